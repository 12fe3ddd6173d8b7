"""Stored remotes: their file, keys, consent, and the commands."""

from __future__ import annotations

import io
import json
import stat
from dataclasses import replace

import pytest
from keyring.errors import KeyringLocked

from app.cli.options import with_options
from app.cli.parser import build_parser
from app.live.assembly import build_driver, fallback_of
from app.main import main
from app.paths import config_dir, state_dir
from app.remote_keys import environment_name, find_key, has_keyring, keep_key
from app.remotes import (
    Remote,
    find_remote,
    give_consent,
    load_remotes,
    remotes_file,
    save_remote,
    settled,
)
from app.settings import RecognitionSettings, Settings
from engine.errors import SettingsError, UnavailableError
from speech_server import Reply, SpeechServer, serve, spoken

FAR = Remote("far", "https://asr.example/v1", "whisper-large-v3", has_key=True)


def run(*argv: str) -> int:
    return main(list(argv))


# The file


def test_remotes_are_kept_in_a_private_file_without_keys(memory_keyring):
    save_remote(FAR)
    keep_key(FAR, "sk-secret")
    assert load_remotes() == {"far": FAR}
    assert find_remote("remote:far") == FAR
    assert stat.S_IMODE(remotes_file().stat().st_mode) == 0o600
    written = "".join(p.read_text() for p in config_dir().rglob("*") if p.is_file())
    assert "sk-secret" not in written


def test_an_unknown_remote_is_named_with_those_there_are():
    with pytest.raises(SettingsError, match="there is none yet"):
        find_remote("far")
    save_remote(FAR)
    with pytest.raises(SettingsError, match="no remote named 'near', there are far"):
        find_remote("near")


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"remotes": [{"name": "x"}]}',
        '{"remotes": [{"name": 1, "base_url": 2}]}',
        '{"remotes": [{"name": "x", "base_url": "ftp://x", "model": "m"}]}',
        "[" * 100000,
    ],
)
def test_a_damaged_file_is_named_and_kept(text):
    remotes_file().write_text(text)
    with pytest.raises(UnavailableError, match=r"remotes\.json is damaged"):
        load_remotes()
    assert remotes_file().read_text() == text


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": "a b"}, "no name for a remote"),
        ({"name": "../x"}, "no name for a remote"),
        ({"base_url": "asr.example"}, "looks like https://asr.example/v1"),
        ({"base_url": "ftp://asr.example"}, "no address of a server"),
        ({"base_url": "https://key@asr.example"}, "an address carries no key"),
        ({"base_url": "https://asr.example/v1?key=1"}, r"has no \?"),
        ({"base_url": "https://asr.example:99999"}, "no address"),
        ({"model": ""}, "names no model"),
        ({"timeout_s": -1.0}, "timeout"),
        ({"protocol": "smoke"}, "no protocol"),
        ({"max_upload_mb": 0.01}, "hold no window"),
    ],
)
def test_what_cannot_work_is_refused_when_it_is_added(change, says):
    with pytest.raises(SettingsError, match=says):
        save_remote(replace(FAR, **change))


