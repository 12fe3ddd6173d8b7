"""A request's raw log-mels to what Qwen3-ASR's encoder takes."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from engine.driver.seam import Frames
from engine.front_end.log_mel import LOG_FLOOR

_RANGE_BELOW_LEVEL = 8.0  # log10 units, as Whisper's front end, which this model shares
MIN_FRAMES = 50
"""Half a second; shorter windows are filled up with silence, as in the ``qwen-asr`` package."""


def package_window(
    features: Frames, level: float | None, chunk_frames: int, min_frames: int = MIN_FRAMES
) -> tuple[Tensor, Tensor]:
    """Floor, scale, and pad one window to whole chunks of the encoder.

    Args:
        features: Raw log10 mels, `[frames, n_mels]`.
        level: The reference; None takes the window's own maximum.
        chunk_frames: Frames that the encoder's convolutions take at a time.
        min_frames: What a shorter window is filled up to.

    Returns:
        `[1, n_mels, frames]`, and which frames are heard, `[1, frames]`.
    """
    reference = float(features.max()) if level is None else level
    floor = max(reference - _RANGE_BELOW_LEVEL, LOG_FLOOR)
    n_heard = max(len(features), min_frames)
    window = np.zeros((features.shape[1], -(-n_heard // chunk_frames) * chunk_frames), np.float32)
    window[:, :n_heard] = (floor + 4.0) / 4.0
    window[:, : len(features)] = (np.maximum(features.T, floor) + 4.0) / 4.0
    heard = np.arange(window.shape[1]) < n_heard
    return torch.from_numpy(window)[None], torch.from_numpy(heard.astype(np.int64))[None]
