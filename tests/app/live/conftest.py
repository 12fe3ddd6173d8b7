"""What the tests of sessions share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from session_stage import SessionStage


@pytest.fixture
def stage() -> Iterator[SessionStage]:
    stage = SessionStage()
    yield stage
    if stage.session is not None:
        stage.session.stop(abort=True)
        stage.engine.go.set()
        assert stage.session.join(5)