@pytest.mark.parametrize(
    ("url", "host", "warns", "asks"),
    [
        ("https://asr.example", "asr.example", False, True),
        ("https://asr.example:8443/v1/audio/transcriptions", "asr.example:8443", False, True),
        ("http://asr.example/v1", "asr.example", True, True),
        ("http://192.168.1.5:8000", "192.168.1.5:8000", True, True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", False, False),
        ("http://localhost:8000/v1/", "localhost:8000", False, False),
        ("http://[::1]:8000", "[::1]:8000", False, False),
        ("http://localhost.evil.example", "localhost.evil.example", True, True),
        ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example", True, True),
    ],
)
def test_only_this_computer_needs_neither_encryption_nor_consent(url, host, warns, asks):
    remote = replace(FAR, base_url=url)
    assert remote.host == host
    assert bool(remote.warning) is warns
    assert remote.needs_consent is asks
    assert remote.options().address.url.endswith("/v1")


# Keys


def test_a_key_goes_to_the_keyring_and_comes_back(memory_keyring):
    assert has_keyring()
    assert keep_key(FAR, "sk-secret")
    assert memory_keyring.kept == {("surtitle", "far@asr.example"): "sk-secret"}
    assert find_key(FAR) == "sk-secret"


def test_a_key_does_not_follow_a_remote_to_another_host(memory_keyring):
    keep_key(FAR, "sk-secret")
    moved = replace(FAR, base_url="https://evil.example/v1")
    with pytest.raises(SettingsError, match="SURTITLE_KEY_FAR"):
        find_key(moved)


def test_without_a_keyring_a_key_lives_for_the_session_only():
    assert not has_keyring()  # tests have the null back end, which says yes and keeps nothing
    assert not keep_key(FAR, "sk-secret")
    assert find_key(FAR) == "sk-secret"


def test_without_a_keyring_the_environment_or_the_user_gives_the_key(monkeypatch):
    with pytest.raises(SettingsError, match="set SURTITLE_KEY_FAR"):
        find_key(FAR)
    asked: list[str] = []

    def ask(prompt):
        asked.append(prompt)
        return " typed "

    assert find_key(FAR, ask) == "typed"
    assert asked == ["Key of far (asr.example): "]
    assert find_key(FAR) == "typed"
    monkeypatch.setenv(environment_name("far"), "from-env")
    assert find_key(FAR) == "from-env"
    assert environment_name("my-asr.2") == "SURTITLE_KEY_MY_ASR_2"


def test_a_keyring_of_plain_files_is_no_keyring(memory_keyring, monkeypatch):
    monkeypatch.setattr(type(memory_keyring), "priority", 0.5)
    assert not keep_key(FAR, "sk-secret")
    assert memory_keyring.kept == {}


def test_a_locked_keyring_is_as_none(memory_keyring, monkeypatch):
    def locked(self, *args):
        raise KeyringLocked("no")

    monkeypatch.setattr(type(memory_keyring), "get_password", locked)
    monkeypatch.setattr(type(memory_keyring), "set_password", locked)
    assert not keep_key(FAR, "sk-secret")
    assert find_key(FAR) == "sk-secret"


def test_a_remote_without_a_key_asks_nobody():
    assert find_key(replace(FAR, has_key=False), lambda prompt: pytest.fail("asked")) == ""


# What a remote changes


def test_a_remote_drafts_by_choice_only():
    chosen = RecognitionSettings(model="remote:far")
    assert settled(chosen).preset == "conservative"
    assert settled(replace(chosen, remote_drafts=True)).preset == "responsive"
    assert settled(replace(chosen, model="whisper-base")).preset == "responsive"


@pytest.mark.parametrize(
    ("argv", "preset"),
    [
        (["--model", "remote:far"], "conservative"),
        (["--model", "remote:far", "--preset", "responsive"], "responsive"),
        ([], "responsive"),
    ],
)
def test_a_preset_named_on_the_command_line_is_a_choice(argv, preset):
    args = build_parser().parse_args(["live", *argv])
    assert with_options(args, Settings()).recognition.preset == preset


def test_the_fallback_is_a_model_on_this_computer():
    chosen = RecognitionSettings(model="remote:far", fallback="whisper-tiny.en")
    fallback = fallback_of(chosen)
    assert fallback is not None
    assert fallback.name == "whisper-tiny.en"
    assert fallback_of(replace(chosen, fallback="")) is None
    assert fallback_of(replace(chosen, fallback="remote:far")) is None
    assert fallback_of(replace(chosen, model="whisper-base"), "cpu") is None


def test_nothing_is_sent_before_the_user_agrees(monkeypatch):
    save_remote(replace(FAR, has_key=False))
    with pytest.raises(SettingsError, match=r"heard goes to asr\.example"):
        build_driver(RecognitionSettings(model="remote:far"))


# Commands


@pytest.fixture
def server():
    with serve(SpeechServer(spoken("Welcome to live captions."))) as running:
        yield running


def test_add_list_test_and_remove(server, capsys, memory_keyring, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("sk-secret\n"))
    assert run("remotes", "add", "lab", server.address, "--model", "m", "--key-stdin") == 0
    assert "added remote:lab" in capsys.readouterr().out
    assert list(memory_keyring.kept.values()) == ["sk-secret"]
    assert run("remotes", "list") == 0
    listed = capsys.readouterr().out
    assert "remote:lab" in listed
    assert server.address in listed
    assert "sk-secret" not in listed
    assert run("remotes", "list", "--json") == 0
    assert json.loads(capsys.readouterr().out)["model"] == "m"
    assert run("remotes", "test", "lab") == 0
    told = capsys.readouterr().out
    assert "Welcome to live captions." in told
    assert "verbose_json" in told
    assert server.uploads[-1].headers["authorization"] == "Bearer sk-secret"
    assert run("remotes", "remove", "lab") == 0
    assert memory_keyring.kept == {}
    assert load_remotes() == {}
    logs = "".join(p.read_text() for p in state_dir().rglob("*.log*"))
    assert "sk-secret" not in logs


def test_a_key_without_a_keyring_is_said_not_to_be_kept(server, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("sk-secret\n"))
    assert run("remotes", "add", "lab", server.address, "--model", "m", "--key-stdin") == 0
    assert "set SURTITLE_KEY_LAB" in capsys.readouterr().err
    assert "sk-secret" not in remotes_file().read_text()


def test_adding_again_with_another_host_asks_again(memory_keyring, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("sk-secret\n"))
    run("remotes", "add", "far", "https://asr.example", "--model", "m", "--key-stdin")
    give_consent(find_remote("far"))
    run("remotes", "add", "far", "https://asr.example", "--model", "other", "--no-key")
    assert not find_remote("far").needs_consent
    assert memory_keyring.kept == {}
    run("remotes", "add", "far", "https://other.example", "--model", "m", "--no-key")
    assert find_remote("far").needs_consent


def test_http_elsewhere_is_warned_of(capsys):
    assert run("remotes", "add", "lan", "http://10.0.0.7:8000", "--model", "m", "--no-key") == 0
    assert "is not encrypted" in capsys.readouterr().err


def test_a_server_that_refuses_is_one_line_and_status_1(server, capsys):
    server.reply = Reply(401, '{"detail": "Unauthorized"}')
    run("remotes", "add", "lab", server.address, "--model", "m", "--no-key")
    capsys.readouterr()
    assert run("remotes", "test", "lab") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "wants a key (401: Unauthorized)" in line


def test_live_over_a_remote_asks_for_consent_first(capsys, monkeypatch):
    run("remotes", "add", "far", "https://asr.example", "--model", "m", "--no-key")
    capsys.readouterr()
    assert run("live", "--source", "demo", "--model", "remote:far") == 1
    told = capsys.readouterr().err
    assert "nothing was sent: audio of everyone heard goes to asr.example" in told
    assert find_remote("far").needs_consent


def test_live_in_simulated_time_over_a_remote(server, capsys):
    run("remotes", "add", "lab", server.address, "--model", "m", "--no-key")
    capsys.readouterr()
    argv = ["live", "--source", "demo", "--simulate", "--model", "remote:lab", "--jsonl", "-"]
    assert run(*argv, "--no-store") == 0
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert events[0]["preset"] == "conservative"
    lines = [e["text"] for e in events if e["event"] == "committed"]
    assert lines
    assert set(lines) == {"Welcome to live captions."}
    assert not [e for e in events if e["event"] == "draft" and e["text"]]
