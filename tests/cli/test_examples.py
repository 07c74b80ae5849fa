"""examples: listed, checked, and played in the terminal by somebody who lets himself be shown."""

from __future__ import annotations

import pytest

from chancellery.examples import example_ids
from tests.cli.conftest import Run


def test_all_examples_are_listed_and_checked(run: Run) -> None:
    listed = run("examples").out
    assert all(id in listed for id in example_ids())
    assert f"{len(example_ids())} examples come out" in run("examples", "--check").out


@pytest.mark.parametrize(
    ("lang", "hint", "right", "over"),
    [("en", "goes another way", "Right.", "That was"), ("pl", "dzieje się coś innego", "Dobrze.", "To koniec")],
)
def test_somebody_is_shown_an_example_to_its_end(run: Run, lang: str, hint: str, right: str, over: str) -> None:
    ran = run("examples", "k-ex-06", "--lang", lang, typed="\nend\ns\ns\ns\n\n")
    assert ran.code == 0, ran.err
    assert "(sail cornwall > lisboa)" in ran.out
    assert hint in " ".join(ran.out.split())
    assert right in ran.out
    assert over in ran.out


def test_what_there_is_not(run: Run) -> None:
    run("examples", "K-EX-99").is_bad_input("K-EX-99", "K-EX-01")
    run("examples", "K-EX-09", "--case", "madrid").is_bad_input("madrid", "oporto, lisboa")
