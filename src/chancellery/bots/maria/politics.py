"""Politics (17, 18) and upheavals (19): what cards and tracks are worth to the powers of a seat."""

from __future__ import annotations

from typing import Any, Final

from chancellery.bots.maria import weights as w
from chancellery.bots.maria.table import Table
from chancellery.games.maria import cards, conquest
from chancellery.games.maria.politics import Politics, UseCard
from chancellery.games.maria.powers import AUSTRIA, FRANCE, MAJOR, POWERS, PRAGMATIC, PRUSSIA, SAXON, TRACKS
from chancellery.kernel import Decision, Move

SAXON_SHARE: Final = {PRUSSIA: 1.0, FRANCE: 0.4, PRAGMATIC: -0.3, AUSTRIA: -1.0}
OTHER_OWN: Final = 0.5  # what helps another power of the same player


def space(table: Table, power: int, track: int, number: int) -> float:
    """What it is worth to a power that a marker stands on a space."""
    s = table.s
    found = table.box.tracks[track][number]
    total = SAXON_SHARE[power] * w.SAXONY[found.status] if track == SAXON else 0.0
    for kind, who, n in found.symbols:
        worth = {"tc_plus": 3 * w.CARD * n, "tc_minus": -3 * w.CARD * n, "corps": -w.CORPS, "victory": w.ITALY}[kind]
        if who == power:
            total += worth
        elif s.relations.enemies[power] >> who & 1:
            total -= 0.6 * worth
        else:
            total += 0.15 * worth
    last = len(table.box.tracks[track]) - 1
    lean = (number - table.box.star[track]) / last  # the direction counts too: right is Austria's on all tracks
    return total + (0.3 if power in (AUSTRIA, PRAGMATIC) else -0.3) * lean


def shifted(table: Table, power: int, track: int, steps: int) -> float:
    """What moving a marker is worth to the player of a power."""
    s = table.s
    last = len(table.box.tracks[track]) - 1
    now = max(0, min(last, s.track[track] + s.shift[track]))
    to = max(0, min(last, s.track[track] + s.shift[track] + steps))
    total = 0.0
    for own in MAJOR:
        part = 1.0 if own == power else OTHER_OWN if s.seat_of[own] == s.seat_of[power] else 0.0
        if part:
            total += part * (space(table, own, track, to) - space(table, own, track, now))
    return total


def effect(table: Table, power: int, part: dict[str, Any], left: bool | None = None) -> float:
    """What a part of a political card is worth; with a free direction the better one, unless it is given."""
    kind = part["kind"]
    if kind == "shift":
        track, steps = TRACKS.index(part["track"]), part["steps"]
        ways = {"left": [-steps], "right": [steps], "either": [-steps, steps]}[part["direction"]]
        if left is not None:
            ways = [-steps if left else steps]
        return max(shifted(table, power, track, way) for way in ways)
    if kind == "draw":
        return w.CARD * int(part["cards"])
    if kind == "recruit":
        return w.RECRUIT * int(part["armies"])
    sufferer = POWERS.index(part["faction"])
    own = table.s.seat_of[sufferer] == table.s.seat_of[power]
    return (
        w.CARD * int(part["cards"]) * (-1 if own else 0.7 if table.s.relations.enemies[power] >> sufferer & 1 else 0.2)
    )


def card(table: Table, power: int, number: int) -> float:
    """What it is worth to take a card: its use, or at least that no enemy uses it."""
    found = table.box.political[number]
    used = sum((max(0.0, effect(table, power, part)) for part in found.effects), 0.0)
    foes = [
        other for other in MAJOR if found.takers >> other & 1 and table.s.relations.enemies[power] >> other & 1
        and table.s.seat_of[other] != table.seat
    ]  # fmt: skip
    theirs = max(
        (sum((max(0.0, effect(table, foe, part)) for part in found.effects), 0.0) for foe in foes), default=0.0
    )
    return used + 0.3 * theirs


def _offer(table: Table) -> list[int]:
    politics = next(p for p in reversed(table.s.stack) if isinstance(p, Politics))
    return [c for c in politics.offer if table.box.political[c].takers >> table.power & 1]


