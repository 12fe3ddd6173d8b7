"""From settings to a file pipeline: the model that live captions use, and its voice activity."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from app.settings import RecognitionSettings

if TYPE_CHECKING:
    from engine.files.pipeline import FilePipeline, FilePipelineConfig

_WITH_VOICE_ACTIVITY = "conservative"


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
    from engine.files.pipeline import FilePipeline

    driver = assembly.build_driver(replace(chosen, preset=_WITH_VOICE_ACTIVITY), device, progress)
    assert driver.vad is not None
    return FilePipeline(driver.engine, driver.vad, config)
