"""A file to transcribe, as a frozen record; what may follow what; and how fast it goes."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class JobState(Enum):
    """Where a job stands.

    ``waiting`` and ``running`` go on by themselves, the others only when somebody says so.
    """

    WAITING = "waiting"
    RUNNING = "running"
    PAUSED = "paused"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"

    @property
    def is_over(self) -> bool:
        """Whether nothing more is done unless it is tried again."""
        return self in (JobState.DONE, JobState.FAILED, JobState.CANCELLED)


@dataclass(frozen=True, slots=True)
class JobOptions:
    """How a file is transcribed and where the result goes.

    Attributes:
        model: Catalogue name or folder.
        language: ISO code; None detects it.
        prompt: Names and words to expect.
        channels: ``auto``, ``mix`` or ``split``.
        track: Audio track, from 0; None takes the one that players take.
        word_times: Whether results have the times of words.
        formats: Exports to write; none is possible.
        output: Their folder; None puts them beside the file.
    """

    model: str = "whisper-base"
    language: str | None = None
    prompt: str = ""
    channels: str = "auto"
    track: int | None = None
    word_times: bool = False
    formats: tuple[str, ...] = ()
    output: Path | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """One file in the queue.

    Attributes:
        id: Never used twice in a queue.
        path: The file.
        options: As given when it was added.
        name: Of its results, without ending.
        state: Where it stands.
        duration_s: Of the file, None while not known.
        done_s: Seconds of it that are text.
        worked_s: Seconds spent on it, other files' share of the batches included.
        worked_from_s: ``done_s`` when ``worked_s`` began to count: work of an earlier run is not
            this run's speed.
        error: Why it failed, one line.
        written: Exports that were written.
        session_id: In the transcript store, where it was stored.
        stamp: Size and time of change of the file when its windows were begun.
    """

    id: int
    path: Path
    options: JobOptions = field(default_factory=JobOptions)
    name: str = ""
    state: JobState = JobState.WAITING
    duration_s: float | None = None
    done_s: float = 0.0
    worked_s: float = 0.0
    worked_from_s: float = 0.0
    error: str = ""
    written: tuple[Path, ...] = ()
    session_id: int | None = None
    stamp: tuple[int, int] | None = None

    @property
    def rtfx(self) -> float | None:
        """Seconds of sound for each second of work; None before there is a figure."""
        done = self.done_s - self.worked_from_s
        return done / self.worked_s if self.worked_s > 0 and done > 0 else None

    @property
    def share(self) -> float | None:
        """How much is done, 0 to 1; None where the length is not known."""
        if self.state is JobState.DONE:
            return 1.0
        return min(self.done_s / self.duration_s, 1.0) if self.duration_s else None

    @property
    def eta_s(self) -> float | None:
        """Seconds until it is done at the speed so far; None where nobody can tell."""
        if self.state is not JobState.RUNNING or self.duration_s is None or not self.rtfx:
            return None
        return max(0.0, self.duration_s - self.done_s) / self.rtfx
