"""What is said of a speech model: what it knows, what it needs, and how quick it is here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.fitness import TOO_SLOW, has_room
from engine.models.catalogue import ModelEntry


def reach(entry: ModelEntry) -> str:
    """The languages it knows."""
    if entry.multilingual:
        told = QCoreApplication.translate("ModelPage", "{} languages")
        return told.format(len(entry.languages))
    return QCoreApplication.translate("ModelPage", "English only")


def about(entry: ModelEntry) -> str:
    """Languages, size, licence and source."""
    told = QCoreApplication.translate("ModelPage", "{}; {} on disk; licence {}; from {}.").format(
        reach(entry), size_text(entry.disk_bytes), entry.licence, entry.source
    )
    if entry.verified:
        return told
    untried = QCoreApplication.translate(
        "ModelPage", "Its published weights have not been tried with this program."
    )
    return f"{told} {untried}"


def memory(entry: ModelEntry, free_bytes: int) -> str:
    """What it needs beside what is free."""
    told = QCoreApplication.translate("ModelPage", "✓ Needs about {} of memory; {} are free.")
    if not has_room(entry.memory_bytes, free_bytes):
        told = QCoreApplication.translate(
            "ModelPage", "⚠ Needs about {} of memory, and only {} are free: too much for now."
        )
    return told.format(size_text(entry.memory_bytes), size_text(free_bytes))


def speed(factor: float) -> str:
    """What was measured here, and whether it is enough."""
    told = QCoreApplication.translate(
        "ModelPage", "✓ Quick enough here: {:.2f} s of computing for each second of speech."
    )
    if factor > TOO_SLOW:
        told = QCoreApplication.translate(
            "ModelPage",
            "⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.",
        )
    return told.format(factor, TOO_SLOW)


def size_text(n_bytes: int) -> str:
    """Bytes as people read them in the language of the windows."""
    digits = 1 if n_bytes >= 1e9 else 0
    return QLocale().formattedDataSize(n_bytes, digits, QLocale.DataSizeFormat.DataSizeSIFormat)
