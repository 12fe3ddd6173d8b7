"""Windows and macOS: what their libraries are asked for."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from app.priority.macos import MacPriority
from app.priority.thread_priority import ThreadPriority
from app.priority.windows import WindowsPriority


class Library:
    """Functions of a system's library; takes what types it is given, as ctypes' do."""

    def __init__(self, *, allows: bool = True) -> None:
        self.allows = allows
        self.asked: list[tuple[object, ...]] = []

    def windows(self) -> ThreadPriority:
        kernel = SimpleNamespace(
            GetCurrentThread=_function(lambda: -2),
            SetThreadPriority=_function(lambda *asked: self._take(asked)),
        )
        return WindowsPriority(kernel)

    def macos(self) -> ThreadPriority:
        set_class = _function(lambda *asked: 0 if self._take(asked) else 1)
        return MacPriority(SimpleNamespace(pthread_set_qos_class_self_np=set_class))

    def _take(self, asked: tuple[object, ...]) -> int:
        self.asked.append(asked)
        return int(self.allows)


def _function(act: Callable[..., int]) -> Callable[..., int]:
    return lambda *arguments: act(*arguments)


def test_windows_raises_the_thread_by_one_step() -> None:
    library = Library()
    priority = library.windows()
    priority.take(2)
    priority.take(2)
    assert priority.got == "raised by itself"
    priority.give_back()
    priority.give_back()
    assert library.asked == [(-2, 1), (-2, 0)]


def test_macos_takes_the_quality_of_what_a_person_waits_for() -> None:
    library = Library()
    priority = library.macos()
    priority.take(2)
    priority.take(2)
    assert priority.got == "raised by itself"
    priority.give_back()
    priority.give_back()
    assert library.asked == [(0x19, 0), (0x15, 0)]


@pytest.mark.parametrize("system", [Library.windows, Library.macos])
def test_a_refusal_is_told_and_nothing_given_back(
    system: Callable[[Library], ThreadPriority],
) -> None:
    library = Library(allows=False)
    priority = system(library)
    assert priority.got == ""
    priority.take(2)
    assert priority.got == "not raised"
    priority.give_back()
    assert len(library.asked) == 1
