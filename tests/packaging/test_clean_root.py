"""The bundles in a system without any of this: built, started, captioning. Half an hour or more."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle_environment import LOCKED_PYTHON

CHECKOUT = Path(__file__).resolve().parent.parent.parent
TOOLS = ("debootstrap", "Xvfb", "openbox", "xdotool", "import", "pulseaudio", "paplay", "unshare")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(2 * 3600),
    pytest.mark.skipif(sys.platform != "linux", reason="Linux bundles"),
    pytest.mark.skipif(sys.version_info[:2] != LOCKED_PYTHON, reason="locked for another Python"),
]


@pytest.fixture(scope="module")
def dist() -> Path:
    """What `packaging/build` makes of this checkout; built now where it is not there yet."""
    import bundle

    folder = CHECKOUT / "dist"
    if not (list(folder.glob("*.deb")) and list(folder.glob("*.tar.zst"))):
        assert bundle.build(CHECKOUT, ("tar", "deb"), print) == 0
    return folder


@pytest.mark.parametrize("kind", ["*.tar.zst", "*.deb"])
def test_a_bundle_captions_in_a_clean_root(
    dist: Path, kind: str, tmp_path: Path, test_build: Path, require_tool: Callable[[str], str]
) -> None:
    if os.getuid() != 0:
        pytest.skip("debootstrap and chroot are for root")
    for tool in TOOLS:
        require_tool(tool)
    from clean_root import try_bundle

    package = next(dist.glob(kind))
    work = test_build / f"clean-root-{platform.machine()}"
    work.mkdir(exist_ok=True)
    report = try_bundle(package, CHECKOUT / "resources" / "demo.flac", tmp_path, work)
    assert "turned into text" in (tmp_path / "live.txt").read_text(encoding="utf-8")
    assert report["lines"]
    assert report["exit_status"] == 0
    assert (tmp_path / "windows.png").stat().st_size > 5_000
