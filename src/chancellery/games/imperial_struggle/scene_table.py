"""What lies beside the map in a scene: sides, tracks, tiles, Ministry cards, hands and piles.

Tiles carry ids that options name: `tile-N` (Investment, N-th Available), `action-KIND`, `ministry-CARD`,
`candidate-CARD`, `demand-COMMODITY`, `theater-ID`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from chancellery.games.imperial_struggle import points, scoring, words
from chancellery.games.imperial_struggle.advantages import PER_ROUND
from chancellery.games.imperial_struggle.components import Investment
from chancellery.games.imperial_struggle.round import CLOSED, EVENT, OPEN, Round
from chancellery.games.imperial_struggle.scene_asking import bonus_state, restricted
from chancellery.games.imperial_struggle.scene_facts import facts
from chancellery.games.imperial_struggle.sides import (
    BRITAIN,
    COMMODITIES,
    FRANCE,
    KEYWORDS,
    NOBODY,
    REGIONS,
    SIDES,
    TYPES,
)
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision
from chancellery.locale import text
from chancellery.table.scene import (
    Hand,
    Marker,
    Meter,
    PileShown,
    Power,
    Row,
    Tile,
    TileMark,
    Track,
    TrackEnd,
)
from chancellery.table.scene_telling import Card, CardLine

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

VP_END = 30  # IS-2.4.1
ICONS = {"economic": "coin", "diplomatic": "seal", "military": "sword"}


# -- the sides


def powers(s: Struggle, lang: str) -> tuple[Power, ...]:
    return tuple(
        Power(
            ref=f"power:{SIDES[side]}",
            id=SIDES[side],
            name=words.side_name(side, lang),
            letter=words.letter(side, lang),
            seat=s.game.seats[s.sides.index(side)],
            facts=facts(s, side, lang),
            status_name=text(lang, "is-fact-initiative") if s.initiative == side else None,
        )
        for side in (FRANCE, BRITAIN)
    )


def tracks(s: Struggle, lang: str) -> tuple[Track, ...]:
    """Victory Points: French up, British down."""
    title = text(lang, "is-track-vp")
    ends = (
        TrackEnd(0, SIDES[BRITAIN], text(lang, "is-track-vp-britain")),
        TrackEnd(VP_END, SIDES[FRANCE], text(lang, "is-track-vp-france")),
    )
    return (Track("vp", title, 0, VP_END, (Marker(s.vp, title=title),), ends, rail=True),)


# -- the Action Round under way


def _under_way(s: Struggle) -> Round | None:
    return s.round if s.rounds and s.round.tile != NOBODY else None


def meters(s: Struggle, lang: str) -> tuple[Meter, ...]:
    """What there is to spend, always in sight: points of the open Action, Debt, Treaty Points, limits of the round."""
    ar = _under_way(s)
    if ar is None:
        return ()
    found = []
    if ar.open >= 0:
        type = TYPES[ar.types[ar.open]]
        for kind, left in points.pools(s, ar):
            said = text(lang, f"is-type-{type}.points", n=left)
            title = restricted(s, kind, text(lang, "is-type-" + type), lang)
            found.append(Meter(f"points-{kind}", title, left, said, ICONS[type], strong=True))
    for id, icon, value, of in (
        ("credit", "change_debt", max(0, s.credit(ar.side)), None),
        ("treaty", "seal", s.treaty[ar.side], None),
        ("advantages", "pentagon", ar.advantages_used, PER_ROUND),
    ):
        title = text(lang, "is-meter-" + id)
        found.append(Meter(id, title, value, f"{title}: {value}", icon, of))
    return tuple(found)


def actions(s: Struggle, lang: str) -> list[Tile]:
    """The Actions of the round: those waiting, the open one and those that are over."""
    ar = _under_way(s)
    if ar is None:
        return []
    found = []
    for action, state in enumerate(ar.state):
        if not state:
            continue
        type = TYPES[ar.types[action]]
        worth = sum(ar.left) if state == OPEN else sum(ar.event_left) if action == EVENT else ar.points[action]
        id = "action-" + s.game.notation.words["action"][action]
        said = text(lang, f"is-action-{('absent', 'waiting', 'open', 'closed')[state]}")
        found.append(
            Tile(
                ref=f"tile:{id}",
                id=id,
                title=text(lang, "is-" + id),
                text=f"{text(lang, f'is-type-{type}.action')}, {said}",
                marks=(TileMark("–" if state == CLOSED else str(worth), ICONS[type]),),
                power=SIDES[ar.side],
                current=state == OPEN,
                spent=state == CLOSED,
            )
        )
    return found


# -- rows of tiles


def investment(s: Struggle, lang: str) -> list[Tile]:
    """The Available tiles, then those taken with who took them (the sides alternate)."""
    box = s.game.components
    found = [_tile(f"tile-{n}", box.investments[kind], lang) for n, kind in enumerate(sorted(s.tiles))]
    for n, kind in enumerate(s.taken):
        side = s.first if n % 2 == 0 else 1 - s.first
        found.append(replace(_tile(f"taken-{n}", box.investments[kind], lang), power=SIDES[side], spent=True))
    return found


def _tile(id: str, kind: Investment, lang: str) -> Tile:
    marks = [
        TileMark(str(kind.points), ICONS[TYPES[kind.major]]),
        TileMark("2", ICONS[TYPES[kind.minor]], minor=True),
    ]
    if kind.event:
        marks.append(TileMark("", "cards", minor=True))
    if kind.upgrade:
        marks.append(TileMark("", "up", minor=True))
    return Tile(f"tile:{id}", id, words.tile_name(kind, lang), marks=tuple(marks))


def awards(s: Struggle, lang: str) -> list[Tile]:
    """The Award of each Region, with who leads there and by how much."""
    chart, found = s.game.chart, []
    for region, tile in enumerate(s.awards):
        award, where = s.game.components.awards[tile], chart.in_region[region]
        leader, lead = scoring.ahead(s, where)
        winner = leader if leader != NOBODY and lead >= award.margin else NOBODY
        marks = [TileMark(str(award.vp), "laurel")]
        if award.treaty:
            marks.append(TileMark(str(award.treaty), "seal", minor=True))
        title, said = text(lang, "is-region-" + REGIONS[region]), f"{words.award_name(s.game, tile, lang)}."
        found.append(_award(s, REGIONS[region], title, said, marks, where, leader, winner, lang))
    if found:
        where = scoring.prestige_spaces(s)
        leader, _ = scoring.ahead(s, where)
        title, said = text(lang, "is-mark-prestige"), text(lang, "is-award-prestige", vp=scoring.PRESTIGE_VP)
        marks = [TileMark(str(scoring.PRESTIGE_VP), "crown")]
        found.append(_award(s, "prestige", title, said, marks, where, leader, leader, lang))
    return found


def _award(
    s: Struggle,
    what: str,
    title: str,
    said: str,
    marks: list[TileMark],
    where: int,
    leader: int,
    winner: int,
    lang: str,
) -> Tile:
    """An Award with how it stands."""
    id, standing, wins = f"award-{what}", _standing(s, where, lang), winner != NOBODY
    verdict = text(lang, "is-award-wins" if wins else "is-award-open", **words.forms(lang, "side", leader))
    return Tile(
        ref=f"tile:{id}",
        id=id,
        title=title,
        text=f"{said} {standing}. {verdict}",
        marks=tuple(marks),
        note=standing,
        power=SIDES[winner] if wins else None,
        counts=_counts(s, where),
        plate=what if what in REGIONS else None,
    )


def _counts(s: Struggle, where: int) -> dict[str, int]:
    """How many of some spaces each side has."""
    return {SIDES[side]: (s.counted(side) & where).bit_count() for side in (FRANCE, BRITAIN)}


def _standing(s: Struggle, where: int, lang: str) -> str:
    """F 4 : B 6."""
    french, british = _counts(s, where).values()
    return f"{words.letter(FRANCE, lang)} {french} : {words.letter(BRITAIN, lang)} {british}"


def demand(s: Struggle, lang: str) -> list[Tile]:
    """All commodities; those in Global Demand with their reward in this Era."""
    chart, found = s.game.chart, []
    for c, commodity in enumerate(COMMODITIES):
        where = chart.of_commodity[c]
        leader, _ = scoring.ahead(s, where)
        reward = s.game.components.rewards[c][s.turn.era]
        wanted = c in s.demand
        said = _standing(s, where, lang)
        told = text(lang, "is-demand-reward", vp=reward.vp, treaty=reward.treaty, debt=reward.debt)
        lines = [told if wanted else text(lang, "is-demand-none"), said]
        if s.townshend == c:
            lines.append(text(lang, "is-demand-townshend"))
        id = "demand-" + commodity
        found.append(
            Tile(
                ref=f"tile:{id}",
                id=id,
                title=text(lang, "is-commodity-" + commodity),
                text=". ".join(lines),
                marks=(TileMark(str(reward.vp) if wanted else "", commodity),),
                note=said,
                power=SIDES[leader] if wanted and leader != NOBODY else None,
                spent=not wanted,
                counts=_counts(s, where),
            )
        )
    return found


# -- Ministry cards


def ministers(s: Struggle, side: int, seat: int | None, lang: str) -> list[Tile]:
    """The cards in the places of a side; face-down ones of the opponent show their backs (IS-4.1.7.7)."""
    found = []
    for place, card in enumerate(s.ministry[side]):
        up = bool(s.face_up >> card & 1)
        if not (up or side == seat or place == 2):
            id = f"hidden-{SIDES[side]}-{place}"
            found.append(Tile(f"tile:{id}", id, text(lang, "is-ministry-hidden"), face_up=False))
            continue
        shown = ministry_card(s.game, card, "ministry", lang)
        abilities = s.game.components.ministries[card].abilities
        spent = [a for a in abilities if s.spent & a.bit] if up else []
        state = text(lang, "is-ministry-up" if up else "is-ministry-down")
        if spent:
            state = text(lang, "is-ministry-spent", count=len(spent))
        note = " · ".join(part for part in (shown.note, state) if part)
        used_up = bool(spent) and len(spent) == sum(a.exhausts for a in abilities)
        found.append(replace(shown, note=note, spent=used_up, dim=not up))
    return found


@lru_cache(256)
def ministry_card(game: ImperialStruggle, card: int, row: str, lang: str) -> Tile:
    """A Ministry card as everybody knows it from the box."""
    found = game.components.ministries[card]
    first = sum(len(one.abilities) for one in game.components.ministries[:card])
    keywords = [text(lang, "is-keyword-" + KEYWORDS[k]) for k in range(len(KEYWORDS)) if found.keywords >> k & 1]
    abilities = [words.ability_text(game, first + n, lang) for n in range(len(found.abilities))]
    said = text(lang, "is-ministry-keywords", keywords=", ".join(keywords)) if keywords else ""
    id = f"{row}-{found.id}"
    return Tile(f"tile:{id}", id, words.ministry_name(game, card, lang), " ".join(abilities), note=said)


def candidates(s: Struggle, decisions: list[Decision], lang: str) -> list[Tile]:
    """The cards to choose from in the Ministry Phase."""
    cards: set[int] = set()
    for decision in decisions:
        if decision.kind == "ministry":
            cards.update(card for move in decision.options for card in move.args)
    return [ministry_card(s.game, card, "candidate", lang) for card in sorted(cards)]


def rows(s: Struggle, lang: str) -> tuple[Row, ...]:
    """What everybody sees; `near` rows stand by the hand, the others on the table."""
    listed = [
        _row("actions", actions(s, lang), "tiles", lang, near=True),
        _row("investment", investment(s, lang), "tiles", lang, near=True),
        _row("awards", awards(s, lang), "tiles", lang),
        _row("demand", demand(s, lang) if s.demand else [], "tiles", lang),
        *(_ministry(s, side, None, lang) for side in (FRANCE, BRITAIN)),
    ]
    return tuple(row for row in listed if row.tiles)


def own_rows(s: Struggle, public: tuple[Row, ...], side: int, decisions: list[Decision], lang: str) -> tuple[Row, ...]:
    """The rows with one's own Ministry cards and those one may choose from."""
    own = _ministry(s, side, side, lang)
    rows = tuple(own if row.id == own.id else row for row in public)
    choice = _row("candidates", candidates(s, decisions, lang), "cards", lang, near=True)
    return (choice, *rows) if choice.tiles else rows


