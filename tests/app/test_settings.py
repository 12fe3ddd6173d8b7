import json
import stat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import settings_file as module
from app.paths import settings_file
from app.settings import OPTIONS, Settings
from app.settings_file import (
    UPGRADES,
    VERSION,
    load_settings,
    read_settings,
    save_settings,
    upgraded,
)
from engine.driver.emission import EmissionPolicy
from engine.driver.stability import MODES
from engine.errors import SettingsError, UnavailableError

CHANGED = {
    "recognition.model": "whisper-tiny.en",
    "recognition.language": "de",
    "recognition.level": "per-window",
    "recognition.preset": "conservative",
    "recognition.prompt": "Zoë, Ångström",
    "audio.sources": ("file:/tmp/a b.wav", "system"),
    "audio.output": "alsa_output.usb",
    "appearance.you_name": "Ada",
    "reading.pace": "paced",
    "shortcuts.keys": {"pause": "F9"},
    "audio.device": "alsa_input.usb",
    "appearance.font_family": "Noto Sans",
    "appearance.font_size_px": 44,
    "appearance.text_color": "#ffee00",
    "appearance.opacity": 0.25,
    "appearance.lines": 3,
    "appearance.width_px": 700,
    "transcript.store": "nothing",
    "window.positions": {"1920x1080+0+0": (10, -20)},
    "window.transcript_open": True,
}


def changed():
    settings = Settings()
    for key, value in CHANGED.items():
        settings = settings.with_value(key, value)
    return settings


def test_drafts_are_calmed_on_the_screen_by_default():
    assert Settings().recognition.stability == "balanced"


def test_every_field_is_declared_and_its_default_is_allowed():
    for key, option in OPTIONS.items():
        assert option.description.endswith(".")
        assert Settings().value(key) == option.default
        assert option.checked(option.default) == option.default
    declared = {name for name in Settings.__dataclass_fields__ if name != "unknown"}
    assert declared == {key.split(".")[0] for key in OPTIONS}


def test_every_preset_offered_exists():
    for name in OPTIONS["recognition.preset"].choices:
        assert EmissionPolicy.preset(name).name == name


def test_every_stability_offered_exists():
    assert OPTIONS["recognition.stability"].choices == MODES


def test_every_export_format_offered_exists():
    from app.exports import FORMATS

    assert OPTIONS["transcript.export_format"].choices == tuple(FORMATS)


def test_what_was_saved_is_loaded():
    assert load_settings() == Settings()
    save_settings(changed())
    loaded = read_settings()
    assert loaded.warnings == ()
    assert {key: loaded.settings.value(key) for key in CHANGED} == CHANGED
    assert loaded.settings == changed()
    assert stat.S_IMODE(settings_file().stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("appearance.lines", 0),
        ("appearance.lines", 9),
        ("appearance.lines", 2.0),
        ("appearance.lines", True),
        ("appearance.opacity", 1.5),
        ("appearance.opacity", float("nan")),
        ("appearance.text_color", "red"),
        ("appearance.text_color", "#ffffff\n"),
        ("recognition.preset", "fastest"),
        ("recognition.language", "English"),
        ("recognition.model", ""),
        ("recognition.model", None),
        ("window.positions", {"a": [1, 2, 3]}),
        ("window.positions", {"a": [1, "2"]}),
        ("window.positions", [1, 2]),
        ("window.transcript_open", 1),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_and_falls_back_alone(key, value):
    with pytest.raises(SettingsError, match=key):
        Settings().with_value(key, value)
    group, name = key.split(".")
    body: dict = {"version": VERSION, "audio": {"device": "kept"}}
    body.setdefault(group, {})[name] = value
    settings_file().write_text(json.dumps(body))
    loaded = read_settings()
    assert loaded.settings == Settings().with_value("audio.device", "kept")
    assert len(loaded.warnings) == 1
    assert key in loaded.warnings[0]


def test_an_unknown_name_is_refused():
    with pytest.raises(SettingsError, match=r"no setting named 'audio\.volume'"):
        Settings().with_value("audio.volume", 1)
    with pytest.raises(SettingsError, match="no setting named 'audio'"):
        Settings().value("audio")


def test_unknown_keys_are_kept():
    body = {"version": VERSION, "audio": {"volume": [1]}, "later": {"a.b": 1}, "word": "x"}
    settings_file().write_text(json.dumps(body))
    loaded = read_settings()
    assert loaded.warnings == ()
    save_settings(loaded.settings.with_value("appearance.lines", 4))
    saved = json.loads(settings_file().read_text())
    assert saved["audio"]["volume"] == [1]
    assert saved["later"] == {"a.b": 1}
    assert saved["word"] == "x"
    assert saved["appearance"]["lines"] == 4


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", "null", '{"version": "x"}', "\xff\xfe", "[" * 9999]
)
def test_a_broken_file_is_set_aside(text):
    for n in (1, 2):
        settings_file().write_bytes(text.encode("latin-1"))
        loaded = read_settings()
        assert loaded.settings == Settings()
        assert len(loaded.warnings) == 1
        aside = settings_file().with_name(f"settings.json.broken-{n}")
        assert str(aside) in loaded.warnings[0]
        assert aside.read_bytes() == text.encode("latin-1")
        assert not settings_file().exists()


def test_what_was_wrong_is_logged(caplog):
    settings_file().write_text("{")
    load_settings()
    assert "damaged" in caplog.text


def test_a_file_that_cannot_be_read_gives_defaults():
    settings_file().mkdir()
    loaded = read_settings()
    assert loaded.settings == Settings()
    assert "cannot read" in loaded.warnings[0]
    with pytest.raises(UnavailableError, match=r"cannot save the settings to .*settings\.json"):
        save_settings(Settings())
    assert [path.name for path in settings_file().parent.iterdir()] == ["settings.json"]


def test_a_newer_file_is_kept_beside():
    body = {"version": VERSION + 3, "appearance": {"lines": 5}, "audio": {"sources": {"new": 1}}}
    settings_file().write_text(json.dumps(body))
    loaded = read_settings()
    assert loaded.settings == Settings().with_value("appearance.lines", 5)
    assert "newer version" in loaded.warnings[0]
    save_settings(loaded.settings)
    copy = settings_file().with_name(f"settings.json.version-{VERSION + 3}")
    assert json.loads(copy.read_text()) == body


def test_a_failed_save_leaves_the_old_file(monkeypatch):
    save_settings(changed())

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.atomic_file.os.fsync", full)
    with pytest.raises(UnavailableError, match="No space left"):
        save_settings(Settings())
    assert load_settings() == changed()
    assert len(list(settings_file().parent.iterdir())) == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)
