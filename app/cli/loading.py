"""From a choice to a driver, with its progress on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.options import Recognition
from app.cli.progress import ProgressLine
from app.paths import models_dir
from engine.driver.emission import EmissionPolicy
from engine.driver.level import level_policy

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver


def load_driver(chosen: Recognition, line: ProgressLine) -> AsrStreamDriver:
    """Load a model that is on this computer and bind it to a preset.

    Raises:
        EngineError: The model is not here or cannot be loaded.
    """
    from engine.driver.driver import AsrStreamDriver
    from engine.engines.load import load_engine
    from engine.models.resolve import resolve_model
    from engine.vad.silero import SileroVad

    line.show(f"loading {chosen.model}")
    folder = resolve_model(chosen.model, models_dir(), line.show, may_download=False)
    line.show(f"loading {chosen.model}")
    return AsrStreamDriver(
        load_engine(folder),
        EmissionPolicy.preset(chosen.preset),
        SileroVad.load(),
        level=level_policy(chosen.level),
    )
