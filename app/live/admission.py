"""How many live streams this computer carries, as measured once, and the refusal of more.

``surtitle bench capacity --keep`` measures and keeps it. Where nothing was measured nothing is
refused: a session that falls behind says so anyway.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.atomic_file import write_atomically
from engine.errors import UnavailableError

logger = logging.getLogger(__name__)

FILE = "capacity.json"


@dataclass(frozen=True, slots=True)
class LiveCapacity:
    """What was measured for one model on one machine.

    Attributes:
        target_s: 95 % of words are to be shown sooner after they were spoken.
        p95_s: For each number of streams that was tried, what came of it.
        machine: Where it was measured.
    """

    target_s: float
    p95_s: Mapping[int, float]
    machine: str

    @property
    def streams(self) -> int:
        """The most that keep the target."""
        return max((n for n, p95_s in self.p95_s.items() if p95_s <= self.target_s), default=0)

    def admit(self, n: int) -> None:
        """Let ``n`` streams begin together.

        Raises:
            UnavailableError: They were measured to be too many; says by how much.
        """
        # One is never refused: late captions are better than none.
        if n <= max(1, self.streams):
            return
        over = {tried: p95_s for tried, p95_s in self.p95_s.items() if p95_s > self.target_s}
        tried = max((tried for tried in over if tried <= n), default=None)
        if tried is None:
            return  # more than was ever tried, and nothing was too many
        raise UnavailableError(
            "{n} sources at once are too many for this computer: with {tried} of them words come "
            "up to {late} s late, and {target} s is the most; it carries {streams}",
            n=n,
            tried=tried,
            late=round(over[tried], 1),
            target=self.target_s,
            streams=self.streams,
        )


def keep_capacity(folder: Path, model: str, capacity: LiveCapacity) -> Path:
    """Write what was measured for ``model``, beside that of other models.

    Raises:
        UnavailableError: It cannot be written.
    """
    path = folder / FILE
    known = _read(path)
    known[model] = {**asdict(capacity), "p95_s": {str(n): p for n, p in capacity.p95_s.items()}}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(path, json.dumps(known, indent=1) + "\n", private=True)
    except OSError as error:
        raise UnavailableError(
            "cannot keep the capacity: {reason}", reason=error.strerror or str(error)
        ) from error
    return path


def find_capacity(folder: Path, model: str, machine: str) -> LiveCapacity | None:
    """What was measured for ``model`` on this machine; None where nothing was."""
    try:
        entry = _read(folder / FILE)[model]
        p95_s = {int(n): float(late_s) for n, late_s in entry["p95_s"].items()}
        found = LiveCapacity(float(entry["target_s"]), p95_s, str(entry["machine"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    return found if found.machine == machine else None


def _read(path: Path) -> dict[str, Any]:
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        logger.warning("the measured capacity cannot be read: %s", error)
        return {}
    return body if isinstance(body, dict) else {}
