"""Parakeet TDT: a transducer that times every token. ``ParakeetEngine.load(folder)``."""

from engine.engines.parakeet.engine import ParakeetEngine
from engine.engines.parakeet.options import ParakeetOptions

__all__ = ["ParakeetEngine", "ParakeetOptions"]
