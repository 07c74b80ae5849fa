"""What the rulebook of Realpolitik says about its board: every attested fact as a named check."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from chancellery.games.coalitions.system.board import Board, Problem, load_board
from chancellery.games.coalitions.system.board_facts import (
    Check,
    Facts,
    apart_by_land,
    both,
    capital,
    home,
    influence_to_win,
    kind_of,
    listed,
    no_home,
    other_game,
    powers,
    run,
    sea_only,
    size,
    striped,
    touch,
    unless,
)

GAME = "realpolitik"
TRAINS = (  # RP-3.2.9
    ("paris", "champagne"),
    ("paris", "bourgogne"),
    ("liguria", "toscania"),
    ("toscania", "lazio"),
    ("wien", "tyrol"),
    ("wien", "karinthia"),
    ("wien", "hungari"),
    ("berlin", "hannover"),
    ("berlin", "magdeburg"),
    ("magdeburg", "hesse"),
    ("berlin", "schlesien"),
)
GENERALS = {  # RP-3.3.6
    "austria": ("wien", "tyrol"),
    "france": ("paris", "champagne"),
    "italy": ("liguria", "sardinia"),
    "prussia": ("berlin", "magdeburg"),
}
SAILORS = {"france", "italy"}


@cache
def shipped(board_id: str = "realpolitik") -> Board:
    """The board as Chancellery ships it."""
    return load_board(Path(__file__).parent / "boards" / f"{board_id}.toml")


def _pairs(pairs: set[frozenset[str]]) -> str:
    return listed("-".join(sorted(pair)) for pair in pairs)


def _trains(facts: Facts) -> str:
    found, wanted = {frozenset((one.a, one.b)) for one in facts.board.trains}, {frozenset(pair) for pair in TRAINS}
    return unless(found == wanted, _pairs(found ^ wanted))


def _trains_at_home(facts: Facts) -> str:
    wrong = {
        frozenset((one.a, one.b))
        for one in facts.board.trains
        if facts.at(one.a).power is None or facts.at(one.a).power != facts.at(one.b).power
    }
    return unless(not wrong, _pairs(wrong))


def _island(facts: Facts) -> str:
    return unless(not facts.at("sardinia").neighbours, facts.at("sardinia").neighbours)


def _routes(facts: Facts) -> str:
    owners = {one.owner or "neutral" for one in facts.board.sea_routes}
    return unless(owners == SAILORS, owners)


def _route_home(facts: Facts) -> str:
    """An Italian route from Sardinia to an Italian home on the mainland."""
    mainland = facts.homes("italy") - {"sardinia"}
    ends = [{one.a, one.b} - {"sardinia"} for one in facts.board.sea_routes if one.owner == "italy"]
    return unless(any(len(end) == 1 and end <= mainland for end in ends), facts.sea.get(facts.at("sardinia").id, ()))


def _no_ports(facts: Facts) -> str:
    return ", ".join(one.id for one in facts.board.territories if one.port)


def _near_wien(facts: Facts) -> str:
    steps = facts.land("wien")
    return ", ".join(sorted(name for name in facts.homes("prussia") if steps.get(name, 2) < 2))


CHECKS = (
    Check("F09", "RP-5.2.12", apart_by_land(), key="board-sisters-f09"),
    Check("F11", "RP-PD-34", size(35, 50), warning=True, key="board-realpolitik-f11"),
    Check("P01", "RP-3.2.5", powers("austria", "france", "italy", "prussia")),
    Check("P02", "RP-5.2.4", home("france", "champagne")),
    Check("P03", "RP-5.2.6", capital("france", "paris")),
    Check("P04", "RP-5.2.8", striped("savoy", "france", "italy")),
    Check("P05", "RP-5.2.9", kind_of("luxembourg", "uncontested")),
    Check("P06", "RP-5.2.10", kind_of("alps", "impassable")),
    Check("P07", "RP-3.2.9", _trains),
    Check("P08", "RP-5.10.2", _trains_at_home, warning=True),
    Check("P09", "RP-8.9.9", both(_island, sea_only("paris", "sardinia"))),
    Check("P10", "RP-5.2.13", _routes),
    Check("P11", "RP-PD-27", touch("venezia", "lombardia")),
    Check("P12", "RP-PD-29", touch("dalmatia", "venezia"), warning=True),
    Check("P13", "RP-PD-26", both(touch("wien", "bohemia"), no_home("bohemia", of=("austria", "prussia")))),
    Check("P14", "RP-EX-08", capital("austria", "wien")),
    Check("P15", "RP-PD-31", _near_wien),
    Check("P16", "RP-EX-08", no_home("saxonia", of=["prussia"])),
    Check("P17", "RP-PD-28", touch("toscania", "lombardia")),
    Check("P18", "RP-PD-17", no_home("lombardia")),
    Check("P19", "RP-3.3.6", both(*(home(power, *places) for power, places in GENERALS.items()))),
    Check("P20", "RP-4.1.1", influence_to_win(25)),
    Check("P21", "RP-PD-36", both(capital("italy", "liguria"), capital("prussia", "berlin")), warning=True),
    Check("P22", "RP-PD-41", _route_home),
    Check("P23", "RP-PD-43", _no_ports),
)


def check(board: Board) -> list[Problem]:
    """All that the rulebook says otherwise about this board."""
    return run(CHECKS, board) if board.game == GAME else other_game(board, GAME)
