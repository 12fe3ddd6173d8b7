"""Fifty recordings of every kind in one go, eight of them broken: a line for each, and the sum."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import srt
import webvtt

pytestmark = [
    pytest.mark.slow,
    pytest.mark.model,
    pytest.mark.timeout(1800),
    pytest.mark.usefixtures("shared_models"),
]

N_FILES = 50
LINE = re.compile(r"(.+?): ([\d.]+) s, (?:(\d+) words?(?: \(([a-z, ]+)\))?|no speech found)")
TOTAL = re.compile(r"(\d+) of (\d+) files: ([\d.]+) s in ([\d.]+) s \([\d.]+x\), (\d+) failed")


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def is_broken(row: dict[str, Any]) -> bool:
    return Path(row["path"]).name.startswith(("broken_", "missing_"))


@pytest.fixture
def mixed(test_audio: Path, tmp_path: Path) -> tuple[Path, dict[str, dict[str, Any]]]:
    """A folder of 50 recordings, and what is known of each by its name."""
    formats = [
        row for row in rows_of(test_audio / "formats.jsonl") if not row["path"].endswith(".raw")
    ]
    chosen = [row for row in formats if is_broken(row)]
    whole = (row for row in formats if row not in chosen)
    chosen += sorted(whole, key=lambda row: row["duration_s"] or 0.0)[:25]
    groups: dict[str, list[dict[str, Any]]] = {}
    for row in sorted(rows_of(test_audio / "manifest.jsonl"), key=lambda row: row["duration_s"]):
        groups.setdefault(row["path"].split("/")[0], []).append(row)
    turns = [row for turn in range(3) for rows in groups.values() for row in rows[turn : turn + 1]]
    chosen += [row for row in turns if row["duration_s"] < 20][: N_FILES - len(chosen)]
    folder = tmp_path / "recordings"
    folder.mkdir()
    for row in chosen:
        shutil.copy(test_audio / row["path"], folder)
    known = {Path(row["path"]).name: row for row in chosen}
    assert len(known) == N_FILES
    return folder, known


def test_a_folder_of_fifty_files(
    surtitle: Callable, mixed: tuple[Path, dict[str, dict[str, Any]]], tmp_path: Path
) -> None:
    folder, known = mixed
    out = tmp_path / "out"
    result = surtitle(
        "transcribe", folder, "--model", "whisper-base", "--format", "txt,srt,vtt,json",
        "--output", out,
    )  # fmt: skip
    broken = {name for name, row in known.items() if is_broken(row)}
    assert result.status == 1
    problems = result.err.splitlines()
    assert all(line.startswith("surtitle: ") for line in problems)
    assert len(problems) == len(broken)
    assert all(sum(name in line for line in problems) == 1 for name in broken)

    *lines, last = result.out.splitlines()
    said = {}
    for line in lines:
        found = LINE.match(line)
        assert found, line
        name, seconds, n_words, languages = found.groups()
        expected = known[name]["duration_s"]
        assert expected is None or float(seconds) == pytest.approx(expected, abs=0.2)
        said[name] = (float(seconds), int(n_words or 0), languages)
        written = {Path(file).suffix: Path(file) for file in line.split(": ")[-1].split(", ")}
        text = written[".txt"].read_text(encoding="utf-8")
        assert bool(text.strip()) == bool(n_words)
        if languages and not {"ja", "zh", "ko"} & set(languages.split(", ")):
            assert len(text.split()) == pytest.approx(int(n_words), abs=2)
        cues = list(srt.parse(written[".srt"].read_text(encoding="utf-8")))
        assert all(cue.start < cue.end for cue in cues)
        assert len(webvtt.read(str(written[".vtt"])).captions) >= len(cues)  # voices overlap
        assert json.loads(written[".json"].read_text(encoding="utf-8"))
    assert set(said) == set(known) - broken

    total = TOTAL.fullmatch(last)
    assert total, last
    assert (int(total[1]), int(total[2]), int(total[5])) == (len(said), N_FILES, len(broken))
    assert float(total[3]) == pytest.approx(sum(seconds for seconds, _, _ in said.values()), abs=5)
    assert len({name for name, (_, n_words, _) in said.items() if n_words}) > 30
    spoken = " ".join(filter(None, (languages for _, _, languages in said.values())))
    assert {"en", "de", "fr", "ja", "zh"} <= set(spoken.replace(",", " ").split())
