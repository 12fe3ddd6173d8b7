"""What figures are quoted with: the machine, the versions, and what the process used."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_PACKAGES = ("surtitle", "torch", "numpy", "av", "soxr", "tokenizers", "silero-vad")


QUIET_SHARE = 0.15
"""Load average for each core from which on a machine is not quiet; a desktop at rest has less."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """How busy the machine was before a bench began.

    Attributes:
        load: Load average of the last minute; None where the system has none.
        cores: Cores that this process may use.
    """

    load: float | None
    cores: int

    @property
    def warning(self) -> str:
        """One line for a person; empty on a quiet machine, or when nobody knows."""
        if self.load is None or self.load < QUIET_SHARE * self.cores:
            return ""
        return (
            f"the machine was not quiet: load average {self.load:.2f} on {self.cores} cores "
            "before the bench began; do not quote these times"
        )


def how_quiet() -> Quiet:
    """Ask the system, before anything is measured."""
    try:
        load = os.getloadavg()[0]
    except (AttributeError, OSError):  # Windows; unobtainable
        return Quiet(None, cores())
    return Quiet(round(load, 2), cores())


def describe_machine() -> dict[str, Any]:
    """Processor, cores that this process may use, memory, system."""
    return {
        "cpu": _cpu_name(),
        "cores": cores(),
        "memory_gib": _memory_gib(),
        "system": platform.platform(terse=True),
        "omp_num_threads": os.environ.get("OMP_NUM_THREADS"),
        "omp_wait_policy": os.environ.get("OMP_WAIT_POLICY"),
    }


def machine_name() -> str:
    """Processor and cores: what a measured capacity holds for."""
    return f"{_cpu_name()}, {cores()} cores"


def cores() -> int:
    """Processor cores that this process may run on."""
    affinity = getattr(os, "sched_getaffinity", None)  # Linux only
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def describe_versions(*more: str) -> dict[str, str]:
    """Versions of Python and of the packages that compute, as installed."""
    versions = {"python": platform.python_version()}
    for package in (*_PACKAGES, *more):
        try:
            versions[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return versions


def peak_rss_mib() -> float | None:
    """The most memory that this process has held, in MiB; None where it cannot be asked."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)  # macOS counts bytes


def rss_mib() -> float | None:
    """The memory that this process holds now, in MiB; None where it cannot be asked."""
    status = Path("/proc/self/statm")
    if not status.is_file():
        return None
    pages = int(status.read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _cpu_name() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _memory_gib() -> float | None:
    if not hasattr(os, "sysconf") or "SC_PHYS_PAGES" not in os.sysconf_names:
        return None
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30, 1)
