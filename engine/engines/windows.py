"""What every engine asks of a request before it computes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.driver.seam import CancelToken, DecodeRequest
from engine.errors import DecodeCancelledError, SettingsError
from engine.sentence import Sentence

MIN_WINDOW_S = 2.0
MAX_WINDOW_S = 120.0


def window_frames(window_s: float, frames_per_second: float) -> int:
    """Return the frames of the longest window.

    Raises:
        SettingsError: It is not within 2 to 120 s.
    """
    if not MIN_WINDOW_S <= window_s <= MAX_WINDOW_S:
        raise SettingsError(
            "a window of {window_s} s: choose {min_window_s} to {max_window_s} s",
            window_s=window_s,
            min_window_s=MIN_WINDOW_S,
            max_window_s=MAX_WINDOW_S,
        )
    return round(window_s * frames_per_second)


def check_window(request: DecodeRequest, n_features: int, most_frames: int) -> None:
    """Refuse features that are not this model's, or too many of them.

    Raises:
        SettingsError: As said.
    """
    features = request.features
    if features.ndim != 2 or features.shape[1] != n_features:
        raise SettingsError(
            "features have shape {shape}, not this model's", shape=list(features.shape)
        )
    if not 0 < len(features) <= most_frames:
        raise SettingsError(
            "{n_frames} frames; a window has 1 to {most_frames}",
            n_frames=len(features),
            most_frames=most_frames,
        )


def check_cancelled(cancels: Sequence[CancelToken | None]) -> None:
    """Stop the batch when one of its requests was cancelled.

    Raises:
        DecodeCancelledError: A token is set.
    """
    if any(cancel is not None and cancel.is_set() for cancel in cancels):
        raise DecodeCancelledError("the decode was cancelled")


def check_language(asked: str | None, known: Sequence[str], model: str) -> None:
    """Refuse a language that the model does not know; ``known`` empty takes any.

    Raises:
        SettingsError: As said.
    """
    if asked is not None and known and asked not in known:
        shown = (
            ", ".join(known)
            if len(known) < 5
            else Sentence("one of its {n} languages", n=len(known))
        )
        raise SettingsError(
            "{model} does not hear {asked}; choose {shown}", model=model, asked=asked, shown=shown
        )
