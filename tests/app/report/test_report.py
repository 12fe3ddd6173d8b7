"""A report names nobody and quotes nobody, and its session happens again the same way."""

import json
import zipfile

import pytest

from app.events import (
    CommittedEvent,
    DraftEvent,
    GapEvent,
    ModelEvent,
    SendingEvent,
    SessionEvent,
    StatusEvent,
    SuspectEvent,
    to_json,
)
from app.main import main
from app.paths import state_dir
from app.report.bundle import read_report, write_report
from app.report.recent import RecentEvents
from app.report.replay import replay
from app.settings import OPTIONS, Settings
from engine.driver.stability import Stability
from engine.errors import EngineError, SettingsError, UnavailableError
from engine.sentence import Sentence

USER, HOST, DEVICE, FILE, SAID = "agnesvanhal", "kestrelbox", "Blue Yeti", "divorce.mp4", "zucchini"
PLANTED = [*USER.split(), HOST, DEVICE, "Yeti", FILE, "divorce", SAID]


def session():
    """A session with something of everything, and names wherever there is a text."""
    stage = Stability("balanced").new_context()
    yield SessionEvent(
        "2026-03-02T09:00:00Z", f"/home/{USER}/models/own", "responsive",
        ("mic", DEVICE, f"file:/home/{USER}/{FILE}"), "en", "balanced",
        details={"devices": [DEVICE], "file": FILE, "device": "cpu", HOST: 3, "again": 4},
    )  # fmt: skip
    yield StatusEvent("listening", DEVICE, 0.1, source=DEVICE)
    lost = Sentence("cannot open {device}", device=DEVICE)
    yield StatusEvent("lost", lost, 0.2, source=DEVICE, offer=USER)
    yield StatusEvent("failed", f"cannot write /home/{USER}/{FILE}", 0.3)
    heard = [
        "we",
        f"we grow {SAID}",
        f"we grow {SAID},",
        f"We grow {SAID} and",
        "We grow Zucchini and more",
    ]
    for number, text in enumerate(heard):
        at = 1.0 + number / 2
        yield DraftEvent("mic", text, stage.draft(text), 0.5, at, "en", at, at + 0.2)
    words = [[" We", 0.5, 0.7], [f" {SAID}", 0.7, 1.0]]
    segment = {"text": f"We grow {SAID} and more.", "start": 0.5, "end": 4.0, "words": words}
    yield CommittedEvent(
        1, "mic", f"We grow {SAID} and more.", 0.5, 4.0, "en", 4.0, 4.2,
        segments=(segment,), guards={"loop": 1},
    )  # fmt: skip
    yield SuspectEvent(DEVICE, f"{SAID} {USER}", 4.0, 5.0, "loop", 2.0, 5.0, 5.1)
    yield GapEvent(DEVICE, 5.0, 6.0, f"{DEVICE} is gone", 6.0)
    yield ModelEvent(f"remote:{HOST}", 6.1)
    yield SendingEvent(f"{HOST}.example", 1, 6.2)


def named_settings():
    settings = Settings()
    for key, option in OPTIONS.items():
        if (
            option.type is str
            and not option.choices
            and option.pattern in (None, r"\S(.{0,38}\S)?")
        ):
            settings = settings.with_value(key, f"{USER} {FILE}")
    settings = settings.with_value("audio.sources", ("mic", DEVICE))
    settings = settings.with_value("recognition.model", f"/home/{USER}/{FILE}")
    settings = settings.with_value("masking.words", {"en": SAID})
    return settings.with_value("window.positions", {HOST: (1, 2)})