def _ministry(s: Struggle, side: int, seat: int | None, lang: str) -> Row:
    return _row(f"ministry-{SIDES[side]}", ministers(s, side, seat, lang), "cards", lang, power=SIDES[side])


def _row(
    id: str,
    tiles: list[Tile],
    style: Literal["tiles", "cards"],
    lang: str,
    near: bool = False,
    power: str | None = None,
) -> Row:
    return Row(f"row:{id}", id, text(lang, "is-row-" + id.partition("-")[0]), tuple(tiles), power, style, near)


# -- hands and piles


def hand(s: Struggle, side: int, lang: str) -> Hand:
    """The Event cards of a side, for the seat that plays it."""
    return Hand(
        SIDES[side],
        words.side_name(side, lang),
        tuple(_card(s.game, card, side, bonus_state(s, side, card), lang) for card in s.hands[side]),
    )


@lru_cache(1024)
def _card(game: ImperialStruggle, card: int, side: int, bonus: str, lang: str) -> Card:
    """An Event card, with the Bonus Effect in two words."""
    lines = event_text(game, card, side, lang)
    return Card(
        ref=f"card:{SIDES[side]}/{game.components.events[card].id}",
        title=words.event_name(game, card, lang),
        text=" ".join(lines),
        lines=_card_lines(game, card, side, bonus, lang),
        note=text(lang, f"is-bonus-{bonus}.short"),
        emblem=TYPES[found] if (found := game.components.events[card].type) >= 0 else "any",
    )


