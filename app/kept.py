"""What this program keeps on this computer: where, how much, and how it is removed.

One entry a kind. What has another home is not among them: exports, keys in the system's keyring,
and the desktop's list of what starts with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from app.erasing import erase
from app.paths import cache_dir, config_dir, data_dir, models_dir, state_dir, transcripts_file
from app.transcript.store import AUDIO_FOLDER, TranscriptStore
from engine.errors import SettingsError, UnavailableError

_JOBS_FOLDER = "jobs"
_PLACES = "media.json"


@dataclass(frozen=True, slots=True)
class Kept:
    """One kind of what is kept.

    Attributes:
        kind: What ``remove`` calls it.
        place: The file or folder.
        count: How many of it: sessions, recordings, models, files.
        n_bytes: On the disk.
    """

    kind: str
    place: Path
    count: int
    n_bytes: int


def what_is_kept() -> list[Kept]:
    """Everything, in the order in which it is shown; what is not there counts 0.

    Looks at some hundred files: not on the GUI thread.

    Raises:
        EngineError: A folder or the store cannot be read.
    """
    return [look(kind) for kind in KINDS]


def look(kind: str) -> Kept:
    """One kind.

    Raises:
        SettingsError: There is no such kind.
        EngineError: Its folder or the store cannot be read.
    """
    if kind not in KINDS:
        raise SettingsError(
            "nothing called {kind!r} is kept; there are {kinds}", kind=kind, kinds=", ".join(KINDS)
        )
    found = KINDS[kind]
    files = found.files()
    n_bytes = sum(path.stat().st_size for path in files if path.exists())
    count = len(files) if found.count is None else found.count()
    return Kept(kind, found.place(), count, n_bytes)


def remove(kind: str) -> int:
    """Remove all of a kind that is not in use, and return how many bytes that freed.

    What was said leaves no byte behind. A session that is being recorded stays, with its sound.

    Raises:
        SettingsError: There is no such kind.
        EngineError: Something could not be removed; the rest is.
    """
    before = look(kind).n_bytes
    KINDS[kind].remove()
    return before - look(kind).n_bytes


@dataclass(frozen=True, slots=True)
class _Kind:
    place: Callable[[], Path]
    files: Callable[[], Sequence[Path]]
    remove: Callable[[], object]
    count: Callable[[], int] | None = None


@contextmanager
def _store() -> Iterator[TranscriptStore]:
    """The user's store; one in memory where there is none yet."""
    path = transcripts_file()
    with TranscriptStore(path if path.exists() else ":memory:") as store:
        yield store


def _transcript_files() -> list[Path]:
    path = transcripts_file()
    return [path, *(path.with_name(f"{path.name}-{part}") for part in ("wal", "shm"))]


def _n_sessions() -> int:
    with _store() as store:
        return len(store.sessions())


def _remove_sessions() -> None:
    with _store() as store:
        store.delete_all()


def _remove_sound() -> None:
    with _store() as store:
        store.delete_all_audio()


def _n_models() -> int:
    from engine.models.resolve import installed_models

    return len(installed_models(models_dir()))


def _remove_models() -> None:
    from engine.models.resolve import installed_models, remove_model

    for model in installed_models(models_dir()):
        remove_model(model.name, models_dir())


def _audio_folder() -> Path:
    return transcripts_file().parent / AUDIO_FOLDER


def _jobs_folder() -> Path:
    return data_dir() / _JOBS_FOLDER


def _job_files() -> list[Path]:
    places = data_dir() / _PLACES
    return [*_files_in(_jobs_folder()), *([places] if places.exists() else [])]


def _files_in(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file()]


def _erase(paths: Sequence[Path]) -> None:
    problem: tuple[Path, OSError] | None = None
    for path in paths:
        try:
            erase(path)
        except OSError as error:
            problem = path, error
    if problem is not None:
        path, reason = problem
        raise UnavailableError(
            "cannot remove {path}: {reason}", path=path, reason=reason.strerror
        ) from reason


KINDS = {
    "transcripts": _Kind(transcripts_file, _transcript_files, _remove_sessions, _n_sessions),
    "audio": _Kind(_audio_folder, lambda: _files_in(_audio_folder()), _remove_sound),
    "files": _Kind(_jobs_folder, _job_files, lambda: _erase(_job_files())),
    "models": _Kind(models_dir, lambda: _files_in(models_dir()), _remove_models, _n_models),
    "settings": _Kind(
        config_dir, lambda: _files_in(config_dir()), lambda: _erase(_files_in(config_dir()))
    ),
    "logs": _Kind(
        state_dir, lambda: _files_in(state_dir()), lambda: _erase(_files_in(state_dir()))
    ),
    "cache": _Kind(
        cache_dir, lambda: _files_in(cache_dir()), lambda: _erase(_files_in(cache_dir()))
    ),
}
"""By name, in the order in which they are shown."""
