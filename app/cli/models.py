"""``surtitle models``: the speech models on this computer, and those that can be had."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.cli.options import new_command
from app.cli.progress import ProgressLine
from app.paths import models_dir
from app.settings import OPTIONS
from app.settings_file import load_settings


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``models`` can do; alone it lists."""
    parser.set_defaults(run=_list, json=False)
    actions = parser.add_subparsers(metavar="ACTION")

    found = new_command(actions, "list", "list the models that are here or can be had")
    found.add_argument("--json", action="store_true", help="one JSON object a line")
    found.set_defaults(run=_list)

    get = new_command(
        actions,
        "get",
        "fetch a model of the list and make it ready",
        "Models from installed data packages need no network.",
    )
    get.add_argument("name", metavar="NAME", help="as `models list` has it")
    get.set_defaults(run=_get)

    bring = new_command(
        actions,
        "import",
        "copy a model from a folder",
        "The folder is in transformers' layout (config.json, model.safetensors, tokenizer.json)\n"
        "or in CTranslate2's, as faster-whisper uses it (model.bin).",
    )
    bring.add_argument("folder", type=Path, metavar="DIR")
    bring.add_argument("--name", metavar="NAME", help="what to call it (default: the folder's)")
    bring.set_defaults(run=_import)

    check = new_command(
        actions,
        "check",
        "measure whether a model is quick enough on this computer",
        "Captions a few seconds of the demo clip: a real-time factor over 0.7 is too slow.",
    )
    check.add_argument("name", nargs="?", metavar="NAME", help="default: the settings' model")
    check.add_argument("--json", action="store_true", help="one JSON object")
    for name, summary in (("device", "what it runs on"), ("precision", "how exactly it computes")):
        choices = OPTIONS[f"recognition.{name}"].choices
        check.add_argument(f"--{name}", choices=choices, help=f"{summary} (default: the settings')")
    check.set_defaults(run=_check)

    remove = new_command(actions, "remove", "delete a model from this computer")
    remove.add_argument("name", metavar="NAME", help="as `models list` has it")
    remove.set_defaults(run=_remove)


def _list(args: argparse.Namespace) -> int:
    for row in _rows():
        if args.json:
            print(json.dumps(row, ensure_ascii=False))
        else:
            print(
                f"{row['name']:<20}  {row['state']:<10}  {row['disk_mb']:>6} MB  "
                f"{row['languages']:<13}  {row['licence']:<11}  {row['title']}"
            )
    return 0


def _rows() -> list[dict[str, Any]]:
    from engine.models.catalogue import CATALOGUE, DEFAULT_MODEL
    from engine.models.resolve import installed_models, is_ready

    cache = models_dir()
    installed = {model.name: model for model in installed_models(cache)}
    rows: list[dict[str, Any]] = []
    for entry in CATALOGUE.values():
        model = installed.pop(entry.name, None)
        size = entry.disk_bytes if model is None else model.disk_bytes
        state = "ready" if is_ready(entry.name, cache) else "not here"
        rows.append(
            {
                "name": entry.name,
                "state": "damaged" if model and model.problem and state != "ready" else state,
                "disk_mb": size // 1_000_000,
                "memory_mb": entry.memory_bytes // 1_000_000,
                "languages": f"{len(entry.languages)} languages"
                if entry.multilingual
                else entry.languages[0],
                "licence": entry.licence,
                "title": entry.title + (" (default)" if entry.name == DEFAULT_MODEL else ""),
                "source": entry.source,
            }
        )
    rows += [
        {
            "name": model.name,
            "state": "damaged" if model.problem else "ready",
            "disk_mb": model.disk_bytes // 1_000_000,
            "memory_mb": None,
            "languages": "",
            "licence": "",
            "title": model.problem or f"imported {model.family} model",
            "source": model.origin,
        }
        for model in installed.values()
    ]
    return rows


def _get(args: argparse.Namespace) -> int:
    from engine.models.catalogue import CATALOGUE
    from engine.models.resolve import resolve_model

    if args.name not in CATALOGUE:
        from engine.errors import SettingsError

        raise SettingsError(f"no model named {args.name!r}; choose from {', '.join(CATALOGUE)}")
    with ProgressLine() as line:
        folder = resolve_model(args.name, models_dir(), line.show)
    print(f"{args.name} is ready in {folder}")
    return 0


def _import(args: argparse.Namespace) -> int:
    from engine.models.resolve import import_folder

    with ProgressLine() as line:
        line.show(f"importing {args.folder.name}")
        folder = import_folder(args.folder, models_dir(), args.name)
    print(f"{folder.name} is ready in {folder}")
    return 0


def _check(args: argparse.Namespace) -> int:
    from app.fitness import free_memory_bytes, measure_speed
    from engine.models.catalogue import CATALOGUE

    chosen = load_settings().recognition
    given = {"model": args.name, "device": args.device, "precision": args.precision}
    chosen = replace(chosen, **{name: value for name, value in given.items() if value})
    entry = CATALOGUE.get(chosen.model)
    free = free_memory_bytes()
    with ProgressLine() as line:
        speed = measure_speed(chosen, line.show)
    if args.json:
        body = {
            "model": chosen.model,
            "real_time_factor": round(speed.real_time_factor, 3),
            "too_slow": speed.is_too_slow,
            "audio_s": round(speed.audio_s, 2),
            "memory_mb": entry.memory_bytes // 1_000_000 if entry else None,
            "free_mb": free // 1_000_000,
        }
        print(json.dumps(body))
        return 0
    verdict = "too slow for live captions" if speed.is_too_slow else "quick enough"
    print(f"{chosen.model}: {speed.real_time_factor:.2f} s for each second of speech, {verdict}")
    if entry is not None:
        print(f"needs about {entry.memory_bytes / 1e9:.1f} GB of memory, {free / 1e9:.1f} are free")
    return 0


def _remove(args: argparse.Namespace) -> int:
    from engine.models.resolve import remove_model

    freed = remove_model(args.name, models_dir())
    print(f"removed {args.name}, {freed // 1_000_000} MB")
    return 0
