"""What a seat does not know (27), dealt anew: for search from that seat's point of view.

Known to all are the sum of a power's armies, the strengths announced in a battle under way, the deck a card comes from
(its back), hand sizes, and every card that was shown and lies on the politics board.
"""

from __future__ import annotations

from random import Random

from chancellery.games.maria import movement, trains
from chancellery.games.maria.campaign import MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.cards import Payment, face, worth
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.components import DECK
from chancellery.games.maria.losses import Losses, Separate
from chancellery.games.maria.politics import Discard, Politics
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.tracks import CORPS_PRICE, Shift
from chancellery.games.maria.upheavals import SaxonReturn
from chancellery.games.maria.winter import Raise, Winter
from chancellery.kernel import Decision, Move

TRIES = 40  # deals until one fits what everybody sees; else the hands, or the armies, stay as they are


def deal_anew(s: Campaign, seat: int, rng: Random) -> None:
    """Other players' hands and armies, their choices not yet shown, and the order of all decks."""
    top = s.stack[-1] if s.stack else None
    others = [power for power in range(len(POWERS)) if s.seat_of[power] != seat]
    _political(s, rng)
    if isinstance(top, Allocation):
        for power in others:
            _allocate(s, top, power, rng)
    else:
        _armies(s, others, rng)
    hands, decks = [hand[:] for hand in s.hands], [deck[:] for deck in s.decks]
    for attempt in range(TRIES + 1):
        if attempt == TRIES:
            s.hands, s.decks = hands, decks
        else:
            _cards(s, others, rng)
        asked = [decision if decision.seat == seat else asked_anew(s, decision) for decision in s.asked]
        if all(decision is not None for decision in asked):
            break
    s.asked = [new or old for new, old in zip(asked, s.asked, strict=True)]
    if s.chosen:
        s.chosen = tuple(
            choice if choice is None or decision.seat == seat else rng.choice(decision.options)
            for decision, choice in zip(s.asked, s.chosen, strict=True)
        )


# -- cards


