"""Plays an example and compares what comes of it with what its file says: the conformance test of the example."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from chancellery.examples.form import Case, Deed, Example, Move
from chancellery.kernel import BadInput, Illegal, Match
from chancellery.lessons.fields import Scripted, Where
from chancellery.lessons.session import play

NONE = "none"  # how a file writes that there is nothing


def prove(example: Example) -> None:
    """BadInput names the first thing that is not as the file says."""
    for case in example.cases:
        match = before(case)
        for deed in case.steps:
            _play(match, deed.moves, deed.where, "moves")
            for field, told, found in _differences(match, deed):
                raise BadInput("example-not-so", where=deed.where, field=field, told=told, found=found)


def before(case: Case) -> Match:
    """The position, after the moves that only lead to it."""
    return _before(case).clone()


def after(case: Case) -> Match:
    """What the whole example leads to."""
    match = before(case)
    for deed in case.steps:
        _play(match, deed.moves, deed.where, "moves")
    return match


@cache
def _before(case: Case) -> Match:
    try:
        match = Match.from_position(case.game, case.position)
    except BadInput as error:
        raise BadInput("lesson-bad-position", where=case.where, field="position", because=error) from None
    if case.seat not in match.seats:
        seats = ", ".join(match.seats)
        raise BadInput("lesson-no-seat", where=case.where, field="seat", value=case.seat, known=seats)
    _play(match, case.opening, case.where, "opening")
    return match


def _play(match: Match, moves: tuple[Move, ...], where: Where, field: str) -> None:
    play(match, [Scripted(move.seat, move.text) for move in moves], where, field)


def _differences(match: Match, deed: Deed) -> Iterator[tuple[str, str, str]]:
    """What is not as the step says: the fact, what the file says, what was found."""
    for path, value in deed.holds.items():
        found = _seen(match, path, value)
        if found != value:
            yield f"holds: {path}", str(value), str(found)
    if deed.asked is not None:
        asked = tuple((match.seats[d.seat], d.kind) for d in match.decisions)
        if asked != deed.asked:
            yield "asked", str(deed.asked), str(asked)
    for seat, moves in deed.offered.items():
        legal = tuple(move.text for move in match.legal(seat))
        if legal != moves:
            yield f"offered: {seat}", str(moves), str(legal)
    for seat, move, rule in deed.refused:
        if (found := _refusal(match, seat, move)) != rule:
            yield f"refused: {seat}: {move}", rule, found
    for kind, told in deed.happened.items():
        if (events := _events(match, kind)) != told:
            yield f"happened: {kind}", str(told), str(events)
    if deed.outcome is not None:
        outcome = match.outcome
        winners = () if outcome is None else tuple(match.seats[seat] for seat in outcome.winners)
        if outcome is None or winners != deed.outcome:
            yield "outcome", str(deed.outcome), str(winners)


def _refusal(match: Match, seat: str, move: str) -> str:
    """The rule that forbids a move; it must not be offered, and trying it must change nothing."""
    seen = match.view(None)
    try:
        match.clone().play(seat, move)
    except Illegal as illegal:
        return illegal.rule if match.view(None) == seen else ""
    except BadInput as error:
        return str(error)
    return ""


def _events(match: Match, kind: str) -> list[dict[str, Any]]:
    """What everybody knows of the events of a kind, with named fields."""
    known = (match.definition.event_data(event) for event in match.events() if event.kind == kind)
    return [{name: plain(value) for name, value in event.items() if name != "kind"} for event in known]


def _seen(match: Match, path: str, told: Any) -> Any:
    """What is at a path of the view: `powers.france.morale`, or `france@powers.france.hand` for a seat's own eyes.

    A `*` stands for all names that the file lists; a path that ends in `?` asks whether something is there.
    """
    seat, mark, rest = path.rpartition("@")
    view: Any = match.view(seat if mark else None)
    if rest.endswith("?"):
        parent, _, last = rest[:-1].rpartition(".")
        inside = _at(view, parent.split(".") if parent else [])
        return isinstance(inside, Mapping | list) and last in inside
    front, star, back = rest.partition(".*.")
    if not star:
        return plain(_at(view, rest.split(".")))
    inside = _at(view, front.split("."))
    names = told if isinstance(told, Mapping) else {}
    return {name: plain(_at(inside, [name, *back.split(".")])) for name in names}


def _at(value: Any, path: list[str]) -> Any:
    for name in path:
        if isinstance(value, Mapping):
            value = value.get(name)
        elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def plain(value: Any) -> Any:
    """As a file writes it."""
    if value is None:
        return NONE
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return sorted(value) if isinstance(value, set | frozenset) else value
