"""The pipeline of the model that is loaded, and the jobs that are in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.jobs.job import Job
from engine.files.channels import MediaSound
from engine.files.records import FileSource

if TYPE_CHECKING:
    from app.jobs.job_list import Windows
    from engine.driver.seam import CancelToken
    from engine.files.pipeline import FilePipeline, FilePipelineContext
    from engine.files.records import FileUpdate

LoadPipeline = Callable[[str], "FilePipeline"]
"""Loads the model of a name, which takes seconds; raises ``EngineError`` where it cannot."""

_PLACES = 2  # before a model is loaded nobody knows more


class LoadedPipeline:
    """One model at a time. Belongs to one thread at a time.

    Attributes:
        model: Catalogue name or folder of what is loaded; None before the first.
    """

    def __init__(
        self,
        load: LoadPipeline,
        clock: Callable[[], float],
        may_run: Callable[[], bool],
        cancel: CancelToken | None,
    ) -> None:
        """Nothing is loaded before the first job enters."""
        self._load = load
        self._clock = clock
        self._may_run = may_run
        self._cancel = cancel
        self._pipeline: FilePipeline | None = None
        self._context: FilePipelineContext | None = None
        self.model: str | None = None

    @property
    def places(self) -> int:
        """Files that are worked on side by side."""
        return _PLACES if self._pipeline is None else self._pipeline.config.open_files

    @property
    def engine_name(self) -> str:
        """What decodes."""
        assert self._pipeline is not None
        return self._pipeline.engine.name

    def enter(self, job: Job, done: Windows) -> None:
        """Queue a job's file; its model is loaded if need be.

        Args:
            job: To begin, or to go on with.
            done: Its finished windows.

        Raises:
            EngineError: The model cannot be loaded, or does not know the language.
        """
        options = job.options
        context = self._context_for(options.model)
        source = FileSource(
            open=MediaSound(job.path, context.sample_rate, options.channels, options.track),
            language=options.language,
            prompt=options.prompt,
            word_times=options.word_times,
            done=done,
        )
        context.add(job.id, source)

    def leave(self, job_id: int) -> None:
        """Forget a job, whatever state it is in."""
        if self._context is not None:
            self._context.cancel(job_id)

    def step(self) -> list[FileUpdate]:
        """One bounded piece of work."""
        return [] if self._context is None else self._context.step()

    def begin_anew(self) -> None:
        """Forget all jobs and whatever state they left behind; the model stays."""
        if self._pipeline is not None:
            self.close()
            self._context = self._pipeline.new_context(self._clock, self._may_run, self._cancel)

    def close(self) -> None:
        """Forget all jobs; decodes under way end. The model stays."""
        if self._context is not None:
            self._context.close()

    def _context_for(self, model: str) -> FilePipelineContext:
        if self._context is None or model != self.model:
            self.close()
            self._pipeline = self._context = None  # the old model's memory, before the new one's
            self._pipeline = self._load(model)
            self.model = model
            self._context = self._pipeline.new_context(self._clock, self._may_run, self._cancel)
        return self._context
