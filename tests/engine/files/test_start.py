"""A file that is entered in between sounds as it does when it is read from its beginning."""

from __future__ import annotations

import av
import numpy as np
import pytest

from engine.files.media import iter_channel_blocks

RATE = 48_000


def written(folder, name, codec, seconds=40.0):
    """A file of a tone that rises step by step: each second has a sound of its own."""
    path = folder / name
    times = np.arange(round(seconds * RATE)) / RATE
    sound = (0.3 * np.sin(2 * np.pi * (300 + 20 * np.floor(times)) * times)).astype(np.float32)
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=RATE, layout="mono")
        frame = av.AudioFrame.from_ndarray(
            (sound * 32767).astype("<i2")[None], format="s16", layout="mono"
        )
        frame.sample_rate = RATE
        resampler = av.AudioResampler(stream.format.name, "mono", RATE, stream.frame_size or None)
        for part in [*resampler.resample(frame), *resampler.resample(None)]:
            container.mux(stream.encode(part))
        container.mux(stream.encode(None))
    return path


def read(path, start_s):
    blocks = list(iter_channel_blocks(path, RATE, 1.0, mix=False, start_s=start_s))
    return np.concatenate(blocks, axis=1)[0]


@pytest.mark.parametrize(
    ("name", "codec"),
    [
        ("a.wav", "pcm_s16le"),
        ("a.flac", "flac"),
        ("a.m4a", "aac"),
        ("a.mp3", "libmp3lame"),
        ("a.mkv", "aac"),
    ],
)
def test_what_is_heard_from_a_time_on_is_what_is_there(tmp_path, name, codec):
    path = written(tmp_path, name, codec)
    whole = read(path, 0.0)
    for start_s in (0.25, 3.7, 25.5):
        part = read(path, start_s)
        rest = whole[round(start_s * RATE) :]
        assert abs(len(part) - len(rest)) <= RATE // 50
        # Where it is found in the whole: within 20 ms of where it should be.
        piece = part[RATE // 2 : RATE]
        area = rest[RATE // 2 - RATE // 50 : RATE + RATE // 50]
        found = np.correlate(area, piece, "valid")
        assert found.max() > 0.9 * float(piece @ piece)


def test_past_the_end_there_is_nothing(tmp_path):
    path = written(tmp_path, "a.wav", "pcm_s16le", 2.0)
    assert list(iter_channel_blocks(path, RATE, 1.0, start_s=5.0)) == []
