"""What every test stands on: a private desktop, loud failures, and nothing left running."""

from __future__ import annotations

import os
import tempfile

# Before anything reads them. A test never sees the user's settings, store, keyring, sound server,
# or message bus; each test then gets folders of its own (`private_desktop`).
_HOME = tempfile.TemporaryDirectory(prefix="surtitle-", ignore_cleanup_errors=True)
_XDG = {
    "HOME": "home",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "share",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "run",
}
_NOWHERE = {
    "PULSE_SERVER": "unix:/nonexistent/pulse",
    "PIPEWIRE_REMOTE": "/nonexistent/pipewire",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus",
    "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus",
    "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
    "HF_HUB_OFFLINE": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "TRANSFORMERS_OFFLINE": "1",
    "OMP_WAIT_POLICY": "PASSIVE",
}
os.environ.update(_NOWHERE)
os.environ.update({name: os.path.join(_HOME.name, folder) for name, folder in _XDG.items()})
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in ("HF_HOME", "HF_TOKEN", "HF_HUB_CACHE", "PULSE_SOURCE", "PULSE_SINK"):
    os.environ.pop(_name, None)

import gc
import hashlib
import itertools
import logging
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import numpy as np
import pytest
from numpy.typing import NDArray

from mock_logind import MockLogind, has_mock
from sound_server import SoundServer, start_sound_server

if TYPE_CHECKING:
    from PySide6.QtCore import QThread

CHECKOUT = Path(__file__).resolve().parent.parent
OPTIONAL_MARKERS = ("slow", "stress")

hypothesis.settings.register_profile(
    "ci",
    max_examples=30,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[
        hypothesis.HealthCheck.too_slow,
        hypothesis.HealthCheck.function_scoped_fixture,
    ],
)
hypothesis.settings.register_profile(
    "thorough", hypothesis.settings.get_profile("ci"), max_examples=500, derandomize=False
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="also slow and stress tests, more examples")
    parser.addoption("--device", default="cpu", help="torch device for model tests (default: cpu)")


def pytest_configure(config: pytest.Config) -> None:
    chosen = "thorough" if config.getoption("--all") else "ci"
    hypothesis.settings.load_profile(os.environ.get("SURTITLE_HYPOTHESIS", chosen))
    gc.disable()