def contents(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


@pytest.fixture
def bundle(tmp_path):
    state_dir().joinpath("surtitle.log").write_text(
        f"2026-03-02 09:00:00,123 WARNING app.live.worker: {DEVICE} of {USER} on {HOST}\n"
        "Traceback (most recent call last):\n"
        f'  File "/home/{USER}/src/app/events.py", line 12, in to_json\n'
        f'  File "/home/{USER}/{FILE}", line 1, in {USER}\n'
        f"OSError: /home/{USER}/{FILE}\n"
    )
    path = tmp_path / "report.zip"
    write_report(path, named_settings(), list(session()))
    return path


def test_it_names_nobody_and_quotes_nobody(bundle):
    for name, text in contents(bundle).items():
        for planted in PLANTED:
            assert planted.casefold() not in text.casefold(), (planted, name)
    # What is planted is really in what went in.
    everything = "".join(map(to_json, session())) + str(named_settings())
    assert all(planted in everything for planted in PLANTED)


def test_it_has_versions_settings_events_and_timings(bundle):
    parts = contents(bundle)
    assert json.loads(parts["versions.json"])["Surtitle"]
    assert json.loads(parts["settings.json"]).keys() == OPTIONS.keys()
    events = [json.loads(line) for line in parts["events.jsonl"].splitlines()]
    given = list(session())
    assert [event["event"] for event in events] == [event.kind for event in given]
    assert [e.get("shown") for e in events[1:]] == [pytest.approx(e.shown) for e in given[1:]]
    assert events[0]["sources"] == ["mic", "source 1", "source 2"]
    assert events[2]["message"] == "cannot open {device}"
    (record,) = map(json.loads, parts["log.jsonl"].splitlines())
    assert (record["error"], record["frames"]) == ("OSError", ["app/events.py:12 to_json"])
    assert not any(name.endswith((".flac", ".wav")) for name in parts)


def test_ticked_it_has_the_words_and_still_no_names(tmp_path):
    write_report(tmp_path / "r.zip", named_settings(), list(session()), with_text=True)
    parts = contents(tmp_path / "r.zip")
    assert f"We grow {SAID} and more." in parts["events.jsonl"]
    said_apart = parts["events.jsonl"].replace(f"{SAID} {USER}", "")
    for planted in (USER, HOST, DEVICE, FILE):
        assert planted not in said_apart + parts["settings.json"] + parts["log.jsonl"]


@pytest.mark.parametrize("with_text", [True, False])
def test_its_session_happens_again(tmp_path, with_text):
    path = tmp_path / "r.zip"
    write_report(path, Settings(), list(session()), with_text=with_text)
    report = read_report(path)
    outcome = report.replay()
    assert outcome.as_json() == report.outcome
    assert (outcome.n_drafts, outcome.n_lines) == (5, 1)
    # Invented words are as alike as the real ones: stability shows the same of them.
    assert outcome.n_shown_otherwise == 0
    assert outcome.n_moved == 0


def test_any_other_display_is_another_outcome():
    events = list(session())
    was = replay(events)
    assert replay(events).hash == was.hash
    place = next(n for n, e in enumerate(events) if isinstance(e, DraftEvent) and n > 6)
    draft = events[place]
    events[place] = DraftEvent("mic", "quite another", "quite", 0.5, 2, "en", 2, draft.shown)
    again = replay(events)
    assert again.hash != was.hash
    assert again.n_shown_otherwise > 0


def test_the_same_report_is_the_same_bytes(tmp_path):
    for name in ("a.zip", "b.zip"):
        write_report(tmp_path / name, Settings(), list(session()))
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    assert (tmp_path / "a.zip").stat().st_mode & 0o077 == 0


def test_commands_write_and_replay(tmp_path, capsys):
    log = tmp_path / "log.jsonl"
    log.write_text("".join(f"{to_json(event)}\n" for event in session()))
    path = tmp_path / "r.zip"
    assert main(["report", "--events", str(log), str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr().out
    assert read_report(path).outcome["hash"] in said
    assert "the same as in the report" in said
    assert main(["replay", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["same"] is True


def test_a_report_that_was_changed_is_told_of(tmp_path, capsys):
    write_report(tmp_path / "r.zip", Settings(), list(session()))
    parts = contents(tmp_path / "r.zip")
    with zipfile.ZipFile(tmp_path / "r.zip", "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text.replace('"shown": 1.2', '"shown": 1.3'))
    assert main(["replay", str(tmp_path / "r.zip")]) == 1
    assert "not what the report has" in capsys.readouterr().out


def test_without_a_session_there_is_still_a_report(tmp_path):
    assert main(["report", str(tmp_path / "r.zip")]) == 0
    assert main(["replay", str(tmp_path / "r.zip")]) == 0


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_report_is_refused_in_one_line(tmp_path, content):
    (tmp_path / "r.zip").write_bytes(content)
    with pytest.raises(SettingsError, match="not a report"):
        read_report(tmp_path / "r.zip")


def test_where_it_cannot_be_written_or_read_it_says_so(tmp_path):
    for act in (
        lambda path: write_report(path, Settings(), []),
        read_report,
    ):
        with pytest.raises(UnavailableError, match="No such file") as caught:
            act(tmp_path / "nowhere" / "r.zip")
        assert isinstance(caught.value, EngineError)


def test_only_the_latest_events_are_remembered():
    recent = RecentEvents(at_most=3)
    for event in session():
        recent.take(event)
    begun, *latest = recent.events()
    assert isinstance(begun, SessionEvent)
    assert [event.kind for event in latest] == ["gap", "model", "sending"]
    recent.take(begun)
    assert recent.events() == [begun]
