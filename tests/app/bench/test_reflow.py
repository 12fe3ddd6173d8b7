"""The figure ``reflow`` over event logs."""

from app.bench.reflow import reflow
from app.captions.layout import Passage, lay_out
from app.captions.reflow import Reflow, committed_places
from app.events import CommittedEvent, DraftEvent


def commit(number: int, text: str) -> CommittedEvent:
    return CommittedEvent(number, "mic", text, number, number + 1, "en", number + 1, number + 1)


def draft(text: str) -> DraftEvent:
    return DraftEvent("mic", text, text, 0, 1, "en", 1, 1)


def test_nothing_moves_whatever_the_drafts_say():
    log = []
    for number in range(1, 120):
        log += [draft(f"draft {'word ' * (number % 9)}"), commit(number, f"line {number} is said")]
    assert reflow(log) == 0
    assert reflow(log, columns=7) == 0


def test_what_moves_is_counted():
    shown = Reflow(len, 20)
    shown.show([Passage("1", "one two three", True), Passage("2", "four five", True)])
    assert shown.moved == 0
    # No screen does this: a commit changes, and all that follows it moves.
    shown.show([Passage("1", "one two three and more", True), Passage("2", "four five", True)])
    assert shown.moved == 2


def test_lines_that_leave_at_the_front_are_no_move():
    shown = Reflow(len, 12)
    lines = [Passage(str(n), f"said {n} now", True) for n in range(20)]
    for end in range(1, 21):
        shown.show(lines[max(0, end - 4) : end])
    assert shown.moved == 0
    assert len(committed_places(lay_out(lines[:2], len, 12))) == 6
