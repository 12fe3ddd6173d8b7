"""Sound of any length in a file queue, and steps until something is so."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import numpy as np

from coded_speech import numbers, say
from engine.files.pipeline import FilePipelineContext
from engine.files.records import FileDone, FileSource, FileUpdate, OpenedSound
from scripted_engine import RATE

Samples = np.ndarray
NewContext = Callable[..., FilePipelineContext]
"""Makes a queue; its arguments are the fixture's."""

BLOCK_S = 5.0  # that such a queue reads at a time


def talk(n_words: int, pause_s: float = 0.7) -> Samples:
    """Words that fill windows of five seconds."""
    return say([0.5 + (0.3 + pause_s) * n for n in range(n_words)], n_words * (0.3 + pause_s) + 1)


def source(samples: Samples, name: str, language: str | None = "en") -> FileSource:
    """Its windows say by their prompt whose they are."""

    def blocks() -> Iterator[Samples]:
        for start in range(0, len(samples), RATE):
            yield samples[None, start : start + RATE]

    return FileSource(lambda: OpenedSound(("a",), blocks()), language, prompt=name)


def endless(name: str, read: list[float]) -> FileSource:
    """A file of many hours; ``read`` gets the seconds of each block that was read."""
    hour = talk(390)

    def blocks() -> Iterator[Samples]:
        while True:
            for start in range(0, len(hour), RATE):
                read.append(1.0)
                yield hour[None, start : start + RATE]

    return FileSource(lambda: OpenedSound(("a",), blocks()), "en", prompt=name)


def step(context: FilePipelineContext, until: Callable[[], bool]) -> list[FileUpdate]:
    """Take steps until something is so."""
    updates: list[FileUpdate] = []
    for _ in range(1000):
        if until():
            return updates
        updates += context.step()
    raise AssertionError("never so")


def work_off(context: FilePipelineContext) -> list[FileUpdate]:
    return step(context, lambda: context.is_idle)


def said(updates: list[FileUpdate], key: Hashable) -> list[int]:
    (done,) = [u for u in updates if isinstance(u, FileDone) and u.key == key]
    (channel,) = done.result.channels
    return numbers(" ".join(s.text for w in channel.windows for s in w.segments))
