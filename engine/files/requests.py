"""What the engine is asked about a window."""

from __future__ import annotations

from engine.driver.seam import AsrEngine, CancelToken, DecodeKind, DecodeRequest
from engine.files.open_file import Ticket
from engine.files.windows import window_features


def window_request(
    engine: AsrEngine, ticket: Ticket, cancel: CancelToken, *, beams: int, word_times: bool
) -> DecodeRequest:
    """Ask for what is still to be heard of a window.

    Args:
        engine: Whose features and carry it takes.
        ticket: The window. Of its file only the language is read, as it is known now.
        cancel: Looked at by the engine.
        beams: Hypotheses.
        word_times: Asked for in any case.
    """
    file, packed = ticket.file, ticket.window.packed
    return DecodeRequest(
        features=window_features(engine, ticket.samples_left(engine.hop)),
        first_frame=packed.start // engine.hop + ticket.heard,
        level=None,
        carry=engine.new_carry(file.language, file.source.prompt),
        kind=DecodeKind.WINDOW_FULL if packed.joins_after else DecodeKind.ENDPOINT,
        word_times=word_times
        or file.source.word_times
        or packed.joins_after
        or packed.joins_before,
        # Of a rest nobody knows how much of it is speech.
        speech_s=None if ticket.heard else packed.speech / engine.sample_rate,
        cancel=cancel,
        beams=beams,
    )
