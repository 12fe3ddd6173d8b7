"""Which channels are apart, and that each is read as it is; tracks of a film."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import av
import numpy as np
import pytest

from engine.errors import SettingsError, UnavailableError
from engine.files.channels import MediaSound, are_apart
from engine.files.media import audio_tracks, iter_channel_blocks, probe

RATE = 16_000


def turns(*pieces: tuple[float, float], seconds: float = 2.0) -> np.ndarray:
    """Noise in pieces of ``seconds``; each piece's loudness on the left and on the right."""
    chance = np.random.default_rng(0)
    parts = []
    for left, right in pieces:
        voices = chance.normal(0.0, 0.1, (2, round(seconds * RATE))).astype(np.float32)
        parts.append(voices * np.array([[left], [right]], np.float32))
    return np.concatenate(parts, axis=1)


CALL = turns((1.0, 0.01), (0.01, 1.0), (1.0, 0.02), (0.0, 1.0), (0.0, 0.0))


def test_people_who_take_turns_are_apart() -> None:
    assert are_apart(CALL, RATE)


def test_one_sound_on_both_is_not() -> None:
    mono = CALL.sum(axis=0)
    assert not are_apart(np.stack([mono, mono]), RATE)
    assert not are_apart(np.stack([mono, 0.4 * mono]), RATE)  # a voice beside the middle
    assert not are_apart(turns((1.0, 1.0), (0.8, 1.0), (1.0, 0.5)), RATE)


def test_one_silent_channel_is_no_second_speaker() -> None:
    assert not are_apart(turns((1.0, 0.0), (1.0, 0.0), (1.0, 0.0)), RATE)
    assert not are_apart(np.zeros((2, 10 * RATE), np.float32), RATE)
    assert not are_apart(np.zeros((2, 0), np.float32), RATE)


def test_a_call_opens_as_two_and_a_recording_as_one(write_media: Callable[..., Path]) -> None:
    call = write_media(CALL, RATE, "wav", layout="stereo", codec="pcm_f32le")
    opened = MediaSound(call)()
    assert opened.labels == ("left", "right")
    assert np.concatenate(list(opened.blocks), axis=1) == pytest.approx(CALL, abs=1e-6)
    mixed = MediaSound(call, channels="mix")()
    assert mixed.labels == ("file",)
    assert np.concatenate(list(mixed.blocks), axis=1)[0] == pytest.approx(
        CALL.mean(axis=0), abs=1e-6
    )
    same = np.repeat(CALL[:1], 2, axis=0)
    both = write_media(same, RATE, "flac", layout="stereo")
    assert MediaSound(both)().labels == ("file",)
    assert MediaSound(both, channels="split")().labels == ("left", "right")


def test_channels_are_resampled_apart(write_media: Callable[..., Path]) -> None:
    call = write_media(CALL, RATE, "wav", layout="stereo", codec="pcm_f32le")
    both = np.concatenate(list(iter_channel_blocks(call, 8000, mix=False)), axis=1)
    assert both.shape == (2, CALL.shape[1] // 2)
    loud = np.abs(both[:, : 2 * 8000]).mean(axis=1)
    assert loud[0] > 20 * loud[1]


def test_what_cannot_be_split_is_refused(write_media: Callable[..., Path]) -> None:
    mono = write_media(CALL[0], RATE, "wav")
    with pytest.raises(SettingsError, match="1 instead of two channels"):
        MediaSound(mono, channels="split")()
    with pytest.raises(SettingsError, match="no channels"):
        MediaSound(mono, channels="both")


def test_a_film_has_tracks(tmp_path: Path) -> None:
    path = tmp_path / "film.mkv"
    with av.open(str(path), "w") as container:
        streams = []
        for language, _ in (("eng", 0.1), ("deu", 0.4)):
            stream = container.add_stream("pcm_s16le", rate=RATE)
            assert isinstance(stream, av.AudioStream)
            stream.layout = "mono"
            stream.metadata["language"] = language
            streams.append(stream)
        for stream, level in zip(streams, (0.1, 0.4), strict=True):
            samples = np.full((1, RATE), round(level * 32767), np.int16)
            frame = av.AudioFrame.from_ndarray(samples, format="s16", layout="mono")
            frame.sample_rate, frame.pts = RATE, 0
            container.mux(stream.encode(frame))
            container.mux(stream.encode(None))
    tracks = audio_tracks(path)
    assert [(t.number, t.language, t.channels) for t in tracks] == [(0, "eng", 1), (1, "deu", 1)]
    for number, level in ((0, 0.1), (1, 0.4)):
        (block,) = iter_channel_blocks(path, RATE, 1.0, track=number)
        assert block[0] == pytest.approx(np.full(RATE, level), abs=1e-3)
    assert probe(path, 1).channels == 1
    with pytest.raises(UnavailableError, match="no audio track 2; it has 2"):
        probe(path, 2)
