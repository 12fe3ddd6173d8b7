"""What goes on when a server or a graphics card fails, and where a server's audio goes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from app.leaving import LOADER_THREAD
from app.live.inbox import Inbox
from engine.errors import EngineError, one_line
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.seam import AsrEngine

Progress = Callable[[str, float | None], None]
BuildDriver = Callable[[Progress], "AsrStreamDriver"]

logger = logging.getLogger(__name__)


@runtime_checkable
class SendsAudio(Protocol):
    """An engine whose audio leaves this computer, such as ``RemoteEngine``."""

    host: str

    @property
    def sent_s(self) -> float:
        """Seconds of audio sent so far."""
        ...


def where_audio_goes(engine: AsrEngine) -> str:
    """One line for a person; empty where audio stays on this computer."""
    if not isinstance(engine, SendsAudio):
        return ""
    minutes = int(engine.sent_s / 60)
    if not minutes:
        return Sentence("audio goes to {host}", host=engine.host)
    return Sentence("audio goes to {host}, {minutes} min sent", host=engine.host, minutes=minutes)


@dataclass(frozen=True, slots=True)
class FallbackModel:
    """A model on this computer.

    Attributes:
        name: For people.
        build: Loads it.
        of_device: It is the same model on the processor, for when the graphics card fails;
            otherwise it is for when a server does.
    """

    name: str
    build: BuildDriver
    of_device: bool = False

    def helps(self, error: BaseException, *, awaited: bool) -> bool:
        """Whether it should take over from a driver that raised ``error``."""
        if self.of_device:
            return is_device_failure(error)
        return awaited


class DriverLoad:
    """A model that loads on a thread of its own.

    Thread safety: ``inbox.ready`` guards ``driver`` and ``error``, and is notified at the end.

    Attributes:
        driver: Once it has loaded.
        error: Why it has not.
    """

    def __init__(self, build: BuildDriver, inbox: Inbox) -> None:
        """Begin."""
        self.driver: AsrStreamDriver | None = None
        self.error: Exception | None = None
        self._build = build
        self._inbox = inbox
        threading.Thread(target=self._run, name=LOADER_THREAD, daemon=True).start()

    @property
    def has_ended(self) -> bool:
        """Whether there is a driver, or none will come."""
        return self.driver is not None or self.error is not None

    def _run(self) -> None:
        driver: AsrStreamDriver | None = None
        problem: Exception | None = None
        try:
            driver = self._build(self._inbox.progress)
        except Exception as error:  # the top of a thread
            problem = error
            if not isinstance(error, EngineError):
                logger.exception("the model did not load")
        with self._inbox.ready:
            self.driver, self.error = driver, problem
            self._inbox.ready.notify_all()


_DEVICE_WORDS = ("CUDA", "cuDNN", "cuBLAS", "HIP error", "MPS backend")


def is_device_failure(error: BaseException) -> bool:
    """Whether a graphics card failed. torch raises its own ``RuntimeError`` for all they do."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    if kinds & {"OutOfMemoryError", "AcceleratorError"}:
        return True
    return isinstance(error, RuntimeError) and any(word in str(error) for word in _DEVICE_WORDS)


def fell_back(error: BaseException, name: str) -> Sentence:
    """Why captions go on over another model, in one line."""
    if is_device_failure(error):
        if "out of memory" in str(error):
            return Sentence(
                "the graphics card is out of memory: captions go on with {name} on the processor",
                name=name,
            )
        return Sentence(
            "the graphics card fails: captions go on with {name} on the processor", name=name
        )
    # What to do about it can wait: somebody reads this while captions run.
    problem = error.sentence.fields.get("problem") if isinstance(error, EngineError) else None
    return Sentence(
        "{problem}: captions go on with {name} on this computer",
        problem=problem or one_line(error),
        name=name,
    )
