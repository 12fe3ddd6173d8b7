"""What goes into a bundle and what stays out, without building one."""

from __future__ import annotations

import ctypes
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle_trim import is_left_out, kept, linked_libraries, without_orphans
from bundled_parts import BundledPart, locked_names, trimmed_sbom
from encoder_stubs import Symbol, read_symbols, replace_encoders, taken
from icons import MACOS, WINDOWS, as_icns, as_ico, draw
from linux_packages import depends

CHECKOUT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    "place",
    [
        "libpulse.so.0",
        "libpulse-simple.so.0",
        "libasound.so.2",
        "libstdc++.so.6",
        "torch/bin/protoc-3.13.0.0",
        "torch/lib/libtorchbind_test.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6\\Qt\\plugins\\tls\\qopensslbackend.dll",
        "silero_vad/data/silero_vad.onnx",
    ],
)
def test_what_a_bundle_must_not_or_need_not_have_is_left_out(place: str) -> None:
    assert is_left_out(place)


@pytest.mark.parametrize(
    "place",
    [
        "libxcb-cursor.so.0",
        "torch/bin/torch_shm_manager",
        "torch/lib/libtorch_cpu.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "silero_vad/data/silero_vad_16k.safetensors",
        "resources/surtitle.svg",
    ],
)
def test_what_the_program_uses_stays(place: str) -> None:
    assert not is_left_out(place)


def test_a_system_library_goes_with_the_one_that_needed_it() -> None:
    table = [
        (name, f"/usr/lib/{name.rpartition('/')[2]}", "BINARY")
        for name in (
            "app.so",
            "libglib-2.0.so.0",
            "libmount.so.1",
            "libxcb-shm.so.0",
            "libXau.so.6",
        )
    ]
    linked = {
        "/usr/lib/app.so": ["libxcb-shm.so.0", "libc.so.6"],
        "/usr/lib/libglib-2.0.so.0": ["libmount.so.1"],
        "/usr/lib/libxcb-shm.so.0": ["libXau.so.6"],
    }
    left = without_orphans(kept(table), lambda path: linked.get(path, []))
    assert [place for place, *_ in left] == ["app.so", "libxcb-shm.so.0", "libXau.so.6"]


@pytest.fixture
def compiler(require_tool: Callable[[str], str]) -> Callable[..., None]:
    """`compiler(output, source, *options)` makes a shared library."""
    cc = require_tool("cc")
    require_tool("nm")

    def compile_(output: Path, source: str, *options: str) -> None:
        subprocess.run(
            [cc, "-shared", "-fPIC", "-x", "c", "-", "-x", "none", "-o", str(output), *options],
            input=source,
            text=True,
            check=True,
        )

    return compile_


def test_an_encoder_is_replaced_and_its_user_still_loads(
    tmp_path: Path, compiler: Callable[..., None]
) -> None:
    versions = tmp_path / "versions"
    versions.write_text("V_2 { global: x264_open; x264_names; };")
    encoder = tmp_path / "libx264-12ab.so.1"
    compiler(
        encoder,
        "int x264_open(void) { return 7; } int unused(void) { return 1; }\n"
        "char padding[200000] = {1}; const char *x264_names[3] = {padding};",
        f"-Wl,-soname,{encoder.name},--version-script={versions}",
    )
    user = tmp_path / "libavcodec-34cd.so.1"
    compiler(
        user,
        "int x264_open(void); extern const char *x264_names[];\n"
        "int encode(void) { return x264_open(); } int decode(void) { return 42; }\n"
        "const char *name(void) { return x264_names[0]; }",
        str(encoder),
        f"-Wl,-rpath,{tmp_path}",
    )
    assert replace_encoders(tmp_path) > 100_000
    library = ctypes.CDLL(str(user))
    assert library.decode() == 42
    assert library.encode() == 0
    assert linked_libraries(str(user))[0] == encoder.name


def test_symbols_are_read_with_their_version_and_kind() -> None:
    listing = "         U snd_pcm_open@ALSA_0.9\n0000 T x264_open@@V_2\n0010 D x264_names\n"
    assert read_symbols(listing) == [
        Symbol("snd_pcm_open", "ALSA_0.9"),
        Symbol("x264_open", "V_2"),
        Symbol("x264_names", "", is_object=True),
    ]
    wanted = [Symbol("a", "V_1"), Symbol("b"), Symbol("elsewhere")]
    defined = [Symbol("a", "V_2"), Symbol("b", "", is_object=True), Symbol("c")]
    assert taken(wanted, defined) == [Symbol("a", "V_1"), Symbol("b", "", is_object=True)]


def test_the_package_declares_what_is_linked_and_what_is_opened_by_name(
    tmp_path: Path, compiler: Callable[..., None], require_tool: Callable[[str], str]
) -> None:
    require_tool("dpkg-query")
    compiler(tmp_path / "libinner.so.1", "int inner(void) { return 1; }")
    outer = tmp_path / "outer.so"
    compiler(outer, "int inner(void); int f(void) { return inner(); }", "-l:libinner.so.1",
             f"-L{tmp_path}", "-l:libglib-2.0.so.0", "-Wl,--no-as-needed")  # fmt: skip
    found = depends(tmp_path)
    assert "libpulse0" in found
    assert [one for one in found if one.startswith("libc6 (>= 2.")]
    assert not [one for one in found if "inner" in one]


def test_the_bill_of_materials_is_of_the_program_alone() -> None:
    document = {
        "metadata": {"component": {"bom-ref": "root", "name": "surtitle"}},
        "components": [
            {"bom-ref": "a", "name": "PySide6_Essentials"},
            {"bom-ref": "b", "name": "pyinstaller"},
        ],
        "dependencies": [
            {"ref": "root", "dependsOn": ["a", "b"]},
            {"ref": "b", "dependsOn": ["a"]},
        ],
    }
    names = locked_names("pyside6-essentials==6.11.3 \\\n    --hash=sha256:00\n# other==1\n")
    short = trimmed_sbom(document, names, [BundledPart("libssl3", "3.0", "", "libssl.so.3", "")])
    assert [part["name"] for part in short["components"]] == ["PySide6_Essentials", "libssl3"]
    assert short["components"][1]["purl"] == "pkg:deb/debian/libssl3@3.0"
    assert short["dependencies"] == [{"ref": "root", "dependsOn": ["a"]}]


def test_the_icon_is_drawn_in_every_size_and_stays_legible_at_16_px(qapp: object) -> None:
    from PySide6.QtGui import QImage

    svg = CHECKOUT / "resources" / "surtitle.svg"
    pictures = {size: draw(svg, size) for size in {*WINDOWS, *MACOS}}
    for size, png in pictures.items():
        image = QImage.fromData(png)
        assert (image.width(), image.height()) == (size, size)
    small = QImage.fromData(pictures[16])
    lines = [small.pixelColor(x, y).lightness() for y in (2, 3) for x in range(3, 13)]
    between = [small.pixelColor(x, 4).lightness() for x in range(3, 13)]
    # The caption is white on night blue: whole pixels, nothing smeared.
    assert min(lines) > 240
    assert max(between) < 60
    assert QImage.fromData(as_ico({s: pictures[s] for s in WINDOWS}), "ico").width() >= 16
    icns = as_icns({size: pictures[size] for size in MACOS})
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
