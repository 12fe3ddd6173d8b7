"""``surtitle bench idle``: what a session costs while nobody speaks, and while it is paused.

Measured in real time over a true ``LiveSession``: rings, worker thread, resampler, front end,
voice activity. The source is faint noise, delivered as a microphone delivers it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from app.bench.live import Report
from app.bench.machine import Quiet, rss_mib
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.capture.source import Block, Deliver, SourceState, SourceStatus
from app.capture.source import Report as SourceReport
from app.events import DraftEvent, LogEvent, StatusEvent
from app.live.fallback import BuildDriver
from app.live.session import LiveSession, SessionOptions
from engine.errors import UnavailableError

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

RATE = 48_000  # Hz, as sound servers deliver.
BLOCK_S = 0.02
HISS = 1e-4
SETTLE_S = 2.0
READY_S = 600.0  # A model that is not converted yet takes minutes.


@dataclass(frozen=True, slots=True)
class IdleCost:
    """CPU seconds for each minute.

    Attributes:
        sources: How many were open.
        silent_s_per_min: Listening, model loaded.
        paused_s_per_min: Paused.
        decodes: Updates while it was silent; there should be none.
        rss_mib: Memory held.
    """

    sources: int
    silent_s_per_min: float
    paused_s_per_min: float
    decodes: int
    rss_mib: float | None


class Hiss:
    """A microphone in an empty room. See ``app.capture.source.CaptureSource``."""

    label = "an empty room"
    spec = "hiss"
    rate = RATE

    def __init__(self, name: str = "hiss") -> None:
        """Make a second of it, which is repeated."""
        self.name = name
        noise = np.random.default_rng(0).uniform(-HISS, HISS, RATE).astype(np.float32)
        self._blocks = np.split(noise, round(1 / BLOCK_S))
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, deliver: Deliver, report: SourceReport) -> None:
        """Begin."""
        self.stop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(
            target=self._play, args=(deliver, report, self._stopped), name=self.name, daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """End."""
        self._stopped.set()
        thread, self._thread = self._thread, None
        if thread is not None and thread is not threading.current_thread():
            thread.join(1.0)

    def _play(self, deliver: Deliver, report: SourceReport, stopped: threading.Event) -> None:
        report(SourceStatus(SourceState.FLOWING, self.label))
        due_s, n = time.monotonic(), 0
        while not stopped.wait(max(0.0, due_s + BLOCK_S - time.monotonic())):
            deliver(Block(self._blocks[n % len(self._blocks)], RATE, due_s))
            due_s, n = due_s + BLOCK_S, n + 1


def run_idle(
    build_driver: BuildDriver,
    model: str,
    seconds: float,
    n_sources: int = 1,
    *,
    settle_s: float = SETTLE_S,
    report: Report = lambda _: None,
) -> IdleCost:
    """Hold a session open for ``seconds`` of silence, and as long paused.

    Raises:
        UnavailableError: The session did not come to listen.
    """
    states: list[str] = []
    problems: list[str] = []
    updates: list[LogEvent] = []
    changed = threading.Condition()

    def sink(event: LogEvent) -> None:
        with changed:
            if isinstance(event, StatusEvent) and not event.source:
                states.append(event.state)
                if event.state == "failed":
                    problems.append(event.message)
            elif isinstance(event, DraftEvent):
                updates.append(event)
            changed.notify_all()

    def wait_for(state: str) -> None:
        with changed:
            came = changed.wait_for(lambda: {state, "failed"} & set(states), READY_S)
            if not came or state not in states:
                raise UnavailableError(
                    f"the session did not come to be {state}: {' '.join(problems) or 'too slow'}"
                )

    sources = [Hiss() for _ in range(n_sources)]
    session = LiveSession(sources, build_driver, [sink], SessionOptions(model))
    session.start()
    try:
        report("loading the model")
        wait_for("listening")
        report("listening to silence")
        silent_s = _cpu_per_minute(seconds, settle_s)
        decodes, memory = len(updates), rss_mib()
        session.pause()
        wait_for("paused")
        report("paused")
        paused_s = _cpu_per_minute(seconds, settle_s)
    finally:
        session.stop(abort=True)
        session.join(10.0)
    return IdleCost(n_sources, silent_s, paused_s, decodes, memory)


def _cpu_per_minute(seconds: float, settle_s: float) -> float:
    time.sleep(settle_s)
    began_s, cpu_s = time.monotonic(), time.process_time()
    time.sleep(seconds)
    return 60 * (time.process_time() - cpu_s) / (time.monotonic() - began_s)


def keep_driver(driver: AsrStreamDriver) -> BuildDriver:
    """For several sessions over a driver that has loaded."""
    return partial(_given, driver)


def _given(driver: AsrStreamDriver, _: Callable[[str, float | None], None]) -> AsrStreamDriver:
    return driver


def idle_as_json(
    costs: Sequence[IdleCost], settings: dict[str, Any], quiet: Quiet
) -> dict[str, Any]:
    """A row for each number of sources."""
    return {**envelope("idle", settings, quiet), "rows": rounded([asdict(c) for c in costs])}


def idle_as_table(costs: Sequence[IdleCost], body: dict[str, Any], quiet: Quiet) -> str:
    """CPU seconds a minute."""
    rows = [["sources", "silent CPU s/min", "paused CPU s/min", "drafts", "MiB"]]
    rows += [
        [
            str(c.sources), cell(c.silent_s_per_min), cell(c.paused_s_per_min, "{:.3f}"),
            str(c.decodes), cell(c.rss_mib, "{:.0f}"),
        ]
        for c in costs
    ]  # fmt: skip
    return "\n".join([*aligned(rows), *footer(body, quiet)])
