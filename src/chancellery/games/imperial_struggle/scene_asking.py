"""How Imperial Struggle asks: options with what they cost and how that comes about, and what each one is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chancellery.games.imperial_struggle import (
    events,
    formulas,
    ministries,
    odds,
    points,
    purchases,
    scene_clash,
    scene_war,
    words,
)
from chancellery.games.imperial_struggle.counting import COUNTINGS
from chancellery.games.imperial_struggle.purchases import PURCHASES
from chancellery.games.imperial_struggle.round import EVENT, WAITING, Round
from chancellery.games.imperial_struggle.scene_coach import StruggleCoach
from chancellery.games.imperial_struggle.scene_facts import facts
from chancellery.games.imperial_struggle.scene_map import NAVY
from chancellery.games.imperial_struggle.sides import SIDES, TYPES
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision, Move
from chancellery.kernel.preview import Trial
from chancellery.locale import has, in_a_row, text
from chancellery.table.asking import SHORTEST, Asking
from chancellery.table.scene import Fact
from chancellery.table.scene_asking import Cost, Wager
from chancellery.table.scene_text import Text
from chancellery.table.words import marked, unwrapped

# options of one section stand together where there are many
SECTIONS = {
    "take": "take", "flag": "flag", "unflag": "unflag", "unflag_with": "unflag", "muster": "deploy", "deploy": "deploy",
    "pacify": "pacify", "fort": "forts", "repair": "forts", "seize": "forts", "construct": "construct",
    "construct_with": "construct", "reveal": "ministry", "use": "ministry", "mark": "ministry", "huguenots": "ministry",
    "discard": "ministry", "play": "events", "play_with": "events", "activate": "advantages", "upgrade": "upgrade",
    "swap": "upgrade",
    "keep": "keep", "ministers": "ministers", "ministers_and": "ministers", "conquer": "conquer",
    "conquer_from": "conquer", "spoil": "spoil",
}  # fmt: skip
NAVAL_VERBS = ("muster", "navy", "construct", "construct_with")  # they concern the Navy Box
TILES = {"action": "action", "theater": "theater", "commodity": "demand"}


class StruggleAsking(Asking[Struggle]):
    """Options with their price, and the spaces, tiles and Squadrons they are about."""

    sections = {verb: f"is-section-{section}" for verb, section in SECTIONS.items()}
    countings = COUNTINGS
    coach = StruggleCoach()
    leading = tuple(PURCHASES)
    then = ("pay",)
    planned = 24  # a trial takes longer than elsewhere
    ends = frozenset({"end", "decline", "refuse"})  # `finish` closes only the Action under way

    def powers(self, s: Struggle) -> Sequence[str]:
        return SIDES

    def facts(self, s: Struggle, actor: int, lang: str) -> tuple[Fact, ...]:
        if actor >= 0:
            return facts(s, actor, lang)
        return (Fact("vp", text(lang, "is-track-vp"), s.vp),)

    def price(self, s: Struggle, decision: Decision, move: Move, lang: str) -> Iterator[Cost]:
        """The Action Points of a purchase, and how the price comes about."""
        if decision.kind != "round" or move.verb not in PURCHASES:
            return
        ar = s.round
        with purchases.paying(s, ar, move):
            there = sum(left for _, left in points.pools(s, ar))
            yield Cost("points", purchases.total(s, ar, move), cost(s, ar, move, lang), there)

    def short(self, s: Struggle, decision: Decision, lang: str) -> str:
        """Before an Action is begun, with what each of them is worth: the open one has its meter."""
        said = super().short(s, decision, lang)
        if decision.kind != "round" or s.round.open >= 0:
            return said
        ar = s.round
        waiting = [n for n, state in enumerate(ar.state) if state == WAITING]
        worth = ((TYPES[ar.types[n]], sum(ar.event_left) if n == EVENT else ar.points[n]) for n in waiting)
        points = ", ".join([f"{left} {text(lang, 'is-type-' + type)}" for type, left in worth])
        named = text(lang, "is-short-points", points=points)
        return named if points and len(named) <= SHORTEST else said

    def loses(self, s: Struggle, decision: Decision, move: Move, lang: str) -> str | None:
        """IS-5.0.2: the points that are not spent."""
        count = count_unused(s, s.round) if move.verb == "end" else 0
        return text(lang, "is-option-forfeit", count=count) if count else None

    def ending(self, s: Struggle, decision: Decision, move: Move, said: str, lang: str) -> str:
        return s.game.speaker(lang).option(decision, move).text if move.verb == "end" else said

    def wager(self, s: Struggle, decision: Decision, move: Move, trial: Trial, lang: str) -> Wager:
        found = odds.wager(s, decision, move, trial, lang)
        if found is None:
            return Wager()
        theater, then, likely = found
        stake = scene_war.spoils(s, theater, decision.actor, lang)
        return Wager(likely, stake, scene_clash.clash(then, theater, decision.actor, lang))

    def gist(self, s: Struggle, decision: Decision, move: Move, trial: Trial, lang: str) -> str | None:
        """How the first Region stands whose count an option changes."""
        return None if trial.revealed else scene_clash.counted_after(s, trial.state, lang)

    def text(self, s: Struggle, decision: Decision, move: Move, lang: str) -> Text:
        return unwrapped(told(s, decision, move, lang))

    def about(self, s: Struggle, move: Move, lang: str) -> str | None:
        """What an Advantage or ability does, for whoever looks closer."""
        if move.verb in ("activate", "unflag_with"):
            return text(lang, f"is-advantage-{s.game.components.advantages[move.args[-1]].id}.text")
        return words.ability_text(s.game, move.args[0], lang) if move.verb == "use" else None

    def named(self, s: Struggle, decision: Decision, move: Move) -> Iterator[str]:
        if move.verb in NAVAL_VERBS:
            yield f"place:{NAVY}"
        yield from super().named(s, decision, move)

    def concerned(self, s: Struggle, decision: Decision, move: Move) -> Iterator[str]:
        """Squadrons, and the tiles on the table: see scene_table.py for their ids."""
        ids = s.game.notation.words
        if move.verb == "deploy":
            yield f"piece:squadron-{ids['space'][move.args[0]]}"
        elif move.verb == "muster":
            yield from (f"piece:navy-{SIDES[decision.actor]}-{n + 1}" for n in range(s.navy[decision.actor]))
        for slot, value in zip(s.game.notation.slots(move.verb), move.args, strict=False):
            if slot == "tile":
                yield from (f"tile:tile-{n}" for n, kind in enumerate(sorted(s.tiles)) if kind == value)
            elif slot == "ministry":
                prefix = "candidate" if decision.kind == "ministry" else "ministry"
                yield f"tile:{prefix}-{ids[slot][value]}"
            elif slot == "ability":
                yield f"tile:ministry-{ids['ministry'][s.game.components.abilities[value].card]}"
            elif slot in TILES:
                yield f"tile:{TILES[slot]}-{ids[slot][value]}"


# -- words


def told(s: Struggle, decision: Decision, move: Move, lang: str) -> str:
    """An option in words, with its price and what comes of it; links are marked."""
    said = marked(s.game.speaker(lang).option(decision, move))
    if decision.kind != "round":
        return said
    ar = s.round
    if purchases.is_one(s, move):
        return _purchase(s, ar, move, said, lang)
    if move.verb == "begin":
        said = text(lang, "is-price-told", move=said, cost=waiting_points(s, ar, move.args[0], lang))
        return _over(s, ar, said, lang) if points_left(s, ar) else said
    if move.verb == "join":
        return text(lang, "is-price-told", move=said, cost=waiting_points(s, ar, move.args[0], lang))
    if move.verb in ("finish", "end"):
        return _leaving(s, ar, move, said, lang)
    if move.verb == "play":
        return text(lang, "is-price-told", move=said, cost=bonus(s, decision.actor, move.args[0], lang))
    if move.verb == "play_with":
        return text(lang, "is-price-told", move=said, cost=text(lang, "is-bonus-met"))
    return said


def _purchase(s: Struggle, ar: Round, move: Move, said: str, lang: str) -> str:
    """A purchase with its price, and what else it does."""
    if move.verb == "uprising":
        said = text(lang, "is-option-vp", move=said, vp=ministries.uprisings_worth(s))
    under_way = ar.open
    with purchases.paying(s, ar, move):
        told = text(lang, "is-price-told", move=said, cost=cost(s, ar, move, lang))
        other = under_way not in (-1, ar.open)
    return _over(s, ar, told, lang) if other else told


# -- what would be over or lost (IS-R-28, IS-5.0.2)


def points_left(s: Struggle, ar: Round) -> int:
    """The points that would be lost if the Action under way were closed."""
    return 0 if ar.open < 0 or ar.before else sum(left for _, left in points.pools(s, ar))


def _over(s: Struggle, ar: Round, said: str, lang: str) -> str:
    """An option that closes the Action under way, with what is lost of it."""
    action, count = s.game.notation.words["action"][ar.open], points_left(s, ar)
    return text(lang, "is-option-over", said=said, action=action, count=count, points=_left(s, ar, lang))


def _left(s: Struggle, ar: Round, lang: str) -> str:
    """The points of the Action under way in words."""
    key = f"is-type-{TYPES[ar.types[ar.open]]}.points"
    left = [restricted(s, kind, text(lang, key, n=left), lang) for kind, left in points.pools(s, ar) if left]
    return ", ".join(left)


def _leaving(s: Struggle, ar: Round, move: Move, said: str, lang: str) -> str:
    """Closing the Action under way, or ending the Action Round, with what would be lost."""
    if move.verb == "end":
        unused = not_used(s, ar, lang)
        return text(lang, "is-option-unused", said=said, unused=unused) if unused else said
    if ar.before:
        return text(lang, "is-option-leave")
    count = points_left(s, ar)
    return text(lang, "is-option-lost", said=said, count=count, points=_left(s, ar, lang)) if count else said


def not_used(s: Struggle, ar: Round, lang: str) -> str:
    """What would be lost if the Action Round were over now."""
    unused = [_left(s, ar, lang)] if points_left(s, ar) else []
    return "; ".join([*unused, *(_unused(s, ar, action, lang) for action in _untouched(ar))])


def count_unused(s: Struggle, ar: Round) -> int:
    """The same as a number of points."""
    return points_left(s, ar) + sum(
        sum(left for _, left in points.pools(s, ar)) if action == ar.open
        else sum(ar.event_left) if action == EVENT
        else ar.points[action]
        for action in _untouched(ar)
    )  # fmt: skip


def _untouched(ar: Round) -> list[int]:
    """The Actions of which nothing has been spent."""
    return [n for n, state in enumerate(ar.state) if state == WAITING or (n == ar.open and ar.before)]


def _unused(s: Struggle, ar: Round, action: int, lang: str) -> str:
    name = text(lang, "is-action-" + s.game.notation.words["action"][action])
    told = _left(s, ar, lang) if action == ar.open else waiting_points(s, ar, action, lang)
    return f"{name}, {told}"


def cost(s: Struggle, ar: Round, move: Move, lang: str) -> str:
    """The price step by step, and what of it Debt or Treaty Points must pay."""
    steps, total = purchases.price(s, ar, move), purchases.total(s, ar, move)
    ways = points.ways(s, ar, *purchases.payment(ar, move), total)
    short = min((debt + treaty for debt, treaty in ways), default=0)
    said = text(lang, f"is-type-{TYPES[ar.types[ar.open]]}.points", n=total)
    if len(steps) > 1:
        said = text(lang, "is-price-sum", steps=_steps(s, steps, lang), cost=said)
    if not short:
        return said
    if len(ways) == 1:
        rest = text(lang, "is-move-pay", debt=ways[0][0], treaty=ways[0][1])
    else:
        rest = text(lang, "is-price-rest", short=short)
    return text(lang, "is-price-covered", cost=said, own=total - short, rest=rest)


def _steps(s: Struggle, steps: list[tuple[str, int]], lang: str) -> str:
    """2 + 1 further region − 1 Wheat."""
    (_, first), *others = steps
    parts = [str(first)]
    for reason, change in others:
        parts.append(f"{'+' if change >= 0 else '−'} {abs(change)} {price_reason(reason, lang)}")
    return " ".join(parts)


def price_reason(reason: str, lang: str) -> str:
    """Why a price changes: a rule, or the name of an Advantage, Ministry card or Event."""
    for prefix in ("is-price-", "is-advantage-", "is-ministry-"):
        if has(lang, prefix + reason):
            return text(lang, f"{prefix}{reason}")
    return text(lang, f"is-event-{reason}")


def waiting_points(s: Struggle, ar: Round, action: int, lang: str) -> str:
    """What an Action that waits is worth."""
    key = f"is-type-{TYPES[ar.types[action]]}.points"
    if action != EVENT:
        return text(lang, key, n=ar.points[action])
    parts = [
        restricted(s, kind, text(lang, key, n=left), lang)
        for kind, left in zip(ar.event_kinds, ar.event_left, strict=True)
    ]
    return ", ".join(parts)


def restricted(s: Struggle, kind: int, said: str, lang: str) -> str:
    """Points with what they may be spent on."""
    data = s.game.restrictions.words[kind]
    if data is None:
        return said
    return f"{said} ({restriction(data, lang)})"


def restriction(data: dict[str, Any], lang: str) -> str:
    use = data["use"]
    if data.get("next_to"):
        return text(lang, "is-only-beside")
    if data.get("space_types"):
        return text(lang, "is-only-markets")
    if data.get("prestige") is False:
        return text(lang, "is-only-plain")
    if has(lang, "is-only-" + use) and not data.get("regions") and not data.get("countries"):
        return text(lang, f"is-only-{use}")
    where = [text(lang, f"is-region-{region}.in") for region in data.get("regions") or ()]
    where += [text(lang, f"is-country-{country}.in") for country in data.get("countries") or ()]
    return text(lang, "is-only" if use == "any" else f"is-only-{use}", where=in_a_row(where, lang))


def bonus(s: Struggle, side: int, card: int, lang: str) -> str:
    """Whether the Bonus Condition of an Event in one's own hand is met, or could be by revealing a card."""
    return text(lang, "is-bonus-" + bonus_state(s, side, card))


def bonus_state(s: Struggle, side: int, card: int) -> str:
    condition = s.game.components.events[card].condition
    if condition is None:
        return "none"
    if events.earned(s, side, card):
        return "met"
    if condition["type"] == "keyword" and formulas.could_show(s, side, condition["keyword"]):
        return "possible"
    return "missed"
