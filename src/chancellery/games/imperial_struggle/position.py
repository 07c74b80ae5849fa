"""Hand-written positions: what each field means, and the state they describe. Errors name the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle import control, sequence, war_tiles
from chancellery.games.imperial_struggle.components import BASIC_KINDS
from chancellery.games.imperial_struggle.peace_turn import PHASES, ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.sequence import Sequence
from chancellery.games.imperial_struggle.sides import COMMODITIES, NOBODY, REGIONS, SIDES, SQUADRONS
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import BadInput
from chancellery.kernel.fields import Fields, bad_field

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

HEADERS = ("game", "scenario", "seats", "seed", "options", "board", "title", "comment", "note")
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
    f = Fields(data)
    f.known(FIELDS)
    s = sequence.blank(game, seed)
    turns = [turn.id for turn in game.components.turns]
    s.step = turns.index(f.one("turn", turns, turns[0]))
    _open_spaces(s, f)
    s.vp = f.number("vp", -99, 99, s.vp)
    s.initiative = SIDES.index(f.one("initiative", SIDES, SIDES[s.initiative]))
    s.first = SIDES.index(f.one("first", SIDES, SIDES[s.initiative]))
    for side, name in enumerate(SIDES):
        _side(s, side, f.table(name, SIDE_FIELDS, "table"))
    _map(s, f)
    _tiles(s, f)
    _cards(s, f)
    _war(s, f)
    _stack(s, f)
    wrong = game.check(s)
    if wrong:
        raise BadInput("position-impossible", problem=wrong[0])
    return s


def _open_spaces(s: Struggle, f: Fields) -> None:
    chart = s.game.chart
    for era in range(s.turn.era + 1):
        s.available |= chart.from_era[era]
    s.usa = f.set_of("usa", chart.ids)
    if s.turn.peace == 6 and s.usa:
        s.available |= chart.usa


def _side(s: Struggle, side: int, f: Fields) -> None:
    words = s.game.notation.words
    if "flags" in f:
        s.flags[side] = f.set_of("flags", s.game.chart.ids)
    s.limit[side] = f.number("limit", 0, 99, s.limit[side] + 4 * s.turn.era)
    s.debt[side] = f.number("debt", 0, s.limit[side], 0)
    s.treaty[side] = f.number("treaty", 0, 99, 0)
    s.navy[side] = f.number("navy", 0, SQUADRONS, s.navy[side])
    s.track[side] = f.number("turn_track", 0, SQUADRONS, 0)
    s.carried[side] = f.number("carried", 0, 3, 0)
    s.refusals[side] = f.number("refusals", 0, 2, 0)
    s.hands[side] = sorted(f.indices("hand", words["event"]))
    s.ministry[side] = [*f.indices("ministry", words["ministry"])]
    # if it is not given: what is left, once the flags are known
    s.unbuilt[side] = f.number("unbuilt", 0, SQUADRONS, 0) if "unbuilt" in f else NOBODY


def _map(s: Struggle, f: Fields) -> None:
    chart, box = s.game.chart, s.game.components
    changes = f.table("changes", expected="{space = side}")
    changes.names(chart.ids)
    if "spain" in f:
        s.spain = f.set_of("spain", chart.ids)
    for id in changes.data:
        owner, space = changes.one(id, (*SIDES, "none"), ""), 1 << chart.index[id]
        for side in range(len(SIDES)):
            s.flags[side] &= ~space
        s.spain &= ~space
        if owner in SIDES:
            s.flags[SIDES.index(owner)] |= space
    for side in range(len(SIDES)):
        s.flags[side] &= ~s.usa
        if s.unbuilt[side] == NOBODY:
            s.unbuilt[side] = SQUADRONS - s.squadrons(side) - s.navy[side] - s.track[side]
    s.conflict_plus = f.set_of("conflict_plus", chart.ids)
    s.conflict = f.set_of("conflict", chart.ids) | s.conflict_plus
    s.damaged = f.set_of("damaged", chart.ids)
    s.huguenots_spent = f.set_of("huguenots_spent", chart.ids)
    s.huguenots = f.set_of("huguenots", chart.ids) | s.huguenots_spent
    s.held = [0, 0]
    for advantage in range(len(box.advantages)):
        control.hold(s, advantage)
    s.exhausted = f.set_of("exhausted", s.game.notation.words["advantage"])
    s.fresh = f.set_of("new", s.game.notation.words["advantage"])
    s.changed = 0
    s.at_start = s.flags[:]
    s.events.clear()


def _tiles(s: Struggle, f: Fields) -> None:
    kinds, awards = s.game.notation.words["tile"], s.game.notation.words["award"]
    s.taken = [*f.indices("taken", kinds)]
    s.tiles = [*f.indices("tiles", kinds)]
    if "tiles" not in f and _needs_tiles(s, f):
        s.tiles = [*range(0, len(kinds), 2)]
    for tile in (*s.taken, *s.tiles):
        if tile not in s.tile_stack:
            raise bad_field("tiles", "24 tiles", kinds[tile])
        s.tile_stack.remove(tile)
    s.shuffle(s.tile_stack)
    given = f.table("awards", expected="{region = award}")
    given.names(REGIONS)
    chosen = {REGIONS.index(region): given.index(region, awards) for region in given.data}
    left = [*range(len(awards))]
    for tile in chosen.values():
        left.remove(tile)
    s.awards = [chosen[region] if region in chosen else left.pop(0) for region in range(len(REGIONS))]
    s.awards_left = left
    s.demand = sorted(f.indices("demand", COMMODITIES)) if "demand" in f else [0, 1, 2]
    if "townshend" in f:
        s.townshend = COMMODITIES.index(f.one("townshend", COMMODITIES, ""))


def _needs_tiles(s: Struggle, f: Fields) -> bool:
    return bool(s.turn.peace) and f.data.get("phase", "round") in ("round", "discard", "ministry", "initiative")


def _cards(s: Struggle, f: Fields) -> None:
    box, words = s.game.components, s.game.notation.words
    s.discards = [*f.indices("discards", words["event"])]
    s.removed = [*f.indices("removed", words["event"])]
    elsewhere = {*s.discards, *s.removed, *s.hands[0], *s.hands[1]}
    here = s.turn.era if f.data.get("phase", "round") != "start" or not s.turn.first else s.turn.era - 1
    rest = [i for i, event in enumerate(box.events) if event.era <= max(0, here) and i not in elsewhere]
    top = f.indices("draw", words["event"])
    if s.turn.era == 2 and here == 2:  # IS-4.1.1.4
        s.removed += [card for card in rest if box.events[card].era == 0 and card not in top]
        rest = [card for card in rest if box.events[card].era > 0]
    s.draw = [card for card in rest if card not in top]
    s.shuffle(s.draw)
    s.draw += top  # the last of them is the top card
    s.face_up = f.set_of("face_up", words["ministry"])
    if s.face_up & ~sum(1 << card for side in (0, 1) for card in s.ministry[side]):
        raise f.wrong("face_up", "ministry")
    for ability in f.indices("spent", words["ability"]):
        s.spent |= box.abilities[ability].bit
    s.jacobite_victories = f.number("jacobite_victories", 0, 2, 0)
    s.jacobite_defeat = f.flag("jacobite_defeat", False)
    s.jacobite_place = f.flag("jacobite_place", False)


def _war(s: Struggle, f: Fields) -> None:
    """Basic tiles not given are +1 first; Bonus tiles only as given."""
    if s.next_war == NOBODY:
        return
    war_tiles.prepare(s)
    theaters = [theater.id for theater in s.game.components.wars[s.next_war].theaters]
    for side, name in enumerate(SIDES):
        _display(s, side, f.table(name), theaters)
    if "dominance" in f:
        s.dominance = SIDES.index(f.one("dominance", SIDES, ""))
    if "byng" in f:
        s.byng = theaters.index(f.one("byng", theaters, ""))


def _display(s: Struggle, side: int, f: Fields, theaters: list[str]) -> None:
    words, pool = s.game.notation.words["wartile"], s.pool[side]
    basic, bonus = (f.table(field, expected="{theater = tile}") for field in ("basic", "bonus"))
    for table in (basic, bonus):
        table.names(theaters)
    for number, id in enumerate(theaters):
        if id in basic:
            s.basic[war_tiles.slot(side, number)] = tile = basic.index(id, words[:BASIC_KINDS])
            _draw_from(pool, tile, basic, id, words)
    for number, id in enumerate(theaters):
        if id not in basic:
            s.basic[war_tiles.slot(side, number)] = tile = 1 if 1 in pool else pool[0]
            pool.remove(tile)
        for tile in bonus.indices(id, words):
            _draw_from(s.bonus_pool[side], tile, bonus, id, words)
            s.bonus[war_tiles.slot(side, number)].append(tile)
    if "pool" in f:
        s.pool[side] = sorted(f.indices("pool", words[:BASIC_KINDS]))


def _draw_from(pool: list[int], tile: int, f: Fields, name: str, words: list[str]) -> None:
    if tile not in pool:
        left = ", ".join([words[one] for one in sorted(set(pool))])
        raise bad_field(f.prefix + name, left, words[tile])
    pool.remove(tile)


def _stack(s: Struggle, f: Fields) -> None:
    if not s.turn.peace:
        f.one("phase", ("war",), "war")
        s.begin_at(Sequence())
        return
    turn = PeaceTurn()
    turn.go_to(PHASES[f.one("phase", tuple(PHASES), "round")])
    turn.rounds = f.number("rounds", 0, ROUNDS, len(s.taken))
    s.begin_at(Sequence(), turn)
