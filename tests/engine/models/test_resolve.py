"""From names and folders to folders that load; every damaged one is named."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from engine.errors import ModelError, SettingsError, UnavailableError
from engine.models.catalogue import CATALOGUE, DEFAULT_MODEL, SMALL_MODEL
from engine.models.folder import validate_folder, weight_files
from engine.models.resolve import (
    import_folder,
    installed_models,
    is_ready,
    remove_model,
    resolve_model,
)
from engine.models.safetensors_file import TensorSource, read_header, write_safetensors
from engine.models.stamp import read_stamp

WEIGHTS = "model.safetensors"


def test_a_folder_in_transformers_layout_is_used_where_it_lies(
    model_folder: Path, cache: Path
) -> None:
    assert resolve_model(str(model_folder), cache) == model_folder
    assert not cache.exists()


def test_a_ctranslate2_folder_is_imported_once(ctranslate2_folder: Path, cache: Path) -> None:
    told: list[str] = []
    first = resolve_model(str(ctranslate2_folder), cache, lambda line, _: told.append(line))
    assert validate_folder(first) == "whisper"
    assert told == ["converting faster-whisper-tiny"]
    assert resolve_model(str(ctranslate2_folder), cache, lambda line, _: told.append(line)) == first
    assert len(told) == 1
    # another content is another model
    content = bytearray((ctranslate2_folder / "model.bin").read_bytes())
    content[-200] ^= 1
    (ctranslate2_folder / "model.bin").write_bytes(content)
    second = resolve_model(str(ctranslate2_folder), cache)
    assert second != first
    assert validate_folder(first) == "whisper"


def test_an_import_whose_cache_is_damaged_is_made_again(
    ctranslate2_folder: Path, cache: Path
) -> None:
    folder = resolve_model(str(ctranslate2_folder), cache)
    (folder / WEIGHTS).write_bytes(b"")
    assert validate_folder(resolve_model(str(ctranslate2_folder), cache)) == "whisper"


@pytest.mark.parametrize("kind", ["transformers", "ctranslate2"])
def test_an_import_has_a_name(
    model_folder: Path, ctranslate2_folder: Path, cache: Path, kind: str
) -> None:
    folder = model_folder if kind == "transformers" else ctranslate2_folder
    target = import_folder(folder, cache, "mine")
    assert resolve_model("mine", cache) == target == cache / "mine"
    assert is_ready("mine", cache)
    (model,) = installed_models(cache)
    assert (model.name, model.family, model.problem) == ("mine", "whisper", "")
    assert model.origin == str(folder)
    assert model.disk_bytes > 20_000
    assert remove_model("mine", cache) == model.disk_bytes
    assert list(cache.iterdir()) == []
    assert not is_ready("mine", cache)


def test_an_import_keeps_the_folder_s_name(ctranslate2_folder: Path, cache: Path) -> None:
    assert import_folder(ctranslate2_folder, cache) == cache / "faster-whisper-tiny"
    taken = ctranslate2_folder.rename(ctranslate2_folder.parent / DEFAULT_MODEL)
    assert import_folder(taken, cache) == cache / f"{DEFAULT_MODEL}-imported"


@pytest.mark.parametrize("name", ["../out", "a/b", "", ".hidden", "x" * 200, DEFAULT_MODEL])
def test_a_name_that_is_none_is_refused(ctranslate2_folder: Path, cache: Path, name: str) -> None:
    with pytest.raises(SettingsError):
        import_folder(ctranslate2_folder, cache, name)
    assert not cache.exists()


@pytest.mark.parametrize("name", ["../faster-whisper-tiny", "nothing", "."])
def test_only_a_model_of_the_cache_is_removed(
    ctranslate2_folder: Path, cache: Path, name: str
) -> None:
    cache.mkdir()
    with pytest.raises(ModelError, match="is installed: see `surtitle models list`"):
        remove_model(name, cache)
    assert ctranslate2_folder.is_dir()
    assert cache.is_dir()


def test_an_unknown_name_is_named_with_the_choices(cache: Path) -> None:
    with pytest.raises(
        ModelError, match=rf"no model and no folder base: choose from {DEFAULT_MODEL}"
    ):
        resolve_model("base", cache)


def test_a_model_that_is_not_there_is_offered(cache: Path) -> None:
    with pytest.raises(
        ModelError, match="whisper-small is not installed: `surtitle models get whisper-small`"
    ):
        resolve_model("whisper-small", cache, may_download=False)
    assert not is_ready("whisper-small", cache)


def cut(folder: Path) -> None:
    content = (folder / WEIGHTS).read_bytes()
    (folder / WEIGHTS).write_bytes(content[:-1000])


def cut_header(folder: Path) -> None:
    content = (folder / WEIGHTS).read_bytes()
    (folder / WEIGHTS).write_bytes(content[:50])


def grow(folder: Path) -> None:
    with (folder / WEIGHTS).open("ab") as file:
        file.write(b"\0" * 10)


def write(content: bytes) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / WEIGHTS).write_bytes(content)

    return change


def drop(name: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).unlink()

    return change


def pickle_only(folder: Path) -> None:
    (folder / WEIGHTS).rename(folder / "pytorch_model.bin")


def reshape(folder: Path) -> None:
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(config | {"decoder_ffn_dim": 64}))


def many_layers(folder: Path) -> None:
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(config | {"decoder_layers": 10**6}))


def replace(name: str, content: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).write_text(content)

    return change


DAMAGE = [
    (cut, r"model\.safetensors is cut short: .* ends at byte"),
    (cut_header, r"model\.safetensors is cut short or not"),
    (grow, r"model\.safetensors is damaged"),
    (write(b""), r"model\.safetensors is cut short or not"),
    (write(b"\xef\xbb\xbf <!doctype HTML><p>" + bytes(99)), "is a web page, not a model"),
    (write(b"PK\x03\x04" + bytes(99)), "is a zip archive or pickled weights, which are never"),
    (write(b"\x80\x02}q\x00." + bytes(99)), "is a zip archive or pickled weights, which are never"),
    (write(b"version https://git-lfs.github.com/spec/v1\n"), "is a Git LFS pointer"),
    (write((8).to_bytes(8, "little") + b"not json"), "its header is not JSON"),
    (write((8).to_bytes(8, "little") + b"[      ]"), "its header is not a table"),
    (write((8).to_bytes(8, "little") + b"{      }"), "holds no tensors"),
    (drop(WEIGHTS), r"holds no model\.safetensors"),
    (pickle_only, r"pytorch_model\.bin holds pickled weights, which are never opened"),
    (drop("tokenizer.json"), r"tokenizer\.json cannot be read: No such file"),
    (drop("config.json"), r"config\.json cannot be read: No such file"),
    (drop("generation_config.json"), r"generation_config\.json cannot be read: No such file"),
    (replace("tokenizer.json", "<html>"), r"tokenizer\.json is damaged: it is not JSON"),
    (replace("tokenizer.json", "{}"), r"tokenizer\.json is not a tokenizer"),
    (replace("config.json", "[" * 100_000), r"config\.json is damaged"),
    (replace("config.json", "{}"), r"config\.json names no model_type"),
    (reshape, r"does not fit its config\.json: .* \[64"),
    (many_layers, "names more layers than the weights have"),
]


@pytest.mark.parametrize(("damage", "named"), DAMAGE)
def test_damage_is_named_with_the_way_out(
    model_folder: Path, cache: Path, damage: Callable[[Path], None], named: str
) -> None:
    cache.mkdir()
    mine = shutil.copytree(model_folder, cache / "mine")
    damage(mine)
    with pytest.raises(ModelError, match=named) as caught:
        resolve_model("mine", cache)
    assert str(caught.value).endswith(": import mine again")
    assert "\n" not in str(caught.value)
    (model,) = installed_models(cache)
    assert model.problem
    with pytest.raises(ModelError, match=named):
        resolve_model(str(mine), cache / "other")
    with pytest.raises(ModelError, match=named):
        import_folder(mine, cache / "other", "copy")
    assert not (cache / "other").exists()


def test_damage_to_a_model_of_the_hub_names_the_command(model_folder: Path, cache: Path) -> None:
    cache.mkdir()
    cut(shutil.copytree(model_folder, cache / "whisper-small"))
    with pytest.raises(ModelError, match=r"is cut short: .*: `surtitle models get whisper-small`"):
        resolve_model("whisper-small", cache, may_download=False)


def test_damage_to_a_ctranslate2_folder_is_named(ctranslate2_folder: Path, cache: Path) -> None:
    content = (ctranslate2_folder / "model.bin").read_bytes()
    (ctranslate2_folder / "model.bin").write_bytes(content[:-500])
    for act in (
        lambda: resolve_model(str(ctranslate2_folder), cache),
        lambda: import_folder(ctranslate2_folder, cache),
    ):
        with pytest.raises(ModelError, match=r"is cut short .*: copy or download the folder again"):
            act()


def shard(folder: Path) -> None:
    """Split the weights over two files with an index, as large models are."""
    from safetensors.numpy import load_file

    tensors = load_file(folder / WEIGHTS)
    (folder / WEIGHTS).unlink()
    names = sorted(tensors)
    weight_map: dict[str, str] = {}
    for index in range(2):
        file = f"model-0000{index + 1}-of-00002.safetensors"
        part = {name: tensors[name] for name in names[index::2]}
        sources = {
            name: TensorSource("F16", values.shape, lambda values=values: values)  # type: ignore[misc]
            for name, values in part.items()
        }
        write_safetensors(folder / file, sources)
        weight_map |= dict.fromkeys(part, file)
    (folder / f"{WEIGHTS}.index.json").write_text(json.dumps({"weight_map": weight_map}))


def test_sharded_weights_are_checked_and_imported(model_folder: Path, cache: Path) -> None:
    shard(model_folder)
    assert validate_folder(model_folder) == "whisper"
    copied = import_folder(model_folder, cache, "sharded")
    assert validate_folder(copied) == "whisper"
    assert [path.name for path in weight_files(copied)] == [
        path.name for path in weight_files(model_folder)
    ]
    missing = weight_files(copied)[1]
    missing.unlink()
    with pytest.raises(ModelError, match=rf"{missing.name} cannot be read"):
        validate_folder(copied)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ({"weight_map": {"a": "../../etc/passwd"}}, "names a file outside its folder"),
        ({"weight_map": {"a": 1}}, "names a file outside its folder"),
        ({}, "has no weight_map"),
        ({"weight_map": {"a": "model-00001-of-00002.safetensors"}}, "lists a, which is in none"),
    ],
)
def test_a_wrong_index_is_named(model_folder: Path, content: object, named: str) -> None:
    shard(model_folder)
    (model_folder / f"{WEIGHTS}.index.json").write_text(json.dumps(content))
    with pytest.raises(ModelError, match=named):
        validate_folder(model_folder)


def test_a_full_disk_while_importing_leaves_the_old_model(
    model_folder: Path, cache: Path, full_disk: AbstractContextManager[None]
) -> None:
    target = import_folder(model_folder, cache, "mine")
    with full_disk, pytest.raises(UnavailableError, match="no disk space left"):
        import_folder(model_folder, cache, "mine")
    assert validate_folder(target) == "whisper"
    assert [path.name for path in cache.iterdir()] == ["mine"]


def test_a_link_is_followed_when_a_folder_is_imported(
    model_folder: Path, cache: Path, tmp_path: Path
) -> None:
    """The hub's own cache is made of links."""
    linked = tmp_path / "snapshot"
    linked.mkdir()
    for path in model_folder.iterdir():
        (linked / path.name).symlink_to(path)
    target = import_folder(linked, cache, "mine")
    assert not (target / WEIGHTS).is_symlink()
    assert read_header(target / WEIGHTS) == read_header(model_folder / WEIGHTS)


@pytest.mark.parametrize("content", ["", "[]", "null", "{", '{"origin": 1, "more": 2}', "{}"])
def test_a_strange_stamp_is_no_trouble(model_folder: Path, content: str) -> None:
    (model_folder / "surtitle.json").write_text(content)
    read_stamp(model_folder)
    (model,) = installed_models(model_folder.parent)
    assert model.problem == ""


def test_the_catalogue_is_complete() -> None:
    assert next(iter(CATALOGUE)) == DEFAULT_MODEL
    assert CATALOGUE[DEFAULT_MODEL].packages is not None
    assert CATALOGUE[SMALL_MODEL].packages is not None
    for name, entry in CATALOGUE.items():
        assert entry.name == name
        assert entry.licence in ("MIT", "Apache-2.0", "CC-BY-4.0")
        assert set(entry.hub.revision) <= set("0123456789abcdef")
        assert len(entry.hub.revision) == 40
        assert len(entry.hub.sha256[WEIGHTS]) == 64
        # two or four bytes a parameter
        assert 1.99 < entry.download_bytes / entry.parameters < 4.01
        assert entry.memory_bytes > entry.disk_bytes / 2
        assert ("en" in name.split(".") or "distil" in name) == (not entry.multilingual)
