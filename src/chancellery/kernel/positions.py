"""Positions out of matches: what a position would have to say so that play can begin where a match stands."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from chancellery.kernel.definition import Definition
from chancellery.kernel.errors import BadInput
from chancellery.kernel.match import Match
from chancellery.kernel.new_setup import define, position_setup
from chancellery.kernel.setup import Setup

FURTHEST: Final = 120  # moves that are gone back to find where a position can begin
KEPT: Final = ("title", "note", "comment", "seed")  # what a position says about itself
UNSEEN: Final = ("deck", "draw", "political", "napoleon_deck")  # what a state does not tell apart from chance


def headers(setup: Setup) -> dict[str, Any]:
    """The fields of a position that say what is played."""
    found: dict[str, Any] = {"game": setup.game, "scenario": setup.scenario, "seats": setup.seats}
    return found | ({"options": setup.options} if setup.options else {})


def position_of(match: Match, seat: int | str | None, rng: Random) -> tuple[int, dict[str, Any]]:
    """The last point of a match that a position can begin at: after how many moves, and the position.

    A seat, or a spectator (None), gets what it does not know dealt anew; `all` tells the truth.
    """
    for count in range(len(match), max(-1, len(match) - FURTHEST), -1):
        state = match.at(count).state.clone() if count < len(match) else match.state.clone()
        if seat != "all":
            match.definition.determinize(state, None if seat is None else match.seat(seat), rng)
        found = match.definition.position_of(state)
        if found is None:
            continue
        data = headers(match.setup) | found
        try:
            Match.from_position(match.setup.game, data)
        except BadInput:
            continue
        return count, data
    raise BadInput("position-nowhere", moves=FURTHEST)


def written_out(data: dict[str, Any], definition: Definition[Any], setup: Setup) -> dict[str, Any]:
    """A position with all its fields, also those that it left to the set-up; BadInput names what is wrong."""
    found = definition.position_of(definition.state_from_position(data, setup.seed))
    if found is None:
        return data
    said = {name: data[name] for name in (*KEPT, *UNSEEN) if name in data}
    begins = {name: data[name] for name in ("phase", "stage", "round", "turn", "action") if name in data}
    if "power" in data:  # a Power's own turn: the state knows which
        begins.pop("turn", None)
    return headers(setup) | found | begins | said


def read_out(game: str, data: dict[str, Any]) -> tuple[Definition[Any], Setup]:
    """The definition and the set-up that a position names; BadInput names what is wrong."""
    setup = position_setup(game, data, None, "", "")
    return define(setup), setup
