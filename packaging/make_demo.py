"""Make `resources/demo.flac` from `resources/demo.txt`: ``python packaging/make_demo.py``.

The voice comes from the test extra, and reads the same text to the same samples every time.
"""

from __future__ import annotations

import sys
from pathlib import Path

import av
import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
SAMPLE_RATE = 16_000
EDGE_S = 0.3
# Long enough to end a speech region, so that the demo commits a line halfway.
PARAGRAPH_S = 1.2
PEAK = 0.7

sys.path.insert(0, str(ROOT / "tests" / "support"))
from synthesis import speak  # noqa: E402


def demo_samples(text: str) -> NDArray[np.int16]:
    """Read the paragraphs aloud, a pause between them. Mono `[samples]`."""
    parts = [_silence(EDGE_S)]
    for paragraph in text.split("\n\n"):
        parts += [speak(" ".join(paragraph.split())), _silence(PARAGRAPH_S)]
    whole = np.concatenate([*parts[:-1], _silence(EDGE_S)])
    scaled: NDArray[np.int16] = (whole * (PEAK * 32767 / np.abs(whole).max())).astype(np.int16)
    return scaled


def _silence(seconds: float) -> NDArray[np.float32]:
    return np.zeros(int(seconds * SAMPLE_RATE), np.float32)


def write_flac(path: Path, samples: NDArray[np.int16]) -> None:
    """Write mono samples without loss."""
    with av.open(str(path), "w", format="flac") as container:
        stream = container.add_stream("flac", rate=SAMPLE_RATE, layout="mono")
        frame = av.AudioFrame.from_ndarray(samples[np.newaxis], format="s16", layout="mono")
        frame.sample_rate = SAMPLE_RATE
        container.mux(stream.encode(frame))
        container.mux(stream.encode(None))


if __name__ == "__main__":
    text = (RESOURCES / "demo.txt").read_text(encoding="utf-8")
    samples = demo_samples(text)
    write_flac(RESOURCES / "demo.flac", samples)
    print(f"{len(samples) / SAMPLE_RATE:.1f} s")
