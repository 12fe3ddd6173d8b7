"""A real sound server without hardware: PulseAudio, or PipeWire where that is what is installed.

Sinks ``speakers`` (stereo, the default) and ``micfeed``; source ``virtmic`` (the default) hears
what is played into ``micfeed``; ``speakers.monitor`` is the system audio.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

SPEAKERS = "speakers"
MICROPHONE_FEED = "micfeed"
MICROPHONE = "virtmic"
SYSTEM_AUDIO = "speakers.monitor"

_MODULES = (
    f"module-null-sink sink_name={SPEAKERS} rate=48000 channels=2",
    f"module-null-sink sink_name={MICROPHONE_FEED} rate=48000 channels=1",
    f"module-remap-source source_name={MICROPHONE} master={MICROPHONE_FEED}.monitor",
)
# A pid file would refuse a restart after SIGKILL.
_PULSEAUDIO = [
    "pulseaudio",
    "-n",
    "--daemonize=no",
    "--exit-idle-time=-1",
    "--disallow-exit",
    "--use-pid-file=no",
]
_PIPEWIRE = ("pipewire", "wireplumber", "pipewire-pulse")
_START_TIMEOUT_S = 20.0


def _awake(module: str) -> str:
    """A null sink renders blocks of 2 s until somebody asks for less; so at most 50 ms."""
    return f"{module} norewinds=1" if "null-sink" in module else module


class SoundServer:
    """A running private server.

    Attributes:
        env: What a client needs in its environment.
        kind: ``pulseaudio`` or ``pipewire``.
    """

    def __init__(self, root: Path, kind: str) -> None:
        self.kind = kind
        run = root / "run"
        socket = run / "pulse" / "native"
        self.env = {"PULSE_SERVER": f"unix:{socket}", "XDG_RUNTIME_DIR": str(run)}
        if kind == "pipewire":
            self.env["PIPEWIRE_REMOTE"] = str(run / "pipewire-0")
        self._socket = socket
        self._log_path = root / "sound-server.log"
        self._daemons: list[subprocess.Popen[bytes]] = []
        self._players: list[subprocess.Popen[bytes]] = []
        self._clips = root

    def start(self) -> None:
        """Start the daemons and wait until the three devices are there."""
        run = self._socket.parent.parent
        # A daemon that was killed leaves its socket behind.
        for stale in (*run.glob("pipewire-0*"), *run.glob("bus")):
            stale.unlink()
        self._socket.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Output that nobody reads would block the daemon, and a test runner that captures it.
        with self._log_path.open("ab") as log:
            if self.kind == "pulseaudio":
                native = f"module-native-protocol-unix auth-anonymous=1 socket={self._socket}"
                modules = (native, *map(_awake, _MODULES))
                loads = [word for module in modules for word in ("-L", module)]
                self._spawn([*_PULSEAUDIO, *loads], log)
            else:
                # The session manager gives up at once where there is no bus or no server yet.
                bus = run / "bus"
                address = f"--address=unix:path={bus}"
                self._spawn(["dbus-daemon", "--session", "--nofork", "--nopidfile", address], log)
                self._wait(bus.exists, "its message bus")
                for daemon in _PIPEWIRE:
                    self._spawn([daemon], log)
                    self._wait((run / "pipewire-0").exists, "its socket")
        self._wait(lambda: self._try_pactl("info"), "its socket")
        if self.kind == "pipewire":
            for module in _MODULES:
                self.pactl("load-module", *module.split())
        self._wait(lambda: self._try_pactl("set-default-sink", SPEAKERS), SPEAKERS)
        self._wait(lambda: self._try_pactl("set-default-source", MICROPHONE), MICROPHONE)

    def pactl(self, *arguments: str) -> str:
        """Run pactl against this server and return what it prints."""
        return subprocess.run(
            ["pactl", *arguments],
            env=self._environment(),
            check=True,
            capture_output=True,
            text=True,
            timeout=20,
        ).stdout

    def play(
        self,
        sound: Path | NDArray[np.float32],
        sink: str = MICROPHONE_FEED,
        rate_hz: int = 16_000,
        application: str = "paplay",
    ) -> subprocess.Popen[bytes]:
        """Play a file or mono samples into a sink. Returns the player: wait for it, or kill it."""
        path = sound if isinstance(sound, Path) else self._wave_file(sound, rate_hz)
        # By default the null sink renders blocks of 2 s.
        player = subprocess.Popen(
            [
                "paplay",
                "--latency-msec=30",
                f"--client-name={application}",
                f"--device={sink}",
                str(path),
            ],
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._players.append(player)
        return player

    def kill(self) -> None:
        """End the daemons and players at once, as a crash would."""
        for process in [*self._players, *reversed(self._daemons)]:
            process.kill()
            process.wait()
        self._players.clear()
        self._daemons.clear()

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        """The daemons answer nobody meanwhile."""
        for daemon in self._daemons:
            daemon.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            for daemon in self._daemons:
                daemon.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """Kill what runs and start anew, with the same devices."""
        self.kill()
        self.start()

    def _spawn(self, command: list[str], log: IO[bytes]) -> None:
        self._daemons.append(
            subprocess.Popen(
                command,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        )

    def _environment(self) -> dict[str, str]:
        own = dict(os.environ) | self.env
        if self.kind == "pulseaudio":
            return own
        own.pop("PIPEWIRE_REMOTE", None)
        run = self.env["XDG_RUNTIME_DIR"]
        return own | {
            "PIPEWIRE_RUNTIME_DIR": run,
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={run}/bus",
        }

    def _try_pactl(self, *arguments: str) -> bool:
        try:
            self.pactl(*arguments)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return False
        return True

    def _wait(self, ready: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + _START_TIMEOUT_S
        while not ready():
            dead = [d.args for d in self._daemons if d.poll() is not None]
            if dead or time.monotonic() > deadline:
                tail = self._log_path.read_text(errors="replace")[-2000:]
                self.kill()
                raise RuntimeError(
                    f"{self.kind} ended or stalled before {what} was there: {dead}\n{tail}"
                )
            time.sleep(0.05)

    def _wave_file(self, samples: NDArray[np.float32], rate_hz: int) -> Path:
        path = self._clips / f"clip-{len(self._players)}-{time.monotonic_ns()}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate_hz)
            file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())
        return path


def start_sound_server(root: Path, missing: Callable[[str], None]) -> SoundServer:
    """Start what is installed; `missing(reason)` skips or fails the test where nothing is."""
    if not (shutil.which("pactl") and shutil.which("paplay")):
        missing("pactl and paplay are not installed (package pulseaudio-utils)")
    if shutil.which("pulseaudio"):
        kind = "pulseaudio"
    else:
        kind = "pipewire"
        for program in ("dbus-daemon", *_PIPEWIRE):
            if not shutil.which(program):
                missing(f"neither pulseaudio nor {program} is installed")
    server = SoundServer(root, kind)
    server.start()
    return server
