"""The map in a scene: spaces, Advantages and the Navy Box, and the pieces on them.

All of it is public. A space or a piece looks the same in most scenes, so it is kept; what it depends on is in the
arguments of the functions that keep it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from chancellery.games.imperial_struggle import control, words
from chancellery.games.imperial_struggle.sides import BRITAIN, COMMODITIES, FRANCE, NOBODY, SIDES
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel.sets import bits, lowest
from chancellery.locale import in_a_row, text
from chancellery.table.drawing import KEPT
from chancellery.table.scene import Line, Piece, Place

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

Shape = Literal["circle", "square", "diamond", "pentagon", "hexagon"]
NAVY = "navy"  # the Navy Box as a place
USA, SPAIN = "usa", "spain"
SHAPES: dict[str, Shape] = {
    "political": "diamond",
    "market": "circle",
    "territory": "square",
    "naval": "hexagon",
    "fort": "hexagon",
}


def owner(s: Struggle, space: int) -> str | None:
    """Whose flag, Squadron or Fort is in a space."""
    bit = 1 << space
    for side in (FRANCE, BRITAIN):
        if s.flags[side] & bit:
            return SIDES[side]
    return USA if s.usa & bit else SPAIN if s.spain & bit else None


# -- places


def places(s: Struggle, lang: str) -> tuple[Place, ...]:
    """Spaces in the order of the data, then Advantages, then the Navy Box."""
    guarded = control.protected(s, FRANCE) | control.protected(s, BRITAIN)
    if s.rounds:
        cut_off = s.isolated
    else:
        cut_off = control.isolated(s, FRANCE) | control.isolated(s, BRITAIN)
    found = [_space_now(s, space, guarded, cut_off, lang) for space in range(s.game.chart.size)]
    found += [_advantage_now(s, i, lang) for i in range(len(s.game.components.advantages))]
    return (*found, _navy(s, lang))


def _space_now(s: Struggle, space: int, guarded: int, cut_off: int, lang: str) -> Place:
    bit = 1 << space
    marks = (
        ("conflict_plus" if s.conflict_plus & bit else "conflict" if s.conflict & bit else ""),
        "protected" if guarded & bit else "",
        "isolated" if cut_off & bit else "",
        "damaged" if s.damaged & bit else "",
        ("huguenots_spent" if s.huguenots_spent & bit else "huguenots" if s.huguenots & bit else ""),
        "demand" if s.game.chart.commodity[space] in s.demand else "",
    )
    return _space(s.game, space, owner(s, space), not s.available & bit, marks, s.next_war, lang)


@lru_cache(KEPT)
def _space(
    game: ImperialStruggle, space: int, flag: str | None, closed: bool, marks: tuple[str, ...], war: int, lang: str
) -> Place:
    chart = game.components.chart
    id, kind = chart.ids[space], chart.kind[space]
    return Place(
        ref=f"place:{id}",
        id=id,
        name=words.space_name(game, space, lang),
        text=_described(game, space, flag, closed, marks, war, lang),
        controller=flag,
        closed=closed,
        kind=kind,
        region=text(lang, "is-region-" + chart.spaces[space]["region"]),
        shape=SHAPES[kind],
    )


def _described(
    game: ImperialStruggle, space: int, flag: str | None, closed: bool, marks: tuple[str, ...], war: int, lang: str
) -> tuple[str, ...]:
    """What a space is, who controls it, what is special about it now and what it counts for."""
    chart = game.components.chart
    data = chart.spaces[space]
    lines = [_kind(game, space, lang)]
    if closed:
        lines.append(text(lang, "is-place-closed", era=text(lang, "is-era-" + data["available_from_era"])))
    else:
        lines.append(text(lang, "is-place-held-" + (flag or "nobody")))
    lines += [text(lang, "is-place-" + mark) for mark in marks if mark]
    theaters = [] if war < 0 else [t.id for t in game.components.wars[war].theaters]
    counted = [text(lang, "is-theater-" + id) for id in data["counts_in_theaters"] if id in theaters]
    if counted:
        lines.append(text(lang, "is-place-strength", theaters=in_a_row(counted, lang)))
    needed = [words.advantage_name(game, i, lang) for i in game.components.advantages_at[space]]
    if needed:
        lines.append(text(lang, "is-place-needed", advantages=in_a_row(needed, lang)))
    return tuple(lines)


def _kind(game: ImperialStruggle, space: int, lang: str) -> str:
    """What a space is, with its cost and its marks."""
    chart = game.components.chart
    kind, cost, commodity = chart.kind[space], chart.cost[space], chart.commodity[space]
    name = text(lang, f"is-space_type-{kind}")
    if kind == "market" and commodity >= 0:
        name = text(lang, f"is-commodity-{COMMODITIES[commodity]}.market")
    parts = [text(lang, "is-place-cost", name=name, cost=cost) if cost and kind != "territory" else name]
    if chart.prestige >> space & 1:
        parts.append(text(lang, "is-mark-prestige"))
    if chart.alliance >> space & 1:
        parts.append(text(lang, "is-mark-alliance"))
    if chart.local_alliance >> space & 1:
        parts.append(text(lang, "is-mark-local_alliance"))
    return ", ".join(parts) + "."


def _advantage_now(s: Struggle, advantage: int, lang: str) -> Place:
    tile, bit = s.game.components.advantages[advantage], 1 << advantage
    holder = s.holder(advantage)
    state = "exhausted" if s.exhausted & bit else "new" if s.fresh & bit and holder != NOBODY else "ready"
    closed = s.available & tile.spaces != tile.spaces
    return _advantage(s.game, advantage, holder, state, bool(tile.spaces & s.conflict), closed, lang)


@lru_cache(KEPT)
def _advantage(
    game: ImperialStruggle, advantage: int, holder: int, state: str, blocked: bool, closed: bool, lang: str
) -> Place:
    tile, chart = game.components.advantages[advantage], game.components.chart
    needed = in_a_row([words.space_name(game, space, lang) for space in bits(tile.spaces)], lang)
    lines = [
        text(lang, f"is-advantage-{tile.id}.text"),
        text(lang, "is-place-needs", spaces=needed),
        text(lang, "is-place-advantage-" + (SIDES[holder] if holder >= 0 else "nobody")),
    ]
    if holder >= 0 and (state != "ready" or blocked):
        lines.append(text(lang, "is-place-advantage-blocked" if blocked else "is-place-advantage-" + state))
    return Place(
        ref=f"place:{tile.id}",
        id=tile.id,
        name=words.advantage_name(game, advantage, lang),
        text=tuple(lines),
        controller=SIDES[holder] if holder != NOBODY else None,
        closed=closed,
        kind="advantage",
        region=text(lang, "is-region-" + chart.spaces[lowest(tile.spaces)]["region"]),
        shape="pentagon",
    )


def _navy(s: Struggle, lang: str) -> Place:
    lines = [
        text(lang, "is-place-navy", side=words.side_name(side, lang), navy=s.navy[side], unbuilt=s.unbuilt[side],
             track=s.track[side])
        for side in (FRANCE, BRITAIN)
    ]  # fmt: skip
    return Place(f"place:{NAVY}", NAVY, text(lang, "is-box-navy"), tuple(lines), kind="navy", shape="square")


def lines(s: Struggle) -> tuple[Line, ...]:
    """Lines of the board that only an optional rule draws (12.3)."""
    return (Line("louisbourg", "halifax", "tougher_forts"),) if s.game.tougher_forts else ()


# -- pieces


def pieces(s: Struggle, lang: str) -> tuple[Piece, ...]:
    """Flags, Squadrons and Forts, then markers; Squadrons in the Navy Box last."""
    chart, ids = s.game.chart, s.game.chart.ids
    found: list[Piece] = []
    for space in bits(s.flagged()):
        kind = "squadron" if chart.naval >> space & 1 else "fort" if chart.fort >> space & 1 else "flag"
        if kind == "fort" and s.damaged >> space & 1:
            kind = "fort_damaged"
        found.append(_piece(f"{kind.partition('_')[0]}-{ids[space]}", kind, owner(s, space), ids[space], lang))
    for space in bits(s.conflict):
        kind = "conflict_plus" if s.conflict_plus >> space & 1 else "conflict"
        found.append(_piece(f"conflict-{ids[space]}", kind, None, ids[space], lang))
    for space in bits(s.huguenots):
        kind = "huguenots_spent" if s.huguenots_spent >> space & 1 else "huguenots"
        found.append(_piece(f"huguenots-{ids[space]}", kind, None, ids[space], lang))
    for advantage in bits(s.exhausted):
        id = s.game.components.advantages[advantage].id
        found.append(_piece(f"exhausted-{id}", "exhausted", None, id, lang))
    for side in (FRANCE, BRITAIN):
        found += [
            _piece(f"navy-{SIDES[side]}-{n + 1}", "squadron", SIDES[side], NAVY, lang) for n in range(s.navy[side])
        ]
    return tuple(found)


@lru_cache(KEPT)
def _piece(id: str, type: str, power: str | None, place: str, lang: str) -> Piece:
    letter = None
    if power is not None:
        letter = text(lang, f"is-letter-{power}" if power in (USA, SPAIN) else f"power-{power}.letter")
    elif type == "conflict_plus":
        letter = "+1"
    return Piece(
        f"piece:{id}", id, type, power, letter, place, text(lang, f"is-piece-{type}", side_id=power or "nobody")
    )
