"""Downloads against a real HTTP server that truncates, breaks off, lies, and goes away."""

from __future__ import annotations

import dataclasses
import hashlib
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.errors import DownloadCancelledError, EngineError, ModelError, UnavailableError
from engine.models.catalogue import CATALOGUE, HubSource
from engine.models.download import Download, download
from engine.models.fetch import TRIES
from engine.models.folder import validate_folder
from engine.models.resolve import remove_model, resolve_model
from engine.models.staging import partial_folders
from engine.models.stamp import read_stamp
from hub_server import COMMIT, LARGE, REPOSITORY, Hub, serve

WEIGHTS = "model.safetensors"
SOURCE = HubSource(REPOSITORY, COMMIT, {})


@pytest.fixture
def hub(model_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    files = {path.name: path.read_bytes() for path in model_folder.iterdir()}
    del files["surtitle.json"]
    files["pytorch_model.bin"] = b"\x80\x02 never to be fetched"
    assert len(files[WEIGHTS]) > LARGE
    with serve(Hub(files)) as running:
        monkeypatch.setenv("HF_ENDPOINT", running.address)
        yield running


class Told(NamedTuple):
    line: str
    part: float | None


def wanted(cache: Path, **changes: object) -> Download:
    return Download("tiny", SOURCE, cache / "tiny", retry_wait_s=0.001, **changes)  # type: ignore[arg-type]


def failure(cache: Path, kind: type[EngineError], **changes: object) -> str:
    """Return the message of a failed download, after checks that hold for all of them."""
    with pytest.raises(kind) as caught:
        download(wanted(cache, **changes))
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 400
    return message


def test_a_model_arrives_whole(hub: Hub, cache: Path) -> None:
    told: list[Told] = []
    folder = download(wanted(cache, progress=lambda line, part: told.append(Told(line, part))))
    assert validate_folder(folder) == "whisper"
    for name, content in hub.files.items():
        if name != "pytorch_model.bin":
            assert (folder / name).read_bytes() == content
    assert not (folder / "pytorch_model.bin").exists()
    stamp = read_stamp(folder)
    assert stamp is not None
    assert stamp.revision == COMMIT
    parts = [one.part for one in told if one.part is not None]
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert partial_folders(cache / "tiny") == []


@pytest.mark.parametrize("ranges", [True, False])
def test_a_connection_that_breaks_is_taken_up(hub: Hub, cache: Path, ranges: bool) -> None:
    hub.ranges = ranges
    hub.drops[WEIGHTS] = [4000, 3000, 0, 2000] if ranges else [4000, 3000, 9000]
    folder = download(wanted(cache))
    assert (folder / WEIGHTS).read_bytes() == hub.files[WEIGHTS]
    starts = [start for name, start in hub.requests if name == WEIGHTS]
    if ranges:
        assert starts == [0, 4000, 7000, 7000, 9000]
    else:
        assert starts[0] == 0
        assert len(starts) == 4


def test_a_download_goes_on_where_an_earlier_one_stopped(hub: Hub, cache: Path) -> None:
    hub.drops[WEIGHTS] = [5000] + [0] * TRIES
    message = failure(cache, UnavailableError)
    assert "keeps breaking off" in message
    assert "which are kept" in message
    assert "`surtitle models get tiny` again" in message
    assert not (cache / "tiny").exists()
    hub.requests.clear()
    folder = download(wanted(cache))
    assert (folder / WEIGHTS).read_bytes() == hub.files[WEIGHTS]
    # small files that had arrived are not asked for again
    assert next(item for item in hub.requests if item[0] != "listing") == (WEIGHTS, 5000)


def test_a_busy_server_is_asked_again(hub: Hub, cache: Path) -> None:
    hub.status[WEIGHTS] = [503, 429]
    assert validate_folder(download(wanted(cache))) == "whisper"


def test_wrong_bytes_are_thrown_away(hub: Hub, cache: Path) -> None:
    content = bytearray(hub.files[WEIGHTS])
    content[-1] ^= 1
    hub.sent[WEIGHTS] = bytes(content)
    message = failure(cache, ModelError)
    assert "model.safetensors" in message
    assert "is not what was published" in message
    assert "`surtitle models get tiny` again" in message
    hub.sent.clear()
    assert validate_folder(download(wanted(cache))) == "whisper"


def test_wrong_bytes_of_a_small_file_are_noticed(hub: Hub, cache: Path) -> None:
    hub.sent["config.json"] = hub.files["config.json"].replace(b"whisper", b"whispes")
    assert "config.json from" in failure(cache, ModelError)


def test_more_bytes_than_listed_are_refused(hub: Hub, cache: Path) -> None:
    hub.sent[WEIGHTS] = hub.files[WEIGHTS] + b"more"
    assert "sends more than" in failure(cache, ModelError)


def test_the_catalogue_s_hash_outweighs_the_hub_s(hub: Hub, cache: Path) -> None:
    assert hub.files
    source = HubSource(REPOSITORY, COMMIT, {WEIGHTS: hashlib.sha256(b"other").hexdigest()})
    with pytest.raises(ModelError, match="is not what was published"):
        download(Download("tiny", source, cache / "tiny"))


@pytest.mark.parametrize("where", ["listing", "config.json", WEIGHTS])
def test_a_web_page_instead_of_the_file_is_named(hub: Hub, cache: Path, where: str) -> None:
    hub.page.add(where)
    kind = UnavailableError if where == "listing" else ModelError
    message = failure(cache, kind)
    assert "web page" in message
    assert "check the network" in message
    assert not (cache / "tiny").exists()


@pytest.mark.parametrize(
    ("where", "status", "named"),
    [
        ("listing", 404, "has no someone/tiny"),
        ("listing", 500, "answered 500"),
        (WEIGHTS, 404, "answered 404"),
        (WEIGHTS, 403, "answered 403"),
    ],
)
def test_a_refusal_is_named(hub: Hub, cache: Path, where: str, status: int, named: str) -> None:
    hub.status[where] = [status]
    assert named in failure(cache, UnavailableError)


def test_a_repository_without_safetensors_is_refused(hub: Hub, cache: Path) -> None:
    del hub.files[WEIGHTS]
    assert "holds no model.safetensors" in failure(cache, ModelError)
    assert "pytorch_model.bin" not in [name for name, _ in hub.requests]


def test_something_that_is_no_hub_is_named(
    hub: Hub, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "listing", lambda _: b'{"siblings": [1]}')
    assert "check HF_ENDPOINT" in failure(cache, UnavailableError)
    assert hub.requests


def test_a_model_that_cannot_be_loaded_is_not_put_in_place(hub: Hub, cache: Path) -> None:
    hub.files[WEIGHTS] = b"<!DOCTYPE html>" + bytes(LARGE)
    assert "is a web page" in failure(cache, ModelError)
    assert not (cache / "tiny").exists()
    assert partial_folders(cache / "tiny") == []


@pytest.mark.parametrize("spelling", ["http://127.0.0.1:{port}", "no-address", "http://[bad"])
def test_no_network_is_named(cache: Path, monkeypatch: pytest.MonkeyPatch, spelling: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setenv("HF_ENDPOINT", spelling.format(port=port))
    message = failure(cache, UnavailableError)
    assert message.startswith("cannot reach")
    assert "surtitle models import DIR" in message


def test_a_full_disk_is_named_before_a_byte_is_fetched(
    hub: Hub, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(cache.parent)._replace(free=1000)
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    message = failure(cache, UnavailableError)
    assert "tiny needs 0.07 GB of disk space" in message
    assert "choose a smaller model" in message
    assert [name for name, _ in hub.requests] == ["listing"]


def test_a_disk_that_fills_up_is_named(
    hub: Hub, cache: Path, full_disk: AbstractContextManager[None]
) -> None:
    with full_disk:
        assert "no disk space left" in failure(cache, UnavailableError)
    assert validate_folder(download(wanted(cache))) == "whisper"


def test_a_cancelled_download_stops_and_is_kept(hub: Hub, cache: Path) -> None:
    cancel = threading.Event()

    def progress(line: str, part: float | None) -> None:
        if part is not None and line.startswith("downloading"):
            cancel.set()

    assert "was cancelled" in failure(
        cache, DownloadCancelledError, progress=progress, cancel=cancel
    )
    assert not (cache / "tiny").exists()
    assert partial_folders(cache / "tiny")
    assert hub.requests[-1][0] != WEIGHTS
    assert remove_model("tiny", cache) > 0
    assert partial_folders(cache / "tiny") == []


def test_a_cancel_ends_the_wait_between_tries(hub: Hub, cache: Path) -> None:
    cancel = threading.Event()
    hub.drops[WEIGHTS] = [0] * TRIES

    def progress(line: str, part: float | None) -> None:
        if "the connection broke" in line:
            threading.Timer(0.05, cancel.set).start()

    with pytest.raises(DownloadCancelledError):
        download(
            Download(
                "tiny", SOURCE, cache / "tiny", progress=progress, cancel=cancel, retry_wait_s=3600
            )
        )


@pytest.mark.parametrize("trouble", ["page", "wrong", "drop", "missing"])
def test_the_model_that_was_there_stays(
    hub: Hub, cache: Path, model_folder: Path, trouble: str
) -> None:
    shutil.copytree(model_folder, cache / "tiny")
    (cache / "tiny" / "marker").write_text("the old one")
    if trouble == "page":
        hub.page.add(WEIGHTS)
    elif trouble == "wrong":
        hub.sent[WEIGHTS] = bytes(len(hub.files[WEIGHTS]))
    elif trouble == "drop":
        hub.drops[WEIGHTS] = [0] * TRIES
    else:
        hub.status[WEIGHTS] = [404]
    failure(cache, EngineError)
    assert (cache / "tiny" / "marker").read_text() == "the old one"
    assert validate_folder(cache / "tiny") == "whisper"
    for misbehaviour in (hub.page, hub.sent, hub.drops, hub.status):
        misbehaviour.clear()
    download(wanted(cache))
    assert not (cache / "tiny" / "marker").exists()


def test_a_name_of_the_catalogue_is_downloaded_once(
    hub: Hub, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = dataclasses.replace(CATALOGUE["whisper-small"], hub=SOURCE)
    monkeypatch.setattr("engine.models.resolve.CATALOGUE", {"whisper-small": entry})
    folder = resolve_model("whisper-small", cache)
    assert folder == cache / "whisper-small"
    asked = len(hub.requests)
    assert resolve_model("whisper-small", cache) == folder
    assert len(hub.requests) == asked
    (folder / WEIGHTS).write_bytes(b"")
    assert validate_folder(resolve_model("whisper-small", cache)) == "whisper"
    assert len(hub.requests) > asked


def test_two_downloads_of_one_model_do_not_mix(hub: Hub, cache: Path) -> None:
    messages: list[str] = []

    def progress(line: str, part: float | None) -> None:
        if part is not None and not messages:
            messages.append(failure(cache, UnavailableError))

    assert validate_folder(download(wanted(cache, progress=progress))) == "whisper"
    assert messages == [
        "tiny is being downloaded by another Surtitle already: wait until it is done"
    ]
    assert hub.requests
