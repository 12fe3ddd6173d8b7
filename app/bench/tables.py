"""What all kinds of the bench print alike: aligned tables, and the frame of the JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.bench.machine import Quiet, describe_machine, describe_versions

SCHEMA = 2


def envelope(
    kind: str, settings: Mapping[str, Any], quiet: Quiet, packages: Sequence[str] = ()
) -> dict[str, Any]:
    """What every JSON begins with: kind, machine, versions, settings."""
    return {
        "schema": SCHEMA,
        "bench": kind,
        "machine": {
            **describe_machine(),
            "load_average_before": quiet.load,
            "was_quiet": not quiet.warning,
        },
        "versions": describe_versions(*packages),
        "settings": dict(settings),
    }


def footer(body: Mapping[str, Any], quiet: Quiet) -> list[str]:
    """What every table ends with: settings, machine, versions, and a warning if there is one."""
    machine, versions = body["machine"], body["versions"]
    settings = dict(body["settings"])
    priority = settings.pop("priority", "")
    chosen = ", ".join(f"{key} {value}" for key, value in settings.items())
    about = ", ".join(f"{name} {version}" for name, version in versions.items())
    lines = [
        "",
        chosen,
        f"{machine['cpu']}, {machine['cores']} cores, load average before it "
        f"{cell(machine['load_average_before'])}{priority and f', priority {priority}'}",
        about,
    ]
    return [*lines, f"WARNING: {quiet.warning}"] if quiet.warning else lines


def aligned(cells: Sequence[Sequence[str]]) -> list[str]:
    """Rows with the first column to the left and the others to the right."""
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    ]


def cell(value: float | None, layout: str = "{:.2f}") -> str:
    """A number, or a dash for one that cannot be had."""
    return "-" if value is None else layout.format(value)


def rounded(value: Any) -> Any:  # noqa: ANN401 - a JSON tree
    """Four places are enough for seconds."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, Mapping):
        return {key: rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(inner) for inner in value]
    return value
