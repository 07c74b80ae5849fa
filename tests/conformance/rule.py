"""The decorator that says which statements of the rules catalogues a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("K-8.3.2", "K-8.3.3")`; also `pytestmark = rule(...)` for all tests of a file.

    A test that runs in several games names the id of each: `@rule("K-8.3.2", "RP-9.4.7", "RD-10.4.2")`.
    """
    return pytest.mark.rule(*ids)
