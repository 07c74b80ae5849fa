"""How a client shows events without knowing their kinds: beats of a battle as it plays out.

A beat is one step of the story that the battle panel tells. It is made from the public part of its event alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system import words
from chancellery.kernel import Event
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

SIDES = ("attack", "defence")
# What may come of a battle; outside one, nobody takes note of these beats.
NOTES = frozenset({"lost_troops", "withdrew", "beaten", "garrison_lost", "garrison", "morale", "influence", "rallied"})
ASIDE = frozenset({"draw", "no_card", "reshuffle"})  # happens meanwhile, but is no part of the story


def beat(game: FamilyDefinition, event: Event, lang: str) -> dict[str, Any] | None:
    """The step of a battle that an event is, if it is one."""
    kind = event.kind
    if kind in NOTES or kind in ASIDE:
        return {"step": "note", "told": kind in NOTES}
    tell = _TOLD.get(kind)
    return None if tell is None else tell(game, event, game.event_data(event), lang)


def _opened(game: FamilyDefinition, event: Event, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Who attacks is told; whoever else has a piece there defends."""
    attack, defence = ({"id": side, "title": text(lang, "side-" + side)} for side in SIDES)
    return {
        "step": "open",
        "place": data["place"],
        "title": text(lang, "phase-Battle", place=words.place_name(game, event.args[1])),
        "sides": [{**attack, "powers": [data["power"]], "rest": False}, {**defence, "powers": [], "rest": True}],
    }


def _strength(game: FamilyDefinition, event: Event, data: dict[str, Any], lang: str) -> dict[str, Any]:
    said = {side: text(lang, "coalitions-battle-base", strength=data[side]) for side in SIDES}
    return {"step": "strength", "values": {side: data[side] for side in SIDES}, "captions": said}


def _added(game: FamilyDefinition, event: Event, data: dict[str, Any], lang: str) -> dict[str, Any]:
    return {"step": "add", "side": data["side"], "value": data["strength"], "text": game.line(event, lang)}


def _support(game: FamilyDefinition, event: Event, data: dict[str, Any], lang: str) -> dict[str, Any]:
    where = words.place_name(game, event.args[1])
    said = text(lang, "coalitions-battle-supporting", place=where)
    return {"step": "join", "power": data["power"], "place": data["start"], "side": data["side"], "text": said}


def _stack(game: FamilyDefinition, event: Event, data: dict[str, Any], lang: str) -> dict[str, Any]:
    where = words.place_name(game, event.args[1])
    return {
        "step": "stack",
        "power": data["power"],
        "place": data["place"],
        "text": text(lang, "coalitions-battle-standing", place=where),
        "cards": [{"value": card, "title": text(lang, "card-title", card=card)} for card in data["cards"]],
        "total": data["strength"],
    }


def _result(game: FamilyDefinition, event: Event, data: dict[str, Any], lang: str) -> dict[str, Any]:
    values = {side: data[side] for side in SIDES}
    return {
        "step": "result",
        "values": values,
        "winner": data["winner"],
        "caption": text(lang, "coalitions-battle-final"),
    }


_TOLD = {
    "battle": _opened,
    "strength": _strength,
    "strength_added": _added,
    "support": _support,
    "stack": _stack,
    "result": _result,
}
