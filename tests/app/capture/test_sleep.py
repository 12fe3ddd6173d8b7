"""What logind says of sleep, by a mock of it on a private system bus."""

from __future__ import annotations

import queue
import shutil
import subprocess
from pathlib import Path

import pytest

from app.capture.clock import SleepClock
from app.capture.sleep import SleepSignals
from mock_logind import MockLogind, wait
from processes import end

HANG_S = 15.0


def test_sleep_is_heard_before_it_and_after(logind: MockLogind) -> None:
    logind.start()
    heard: queue.Queue[bool] = queue.Queue()
    with SleepSignals(heard.put) as signals:
        assert signals.wait(HANG_S)
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True
        logind.say(False)
        assert heard.get(timeout=HANG_S) is False
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True
    assert heard.get_nowait() is False  # Nobody listens any more: not asleep for ever.


def test_logind_that_comes_later_is_heard(logind: MockLogind) -> None:
    heard: queue.Queue[bool] = queue.Queue()
    with SleepSignals(heard.put) as signals:
        assert signals.wait(HANG_S)
        logind.start()
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True


def test_a_bus_that_goes_away_leaves_nobody_asleep(logind: MockLogind) -> None:
    logind.start()
    clock = SleepClock()
    heard: queue.Queue[bool] = queue.Queue()

    def prepare(asleep: bool) -> None:
        clock.prepare(asleep)
        heard.put(asleep)

    with SleepSignals(prepare) as signals:
        assert signals.wait(HANG_S)
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True
        assert clock.is_asleep
        logind.close()
        assert heard.get(timeout=HANG_S) is False
        assert not clock.is_asleep
        assert clock.naps == 1


def test_without_a_system_bus_nothing_is_heard_and_nothing_breaks() -> None:
    heard: list[bool] = []
    with SleepSignals(heard.append) as signals:
        assert not signals.wait(0.2)
    assert heard == []


CLOSED_BUS = """<busconfig>
  <type>session</type>
  <listen>{address}</listen>
  <policy context="default"><allow send_destination="*"/><allow eavesdrop="true"/></policy>
  <limit name="max_match_rules_per_connection">0</limit>
</busconfig>"""


@pytest.mark.skipif(not shutil.which("dbus-daemon"), reason="dbus-daemon is not installed")
def test_a_bus_that_lets_nobody_listen_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    socket, config = tmp_path / "bus", tmp_path / "bus.conf"
    address = f"unix:path={socket}"
    config.write_text(CLOSED_BUS.format(address=address), encoding="utf-8")
    command = ["dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile"]
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
    heard: queue.Queue[bool] = queue.Queue()
    bus = subprocess.Popen(command)
    try:
        wait(socket.exists, "the bus")
        with caplog.at_level("INFO"), SleepSignals(heard.put):
            assert heard.get(timeout=HANG_S) is False
    finally:
        end(bus)
    assert "sleep is told by the clocks alone" in caplog.text
