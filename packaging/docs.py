"""The manual: docs.py update | check | build [FOLDER].

`update` writes the pages of `docs` that say what the code says (commands, messages, schemas);
`check` tells what is stale and which links lead nowhere, without the network; `build` makes the
site with MkDocs. Links to the outside are checked by the forge workflow alone.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import docs_pages  # noqa: E402 - beside this file

PICTURES = (".gif", ".png", ".svg")
BESIDE = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
"""Pages outside `docs` whose links are checked too."""

_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)", re.DOTALL)
_HEADING = re.compile(r"^#{1,6} +(.+?)\s*$", re.MULTILINE)


def update(root: Path = ROOT) -> None:
    """Write the generated pages."""
    for name, text in docs_pages.pages(root).items():
        (root / "docs" / name).write_text(text, encoding="utf-8")


def check(root: Path = ROOT) -> list[str]:
    """What is wrong, one line each."""
    wrong = []
    for name, text in docs_pages.pages(root).items():
        page = root / "docs" / name
        if not page.is_file() or page.read_text(encoding="utf-8") != text:
            wrong.append(f"docs/{name} is old: run packaging/docs.py update")
    for page in sources(root):
        wrong += dead_links(page, root)
    return wrong


def sources(root: Path = ROOT) -> list[Path]:
    """Every page that people read."""
    return [*(root / name for name in BESIDE), *sorted((root / "docs").rglob("*.md"))]


def dead_links(page: Path, root: Path = ROOT) -> Iterator[str]:
    """Links of a page to files and headings that are not there."""
    name = page.relative_to(root)
    for target in links(page.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        if not found.exists():
            yield f"{name}: {target} is not there"
        elif anchor and anchor not in anchors(found.read_text(encoding="utf-8")):
            yield f"{name}: {target} is no heading"


def links(text: str) -> list[str]:
    """The targets of all links and images, code left out."""
    return _LINK.findall(_CODE.sub("", _FENCE.sub("", text)))


def anchors(text: str) -> set[str]:
    """What its headings are linked by, as forges and MkDocs do for plain words."""
    found = set()
    for heading in _HEADING.findall(_FENCE.sub("", text)):
        words = re.sub(r"[^\w\s-]", "", heading.lower()).strip()
        found.add(re.sub(r"\s+", "-", words))
    return found


def build(folder: Path, root: Path = ROOT) -> int:
    """Make the site; every warning is an error."""
    options = ["--strict", "--quiet", "--site-dir", str(folder)]
    command = [sys.executable, "-m", "mkdocs", "build", *options]
    return subprocess.run(command, cwd=root, check=False).returncode


def main(argv: list[str] | None = None) -> int:
    """Run one of the three."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("update", "check", "build"))
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "docs")
    args = parser.parse_args(argv)
    if args.command == "update":
        update()
        return 0
    if args.command == "build":
        return build(args.folder)
    wrong = check()
    for line in wrong:
        print(line, file=sys.stderr)
    return bool(wrong)


def on_files(files, config):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201 - MkDocs' hook
    """MkDocs: pages and pictures that live outside `docs` join the site."""
    from mkdocs.structure.files import File

    for name in (*BESIDE, *sorted(n for n in _pictures() if n.startswith("resources/"))):
        path = "pictures/" + Path(name).name if name.endswith(PICTURES) else name
        # A README would be the site's first page.
        path = path.replace("README.md", "overview.md")
        files.append(File.generated(config, path, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown, page, config, files):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """MkDocs: links that hold in the checkout hold in the site."""
    changes: Mapping[str, str] = {
        "](../resources/screenshots/": "](pictures/",
        "](../README.md": "](overview.md",
        "](../": "](",
        "](docs/": "](",
        "](README.md": "](overview.md",
        "](LICENSE)": "](https://www.apache.org/licenses/LICENSE-2.0)",
        "](resources/screenshots/": "](pictures/",
    }
    for before, after in changes.items():
        markdown = markdown.replace(before, after)
    return markdown


def _pictures() -> set[str]:
    return {
        target.removeprefix("../")
        for page in sources()
        for target in links(page.read_text(encoding="utf-8"))
        if target.endswith(PICTURES) and not target.startswith("http")
    }


if __name__ == "__main__":
    sys.exit(main())
