"""Records of an earlier version load, verify and go on, in every game."""

from __future__ import annotations

import pytest

from chancellery import Match, verify
from tests.kept import EXPECTED, FOLDER, facts, play_to_the_end

RECORDS = sorted(EXPECTED["records"])


def test_there_is_one_of_every_game() -> None:
    assert [path.stem for path in sorted(FOLDER.glob("*.txt"))] == RECORDS
    assert len(RECORDS) == 6


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_an_earlier_version_goes_on(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = Match.from_record(text)
    assert facts(match) == EXPECTED["records"][name]
    assert not verify(text).finished
    told = text.split("%snapshot")[0]
    assert match.to_record().split("%snapshot")[0] == told
    play_to_the_end(match, name)
    assert match.check() == []
    assert verify(match.to_record()).finished
