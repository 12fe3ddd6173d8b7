from app.events import CommittedEvent, GapEvent, SessionEvent
from app.exports import export
from app.exports.named import with_names
from app.transcript.records import SessionTranscript

TALK = SessionTranscript.from_events(
    [
        SessionEvent("2026-01-01T10:00:00.000Z", "tiny", "responsive", ("mic", "system")),
        CommittedEvent(1, "mic", "Good morning.", 1.0, 2.0, "en", 2.5, 2.6),
        CommittedEvent(2, "system", "Hello.", 2.0, 3.0, "en", 3.5, 3.6),
        GapEvent("system", 4.0, 5.0, "lost", 5.0),
    ]
)


def test_lines_bear_names() -> None:
    names = {"mic": "Ada", "system": "Bob"}
    text = export(with_names(TALK, names.__getitem__), "txt")
    assert "Ada: Good morning." in text
    assert "Bob: Hello." in text


def test_two_sources_of_one_name_stay_two() -> None:
    named = with_names(TALK, lambda _: "Ada")
    assert named.session.sources == ("Ada (mic)", "Ada (system)")
    assert [line.source for line in named.lines] == ["Ada (mic)", "Ada (system)"]
