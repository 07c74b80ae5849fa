"""Standings and tables for a spreadsheet, which must not take words for formulas."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from chancellery.server.tournaments import export


@pytest.mark.parametrize(
    "words", ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠x"]
)
def test_words_that_begin_like_a_formula_stay_words(words: str) -> None:
    rows = list(csv.reader(StringIO(export._written(["note"], [[words], ["fine"], [-3]]), newline="")))
    assert rows == [["note"], [f"'{words}"], ["fine"], ["-3"]]
