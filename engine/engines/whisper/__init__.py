"""Whisper: the reference engine. ``WhisperEngine.load(folder)`` is where to start."""

from engine.engines.whisper.engine import WhisperEngine
from engine.engines.whisper.options import WhisperOptions

__all__ = ["WhisperEngine", "WhisperOptions"]
