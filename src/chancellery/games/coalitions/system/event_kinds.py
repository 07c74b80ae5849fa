"""The kinds of events of the system: the names and types of what each one carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from chancellery.kernel import Event

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

Type = Literal[
    "power", "powers", "place", "places", "path", "general", "number", "card", "cards", "status", "side", "hero",
    "word", "name", "candidates",
]  # fmt: skip


class Field(NamedTuple):
    """One argument. A place of -1 is off board (or none), a side of -1 a draw, a Power or hero of -1 nobody.

    Words come from `WORDS`.

    A name is printed on a component, the same in every language. Candidates are Territories among which a priority
    decides: (place, steps away, value), the value -1 where it does not matter.
    """

    name: str
    type: Type


# A name means the same thing wherever it occurs, so each name has one type.
TYPES: dict[str, Type] = {
    "power": "power", "leader": "power", "arbiter": "power", "recipient": "power", "giver": "power", "host": "power",
    "guest": "power", "minor": "power", "controller": "power", "mover": "power", "owner": "power", "powers": "powers",
    "free": "power",
    "place": "place", "to": "place", "start": "place", "path": "path",
    "general": "general", "hero": "hero", "named": "hero",
    "round": "number", "turn": "number", "number": "number", "count": "number", "points": "number", "total": "number",
    "money": "number", "left": "number", "troops": "number", "strength": "number", "attack": "number",
    "defence": "number", "morale": "number", "position": "number", "equal": "number", "alone": "number",
    "card": "card", "cards": "cards",
    "status": "status", "before": "status",
    "side": "side", "winner": "side",
    "action": "word", "item": "word", "movement": "word", "reason": "word", "why_card": "word", "why_discard": "word",
    "why_morale": "word", "why_influence": "word", "loss": "word", "removal": "word", "duty": "word", "verdict": "word",
    "name": "name", "places": "places", "candidates": "candidates",
}  # fmt: skip

WORDS: dict[str, tuple[str, ...]] = {
    "action": ("drill", "leadership"),
    "item": ("buy_troop", "buy_card", "buy_morale", "buy_fortress"),
    "movement": ("march", "strategic", "sail"),
    "reason": ("influence",),
    # causes of gains and losses
    "why_card": ("drill", "leadership", "purchase", "off_board", "battle"),
    "why_discard": ("drill", "limit"),
    "why_morale": ("leadership", "purchase", "arbiter", "grant", "bid", "fives"),
    "why_influence": ("battle", "minor_battle"),
    "loss": ("battle", "defeat", "retreat"),
    "removal": ("peace", "weaker"),
    "duty": ("neutral", "neutral_home", "uncontrolled"),
    "verdict": ("stronger", "garrison", "lot"),
}


def fields(names: str, types: Mapping[str, Type] = TYPES) -> tuple[Field, ...]:
    """The fields with these names; a game may have names of its own."""
    return tuple(Field(name, types[name] if name in types else TYPES[name]) for name in names.split())


EVENTS: dict[str, tuple[Field, ...]] = {
    # sequence of play
    "round": fields("round"),
    "diplomacy": fields("round"),
    "turn": fields("round turn"),
    # diplomacy
    "status": fields("power status before"),
    "no_choice": fields("power status place"),
    "expelled": fields("leader power"),
    # minor powers
    "bid": fields("power minor points"),
    "capital_held": fields("minor controller"),
    "control": fields("minor controller"),
    "control_kept": fields("minor controller"),
    # actions
    "declined": fields("power action"),
    "draw": fields("power why_card"),
    "no_card": fields("power"),
    "reshuffle": fields("count"),
    "discard": fields("power card why_discard"),
    "tax": fields("power money"),
    "placed": fields("power general place named"),
    "taken_off": fields("power general place troops named"),
    "bought": fields("power item place left"),
    "corruption": fields("power money"),
    "expand": fields("power points total"),
    # tracks
    "morale": fields("power points total why_morale"),
    "influence": fields("power points total why_influence"),
    # movement
    "arbiter": fields("power arbiter"),
    "no_arbiter": fields("power"),
    "disbanded": fields("power place"),
    "movement_turn": fields("power number"),
    "moved": fields("power general movement path named"),
    "consent": fields("host power start to"),
    "consent_refused": fields("host power start to"),
    "garrison": fields("power place"),
    "requested": fields("power arbiter number"),
    "granted": fields("arbiter power number"),
    "refused_turn": fields("arbiter power number"),
    # battle
    "battle": fields("power place"),
    "strength": fields("place attack defence"),
    "support": fields("power start place side"),
    "card_down": fields("power place morale"),
    "card_up": fields("power place card morale"),
    "turned_up": fields("power owner place card"),
    "struck_out": fields("power owner place card"),
    "passed": fields("power"),
    "stack": fields("power place cards strength"),
    "result": fields("place attack defence winner"),
    "lost_troops": fields("power general troops place loss named"),
    "withdrew": fields("power general place to troops named"),
    "beaten": fields("power general place to troops named"),
    "garrison_lost": fields("power place"),
    # board update
    "garrison_removed": fields("power place removal"),
    "garrison_paid": fields("power place money total"),
    "assigned": fields("power place general to named"),
    "must_leave": fields("power place duty named"),
    "may_stay": fields("host power place"),
    "must_go": fields("host power place"),
    "compared": fields("place powers strength verdict"),
    # the end
    "victory": fields("powers reason"),
}

# What only the seats named by the event may know.
SECRET: dict[str, tuple[Field, ...]] = {
    "draw": fields("card"),
    "card_down": fields("card"),
}


def general_id(game: FamilyDefinition, general: int) -> str:
    """The id of a General: his Power and his number in it, from 1."""
    power = game.owner[general]
    return f"{game.powers[power]}-{general - game.generals[power][0] + 1}"


def plain(game: FamilyDefinition, type: Type, value: Any) -> Any:
    """A value as plain data: ids instead of indices; None for off board, for nothing and nobody, and for a draw."""
    if type == "power":
        return game.powers[value] if value >= 0 else None
    if type == "place":
        return game.map.ids[value] if value >= 0 else None
    if type == "powers":
        return [game.powers[power] for power in value]
    if type in ("path", "places"):
        return [game.map.ids[place] for place in value]
    if type == "candidates":
        return [{"place": game.map.ids[place], "steps": steps, "value": worth} for place, steps, worth in value]
    if type == "general":
        return general_id(game, value)
    if type == "status":
        return game.parameters.statuses[value]
    if type == "side":
        return ("attack", "defence")[value] if value >= 0 else None
    if type == "hero":
        return tuple(game.parameters.heroes.values())[value] if value >= 0 else None
    return list(value) if type == "cards" else value


def to_dict(game: FamilyDefinition, event: Event) -> dict[str, Any]:
    """The event with named fields, for clients; a secret field its reader may not know is None."""
    data: dict[str, Any] = {"kind": event.kind}
    for field, value in zip(game.vocabulary.events[event.kind], event.args, strict=True):
        data[field.name] = plain(game, field.type, value)
    secret = game.vocabulary.secret.get(event.kind, ())
    for n, field in enumerate(secret):
        data[field.name] = plain(game, field.type, event.secret[n]) if event.secret else None
    return data
