"""Whether a speech model fits this machine: its memory need, and its speed on a known clip."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from app.settings import RecognitionSettings

if TYPE_CHECKING:
    from app.live.fallback import Progress
    from engine.driver.driver import AsrStreamDriver

TOO_SLOW = 0.7
"""Share of the time that computing may take: other programs want the machine too."""

MEASURED_S = 8.0
"""Seconds of the demo clip: two sentences and the pause between them."""

_WARM_UP_S = 2.0

SPARE_BYTES = 500_000_000
"""Memory that should be left over for the desktop and its other programs."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What captioning a few seconds of speech cost.

    Attributes:
        audio_s: Seconds of sound.
        computing_s: Seconds that hearing them took, drafts included.
    """

    audio_s: float
    computing_s: float

    @property
    def real_time_factor(self) -> float:
        """Seconds of computing for each second of sound."""
        return self.computing_s / self.audio_s

    @property
    def is_too_slow(self) -> bool:
        """Captions would fall behind as soon as something else is going on."""
        return self.real_time_factor > TOO_SLOW


def free_memory_bytes() -> int:
    """Main memory that programs can have without swapping."""
    import psutil

    return int(psutil.virtual_memory().available)


def has_room(needed_bytes: int, free_bytes: int) -> bool:
    """Whether so much more memory can be had, with some to spare."""
    return needed_bytes + SPARE_BYTES <= free_bytes


def measure_speed(
    chosen: RecognitionSettings,
    progress: Progress = lambda *_: None,
    build: Callable[[], AsrStreamDriver] | None = None,
    timer: Callable[[], float] = time.perf_counter,
) -> Speed:
    """Caption the first seconds of the demo clip, with all the drafts of the preset.

    A session has fewer of them while the machine is busy, and more while it is not: here they
    come at the preset's own interval. A first pass warms the model up and is not counted.

    Args:
        chosen: Model, device, precision and preset.
        progress: Told what is going on.
        build: Makes the driver, instead of loading the chosen model.
        timer: Seconds that only grow.

    Raises:
        ModelError: The model is not on this computer, or damaged.
        SettingsError: A setting is not possible.
    """
    from app.live.assembly import build_driver, language_of
    from engine.files.media import iter_blocks
    from engine.sentence import Sentence

    driver = build() if build else build_driver(chosen, progress=progress, may_download=False)
    rate = driver.engine.sample_rate
    progress(Sentence("measuring the speed"), None)
    with as_file(files("resources") / "demo.flac") as clip:
        blocks = list(iter_blocks(clip, rate))
    for seconds in (_WARM_UP_S, MEASURED_S):
        context = driver.new_context(language_of(chosen), chosen.prompt)
        began_s, audio_s = timer(), 0.0
        for block in blocks:
            context.write_read(block)
            audio_s += len(block) / rate
            if audio_s >= seconds:
                break
        context.finish()
        speed = Speed(audio_s, timer() - began_s)
    return speed
