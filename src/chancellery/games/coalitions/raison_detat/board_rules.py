"""What the rulebook of Raison d'État says about its boards: every attested fact as a named check."""

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
    electors,
    home,
    influence_to_win,
    kind_of,
    no_home,
    no_side,
    other_game,
    powers,
    run,
    sailed,
    sea_only,
    size,
    striped,
    touch,
    unless,
)

GAME = "raison_detat"
SIDES = ("1618", "1702")
BRITISH_ISLES = ("london", "cornwall", "scotland_ireland")
OVER_THE_SEA = ("stockholm", "skania")
ELECTORS = ("pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg")  # and one more on each side


@cache
def shipped(side: str) -> Board:
    """The board of a side as Chancellery ships it."""
    return load_board(Path(__file__).parent / "boards" / f"raison_{side}.toml")


def side_of(board: Board) -> str | None:
    """The side that a board says it is: its id contains the year."""
    return next((side for side in SIDES if side in board.id), None)


def _spanish_route(facts: Facts) -> str:
    owners = {one.owner or "neutral" for one in facts.board.sea_routes}
    return unless("spain" in owners, owners)


def _owners_of_routes(facts: Facts) -> str:
    owners = {one.owner for one in facts.board.sea_routes}
    return unless(None in owners and len(owners) > 3, [owner or "neutral" for owner in owners])


def _britain_apart(facts: Facts) -> str:
    return ", ".join(sorted({*facts.land("london")} ^ {*BRITISH_ISLES}))


def _sweden_apart(facts: Facts) -> str:
    wrong = {*facts.land("stockholm")} ^ {*OVER_THE_SEA} | {name for name in OVER_THE_SEA if name not in facts.sea}
    return ", ".join(sorted(wrong))


def _electors_of_1702(facts: Facts) -> str:
    """RD-EX-02: five Powers hold Electors; Austria cannot have more than two of them as homes."""
    homes = [one for one in facts.board.electors if one.power not in (None, "france", "austria")]
    austrian = [one for one in facts.board.electors if one.power == "austria"]
    return ", ".join(one.id for one in homes + (austrian if len(austrian) > 2 else []))


def _no_ports(facts: Facts) -> str:
    return ", ".join(one.id for one in facts.board.territories if one.port)


def _bavaria_and_hannover(facts: Facts) -> str:
    return unless(facts.at("bavaria") is not facts.at("hannover"), "")


Y1618, Y1702 = ("1618",), ("1702",)
CHECKS = (
    Check("F09", "RD-5.3.1", apart_by_land(), key="board-sisters-f09"),
    Check("F11", "RD-5.2.1", size(55, 75), warning=True, key="board-raison-f11"),
    Check(
        "D01",
        "RD-5.7.1",
        powers("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
        Y1618,
        key="board-d01-1618",
    ),
    Check(
        "D01",
        "RD-5.7.2",
        powers("britain", "france", "sweden", "austria", "russia", "ottoman"),
        Y1702,
        key="board-d01-1702",
    ),
    Check("D02", "RD-4.1", influence_to_win(30), Y1618, key="board-d02-1618"),
    Check("D02", "RD-4.2", influence_to_win(25), Y1702, key="board-d02-1702"),
    Check("D03", "RD-8.2.1", electors(*ELECTORS, "bavaria"), Y1618),
    Check("D04", "RD-8.2.2", electors(*ELECTORS, "hannover"), Y1702),
    Check("D05", "RD-EX-18", both(capital("france", "paris"), home("france", "champagne"))),
    Check("D06", "RD-EX-14", striped("piedmont", "france", "spain"), Y1618),
    Check("D07", "RD-EX-18", kind_of("wurttemberg", "uncontested")),
    Check("D08", "RD-EX-18", kind_of("alps", "impassable")),
    Check("D09", "RD-EX-18", _spanish_route, Y1618),
    Check("D10", "RD-5.3.3", _owners_of_routes),
    Check("D11", "RD-9.13.7", _britain_apart),
    Check("D12", "RD-9.13.7", _sweden_apart),
    Check("D13", "RD-9.13.7", sea_only("paris", *BRITISH_ISLES, *OVER_THE_SEA)),
    Check("D14", "RD-EX-04", sailed("london", "hannover", "britain"), Y1702),
    Check("D15", "RD-EX-04", sailed("cornwall", "oporto", "britain"), Y1702),
    Check("D16", "RD-EX-04", touch("oporto", "madrid"), Y1702),
    Check("D17", "RD-EX-04", no_home("hannover", "madrid", "oporto"), Y1702),
    Check("D18", "RD-EX-02", no_home("ingria", of=["sweden"]), Y1702),
    Check("D19", "RD-EX-02", _electors_of_1702, Y1702),
    Check("D20", "RD-EX-05", touch("nassau", "oldenburg"), Y1618),
    Check("D21", "RD-EX-05", touch("hannover", "oldenburg"), Y1618),
    Check("D22", "RD-EX-05", no_home("oldenburg"), Y1618),
    Check("D23", "RD-EX-05", capital("protestants", "pfalz"), Y1618),
    Check("D24", "RD-EX-06", no_home("brandenburg", of=["sweden", "austria", "spain"]), Y1618),
    Check("D25", "RD-EX-07", home("austria", "silesia"), Y1702),
    Check("D26", "RD-EX-08", no_home("podolia"), Y1702),
    Check("D27", "RD-PD-29", no_home("bohemia"), Y1618, warning=True),
    Check(
        "D28",
        "RD-PD-29",
        no_home("lombardia", "hungari", "livonia", "ingria", "saxonia", "bavaria", "wurttemberg"),
        Y1702,
        warning=True,
    ),
    Check("D29", "RD-8.2.3", _bavaria_and_hannover),
    Check("D30", "RD-3.5.5", home("france", "picardie", "champagne", "paris"), Y1618),
    Check("D31", "RD-3.6.6", home("ottoman", "wallachia", "istanbul"), Y1702),
    Check("D32", "RD-PD-31", both(capital("austria", "wien"), capital("ottoman", "istanbul")), warning=True),
    Check("D33", "RD-PD-31", capital("sweden", "stockholm"), warning=True),
    Check("D34", "RD-PD-31", capital("poland", "warszawa"), Y1618, warning=True),
    Check("D35", "RD-PD-31", capital("britain", "london"), Y1702, warning=True),
    Check("D36", "RD-D-29", _no_ports),
)


def check(board: Board) -> list[Problem]:
    """All that the rulebook says otherwise about this board."""
    if board.game != GAME:
        return other_game(board, GAME)
    side = side_of(board)
    return no_side(board, SIDES) if side is None else run(CHECKS, board, side)
