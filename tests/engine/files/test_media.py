"""Any media file as mono blocks on its presentation time line; what is broken is one line."""

from __future__ import annotations

import os
import tracemalloc
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.errors import UnavailableError
from engine.files.media import iter_blocks, probe, read_mono

RATE = 16_000
Write = Callable[..., Path]
Samples = NDArray[np.float32]


def bursts(rate: int, duration_s: float = 3.0, at_s: tuple[float, ...] = (0.5, 2.0)) -> Samples:
    """Silence with tone bursts of 0.2 s, whose starts can be found again after any codec."""
    samples = np.zeros(round(duration_s * rate), np.float32)
    for at in at_s:
        first = round(at * rate)
        time = np.arange(round(0.2 * rate)) / rate
        samples[first : first + len(time)] = 0.5 * np.sin(2 * np.pi * 440 * time)
    return samples


def onsets(samples: Samples, rate: int = RATE) -> list[float]:
    """Seconds at which a burst begins: loud after 50 ms of quiet."""
    step = rate // 100
    loud = np.abs(samples[: len(samples) // step * step]).reshape(-1, step).max(axis=1) > 0.1
    return [i * 0.01 for i in range(len(loud)) if loud[i] and not loud[max(0, i - 5) : i].any()]


@pytest.mark.parametrize(
    ("ending", "rate"),
    [
        ("wav", 8_000), ("wav", 44_100), ("flac", 48_000), ("ogg", 44_100), ("opus", 48_000),
        ("mp3", 44_100), ("mp3", 16_000), ("m4a", 44_100), ("mp4", 48_000), ("webm", 48_000),
        ("mkv", 22_050), ("aac", 44_100),
    ],
)  # fmt: skip
def test_times_survive_every_container(write_media: Write, ending: str, rate: int) -> None:
    path = write_media(bursts(rate), rate, ending)
    samples = read_mono(path)
    assert samples.dtype == np.float32
    assert samples.ndim == 1
    # Raw AAC carries no priming length: up to two of its frames come out as silence.
    slack = 0.06 if ending == "aac" else 0.025
    assert onsets(samples) == pytest.approx([0.5, 2.0], abs=slack)
    assert len(samples) / RATE == pytest.approx(3.0, abs=0.1)
    about = probe(path)
    assert about.sample_rate == rate
    assert about.channels == 1
    assert about.duration_s == pytest.approx(3.0, abs=1.0)  # raw AAC has a guess


def test_blocks_are_all_of_one_length_but_the_last(write_media: Write) -> None:
    path = write_media(bursts(44_100, 1.234, at_s=(0.5,)), 44_100, "flac")
    blocks = list(iter_blocks(path, RATE, 0.02))
    assert {len(block) for block in blocks[:-1]} == {320}
    assert 0 < len(blocks[-1]) <= 320
    assert np.array_equal(np.concatenate(blocks), read_mono(path))
    large = np.concatenate(list(iter_blocks(path, RATE, 0.5)))
    assert np.array_equal(large, read_mono(path))


def test_own_rate_is_passed_through_unchanged(tmp_path: Path) -> None:
    values = np.arange(-1000, 1000, dtype="<i2")
    path = tmp_path / "exact.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(values.tobytes())
    assert np.array_equal(read_mono(path), values.astype(np.float32) / 32768)


def test_stereo_is_averaged(write_media: Write) -> None:
    left, right = bursts(RATE, at_s=(0.5,)), bursts(RATE, at_s=(2.0,))
    path = write_media(np.stack([left, right]), RATE, "wav", layout="stereo")
    assert read_mono(path) == pytest.approx((left + right) / 2, abs=1e-4)
    assert probe(path).channels == 2


@pytest.mark.parametrize("layout", ["5.1", "7.1"])
def test_the_centre_of_surround_sound_is_loud(write_media: Write, layout: str) -> None:
    channels = np.zeros((6 if layout == "5.1" else 8, 3 * RATE), np.float32)
    channels[2] = bursts(RATE)  # front left, front right, front centre
    samples = read_mono(write_media(channels, RATE, "flac", layout=layout))
    assert np.abs(samples).max() == pytest.approx(0.5, abs=0.05)
    assert onsets(samples) == pytest.approx([0.5, 2.0], abs=0.02)


def _float_wave(path: Path, samples: Samples) -> None:
    body = samples.astype("<f4").tobytes()
    header = b"fmt " + (16).to_bytes(4, "little") + (3).to_bytes(2, "little")  # IEEE float
    header += (1).to_bytes(2, "little") + RATE.to_bytes(4, "little")
    header += (RATE * 4).to_bytes(4, "little") + (4).to_bytes(2, "little")
    header += (32).to_bytes(2, "little") + b"data" + len(body).to_bytes(4, "little")
    path.write_bytes(b"RIFF" + (4 + len(header) + len(body)).to_bytes(4, "little") + b"WAVE")
    with path.open("ab") as file:
        file.write(header + body)


def test_what_is_no_number_becomes_silence(tmp_path: Path) -> None:
    samples = np.full(RATE, 0.25, np.float32)
    samples[[10, 20, 30, 40]] = [np.nan, np.inf, -np.inf, 7.0]
    path = tmp_path / "odd.wav"
    _float_wave(path, samples)
    heard = read_mono(path)
    assert heard[[9, 10, 20, 30, 40]].tolist() == [0.25, 0.0, 1.0, -1.0, 1.0]
    path.write_bytes(path.read_bytes().replace(RATE.to_bytes(4, "little"), b"\x40\x1f\x00\x00", 1))
    assert np.isfinite(read_mono(path)).all()  # 8 kHz: through the resampler


@pytest.mark.parametrize("ending", ["mp4", "mkv", "webm"])
def test_a_sound_track_that_starts_late_is_led_by_silence(
    write_media: Write, tmp_path: Path, ending: str
) -> None:
    """Against the picture, which starts at 0, as a player shows it."""
    import av

    path = tmp_path / f"late.{ending}"
    rate = 48_000
    with av.open(str(path), "w") as container:
        picture = container.add_stream("libvpx" if ending == "webm" else "mpeg4", rate=25)
        picture.width = picture.height = 64
        picture.pix_fmt = "yuv420p"
        sound = container.add_stream("libopus" if ending == "webm" else "aac", rate=rate)
        sound.layout = "mono"
        for n in range(100):
            image = av.VideoFrame.from_ndarray(np.zeros((64, 64, 3), np.uint8), format="rgb24")
            image.pts = n
            container.mux(picture.encode(image))
        container.mux(picture.encode(None))
        frame = av.AudioFrame.from_ndarray(bursts(rate)[None], format="fltp", layout="mono")
        frame.sample_rate, frame.pts = rate, 1 * rate
        resampler = av.AudioResampler(sound.format.name, "mono", rate, frame_size=sound.frame_size)
        for part in [*resampler.resample(frame), *resampler.resample(None)]:
            container.mux(sound.encode(part))
        container.mux(sound.encode(None))
    assert onsets(read_mono(path)) == pytest.approx([1.5, 3.0], abs=0.05)


def test_memory_does_not_grow_with_the_file(write_media: Write) -> None:
    path = write_media(np.tile(bursts(RATE), 100), RATE, "flac")  # 5 minutes: 19 MB decoded
    tracemalloc.start()
    n_samples = sum(len(block) for block in iter_blocks(path))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert n_samples == 300 * RATE
    assert peak < 2_000_000


def _bytes(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def _fifo(path: Path) -> Path:
    os.mkfifo(path)
    return path


BROKEN: dict[str, tuple[Callable[[Path], Path], str]] = {
    "missing": (lambda p: p, "cannot read .*No such file"),
    "folder": (lambda p: p.parent, "is a folder"),
    "empty": (lambda p: _bytes(p, b""), "is empty"),
    "text": (lambda p: _bytes(p, b"Dear diary, nothing to hear.\n" * 40), "sound|not a media file"),
    "noise": (lambda p: _bytes(p, np.random.default_rng(0).bytes(50_000)), "broken|sound"),
    "header alone": (lambda p: _bytes(p, b"RIFF\x24\0\0\0WAVEfmt "), "broken"),
    "pipe": (_fifo, "is not a file"),
    "html": (lambda p: _bytes(p, b"<!DOCTYPE html><html><body>404</body></html>"), "broken|sound"),
    "play list": (
        lambda p: _bytes(p, b"#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:1/a.mp3\n#EXT-X-ENDLIST\n"),
        "broken|sound",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_cannot_be_read_is_one_line(tmp_path: Path, kind: str) -> None:
    make, reason = BROKEN[kind]
    path = make(tmp_path / "thing.wav")
    for read in (probe, read_mono):
        with pytest.raises(UnavailableError, match=reason) as caught:
            read(path)
        assert "\n" not in str(caught.value)
        assert path.name in str(caught.value)


def test_no_samples_and_absurd_rates_are_named(tmp_path: Path) -> None:
    silent = tmp_path / "silent.wav"
    with wave.open(str(silent), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
    with pytest.raises(UnavailableError, match=r"silent\.wav .*no sound could be decoded"):
        read_mono(silent)
    for rate in (7, 1_092_676):
        absurd = tmp_path / "absurd.wav"
        with wave.open(str(absurd), "wb") as file:
            file.setparams((1, 2, rate, 0, "NONE", ""))
            file.writeframes(bytes(2000))
        with pytest.raises(UnavailableError, match=f"claims {rate} samples a second"):
            probe(absurd)


def test_a_video_without_sound_is_named(tmp_path: Path) -> None:
    import av

    path = tmp_path / "mute.mp4"
    with av.open(str(path), "w") as container:
        stream = container.add_stream("mpeg4", rate=25)
        stream.width = stream.height = 64
        stream.pix_fmt = "yuv420p"
        frame = av.VideoFrame.from_ndarray(np.zeros((64, 64, 3), np.uint8), format="rgb24")
        container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    with pytest.raises(UnavailableError, match=r"mute\.mp4 has no sound in it"):
        probe(path)


def test_an_encrypted_file_is_named(write_media: Write) -> None:
    key = "0123456789abcdef0123456789abcdef"
    path = write_media(
        bursts(48_000), 48_000, "mp4",
        options={
            "encryption_scheme": "cenc-aes-ctr", "encryption_key": key, "encryption_kid": key,
        },
    )  # fmt: skip
    with pytest.raises(UnavailableError, match=r"sound-mono\.mp4 is encrypted"):
        read_mono(path)


def test_a_file_that_breaks_off_keeps_what_it_has(write_media: Write) -> None:
    for ending, rate in (("mp3", 44_100), ("opus", 48_000), ("wav", RATE)):
        path = write_media(bursts(rate), rate, ending)
        body = path.read_bytes()
        path.write_bytes(body[: len(body) // 2])
        samples = read_mono(path)
        assert onsets(samples)[0] == pytest.approx(0.5, abs=0.03), ending


def test_real_files(test_audio: Path) -> None:
    """Every container and codec of the recorded speech; those named broken say so in one line."""
    for path in sorted((test_audio / "formats").iterdir()):
        if path.name.startswith(("broken_", "missing_")) or path.suffix == ".raw":
            with pytest.raises(UnavailableError) as caught:
                read_mono(path)
            assert path.name in str(caught.value)
            assert "\n" not in str(caught.value)
            continue
        about, samples = probe(path), read_mono(path)
        assert np.isfinite(samples).all(), path.name
        assert about.duration_s is not None
        # Raw AAC's length is guessed from its bit rate.
        slack = 0.5 if path.suffix == ".aac" else 0.15
        assert len(samples) / RATE == pytest.approx(about.duration_s, abs=slack), path.name
