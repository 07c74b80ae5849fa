"""Helpers of the tests of Wars (7): a War on an empty map, and what its theaters came to."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.imperial_struggle.table import asked, build, happened

BOXES = {"wss": "war_1", "was": "war_2", "syw": "war_3", "awi": "war_4"}
PARTS = ("army", "alliances", "keywords", "conflicts", "forts", "squadrons", "special", "total")
# Basic and Bonus tiles without symbols that beat a lone +1 tile by so much
MARGINS: dict[int, tuple[str, list[str]]] = {
    1: ("basic_0", []),
    2: ("basic_1", ["bonus_3"]),
    3: ("basic_0", ["bonus_3"]),
    4: ("basic_0", ["bonus_1"]),
    5: ("basic_1", ["bonus_1", "bonus_3"]),
    6: ("basic_0", ["bonus_1", "bonus_3"]),
    7: ("basic_0", ["bonus_1", "bonus_2"]),
}


def war(name: str, **fields: Any) -> Match:
    """A War played on a map without flags but those given; each side has a +1 tile wherever none is given."""
    for side in ("france", "britain"):
        fields[side] = {"flags": [], **fields.get(side, {})}
    return build(turn=BOXES[name], **fields)


def tiles(theater: str, margin: int) -> dict[str, Any]:
    """The tiles with which a side wins a theater by that margin."""
    basic, bonus = MARGINS[margin]
    return {"basic": {theater: basic}, "bonus": {theater: bonus}}


def won_by(winner: str, theater: str, margin: int, **fields: Any) -> Match:
    """A War in which a side wins that theater by that margin, the tiles alone counted."""
    fields[winner] = {**tiles(theater, margin), **fields.get(winner, {})}
    return war(theater.split("_")[0], **fields)


def number(match: Match, theater: str) -> int:
    """A theater as events name it."""
    words: list[str] = match.definition.notation.words["theater"]
    return words.index(theater)


def strength(match: Match, theater: str, side: str) -> dict[str, int]:
    """The Theater Strength of a side: the parts that are not 0, and the total."""
    for seat, name, *parts in happened(match, "strength"):
        if match.seats[seat] == side and name == number(match, theater):
            found = dict(zip(PARTS, parts, strict=True))
            return {part: points for part, points in found.items() if points or part == "total"}
    raise AssertionError(f"{theater} was not counted")


def result(match: Match, theater: str) -> tuple[str, int] | None:
    """Who won a theater by how much; None for a draw."""
    for seat, name, margin, _ in happened(match, "theater_won"):
        if name == number(match, theater):
            return match.seats[seat], margin
    assert (number(match, theater),) in happened(match, "theater_drawn")
    return None


def course(match: Match, theater: str) -> list[str]:
    """The kinds of the events of a theater, from its beginning to the next or to the end of the War."""
    found: list[str] = []
    for event in match.events():
        if event.kind == "theater" and event.args == (number(match, theater),):
            found.append(event.kind)
        elif found:
            if event.kind in ("theater", "war_reset", "victory"):
                break
            found.append(event.kind)
    return found


def targets(match: Match, verb: str = "conquer") -> set[str]:
    """The spaces that the open decision offers under a verb."""
    (decision,) = match.decisions
    return {move.text.removeprefix(verb + " ") for move in decision.options if move.text.startswith(verb + " ")}


def over(match: Match) -> bool:
    """Whether the War is done: the next turn has begun or the match has ended."""
    return match.outcome is not None or not match.view(None)["turn"].startswith("war")


def finish(match: Match) -> list[tuple[str, str, tuple[int, ...]]]:
    """Declines (or accepts) everything to the end of the War; what was asked on the way: (seat, kind, about)."""
    found = []
    while not over(match):
        (decision,) = match.decisions
        (pair,) = asked(match)
        found.append((*pair, decision.about))
        texts = [move.text for move in decision.options]
        match.play(decision.seat, next(t for t in ("decline", "accept", *texts) if t in texts))
    return found


def sweep(winner: str, margins: dict[str, int], **fields: Any) -> Match:
    """A War in which one side wins every theater by those margins, the tiles alone counted.

    The loser has tiles of -1, -1, -1 and 0 with nothing to apply them to; the winner's are looked for.
    """
    loser = "britain" if winner == "france" else "france"
    theaters = list(margins)
    beaten = dict(zip(theaters, ("basic_4", "basic_4", "basic_4", "basic_3"), strict=False))
    totals = [margins[t] - (0 if beaten[t] == "basic_3" else 1) for t in theaters]
    chosen = _shared_out(totals, [2, 2, 2, 1, 1, 1, 1], [3, 3, 2, 2, 2, 2, 1, 1])
    own: dict[str, Any] = {"basic": {}, "bonus": {}}
    names = {2: ["basic_0"] * 3, 1: ["basic_1"] * 4}
    bonus = {3: ["bonus_1", "bonus_2"], 2: ["bonus_3", "bonus_4", "bonus_5", "bonus_6"], 1: ["bonus_7", "bonus_8"]}
    for theater, (basic, *extra) in zip(theaters, chosen, strict=True):
        own["basic"][theater] = names[basic].pop()
        own["bonus"][theater] = [bonus[points].pop() for points in extra]
    fields[winner] = {**own, **fields.get(winner, {})}
    fields[loser] = {"basic": beaten, **fields.get(loser, {})}
    return war(theaters[0].split("_")[0], **fields)


def _shared_out(totals: list[int], basic: list[int], bonus: list[int]) -> list[tuple[int, ...]]:
    """For each total a Basic tile and up to two Bonus tiles of what there is."""
    if not totals:
        return []
    pairs = {(), *((a,) for a in bonus), *((a, b) for i, a in enumerate(bonus) for b in bonus[i + 1 :])}
    for first in sorted(set(basic)):
        for extra in sorted(pairs):
            if first + sum(extra) != totals[0]:
                continue
            left = bonus[:]
            for points in extra:
                left.remove(points)
            rest_basic = basic[:]
            rest_basic.remove(first)
            try:
                return [(first, *extra), *_shared_out(totals[1:], rest_basic, left)]
            except LookupError:
                continue
    raise LookupError(totals)
