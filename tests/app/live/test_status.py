"""Statuses are told on changes; being behind does not flicker."""

from __future__ import annotations

from app.live.status import Backlog, StatusLine


def test_only_changes_are_told_and_each_source_has_its_own() -> None:
    line = StatusLine()
    assert line.change("listening", "", 1.0) is not None
    assert line.change("listening", "", 2.0) is None
    assert line.change("behind", "4 s", 3.0, 4.0) is not None
    assert line.change("behind", "4 s", 4.0, 5.0) is not None
    told = line.change("lost", "unplugged", 5.0, source="mic")
    assert told is not None
    assert (told.source, told.shown) == ("mic", 5.0)
    assert line.state() == "behind"
    assert line.state("mic") == "lost"
    assert line.change("lost", "unplugged", 6.0, source="system") is not None


def test_drafts_are_shed_first_then_the_user_is_told_then_both_end() -> None:
    backlog = Backlog()
    seen = []
    for behind_s in (0.5, 2.5, 3.5, 2.5, 1.5, 0.5, 2.5):
        backlog.update(behind_s)
        seen.append((backlog.shedding, backlog.told))
    assert seen == [
        (False, False),
        (True, False),
        (True, True),
        (True, True),
        (True, True),
        (False, False),
        (True, False),
    ]


def test_what_came_while_the_model_loaded_is_not_being_behind() -> None:
    backlog = Backlog()
    backlog.begin(8.0)
    assert backlog.shedding
    assert not backlog.told
