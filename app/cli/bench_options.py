"""Options that several kinds of the bench take alike."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_clips(parser: argparse.ArgumentParser) -> None:
    """``--audio``, ``--reference``, ``--words``, ``--manifest``."""
    parser.add_argument(
        "--audio", type=Path, action="append", default=[], metavar="FILE", help="may be repeated"
    )
    parser.add_argument(
        "--reference", type=Path, action="append", default=[], metavar="TEXTFILE",
        help="what is said, one for each --audio in order",
    )  # fmt: skip
    parser.add_argument(
        "--words", type=Path, action="append", default=[], metavar="JSON",
        help="[[word, start_s, end_s], ...], one for each --audio in order",
    )  # fmt: skip
    parser.add_argument(
        "--manifest", type=Path, metavar="FILE",
        help="more clips: a JSON object a line with path, and reference, words, language if known",
    )  # fmt: skip


def add_json(parser: argparse.ArgumentParser) -> None:
    """``--json``."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="all figures; - for the terminal")


def count(text: str) -> int:
    """A whole number of one or more."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of one or more")
    return int(text)
