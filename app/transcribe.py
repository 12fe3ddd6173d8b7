"""The sequential way: one media file through the caption loop, each window told what came before.

That is upstream's conditioned algorithm, beam search included; the file queue (``app.jobs``) is
faster. Two passes, both in constant memory. The first takes the whole clip's level, as upstream
does, and finds out where there is speech. The second decodes full windows (``offline``) against
that level; windows without speech are skipped by the voice activity. Lines are then drawn in to the
speech in them: Whisper likes to begin a line at its window's start, however long the silence there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.events import CommittedEvent, LogEvent, SessionEvent
from app.jobs.assembly import BEAMS
from app.jobs.results import FileTranscript
from app.live.loop import CaptionLoop
from app.transcript.records import SessionTranscript
from engine.driver.emission import EmissionPolicy
from engine.driver.level import Running
from engine.files.media import iter_blocks

if TYPE_CHECKING:
    from app.settings import RecognitionSettings
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.seam import AsrEngine, CancelToken, Frames
    from engine.vad.regions import SpeechRegion

PRESET = "offline"
SOURCE = "file"
BLOCK_S = 1.0

LEAD_S = 0.2
"""Kept around the voice activity's speech: its onset comes late on soft consonants."""

_AS_UPSTREAM: dict[str, dict[str, Any]] = {"whisper": {"carried_tokens": 223}}
"""Engine options by family: a prompt of openai-whisper's length. Nobody waits for a draft here."""

Progress = Callable[[float], None]
"""Told the seconds of audio done."""


def build_sequential(
    chosen: RecognitionSettings, progress: Callable[[str, float | None], None] = lambda *_: None
) -> AsrStreamDriver:
    """Load the model for ``transcribe_file``.

    Raises:
        UnavailableError: The model is missing, damaged, or cannot be downloaded.
        SettingsError: A setting is not possible.
    """
    from app.live.assembly import build_driver

    def options_of(folder: Path) -> dict[str, Any]:
        from engine.models.folder import model_family

        return _AS_UPSTREAM.get(model_family(folder), {})

    return build_driver(chosen, progress=progress, options=options_of)


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
    found = survey(driver, path)
    level = Running(initial=found.level)
    policy = replace(EmissionPolicy.preset(PRESET), beams=BEAMS)
    driver = replace(driver, policy=policy, level=level)
    loop = CaptionLoop(driver, [SOURCE], language, prompt)
    n_samples = 0

    def clock() -> float:
        return n_samples / rate

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
        n_samples += len(block)
        events += loop.advance(clock, cancel=cancel)
        progress(clock())
    events += loop.finish(clock, cancel)
    events = [drawn_in(e, found.speech) if isinstance(e, CommittedEvent) else e for e in events]
    transcript = SessionTranscript.from_events(events, title=path.stem, duration_s=clock())
    return FileTranscript(transcript, tuple(events), clock())


@dataclass(frozen=True, slots=True)
class Survey:
    """What the first pass finds.

    Attributes:
        level: The level statistic's reference over all frames.
        speech: Start and end in seconds of each stretch of speech; None without voice activity.
    """

    level: float
    speech: tuple[tuple[float, float], ...] | None


def survey(driver: AsrStreamDriver, path: Path) -> Survey:
    """Go through a file without decoding speech.

    Raises:
        UnavailableError: The file cannot be read.
    """
    engine = driver.engine
    features = engine.features.new_context()
    voice = None if driver.vad is None else driver.vad.new_context()
    activity = driver.activity.new_context()
    level = engine.level.floor
    regions: list[SpeechRegion] = []
    n_samples = 0
    for block in iter_blocks(path, engine.sample_rate, BLOCK_S):
        n_samples += len(block)
        level = _raised(engine, level, features.write(block))
        if voice is not None:
            regions += activity.write(voice.write(block))
    level = _raised(engine, level, features.finish())
    if voice is None:
        return Survey(level, None)
    regions += activity.write(voice.finish())
    last = activity.finish(n_samples)
    regions += [] if last is None else [last]
    rate = engine.sample_rate
    return Survey(level, tuple((r.onset / rate, r.last_speech / rate) for r in regions))


def drawn_in(line: CommittedEvent, speech: Sequence[tuple[float, float]] | None) -> CommittedEvent:
    """The line with its and its segments' times drawn in to the speech that they overlap."""
    if speech is None:
        return line
    segments = []
    for segment in line.segments:
        start, end = _drawn_in(segment["start"], segment["end"], speech)
        segments.append({**segment, "start": start, "end": end})
    start, end = _drawn_in(line.start, line.end, speech)
    return replace(line, start=start, end=end, segments=tuple(segments))


def _drawn_in(
    start: float, end: float, speech: Sequence[tuple[float, float]]
) -> tuple[float, float]:
    inside = [(first, last) for first, last in speech if first < end and last > start]
    if not inside:
        return start, end
    return max(start, inside[0][0] - LEAD_S), min(end, inside[-1][1] + LEAD_S)


def _raised(engine: AsrEngine, level: float, frames: Frames) -> float:
    if not len(frames):
        return level
    return float(engine.level.accumulate(engine.level.summarize(frames), level)[-1])
