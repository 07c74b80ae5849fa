"""Chapter 7.2: every row of every spoils table (P-6), at its lowest and highest margin and for both winners."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.table import both, flags
from tests.conformance.imperial_struggle.wars import finish, number, result, targets, won_by
from tests.conformance.rule import rule

MOST = 7  # the widest margin that tiles alone can give


class Row(NamedTuple):
    """A row as printed: margins, what the winner gets, the Treaty Points of the loser, and the special reward."""

    theater: str
    winners: str
    least: int
    most: int
    vp: int = 0
    cp: int = 0
    unflag: str = ""
    trp: int = 0
    special: str = ""


BOTH, FR, BR = "both", "france", "britain"
ROWS = (
    Row("wss_central_europe", BOTH, 1, 2, vp=2, trp=1),
    Row("wss_central_europe", BOTH, 3, 4, vp=2, cp=1, trp=2),
    Row("wss_central_europe", BOTH, 5, MOST, vp=3, cp=2, trp=3),
    Row("wss_spain", BOTH, 1, 1, vp=1, trp=1),
    Row("wss_spain", BOTH, 2, 3, vp=1, cp=1, trp=2),
    Row("wss_spain", BOTH, 4, MOST, vp=1, cp=2, trp=2),
    Row("wss_queen_annes_war", BOTH, 1, 2, vp=1),
    Row("wss_queen_annes_war", BOTH, 3, 3, vp=1, cp=1, trp=1),
    Row("wss_queen_annes_war", BOTH, 4, MOST, vp=1, cp=1, unflag="north american market", trp=2),
    Row("wss_jacobite_rebellion", BOTH, 1, 2, vp=1),
    Row("wss_jacobite_rebellion", FR, 3, 4, vp=2, trp=1, special="jacobite victory"),
    Row("wss_jacobite_rebellion", FR, 5, MOST, vp=4, trp=2, special="jacobite victory"),
    Row("wss_jacobite_rebellion", BR, 3, 4, vp=2, trp=1),
    Row("wss_jacobite_rebellion", BR, 5, MOST, vp=4, trp=2),
    Row("was_central_europe", BOTH, 1, 2, vp=1),
    Row("was_central_europe", BOTH, 3, MOST, vp=1, cp=1, trp=1),
    Row("was_king_georges_war", BOTH, 1, 2, cp=1),
    Row("was_king_georges_war", BOTH, 3, MOST, cp=1, unflag="north american market", trp=1),
    Row("was_first_carnatic_war", BOTH, 1, 2, cp=1),
    Row("was_first_carnatic_war", BOTH, 3, 3, cp=2, trp=1),
    Row("was_first_carnatic_war", BOTH, 4, MOST, cp=2, unflag="indian market", trp=2),
    Row("was_jacobite_rebellion", FR, 1, 1, vp=2, trp=1, special="jacobite victory and place"),
    Row("was_jacobite_rebellion", FR, 2, 3, 3, 0, "european political space", 2, "jacobite victory and place"),
    Row("was_jacobite_rebellion", FR, 4, MOST, 5, 0, "european political space", 3, "jacobite victory and place"),
    Row("was_jacobite_rebellion", BR, 1, 1, vp=1),
    Row("was_jacobite_rebellion", BR, 2, 2, 2, 0, "european political space", 1, "jacobite defeat"),
    Row("was_jacobite_rebellion", BR, 3, MOST, 3, 0, "european political space", 2, "jacobite defeat"),
    Row("syw_atlantic_dominance", BOTH, 1, 1),
    Row("syw_atlantic_dominance", BOTH, 2, 2, special="dominance"),
    Row("syw_atlantic_dominance", BOTH, 3, 4, special="dominance and 1 unbuilt"),
    Row("syw_atlantic_dominance", BOTH, 5, MOST, special="dominance and 2 unbuilt"),
    Row("syw_third_carnatic_war", BOTH, 1, 2, cp=1, trp=1),
    Row("syw_third_carnatic_war", BOTH, 3, 4, cp=1, unflag="indian market", trp=2),
    Row("syw_third_carnatic_war", BOTH, 5, MOST, cp=2, unflag="indian market", trp=3),
    Row("syw_french_and_indian_war", BOTH, 1, 2, cp=1, unflag="north american market", trp=1),
    Row("syw_french_and_indian_war", BOTH, 3, 4, vp=1, cp=2, trp=3),
    Row("syw_french_and_indian_war", BOTH, 5, MOST, vp=2, cp=3, trp=4),
    Row("syw_prussias_wars", BOTH, 1, 2, vp=2),
    Row("syw_prussias_wars", BOTH, 3, 4, vp=3),
    Row("syw_prussias_wars", BOTH, 5, MOST, vp=4, trp=1),
    Row("awi_american_revolution", FR, 1, 2, vp=2, trp=2, special="usa"),
    Row("awi_american_revolution", FR, 3, 4, vp=3, trp=2, special="usa"),
    Row("awi_american_revolution", FR, 5, MOST, vp=4, trp=3, special="usa and canada"),
    Row("awi_american_revolution", BR, 1, 1, vp=2),
    Row("awi_american_revolution", BR, 2, 3, vp=3, cp=1, trp=1),
    Row("awi_american_revolution", BR, 4, MOST, vp=4, cp=2, trp=2),
    Row("awi_mysore_war", BOTH, 1, 2, cp=1, trp=1),
    Row("awi_mysore_war", BOTH, 3, MOST, cp=2, trp=3),
    Row("awi_antilles_war", BOTH, 1, 1, cp=1, special="1 removed"),
    Row("awi_antilles_war", BOTH, 2, 3, cp=1, unflag="caribbean market", trp=1, special="2 removed"),
    Row("awi_antilles_war", BOTH, 4, MOST, cp=2, unflag="caribbean market", trp=2, special="2 removed"),
)
# one flag of the loser of each kind that a row may name; none of them gives strength
LOSER_HOLDS = {
    "north american market": "york_factory",
    "indian market": "kurpa",
    "caribbean market": "antigua",
    "european political space": "ireland_prestige",
}


def _cases() -> list[Any]:
    return [
        pytest.param(row, winner, margin, id=f"{row.theater}-{winner}-{margin}")
        for row in ROWS
        for winner in ((FR, BR) if row.winners == BOTH else (row.winners,))
        for margin in sorted({row.least, row.most})
    ]


def _won(row: Row, winner: str, margin: int) -> Match:
    loser = BR if winner == FR else FR
    sides: dict[str, Any] = {winner: {"navy": 3, "unbuilt": 5}}
    sides[loser] = {"navy": 3, "unbuilt": 5, "flags": sorted(LOSER_HOLDS.values())}
    sides["france"]["ministry"] = ["jacobite_uprisings"]
    if "dominance" in row.special:  # the +2 of the tile is balanced
        sides[loser]["bonus"] = {"syw_french_and_indian_war": ["bonus_4"]}
    return won_by(winner, row.theater, margin, **sides)


@rule("IS-7.2.0.1", "IS-7.2.0.2", "IS-7.2.0.3", "IS-2.3.1", "IS-R-01", "IS-R-59", "IS-C-36", "IS-C-37", "IS-C-38")
@pytest.mark.parametrize(("row", "winner", "margin"), _cases())
def test_row(row: Row, winner: str, margin: int) -> None:
    match = _won(row, winner, margin)
    loser = BR if winner == FR else FR
    assert result(match, row.theater) == (winner, margin)
    if row.unflag:
        assert targets(match, "strip") == {LOSER_HOLDS[row.unflag]}
    elif row.cp:
        assert (match.decisions[0].kind, targets(match, "strip")) == ("spoils", set())
    found = finish(match)

    theater = number(match, row.theater)
    expected: list[tuple[str, str, tuple[int, ...]]] = []
    if row.cp or row.unflag:
        expected.append((winner, "spoils", (theater, row.cp, int(bool(row.unflag)))))
    if "usa" in row.special:
        expected.append(("france", "usa", (int("canada" in row.special),)))
    assert found == expected

    seen = match.view(None)
    assert seen["vp"] == 15 + (row.vp if winner == FR else -row.vp)
    treaty = (0, row.trp) if winner == FR else (row.trp, 0)
    assert both(match, "treaty") == treaty
    lost = next((n for n in (1, 2) if f"{n} unbuilt" in row.special or f"{n} removed" in row.special), 0)
    back = lost if "unbuilt" in row.special else 0
    assert (seen["sides"][loser]["navy"], seen["sides"][loser]["unbuilt"]) == (3 - lost, 5 + back)
    assert (seen["sides"][winner]["navy"], seen["sides"][winner]["unbuilt"]) == (3, 5)
    assert flags(match, loser) == set(LOSER_HOLDS.values())  # the reward was declined
    assert seen["jacobite"] == {
        "victories": int("victory" in row.special),
        "defeat": "defeat" in row.special,
        "place": "place" in row.special,
    }
    dominance = [event.args for event in match.events() if event.kind == "atlantic_dominance"]
    assert dominance == ([((0 if winner == FR else 1),)] if "dominance" in row.special else [])


@rule("IS-7.2.0.1", "IS-C-56")
def test_the_table_above_is_whole() -> None:
    theaters = list(dict.fromkeys(row.theater for row in ROWS))
    assert len(theaters) == 15
    for theater in theaters:
        for winner in (FR, BR):
            margins = [
                margin
                for row in ROWS
                if row.theater == theater and row.winners in (BOTH, winner)
                for margin in range(row.least, row.most + 1)
            ]
            assert margins == list(range(1, MOST + 1)), (theater, winner)
