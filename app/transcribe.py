"""File transcription: a media file through the caption loop, as fast as the machine can.

Two passes, both in constant memory: the first takes the whole clip's level, as upstream does, the
second decodes against it. Windows are full ones (``offline``); those without speech are skipped by
the voice activity.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.events import LogEvent, SessionEvent
from app.live.loop import CaptionLoop
from app.transcript.records import SessionTranscript
from engine.driver.emission import EmissionPolicy
from engine.driver.level import Running
from engine.files.media import iter_blocks

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.seam import AsrEngine, CancelToken, FeatureContext, Frames

PRESET = "offline"
SOURCE = "file"
BLOCK_S = 1.0

Progress = Callable[[float], None]
"""Told the seconds of audio done."""


@dataclass(frozen=True, slots=True)
class FileTranscript:
    """What a file says.

    Attributes:
        transcript: For exports; without lines when no speech was found.
        events: The event log, times in seconds of the file.
        audio_s: Seconds of audio.
    """

    transcript: SessionTranscript
    events: tuple[LogEvent, ...]
    audio_s: float

    @property
    def n_words(self) -> int:
        """Words committed, as separated by spaces."""
        return sum(len(line.text.split()) for line in self.transcript.lines)


def transcribe_file(
    driver: AsrStreamDriver,
    path: Path,
    *,
    language: str | None = None,
    prompt: str = "",
    progress: Progress = lambda _: None,
    cancel: CancelToken | None = None,
) -> FileTranscript:
    """Transcribe one media file.

    Args:
        driver: Engine and voice activity; its policy and level are replaced.
        path: Any media file.
        language: ISO code; None detects it.
        prompt: Names and words to expect.
        progress: Told how far the decoding is.
        cancel: Stops between decoder steps.

    Raises:
        EngineError: The file cannot be read or decoded.
    """
    rate = driver.engine.sample_rate
    level = Running(initial=whole_clip_level(driver.engine, path))
    driver = replace(driver, policy=EmissionPolicy.preset(PRESET), level=level)
    loop = CaptionLoop(driver, [SOURCE], language, prompt)
    clock = partial(loop.heard_s, SOURCE)
    events: list[LogEvent] = [
        SessionEvent(
            started=datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            model=driver.engine.name,
            preset=PRESET,
            sources=(SOURCE,),
            language=language,
            details={"file": path.name},
        )
    ]
    for block in iter_blocks(path, rate, BLOCK_S):
        loop.write(SOURCE, block)
        events += loop.advance(clock, cancel=cancel)
        progress(clock())
    events += loop.finish(clock, cancel)
    transcript = SessionTranscript.from_events(events, title=path.stem, duration_s=clock())
    return FileTranscript(transcript, tuple(events), clock())


def whole_clip_level(engine: AsrEngine, path: Path) -> float:
    """The level statistic's reference over all frames of a file.

    Raises:
        UnavailableError: The file cannot be read.
    """
    features = engine.features.new_context()
    reference = engine.level.floor
    for frames in _frames(features, engine.sample_rate, path):
        if len(frames):
            levels = engine.level.summarize(frames)
            reference = float(engine.level.accumulate(levels, reference)[-1])
    return reference


def _frames(features: FeatureContext, sample_rate: int, path: Path) -> Iterator[Frames]:
    for block in iter_blocks(path, sample_rate, BLOCK_S):
        yield features.write(block)
    yield features.finish()
