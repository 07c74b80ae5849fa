"""Hand-written positions: what each field means, and the state they describe. Errors name the field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle import control, sequence, war_tiles
from chancellery.games.imperial_struggle.components import BASIC_KINDS
from chancellery.games.imperial_struggle.peace_turn import PEACE_TURN, PHASES, ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.sequence import Sequence
from chancellery.games.imperial_struggle.sides import COMMODITIES, NOBODY, REGIONS, SIDES, SQUADRONS
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import BadInput, Procedure

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

HEADERS = ("game", "scenario", "seats", "seed", "options", "board", "title", "comment")
# points of a Peace Turn where a position can begin, and the first step that is still to be done
SIDE_FIELDS = (
    "flags", "debt", "limit", "treaty", "navy", "unbuilt", "turn_track", "hand", "ministry", "basic", "bonus", "pool",
    "carried", "refusals",
)  # fmt: skip
FIELDS = (
    *HEADERS, "turn", "phase", "rounds", "first", "initiative", "vp", "france", "britain", "changes", "usa", "spain",
    "conflict", "conflict_plus", "damaged", "huguenots", "huguenots_spent", "exhausted", "new", "tiles", "taken",
    "awards", "demand", "draw", "discards", "removed", "face_up", "spent", "townshend", "jacobite_victories",
    "jacobite_defeat", "jacobite_place", "dominance", "byng",
)  # fmt: skip


def build(game: ImperialStruggle, data: dict[str, Any], seed: str) -> Struggle:
    """The state of a position: the set-up, changed by its fields."""
    _known(data, FIELDS, "")
    s = sequence.blank(game, seed)
    box = game.components
    turns = [turn.id for turn in box.turns]
    s.step = turns.index(_one(data, "turn", turns, turns[0]))
    _open_spaces(s, data)
    s.vp = _number(data, "vp", -99, 99, s.vp)
    s.initiative = SIDES.index(_one(data, "initiative", SIDES, SIDES[s.initiative]))
    s.first = SIDES.index(_one(data, "first", SIDES, SIDES[s.initiative]))
    for side, name in enumerate(SIDES):
        fields = data.get(name, {})
        if not isinstance(fields, dict):
            raise BadInput("position-bad-field", field=name, expected="table", value=str(fields))
        _known(fields, SIDE_FIELDS, name + ".")
        _side(s, side, fields, name + ".")
    _map(s, data)
    _tiles(s, data)
    _cards(s, data)
    _war(s, data)
    _stack(s, data)
    wrong = game.check(s)
    if wrong:
        raise BadInput("position-impossible", problem=wrong[0])
    return s


def _open_spaces(s: Struggle, data: dict[str, Any]) -> None:
    chart = s.game.chart
    for era in range(s.turn.era + 1):
        s.available |= chart.from_era[era]
    s.usa = _spaces(s, data, "usa", 0)
    if s.turn.peace == 6 and s.usa:
        s.available |= chart.usa


def _side(s: Struggle, side: int, data: dict[str, Any], prefix: str) -> None:
    box = s.game.components
    s.flags[side] = _spaces(s, data, "flags", s.flags[side], prefix)
    s.limit[side] = _number(data, "limit", 0, 99, s.limit[side] + 4 * s.turn.era, prefix)
    s.debt[side] = _number(data, "debt", 0, s.limit[side], 0, prefix)
    s.treaty[side] = _number(data, "treaty", 0, 99, 0, prefix)
    s.navy[side] = _number(data, "navy", 0, SQUADRONS, s.navy[side], prefix)
    s.track[side] = _number(data, "turn_track", 0, SQUADRONS, 0, prefix)
    s.carried[side] = _number(data, "carried", 0, 3, 0, prefix)
    s.refusals[side] = _number(data, "refusals", 0, 2, 0, prefix)
    events = [event.id for event in box.events]
    s.hands[side] = sorted(events.index(id) for id in _list(data, "hand", events, (), prefix))
    cards = [card.id for card in box.ministries]
    s.ministry[side] = [cards.index(id) for id in _list(data, "ministry", cards, (), prefix)]
    if "unbuilt" in data:
        s.unbuilt[side] = _number(data, "unbuilt", 0, SQUADRONS, 0, prefix)
    else:
        s.unbuilt[side] = NOBODY  # what is left, once the flags are known


def _map(s: Struggle, data: dict[str, Any]) -> None:
    chart, box = s.game.chart, s.game.components
    changes = data.get("changes", {})
    if not isinstance(changes, dict):
        raise BadInput("position-bad-field", field="changes", expected="{space = side}", value=str(changes))
    s.spain = _spaces(s, data, "spain", s.spain)
    for id, owner in changes.items():
        space = 1 << _index(chart.ids, id, "changes")
        for side in range(len(SIDES)):
            s.flags[side] &= ~space
        s.spain &= ~space
        if owner in SIDES:
            s.flags[SIDES.index(owner)] |= space
        elif owner != "none":
            raise BadInput(
                "position-bad-field", field=f"changes.{id}", expected="france | britain | none", value=str(owner)
            )
    for side in range(len(SIDES)):
        s.flags[side] &= ~s.usa
        if s.unbuilt[side] == NOBODY:
            s.unbuilt[side] = SQUADRONS - s.squadrons(side) - s.navy[side] - s.track[side]
    s.conflict_plus = _spaces(s, data, "conflict_plus", 0)
    s.conflict = _spaces(s, data, "conflict", 0) | s.conflict_plus
    s.damaged = _spaces(s, data, "damaged", 0)
    s.huguenots_spent = _spaces(s, data, "huguenots_spent", 0)
    s.huguenots = _spaces(s, data, "huguenots", 0) | s.huguenots_spent
    s.held = [0, 0]
    for advantage in range(len(box.advantages)):
        control.hold(s, advantage)
    names = [tile.id for tile in box.advantages]
    s.exhausted = sum(1 << names.index(id) for id in _list(data, "exhausted", names))
    s.fresh = sum(1 << names.index(id) for id in _list(data, "new", names))
    s.changed = 0
    s.at_start = s.flags[:]
    s.events.clear()


def _tiles(s: Struggle, data: dict[str, Any]) -> None:
    box = s.game.components
    kinds = [kind.id for kind in box.investments]
    s.taken = [kinds.index(id) for id in _list(data, "taken", kinds)]
    default = [kind.id for kind in box.investments][::2] if _needs_tiles(s, data) else []
    s.tiles = [kinds.index(id) for id in _list(data, "tiles", kinds, default)]
    for tile in (*s.taken, *s.tiles):
        if tile not in s.tile_stack:
            raise BadInput("position-bad-field", field="tiles", expected="24 tiles", value=kinds[tile])
        s.tile_stack.remove(tile)
    s.shuffle(s.tile_stack)
    awards = [award.id for award in box.awards]
    given = data.get("awards", {})
    if not isinstance(given, dict):
        raise BadInput("position-bad-field", field="awards", expected="{region = award}", value=str(given))
    left = list(range(len(awards)))
    chosen = {
        REGIONS.index(_one({"awards": r}, "awards", REGIONS, r)): _index(awards, id, "awards")
        for r, id in given.items()
    }
    for tile in chosen.values():
        left.remove(tile)
    s.awards = [chosen[region] if region in chosen else left.pop(0) for region in range(len(REGIONS))]
    s.awards_left = left
    demand = _list(data, "demand", COMMODITIES, COMMODITIES[:3])
    s.demand = sorted(COMMODITIES.index(id) for id in demand)
    if "townshend" in data:
        s.townshend = COMMODITIES.index(_one(data, "townshend", COMMODITIES, ""))


def _needs_tiles(s: Struggle, data: dict[str, Any]) -> bool:
    return bool(s.turn.peace) and data.get("phase", "round") in ("round", "discard", "ministry", "initiative")


def _cards(s: Struggle, data: dict[str, Any]) -> None:
    box = s.game.components
    events = [event.id for event in box.events]
    s.discards = [events.index(id) for id in _list(data, "discards", events)]
    s.removed = [events.index(id) for id in _list(data, "removed", events)]
    elsewhere = {*s.discards, *s.removed, *s.hands[0], *s.hands[1]}
    here = s.turn.era if data.get("phase", "round") != "start" or not s.turn.first else s.turn.era - 1
    rest = [i for i, event in enumerate(box.events) if event.era <= max(0, here) and i not in elsewhere]
    top = [events.index(id) for id in _list(data, "draw", events)]
    if s.turn.era == 2 and here == 2:  # IS-4.1.1.4
        s.removed += [card for card in rest if box.events[card].era == 0 and card not in top]
        rest = [card for card in rest if box.events[card].era > 0]
    s.draw = [card for card in rest if card not in top]
    s.shuffle(s.draw)
    s.draw += top  # the last of them is the top card
    cards = [card.id for card in box.ministries]
    s.face_up = sum(1 << cards.index(id) for id in _list(data, "face_up", cards))
    if s.face_up & ~sum(1 << card for side in (0, 1) for card in s.ministry[side]):
        raise BadInput("position-bad-field", field="face_up", expected="ministry", value=str(data["face_up"]))
    names = s.game.ability_names
    s.spent = sum(box.abilities[names.index(id)].bit for id in _list(data, "spent", names))
    s.jacobite_victories = _number(data, "jacobite_victories", 0, 2, 0)
    s.jacobite_defeat = _flag(data, "jacobite_defeat")
    s.jacobite_place = _flag(data, "jacobite_place")


def _war(s: Struggle, data: dict[str, Any]) -> None:
    """Basic tiles not given are +1 first; Bonus tiles only as given."""
    if s.next_war == NOBODY:
        return
    war_tiles.prepare(s)
    theaters = [theater.id for theater in s.game.components.wars[s.next_war].theaters]
    words = s.game.notation.words["wartile"]
    for side, name in enumerate(SIDES):
        fields = data.get(name, {})
        basic = fields.get("basic", {})
        bonus = fields.get("bonus", {})
        for field, table in (("basic", basic), ("bonus", bonus)):
            if not isinstance(table, dict):
                raise BadInput(
                    "position-bad-field", field=f"{name}.{field}", expected="{theater = tile}", value=str(table)
                )
            for id in table:
                _index(theaters, id, f"{name}.{field}")
        for number, id in enumerate(theaters):
            if id in basic:
                tile = _index(words[:BASIC_KINDS], basic[id], f"{name}.basic.{id}")
                _draw_from(s.pool[side], tile, f"{name}.basic.{id}", words)
                s.basic[war_tiles.slot(side, number)] = tile
        for number, id in enumerate(theaters):
            if id not in basic:
                tile = 1 if 1 in s.pool[side] else s.pool[side][0]
                s.pool[side].remove(tile)
                s.basic[war_tiles.slot(side, number)] = tile
            for word in bonus.get(id, ()):
                tile = _index(words, word, f"{name}.bonus.{id}")
                _draw_from(s.bonus_pool[side], tile, f"{name}.bonus.{id}", words)
                s.bonus[war_tiles.slot(side, number)].append(tile)
        if "pool" in fields:
            s.pool[side] = sorted(_index(words[:BASIC_KINDS], id, f"{name}.pool") for id in fields["pool"])
    if "dominance" in data:
        s.dominance = SIDES.index(_one(data, "dominance", SIDES, ""))
    if "byng" in data:
        s.byng = theaters.index(_one(data, "byng", theaters, ""))


def _draw_from(pool: list[int], tile: int, field: str, words: list[str]) -> None:
    if tile not in pool:
        raise BadInput(
            "position-bad-field",
            field=field,
            expected=", ".join(words[t] for t in sorted(set(pool))),
            value=words[tile],
        )
    pool.remove(tile)


def _stack(s: Struggle, data: dict[str, Any]) -> None:
    s.stack = [Sequence()]
    if not s.turn.peace:
        if "phase" in data and data["phase"] != "war":
            raise BadInput("position-bad-field", field="phase", expected="war", value=str(data["phase"]))
        return
    phase = _one(data, "phase", tuple(PHASES), "round")
    turn = PeaceTurn()
    turn.at = PEACE_TURN.index(PHASES[phase])
    turn.rounds = _number(data, "rounds", 0, ROUNDS, len(s.taken))
    below: list[Procedure] = [Sequence(), turn]
    s.stack = below


# -- reading fields


def _known(data: dict[str, Any], fields: Iterable[str], prefix: str) -> None:
    for name in data:
        if name not in fields:
            raise BadInput("position-unknown-field", field=prefix + str(name), known=", ".join(sorted(fields)))


def _one(data: dict[str, Any], name: str, values: Iterable[str], default: str, prefix: str = "") -> str:
    value = data.get(name, default)
    if value not in values:
        raise BadInput("position-bad-field", field=prefix + name, expected=" | ".join(values), value=str(value))
    return str(value)


def _number(data: dict[str, Any], name: str, least: int, most: int, default: int, prefix: str = "") -> int:
    value = data.get(name, default)
    if type(value) is not int or not least <= value <= most:
        raise BadInput("position-bad-field", field=prefix + name, expected=f"{least}..{most}", value=str(value))
    return value


def _flag(data: dict[str, Any], name: str) -> bool:
    value = data.get(name, False)
    if type(value) is not bool:
        raise BadInput("position-bad-field", field=name, expected="true | false", value=str(value))
    return value


def _list(
    data: dict[str, Any], name: str, values: Iterable[str], default: Iterable[str] = (), prefix: str = ""
) -> list[str]:
    value = data.get(name, list(default))
    known = list(values)
    if not isinstance(value, list):
        raise BadInput("position-bad-field", field=prefix + name, expected="[...]", value=str(value))
    for item in value:
        _index(known, item, prefix + name)
    return [str(item) for item in value]


def _index(values: Iterable[str], value: Any, field: str) -> int:
    known = list(values)
    if value not in known:
        raise BadInput("position-unknown-name", field=field, name=str(value))
    return known.index(value)


def _spaces(s: Struggle, data: dict[str, Any], name: str, default: int, prefix: str = "") -> int:
    if name not in data:
        return default
    chart = s.game.chart
    return chart.set_of(_list(data, name, chart.ids, (), prefix))
