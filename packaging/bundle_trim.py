"""What a bundle leaves out, with the reason for each: read by `surtitle.spec`.

Patterns are matched against a file's place in the bundle, with forward slashes. Tried on the
program itself: the clean-root test (`clean_root.py`) captions and opens the windows without them.
"""

from __future__ import annotations

import fnmatch
import re
import subprocess
from collections.abc import Callable, Iterable

# PyInstaller's table of contents: place in the bundle, source, kind.
Entry = tuple[str, str, str]

# Python modules that other packages import only where we never go.
EXCLUDED_MODULES = (
    "IPython",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_dbm",
    "dbm",
    "hf_xet",  # tokenizers brings the hub's client along; downloads here are httpx
    "huggingface_hub",
    "matplotlib",
    "networkx",  # torch.fx's drawings
    "onnxruntime",  # silero-vad's other back end; its weights are read, its code is not
    "pandas",
    "pip",
    "pygments",
    "pytest",
    "readline",
    "scipy",
    "setuptools",
    "tensorboard",
    "tkinter",
    "torch.utils.tensorboard",
    "torchaudio",
    "torchvision",
    "transformers",  # the families extra: 129 MB, and Whisper needs none of it
    "triton",
)

LEFT_OUT = (
    # The desktop's own must be used: a copy from another system cannot talk to its server.
    "libasound.so*",
    "libjack.so*",
    "libpipewire*.so*",
    "libpulse*.so*",
    "libportaudio.so*",
    # Graphics drivers load newer ones than the build system has.
    "libdrm.so*",
    "libEGL.so*",
    "libGL*.so*",
    "libgbm.so*",
    "libmvec.so*",
    "libgcc_s.so*",
    "libstdc++.so*",
    # The desktop's: its version must fit its configuration, its themes, its message bus.
    "libatk*.so*",
    "libcairo*.so*",
    "libdbus-1.so*",
    "libepoxy.so*",
    "libfontconfig.so*",
    "libfreetype.so*",
    "libfribidi.so*",
    "libgdk*.so*",
    "libgio-2.0.so*",
    "libglib-2.0.so*",
    "libgmodule-2.0.so*",
    "libgobject-2.0.so*",
    "libgthread-2.0.so*",
    "libgtk-3.so*",
    "libharfbuzz*.so*",
    "libpango*.so*",
    "libsystemd.so*",
    "libwayland-*.so*",
    "libX11*.so*",
    "libxcb.so*",
    # Qt: pictures other than SVG and PNG, screens without a desktop, keyboards on the screen,
    # OpenGL, QML. Of its translations those stay that are the dialogs' buttons.
    "PySide6/Qt/plugins/egldeviceintegrations/*",
    "PySide6/Qt/plugins/generic/*",
    "PySide6/Qt/plugins/imageformats/libq[!s]*",
    "PySide6/Qt/plugins/networkinformation/*",
    "PySide6/Qt/plugins/platforminputcontexts/*virtualkeyboard*",
    "PySide6/Qt/plugins/platforms/*eglfs*",
    "PySide6/Qt/plugins/platforms/*linuxfb*",
    "PySide6/Qt/plugins/platforms/*minimal*",
    "PySide6/Qt/plugins/platforms/*vkkhrdisplay*",
    "PySide6/Qt/plugins/platforms/*vnc*",
    "PySide6/Qt/plugins/platformthemes/*gtk3*",
    "PySide6/Qt/plugins/tls/*",
    "PySide6/Qt/plugins/wayland-graphics-integration-client/*",
    "PySide6/Qt/plugins/xcbglintegrations/*",
    "libQt6EglF*",
    "libQt6Pdf*",
    "libQt6Q*",
    "libQt6VirtualKeyboard*",
    "PySide6/Qt/qml/*",
    "PySide6/Qt/translations/[!q]*",
    "PySide6/Qt/translations/qt[!b]*",
    # torch: what compiles against it, what tests it, what draws it.
    "torch/bin/protoc*",
    "torch/bin/test_*",
    "torch/include/*",
    "torch/lib/*_test.so",
    "torch/lib/libbackend_with_compiler.so",
    "torch/share/*",
    "torch/test/*",
    "torch/utils/model_dump/*",
    "torch/*.pyi",
    "*.a",
    # A model that we do not read: the wheel carries the network in three forms.
    "silero_vad/data/*.onnx",
    "silero_vad/data/*.jit",
    # The sources of Cython and C extensions.
    "*.pxd",
    "*.pyx",
)


def is_left_out(place: str) -> bool:
    """Whether a file has no place in a bundle.

    Args:
        place: Where it would lie, relative to the bundle's folder of libraries.
    """
    place = place.replace("\\", "/")
    name = place.rpartition("/")[2]
    return any(
        fnmatch.fnmatchcase(place if "/" in pattern else name, pattern) for pattern in LEFT_OUT
    )


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """The table without what is left out."""
    return [entry for entry in entries if not is_left_out(entry[0])]


def without_orphans(
    binaries: Iterable[Entry], imports: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """Drop the system libraries that only a library needed which is left out.

    Left in, they would come before the desktop's own: its GLib would meet another system's
    libmount.

    Args:
        binaries: What is left.
        imports: Names of the libraries that a file asks for.
    """
    binaries = list(binaries)
    system = {entry[0]: entry for entry in binaries if _is_system_library(entry[0])}
    needed: set[str] = set()
    waiting = [entry[1] for entry in binaries if entry[0] not in system]
    while waiting:
        for name in set(imports(waiting.pop())) & set(system) - needed:
            needed.add(name)
            waiting.append(system[name][1])
    return [entry for entry in binaries if entry[0] not in system or entry[0] in needed]


def linked_libraries(path: str) -> list[str]:
    """Names of the libraries that an ELF file asks for itself, by binutils' ``readelf``."""
    result = subprocess.run(
        ["readelf", "--dynamic", "--wide", path], capture_output=True, text=True, check=False
    )
    return re.findall(r"\(NEEDED\).*\[(.+)\]", result.stdout)


def _is_system_library(place: str) -> bool:
    """A shared library at the top, where PyInstaller puts what the system brought."""
    # Python's own is what the program's first code loads.
    is_library = place.startswith("lib") and ".so" in place
    return is_library and "/" not in place and not place.startswith("libpython")
