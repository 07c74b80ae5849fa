"""How a client shows events without knowing their kinds: beats of a battle as it plays out.

A beat is one step of the story that the battle panel tells. It is made from the public part of its event alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system import words
from chancellery.kernel import Event
from chancellery.locale import text
from chancellery.table.scene_telling import (
    AddBeat,
    Beat,
    BeatCard,
    BeatSide,
    CastBeat,
    JoinBeat,
    NoteBeat,
    OpenBeat,
    ResultBeat,
    StackBeat,
    StrengthBeat,
)

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

Told = dict[str, Any]  # an event with named fields
SIDES = ("attack", "defence")
# What may come of a battle; outside one, nobody takes note of these beats.
NOTES = frozenset({"lost_troops", "withdrew", "beaten", "garrison_lost", "garrison", "morale", "influence", "rallied"})
ASIDE = frozenset({"draw", "no_card", "reshuffle"})  # happens meanwhile, but is no part of the story


def beat(game: Family, event: Event, lang: str) -> Beat | None:
    """The step of a battle that an event is, if it is one."""
    kind = event.kind
    if kind in NOTES or kind in ASIDE:
        return NoteBeat("note", kind in NOTES)
    tell = _TOLD.get(kind)
    return None if tell is None else tell(game, event, game.event_data(event), lang)


def _opened(game: Family, event: Event, data: Told, lang: str) -> Beat:
    """Who attacks is told; whoever else has a piece there defends."""
    attack, defence = (text(lang, "side-" + side) for side in SIDES)
    sides = (BeatSide("attack", attack, (data["power"],)), BeatSide("defence", defence, (), rest=True))
    title = text(lang, "phase-Battle", place=words.place_name(game, event.args[1]))
    return OpenBeat("open", data["place"], title, sides)


def _strength(game: Family, event: Event, data: Told, lang: str) -> Beat:
    said = {side: text(lang, "coalitions-battle-base", strength=data[side]) for side in SIDES}
    return StrengthBeat("strength", {side: data[side] for side in SIDES}, said)


def _added(game: Family, event: Event, data: Told, lang: str) -> Beat:
    return AddBeat("add", data["side"], data["strength"], game.line(event, lang) or "")


def _support(game: Family, event: Event, data: Told, lang: str) -> Beat:
    said = text(lang, "coalitions-battle-supporting", place=words.place_name(game, event.args[1]))
    return JoinBeat("join", data["power"], data["start"], data["side"], said)


def _stack(game: Family, event: Event, data: Told, lang: str) -> Beat:
    said = text(lang, "coalitions-battle-standing", place=words.place_name(game, event.args[1]))
    cards = tuple(BeatCard(card, text(lang, "card-title", card=card)) for card in data["cards"])
    return StackBeat("stack", data["power"], data["place"], said, cards, data["strength"])


def _result(game: Family, event: Event, data: Told, lang: str) -> Beat:
    values = {side: data[side] for side in SIDES}
    return ResultBeat("result", values, data["winner"], text(lang, "coalitions-battle-final"))


def _status(game: Family, event: Event, data: Told, lang: str) -> Beat:
    return CastBeat("cast", data["power"], text(lang, "status-" + data["status"]), sealed=True)


def _bid(game: Family, event: Event, data: Told, lang: str) -> Beat:
    return CastBeat("cast", data["power"], str(data["points"]), sealed=True)


_TOLD: dict[str, Callable[[Family, Event, Told, str], Beat]] = {
    "battle": _opened,
    "strength": _strength,
    "strength_added": _added,
    "support": _support,
    "stack": _stack,
    "result": _result,
    "status": _status,
    "bid": _bid,
}
