"""Fetches a model from the Hugging Face hub: pinned, resumed, checked, and put in place whole.

The hub's two HTTP interfaces are used directly (the listing of a commit, and its files), so that
progress, cancellation and every failure are ours. Only JSON and safetensors files are taken. No
token is sent. ``HF_ENDPOINT`` names another hub.

1. List the commit's files with sizes and hashes.
2. Check the free space.
3. Fetch each file into ``.NAME.download-COMMIT``, from where an earlier try stopped.
4. Hold each against its hash, and the whole against what a load needs.
5. Rename the folder into place.
"""

from __future__ import annotations

import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from engine.driver.seam import CancelToken
from engine.errors import DownloadCancelledError, ModelError, UnavailableError
from engine.models.catalogue import HubSource
from engine.models.fetch import Fetch, HubFile, fetch_file
from engine.models.folder import INDEX, OPTIONAL, REQUIRED, WEIGHTS, validate_folder
from engine.models.lock import exclusive
from engine.models.staging import (
    Progress,
    disk_errors,
    partial_folder,
    partial_folders,
    replace_folder,
)
from engine.models.stamp import Stamp, write_stamp
from engine.sentence import Sentence

DEFAULT_ENDPOINT = "https://huggingface.co"
SPARE_BYTES = 64 * 1024 * 1024
"""Free space that must be left after a download."""

_TIMEOUT = httpx.Timeout(30.0, connect=10.0)


@dataclass(frozen=True, slots=True)
class Download:
    """What to fetch, and what to say.

    Attributes:
        name: The model's name, for messages.
        source: The repository and its commit.
        target: The folder to make.
        progress: Told of each step.
        cancel: Looked at between blocks.
        retry_wait_s: Seconds before the first new try after a broken connection, then doubled.
    """

    name: str
    source: HubSource
    target: Path
    progress: Progress | None = None
    cancel: CancelToken | None = None
    retry_wait_s: float = 1.0

    @property
    def again(self) -> str:
        """The way out of most failures."""
        return Sentence("try `surtitle models get {name}` again", name=self.name)


def endpoint() -> str:
    """Return the hub's address."""
    return (os.environ.get("HF_ENDPOINT") or DEFAULT_ENDPOINT).rstrip("/")


def download(wanted: Download) -> Path:
    """Fetch a model and return its folder. A model that was there stays until this one is whole.

    Raises:
        UnavailableError: No network, no space, or the hub does not give the file. What has
            arrived is kept for the next try.
        ModelError: What arrived is not what was asked for; it is thrown away.
        DownloadCancelledError: The cancel token was set. What has arrived is kept.
    """
    target = wanted.target
    partial = partial_folder(target, wanted.source.revision)
    with disk_errors(target):
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with (
            exclusive(
                target.parent / f".{target.name}.lock",
                Sentence("{name} is being downloaded", name=wanted.name),
            ),
            httpx.Client(
                follow_redirects=True, timeout=_TIMEOUT, headers={"User-Agent": "surtitle"}
            ) as client,
        ):
            _tell(
                wanted, Sentence("asking {hub} for {name}", hub=endpoint(), name=wanted.name), None
            )
            files = _list_files(client, wanted)
            partial.mkdir(exist_ok=True, mode=0o700)
            _check_space(wanted, files, partial)
            _fetch_all(client, wanted, files, partial)
            _finish(wanted, partial)
    return target


def _list_files(client: httpx.Client, wanted: Download) -> list[HubFile]:
    source = wanted.source
    url = f"{endpoint()}/api/models/{source.repository}/revision/{source.revision}?blobs=true"
    listing = _get_json(client, wanted, url)
    try:
        found = {
            str(entry["rfilename"]): HubFile(
                url=f"{endpoint()}/{source.repository}/resolve/{source.revision}/"
                f"{entry['rfilename']}",
                name=str(entry["rfilename"]),
                n_bytes=int(entry["size"]),
                sha256=source.sha256.get(entry["rfilename"])
                or (entry.get("lfs") or {}).get("sha256"),
                git_sha1=None if entry.get("lfs") else str(entry["blobId"]),
            )
            for entry in listing["siblings"]
        }
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UnavailableError(
            "{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT", hub=endpoint()
        ) from error
    names = [*REQUIRED, *(name for name in OPTIONAL if name in found)]
    shards = sorted(name for name in found if _is_shard(name))
    names += [WEIGHTS] if WEIGHTS in found or not shards else [INDEX, *shards]
    missing = [name for name in names if name not in found]
    if missing:
        raise ModelError(
            "{repository} on {hub} holds no {missing}: choose another model",
            repository=source.repository,
            hub=endpoint(),
            missing=missing[0],
        )
    return [found[name] for name in names]


