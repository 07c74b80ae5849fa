"""The golden playthroughs are what the code plays now."""

import pytest

from tests.golden.playthrough import cases, path, playthrough


@pytest.mark.parametrize("case", cases(), ids=str)
def test_golden_playthrough(case: tuple[str, str, int]) -> None:
    expected = path(*case).read_text(encoding="utf-8")
    assert playthrough(*case) == expected, "behaviour changed: look at the difference, then run `make golden`"
