"""What a side may know of a match of Imperial Struggle, as numbers.

France comes first and Britain second, whoever looks: the sides are not alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chancellery.games.imperial_struggle.peace_turn import PeaceTurn
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import COMMODITIES, NOBODY, REGIONS, SIDES
from chancellery.games.imperial_struggle.state import Ministers, Struggle
from chancellery.kernel.observation import Look, Part, asked, counts, each, many, numbers, one, some
from chancellery.kernel.plain import stored_fields

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

VERSION: Final = 1
THEATERS: Final = 4
ACTIONS: Final = 4
SPACES: Final = (  # sets of spaces, as the state calls them
    *("usa", "spain", "conflict", "conflict_plus", "damaged", "available", "huguenots", "huguenots_spent"),
    *("isolated", "changed", "deployed", "refused", "conquerors"),
)
TRACKS: Final = (
    "debt",
    "limit",
    "treaty",
    "navy",
    "unbuilt",
    "track",
    "carried",
    "refusals",
    "conquerors_navy",
    "top_rows",
)
NUMBERS: Final = ("step", "vp", "banks", "jacobite_victories", "resolved")
FLAGS: Final = ("jacobite_defeat", "jacobite_place")
ROUND: Final = [  # what an Action Round counts, one number each
    name for name in stored_fields(Round) if name not in ("before", "event_kinds", "kinds")
]
LISTS: Final = {"state": ACTIONS, "types": ACTIONS, "points": ACTIONS, "regions": 2}  # and these are so many numbers
SUMS: Final = ("event_left", "left")  # of these the sum is told


def _set(name: str, size: int, read: Any) -> list[Part]:
    """A set of each side."""
    return each(len(SIDES), name, size, read, set=True)


def parts(game: ImperialStruggle) -> list[Part]:
    box = game.components
    spaces, events, ministers = box.chart.size, len(box.events), len(box.ministries)
    advantages, investments, tiles = len(box.advantages), len(box.investments), len(box.strength)
    abilities, kinds = len(box.abilities), len(box.investments)
    slots = range(len(SIDES) * THEATERS)
    return [
        some("side", len(SIDES), lambda s, look: one(_side(s, look))),
        *[_spaces(name, spaces) for name in SPACES],
        *_set("flags", spaces, lambda s, look, side: s.flags[side]),
        *_set("at_start", spaces, lambda s, look, side: s.at_start[side]),
        *_set("hand", events, lambda s, look, side: many(s.hands[side]) if side == _side(s, look) else 0),
        some("discards", events, lambda s, look: many(s.discards)),
        some("removed", events, lambda s, look: many(s.removed)),
        *_set("ministry", ministers, lambda s, look, side: many(_ministers(s, look, side))),
        some("face_up", ministers, lambda s, look: s.face_up),
        some("exhausted_abilities", abilities, _exhausted),
        *_set("advantages", advantages, lambda s, look, side: s.held[side]),
        some("exhausted", advantages, lambda s, look: s.exhausted),
        some("fresh", advantages, lambda s, look: s.fresh),
        some("turn", len(box.turns), lambda s, look: 1 << s.step),
        some("initiative", len(SIDES), lambda s, look: 1 << s.initiative),
        some("first", len(SIDES), lambda s, look: 1 << s.first),
        some("awards", len(REGIONS) * len(box.awards), lambda s, look: _awards(s)),
        some("demand", len(COMMODITIES), lambda s, look: many(s.demand)),
        some("townshend", len(COMMODITIES), lambda s, look: one(s.townshend)),
        some("dominance", len(SIDES), lambda s, look: one(s.dominance)),
        some("byng", THEATERS, lambda s, look: one(s.byng)),
        some("marked", len(FLAGS), lambda s, look: many([n for n, name in enumerate(FLAGS) if getattr(s, name)])),
        some("scorer", len(SIDES), lambda s, look: one(s.scorer)),
        numbers("numbers", len(NUMBERS), lambda s, look: [float(getattr(s, name)) for name in NUMBERS]),
        *each(len(SIDES), "tracks", len(TRACKS), lambda s, look, side: [float(getattr(s, n)[side]) for n in TRACKS]),
        *each(len(SIDES), "held", 4, _held),
        numbers("piles", 3, lambda s, look: [float(len(pile)) for pile in (s.draw, s.tile_stack, s.awards_left)]),
        numbers("tiles", investments, lambda s, look: counts(s.tiles, kinds)),
        numbers("taken_first", investments, lambda s, look: counts(s.taken[::2], kinds)),
        numbers("taken_second", investments, lambda s, look: counts(s.taken[1::2], kinds)),
        numbers("used", investments, lambda s, look: counts(s.used, kinds)),
        *[_display(slot, tiles) for slot in slots],
        *each(len(SIDES), "pool", tiles, lambda s, look, side: counts(_pool(s, look, side), tiles)),
        numbers("rounds", 1, lambda s, look: [float(turn.rounds) if (turn := s.running(PeaceTurn)) else 0.0]),
        numbers("round", 1 + len(ROUND) - len(LISTS) + sum(LISTS.values()), _round),
        numbers("points", 2 * len(game.restrictions.table), _points),
        *asked(game.notation, len(SIDES), len(game.seats), {}),
    ]


def _side(s: Struggle, look: Look) -> int:
    return NOBODY if look.seat is None else s.sides[look.seat]


def _spaces(name: str, size: int) -> Part:
    return some(name, size, lambda s, look: getattr(s, name))


def _ministers(s: Struggle, look: Look, side: int) -> list[int]:
    """The Ministry cards that the seat knows."""
    ministers = Ministers(s, side)
    seen = ministers.seen_by(look.seat)
    return [card for place, card in enumerate(s.ministry[side]) if seen or ministers.known(place)]


def _exhausted(s: Struggle, look: Look) -> int:
    """The abilities of cards face up that are Exhausted."""
    abilities = s.game.components.abilities
    return many([n for n, ability in enumerate(abilities) if s.face_up >> ability.card & 1 and s.spent & ability.bit])


def _awards(s: Struggle) -> int:
    kinds = len(s.game.components.awards)
    return many([region * kinds + award for region, award in enumerate(s.awards)])


def _held(s: Struggle, look: Look, side: int) -> list[float]:
    """Cards in hand, Ministry cards, tiles in the pools."""
    return [float(len(of[side])) for of in (s.hands, s.ministry, s.pool, s.bonus_pool)]


def _display(slot: int, tiles: int) -> Part:
    """The War tiles of a side in a theater: those that are known, and how many lie there."""

    def read(s: Struggle, look: Look) -> list[float]:
        side, theater = divmod(slot, THEATERS)
        lying = [tile for tile in (s.basic[slot], *s.bonus[slot]) if tile != NOBODY]
        known = theater < s.shown or side == _side(s, look)
        return [float(s.basic[slot] != NOBODY), float(len(lying)), *counts(lying if known else (), tiles)]

    return numbers(f"display.{slot // THEATERS}.{slot % THEATERS}", 2 + tiles, read)


def _pool(s: Struggle, look: Look, side: int) -> list[int]:
    return [*s.pool[side], *s.bonus_pool[side]] if side == _side(s, look) else []


def _round(s: Struggle, look: Look) -> list[float]:
    """The Action Round under way, field by field as `Round` has them; the first number says whether there is one."""
    if not s.rounds:
        return [0.0] * (1 + len(ROUND) - len(LISTS) + sum(LISTS.values()))
    found = [1.0]
    for name in ROUND:
        value = getattr(s.round, name)
        found += [float(one) for one in value] if name in LISTS else [float(sum(value) if name in SUMS else value)]
    return found


def _points(s: Struggle, look: Look) -> list[float]:
    """The points left of the Action under way and of the Event, by their restrictions."""
    size = len(s.game.restrictions.table)
    found = [0.0] * (2 * size)
    if s.rounds:
        for n, (kinds, left) in enumerate(((s.round.kinds, s.round.left), (s.round.event_kinds, s.round.event_left))):
            for kind, points in zip(kinds, left):
                found[n * size + kind] += float(points)
    return found
