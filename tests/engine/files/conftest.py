"""Media files that the tests make themselves, with PyAV."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from engine.files.batching import BatchingConfig
from engine.files.packing import PackingConfig
from engine.files.pipeline import FilePipeline, FilePipelineConfig, FilePipelineContext
from engine.vad.regions import VadConfig
from held_engine import HANG_S, HeldEngine, decode_threads
from queued_sound import BLOCK_S, NewContext
from scripted_engine import LoudnessVad

Samples = NDArray[np.float32]

CONTAINERS = {
    "wav": "pcm_s16le",
    "flac": "flac",
    "ogg": "flac",
    "opus": "libopus",
    "mp3": "libmp3lame",
    "m4a": "aac",
    "mp4": "aac",
    "webm": "libopus",
    "mkv": "flac",
    "aac": "aac",
}


@pytest.fixture
def write_media(tmp_path: Path) -> Callable[..., Path]:
    """`write_media(samples, rate, "mp3", layout="mono")`: `[channels, samples]` or `[samples]`."""

    def write(
        samples: Samples,
        rate: int,
        ending: str,
        *,
        layout: str = "mono",
        codec: str = "",
        delay_s: float = 0.0,
        options: dict[str, str] | None = None,
    ) -> Path:
        path = tmp_path / f"sound-{layout}.{ending}"
        channels = np.atleast_2d(samples).astype(np.float32)
        with av.open(str(path), "w", options=options or {}) as container:
            stream = container.add_stream(codec or CONTAINERS[ending], rate=rate)
            assert isinstance(stream, av.AudioStream)
            stream.layout = layout
            packed = np.ascontiguousarray(channels.T).reshape(1, -1)
            frame = av.AudioFrame.from_ndarray(packed, format="flt", layout=layout)
            frame.sample_rate = rate
            frame.pts = round(delay_s * rate)
            resampler = av.AudioResampler(
                stream.format.name, layout, rate, frame_size=stream.frame_size or 1024
            )
            for part in [*resampler.resample(frame), *resampler.resample(None)]:
                container.mux(stream.encode(part))
            container.mux(stream.encode(None))
        return path

    return write


@pytest.fixture
def new_context(engine: HeldEngine) -> Iterator[NewContext]:
    """Two decodes at once, on a clock that stands still: batches are full, or the last."""
    made: list[weakref.ref[FilePipelineContext]] = []

    def make(batch_size: int = 2, per_file: int = 8, **more: object) -> FilePipelineContext:
        config = FilePipelineConfig(
            PackingConfig(overlap_s=1.5, max_gap_s=5.0),
            BatchingConfig(batch_size=batch_size, per_file=per_file),
            VadConfig(hangover_s=0.3, pad_s=0.2),
            block_s=BLOCK_S,
            at_once=2,
        )
        pipeline = FilePipeline(engine, LoudnessVad(), config)
        context = pipeline.new_context(lambda: 0.0, **more)  # type: ignore[arg-type]
        made.append(weakref.ref(context))
        return context

    yield make
    for ref in made:
        if (context := ref()) is not None:
            context.close()
    for thread in decode_threads():  # of contexts that are gone
        thread.join(HANG_S)
    assert decode_threads() == []
