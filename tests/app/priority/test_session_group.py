"""The nice value of a group of processes: the kernel's own, and what its files say."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.priority.session_group import SessionGroup
from niceness import may_raise

WITHOUT_ADMIN = ("setpriv", "--bounding-set=-sys_admin", "--inh-caps=-sys_admin")

OWN = Path("/proc/self/autogroup")
needs_groups = pytest.mark.skipif(not OWN.exists(), reason="this kernel makes no autogroups")

# In a session of its own: the nice value is that of all programs of a session.
_TAKE = """\
import sys
from pathlib import Path
from app.priority.session_group import SessionGroup
own, group = Path("/proc/self/autogroup"), SessionGroup()
second = SessionGroup()
told = [own.read_text().split()[-1]]
group.take(int(sys.argv[1]))
second.take(int(sys.argv[1]))
told += [own.read_text().split()[-1], group.bounds or "-"]
second.give_back()
told.append(own.read_text().split()[-1])
group.give_back()
group.give_back()
told.append(own.read_text().split()[-1])
print(*told, sep=";")
"""

# With the right to nice values and no other, a group's are taken ten times a second.
_TWICE = """\
from pathlib import Path
from app.priority.session_group import SessionGroup
own, told = Path("/proc/self/autogroup"), []
for _ in range(2):
    group = SessionGroup()
    group.take(-5)
    told.append(own.read_text().split()[-1])
    group.give_back()
    told.append(own.read_text().split()[-1])
print(*told, sep=";")
"""


def answer_of(source: str, *arguments: str, within: Sequence[str] = ()) -> list[str]:
    command = [*within, sys.executable, "-c", source, *arguments]
    done = subprocess.run(
        command, capture_output=True, check=True, text=True, start_new_session=True, timeout=60
    )
    return done.stdout.strip().split(";")


@needs_groups
def test_the_nice_value_of_the_session_is_taken_and_put_back() -> None:
    before, taken, bounds, kept, after = answer_of(_TAKE, "-5")
    assert before == after == "0"
    assert taken == kept == ("-5" if may_raise(-5) else "0")
    if SessionGroup()._nice() is not None and not bounds.startswith("its control group"):
        assert bounds == ("-" if may_raise(-5) else "its session")


@needs_groups
@pytest.mark.skipif(not may_raise(-5) or not shutil.which("setpriv"), reason="drops a right")
def test_the_kernel_is_asked_again_where_it_asks_for_patience() -> None:
    assert answer_of(_TWICE, within=WITHOUT_ADMIN) == ["-5", "0", "-5", "0"]


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    """Files of a kernel with autogroups, in which nothing is controlled."""
    for folder in ("proc/self", "proc/sys/kernel", "control/user.slice/app.scope"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "proc/self/autogroup").write_text("/autogroup-7 nice 0\n", "ascii")
    (tmp_path / "proc/sys/kernel/sched_autogroup_enabled").write_text("1\n", "ascii")
    (tmp_path / "proc/self/cgroup").write_text("0::/user.slice/app.scope\n", "ascii")
    for folder in ("control", "control/user.slice", "control/user.slice/app.scope"):
        controllers = "cpu memory\n" if folder == "control" else "memory\n"
        (tmp_path / folder / "cgroup.controllers").write_text(controllers, "ascii")
    return tmp_path


def bounds(kernel: Path) -> str:
    return SessionGroup(kernel / "proc", kernel / "control").bounds


def test_a_session_bounds_what_counts_in_it(kernel: Path) -> None:
    assert bounds(kernel) == "its session"
    (kernel / "proc/sys/kernel/sched_autogroup_enabled").write_text("0\n", "ascii")
    assert bounds(kernel) == ""


@pytest.mark.parametrize("shared", ["user.slice", "user.slice/app.scope"])
def test_a_control_group_bounds_it_where_processor_time_is_shared_out(
    kernel: Path, shared: str
) -> None:
    (kernel / "control" / shared / "cgroup.controllers").write_text("cpu pids\n", "ascii")
    assert bounds(kernel) == f"its control group {Path(shared).name}"


def test_control_groups_of_version_1(kernel: Path) -> None:
    listed = kernel / "proc/self/cgroup"
    listed.write_text("4:memory:/a\n2:cpu,cpuacct:/\n0::/user.slice/app.scope\n", "ascii")
    assert bounds(kernel) == "its session"
    listed.write_text("4:memory:/\n2:cpu,cpuacct:/a:b\n0::/\n", "ascii")
    assert bounds(kernel) == "its control group a:b"


def test_a_kernel_without_groups_bounds_nothing(tmp_path: Path) -> None:
    group = SessionGroup(tmp_path, tmp_path)
    group.take(-5)
    group.give_back()
    assert group.bounds == ""
