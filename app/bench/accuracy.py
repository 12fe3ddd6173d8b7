"""Word error rate of committed text, with Whisper's normalizers."""

from __future__ import annotations

from dataclasses import dataclass

from app.bench.alignment import CHARACTER_LANGUAGES
from engine.errors import UnavailableError


@dataclass(frozen=True, slots=True)
class ErrorCount:
    """Edits against a reference. Counts add up over files; rates do not.

    Attributes:
        errors: Substitutions, deletions and insertions.
        reference: Words (characters for zh, ja, ko) of the reference.
        unit: ``word`` or ``character``.
    """

    errors: int
    reference: int
    unit: str = "word"

    @property
    def rate(self) -> float | None:
        """Errors for each reference word; None without a reference."""
        return self.errors / self.reference if self.reference else None

    def __add__(self, other: ErrorCount) -> ErrorCount:
        """The counts of two texts."""
        return ErrorCount(self.errors + other.errors, self.reference + other.reference, other.unit)


def normalize(text: str, language: str | None) -> str:
    """Whisper's English normalizer for English, its basic normalizer else.

    Raises:
        UnavailableError: The bench extra is not installed.
    """
    try:
        from whisper_normalizer.basic import BasicTextNormalizer
        from whisper_normalizer.english import EnglishTextNormalizer
    except ImportError as error:
        raise _missing(error) from error
    if language == "en":
        return str(EnglishTextNormalizer()(text))
    return str(BasicTextNormalizer()(text))


def count_errors(reference: str, text: str, language: str | None = "en") -> ErrorCount:
    """Count the edits between two normalized texts.

    Raises:
        UnavailableError: The bench extra is not installed.
    """
    try:
        import jiwer
    except ImportError as error:
        raise _missing(error) from error
    wanted, said = normalize(reference, language), normalize(text, language)
    unit = "word"
    if language in CHARACTER_LANGUAGES:
        unit = "character"
        wanted, said = (" ".join("".join(t.split())) for t in (wanted, said))
    n_words = len(wanted.split())
    if not n_words:
        return ErrorCount(len(said.split()), 0, unit)
    counts = jiwer.process_words(wanted, said)
    return ErrorCount(counts.substitutions + counts.deletions + counts.insertions, n_words, unit)


def _missing(error: ImportError) -> UnavailableError:
    return UnavailableError(
        f"the bench needs {error.name or 'its extra'}; install it with: pip install surtitle[bench]"
    )