def _is_shard(name: str) -> bool:
    return name.startswith("model-") and name.endswith(".safetensors") and "/" not in name


def _get_json(client: httpx.Client, wanted: Download, url: str) -> dict[str, Any]:
    try:
        answer = client.get(url)
    except (httpx.RequestError, httpx.InvalidURL) as error:
        raise unreachable(wanted.name) from error
    if answer.status_code == httpx.codes.NOT_FOUND:
        raise UnavailableError(
            "{hub} has no {repository} at {revision} "
            "(404): update Surtitle or choose another model",
            hub=endpoint(),
            repository=wanted.source.repository,
            revision=wanted.source.revision[:12],
        )
    if answer.is_error:
        raise UnavailableError(
            "{hub} answered {status} for {repository}: {again} later",
            hub=endpoint(),
            status=answer.status_code,
            repository=wanted.source.repository,
            again=wanted.again,
        )
    try:
        return dict(answer.json())
    except (ValueError, TypeError) as error:
        raise UnavailableError(
            "{hub} answered with a web page instead of a file list (a sign-in page?): "
            "check the network, then {again}",
            hub=endpoint(),
            again=wanted.again,
        ) from error


def unreachable(name: str) -> UnavailableError:
    """Return the error for a hub that does not answer."""
    return UnavailableError(
        "cannot reach {hub}: connect to the network and try `surtitle models get {name}` "
        "again, or use a folder with `surtitle models import DIR`",
        hub=endpoint(),
        name=name,
    )


def _check_space(wanted: Download, files: list[HubFile], partial: Path) -> None:
    there = sum(path.stat().st_size for path in partial.iterdir() if path.is_file())
    needed = sum(file.n_bytes for file in files) - there + SPARE_BYTES
    free = shutil.disk_usage(partial).free
    if needed > free:
        raise UnavailableError(
            "{name} needs {needed:.2f} GB of disk space in {parent}, "
            "{free:.2f} GB are free: free some space or choose a smaller model",
            name=wanted.name,
            needed=needed / 1000000000.0,
            parent=wanted.target.parent,
            free=free / 1000000000.0,
        )


def _fetch_all(client: httpx.Client, wanted: Download, files: list[HubFile], partial: Path) -> None:
    total = sum(file.n_bytes for file in files)
    done = 0
    told = ""
    for file in files:
        before = done

        def arrived(n_bytes: int, before: int = before) -> None:
            nonlocal told
            check_cancel(wanted)
            there = before + n_bytes
            line = Sentence(
                "downloading {name}: {arrived:.0f} of {megabytes:.0f} MB",
                name=wanted.name,
                arrived=there / 1000000.0,
                megabytes=total / 1000000.0,
            )
            if line != told or there == total:
                told = line
                _tell(wanted, line, there / total)

        fetch = Fetch(
            file=file,
            folder=partial,
            arrived=arrived,
            wait=lambda attempt: _wait(wanted, attempt),
            again=wanted.again,
            unreachable=unreachable(wanted.name),
        )
        fetch_file(client, fetch)
        done += file.n_bytes


def _finish(wanted: Download, partial: Path) -> None:
    _tell(wanted, Sentence("checking {name}", name=wanted.name), None)
    try:
        validate_folder(partial)
    except ModelError as error:
        shutil.rmtree(partial, ignore_errors=True)
        raise ModelError(
            "{repository} is not a model that can be loaded ({error}): choose another model",
            repository=wanted.source.repository,
            error=error,
        ) from error
    source = wanted.source
    write_stamp(
        partial,
        Stamp(
            origin=f"{endpoint()}/{source.repository}",
            sha256=source.sha256.get(WEIGHTS),
            revision=source.revision,
        ),
    )
    replace_folder(partial, wanted.target)
    for other in partial_folders(wanted.target):
        shutil.rmtree(other, ignore_errors=True)


def _wait(wanted: Download, attempt: int) -> None:
    _tell(wanted, Sentence("the connection broke, trying {name} again", name=wanted.name), None)
    until = time.monotonic() + wanted.retry_wait_s * 2**attempt
    while time.monotonic() < until:
        check_cancel(wanted)
        time.sleep(min(0.05, max(0.0, until - time.monotonic())))


def check_cancel(wanted: Download) -> None:
    """Raise ``DownloadCancelledError`` when the caller wants to stop."""
    if wanted.cancel is not None and wanted.cancel.is_set():
        raise DownloadCancelledError(
            "the download of {name} was cancelled; what has arrived is kept", name=wanted.name
        )


def _tell(wanted: Download, line: str, part: float | None) -> None:
    check_cancel(wanted)
    if wanted.progress is not None:
        wanted.progress(line, part)
