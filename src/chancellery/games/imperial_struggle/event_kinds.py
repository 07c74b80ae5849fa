"""The kinds of events: the names and types of what each one carries, in one table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from chancellery.games.imperial_struggle.sides import COMMODITIES, ERAS, REGIONS, SIDES, TYPES, WARS
from chancellery.kernel import Event

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

Type = Literal[
    "seat", "side", "space", "advantage", "ministry", "ministries", "ability", "event", "events", "tile", "tiles",
    "award",
    "awards", "wartile", "wartiles", "theater", "commodity", "commodities", "region", "type", "action", "number",
    "numbers", "source", "kept", "fate", "turn", "war", "era", "symbol", "reason", "word",
]  # fmt: skip
REST = ("ministries", "events", "tiles", "awards", "commodities", "numbers")  # all arguments that are left


class Field(NamedTuple):
    """One argument. A side of -1 is nobody, a space of -1 the Navy Box (or none)."""

    name: str
    type: Type


# A name means the same thing wherever it occurs, so each name has one type.
NAMES: dict[str, Type] = {
    "side": "side", "winner": "side", "other_side": "side", "seat": "seat",
    "space": "space", "start": "space", "to_space": "space",
    "advantage": "advantage", "minister": "ministry", "second": "ministry", "third": "ministry",
    "ministers": "ministries", "ability": "ability", "source": "source",
    "card": "event", "first_card": "event", "second_card": "event", "third_card": "event",
    "tile": "tile", "tiles": "tiles", "awards": "awards", "wartile": "wartile", "drawn": "wartile",
    "wartiles": "wartiles", "theater": "theater", "to_theater": "theater",
    "commodity": "commodity", "to_commodity": "commodity", "commodities": "commodities", "region": "region",
    "type": "type", "action": "action", "kept": "kept", "fate": "fate", "symbol": "symbol",
    "leader": "side", "required": "number", "prevented": "number",
    "turn": "turn", "war": "war", "era": "era", "reason": "reason", "destination": "word", "victory": "word",
    "points": "number", "total": "number", "margin": "number", "row": "number", "count": "number", "vp": "number",
    "conquest": "number", "strips": "number", "treaty": "number", "debt": "number", "army": "number",
    "alliances": "number", "keywords": "number", "conflicts": "number", "forts": "number", "squadrons": "number",
    "special": "number", "plus": "number", "bonus": "number", "number": "number", "fleets": "number",
    "unflags": "number", "canada": "number", "part": "number", "may_stay": "number",
    "places": "numbers", "now_wartile": "wartile",
    "first_wartile": "wartile", "second_wartile": "wartile", "third_wartile": "wartile", "fourth_wartile": "wartile",
}  # fmt: skip

WORDS: dict[str, tuple[str, ...]] = {
    "destination": ("turn_track", "unbuilt", "removed"),
    "victory": ("scoring", "vp", "war_sweep", "final", "tie", "equal"),
}
# why something happened; other reasons are ids of Event cards, Ministry cards and Advantages
REASONS = (
    "award", "prestige", "demand", "war", "refusal", "debt_overrun", "credit", "commodity", "territory",
    "war_tile", "taken", "pass", "spent", "reduced", "upgrade", "era", "bid",
    "paid", "seized", "conquest", "control", "displaced", "spain", "usa", "cut_off", "war_over",
)  # fmt: skip
SYMBOLS = ("none", "opponent_debt", "damage_fort_or_remove_squadron", "unflag")


def fields(names: str) -> tuple[Field, ...]:
    """The fields with these names."""
    return tuple(Field(name, NAMES[name]) for name in names.split())


EVENTS: dict[str, tuple[Field, ...]] = {
    # the auction (SU.14)
    "bid": fields("seat side points"),
    "sides": fields("side other_side points"),
    # a Peace Turn (4.1)
    "turn": fields("turn"),
    "deck": fields("era"),
    "event_removed": fields("side card"),
    "limit": fields("side points total reason"),
    "awards": fields("awards"),
    "demand": fields("commodities"),
    "squadrons_return": fields("side count"),
    "tiles": fields("tiles"),
    "draw_pile_renewed": fields("count"),
    "event_drawn": fields("side"),
    "event_discarded": fields("side card"),
    "ministry_chosen": fields("side count"),
    "ministry": fields("side count places"),
    "initiative": fields("side"),
    "first": fields("side"),
    "scoring": (),
    "award": fields("region winner margin leader required"),
    "award_changed": fields("minister points"),
    "prestige": fields("winner margin"),
    "demand_scored": fields("commodity winner margin"),
    # tracks
    "vp": fields("side points total reason"),
    "debt": fields("side points total reason"),
    "treaty": fields("side points total reason"),
    "debt_overrun": fields("side points prevented reason"),
    # an Action Round (5)
    "round": fields("side"),
    "tile_taken": fields("side tile"),
    "passed": fields("side"),
    "action": fields("side action type points"),
    "joined": fields("side action type"),
    "paid": fields("side type points debt treaty"),
    "banks": fields("side points"),
    "exchanged": fields("side type"),
    "swapped": fields("side theater to_theater"),
    "event": fields("side card"),
    "event_bonus": fields("side card bonus"),
    "points": fields("side type points card"),
    "in_vain": fields("side card"),
    "ability": fields("side ability"),
    "revealed": fields("side minister"),
    "ministry_lost": fields("side minister"),
    "huguenots": fields("space"),
    "huguenots_lost": fields("space"),
    "huguenots_spent": fields("space"),
    "huguenots_refreshed": (),
    "townshend": fields("commodity"),
    "demand_added": fields("commodity"),
    "demand_drawn": fields("commodity"),
    "demand_replaced": fields("commodity to_commodity"),
    # the map
    "flagged": fields("side space reason"),
    "unflagged": fields("side space other_side reason"),
    "spanish_flag_removed": fields("side space reason"),
    "conflict": fields("space plus"),
    "conflict_removed": fields("space reason"),
    "fort_built": fields("side space reason"),
    "fort_taken": fields("side space reason"),
    "damaged": fields("side space reason"),
    "repaired": fields("side space"),
    "advantage_taken": fields("side advantage"),
    "advantage_lost": fields("side advantage"),
    "advantage_used": fields("side advantage"),
    "advantage_refreshed": fields("side advantage"),
    "advantage_exhausted": fields("side advantage"),
    "constructed": fields("side"),
    "deployed": fields("side start space"),
    "squadron_to_navy": fields("side space reason"),
    "squadron_set_aside": fields("side start destination reason"),
    # War tiles
    "layout": fields("war"),
    "basic_placed": fields("side theater"),
    "free_tiles": fields("side count"),
    "tile_drawn": fields("side"),
    "tile_placed": fields("side theater"),
    "tile_moved": fields("side theater to_theater"),
    "tile_returned": fields("side theater"),
    "upgrade": fields("side theater"),
    "upgraded": fields("side fate"),
    "byng": fields("side theater"),
    # a War (7)
    "war": fields("war"),
    "theater": fields("theater"),
    "tiles_revealed": fields("side theater wartiles army"),
    "tile_effect": fields("side symbol space"),
    "tile_effects_declined": fields("side"),
    "strength": fields("side theater army alliances keywords conflicts forts squadrons special total"),
    "theater_drawn": fields("theater"),
    "theater_won": fields("side theater margin row"),
    "spoils": fields("side theater vp conquest strips treaty"),
    "spoils_declined": fields("side conquest strips"),
    "stripped": fields("side space"),
    "conquered": fields("side space"),
    "conquest_refused": fields("side space"),
    "jacobite_victory": fields("count"),
    "jacobite_defeat": (),
    "jacobite_place": (),
    "atlantic_dominance": fields("side"),
    "shift_declined": fields("side"),
    "shift_in_spain": fields("side space"),
    "usa_flag": fields("space"),
    "cut_off": fields("side space"),
    "war_reset": fields("war"),
    # the end
    "final_scoring": (),
    "credit_compared": fields("winner margin"),
    "commodity_compared": fields("commodity winner margin"),
    "territory_counted": fields("side space"),
    "victory": fields("side victory"),
}

# What only the seats named by the event may know.
SECRET: dict[str, tuple[Field, ...]] = {
    "event_drawn": fields("card"),
    "ministry_chosen": fields("ministers"),
    "ministry": fields("ministers"),
    "basic_placed": fields("wartile"),
    "tile_drawn": fields("wartile"),
    "tile_placed": fields("wartile"),
    "tile_moved": fields("wartile"),
    "tile_returned": fields("wartile"),
    "upgrade": fields("wartile"),
    "upgraded": fields("kept wartile"),
}


def paired(declared: Sequence[Field], values: Sequence[Any]) -> Iterator[tuple[Field, Any]]:
    """The fields with their values; the last one may take all that is left."""
    for n, field in enumerate(declared):
        yield field, tuple(values[n:]) if field.type in REST else values[n]


def plain(game: ImperialStruggle, type: Type, value: Any) -> Any:
    """A value as plain data: ids instead of indices; None for nobody and for the Navy Box."""
    box, words = game.components, game.notation.words
    if type in ("side", "space") and value < 0:
        return None
    if type in ("tiles", "awards", "commodities", "ministries", "events", "wartiles", "numbers"):
        single: dict[str, Type] = {"ministries": "ministry", "commodities": "commodity"}
        one: Any = single.get(type, type[:-1])
        return [plain(game, one, inner) for inner in value]
    if type in ("space", "advantage", "ministry", "ability", "event", "tile", "wartile", "theater", "source"):
        return words[type][value]
    tables: dict[str, Sequence[str]] = {
        "side": SIDES, "commodity": COMMODITIES, "region": REGIONS, "type": TYPES, "war": WARS, "era": ERAS,
        "symbol": SYMBOLS, "action": words["action"], "kept": words["kept"], "fate": words["fate"],
        "award": [award.id for award in box.awards], "turn": [turn.id for turn in box.turns],
    }  # fmt: skip
    return tables[type][value] if type in tables else value


def to_dict(game: ImperialStruggle, event: Event) -> dict[str, Any]:
    """The event with named fields, for clients; a secret field its reader may not know is None."""
    data: dict[str, Any] = {"kind": event.kind}
    for field, value in paired(EVENTS[event.kind], event.args):
        data[field.name] = plain(game, field.type, value)
    if event.kind == "deployed":  # drawn as a trail
        data |= {"power": data["side"], "path": [data["start"] or "navy", data["space"]]}
    secret = SECRET.get(event.kind, ())
    if not event.secret:
        return data | {field.name: None for field in secret}
    return data | {field.name: plain(game, field.type, value) for field, value in paired(secret, event.secret)}
