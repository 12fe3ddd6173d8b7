"""Ten hours through the pipeline: what it holds does not grow with the file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from coded_speech import CodedEngine, numbers, say
from engine.files.pipeline import FilePipeline
from engine.files.records import FileDone, FileSource, OpenedSound
from engine.vad.silero import SileroVad
from scripted_engine import LoudnessVad

MINUTE_S = 60.0
STARTS = tuple(0.4 + 0.9 * n for n in range(65))


class Forgetful(CodedEngine):
    """Keeps no requests, which are as long as the file."""

    def decode(self, requests):
        decodes = super().decode(requests)
        self.batches.clear()
        return decodes


def rss_mib() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_ten_hours_take_no_more_memory_than_one() -> None:
    minute = say(STARTS, MINUTE_S)

    def blocks() -> Iterator[np.ndarray]:
        for _ in range(600):
            yield minute[None]

    context = FilePipeline(Forgetful(window_s=30.0), LoudnessVad()).new_context(lambda: 0.0)
    context.add("hours", FileSource(lambda: OpenedSound(("a",), blocks()), language="en"))
    after_an_hour = 0.0
    n_steps = 0
    result = None
    while not context.is_idle:
        for update in context.step():
            if isinstance(update, FileDone):
                result = update.result
        n_steps += 1
        if n_steps == 60:
            after_an_hour = rss_mib()
    assert result is not None
    assert rss_mib() - after_an_hour < 200
    (channel,) = result.channels
    said = [s for window in channel.windows for s in window.segments]
    heard = [number for s in said for number in numbers(s.text)]
    assert heard == list(range(65)) * 600
    last = said[-1]
    assert last.start == pytest.approx(599 * MINUTE_S + STARTS[-1], abs=0.03)  # no drift
    assert result.audio_s == 36_000.0


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_ten_hours_of_real_voice_activity_do_not_grow(
    synthesized_speech: Callable[[str], np.ndarray],
) -> None:
    """Mostly silence: nothing may gather while a window is not full."""
    said = synthesized_speech("The market was quiet when the first boat came in.")
    minute = np.random.default_rng(1).normal(0, 1e-4, 960_000).astype(np.float32)
    for start in (80_000, 560_000):
        minute[start : start + len(said)] += said

    def blocks() -> Iterator[np.ndarray]:
        for _ in range(600):
            yield minute[None]

    context = FilePipeline(Forgetful(window_s=30.0), SileroVad.load()).new_context(lambda: 0.0)
    context.add("hours", FileSource(lambda: OpenedSound(("a",), blocks()), language="en"))
    sizes, result = [], None
    while not context.is_idle:
        for update in context.step():
            if isinstance(update, FileDone):
                result = update.result
        sizes.append(rss_mib())
    assert result is not None
    assert max(sizes) - sizes[len(sizes) // 10] < 100
    assert result.audio_s == 36_000.0
    speech_s = 2 * 600 * len(said) / 16_000
    assert result.guards.speech_s == pytest.approx(speech_s, rel=0.15)
