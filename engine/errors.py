"""Errors, by who must act. The message is one line that names the thing and the way out."""


class EngineError(Exception):
    """Base of every error that the engine raises on purpose."""


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
    return lines[0] if isinstance(error, EngineError) else f"{type(error).__name__}: {lines[0]}"
