"""PySide6 6.12 on Python 3.10 and 3.11 loses a reference to None and True with every call.

A process then aborts after some hundreds of emits or some thousands of void calls. The version that
is installed here must not.
"""

from __future__ import annotations

import subprocess
import sys

CALLS = """
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

class Bell(QObject):
    rang = Signal(bool)

application = QCoreApplication([])
bell = Bell()
heard = []
bell.rang.connect(heard.append)
for _ in range(20_000):
    bell.rang.emit(True)
timer = QTimer()
for _ in range(50_000):
    timer.setInterval(10)
assert len(heard) == 20_000
print("done")
"""


def test_many_emits_and_void_calls_do_not_abort() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CALLS], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
