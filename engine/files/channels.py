"""Which channels of a file are apart: two people on two channels, or one sound on both.

A call that was recorded with a speaker on each channel is two streams; music, a camera, or an
interview that was mixed is one. The beginning of the sound tells: where people take turns, one
channel is loud while the other is quiet, in both directions; what was mixed or played by one
microphone moves together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.errors import SettingsError
from engine.files.media import iter_channel_blocks, probe
from engine.files.records import OpenedSound

AUTO, MIX, SPLIT = "auto", "mix", "split"
CHANNEL_MODES = (AUTO, MIX, SPLIT)
MIXED_LABEL = "file"
CHANNEL_LABELS = ("left", "right")

JUDGED_S = 120.0
"""Seconds of sound that decide. A call in which one side is silent that long stays mixed."""

_FRAME_S = 0.5
_AUDIBLE = 10 ** (-50 / 20)  # of full scale, root mean square
_APART = 10 ** (12 / 20)  # a voice on the other side leaks less than this into a line
_TURNS = 0.7
_EACH = 0.1
_BLOCK_S = 10.0


def are_apart(channels: NDArray[np.float32], sample_rate: int) -> bool:
    """Whether two channels, `[2, samples]`, carry different speakers.

    Of the half seconds in which anything is audible, most have one channel 12 dB over the other,
    and each channel leads in a tenth of them at least.
    """
    size = round(_FRAME_S * sample_rate)
    n_frames = channels.shape[1] // size
    if not n_frames:
        return False
    frames = channels[:, : n_frames * size].reshape(2, n_frames, size)
    left, right = np.sqrt(np.mean(np.square(frames, dtype=np.float64), axis=2))
    audible = np.maximum(left, right) > _AUDIBLE
    n_audible = int(audible.sum())
    if not n_audible:
        return False
    left_leads = int((audible & (left > _APART * right)).sum())
    right_leads = int((audible & (right > _APART * left)).sum())
    least = _EACH * n_audible
    return (
        left_leads + right_leads >= _TURNS * n_audible
        and left_leads >= least
        and right_leads >= least
    )


@dataclass(frozen=True, slots=True)
class MediaSound:
    """Opens a media file for the pipeline.

    Attributes:
        path: Any media file.
        sample_rate: The engine's, Hz.
        channels: ``auto``, ``mix`` (one transcript), or ``split`` (one for each of two channels).
        track: Number of the audio track, from 0; None takes the one that players take.
    """

    path: Path
    sample_rate: int = 16_000
    channels: str = AUTO
    track: int | None = None

    def __post_init__(self) -> None:
        """Refuse what there is not.

        Raises:
            SettingsError: The mode is unknown.
        """
        if self.channels not in CHANNEL_MODES:
            raise SettingsError(
                "no channels {channels!r}; choose from {channel_modes}",
                channels=self.channels,
                channel_modes=", ".join(CHANNEL_MODES),
            )

    def __call__(self) -> OpenedSound:
        """Open it.

        Raises:
            UnavailableError: It cannot be read, or has no such track.
            SettingsError: It has not two channels to split.
        """
        n_channels = probe(self.path, self.track).channels
        if self.channels == SPLIT and n_channels != 2:
            raise SettingsError(
                "{file} has {n_channels} instead of two channels; only two can be kept apart",
                file=self.path.name,
                n_channels=n_channels,
            )
        apart = n_channels == 2 and self.channels != MIX
        if apart and self.channels == AUTO:
            apart = are_apart(self._beginning(), self.sample_rate)
        return OpenedSound(CHANNEL_LABELS if apart else (MIXED_LABEL,), self._blocks(apart=apart))

    def _blocks(self, *, apart: bool) -> Iterator[NDArray[np.float32]]:
        return iter_channel_blocks(
            self.path, self.sample_rate, _BLOCK_S, track=self.track, mix=not apart
        )

    def _beginning(self) -> NDArray[np.float32]:
        """Sound of both channels, `[2, samples]`, silence at the start passed over."""
        kept: list[NDArray[np.float32]] = []
        wanted = round(JUDGED_S * self.sample_rate)
        blocks = self._blocks(apart=True)
        for block in blocks:
            if len(block) != 2:
                break
            if kept or np.abs(block).max(initial=0.0) > _AUDIBLE:
                kept.append(block)
            if sum(part.shape[1] for part in kept) >= wanted:
                break
        return np.concatenate(kept, axis=1) if kept else np.zeros((2, 0), np.float32)
