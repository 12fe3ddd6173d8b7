"""What a nice value counts against on Linux: a group of processes, where the kernel makes groups.

With autogroups (sched(7)) that is the login session or terminal, which has a nice value of its own
that only rights can lower; in a control group with a share of processor time it is that group. A
program that is killed leaves a lowered one to what runs there after it.
"""

from __future__ import annotations

import time
from pathlib import Path

_FILE = "self/autogroup"
_TRIES = 3
_TRY_AGAIN_S = 0.11
"""The kernel takes a nice value of a group once in a tenth of a second."""


class SessionGroup:
    """The autogroup of this process."""

    def __init__(self, proc: Path = Path("/proc"), control: Path = Path("/sys/fs/cgroup")) -> None:
        """Nothing is changed yet; the folders are the kernel's."""
        self._proc = proc
        self._control = control
        self._before: int | None = None

    def take(self, nice: int) -> None:
        """Lower its nice value, if this process has the right to; the file says so by refusing."""
        before = self._nice()
        # What another session of ours has lowered is that session's to put back.
        if before is not None and before > nice and self._write(nice):
            self._before = before

    def give_back(self) -> None:
        """Put its nice value back."""
        if self._before is not None:
            self._write(self._before)
            self._before = None

    @property
    def bounds(self) -> str:
        """What a thread's nice value counts in, where that is not the whole computer."""
        controlled = self._control_group()
        if controlled:
            return f"its control group {controlled.name}"
        return "" if self._nice() is None or self._before is not None else "its session"

    def _nice(self) -> int | None:
        """Of the autogroup; None where there is none."""
        try:
            enabled = (self._proc / "sys/kernel/sched_autogroup_enabled").read_text("ascii")
            line = (self._proc / _FILE).read_text("ascii")  # "/autogroup-377 nice 0"
            return int(line.split()[-1]) if int(enabled) else None
        except (OSError, ValueError, IndexError):
            return None

    def _write(self, nice: int) -> bool:
        for _ in range(_TRIES):
            try:
                (self._proc / _FILE).write_text(str(nice), "ascii")
            except BlockingIOError:
                time.sleep(_TRY_AGAIN_S)
            except OSError:
                return False
            else:
                return True
        return False

    def _control_group(self) -> Path | None:
        """The innermost one around this process that processor time is shared out to."""
        try:
            lines = (self._proc / "self/cgroup").read_text("utf-8").splitlines()
        except OSError:
            return None
        fields = (line.split(":", 2) for line in lines)
        paths = {kind: Path(path) for _, kinds, path in fields for kind in kinds.split(",")}
        if "cpu" in paths:  # version 1
            return paths["cpu"] if paths["cpu"].name else None
        own = paths.get("", Path("/"))
        around = (group for group in (own, *own.parents) if group.name and self._has_share(group))
        return next(around, None)

    def _has_share(self, group: Path) -> bool:
        try:
            listed = self._control / group.relative_to("/") / "cgroup.controllers"
            return "cpu" in listed.read_text("ascii").split()
        except OSError:
            return False