_TESTS_TO_ALL = 100
_tests_done = itertools.count(1)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Collect cycles on this thread, as `ui.cycle_collector` does, and never on another."""
    gc.collect(1 if next(_tests_done) % _TESTS_TO_ALL else 2)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if {"qtbot", "qapp"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("gui")
    if config.getoption("--all") or config.option.markexpr:
        return
    left_out = [item for item in items if any(map(item.get_closest_marker, OPTIONAL_MARKERS))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def skip_or_fail(reason: str) -> None:
    """Skip for a missing tool: on a person's machine. In CI nothing may be missing."""
    if os.environ.get("CI"):
        pytest.fail(f"missing in CI: {reason}", pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def missing() -> Callable[[str], None]:
    """`missing(reason)` skips on a person's machine and fails in CI."""
    return skip_or_fail


@pytest.fixture
def require_tool() -> Callable[[str], str]:
    """`require_tool(name)` returns the program's path, or skips with the reason."""

    def require(name: str) -> str:
        path = shutil.which(name)
        if path is None:
            skip_or_fail(f"{name} is not installed (packaging/setup --test installs it)")
        return str(path)

    return require


@pytest.fixture(autouse=True)
def private_desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Folders of the test's own behind every XDG variable; short, since sockets live there."""
    with tempfile.TemporaryDirectory(dir=_HOME.name, ignore_cleanup_errors=True) as root:
        for name, folder in _XDG.items():
            path = Path(root) / folder
            path.mkdir(mode=0o700)
            monkeypatch.setenv(name, str(path))
        yield Path(root)


@pytest.fixture(scope="session")
def test_build() -> Path:
    """Where expensive things that tests make are kept between runs."""
    folder = Path(os.environ.get("SURTITLE_TEST_BUILD", CHECKOUT / "build" / "test"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def model_cache(test_build: Path) -> Path:
    """The folder that converted models live in: converted once, for all tests and runs."""
    folder = test_build / "models"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def shared_models(private_desktop: Path, model_cache: Path) -> Path:
    """`model_cache` in the place where the application looks for its models."""
    from app.paths import models_dir

    place: Path = models_dir()
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.is_dir() and not place.is_symlink():
        place.rmdir()
    if not place.is_symlink():
        place.symlink_to(model_cache, target_is_directory=True)
    return place


@pytest.fixture(scope="session")
def test_audio() -> Path:
    """A folder of recorded speech with a manifest; not part of the checkout, so tests may skip."""
    folder = Path(os.environ.get("SURTITLE_TEST_AUDIO", CHECKOUT.parent / "shared" / "audio"))
    if not (folder / "manifest.jsonl").is_file():
        pytest.skip(f"no recorded speech: {folder} has no manifest.jsonl (SURTITLE_TEST_AUDIO)")
    return folder


@pytest.fixture(scope="session")
def device(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--device"))


Speech = NDArray[np.float32]


@pytest.fixture(scope="session")
def synthesized_speech(test_build: Path) -> Callable[[str], Speech]:
    """`synthesized_speech(text)`: float32 mono at 16 kHz of a voice that reads the text."""
    kept = test_build / "speech"
    kept.mkdir(exist_ok=True)

    def synthesize(text: str) -> Speech:
        path = kept / f"{hashlib.sha256(text.encode()).hexdigest()[:24]}.npy"
        if not path.is_file():
            from synthesis import speak

            fresh = kept / f"{path.stem}.{os.getpid()}.npy"
            np.save(fresh, speak(text))
            fresh.replace(path)
        samples: Speech = np.load(path)
        return samples

    return synthesize


@pytest.fixture
def pulse_server(private_desktop: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundServer]:
    """A private sound server without hardware; the test's own environment points at it."""
    server = start_sound_server(private_desktop, skip_or_fail)
    for name, value in server.env.items():
        monkeypatch.setenv(name, value)
    yield server
    server.kill()


@pytest.fixture
def logind(private_desktop: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MockLogind]:
    """A private system bus, for a mock of logind; the test's own environment points at it."""
    if not shutil.which("dbus-daemon") or not has_mock():
        skip_or_fail("dbus-daemon or python3-dbusmock is not installed")
    logind = MockLogind(private_desktop)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", logind.address)
    yield logind
    logind.close()


@pytest.fixture(autouse=True)
def no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Our own loggers warn of nothing, unless the test reads the log (`caplog`)."""
    heard: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(f"{record.name} {record.levelname}: {record.getMessage()}")

    ours = [logging.getLogger(name) for name in ("app", "engine", "ui")]
    listener = Listener(logging.WARNING)
    for logger in ours:
        logger.addHandler(listener)
    yield
    for logger in ours:
        logger.removeHandler(listener)
    if heard and "caplog" not in request.fixturenames:
        pytest.fail("unexpected log:\n" + "\n".join(heard), pytrace=False)


@pytest.fixture(autouse=True)
def nothing_left_running(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No thread and no QThread that a test started outlives it."""
    before = set(threading.enumerate())
    started = _watch_qthreads(monkeypatch)
    yield
    deadline = time.monotonic() + 3.0
    while time.monotonic() < deadline:
        threads = [t for t in threading.enumerate() if t not in before and _is_ours(t)]
        qthreads = [t for t in started if _is_running(t)]
        if not threads and not qthreads:
            return
        for thread in threads:
            thread.join(0.05)
        for qthread in qthreads:
            qthread.wait(50)
    names = [t.name for t in threads] + [t.objectName() or repr(t) for t in qthreads]
    pytest.fail(f"still running after the test: {', '.join(names)}", pytrace=False)


def _is_ours(thread: threading.Thread) -> bool:
    """Not a C library's thread that once called Python, nor a progress bar's monitor."""
    return not isinstance(thread, threading._DummyThread) and not thread.name.startswith(
        ("pytest", "tqdm", "Tqdm")
    )


def _watch_qthreads(monkeypatch: pytest.MonkeyPatch) -> list[QThread]:
    from PySide6.QtCore import QThread

    started: list[QThread] = []
    start = QThread.start

    def watched(self: QThread, *args: QThread.Priority) -> None:
        started.append(self)
        start(self, *args)

    monkeypatch.setattr(QThread, "start", watched)
    return started


def _is_running(thread: QThread) -> bool:
    try:
        return thread.isRunning()
    except RuntimeError:  # Its C++ half is already deleted, so it has ended.
        return False
