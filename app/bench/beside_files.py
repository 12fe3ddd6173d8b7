"""``surtitle bench busy --files``: captions while files are transcribed.

In one process, as in the windows: the files' decodes let those of the captions pass. Captions wait
for what is spoken next, as in a meeting: that is when the files are worked on.
"""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from app.bench.live import SOURCE, System
from app.events import LogEvent
from app.live.loop import CaptionLoop
from app.live.simulate import CaptionSteps
from app.live.threads import DecodeThreads, live_threads
from engine.driver.seam import CancelToken
from engine.files.channels import MIX, MediaSound
from engine.files.gate import LiveFirst
from engine.files.records import FileFailed, FileProgress, FileSource

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver
    from engine.files.pipeline import FilePipeline

_PAUSE_S = 0.001  # of the files' thread while a caption is decoded


class _LiveFirstLoop(CaptionLoop):
    """Decodes as a session's worker does: the files stand still meanwhile."""

    def __init__(
        self, gate: LiveFirst, driver: AsrStreamDriver, language: str | None, prompt: str,
        stability: str, threads: DecodeThreads,
    ) -> None:  # fmt: skip
        super().__init__(driver, [SOURCE], language, prompt, stability, threads=threads)
        self._gate = gate

    def advance(
        self, now: Callable[[], float], drafts: bool = True, cancel: CancelToken | None = None
    ) -> list[LogEvent]:
        """See there."""
        with self._gate.live():
            return super().advance(now, drafts, cancel)

    def finish(self, now: Callable[[], float], cancel: CancelToken | None = None) -> list[LogEvent]:
        """See there."""
        with self._gate.live():
            return super().finish(now, cancel)


def live_first_system(
    driver: AsrStreamDriver,
    gate: LiveFirst,
    *,
    language: str | None = None,
    prompt: str = "",
    stability: str = "fast",
) -> System:
    """Surtitle over ``driver``, before the files that look at ``gate``."""
    threads = live_threads()

    def new_loop() -> CaptionSteps:
        return _LiveFirstLoop(gate, driver, language, prompt, stability, threads)

    return System("surtitle", new_loop, has_memory=False, threads=threads)


@dataclass(slots=True)
class Worked:
    """What was done beside the captions.

    Attributes:
        files: Seconds of sound that became text, by file, for each block.
        wall_s: Seconds of the blocks.
    """

    files: list[dict[Hashable, float]] = field(default_factory=list)
    wall_s: float = 0.0

    def __str__(self) -> str:
        """For a table."""
        audio_s = sum(sum(done.values()) for done in self.files)
        return f"{audio_s:.0f} s of sound in {self.wall_s:.0f} s"


@contextmanager
def files_beside(
    pipeline: FilePipeline,
    files: Sequence[Path],
    gate: LiveFirst,
    language: str | None = None,
    worked: Worked | None = None,
) -> Iterator[None]:
    """Transcribe the files, again and again, on a thread of its own, for the length of the block.

    Args:
        pipeline: Transcribes.
        files: In turn.
        gate: Lets the captions pass.
        language: Of the files.
        worked: Adds up what was done.

    Raises:
        EngineError: A file cannot be transcribed.
    """
    stop = threading.Event()
    failed: list[Exception] = []
    worked = worked or Worked()
    began_s = time.perf_counter()
    context = pipeline.new_context(time.monotonic, gate.may_run, gate.token(stop))

    def work() -> None:
        done_s: dict[Hashable, float] = {}
        worked.files.append(done_s)
        endless = enumerate(itertools.cycle(files))
        while not stop.is_set():
            if context.is_idle:
                key, path = next(endless)
                sound = MediaSound(path, context.sample_rate, MIX)
                context.add(key, FileSource(sound, language))
            if not gate.may_run():
                stop.wait(_PAUSE_S)
            for update in context.step():
                if isinstance(update, FileFailed):
                    failed.append(update.error)
                    return
                if isinstance(update, FileProgress):
                    done_s[update.key] = max(done_s.get(update.key, 0.0), update.done_s)

    thread = threading.Thread(target=work, name="files beside")
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
        worked.wall_s += time.perf_counter() - began_s
    if failed:
        raise failed[0]
