"""From settings to a file pipeline: the chosen model, loaded for files, and the voice activity."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.settings import RecognitionSettings

if TYPE_CHECKING:
    from pathlib import Path

    from engine.files.pipeline import FilePipeline, FilePipelineConfig

_WITH_VOICE_ACTIVITY = "conservative"

BEAMS = 5
"""As upstream and faster-whisper for files: a point of word errors better than one."""

_FOR_FILES: dict[str, dict[str, Any]] = {"whisper": {"timestamps": False}}
"""Engine options by family. A packed window is all speech, and its words get their times by
alignment: Whisper's own timestamps only tempt it to leave out sentences between two of them."""


def build_pipeline(
    chosen: RecognitionSettings,
    device: str = "auto",
    progress: Callable[[str, float | None], None] = lambda *_: None,
    config: FilePipelineConfig | None = None,
) -> FilePipeline:
    """Load the model and put a pipeline around it. Never on the GUI thread.

    Raises:
        UnavailableError: The model is missing, damaged, or cannot be downloaded.
        SettingsError: A setting is not possible.
    """
    from app.live import assembly
    from engine.files.pipeline import FilePipeline, FilePipelineConfig

    options: dict[str, Any] = {}

    def options_of(folder: Path) -> dict[str, Any]:
        from engine.models.folder import model_family

        options.update(_FOR_FILES.get(model_family(folder), {}))
        return options

    chosen = replace(chosen, preset=_WITH_VOICE_ACTIVITY)
    driver = assembly.build_driver(chosen, device, progress, options_of)
    assert driver.vad is not None
    untimed = options.get("timestamps") is False
    return FilePipeline(
        driver.engine, driver.vad, config or FilePipelineConfig(beams=BEAMS, word_times=untimed)
    )
