"""The manual: nothing in it is stale, no link or command leads nowhere, every message is there."""

import contextlib
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import docs
import docs_pages
from app.cli.parser import build_parser
from app.live.status import STATE_OF_SOURCE
from app.main import main
from ui.states import STATES

ROOT = docs.ROOT
PLACES = {"ID": "1", "N": "2", "WORD...": "word", "KIND": "transcripts", "FILE.zip": "f.zip"}
# Shown somewhere, and done here: they only read, or write into a folder of the test's own.
HARMLESS = (
    "surtitle kept",
    "surtitle models list",
    "surtitle remotes list",
    "surtitle sessions keep",
    "surtitle bench live --help",
    "surtitle bench capacity --help",
    "surtitle remotes add --help",
    "surtitle report problem.zip",
    "surtitle report --with-text problem.zip",
    "surtitle replay problem.zip",
)


def shown():
    """Every command that a page shows: lines of code blocks, and inline code."""
    found = []
    for page in docs.sources():
        if page.name in {"CHANGELOG.md", "command-line.md", "messages.md"}:
            continue
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^ {4,}(.*)$", text, re.MULTILINE)
        inline = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]
        for line in [*blocks, *inline]:
            if match := re.match(r"(?:surtitle|packaging/run)( .*|$)", line.strip()):
                found.append("surtitle" + match[1].partition("  #")[0])
    return sorted(set(found))


def words_of(command):
    words = [PLACES.get(word, word) for word in shlex.split(command)[1:]]
    return [word.removesuffix("...") for word in words if word != "ARGUMENTS"]


def parsed(words):
    """Whether the true parser takes it."""
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            build_parser().parse_args(words)
        except SystemExit as ended:
            return ended.code == 0
    return True


def test_pages_are_fresh_and_links_lead_somewhere():
    assert docs.check() == []


def test_the_site_is_built_without_a_warning(tmp_path):
    options = ["--strict", "--site-dir", str(tmp_path / "site")]
    command = [sys.executable, "-m", "mkdocs", "build", *options]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    site = tmp_path / "site"
    assert (site / "index.html").is_file()
    assert (site / "ARCHITECTURE.html").is_file()
    # It is read without a network, too.
    loaded = re.findall(
        r'(?:src|href)="(https?:[^"]+\.(?:js|css|woff2?))"', (site / "index.html").read_text()
    )
    assert loaded == []


def test_every_page_is_in_the_menu():
    menu = yaml.safe_load((ROOT / "mkdocs.yml").read_text())["nav"]
    listed = {name for entry in menu for name in entry.values()}
    pages = {page.name for page in (ROOT / "docs").glob("*.md")}
    assert listed == (pages | set(docs.BESIDE) | {"overview.md"}) - {"README.md"}


def test_a_dead_link_is_found(tmp_path):
    (tmp_path / "there.md").write_text("# Here it is!\n")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md#here-it-is) [b](gone.md) [c](there.md#gone) `[d](code.md)` [e](https://x.org)"
    )
    wrong = list(docs.dead_links(page, tmp_path))
    assert wrong == ["page.md: gone.md is not there", "page.md: there.md#gone is no heading"]


@pytest.mark.parametrize("command", shown())
def test_every_command_that_is_shown_is_understood(command):
    words = words_of(command)
    # A group of commands, named in a sentence.
    is_group = all(word.isalpha() for word in words) and parsed([*words, "--help"])
    assert parsed(words) or is_group


def test_a_command_that_is_not_there_is_not_understood():
    assert not parsed(["transmogrify"])
    assert not parsed(["live", "--sauce", "mic"])


def test_harmless_commands_do_what_they_say(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert set(HARMLESS) <= set(shown())
    for command in HARMLESS:
        assert main(words_of(command)) == 0, (command, capsys.readouterr())


def test_every_script_that_is_shown_is_there():
    for page in docs.sources():
        for name in re.findall(r"`(packaging/[\w./]+?)[`\s]", page.read_text(encoding="utf-8")):
            assert (ROOT / name).exists() or (ROOT / f"{name}.py").exists(), (page.name, name)


def test_every_status_has_its_symptom():
    symptoms = (ROOT / "docs" / "troubleshooting.md").read_text(encoding="utf-8")
    for state in {*STATES, *STATE_OF_SOURCE.values()}:
        assert f"`{state}`" in symptoms, state


def test_every_message_has_its_entry_and_advice():
    page = (ROOT / "docs" / "messages.md").read_text(encoding="utf-8")
    said = list(docs_pages.codes(ROOT))
    assert len(said) > 300
    for path, code in said:
        title, _ = docs_pages.area_of(path)
        assert f"\n* {docs_pages._escaped(code)}\n" in page, (path, code)
        assert f"\n## {title}\n" in page
    with pytest.raises(LookupError, match="no advice"):
        docs_pages.area_of("nowhere/new.py")


def test_every_picture_of_the_manual_is_made_by_the_script(tmp_path):
    named = {
        Path(target).name
        for page in docs.sources()
        for target in docs.links(page.read_text(encoding="utf-8"))
        if target.endswith(".png")
    }
    # These are of the running program, with real speech and a desktop.
    drawn = named - {"microphone.png", "system-audio.png", "other-screens.png"}
    assert drawn == {picture.name for picture in (ROOT / "docs" / "pictures").iterdir()}
    command = [sys.executable, "packaging/screenshots.py", str(tmp_path), "--only", "settings-"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=240)
    assert drawn <= {picture.name for picture in tmp_path.iterdir()}


def test_every_picture_is_there():
    for page in docs.sources():
        for target in docs.links(page.read_text(encoding="utf-8")):
            if Path(target).suffix in {".png", ".gif", ".svg"}:
                assert (page.parent / target).is_file(), (page.name, target)
