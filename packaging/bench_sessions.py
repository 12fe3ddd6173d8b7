#!/usr/bin/env python3
"""Measure what the project quotes: consecutive LibriSpeech sessions, base and tiny.en, in one go.

    packaging/bench_sessions.py AUDIO_FOLDER [--out FOLDER] [--models A,B] [options of bench live]

The folder has ``manifest.jsonl`` (path, reference, language), the clips, and ``words/NAME.json``
with the words' times. For each model: ``responsive``, simulated real time, the stabilities' curve
from one run's drafts, word errors beside faster-whisper (int8, greedy, whole files). Tables go to
the terminal; tables, JSON, every word's times, and plots to the out folder. Everything can be
overruled by options of ``surtitle bench live``; ``--compare local-agreement`` adds that peer, and
about as much time again.

About 7 minutes of audio: with ``--runs 1`` under 12 minutes on two quiet cores. Run it with the
project's own Python, from the checkout, while nothing else runs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
GROUP = "librispeech_sessions"
MODELS = "whisper-base,whisper-tiny.en"
STABILITIES = "fast,balanced,steady"


def session_lines(folder: Path, group: str = GROUP) -> list[str]:
    """Manifest lines of a group's clips with their words files, all paths absolute."""
    lines = []
    for line in (folder / "manifest.jsonl").read_text(encoding="utf-8").splitlines():
        clip = json.loads(line)
        if Path(clip["path"]).parent.name != group:
            continue
        audio = (folder / clip["path"]).resolve()
        words = (folder / "words" / f"{audio.stem}.json").resolve()
        lines.append(
            json.dumps(
                {
                    "path": str(audio),
                    "reference": clip["reference"],
                    "language": clip["language"],
                    "words": str(words) if words.is_file() else None,
                }
            )
        )
    return lines


def live_options(model: str, manifest: Path, out: Path, more: list[str]) -> list[str]:
    """The command line of ``surtitle bench live`` for a model; ``more`` overrules the rest."""
    stem = str(out / Path(model).name)
    options = [
        "bench", "live", "--manifest", str(manifest), "--model", model, "--language", "en",
        "--preset", "responsive", "--stability", STABILITIES, "--compare", "faster-whisper",
        "--json", f"{stem}.json", "--csv", f"{stem}.words.csv", "--plot", f"{stem}.svg",
    ]  # fmt: skip
    return options + more


def run_model(model: str, manifest: Path, out: Path, more: list[str]) -> int:
    """Bench a model in a process of its own, for its memory; the table is printed and kept."""
    began_s = time.monotonic()
    print(f"== {model}", file=sys.stderr, flush=True)
    # Progress goes to stderr, which is passed through.
    done = subprocess.run(
        [sys.executable, "-m", "app.main", *live_options(model, manifest, out, more)],
        cwd=CHECKOUT, stdout=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    print(f"\n{model}\n{done.stdout}", flush=True)
    (out / f"{Path(model).name}.txt").write_text(done.stdout, encoding="utf-8")
    minutes = (time.monotonic() - began_s) / 60
    print(f"== {model}: {minutes:.1f} minutes", file=sys.stderr, flush=True)
    return done.returncode


def main(argv: list[str]) -> int:
    """Write the manifest of the group and hand over to ``surtitle bench live``, model by model."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )  # fmt: skip
    parser.add_argument("folder", type=Path, metavar="AUDIO_FOLDER")
    parser.add_argument(
        "--out", type=Path, default=Path("build/bench"), help="default: build/bench"
    )
    parser.add_argument("--models", default=MODELS, help=f"default: {MODELS}")
    args, more = parser.parse_known_args(argv)
    out = args.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        manifest = Path(name) / "sessions.jsonl"
        manifest.write_text("\n".join(session_lines(args.folder)), encoding="utf-8")
        statuses = [run_model(model, manifest, out, more) for model in args.models.split(",")]
    return max(statuses)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
