"""``surtitle devices``: what can be captured."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from app.cli.options import explain


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``devices`` takes."""
    explain(
        parser,
        "A name, or a unique part of one, is what `surtitle live --source` takes;\n"
        "`mic` and `system` are the two that are marked with a star.",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(run=_list)


def _list(args: argparse.Namespace) -> int:
    from app.capture.devices import list_applications, list_devices

    for device in list_devices():
        if args.json:
            print(json.dumps(asdict(device), ensure_ascii=False))
            continue
        kind = "microphone" if device.kind == "mic" else "system audio"
        notes = [
            note
            for note, applies in (("muted", device.muted), ("Bluetooth", device.bluetooth))
            if applies
        ]
        marks = f"  ({', '.join(notes)})" if notes else ""
        star = "*" if device.is_default else " "
        print(f"{star} {kind:<12}  {device.label}  [{device.id}]{marks}")
    for name in [] if args.json else list_applications():
        print(f"  {'application':<12}  {name}  [app:{name}]")
    return 0
