"""Every test that takes a stage runs in all games of the family."""

from __future__ import annotations

import pytest

from tests.conformance.family.stage import STAGES, Stage


@pytest.fixture(params=STAGES, ids=[stage.game for stage in STAGES])
def stage(request: pytest.FixtureRequest) -> Stage:
    found: Stage = request.param
    return found
