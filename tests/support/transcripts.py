"""Stored sessions, and what a window shows of them, for tests of the transcript window."""

from __future__ import annotations

from dataclasses import replace


def lines(window):
    """What a transcript window shows, line by line."""
    return window.view.toPlainText().split("\n")


def past(store, script, *texts, started="2026-02-01T08:00:00+00:00"):
    """Store a session of these lines that has ended; return its number."""
    session = store.new_session(replace(script.session(), started=started))
    for text in texts:
        store.add_line(session, script.commit(text))
    store.end_session(session)
    return session
