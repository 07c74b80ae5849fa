"""The odds of a battle from what a seat may know, and what it is about.

Who is ahead when both sides have played all they can wins: a side that is behind may always go on. So the odds need no
more than the armies and what the cards of each side add in its suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from chancellery.games.maria import cards, secrets
from chancellery.games.maria.combat import ATTACKER, DEFENDER, Battle, pairs
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Move
from chancellery.kernel.hidden import Hidden, Pile, unseen
from chancellery.kernel.preview import Trial
from chancellery.locale import text
from chancellery.table import odds
from chancellery.table.odds import Holder, Margins
from chancellery.table.scene_asking import Odds, Stake

MOVING: Final = ("movement", "walk")
DEALS: Final = 200  # of armies, where they are hidden
SIGN: Final = {ATTACKER: 1, DEFENDER: -1}
RESERVES: Final = -1  # the suit of a Reserve
NONE: Final = (False, False)
HALF: Final = 16  # more than a card is worth; the worth of a card for both sides is one number


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle: between which cities, whose cards are played, and how much the attacker's armies are ahead."""

    cities: tuple[int, int]
    powers: tuple[int, int]
    armies: Margins
    plays: tuple[bool, bool] = (True, True)  # whether a side plays on
    generals: tuple[tuple[int, ...], ...] = ()  # of each side, as long as it is still to come


# -- which battle an option is about


def fought(s: Campaign, decision: Decision, move: Move, trial: Trial) -> Fought | None:
    """The battle that an option brings about or goes on with; None: no battle."""
    if decision.kind == "attack":
        return _to_come(s, move.args, decision.seat)
    if decision.kind == "battle":
        return after(s, move)
    if decision.kind in MOVING and not trial.revealed:
        before = pairs(s)
        new = next((pair for pair in pairs(trial.state) if pair not in before), None)
        return None if new is None else _to_come(trial.state, new, decision.seat)
    return None


def entering(s: Campaign, piece: int, city: int, seat: int) -> Fought | None:
    """The battle if a general comes to a city beside an enemy."""
    then = s.clone()
    then.put(piece, city)
    pair = next((pair for pair in pairs(then) if pair[0] == city), None)
    return None if pair is None else _to_come(then, pair, seat)


def under_way(battle: Battle) -> Fought:
    """A battle that goes on to the end."""
    return Fought((battle.attacker, battle.defender), (battle.powers[0], battle.powers[1]), {battle.score: 1})


def after(s: Campaign, move: Move) -> Fought:
    """The battle after a card, if that side plays no other; after none it is over."""
    battle = s.running(Battle)
    assert battle is not None
    own, now = battle.to_play, under_way(battle)
    if move.verb == "decline":
        return replace(now, plays=NONE)
    score = battle.score + SIGN[own] * played(move)[1]
    behind = SIGN[own] * score < 0  # nobody answers
    return replace(now, armies={score: 1}, plays=NONE if behind else (own == DEFENDER, own == ATTACKER))


def played(move: Move) -> tuple[int, int]:
    """The card that a move of a battle plays, by its face, and what it counts."""
    card: int = move.args[0]
    return (RESERVE, card) if move.verb == "play_reserve" else (card, cards.value(card))


def _to_come(s: Campaign, cities: Sequence[int], seat: int) -> Fought:
    """A battle that is still to be fought: how many armies others have is not known."""
    attacker, defender = cities
    sides = s.generals_at(attacker), s.generals_at(defender)
    powers = s.power_of(sides[0][0]), s.power_of(sides[1][0])
    then, found = s.clone(), Counter[int]()
    hidden = [one for one in secrets.armies(then) if not one.seen_by(seat)]
    rng = Random(f"{s.turn} {s.stage} {attacker} {defender}")  # as everybody knows it
    for _ in range(DEALS):
        for one in hidden:
            one.deal(seat, rng)
        found[sum([then.armies[g] for g in sides[0]]) - sum([then.armies[g] for g in sides[1]])] += 1
    return Fought((attacker, defender), powers, found, generals=(tuple(sides[0]), tuple(sides[1])))


# -- odds


