"""The program's own log for a report: when, how bad, where in the code. Never the message."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

KEPT_RECORDS = 500

_ROOT = Path(__file__).resolve().parents[2]
_RECORD = re.compile(
    r"(?P<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d+ (?P<level>[A-Z]+) (?P<name>[\w.]+): "
)
_FRAME = re.compile(r'  File ".*?((?:app|engine|ui)/(?:\w+/)*\w+\.py)", line (\d+), in (\w+)')
_ERROR = re.compile(r"([A-Za-z_][\w.]*(?:Error|Exception|Warning|Interrupt))\b")


def log_records(lines: Iterable[str]) -> list[dict[str, Any]]:
    """The latest records of a log file, with the frames of their tracebacks that are ours."""
    records: list[dict[str, Any]] = []
    for line in lines:
        if (head := _RECORD.match(line)) and head["name"].partition(".")[0] in (
            "app",
            "engine",
            "ui",
        ):
            records.append(head.groupdict())
        elif head:
            records.append({"time": head["time"], "level": head["level"], "name": "other"})
        elif not records:
            continue
        elif frame := _FRAME.match(line.replace("\\", "/")):
            if (_ROOT / frame[1]).is_file() and frame[3].isidentifier():
                records[-1].setdefault("frames", []).append(f"{frame[1]}:{frame[2]} {frame[3]}")
        elif error := _ERROR.match(line):
            records[-1]["error"] = error[1]
    return records[-KEPT_RECORDS:]
