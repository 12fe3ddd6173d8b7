"""Asking the running windows for something, from another process."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QDir

from app.cli.parser import build_parser
from app.instance import REQUESTS, InstanceServer, server_name


@pytest.fixture
def server(qtbot):
    made = InstanceServer()
    assert made.listen()
    yield made
    made.close()


def ctl(request):
    command = [sys.executable, "-m", "app.main", "ctl", request]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    )


def test_another_process_asks(server, qtbot):
    with qtbot.waitSignal(server.asked, timeout=20_000) as asked:
        client = ctl("missed")
    assert asked.args == ["missed"]
    qtbot.waitUntil(lambda: client.poll() is not None, timeout=20_000)
    assert client.communicate() == ("", "")
    assert client.returncode == 0


def test_without_windows_it_says_how_to_open_them(qtbot):
    client = ctl("toggle")
    out, err = client.communicate(timeout=60)
    assert client.returncode == 1
    assert out == ""
    assert "not open; start them with `surtitle`" in err


def test_what_nobody_knows_is_answered_so(server, qtbot):
    with socket.socket(socket.AF_UNIX) as raw, qtbot.assertNotEmitted(server.asked):
        raw.connect(str(Path(QDir.tempPath()) / server_name()))
        raw.sendall(b"dance\n")
        raw.settimeout(0.02)
        answer = b""
        for _ in range(200):
            qtbot.wait(5)
            try:
                answer = raw.recv(64)
                break
            except TimeoutError:
                continue
        assert answer == b"unknown\n"


def test_a_second_listener_is_refused_and_a_stale_socket_replaced(server):
    assert not InstanceServer().listen()
    server.close()
    stale = Path(tempfile.gettempdir()) / server_name()
    with socket.socket(socket.AF_UNIX) as left_behind:
        left_behind.bind(str(stale))
    assert stale.exists()
    again = InstanceServer()
    assert again.listen()
    again.close()


def test_the_command_line_offers_every_request():
    for request in REQUESTS:
        assert build_parser().parse_args(["ctl", request]).request == request
