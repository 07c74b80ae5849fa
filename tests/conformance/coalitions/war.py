"""Helpers for the tests of battles (chapter 8) and board updates (chapter 9)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import asked, happened, play, position

FIRST_ACTION = [("britain", "drill")]  # the first decision after the Diplomacy Phase


def decline(match: Match, *kinds: str) -> Match:
    """Answers `done` as long as a decision of one of these kinds is asked."""
    while match.outcome is None and match.decisions[0].kind in kinds:
        match.play(match.decisions[0].seat, "done")
    return match


def silence(match: Match) -> Match:
    """Everybody passes, to the end of the cards of this battle."""
    while match.outcome is None and match.decisions[0].kind == "card":
        match.play(match.decisions[0].seat, "pass")
    return match


def attack(mover: str, *moves: str, arbiter: str = "ottoman", **fields: Any) -> Match:
    """A Movement Turn with these moves, no Garrisons left on the way, up to the first decision of its battles."""
    match = position(power=mover, action="movement", **fields)
    play(match, f"{mover}: arbiter {arbiter}")
    decline(match, "disband")
    for move in moves:
        match.play(mover, move)
        decline(match, "garrison")
    if asked(match) == [(mover, "move")]:  # not asked when every General has moved
        match.play(mover, "end")
    return match


def results(match: Match) -> list[tuple[int, ...]]:
    """The battles so far: final Strength of the attack, of the defence, and the winner (0, 1, or -1 for a draw)."""
    return [args[1:] for args in happened(match, "result")]


def strengths(match: Match) -> list[tuple[int, ...]]:
    """The basic Strengths of the battles so far: attack and defence."""
    return [args[1:] for args in happened(match, "strength")]


def stack(match: Match, seat: str | None, owner: str, place: str) -> dict[str, Any]:
    """The stack of a General in the battle, as a seat sees it; he is named by where he stood."""
    stacks: list[dict[str, Any]] = match.view(seat)["battle"]["stacks"]
    return next(s for s in stacks if s["power"] == owner and s["place"] == place)


def update(statuses: dict[str, str], **fields: Any) -> Match:
    """A Diplomacy Phase without expulsions in which these Powers take these statuses, up to the board update."""
    match = position(phase="diplomacy", round=2, **fields)
    decline(match, "expel_before")
    for seat, status in match.view()["statuses"].items():
        if (seat, "status") in asked(match):
            match.play(seat, f"status {statuses.get(seat, status)}")
    return decline(match, "expel_after")


def big_battle(**morale: int) -> Match:
    """France from Pfalz against GB and AU in Wurttemberg; FR and PR support in Hesse, AU in Bavaria, RU in Lorraine."""
    powers: dict[str, dict[str, Any]] = {
        "britain": {"generals": {"wurttemberg": 1}, "hand": [5, 5]},
        "france": {"generals": {"pfalz": 2, "hesse": 1}, "hand": [1, 1, 1]},
        "austria": {"generals": {"wurttemberg": 1, "bavaria": 2}, "hand": [4, 4, 4]},
        "prussia": {"generals": {"hesse": 1}, "hand": [2, 2], "status": "french"},
        "russia": {"generals": {"lorraine": 1}, "hand": [2, 2]},
    }
    for name, fields in powers.items():
        fields["morale"] = morale.get(name, 9)
    m = attack("france", "march pfalz > wurttemberg", powers=powers)
    play(m, "france: support hesse", "prussia: support hesse")
    return play(m, "austria: support bavaria", "russia: support lorraine")


def parted(austrian: dict[str, Any], russian: dict[str, Any], **fields: Any) -> Match:
    """Austria and Russia were Allies; Russia becomes Expansionist."""
    return update({"russia": "expansionist"}, powers={"austria": austrian, "russia": russian}, **fields)


def remaining(m: Match) -> dict[str, dict[str, int]]:
    """The Generals on the map."""
    seen = m.view()["powers"]
    return {name: seen[name]["generals"] for name in seen if seen[name]["generals"]}
