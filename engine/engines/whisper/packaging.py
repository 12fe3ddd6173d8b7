"""A request's raw log-mels to what the encoder takes."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from engine.driver.seam import Frames

RANGE_BELOW_LEVEL = 8.0
"""log10 units. What lies further below the reference is floored, as upstream's ``audio.py``."""


def package_window(
    features: Frames, level: float | None, window_frames: int, padding: str
) -> Tensor:
    """Floor, scale, and pad one window.

    Args:
        features: Raw log10 mels, `[frames, n_mels]`.
        level: The reference; None takes the window's own maximum.
        window_frames: Frames of the whole window.
        padding: ``WhisperOptions.padding``.

    Returns:
        `[n_mels, window_frames]`.
    """
    reference = float(features.max()) if level is None else level
    floor = reference - RANGE_BELOW_LEVEL
    past = 0.0 if padding == "upstream" else (floor + 4.0) / 4.0
    window = np.full((features.shape[1], window_frames), past, np.float32)
    window[:, : len(features)] = (np.maximum(features.T, floor) + 4.0) / 4.0
    return torch.from_numpy(window)
