"""Helpers of the tests of L'Empereur: positions, and what Napoleon does in them."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import GB, POWERS, happened, names

ME = "grand_coalition"  # the seat of the solo game
OTHERS = tuple(power for power in POWERS if power != "france")
HOME = ("paris", "picardie", "lorraine", "normandie_bretagne", "aquitaine", "languedoc", "provence")
HELD = {"garrisons": list(HOME)}  # what FR holds if a position does not say otherwise


def empire(**fields: Any) -> Match:
    """A solo match from a position; FR has its Garrisons at home unless `france` says otherwise."""
    powers = {"france": HELD, **fields.pop("powers", {})}
    return Match.from_position("coalitions", {"scenario": "lempereur", "seats": 1, **fields, "powers": powers})


def france(**fields: Any) -> dict[str, Any]:
    """France with its Garrisons at home, and more of them."""
    more = fields.pop("garrisons", [])
    return {**HELD, **fields, "garrisons": [*HOME, *more]}


def card(number: int, action: str = "drill", **fields: Any) -> Match:
    """FR on a field of the Wheel with this Napoleon card on top of the deck.

    Great Britain has the lowest Morale unless the position says otherwise, so that nobody is asked before the card.
    After Drill the Leadership of the Ottoman Empire stops the match before anything else happens to FR.
    """
    powers = {**{name: {} for name in OTHERS}, **fields.pop("powers", {})}
    for name in OTHERS:
        powers[name] = {"morale": 1 if name == "britain" else 5, **powers[name]}
    return empire(power="france", action=action, napoleon_deck=[number], powers=powers, **fields)


def moving(power: str, **powers: Any) -> Match:
    """The Movement of a Power of the Grand Coalition, nothing disbanded."""
    return empire(power=power, action="movement", powers=powers)


def choose(match: Match, *moves: str) -> Match:
    """Moves of the solo player."""
    for move in moves:
        match.play(ME, move)
    return match


def march(match: Match, *ways: str) -> Match:
    """Marches such as `lorraine > paris` without Garrisons; then nobody else moves."""
    for way in ways:
        choose(match, f"march {way}")
        decline(match, "garrison")
    if match.decisions and match.decisions[0].kind == "move":
        choose(match, "end")
    return match


def decline(match: Match, *unwanted: str) -> Match:
    """Answers decisions of these kinds with the option that does least, the last one, as long as they come."""
    while match.decisions and match.decisions[0].kind in unwanted:
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    return match


def kinds(match: Match) -> list[str]:
    return [decision.kind for decision in match.decisions]


def offered(match: Match) -> list[str]:
    return [move.text for move in match.decisions[0].options]


def asked(match: Match) -> str:
    """The Power for which the solo player decides now."""
    return POWERS[match.decisions[0].actor]


def generals(match: Match, power: str = "france") -> dict[str, int]:
    """Where the Generals of a Power stand, with their Troops."""
    found: dict[str, int] = match.view()["powers"][power]["generals"]
    return found


def garrisons(match: Match, power: str = "france") -> set[str]:
    return {place for place, owner in match.view()["garrisons"].items() if owner == power}


def influence(match: Match) -> int:
    return int(match.view()["powers"]["france"]["influence"])


def morale(match: Match, power: str) -> int:
    return int(match.view()["powers"][power]["morale"])


def attacked(match: Match) -> list[str]:
    """The targets that were attacked, in order."""
    return names(match, [place for (place,) in happened(match, "target_attacked")])


def taken(match: Match) -> list[tuple[str, str, str]]:
    """(target, source, Territory or `off`) of each French General placed by a card or in the Race to Paris."""
    found = []
    for event in match.events():
        if event.kind in ("source", "race_source"):
            target, source, _, start, _ = event.args
            found.append((names(match, [target])[0], source, "off" if start < 0 else names(match, [start])[0]))
    return found


def candidates(match: Match) -> list[list[tuple[str, int, int]]]:
    """The candidates (Territory, steps, value) that were compared for each General placed."""
    return [
        [(names(match, [t])[0], steps, value) for t, steps, value in event.args[2]]
        for event in match.events()
        if event.kind in ("source", "race_source")
    ]


def drawn(match: Match) -> list[int]:
    """The cards drawn for FR so far."""
    return [args[1] for args in happened(match, "french_card")]


def stops(match: Match) -> list[str]:
    """Why no (further) card was drawn for FR, in each battle."""
    return [args[1] for args in happened(match, "french_stop")]


def results(match: Match) -> list[tuple[int, int, int]]:
    """(Strength of the attacker, of the defender, winning side) of each battle."""
    return [args[1:] for args in happened(match, "result")]


def supports(match: Match, power: str = "france") -> list[tuple[str, str]]:
    """(from, battlefield) of each support by a Power."""
    return [
        (names(match, [start])[0], names(match, [place])[0])
        for owner, start, place, _ in happened(match, "support")
        if POWERS[owner] == power
    ]


def decided_by_britain(match: Match) -> bool:
    """Whether the open decision is one for all players, and with the player of Great Britain."""
    state: Any = match.state
    return bool(match.decisions[0].seat == state.seat_of[GB])
