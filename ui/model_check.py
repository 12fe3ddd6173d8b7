"""Measures how quick a model is here: `surtitle models check` in a process of its own.

A process, since loading and decoding hold the interpreter for long moments, and captions may run.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal, Slot

from app.settings import RecognitionSettings


class ModelCheck(QObject):
    """One measurement at a time.

    Signals:
        ended: A model's name, its real-time factor or None, and what went wrong.
    """

    ended = Signal(str, object, str)

    def __init__(self, program: Sequence[str] = (), parent: QObject | None = None) -> None:
        """Run ``program``, else this one, for each check."""
        super().__init__(parent)
        self._program = list(program or own_program())
        self._process: QProcess | None = None
        self._name = ""

    @property
    def is_running(self) -> bool:
        """Whether a measurement is under way."""
        return self._process is not None

    def start(self, chosen: RecognitionSettings) -> None:
        """Measure a model on a device and in a precision, unless a measurement is under way."""
        if self._process is not None:
            return
        self._name = chosen.model
        process = QProcess(self)
        self._process = process
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._not_started)
        options = ["--json", "--device", chosen.device, "--precision", chosen.precision]
        program, *first = self._program
        process.start(program, [*first, "models", "check", chosen.model, *options])

    def stop(self) -> None:
        """Give it up; nothing more is told of it."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._finished)
            process.kill()
            process.waitForFinished(2000)
            process.deleteLater()

    @Slot()
    def _finished(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        out = process.readAllStandardOutput().toStdString().strip()
        said = process.readAllStandardError().toStdString().strip()
        process.deleteLater()
        try:
            factor = float(json.loads(out.splitlines()[-1])["real_time_factor"])
        except (IndexError, KeyError, ValueError, TypeError):
            last = said.splitlines()[-1] if said else ""
            trouble = last.removeprefix("surtitle: ") or self.tr("It could not be measured.")
            self.ended.emit(self._name, None, trouble)
            return
        self.ended.emit(self._name, factor, "")

    @Slot()
    def _not_started(self) -> None:
        process = self._process
        if process is not None and process.error() == QProcess.ProcessError.FailedToStart:
            self._process = None
            process.deleteLater()
            self.ended.emit(self._name, None, self.tr("It could not be measured."))


def own_program() -> list[str]:
    """What starts this program again: a bundle itself, else its module in this interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "app.main"]
