"""Where a word's latency goes: waiting, front end, encoder, decoder, display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from statistics import fmean


@dataclass(frozen=True, slots=True)
class Parts:
    """The seconds of one latency, or the means over many; they add up to it.

    Attributes:
        wait: From the word's end to the beginning of the decode that first showed it: the
            interval between drafts, and decodes that were under way. Negative where a word was
            recognized before it had ended.
        front_end: Of that time, what writes since the last decode took.
        encoder: Seconds of the encoder.
        decoder: Seconds of the decoder.
        display: Seconds of the stability stage.
        other: The rest: packing windows, other streams of the batch, other decodes of the update.
    """

    wait: float
    front_end: float
    encoder: float
    decoder: float
    display: float
    other: float

    @property
    def latency(self) -> float:
        """All of it."""
        return float(sum(astuple(self)))


PARTS = tuple(field.name for field in fields(Parts))


@dataclass(frozen=True, slots=True)
class UpdateCosts:
    """What the log says of an update.

    Attributes:
        audio: Seconds heard when its decode began.
        front_end_s: Seconds of writes since the last decode.
        encode_s: Seconds of the encoder.
        decode_s: Seconds of decodes, encoder included.
        display_s: Seconds of the stability stage.
    """

    audio: float
    front_end_s: float = 0.0
    encode_s: float = 0.0
    decode_s: float = 0.0
    display_s: float = 0.0

    def split(self, end: float, shown: float) -> Parts:
        """The parts of the latency of a word that ended at ``end`` and was shown at ``shown``."""
        waited = self.audio - end
        front_end = min(self.front_end_s, max(waited, 0.0))
        decoder = self.decode_s - self.encode_s
        spent = waited + self.decode_s + self.display_s
        return Parts(
            wait=waited - front_end,
            front_end=front_end,
            encoder=self.encode_s,
            decoder=decoder,
            display=self.display_s,
            other=shown - end - spent,
        )


def mean_parts(parts: Sequence[Parts]) -> Parts | None:
    """The mean of each part, which add up to the mean latency; None of nothing."""
    if not parts:
        return None
    return Parts(*(fmean(column) for column in zip(*map(astuple, parts), strict=True)))
