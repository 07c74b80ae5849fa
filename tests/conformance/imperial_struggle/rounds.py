"""Helpers of the tests of Action Rounds (5): one side's round on the set-up map, and what purchases cost there."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from chancellery.games.imperial_struggle.components import components
from tests.conformance.imperial_struggle.table import build, options, play

TILES = {  # the kinds of Investment tiles by (type of the Major Action, its points)
    ("economic", 2): "economic_2_military",
    ("economic", 3): "economic_3_military",
    ("economic", 4): "economic_4_military",
    ("diplomatic", 2): "diplomatic_2_economic",
    ("diplomatic", 3): "diplomatic_3_economic",
    ("diplomatic", 4): "diplomatic_4_economic",
    ("military", 2): "military_2_economic",
    ("military", 3): "military_3_economic",
    ("military", 4): "military_4_economic",
}
CALM = "military_2_economic"  # a tile with the Event and the Military Upgrade symbol


def begun(name: str, **fields: Any) -> Match:
    """The first Action Round of the turn, that of the named side, before it takes a tile."""
    return build(**{"first": name, **fields})


def taken(name: str, tile: str, **fields: Any) -> Match:
    """The side has just taken the tile."""
    tiles = fields.pop("tiles", [])
    return play(begun(name, tiles=[tile, *tiles], **fields), f"{name}: take {tile}")


def acting(name: str, type: str, points: int, **fields: Any) -> Match:
    """The side is in a Major Action of that type and that many points, and can add nothing to them."""
    own = {"limit": 0, **fields.pop(name, {})}
    return play(taken(name, TILES[type, points], **{name: own}, **fields), f"{name}: begin major")


def minor(name: str, tile: str, **fields: Any) -> Match:
    """The side is in the Minor Action of the tile and can add nothing to it."""
    own = {"limit": 0, **fields.pop(name, {})}
    return play(taken(name, tile, **{name: own}, **fields), f"{name}: begin minor")


def left(match: Match, action: str = "") -> int:
    """The points left in the Action under way, or in the one named."""
    seen = match.view(None)["round"]
    points: int = seen["actions"][action or seen["open"]]["points"]
    return points


def state(match: Match, action: str) -> str:
    """What has become of an Action: absent, waiting, open or closed."""
    actions = match.view(None)["round"]["actions"]
    found: str = actions[action]["state"] if action in actions else "absent"
    return found


def cost(match: Match, name: str, move: str) -> int:
    """What a purchase of the Major Action under way costs: measured by making it, in a copy of the match."""
    before, copy = _means(match, name), match.clone()
    play(copy, f"{name}: {move}")
    if any(decision.kind == "pay" for decision in copy.decisions):
        play(copy, f"{name}: {options(copy, name)[0]}")
    return before - _means(copy, name)


def _means(match: Match, name: str) -> int:
    side = match.view(None)["sides"][name]
    wild: int = side["limit"] - side["debt"] + side["treaty"]
    return left(match) + wild


def shifts(match: Match, name: str, type: str = "") -> set[str]:
    """The flagging and unflagging moves on offer: all, or only those of Markets or of Political spaces."""
    chart = components().chart
    spaces = {"economic": chart.market, "diplomatic": chart.political}.get(type, chart.all)
    found = {move for move in options(match, name) if move.startswith(("flag ", "unflag "))}
    return {move for move in found if spaces >> chart.ids.index(move.split()[1]) & 1}


def offered(match: Match, name: str, verb: str) -> set[str]:
    """What a verb may be used on now."""
    return {move.removeprefix(verb + " ") for move in options(match, name) if move.startswith(verb + " ")}


def rest(match: Match, name: str) -> Match:
    """The side ends its Action Round."""
    return play(match, f"{name}: end")


def threshold(name: str, type: str, spent: str, move: str, **fields: Any) -> int:
    """The fewest points with which a shift is offered, once the two points of the tile are spent on another."""
    own = fields.pop(name, {})
    for points in range(9):
        match = acting(name, type, 2, **{name: {**own, "treaty": points}}, **fields)
        play(match, f"{name}: {spent}")
        assert left(match) == 0
        if move in options(match, name):
            assert cost(match, name, move) == points  # it is offered with exactly what it takes
            return points
    raise AssertionError(f"{move} is never offered")
