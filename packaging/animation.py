"""Record the captions of a clip as a GIF: animation.py CLIP OUT.gif [--model NAME].

The true program listens to a real sound server without hardware (PulseAudio), on a display without
a screen (Xvfb), under a window manager (openbox) and a compositor (picom); ImageMagick's `convert`
makes the GIF. Nothing is sped up or left out: run it on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from app.settings import Settings

SIZE = (960, 260)
FRAME_S = 0.2
COLORS = 48
_PATIENCE_S = 600.0

_PROGRAM = """
import app.live.assembly as assembly
build = assembly.build_session

def watched(settings, sinks, **options):
    def tell(event):
        if event.kind == "status" and not event.source:
            print(event.state, flush=True)
    return build(settings, [*sinks, tell], **options)

assembly.build_session = watched
from app.main import main
raise SystemExit(main([]))
"""


def started(
    stack: ExitStack, command: Sequence[str], environ: Mapping[str, str], stdout: int | None = None
) -> subprocess.Popen[str]:
    """Start a program that ends with the stack."""
    from processes import end

    process = subprocess.Popen(
        command, env=environ, cwd=ROOT, stdin=subprocess.DEVNULL, text=True,
        stdout=stdout or subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    stack.callback(end, process)
    return process


def display(stack: ExitStack) -> str:
    """Start an X server and return its name."""
    read, write = os.pipe()
    width, height = SIZE
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[write], stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    stack.callback(server.wait)
    stack.callback(server.terminate)
    os.close(write)
    with os.fdopen(read) as told:
        return f":{told.readline().strip()}"


def backdrop() -> QWidget:
    """Something to look at under the captions; a root pixmap would leave ghosts in picom."""
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
    from PySide6.QtWidgets import QWidget

    class Backdrop(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            slope = QLinearGradient(0, 0, self.width(), self.height())
            for place, color in ((0, "#dfe9ef"), (0.5, "#7fa3b8"), (1, "#21404f")):
                slope.setColorAt(place, QColor(color))
            painter.fillRect(self.rect(), slope)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 60))
            painter.drawEllipse(QPointF(760, 50), 110, 110)
            painter.end()

    flags = Qt.WindowType.FramelessWindowHint | Qt.WindowType.X11BypassWindowManagerHint
    window = Backdrop(None, flags)
    window.setGeometry(0, 0, *SIZE)
    window.show()
    return window


def settings_of(model: str) -> Settings:
    """What the recorded program is set to."""
    from app.settings import Settings

    chosen = Settings()
    for key, value in (
        ("recognition.model", model),
        ("window.welcomed", True),
        ("recognition.language", "en"),
        ("audio.sources", ("system",)),
        ("transcript.store", "nothing"),
        ("appearance.width_px", 900),
        ("appearance.font_size_px", 28),
    ):
        chosen = chosen.with_value(key, value)
    return chosen


def wait(application: QApplication, over: Callable[[], bool]) -> None:
    """Let the windows live until something is so."""
    limit_s = time.monotonic() + _PATIENCE_S
    while not over():
        if time.monotonic() > limit_s:
            raise SystemExit("it took too long")
        application.processEvents()
        time.sleep(0.02)


def record(application: QApplication, seconds: float) -> list[tuple[float, QImage]]:
    """The screen, each time that it has changed, with the seconds until then."""
    frames: list[tuple[float, QImage]] = []
    began_s = time.monotonic()
    while (now_s := time.monotonic() - began_s) < seconds:
        image = application.primaryScreen().grabWindow(0).toImage()
        if not frames or image != frames[-1][1]:
            frames.append((now_s, image))
        next_s = time.monotonic() + FRAME_S
        wait(application, lambda until_s=next_s: time.monotonic() >= until_s)  # type: ignore[misc]
    return frames


def write_gif(frames: Sequence[tuple[float, QImage]], seconds: float, out: Path) -> None:
    """Frames with the times that they really stood."""
    with tempfile.TemporaryDirectory() as name:
        command = ["convert", "-loop", "0"]
        ends = [at for at, _ in frames[1:]] + [seconds]
        for number, ((at, image), end) in enumerate(zip(frames, ends, strict=True)):
            path = Path(name) / f"{number:04}.png"
            image.save(str(path))
            command += ["-delay", str(max(2, round(100 * (end - at)))), str(path)]
        command += ["+dither", "-colors", str(COLORS), "-layers", "Optimize", str(out)]
        subprocess.run(command, check=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Record one clip."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clip", type=Path, help="a recording")
    parser.add_argument("out", type=Path, help="the GIF")
    parser.add_argument("--model", default="whisper-base", help="name or folder")
    options = parser.parse_args(argv)
    from app.bench.start import folders_of
    from app.paths import models_dir
    from engine.files.media import read_mono
    from engine.models.resolve import resolve_model
    from sound_server import SPEAKERS, SoundServer

    model = resolve_model(options.model, models_dir(), lambda *_: None)
    seconds = len(read_mono(options.clip, 16_000)) / 16_000 + 3.0
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="surtitle-gif-")))
        sound = SoundServer(home, "pulseaudio")
        sound.start()
        stack.callback(sound.kill)
        environ = {**os.environ, **sound.env, **folders_of(home, settings_of(str(model)))}
        environ |= {"DISPLAY": display(stack), "QT_QPA_PLATFORM": "xcb"}
        os.environ.update({name: environ[name] for name in ("DISPLAY", "QT_QPA_PLATFORM")})
        from PySide6.QtWidgets import QApplication

        application = QApplication(["animation"])
        ground = backdrop()
        started(stack, ["openbox"], environ)
        started(stack, ["picom", "--backend", "xrender"], environ)
        command = [sys.executable, "-c", _PROGRAM]
        program = started(stack, command, environ, stdout=subprocess.PIPE)
        assert program.stdout is not None
        while "listening" not in (said := program.stdout.readline()):
            if not said:
                raise SystemExit("the program has ended")
        ground.lower()
        sound.play(options.clip, SPEAKERS).wait()  # The first decodes of a process are slow.
        quiet_s = time.monotonic() + 4.0
        wait(application, lambda: time.monotonic() > quiet_s)
        sound.play(options.clip, SPEAKERS)
        frames = record(application, seconds)
        write_gif(frames, seconds, options.out)
    sys.stdout.write(f"{options.out}: {len(frames)} frames, {options.out.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
