"""Media files that the tests make themselves, with PyAV."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

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
