"""The translations of the windows: bring them up to date, check them, compile them.

`translations.py update` runs lupdate over `ui` and over the codes of sentences in `app` and
`engine`, which lupdate cannot know by itself; what is new stands in the `.ts` files as unfinished.
`translations.py check` says what is missing, `translations.py release` writes the `.qm` files.
"""

from __future__ import annotations

import argparse
import ast
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from translation_checks import Message, complaints, read_messages

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from app.language_names import language_name  # noqa: E402
from engine.models.catalogue import CATALOGUE  # noqa: E402

FOLDER = Path("resources/translations")
LANGUAGES = ("en", "de", "fr", "es", "ja", "zh_CN", "ar")
SOURCE = "en"
CONTEXT = "Sentences"

NOT_SHOWN = (
    "app/bench",
    "app/cli",
    "engine/driver/clock.py",
    "engine/driver/context.py",
    "engine/driver/rows.py",
    "engine/front_end",
    "engine/files/batching.py",
    "engine/files/packing.py",
    "engine/vad/regions.py",
)
"""Terminal, and what only a program that calls the engine can meet: English, as its code is."""

QTS_OWN = (("QKeySequenceEdit", "Press shortcut"),)
"""Texts of Qt whose translations are too long for our windows; ours come first."""


class LinguistError(Exception):
    """lupdate or lrelease is missing, or has failed."""


def codes(root: Path = ROOT) -> list[str]:
    """The codes of all sentences and errors that a window can show, and names of languages."""
    found = {str(language_name(code)) for entry in CATALOGUE.values() for code in entry.languages}
    for _, _, said in _sentences(root):
        if isinstance(said, ast.Constant) and isinstance(said.value, str) and said.value:
            found.add(said.value)
    return sorted(found)


def unfielded(root: Path = ROOT) -> list[str]:
    """Where a sentence is put together by itself, so that nobody can translate it."""
    return [
        f"{path}:{line}: give the code and its fields, not an f-string"
        for path, line, said in _sentences(root)
        if isinstance(said, ast.JoinedStr | ast.BinOp)
    ]


def update(root: Path = ROOT) -> None:
    """Bring the committed files up to date with the source; translations are kept."""
    _extract(root, root / FOLDER, LANGUAGES)


def release(root: Path = ROOT, folder: Path | None = None) -> list[Path]:
    """Compile all languages, by default beside their sources."""
    folder = folder or root / FOLDER
    made = []
    for language in LANGUAGES:
        compiled = folder / f"surtitle_{language}.qm"
        source = root / FOLDER / f"surtitle_{language}.ts"
        _run("pyside6-lrelease", str(source), "-qm", str(compiled))
        made.append(compiled)
    return made


def check(root: Path = ROOT) -> list[str]:
    """What is wrong, one line each."""
    said = [*unfielded(root), *_untranslatable(root)]
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        _extract(root, fresh, LANGUAGES)
        for language in LANGUAGES:
            name = f"surtitle_{language}.ts"
            committed = root / FOLDER / name
            if not committed.is_file():
                said.append(f"{name} is missing: run packaging/translations.py update")
                continue
            wanted = read_messages(fresh / name)
            said += complaints(name, read_messages(committed), wanted, language)
        for compiled in release(root, fresh):
            committed = root / FOLDER / compiled.name
            if not committed.is_file() or committed.read_bytes() != compiled.read_bytes():
                said.append(f"{compiled.name} is old: run packaging/translations.py release")
    return said


def messages(language: str, root: Path = ROOT) -> list[Message]:
    """The committed messages of a language."""
    return read_messages(root / FOLDER / f"surtitle_{language}.ts")


def _extract(root: Path, folder: Path, languages: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        stub = Path(scratch) / "sentences.py"
        texts = [*((CONTEXT, code) for code in codes(root)), *QTS_OWN]
        lines = [f'QT_TRANSLATE_NOOP("{table}", {_quoted(text)})' for table, text in texts]
        stub.write_text("\n".join(lines) + "\n", encoding="utf-8")
        sources = [str(path) for path in sorted((root / "ui").rglob("*.py"))]
        for language in languages:
            target = str(folder / f"surtitle_{language}.ts")
            about = ["-source-language", SOURCE, "-target-language", language]
            plural = ["-pluralonly"] if language == SOURCE else []
            kept = ["-no-obsolete", "-locations", "none", "-silent"]
            _run("pyside6-lupdate", *sources, str(stub), *about, *plural, *kept, "-ts", target)


def _sentences(root: Path) -> Iterator[tuple[Path, int, ast.expr]]:
    """The first argument of every sentence and error, with its place."""
    trees = {
        path.relative_to(root): ast.parse(path.read_text(encoding="utf-8"))
        for layer in ("app", "engine")
        for path in sorted((root / layer).rglob("*.py"))
    }
    makers = _errors(trees.values()) | {"Sentence"}
    for path, tree in trees.items():
        if path.as_posix().startswith(NOT_SHOWN):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in makers:
                yield path, node.lineno, node.args[0]


def _errors(trees: Iterable[ast.AST]) -> set[str]:
    """`EngineError` and all that are made of it."""
    bases = {
        node.name: {_name(base) for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"EngineError"}
    while more := {name for name, over in bases.items() if over & found} - found:
        found |= more
    return found


def _untranslatable(root: Path) -> list[str]:
    """Texts in windows that lupdate passes over: f-strings, and ``tr`` that is not `self.tr`."""
    said = []
    for path in sorted((root / "ui").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        unseen = {
            inner
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr)
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or _name(node.func) not in {"tr", "translate"}:
                continue
            place = f"{path.relative_to(root)}:{node.lineno}"
            own = isinstance(node.func, ast.Attribute) and _name(node.func.value) == "self"
            if _name(node.func) == "tr" and not own:
                said.append(f"{place}: call self.tr, or translate with a context")
                continue
            text = next(iter(node.args[_name(node.func) == "translate" :]), None)
            if isinstance(text, ast.JoinedStr) or (
                node in unseen and isinstance(text, ast.Constant)
            ):
                said.append(f"{place}: translate a literal, and put the fields in afterwards")
    return said


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _run(tool: str, *arguments: str) -> None:
    program = shutil.which(tool, path=str(Path(sys.executable).parent)) or shutil.which(tool)
    if program is None:
        raise LinguistError(f"{tool} is missing: it comes with PySide6-Essentials")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise LinguistError(f"{tool} failed: {(done.stderr or done.stdout).strip()}")


def main() -> int:
    """Run one of the three."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("doing", choices=("update", "check", "release"))
    doing = parser.parse_args().doing
    if doing == "update":
        update()
    elif doing == "release":
        release()
    else:
        found = check()
        print("\n".join(found) or "the translations are complete")
        return int(bool(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
