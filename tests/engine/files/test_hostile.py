"""Files that mean no good, or are not what they are called."""

from __future__ import annotations

import sys
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engine.errors import UnavailableError
from engine.files.media import iter_blocks, probe, read_mono

RATE = 16_000


def test_a_wrong_ending_is_no_hindrance(write_media: Callable[..., Path]) -> None:
    tone = (0.3 * np.sin(np.arange(3 * RATE) / RATE * 2 * np.pi * 440)).astype(np.float32)
    for ending in ("mp3", "flac", "m4a"):
        path = write_media(tone, RATE, ending)
        renamed = path.rename(path.with_name(f"{ending}.wav"))
        assert len(read_mono(renamed)) / RATE == pytest.approx(3.0, abs=0.1), ending


@pytest.mark.parametrize("ending", ["zip", "wav"])
def test_an_archive_is_refused_unopened(tmp_path: Path, ending: str) -> None:
    """A gigabyte of zeros in archives in an archive: nobody unpacks them."""
    inner = tmp_path / "inner.zip"
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("sound.wav", bytes(10_000_000))
    bomb = tmp_path / f"bomb.{ending}"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(100):
            archive.writestr(f"{number}.zip", inner.read_bytes())
    tracemalloc.start()
    with pytest.raises(UnavailableError, match=rf"bomb\.{ending} .*(broken|no sound)"):
        read_mono(bomb)
    assert tracemalloc.get_traced_memory()[1] < 20_000_000
    tracemalloc.stop()


def test_hours_of_silence_in_a_few_bytes_cost_no_memory(write_media: Callable[..., Path]) -> None:
    path = write_media(np.zeros(1800 * 8_000, np.float32), 8_000, "flac")
    assert path.stat().st_size < 400_000
    tracemalloc.start()
    seconds = sum(len(block) for block in iter_blocks(path, 8_000, block_s=1.0)) / 8_000
    assert seconds == pytest.approx(1800)
    assert tracemalloc.get_traced_memory()[1] < 4_000_000
    tracemalloc.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /dev/zero")
def test_what_has_no_end_is_no_file() -> None:
    for path in ("/dev/zero", "/dev/urandom"):
        with pytest.raises(UnavailableError, match="is not a file"):
            probe(path)


def test_an_endless_header_ends_with_the_file(tmp_path: Path) -> None:
    """A length of 4 GB is claimed, and a second is there."""
    path = tmp_path / "claims.wav"
    body = np.zeros(RATE, "<i2").tobytes()
    fmt = b"fmt \x10\0\0\0\x01\0\x01\0" + RATE.to_bytes(4, "little")
    fmt += (2 * RATE).to_bytes(4, "little") + b"\x02\0\x10\0"
    path.write_bytes(b"RIFF\xff\xff\xff\xffWAVE" + fmt + b"data\xff\xff\xff\xff" + body)
    assert len(read_mono(path)) / RATE == pytest.approx(1.0)
