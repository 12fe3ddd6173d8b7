"""A media file from any second on, as stereo blocks at a speed of choice with its pitch kept."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from app.playback.places import Sound
from engine.files.media import iter_channel_blocks

RATE = 48_000  # Hz
BLOCK_S = 0.05
SPEEDS = (0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0)

Block = NDArray[np.float32]
"""`[samples, 2]`"""


def blocks_from(sound: Sound, start_s: float, speed: float) -> Iterator[Block]:
    """Blocks from ``start_s`` of the file on, `[samples, 2]` at 48 kHz.

    Raises:
        UnavailableError: The file cannot be read, is broken, or has no sound.
    """
    pieces = iter_channel_blocks(
        sound.path, RATE, BLOCK_S, track=sound.track, mix=False, start_s=start_s
    )
    stereo = (_stereo(piece) for piece in pieces)
    return stereo if speed == 1.0 else _at_speed(stereo, speed)


def _stereo(piece: NDArray[np.float32]) -> Block:
    if len(piece) != 2:
        piece = np.repeat(piece.mean(axis=0, dtype=np.float32, keepdims=True), 2, axis=0)
    return np.ascontiguousarray(piece.T)


def _at_speed(blocks: Iterator[Block], speed: float) -> Iterator[Block]:
    """Through FFmpeg's ``atempo``, which overlaps pieces where they are most alike."""
    import av

    graph = av.filter.Graph()
    source = graph.add_abuffer(
        format="flt", sample_rate=RATE, layout="stereo", time_base=Fraction(1, RATE)
    )
    tempo, sink = graph.add("atempo", f"{speed:g}"), graph.add("abuffersink")
    graph.link_nodes(source, tempo, sink).configure()

    def ready() -> Iterator[Block]:
        while True:
            try:
                frame = sink.pull()
            except (av.error.BlockingIOError, av.error.EOFError):
                return
            assert isinstance(frame, av.AudioFrame)
            yield frame.to_ndarray().reshape(-1, 2).astype(np.float32, copy=False)

    n_samples = 0
    for block in blocks:
        frame = av.AudioFrame.from_ndarray(block.reshape(1, -1), format="flt", layout="stereo")
        frame.sample_rate, frame.time_base, frame.pts = RATE, Fraction(1, RATE), n_samples
        n_samples += len(block)
        source.push(frame)
        yield from ready()
    source.push(None)
    yield from ready()