def _card_lines(game: ImperialStruggle, card: int, side: int, bonus: str, lang: str) -> tuple[CardLine, ...]:
    """Its text as lines with their tone; the last one says whether the condition is met."""
    said = [CardLine(line) for line in event_text(game, card, side, lang)]
    if bonus != "none" and game.components.events[card].versions[side].bonus:
        said.append(CardLine(text(lang, "is-bonus-" + bonus), "good" if bonus == "met" else "soft"))
    return tuple(said)


def event_text(game: ImperialStruggle, card: int, side: int, lang: str) -> tuple[str, ...]:
    """What an Event does for a side: what it needs, its effect, and the Bonus Effect with its condition."""
    found = game.components.events[card]
    version = found.versions[side]
    lines = []
    if found.type >= 0:
        lines.append(text(lang, "is-card-needs", action=text(lang, f"is-type-{TYPES[found.type]}.action")))
    if version.base:
        lines.append(text(lang, f"is-event-{found.id}.{version.name}-base"))
    if version.bonus:
        lines.append(text(lang, "is-card-bonus", effect=text(lang, f"is-event-{found.id}.{version.name}-bonus")))
        lines.append(text(lang, "is-card-condition", condition=text(lang, f"is-event-{found.id}.condition")))
    return tuple(lines)


def piles(s: Struggle, lang: str) -> tuple[PileShown, ...]:
    def named(cards: list[int]) -> tuple[str, ...]:
        return tuple(words.event_name(s.game, card, lang) for card in cards)

    return (
        PileShown("deck", text(lang, "is-pile-deck"), len(s.draw)),
        PileShown("discards", text(lang, "is-pile-discards"), cards=named(s.discards)),
        PileShown("removed", text(lang, "is-pile-removed"), cards=named(sorted(s.removed))),
    )
