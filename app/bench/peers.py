"""Peers on the same weights and files: faster-whisper as upstream runs it, greedy, int8."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.bench.accuracy import ErrorCount, count_errors
from app.bench.clips import Clip
from app.bench.machine import cores
from engine.errors import SettingsError, UnavailableError
from engine.files.media import read_mono
from engine.models.packages import WHISPER_BASE, WHISPER_TINY_EN, find_packages

FASTER_WHISPER, LOCAL_AGREEMENT = "faster-whisper", "local-agreement"
PEERS = (FASTER_WHISPER, LOCAL_AGREEMENT)
PACKAGES = ("faster-whisper", "ctranslate2")
NAME = "faster-whisper int8 greedy"

_PACKAGES = {"whisper-base": WHISPER_BASE, "whisper-tiny.en": WHISPER_TINY_EN}


@dataclass(frozen=True, slots=True)
class PeerRun:
    """One clip by another program.

    Attributes:
        name: Program and settings.
        text: What it said.
        errors: Against the reference, None without one.
        audio_s: Seconds of audio.
        wall_s: Seconds it took.
    """

    name: str
    clip: Clip
    text: str
    errors: ErrorCount | None
    audio_s: float
    wall_s: float


def run_faster_whisper(
    model: str,
    clips: Sequence[Clip],
    language: str | None = None,
    report: Callable[[str], None] = lambda _: None,
) -> list[PeerRun]:
    """Transcribe all clips with faster-whisper.

    Args:
        model: A catalogue name, or a folder in CTranslate2's layout.
        clips: What to transcribe.
        language: ISO code; None detects it.
        report: Told what is going on.

    Raises:
        UnavailableError: It is not installed.
        SettingsError: The model is not to be had in CTranslate2's layout.
    """
    runs = []
    with loaded(model) as whisper:
        for clip in clips:
            report(f"faster-whisper: {clip.name}")
            samples = read_mono(clip.audio, 16_000)
            start = time.perf_counter()
            segments, about = whisper.transcribe(samples, beam_size=1, language=language)
            text = " ".join(segment.text.strip() for segment in segments)
            wall_s = time.perf_counter() - start
            errors = None
            if clip.reference:
                errors = count_errors(clip.reference, text, clip.language or about.language)
            runs.append(PeerRun(NAME, clip, text, errors, len(samples) / 16_000, wall_s))
    return runs


@contextmanager
def loaded(model: str) -> Iterator[Any]:
    """A ``faster_whisper.WhisperModel``: int8, on all cores that this process may use.

    Raises:
        UnavailableError: It is not installed.
        SettingsError: The model is not to be had in CTranslate2's layout.
    """
    try:
        from faster_whisper import WhisperModel
    except ImportError as error:
        raise UnavailableError(
            "faster-whisper is not installed; install it with: pip install surtitle[bench]"
        ) from error
    with ctranslate2_folder(model) as folder:
        yield WhisperModel(
            str(folder), device="cpu", compute_type="int8", cpu_threads=cores(),
            local_files_only=True,
        )  # fmt: skip


@contextmanager
def ctranslate2_folder(model: str) -> Iterator[Path]:
    """The model in CTranslate2's layout; parts of a data package are joined for the while."""
    folder = Path(model).expanduser()
    if (folder / "model.bin").is_file():
        yield folder
        return
    if model not in _PACKAGES:
        raise SettingsError(
            f"faster-whisper cannot run {model}: name a folder in CTranslate2's layout, "
            f"or one of {', '.join(_PACKAGES)}"
        )
    source = find_packages(_PACKAGES[model])
    with tempfile.TemporaryDirectory(prefix="surtitle-bench-") as name:
        folder = Path(name)
        with (folder / "model.bin").open("wb") as joined:
            for part in source.weights:
                with part.open("rb") as piece:
                    shutil.copyfileobj(piece, joined)
        for file in source.config.parent.iterdir():
            if file.suffix in (".json", ".txt"):
                shutil.copy2(file, folder / file.name)
        yield folder