GROUPS = sorted({key.split(".")[0] for key in OPTIONS})
NAMES = sorted({key.split(".")[1] for key in OPTIONS})


@given(
    st.dictionaries(
        st.sampled_from([*GROUPS, "version", "other"]),
        JSON | st.dictionaries(st.sampled_from(NAMES), JSON, max_size=4),
    )
)
def test_no_file_is_a_crash(body):
    settings_file().write_text(json.dumps(body))
    loaded = read_settings()
    for key, option in OPTIONS.items():
        assert option.checked(loaded.settings.value(key)) is not None
    save_settings(loaded.settings)
    assert read_settings().settings == loaded.settings


def test_upgrades_run_in_order_from_the_file_s_version():
    steps = {n: lambda body, n=n: {**body, "steps": [*body.get("steps", []), n]} for n in (1, 2, 3)}
    assert upgraded({}, 2, steps, target=4) == {"steps": [2, 3]}
    assert upgraded({}, 4, steps, target=4) == {}


UPGRADE_TESTS: dict[int, tuple[dict, dict]] = {
    1: (
        {"audio": {"source": "system", "device": "usb"}, "window": {}},
        {"audio": {"sources": ["system"], "device": "usb"}, "window": {}},
    ),
}
"""For each upgrade, groups of the old version and what they become. Add one with each upgrade."""


def untested(upgrades, tests):
    return sorted(set(upgrades) - set(tests))


def test_every_upgrade_has_a_test():
    assert sorted(UPGRADES) == list(range(1, VERSION))
    assert untested(UPGRADES, UPGRADE_TESTS) == []
    assert untested({1: dict, 2: dict}, {1: ({}, {})}) == [2]
    for version, (old, new) in UPGRADE_TESTS.items():
        assert UPGRADES[version](old) == new


def test_an_older_file_is_upgraded(monkeypatch):
    def rename(body):
        body["audio"]["device"] = body["audio"].pop("microphone")
        return body

    monkeypatch.setattr(module, "VERSION", 2)
    monkeypatch.setattr(module, "UPGRADES", {1: rename})
    settings_file().write_text(json.dumps({"version": 1, "audio": {"microphone": "usb"}}))
    loaded = read_settings()
    assert loaded.settings.audio.device == "usb"
    assert loaded.settings.unknown == {}
    save_settings(loaded.settings)
    assert json.loads(settings_file().read_text())["version"] == 2
