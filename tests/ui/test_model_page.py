"""The model page: downloads with progress, cancelling, importing, removing, and measuring."""

from __future__ import annotations

import json
import sys

import pytest
from PySide6.QtWidgets import QFileDialog

import engine.models.resolve as resolve
import ui.model_page as module
from app.paths import models_dir
from app.settings import RecognitionSettings, Settings
from engine.models.catalogue import CATALOGUE, HubSource, ModelEntry
from engine.models.resolve import import_folder, installed_models
from hub_server import COMMIT, REPOSITORY, Hub, serve
from tiny_whisper import write_ctranslate2_folder
from ui.model_check import ModelCheck, own_program
from ui.model_page import ModelPage

TINY = ModelEntry(
    name="tiny-test",
    family="whisper",
    title="A tiny one",
    parameters=1000,
    languages=("en", "de"),
    licence="MIT",
    download_bytes=2_000_000,
    packages=None,
    hub=HubSource(REPOSITORY, COMMIT, {}),
)


@pytest.fixture
def catalogue(monkeypatch):
    known = {**CATALOGUE, TINY.name: TINY}
    monkeypatch.setattr(module, "CATALOGUE", known)
    monkeypatch.setattr(resolve, "CATALOGUE", known)


@pytest.fixture
def folder(tmp_path):
    return write_ctranslate2_folder(tmp_path / "own")


@pytest.fixture
def hub(folder, tmp_path, monkeypatch):
    made = import_folder(folder, tmp_path / "made", "tiny")
    files = {path.name: path.read_bytes() for path in made.iterdir()}
    del files["surtitle.json"]
    with serve(Hub(files)) as running:
        monkeypatch.setenv("HF_ENDPOINT", running.address)
        yield running


@pytest.fixture
def page(qtbot, catalogue):
    made = ModelPage(Settings())
    qtbot.addWidget(made)
    made.edited.connect(lambda key, value: made.show_settings(made.settings.with_value(key, value)))
    made.show_installed(set())
    made.show()
    yield made
    made.jobs.cancel()
    made.jobs.wait(5.0)
    made.check.stop()


def installed():
    return {model.name for model in installed_models(models_dir())}


def test_the_catalogue_says_what_each_model_is_and_needs(page):
    page.select("whisper-small")
    text = page.list.currentItem().text()
    assert text == "Whisper small\n99 languages · 967 MB to download"
    assert "licence Apache-2.0" in page.about.text()
    assert "Needs about 1.4 GB of memory" in page.memory.text()
    page.select("qwen3-asr-0.6b")
    assert "not been tried" in page.about.text()
    assert not page.use.isEnabled()
    assert not page.measure.isEnabled()
    assert page.get.text() == "&Download (1.6 GB)"


def test_too_little_memory_is_warned_of(page, monkeypatch):
    monkeypatch.setattr(module, "free_memory_bytes", lambda: 1_000_000_000)
    page.select("whisper-medium")
    assert page.memory.text().startswith("⚠")
    assert "1.0 GB" in page.memory.text()


def test_a_model_is_downloaded_used_and_removed(page, hub, qtbot):
    page.select("tiny-test")
    shares = []
    page.jobs.progressed.connect(lambda _, share: shares.append(share))
    with qtbot.waitSignal(page.jobs.ended, timeout=20_000) as ended:
        page.get.click()
        assert page.bar.isVisible()
        assert not page.get.isEnabled()
    assert ended.args == ["tiny-test", ""]
    assert not page.bar.isVisible()
    assert max(share for share in shares if share is not None) == 1.0
    assert installed() == {"tiny-test"}
    page.show_installed(installed())
    assert page.selected == "tiny-test"
    page.use.click()
    assert page.settings.recognition.model == "tiny-test"
    assert page.list.currentItem().text().startswith("A tiny one ✓ in use")
    assert not page.remove.isEnabled()
    page.show_settings(Settings())
    page.select("tiny-test")
    with qtbot.waitSignal(page.jobs.ended, timeout=20_000):
        page.remove.click()
    assert installed() == set()


def test_a_download_is_cancelled(page, hub, qtbot):
    page.select("tiny-test")
    with qtbot.waitSignal(page.jobs.ended, timeout=20_000):
        page.get.click()
        page.cancel.click()
    assert "Stopped" in page.trouble.text()
    assert installed() == set()
    assert page.get.isEnabled()


def test_a_network_that_is_not_there_is_said(page, qtbot, monkeypatch):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    page.select("tiny-test")
    with qtbot.waitSignal(page.jobs.ended, timeout=20_000):
        page.get.click()
    assert "annot reach http://127.0.0.1:9" in page.trouble.text()


def test_a_folder_is_imported(page, folder, qtbot, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    with qtbot.waitSignals([page.jobs.ended, page.refresh_asked], timeout=30_000):
        page.bring.click()
    assert page.trouble.text() == ""
    assert installed() == {"own"}
    page.show_installed(installed())
    page.select("own")
    assert page.list.currentItem().text() == "own\nyour own"
    assert page.use.isEnabled()


def saying(**body):
    """A program that answers as `surtitle models check --json` does."""
    return [sys.executable, "-c", f"print('{json.dumps(body)}')"]


@pytest.mark.parametrize(("factor", "mark"), [(0.31, "✓ Quick enough"), (0.9, "⚠ Too slow")])
def test_the_speed_is_measured_in_a_process_of_its_own(qtbot, catalogue, factor, mark):
    check = ModelCheck(saying(real_time_factor=factor))
    page = ModelPage(Settings(), check=check)
    qtbot.addWidget(page)
    page.show_installed({"whisper-base"})
    with qtbot.waitSignal(check.ended, timeout=20_000):
        page.measure.click()
        assert "Measuring" in page.speed.text()
        assert not page.measure.isEnabled()
    assert page.speed.text().startswith(mark)
    assert f"{factor:.2f} s" in page.speed.text()
    page.show_settings(Settings().with_value("recognition.device", "cpu"))
    assert page.speed.text() == ""  # Measured on another device.


def test_what_cannot_be_measured_says_why(qtbot):
    said = "import sys; sys.exit('surtitle: tiny is not installed')"
    check = ModelCheck([sys.executable, "-c", said])
    with qtbot.waitSignal(check.ended, timeout=20_000) as ended:
        check.start(RecognitionSettings(model="tiny"))
    assert ended.args == ["tiny", None, "tiny is not installed"]
    missing = ModelCheck(["/nonexistent/surtitle"])
    with qtbot.waitSignal(missing.ended, timeout=20_000) as ended:
        missing.start(RecognitionSettings(model="tiny"))
    assert ended.args[1:] == [None, "It could not be measured."]
    assert not missing.is_running


def test_a_bundle_measures_with_itself(monkeypatch):
    assert own_program() == [sys.executable, "-m", "app.main"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_program() == [sys.executable]
