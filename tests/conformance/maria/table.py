"""Helpers of the conformance tests: hand-written positions, played through the public Match interface."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from chancellery.games.maria.components import components
from tests.conformance.offered import asked as asked
from tests.conformance.offered import forbidden as forbidden
from tests.conformance.offered import options as options

MT, FR, LX = "maria_theresa", "frederick_ii", "louis_xv"
IDLE = ("done", "decline", "no subsidy", "leave hussar 1", "leave hussar 2", "recruit 0", "no offer")
MOST_IDLE = 300  # moves
RUNS = {"austria": MT, "prussia": FR, "saxony": FR, "pragmatic": FR, "france": LX, "bavaria": LX}


def build(scenario: str = "full", seats: int = 3, **fields: Any) -> Match:
    """A match from a position; the fields are those of the game's `position.py`."""
    return Match.from_position("maria", {"scenario": scenario, "seats": seats, **fields}, nonce="test")


def intro(**fields: Any) -> Match:
    """A position of the introductory game for three players."""
    return build("introductory", **fields)


def play(match: Match, *lines: str) -> Match:
    """Plays lines such as `louis_xv: move belle_isle > pilsen`."""
    for line in lines:
        seat, move = line.split(": ", 1)
        match.play(seat, move)
    return match


def turn(match: Match, seat: str, *moves: str) -> Match:
    """Plays several moves of one seat."""
    for move in moves:
        match.play(seat, move)
    return match


def targets(match: Match, seat: str, start: str) -> set[str]:
    """Where the legal moves that begin with these words lead: `move belle_isle >`, `on`."""
    return {text.removeprefix(start + " ") for text in options(match, seat) if text.startswith(start + " ")}


def happened(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, as everybody knows them."""
    return [event.args for event in match.events() if event.kind == kind]


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """All events of a kind with named fields, as everybody knows them."""
    return [match.definition.event_data(event) for event in match.events() if event.kind == kind]


def order(match: Match, *kinds: str) -> list[str]:
    """The kinds of all events that are of these kinds, in the order in which they happened."""
    return [event.kind for event in match.events() if event.kind in kinds]


def city(match: Match, piece: str) -> str | None:
    """Where a general or train is: a city, `box` or None."""
    seen = match.view(None)
    found: dict[str, Any] = seen["generals"].get(piece) or {"city": seen["trains"].get(piece)}
    place: str | None = found["city"]
    return place


def armies(match: Match, general: str) -> int:
    """How many armies a general has, as his owner knows."""
    for seat in match.seats:
        seen = match.view(seat)["generals"][general]
        if "armies" in seen:
            number: int = seen["armies"]
            return number
    raise AssertionError(general)


def face_down(match: Match, general: str) -> bool:
    found: bool = match.view(None)["generals"][general]["face_down"]
    return found


def hand(match: Match, power: str) -> list[str]:
    """A power's tactical cards, as its player sees them."""
    for seat in match.seats:
        seen = match.view(seat)["powers"][power]
        if "hand" in seen:
            found: list[str] = seen["hand"]
            return sorted(found)
    raise AssertionError(power)


def pools(match: Match) -> dict[str, int]:
    powers = match.view(None)["powers"]
    return {power: powers[power]["pool"] for power in ("france", "prussia", "pragmatic", "austria")}


def marker(match: Match, fortress: str) -> str | None:
    """Whose victory marker lies on a fortress."""
    found: str | None = match.view(None)["markers"].get(fortress)
    return found


def claims(match: Match) -> dict[str, str]:
    """The "?" markers: fortress and power."""
    found: dict[str, str] = match.view(None)["claims"]
    return found


def agree(match: Match, by: str, text: str) -> int:
    """One player proposes an agreement and all its other parties sign it; its number."""
    match.play(by, "propose" + text)
    number: int = told(match, "agreement_proposed")[-1]["number"]
    for decision in match.standing:
        if decision.about == (number,):
            match.play(decision.seat, f"sign {number}")
    assert told(match, "agreement_concluded")[-1]["number"] == number
    return number


def contracts(match: Match) -> list[list[Any]]:
    """The contracts that run: payer, receiver, phases left."""
    found: list[list[Any]] = match.view(None)["contracts"]
    return found


def refused(match: Match, seat: str, move: str) -> tuple[str, str]:
    """Asserts that the move is refused and changes nothing; the rule and the reason."""
    forbidden(match, seat, move)
    refusal = match.why_not(seat, move)
    assert refusal is not None
    assert refusal.text("en")
    assert refusal.text("pl")
    return refusal.rule, refusal.reason.removeprefix("maria-refused-")


def idle(match: Match, seat: str, kind: str) -> Match:
    """Everybody declines what may be declined, or takes the last option, until that decision is open."""
    for _ in range(MOST_IDLE):
        if (seat, kind) in asked(match):
            return match
        decision = match.decisions[0]
        offered = {move.text: move for move in decision.options}
        match.play(decision.seat, next((offered[text] for text in IDLE if text in offered), decision.options[-1]))
    raise AssertionError(f"{seat} was never asked {kind}")


def territory(place: str | None) -> str | None:
    """In whose territory a city lies."""
    lands: dict[str, str] = {found["id"]: found["territory"] for found in components(True).atlas.cities}
    return None if place is None else lands[place]
