"""From settings to a file pipeline: the chosen model, loaded for files, and the voice activity."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.settings import RecognitionSettings

if TYPE_CHECKING:
    from pathlib import Path

    from engine.driver.driver import AsrStreamDriver
    from engine.files.pipeline import FilePipeline

_WITH_VOICE_ACTIVITY = "conservative"

BEAMS = 5
"""As upstream and faster-whisper for files: a point of word errors better than one."""

_FOR_FILES: dict[str, dict[str, Any]] = {
    "whisper": {
        "timestamps": False,
        "encoder_linear": "auto",
        "decoder_linear": "auto",
        "temperatures": (0.0, 0.4, 0.8),
    }
}
"""Engine options by family. A packed window is all speech, and its words get their times by
alignment: Whisper's own timestamps only tempt it to leave out sentences between two of them. What
five beams doubt the temperatures between these do not mend: all six leave as many words of 3,191
wrong, in a twentieth more time."""

AT_ONCE = 4
"""Decodes side by side, at most: each holds about 300 MiB."""

_WINDOWS_EACH = 4
_PER_FILE = 8


def build_pipeline(
    chosen: RecognitionSettings,
    device: str = "auto",
    progress: Callable[[str, float | None], None] = lambda *_: None,
    *,
    whole_machine: bool = False,
) -> FilePipeline:
    """Load the model and put a pipeline around it. Never on the GUI thread.

    Args:
        chosen: The model and how it is set.
        device: Where it computes.
        progress: Told what is going on.
        whole_machine: Whether nothing else computes in this process, no live session above all:
            batches are then decoded side by side, one for each core.

    Raises:
        UnavailableError: The model is missing, damaged, or cannot be downloaded.
        SettingsError: A setting is not possible.
    """
    from app.live import assembly
    from engine.files.batching import BatchingConfig
    from engine.files.pipeline import FilePipeline, FilePipelineConfig
    from engine.files.under_way import READY

    options: dict[str, Any] = {}

    def options_of(folder: Path) -> dict[str, Any]:
        from engine.models.folder import model_family

        options.update(_FOR_FILES.get(model_family(folder), {}))
        return options

    chosen = replace(chosen, preset=_WITH_VOICE_ACTIVITY)
    driver = assembly.build_driver(chosen, device, progress, options_of)
    assert driver.vad is not None
    untimed = options.get("timestamps") is False
    if driver.awaited:
        return _remote_pipeline(driver)
    at_once = _side_by_side() if whole_machine else 1
    # One file alone keeps every decode at work, and the next batch of each ready.
    per_file = max(_PER_FILE, (1 + READY) * _WINDOWS_EACH * at_once)
    batching = BatchingConfig(batch_size=_WINDOWS_EACH, per_file=per_file)
    config = FilePipelineConfig(batching=batching, beams=BEAMS, word_times=untimed, at_once=at_once)
    return FilePipeline(driver.engine, driver.vad, config)


def _remote_pipeline(driver: AsrStreamDriver) -> FilePipeline:
    """Around a server: it batches what is under way, and may restart meanwhile."""
    from engine.engines.remote.engine import RemoteEngine
    from engine.engines.remote.options import CONCURRENCY
    from engine.files.batching import BatchingConfig
    from engine.files.pipeline import FilePipeline, FilePipelineConfig

    assert isinstance(driver.engine, RemoteEngine)
    assert driver.vad is not None
    batching = BatchingConfig(batch_size=CONCURRENCY, per_file=CONCURRENCY)
    config = FilePipelineConfig(batching=batching)
    return FilePipeline(driver.engine.patient(), driver.vad, config)


def _side_by_side() -> int:
    """Share this process's cores among decodes; how many run at once.

    A decoder's steps are too small to be worth a second thread; a second decode is.
    """
    import torch

    n_threads = torch.get_num_threads()
    at_once = min(n_threads, AT_ONCE)
    torch.set_num_threads(n_threads // at_once)
    return at_once
