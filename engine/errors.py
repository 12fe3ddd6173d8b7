"""Errors, by who must act. The message is one line that names the thing and the way out."""

from __future__ import annotations

from engine.sentence import Sentence


class EngineError(Exception):
    """Base of every error that the engine raises on purpose.

    ``raise UnavailableError("no such file: {path}", path=path)``: ``str`` of it is English, and
    `sentence` keeps the code and the fields for whoever translates it.
    """

    def __init__(self, code: str = "", /, **fields: object) -> None:
        """Say it in English; fields by name, or a finished sentence."""
        self.sentence = code if isinstance(code, Sentence) else Sentence(code, **fields)
        super().__init__(self.sentence)


class SettingsError(EngineError):
    """The caller must change a setting, an option, or the input."""


class UnavailableError(EngineError):
    """The world must change: a file, a model, a network, a device, free disk or memory."""


class ModelError(UnavailableError):
    """A model folder or file is missing, damaged, or not what it claims to be."""


class DecodeCancelledError(EngineError):
    """The caller's cancel token was set while a decode ran. No context has moved."""


class DownloadCancelledError(EngineError):
    """The caller's cancel token was set while a model was fetched. What has arrived is kept."""


def one_line(error: BaseException | None) -> str:
    """An error in one line for a person; what is not ours is named by its kind."""
    lines = str(error).strip().splitlines()
    if not lines:
        return type(error).__name__
    if isinstance(error, EngineError):
        return error.sentence if len(lines) == 1 else lines[0]
    return f"{type(error).__name__}: {lines[0]}"
