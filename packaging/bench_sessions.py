#!/usr/bin/env python3
"""Bench the consecutive LibriSpeech sessions of a folder of recorded speech, beside faster-whisper.

    packaging/bench_sessions.py AUDIO_FOLDER [options of `surtitle bench live`]

The folder has ``manifest.jsonl`` (path, reference, language), the clips, and ``words/NAME.json``
with the words' times. Run it with the project's own Python, from the checkout.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

GROUP = "librispeech_sessions"


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


def main(argv: list[str]) -> int:
    """Write the manifest of the group and hand over to ``surtitle bench live``."""
    if not argv or argv[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from app.main import main as surtitle

    lines = session_lines(Path(argv[0]))
    with tempfile.TemporaryDirectory() as name:
        manifest = Path(name) / "sessions.jsonl"
        manifest.write_text("\n".join(lines), encoding="utf-8")
        chosen = ["--manifest", str(manifest), "--language", "en", *argv[1:]]
        if "--compare" not in argv:
            chosen += ["--compare", "faster-whisper"]
        return surtitle(["bench", "live", *chosen])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