def _cards(s: Campaign, others: list[int], rng: Random) -> None:
    """Cards of one deck change places among the hands of others and what is left of that deck."""
    for deck in range(len(s.discards)):
        pile = next((pile for pile in s.decks if pile and pile[0] // DECK == deck), [])
        held = {power: [card for card in s.hands[power] if card // DECK == deck] for power in others}
        unknown = pile + [card for cards in held.values() for card in cards]
        rng.shuffle(unknown)
        for power, cards in held.items():
            kept = [card for card in s.hands[power] if card // DECK != deck]
            s.hands[power] = sorted(kept + [unknown.pop() for _ in cards])
        pile[:] = unknown


def _political(s: Campaign, rng: Random) -> None:
    """The years lie one upon another; within a year nobody knows the order."""
    cards = s.game.components.political
    by_year: dict[int, list[int]] = {}
    for card in s.political:
        by_year.setdefault(cards[card].year, []).append(card)
    for pack in by_year.values():
        rng.shuffle(pack)
    s.political = [by_year[cards[card].year].pop() for card in s.political]


# -- armies


def _allocate(s: Campaign, top: Allocation, power: int, rng: Random) -> None:
    """M-4.15: what a power has given out so far, general by general."""
    own = s.game.components.powers[power].generals
    given = [general for general in own if s.armies[general]]
    for general in given:
        top.left[power] += s.armies[general]
        s.armies[general] = 0
    for number, general in enumerate(given):
        waiting = [*given[number:], *(other for other in own if other not in given)]
        count = rng.choice(top.options(s, power, waiting)).args[1]
        s.armies[general] = count
        top.left[power] -= count


def _armies(s: Campaign, others: list[int], rng: Random) -> None:
    top = s.stack[-1] if s.stack else None
    raising = any(isinstance(procedure, Winter | Raise) for procedure in s.stack)
    for power in others:
        groups = _groups(s, power, apart=raising)
        before = s.armies[:]
        for _ in range(TRIES):
            for group in groups:
                _spread(s, group, rng)
            if not isinstance(top, Raise) or top.power != power or top.fits(s):
                break
        else:
            s.armies = before
        if isinstance(top, Raise) and top.power == power:
            _gifts(s, top, rng)
    _mixed(s, others, rng)


def _gifts(s: Campaign, top: Raise, rng: Random) -> None:
    """M-13.5: nobody else knows how many of the recruited armies have been given so far."""
    own = s.game.components.powers[top.power].generals
    given = [g for g in own if top.receivers and s.where[g] >= 0 and g not in top.receivers]
    for _ in range(rng.randint(0, top.count)):
        room = [general for general in given if s.armies[general] < MOST_ARMIES]
        if room:
            s.armies[rng.choice(room)] += 1
            top.count -= 1


def _groups(s: Campaign, power: int, *, apart: bool) -> list[list[int]]:
    """The power's generals, divided into groups whose sums everybody knows."""
    box = s.game.components
    left = [general for general in box.powers[power].generals if s.where[general] != OFF_BOARD]
    groups: list[list[int]] = []
    for known in _announced(s):
        own = [general for general in known if general in left]
        left = [general for general in left if general not in own]
        if len(own) == len(known):  # for mixed stacks see below
            groups.append(own)
    if apart:  # what can still be recruited depends on the armies on the map
        groups.append([general for general in left if s.where[general] < 0])
        left = [general for general in left if s.where[general] >= 0]
    return [*groups, left]


def _mixed(s: Campaign, others: list[int], rng: Random) -> None:
    """M-R-19: of a mixed stack in battle the sum is known; what one of the two has more the other has less.

    Whoever runs one of the two powers knows both numbers, so that they stay as they are.
    """
    announced = _announced(s)
    bound = {general for group in announced for general in group}
    for pair in announced:
        powers = [s.power_of(general) for general in pair]
        if len(set(powers)) < 2 or not set(powers) <= set(others):
            continue
        for _ in range(rng.randrange(MOST_ARMIES)):
            a, b = rng.sample(pair, 2)
            takers = [g for g in _free(s, a, bound) if s.armies[g] < MOST_ARMIES]
            givers = [g for g in _free(s, b, bound) if s.armies[g] > 1]
            if takers and givers and s.armies[a] > 1 and s.armies[b] < MOST_ARMIES:
                for general, change in ((a, -1), (rng.choice(takers), 1), (b, 1), (rng.choice(givers), -1)):
                    s.armies[general] += change


def _free(s: Campaign, general: int, bound: set[int]) -> list[int]:
    """The other generals of his power whose armies nobody has heard of."""
    own = s.game.components.powers[s.power_of(general)].generals
    return [other for other in own if other not in bound and s.where[other] != OFF_BOARD]


def _announced(s: Campaign) -> list[list[int]]:
    """Generals whose armies together are known, or lie in a decision under way."""
    found: list[list[int]] = []
    for procedure in s.stack:
        if isinstance(procedure, Battle):
            found += [s.generals_at(procedure.attacker), s.generals_at(procedure.defender)]
            found.append([g for g in procedure.beaten if s.where[g] >= 0])
        elif isinstance(procedure, Losses):
            found.append(procedure.generals[:])
        elif isinstance(procedure, Separate):
            found.append([procedure.general, procedure.mate])
    apart: list[list[int]] = []
    for group in found:
        if group and not any(set(group) & set(other) for other in apart):
            apart.append(group)
    return apart


def _spread(s: Campaign, generals: list[int], rng: Random) -> None:
    """The same sum, each general with one to eight armies (M-6.6, M-6.7)."""
    rest = sum(s.armies[general] for general in generals) - len(generals)
    for general in generals:
        s.armies[general] = 1
    for _ in range(rest):
        general = rng.choice([general for general in generals if s.armies[general] < MOST_ARMIES])
        s.armies[general] += 1


# -- decisions of others


def asked_anew(s: Campaign, decision: Decision) -> Decision | None:
    """The decision after the new deal: its old options would tell what was held. None if it would not be asked."""
    options = _options(s, decision)
    if options is None:
        return decision
    if not options:
        return None
    d, top = decision, s.stack[-1]
    secret = (top.count,) if isinstance(top, Raise) and d.kind == "give" else d.secret
    return Decision(d.seat, d.kind, d.rule, options, d.actor, d.about, secret)


def _options(s: Campaign, decision: Decision) -> list[Move] | None:
    """The options anew, or None where they name nothing hidden."""
    top, power, moves = s.stack[-1], decision.actor, s.game.moves
    hand = s.hands[power]
    if isinstance(top, Payment):
        return top.options(s)
    if isinstance(top, Discard):
        return [moves.discard[printed] for printed in sorted({face(card) for card in hand})]
    if isinstance(top, Allocation):
        return top.options(s, power, top.waiting(s, power))
    if isinstance(top, Politics) and decision.kind == "bid":
        return top.bids_of(s, power)
    if isinstance(top, movement.Movement) and decision.kind == "movement":
        return _movement(s, decision)
    if isinstance(top, Shift) and decision.kind == "corps":
        lost = worth(hand) >= CORPS_PRICE
        own = s.game.components.powers[power].generals
        move = s.game.notation.move
        found = [move("corps", g) for g in own if s.where[g] >= 0]
        return found + [move("corps", g) for g in own if lost and s.where[g] == OFF_BOARD]
    again: object = None
    if isinstance(top, Battle):
        again = top.play(s)
    elif isinstance(top, Winter):
        again = top.recruit(s)
    elif isinstance(top, SaxonReturn):
        again = top.ask(s)
        return again.options if isinstance(again, Decision) else []
    elif isinstance(top, Raise) and decision.kind != "consent":
        again = {"return": top.returns, "levy": top.choose}.get(decision.kind, top.allot)(s)
    return again.options if isinstance(again, Decision) else None


def _movement(s: Campaign, decision: Decision) -> list[Move]:
    """Trains return only if the hand can pay (M-10.2.4)."""
    powers = [power for power in s.game.active(s) if s.seat_of[power] == decision.seat]
    old = decision.options
    found = [move for move in old if move.verb not in ("restore", "replace", "wait", "done")]
    found += trains.returns(s, powers)
    return [*found, *(move for move in old if move.verb in ("wait", "done"))]
