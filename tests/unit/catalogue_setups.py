"""The set-ups of Coalitions as the catalogue prints them (K-2.5 and chapter 13), read from its tables."""

from __future__ import annotations

import re
from functools import cache

from chancellery.games.coalitions.base.board_rules import shipped
from chancellery.games.coalitions.base.setup_rules import Force, SetUp
from chancellery.rules import catalogue_text

POWERS = {"GB": "britain", "FR": "france", "AU": "austria", "PR": "prussia", "RU": "russia", "OT": "ottoman"}
STATUS = {"leads British Coalition": "british", "leads French Coalition": "french", "British Coalition": "british"}
STATUS |= {"French Coalition": "french", "Neutral": "neutral", "Expansionist": "expansionist"}


@cache
def setups() -> dict[str, SetUp]:
    """All seven scenarios."""
    parts = re.split(r"^### ", catalogue_text("K"), flags=re.M)
    found = [_setup(part) for part in parts if re.match(r"(2\.5 Scenario|13\.\d) (\d{4}):", part)]
    return {setup.scenario: setup for setup in found}


def _setup(part: str) -> SetUp:
    scenario, side = re.search(r"(\d{4}):.*side (\w+)", part).groups()  # type: ignore[union-attr]
    side = {"Révolution": "revolution", "Empire": "empire"}[side]
    influence = int(re.search(r"Influence.*?\*\*(\d+)\*\*", part)[1])  # type: ignore[index]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")
    ]
    rows = [row for row in rows if row[0] in POWERS]
    return SetUp(
        scenario,
        side,
        influence,
        {POWERS[row[0]]: STATUS[row[8]] for row in rows},
        {POWERS[row[0]]: _force(row, side) for row in rows},
    )


def _force(row: list[str], side: str) -> Force:
    ids = {one.name: one.id for one in shipped(side).territories}
    generals = dict(re.findall(r"([^,(]+?) \((\d)\)", row[1].replace(", ", ",")))

    def names(cell: str) -> frozenset[str]:
        return frozenset(ids[name] for name in cell.split(", ") if name != "–")

    return Force(
        {ids[name]: int(troops) for name, troops in generals.items()},
        names(row[2]),
        names(row[3]),
        off_board=int(row[4].split()[0]),
        money=int(row[6]),
    )
