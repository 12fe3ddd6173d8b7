"""How far captions are behind what is captured: told, and audio left in the rings when it is far.

Behind a decoder that runs here, audio waits in the rings. Behind one elsewhere the streams take it
meanwhile, but for so long only: then it waits in the rings too, where the oldest is dropped in the
end, with a gap.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.capture.ring import AudioRing
from app.live.announcer import Announcer
from app.live.decoding import Decoding
from app.live.inbox import Inbox
from app.live.status import Backlog
from engine.sentence import Sentence

OVERDUE_S = 10.0
"""So long after a commit was due no more audio is taken from the rings."""


class Lag:
    """Belongs to the worker's thread."""

    def __init__(self, rings: Sequence[AudioRing], inbox: Inbox, announcer: Announcer) -> None:
        """Nothing waits."""
        self._rings = rings
        self._inbox = inbox
        self._announcer = announcer
        self._backlog = Backlog()

    @property
    def sheds_drafts(self) -> bool:
        """Whether drafts are left out."""
        return self._backlog.shedding

    def begin(self) -> None:
        """Take what has come while the model loaded."""
        self._backlog.begin(self._waiting_s())

    def measure(self, decoding: Decoding) -> None:
        """See after a turn how much has come meanwhile, and say so when it is too much."""
        behind_s = self._behind_s(decoding)
        was_told = self._backlog.told
        self._backlog.update(behind_s)
        if self._backlog.told:
            if decoding.retry_in_s is None:  # Otherwise it has been told why.
                seconds = round(behind_s)
                message = Sentence("captions are {seconds} s behind", seconds=seconds)
                self._announcer.tell("behind", message, float(seconds))
        elif was_told:
            decoding.listen()

    def is_full(self, decoding: Decoding) -> bool:
        """Whether audio is left in the rings until a decode that runs elsewhere ends."""
        if self._inbox.stopping or decoding.retry_in_s is not None:
            return False
        return decoding.loop.overdue_s > OVERDUE_S

    def has_work(self, decoding: Decoding) -> bool:
        """Whether audio that waits is to be taken, or how long it has waited is to be told anew."""
        return not self.is_full(decoding) or self._behind_s(decoding) >= self._backlog.behind_s + 1

    def _behind_s(self, decoding: Decoding) -> float:
        return self._waiting_s() + decoding.loop.overdue_s

    def _waiting_s(self) -> float:
        return max(ring.seconds for ring in self._rings)
