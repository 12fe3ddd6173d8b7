"""The icon as pictures: icons.py SVG FOLDER writes 16.png to 512.png, and .ico and .icns with them.

Qt draws it, in the environment that bundles are built in; no other tool is needed.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
# Apple's names of the PNG sizes inside an .icns.
MACOS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def draw(svg: Path, size: int) -> bytes:
    """The icon as PNG, `size` pixels wide and high."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def as_ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures (as Windows reads since Vista)."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = body = b""
    for size, png in pictures.items():
        # 256 is written as 0.
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), place + len(body)
        )
        body += png
    return head + entries + body


def as_icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of PNG pictures."""
    body = b"".join(
        MACOS[size] + struct.pack(">I", 8 + len(png)) + png for size, png in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icons(svg: Path, folder: Path) -> None:
    """Write all of them, and the drawing itself."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: draw(svg, size) for size in SIZES}
    for size, png in pictures.items():
        (folder / f"{size}.png").write_bytes(png)
    windows = {size: pictures[size] for size in WINDOWS}
    (folder / "surtitle.ico").write_bytes(as_ico(windows))
    macos = {size: pictures[size] for size in MACOS}
    (folder / "surtitle.icns").write_bytes(as_icns(macos))
    shutil.copy2(svg, folder / "scalable.svg")


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]), Path(sys.argv[2]))
