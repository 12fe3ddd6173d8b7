"""What a stream has heard and not committed, handed to a stream of another driver."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.driver.seam import Samples

if TYPE_CHECKING:
    from engine.driver.context import AsrStreamContext

JUMP_S = 0.02
"""A clock set forward by more than this was set after lost audio."""


@dataclass(frozen=True, slots=True)
class Rest:
    """The audio since a stream's last commit, for a context of another driver.

    Attributes:
        samples: `[samples]`.
        start_s: The time of the first sample.
        prompt: The text committed last, to carry on from.
        anchors: Sample, counted from the first, and time, wherever the clock was set since.
    """

    samples: Samples
    start_s: float
    prompt: str
    anchors: tuple[tuple[int, float], ...] = ()


def continue_from(context: AsrStreamContext, rest: Rest) -> None:
    """Begin a new stream with what another one has left, at the times at which it was heard.

    Where the other stream's clock had jumped, audio was lost: there is a gap here too.

    Raises:
        SettingsError: The stream is not new.
    """
    context.anchor(0, rest.start_s)
    start = 0
    for at, time_s in rest.anchors:
        context.write(rest.samples[start:at])
        start = at
        if time_s - context.end_s > JUMP_S:
            context.gap(time_s)
        elif time_s >= context.end_s:
            context.anchor(context.n_samples, time_s)
    context.write(rest.samples[start:])
