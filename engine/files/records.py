"""What goes into the pipeline and what comes out: sources, updates, results. All frozen."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Protocol

from engine.driver.seam import Samples
from engine.errors import EngineError
from engine.files.guards import GuardCounts
from engine.files.stitching import WindowResult


@dataclass(frozen=True, slots=True)
class OpenedSound:
    """A file that can be read.

    Attributes:
        labels: A name for each channel; one channel of a file that is mixed down.
        blocks: `[channels, samples]` at the engine's rate, in order.
    """

    labels: tuple[str, ...]
    blocks: Iterator[Samples]


class OpenSound(Protocol):
    """Opens a file, as ``channels.open_sound`` does."""

    def __call__(self) -> OpenedSound:
        """Open it.

        Raises:
            UnavailableError: It cannot be read.
        """
        ...


@dataclass(frozen=True, slots=True)
class FileSource:
    """A file to transcribe.

    Attributes:
        open: Opens it, when its turn comes.
        language: ISO code; None lets its first windows decide.
        prompt: Names and words to expect.
        word_times: Whether segments should have word times.
        done: For each channel, results of an earlier run, in order from window 0: they are not
            decoded again.
    """

    open: OpenSound
    language: str | None = None
    prompt: str = ""
    word_times: bool = False
    done: tuple[tuple[WindowResult, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ChannelResult:
    """What one channel says, stitched."""

    label: str
    windows: tuple[WindowResult, ...]


@dataclass(frozen=True, slots=True)
class FileResult:
    """A finished file.

    Attributes:
        channels: One, or one for each speaker's channel.
        language: ISO code given or found; None where windows differ or nothing was said.
        audio_s: Its length.
        guards: Counts.
    """

    channels: tuple[ChannelResult, ...]
    language: str | None
    audio_s: float
    guards: GuardCounts


@dataclass(frozen=True, slots=True)
class FileProgress:
    """How far a file is: all before ``done_s`` is text, all before ``read_s`` has been heard."""

    key: Hashable
    done_s: float
    read_s: float


@dataclass(frozen=True, slots=True)
class WindowDone:
    """A window was decoded; not stitched yet. To be kept for ``FileSource.done``.

    A channel's come in order, each when all before it are decoded too.
    """

    key: Hashable
    channel: int
    result: WindowResult


@dataclass(frozen=True, slots=True)
class FileDone:
    """A file is finished."""

    key: Hashable
    result: FileResult


@dataclass(frozen=True, slots=True)
class FileFailed:
    """A file cannot be finished. The others go on."""

    key: Hashable
    error: EngineError


FileUpdate = FileProgress | WindowDone | FileDone | FileFailed
