"""Takes the video encoders out of PyAV's FFmpeg, and with them their licence and 30 MB.

PyAV's wheel links FFmpeg to x264 and x265, which are GPL; FFmpeg itself is built under the LGPL.
Surtitle only decodes. The loader wants every library that is linked, so each encoder is replaced
by one of the same name whose functions do nothing: an attempt to encode fails, decoding cannot
tell. The same goes for PyAV's own copy of ALSA, which a bundle must not bring. Linux only: it
takes `cc` and `nm`, of binutils.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

REPLACED = ("libx264", "libx265", "libSvtAv1Enc", "libasound")


@dataclass(frozen=True)
class Symbol:
    """A name that one library takes from another.

    Attributes:
        name: As in C.
        version: The symbol's version, empty where the library has none.
        is_object: Whether it is a variable and not a function.
    """

    name: str
    version: str = ""
    is_object: bool = False


def read_symbols(listing: str) -> list[Symbol]:
    """Parse what ``nm --dynamic`` prints."""
    found = []
    for line in listing.splitlines():
        *_, kind, full = line.split()
        name, _, version = full.replace("@@", "@").partition("@")
        found.append(Symbol(name, version, kind in "BDRVbdr"))
    return found


def taken(wanted: Iterable[Symbol], defined: Iterable[Symbol]) -> list[Symbol]:
    """What others take from a library: in the version that they ask for, of the kind it has."""
    objects = {symbol.name: symbol.is_object for symbol in defined}
    found = [replace(s, is_object=objects[s.name]) for s in wanted if s.name in objects]
    return sorted(found, key=lambda symbol: symbol.name)


def stub_source(symbols: Iterable[Symbol]) -> str:
    """C that defines each of them: functions that return nothing, variables that hold nothing."""
    return "".join(
        f"char {symbol.name}[256];\n"
        if symbol.is_object
        else f"long {symbol.name}(void) {{ return 0; }}\n"
        for symbol in symbols
    )


def version_script(symbols: Iterable[Symbol]) -> str:
    """The linker's script that gives each symbol its version; empty where there are none."""
    versions: dict[str, list[str]] = defaultdict(list)
    for symbol in symbols:
        if symbol.version:
            versions[symbol.version].append(symbol.name)
    return "".join(
        f"{version} {{ global: {'; '.join(names)}; }};\n" for version, names in versions.items()
    )


def replace_encoders(folder: Path) -> int:
    """Replace them in a folder of shared libraries. Returns the bytes that were saved.

    Args:
        folder: ``av.libs``, as in PyAV's wheel.
    """
    libraries = sorted(folder.glob("lib*.so*"))
    replaced = [path for path in libraries if path.name.partition("-")[0] in REPLACED]
    users = [path for path in libraries if path not in replaced]
    wanted = {symbol for path in users for symbol in _symbols(path, "--undefined-only")}
    saved = 0
    for path in replaced:
        before = path.stat().st_size
        _compile(path, taken(wanted, _symbols(path, "--defined-only")))
        saved += before - path.stat().st_size
    return saved


def _symbols(path: Path, which: str) -> list[Symbol]:
    return read_symbols(_output(["nm", "--dynamic", which, str(path)]))


def _compile(path: Path, symbols: Sequence[Symbol]) -> None:
    """Write the stub in the library's place, under its name."""
    with tempfile.TemporaryDirectory() as scratch:
        source, script = Path(scratch, "stub.c"), Path(scratch, "versions")
        source.write_text(stub_source(symbols), encoding="ascii")
        script.write_text(version_script(symbols), encoding="ascii")
        link = [f"-Wl,--version-script={script}"] if script.stat().st_size else []
        stub = Path(scratch, path.name)
        # The real types are not ours to repeat, and some names are those of C's own functions.
        command = ["cc", "-shared", "-fPIC", "-Os", "-s", "-fno-builtin", "-w", *link]
        _output([*command, f"-Wl,-soname,{path.name}", str(source), "-o", str(stub)])
        path.unlink()
        path.write_bytes(stub.read_bytes())
        path.chmod(0o755)


def _output(command: Sequence[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