def trump(table: Table, decision: Decision) -> Move:
    """The suit in which our powers can bid best."""
    s = table.s
    own = [power for power in MAJOR if s.seat_of[power] == table.seat]

    def worth(move: Move) -> int:
        suited = [cards.value(c) for power in own for c in s.hands[power] if cards.suit(c) == move.args[0]]
        return 10 * len(suited) + max(suited, default=0) if len(suited) < 3 else 30 + max(suited)

    return max(decision.options, key=worth)


def bid(table: Table, decision: Decision) -> Move:
    """A trump that the best card on offer is worth: the highest for much, the lowest for little."""
    prize = max((card(table, table.power, number) for number in _offer(table)), default=0.0)
    trumps = sorted(
        (move for move in decision.options if move.verb == "bid" and _suit(move) == table.s.trump),
        key=lambda move: move.args[1],
    )
    if not trumps or prize < 0.25:
        return decision.options[0]
    move = trumps[-1] if prize > 0.7 else trumps[0]
    price = w.POINT * (move.args[1] % 9 + 2)
    return move if prize > price + 0.1 else decision.options[0]


def _suit(move: Move) -> int:
    return cards.suit(move.args[1])


def political_card(table: Table, decision: Decision) -> Move:
    takes = [move for move in decision.options if move.verb == "take"]
    best = max(takes, key=lambda move: card(table, table.power, move.args[0]))
    return best if card(table, table.power, best.args[0]) > 0.15 else decision.options[-1]


def use_card(table: Table, decision: Decision) -> Move:
    parts = table.box.political[decision.about[0]].effects
    return decision.options[0 if any(effect(table, table.power, part) > 0 for part in parts) else 1]


def use_part(table: Table, decision: Decision) -> Move:
    using = table.s.stack[-1]
    assert isinstance(using, UseCard)
    part = table.box.political[using.card].effects[using.part]

    def worth(move: Move) -> float:
        if move.verb == "decline":
            return 0.0
        return effect(table, table.power, part, {"do": None, "do_left": True, "do_right": False}[move.verb])

    return max(decision.options, key=worth)


def _candidate(table: Table, candidate: int) -> float:
    """Oneself, or who is further from victory."""
    return 100.0 if table.s.seat_of[candidate] == table.seat else table.s.pool[candidate]


def favourite(table: Table) -> int:
    return max((AUSTRIA, FRANCE), key=lambda candidate: _candidate(table, candidate))


def vote(table: Table, decision: Decision) -> Move:
    return max(decision.options, key=lambda move: _candidate(table, move.args[0]))


def corps(table: Table, decision: Decision) -> Move:
    """The general who is needed least."""
    s = table.s

    def worth(move: Move) -> float:
        general = move.args[0]
        if s.where[general] < 0:
            return 3.5
        return table.armies(general) + (2.0 if table.nearest_enemy(s.where[general]) < 8 else 0.0)

    return min(decision.options, key=worth)


def offer_peace(table: Table, decision: Decision) -> Move:
    """M-19.1: only while little in Austria is lost by it."""
    s = table.s
    abroad = len(conquest.marked(s, PRUSSIA, s.home(AUSTRIA)))
    wins = s.pool[PRUSSIA] + abroad // 2 <= 1
    return decision.options[0 if abroad <= 1 or wins else 1]


def peace(table: Table, decision: Decision) -> Move:
    """Austria agrees unless that makes Prussia win, or Silesia can be had back."""
    s = table.s
    abroad = len(conquest.marked(s, PRUSSIA, s.home(AUSTRIA)))
    after = s.pool[PRUSSIA] + abroad // 2 - 1
    prussian = sum(s.armies[g] for g in table.box.powers[PRUSSIA].generals)
    austrian = sum(s.armies[g] for g in table.box.powers[AUSTRIA].generals)
    return decision.options[0 if after > 2 and prussian > 0.5 * austrian else 1]


def reduce(table: Table, decision: Decision) -> Move:
    """M-19.2: a single marker is saved whole; more are given up only when nobody is left to hold them."""
    s = table.s
    core = s.home(AUSTRIA) & table.atlas.bohemia
    marked = len(conquest.marked(s, FRANCE, core))
    here = s.stand[FRANCE] & table.atlas.bohemia
    return decision.options[0 if not here and marked <= 2 else 1]


def saxony(table: Table, decision: Decision) -> Move:
    """The marker moves towards Austria."""
    return decision.options[0]