def margins(s: Campaign, found: Fought, seat: int | None) -> tuple[Margins, bool]:
    """How much the attacker may be ahead in the end, and whether that was sampled."""
    suits = [s.game.components.atlas.suit[city] for city in found.cities]
    hidden = secrets.cards(s)
    pools = {back: _by_worth(pool, suits) for back, pool in unseen(hidden, seat).items()}
    start, holders = 0, list[Holder]()
    for side in (ATTACKER, DEFENDER):
        if not found.plays[side]:
            continue
        for back, count, known in _hand(s, hidden, found.powers[side], seat):
            start += SIGN[side] * sum([_part(_worth(card, suits), side) for card in known])
            if count:
                holders.append(Holder(back, count, count, _adds[side]))
    dealt, sampled = odds.margins(pools, holders, start)
    ends: Counter[int] = Counter()
    for armies, times in found.armies.items():
        for margin, ways in dealt.items():
            ends[armies + margin] += times * ways
    return ends, sampled or len(found.armies) > 1


def _hand(s: Campaign, hidden: Sequence[Hidden], power: int, seat: int | None) -> list[tuple[str, int, list[int]]]:
    """The hand of a power, back by back: how many cards the seat cannot name, and those it can."""
    found = []
    for pile in hidden:
        if isinstance(pile, Pile) and pile.things is s.hands[power]:
            places = [place for place in range(len(pile.things)) if place not in pile.fixed]
            unknown = [] if pile.seen_by(seat) else pile.open_places(seat)
            known = [pile.things[place] for place in places if place not in unknown]
            found.append((pile.back, len(unknown), known))
    return found


def _worth(card: int, suits: Sequence[int]) -> int:
    """What a card adds for either side, as one number; a Reserve fits everywhere (M-8.10)."""
    suit, value = cards.suit(card), cards.value(card)
    attack, defence = (value if suit in (wanted, RESERVES) else 0 for wanted in suits)
    return attack * HALF + defence


def _by_worth(pool: Counter[int], suits: Sequence[int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for card, count in pool.items():
        found[_worth(card, suits)] += count
    return found


def _part(worth: int, side: int) -> int:
    return worth // HALF if side == ATTACKER else worth % HALF


def _for_attacker(worth: int, count: int) -> int:
    return _part(worth, ATTACKER) * count


def _for_defender(worth: int, count: int) -> int:
    return -_part(worth, DEFENDER) * count


_adds: Final = {ATTACKER: _for_attacker, DEFENDER: _for_defender}


def told(s: Campaign, found: Fought, seat: int | None, lang: str) -> Odds | None:
    """How likely the battle ends how; None where the table is played without odds."""
    if not odds.shown():
        return None
    counted, sampled = margins(s, found, seat)
    side = side_of(s, found, seat)
    if side == DEFENDER:
        counted = {-margin: times for margin, times in counted.items()}
    names = [text(lang, f"maria-power-{POWERS[power]}") for power in found.powers] if side is None else None
    ends = "over" if found.plays == NONE else "all" if found.plays == (True, True) else "last"
    return odds.told(counted, names, text(lang, f"maria-odds-{ends}"), lang, sampled=sampled)


def side_of(s: Campaign, found: Fought, seat: int | None) -> int | None:
    """The side of a seat; None: it takes no part."""
    sides = [side for side in (ATTACKER, DEFENDER) if s.seat_of[found.powers[side]] == seat]
    return sides[0] if sides else None


# -- what there is to win and to lose


def stake(s: Campaign, found: Fought, seat: int | None, lang: str) -> Stake | None:
    """M-11.1.12, M-11.2.1, M-16.1.2: for a seat that takes part."""
    side = side_of(s, found, seat)
    if side is None:
        return None
    ends = []
    for loser in (1 - side, side):
        name = text(lang, f"maria-power-{POWERS[found.powers[loser]]}")
        lines = [text(lang, "maria-stake-armies", power=name)]
        if s.game.full:
            winner = text(lang, f"maria-power-{POWERS[s.relations.marker_of[found.powers[1 - loser]]]}")
            lines.append(text(lang, "maria-stake-points", power=winner))
        ends.append(tuple(lines))
    return Stake(ends[0], ends[1])
