"""Qwen3-ASR: a language model that hears; no times. ``Qwen3AsrEngine.load(folder)``."""

from engine.engines.qwen3_asr.engine import Qwen3AsrEngine
from engine.engines.qwen3_asr.options import Qwen3AsrOptions

__all__ = ["Qwen3AsrEngine", "Qwen3AsrOptions"]
