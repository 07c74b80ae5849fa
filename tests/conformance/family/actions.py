"""Single actions in any game of the family: up to their first decision, or what they booked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.definition import Family
from tests.conformance.coalitions.table import asked, happened, options
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import IDLE, STAGES, Stage, skip

REALPOLITIK = next(stage for stage in STAGES if stage.game == "realpolitik")
BOTH_WITH_A_WHEEL = [stage for stage in STAGES if stage.game != "realpolitik"]
SEATS = {"coalitions": 6, "realpolitik": 4, "raison_detat": 6}  # without Minor Powers
MINOR = {"coalitions": ("ottoman", 5), "realpolitik": ("italy", 3), "raison_detat": ("ottoman", 5)}

# for the rules that Realpolitik does not have
wheel_stage = pytest.mark.parametrize("stage", BOTH_WITH_A_WHEEL, ids=[stage.game for stage in BOTH_WITH_A_WHEEL])


def family(match: Match) -> Family:
    """The definition of the match's game."""
    assert isinstance(match.definition, Family)
    return match.definition


def board(stage: Stage) -> Board:
    """The board of the stage: names, colours, borders."""
    return family(stage.position()).map.board


def number(match: Match, name: str) -> int:
    """By which events name a Power."""
    return family(match).powers.index(name)


def when(match: Match) -> tuple[int, int]:
    """Round (0 where there are none) and turn: another one means that the Movement is over."""
    seen = match.view(None)
    return seen.get("round", 0), seen["turn"]


def kinds(match: Match, seat: str) -> list[str]:
    """What the seat is asked now."""
    return [kind for who, kind in asked(match) if who == seat]


def deck(match: Match, name: str) -> tuple[int, list[int]]:
    """The cards left in the deck from which the Power draws, and its discard pile."""
    seen = match.view(None)
    own = seen if "deck" in seen else seen["powers"][name]
    return own["deck"], own["discards"]


# -- positions


def with_cards(stage: Stage, name: str, *, top: list[int], discards: list[int] | None = None, **own: Any) -> Any:
    """Fields of a position: a Power, the top of the deck it draws from, and its discard pile."""
    cards = {"deck": top, "discards": discards or []}
    if stage.game == "realpolitik":
        return {"powers": {name: {**own, **cards}}}
    return {"powers": {name: own}, **cards}


SIX = [5, 5, 4, 4, 3, 3]  # what an own deck of 13 has besides a hand of 7


def scarce(stage: Stage, *, top: list[int], discards: list[int], **austria: Any) -> Any:
    """Fields of a position: six cards in the deck and the discard pile of Austria, all others in hands."""
    assert sorted(top + discards, reverse=True) == SIX
    rest = printed(stage).whole_deck(*SIX)
    if stage.game == "realpolitik":
        return with_cards(stage, "austria", top=top, discards=discards, hand=rest, **austria)
    fields = with_cards(stage, "austria", top=top, discards=discards, **austria)
    fields["powers"]["france"] = {"hand": rest}
    return fields


def minor_of(stage: Stage, controller: str, **fields: Any) -> Match:
    """A position with one Minor Power, played by that Power's player."""
    name, seats = MINOR[stage.game]
    powers: dict[str, Any] = fields.pop("powers", {})
    if stage.game == "realpolitik":
        return stage.position(seats=seats, alliances=[[controller, name]], powers=powers, **fields)
    powers[name] = {**powers.get(name, {}), "controller": controller}
    return stage.position(seats=seats, powers=powers, **fields)


# -- actions


def tax(stage: Stage, name: str, **fields: Any) -> int:
    """The Money of a Power's Taxation."""
    return int(happened(stage.position(power=name, action="taxation", **fields), "tax")[0][1])


def expand(stage: Stage, name: str, **fields: Any) -> int:
    """The Influence of a Power's Expand Influence."""
    return int(happened(stage.position(power=name, action="influence", **fields), "expand")[0][1])


def commanding(stage: Stage, name: str, **fields: Any) -> Match:
    """A Power about to place or take off Generals: in Leadership, or in Mobilisation where there is none."""
    action = "mobilisation" if stage.game == "realpolitik" else "leadership"
    return skip(stage.position(power=name, action=action, **fields), "free_train")


def mobilising(stage: Stage, name: str, **fields: Any) -> Match:
    """A Power in Mobilisation, before its purchases: no free Train is laid, no General placed or taken off."""
    return skip(stage.position(power=name, action="mobilisation", **fields), "free_train", "generals")


def goods(match: Match, seat: str) -> list[str]:
    """What may be bought, without the Trains that one game alone has."""
    return [text for text in options(match, seat) if not text.startswith("buy train")]


def passive(match: Match, *wanted: str) -> None:
    """Somebody makes one of the wanted moves, else the one that does least; a status is kept."""
    decision, seen = match.decisions[0], match.view(None)
    texts = [move.text for move in decision.options]
    status = seen.get("statuses", {}).get(seen["decisions"][0]["power"])
    match.play(decision.seat, next((text for text in (*wanted, *IDLE, f"status {status}") if text in texts), texts[0]))


def walk(stage: Stage, seed: int, moves: int) -> Iterator[Match]:
    """A random match without Minor Powers, given out after every move."""
    match, rng = Match.new(stage.game, scenario=stage.scenario, seats=SEATS[stage.game], seed=seed), Random(seed)
    yield match
    while match.outcome is None and len(match) < moves:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        yield match
