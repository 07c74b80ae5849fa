"""What lies beside the map in a scene: sides, tracks, tiles, Ministry cards, hands and piles.

Tiles carry ids that options name: `tile-N` (Investment, N-th Available), `action-KIND`, `ministry-CARD`,
`candidate-CARD`, `demand-COMMODITY`, `theater-ID`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.asking import with_options
from chancellery.games.imperial_struggle import points, scoring, words
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.advantages import PER_ROUND
from chancellery.games.imperial_struggle.round import CLOSED, EVENT, OPEN
from chancellery.games.imperial_struggle.scene_options import Index, bonus_state, restricted
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
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

VP_END = 30  # IS-2.4.1
ICONS = {"economic": "coin", "diplomatic": "seal", "military": "sword"}


# -- the sides


def powers(s: Struggle, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": SIDES[side],
            "name": words.side_name(side, lang),
            "letter": words.letter(side, lang),
            "seat": s.game.seats[s.sides.index(side)],
            "yours": False,
            "status_name": text(lang, "is-fact-initiative") if s.initiative == side else None,
            "facts": _facts(s, side, lang),
            "options": [],
        }
        for side in (FRANCE, BRITAIN)
    ]


def _facts(s: Struggle, side: int, lang: str) -> list[dict[str, Any]]:
    debt, limit, treaty, cards = s.debt[side], s.limit[side], s.treaty[side], len(s.hands[side])
    fleet = {"map": s.squadrons(side), "navy": s.navy[side], "unbuilt": s.unbuilt[side], "track": s.track[side]}
    owed = {"debt": debt, "limit": limit, "left": limit - debt}
    return [
        _fact("debt", "coin", lang, debt, of=limit, most=limit, said=owed),
        _fact("treaty", "seal", lang, treaty, said={"count": treaty}),
        _fact("cards", "cards", lang, cards, said={"count": cards}),
        _fact("squadrons", "anchor", lang, fleet["map"], more=fleet["navy"] or None, said=fleet),
    ]


def _fact(id: str, icon: str, lang: str, value: int, *, said: dict[str, int], **more: int | None) -> dict[str, Any]:
    title = text(lang, "is-fact-" + id)
    fact = {"id": id, "icon": icon, "title": title, "value": value, "text": text(lang, f"is-fact-{id}.text", **said)}
    return fact | {name: number for name, number in more.items() if number is not None}


def tracks(s: Struggle, lang: str) -> list[dict[str, Any]]:
    """Victory Points: French up, British down."""
    ends = [
        {"value": 0, "power": SIDES[BRITAIN], "title": text(lang, "is-track-vp-britain")},
        {"value": VP_END, "power": SIDES[FRANCE], "title": text(lang, "is-track-vp-france")},
    ]
    marker = {"value": s.vp, "power": None, "title": text(lang, "is-track-vp")}
    return [
        {"id": "vp", "title": text(lang, "is-track-vp"), "from": 0, "to": VP_END, "markers": [marker], "ends": ends}
    ]


# -- the Action Round under way


def meters(s: Struggle, lang: str) -> list[dict[str, Any]]:
    """What there is to spend, always in sight: points of the open Action, Debt, Treaty Points, limits of the round."""
    ar = next((p for p in reversed(s.stack) if isinstance(p, ActionRound)), None)
    if ar is None or ar.tile == NOBODY:
        return []
    found = []
    if ar.open >= 0:
        type = TYPES[ar.types[ar.open]]
        for kind, left in points.pools(s, ar):
            said = text(lang, f"is-type-{type}.points", n=left)
            title = restricted(s, kind, text(lang, "is-type-" + type), lang)
            found.append(_meter(f"points-{kind}", ICONS[type], title, left, said, strong=True))
    side = ar.side
    credit = max(0, s.credit(side))
    found.append(_meter("credit", "coin", text(lang, "is-meter-credit"), credit))
    found.append(_meter("treaty", "seal", text(lang, "is-meter-treaty"), s.treaty[side]))
    used = text(lang, "is-meter-advantages")
    found.append({**_meter("advantages", "pentagon", used, ar.advantages_used), "of": PER_ROUND})
    return found


def _meter(id: str, icon: str, title: str, value: int, said: str = "", *, strong: bool = False) -> dict[str, Any]:
    return {
        "id": id,
        "icon": icon,
        "title": title,
        "value": value,
        "text": said or f"{title}: {value}",
        "strong": strong,
    }


def actions(s: Struggle, lang: str) -> list[dict[str, Any]]:
    """The Actions of the round: those waiting, the open one and those that are over."""
    ar = next((p for p in reversed(s.stack) if isinstance(p, ActionRound)), None)
    if ar is None or ar.tile == NOBODY:
        return []
    found = []
    for action, state in enumerate(ar.state):
        if not state:
            continue
        type = TYPES[ar.types[action]]
        worth = sum(ar.left) if state == OPEN else sum(ar.event_left) if action == EVENT else ar.points[action]
        name = s.game.notation.words["action"][action]
        said = text(lang, f"is-action-{('absent', 'waiting', 'open', 'closed')[state]}")
        found.append(
            {
                "id": "action-" + name,
                "title": text(lang, "is-action-" + name),
                "marks": [{"icon": ICONS[type], "value": "–" if state == CLOSED else str(worth)}],
                "text": f"{text(lang, f'is-type-{type}.action')}, {said}",
                "power": SIDES[ar.side],
                "spent": state == CLOSED,
                "current": state == OPEN,
                "options": [],
            }
        )
    return found


# -- rows of tiles


def investment(s: Struggle, lang: str) -> list[dict[str, Any]]:
    """The Available tiles, then those taken with who took them (the sides alternate)."""
    box = s.game.components
    found = [_tile(f"tile-{n}", box.investments[kind], lang) for n, kind in enumerate(sorted(s.tiles))]
    for n, kind in enumerate(s.taken):
        side = s.first if n % 2 == 0 else 1 - s.first
        found.append({**_tile(f"taken-{n}", box.investments[kind], lang), "power": SIDES[side], "spent": True})
    return found


def _tile(id: str, kind: Any, lang: str) -> dict[str, Any]:
    marks = [
        {"icon": ICONS[TYPES[kind.major]], "value": str(kind.points)},
        {"icon": ICONS[TYPES[kind.minor]], "value": "2", "minor": True},
    ]
    if kind.event:
        marks.append({"icon": "cards", "value": "", "minor": True})
    if kind.upgrade:
        marks.append({"icon": "up", "value": "", "minor": True})
    return {"id": id, "title": words.tile_name(kind, lang), "marks": marks, "options": []}


def awards(s: Struggle, lang: str) -> list[dict[str, Any]]:
    """The Award of each Region, with who leads there and by how much."""
    chart, found = s.game.chart, []
    for region, tile in enumerate(s.awards):
        award = s.game.components.awards[tile]
        leader, lead = scoring.ahead(s, chart.in_region[region])
        signs = [f"{award.vp}"] if award.vp else []
        said = _standing(s, chart.in_region[region], lang)
        wins = leader != NOBODY and lead >= award.margin
        verdict = text(lang, "is-award-wins" if wins else "is-award-open", **words.forms(lang, "side", leader))
        found.append(
            {
                "id": f"award-{REGIONS[region]}",
                "title": text(lang, "is-region-" + REGIONS[region]),
                "marks": [{"icon": "laurel", "value": signs[0] if signs else "0"}]
                + ([{"icon": "seal", "value": str(award.treaty), "minor": True}] if award.treaty else []),
                "text": f"{words.award_name(s.game, tile, lang)}. {said}. {verdict}",
                "note": said,
                "power": SIDES[leader] if wins else None,
                "options": [],
            }
        )
    if found:
        where = scoring.prestige_spaces(s)
        leader, _ = scoring.ahead(s, where)
        said = _standing(s, where, lang)
        verdict = text(lang, "is-award-wins" if leader >= 0 else "is-award-open", **words.forms(lang, "side", leader))
        found.append(
            {
                "id": "award-prestige",
                "title": text(lang, "is-mark-prestige"),
                "marks": [{"icon": "crown", "value": str(scoring.PRESTIGE_VP)}],
                "text": f"{text(lang, 'is-award-prestige', vp=scoring.PRESTIGE_VP)} {said}. {verdict}",
                "note": said,
                "power": SIDES[leader] if leader != NOBODY else None,
                "options": [],
            }
        )
    return found


def _standing(s: Struggle, where: int, lang: str) -> str:
    """F 4 : B 6."""
    french, british = ((s.counted(side) & where).bit_count() for side in (FRANCE, BRITAIN))
    return f"{words.letter(FRANCE, lang)} {french} : {words.letter(BRITAIN, lang)} {british}"


def demand(s: Struggle, lang: str) -> list[dict[str, Any]]:
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
        found.append(
            {
                "id": "demand-" + commodity,
                "title": text(lang, "is-commodity-" + commodity),
                "marks": [{"icon": commodity, "value": str(reward.vp) if wanted else ""}],
                "text": ". ".join(lines),
                "note": said,
                "power": SIDES[leader] if wanted and leader != NOBODY else None,
                "spent": not wanted,
                "options": [],
            }
        )
    return found


# -- Ministry cards


def ministers(s: Struggle, side: int, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """The cards in the places of a side; face-down ones of the opponent show their backs (IS-4.1.7.7)."""
    found = []
    for place, card in enumerate(s.ministry[side]):
        up = bool(s.face_up >> card & 1)
        if not (up or side == seat or place == 2):
            title = text(lang, "is-ministry-hidden")
            found.append({"id": f"hidden-{SIDES[side]}-{place}", "title": title, "face_up": False, "options": []})
            continue
        shown = ministry_card(s.game, card, lang)
        spent = [a for a in s.game.components.ministries[card].abilities if s.spent & a.bit] if up else []
        tile = {**shown, "id": "ministry-" + s.game.components.ministries[card].id, "options": []}
        state = text(lang, "is-ministry-up" if up else "is-ministry-down")
        if spent:
            state = text(lang, "is-ministry-spent", count=len(spent))
        tile["note"] = " · ".join(part for part in (shown["note"], state) if part)
        tile["spent"] = bool(spent) and len(spent) == sum(
            a.exhausts for a in s.game.components.ministries[card].abilities
        )
        tile["dim"] = not up
        found.append(tile)
    return found


@lru_cache(256)
def ministry_card(game: ImperialStruggle, card: int, lang: str) -> dict[str, Any]:
    """A Ministry card as everybody knows it from the box."""
    found = game.components.ministries[card]
    first = sum(len(one.abilities) for one in game.components.ministries[:card])
    keywords = [text(lang, "is-keyword-" + KEYWORDS[k]) for k in range(len(KEYWORDS)) if found.keywords >> k & 1]
    abilities = [words.ability_text(game, first + n, lang) for n in range(len(found.abilities))]
    said = text(lang, "is-ministry-keywords", keywords=", ".join(keywords)) if keywords else ""
    return {"title": words.ministry_name(game, card, lang), "text": " ".join(abilities), "note": said}


def candidates(s: Struggle, decisions: list[Decision], lang: str) -> list[dict[str, Any]]:
    """The cards to choose from in the Ministry Phase."""
    cards: list[int] = []
    for decision in decisions:
        if decision.kind == "ministry":
            for move in decision.options:
                cards += [card for card in move.args if card not in cards]
    return [
        {**ministry_card(s.game, card, lang), "id": "candidate-" + s.game.components.ministries[card].id, "options": []}
        for card in sorted(cards)
    ]


def rows(
    s: Struggle, seat: int | None, index: Index | None, decisions: list[Decision], lang: str
) -> list[dict[str, Any]]:
    """All rows; `near` ones stand by the hand, the others on the table."""
    numbers = index.tiles if index is not None else {}
    listed: list[tuple[str, str | None, list[dict[str, Any]], str, bool]] = [
        ("candidates", None, candidates(s, decisions, lang), "cards", True),
        ("actions", None, actions(s, lang), "tiles", True),
        ("investment", None, investment(s, lang), "tiles", True),
        ("awards", None, awards(s, lang), "tiles", False),
        ("demand", None, demand(s, lang) if s.demand else [], "tiles", False),
    ]
    for side in (FRANCE, BRITAIN):
        own = ministers(s, side, seat, lang)
        listed.append((f"ministry-{SIDES[side]}", SIDES[side], own, "cards", False))
    return [
        {
            "id": id,
            "title": text(lang, "is-row-" + id.partition("-")[0]),
            "power": power,
            "style": style,
            "near": near,
            "tiles": with_options(tiles, numbers),
        }
        for id, power, tiles, style, near in listed
        if tiles
    ]


# -- hands and piles


def hand(s: Struggle, side: int, index: Index | None, lang: str) -> dict[str, Any]:
    """The Event cards of a side, for the seat that plays it."""
    numbers = index.cards if index is not None else {}
    return {
        "power": SIDES[side],
        "name": words.side_name(side, lang),
        "cards": [
            {
                "id": s.game.components.events[card].id,
                "title": words.event_name(s.game, card, lang),
                "text": " ".join(event_text(s.game, card, side, lang)),
                "lines": event_lines(s, card, side, lang),
                "note": _bonus_note(s, card, side, lang),
                "options": numbers.get(s.game.components.events[card].id, []),
            }
            for card in s.hands[side]
        ],
    }


@lru_cache(1024)
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


def event_lines(s: Struggle, card: int, side: int, lang: str) -> list[dict[str, Any]]:
    """The same as lines with their tone; the last one says whether the condition is met."""
    said = [{"text": line} for line in event_text(s.game, card, side, lang)]
    state = bonus_state(s, side, card)
    if state != "none" and s.game.components.events[card].versions[side].bonus:
        said.append({"text": text(lang, "is-bonus-" + state), "tone": "good" if state == "met" else "soft"})
    return said


def _bonus_note(s: Struggle, card: int, side: int, lang: str) -> str:
    """The Bonus Effect in two words, on a small card."""
    return text(lang, "is-bonus-" + bonus_state(s, side, card) + ".short")


def piles(s: Struggle, lang: str) -> dict[str, Any]:
    def named(cards: list[int]) -> list[str]:
        return [words.event_name(s.game, card, lang) for card in cards]

    return {
        "deck": {"title": text(lang, "is-pile-deck"), "count": len(s.draw)},
        "discards": {"title": text(lang, "is-pile-discards"), "cards": named(s.discards)},
        "removed": {"title": text(lang, "is-pile-removed"), "cards": named(sorted(s.removed))},
    }
