"""The file that keeps the settings: read without ever failing, written whole or not at all.

A file of an older version is brought forward by ``UPGRADES``; what a newer version wrote and this
one does not know is kept when saving.
"""

from __future__ import annotations

import contextlib
import json
import logging
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.atomic_file import write_atomically
from app.paths import settings_file
from app.settings import OPTIONS, Settings
from engine.errors import SettingsError, UnavailableError
from engine.sentence import Sentence

logger = logging.getLogger(__name__)

VERSION = 2

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def _several_sources(body: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had one ``audio.source``."""
    audio = body.get("audio")
    if not isinstance(audio, dict) or "source" not in audio:
        return body
    rest = {name: value for name, value in audio.items() if name != "source"}
    return {**body, "audio": {**rest, "sources": [audio["source"]]}}


UPGRADES: Mapping[int, Upgrade] = {1: _several_sources}
"""From a file of version n to one of n + 1. The file's groups in, the new groups out."""


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Settings with what was wrong in their file, one line for a person each."""

    settings: Settings
    warnings: tuple[str, ...] = ()


def load_settings(path: Path | None = None) -> Settings:
    """The settings of ``path``, else of the user's file; what is wrong with it is logged."""
    loaded = read_settings(path)
    for warning in loaded.warnings:
        logger.warning("%s", warning)
    return loaded.settings


def read_settings(path: Path | None = None) -> LoadedSettings:
    """The settings of a file, never failing.

    A missing file gives the defaults. A file that is no JSON object is set aside as
    ``settings.json.broken-<n>``. A value that is not allowed falls back to its own default. A
    file of a newer version is copied aside before this version writes its own.
    """
    warnings: list[str] = []
    try:
        path = path or settings_file()
        text = path.read_text(encoding="utf-8")
        body = json.loads(text)
        version = body.pop("version", VERSION)
        if not isinstance(version, int) or version < 1:
            raise TypeError(f"version {version!r}")
        body = upgraded(body, version, UPGRADES, VERSION)
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except (OSError, UnavailableError) as error:
        return LoadedSettings(
            Settings(),
            (Sentence("cannot read the settings: {error}; using defaults", error=error),),
        )
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        assert path is not None
        return LoadedSettings(Settings(), (_set_aside(path),))
    if version > VERSION:
        warnings.append(_kept_copy(path, version))
    settings = Settings()
    unknown: dict[tuple[str, ...], Any] = {}
    for place, value in _flat(body):
        key = ".".join(place)
        if len(place) != 2 or key not in OPTIONS:
            unknown[place] = value
            continue
        try:
            settings = settings.with_value(key, value)
        except SettingsError as error:
            warnings.append(
                Sentence("{error}; using {default!r}", error=error, default=OPTIONS[key].default)
            )
    return LoadedSettings(replace(settings, unknown=unknown), tuple(warnings))


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings whole or not at all, readable by this user only.

    Raises:
        UnavailableError: The file cannot be written.
    """
    path = path or settings_file()
    body: dict[str, Any] = {"version": VERSION}
    ours = {tuple(key.split(".")): settings.value(key) for key in OPTIONS}
    for (group, *names), value in {**settings.unknown, **ours}.items():
        if names:
            body.setdefault(group, {})[names[0]] = value
        else:
            body[group] = value
    # A half surrogate, which JSON can hold and UTF-8 cannot, is no reason to lose the rest.
    text = json.dumps(body, ensure_ascii=False, indent=2).encode("utf-8", "replace").decode() + "\n"
    try:
        write_atomically(path, text, private=True)
    except OSError as error:
        raise UnavailableError(
            "cannot save the settings to {path}: {reason}; "
            "free some space or make the folder writable",
            path=path,
            reason=error.strerror,
        ) from error


def upgraded(
    body: dict[str, Any],
    version: int,
    upgrades: Mapping[int, Upgrade],
    target: int,
) -> dict[str, Any]:
    """The groups of a file of ``version`` brought forward to ``target``."""
    for step in range(version, target):
        body = upgrades[step](body)
    return body


def _flat(body: Mapping[str, Any]) -> list[tuple[tuple[str, ...], Any]]:
    """Values by group and name. What stands in a group's place and is none has no values."""
    groups = {key.split(".")[0] for key in OPTIONS}
    flat: list[tuple[tuple[str, ...], Any]] = []
    for group, values in body.items():
        if group not in groups:
            flat.append(((group,), values))
        elif isinstance(values, dict):
            flat += [((group, name), value) for name, value in values.items()]
    return flat


def _set_aside(path: Path) -> str:
    """Rename a broken file to the first free name, and say so."""
    n = 1
    while (aside := path.with_name(f"{path.name}.broken-{n}")).exists():
        n += 1
    try:
        path.replace(aside)
    except OSError as error:
        return Sentence(
            "the settings file {path} is damaged and cannot be moved: {reason}",
            path=path,
            reason=error.strerror,
        )
    return Sentence(
        "the settings file was damaged; it is kept as {aside}, and defaults are used", aside=aside
    )


def _kept_copy(path: Path, version: int) -> str:
    copy = path.with_name(f"{path.name}.version-{version}")
    with contextlib.suppress(OSError):
        shutil.copy2(path, copy)
    return Sentence(
        "the settings were written by a newer version; they are kept as {copy}", copy=copy
    )
