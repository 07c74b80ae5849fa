"""Negotiations (20, 21): what the player proposes of itself.

A truce where it is pressed, one at a time; a subsidy of an ally against somebody who is about to win; votes for a
common candidate. It proposes once a stage and twice a turn at most; what was refused it offers once more for a shorter
time, and whoever refuses again and again is left alone. Nobody is asked twice for votes for the same candidate, or
more than twice for money, and what lies on the table already is not proposed again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chancellery.bots.maria import politics
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.memory import Memory
from chancellery.bots.maria.negotiating import Stand, front, objection, winning
from chancellery.bots.maria.table import Table
from chancellery.games.maria import agreements, negotiations
from chancellery.games.maria.powers import AUSTRIA, FRANCE, NOBODY, POWERS
from chancellery.games.maria.sequence import LAST_TURN
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Move

MOST_A_TURN: Final = 2
MOST_ASKED: Final = 2  # times in a turn that the same player is asked: the offer, and a better one
PATIENCE: Final = 3.0  # refusals more than agreements after which a sensible player asks no more
PRESSED: Final = 1.2  # times our armies at a front: where theirs are more, a truce is worth asking for
MOST_MONEY: Final = 2  # subsidies asked of, or offered to, one who turns them down
PAUSE: Final = 2  # turns after a truce before the same two make another


def propose(s: Campaign, seat: int, stand: Stand, memory: Memory) -> Move | None:
    """The best thing to propose now, if there is one that it would sign itself."""
    if agreements.closed(s) is not None or memory.proposed[seat] >= MOST_A_TURN or _waits(s, seat):
        return None
    for text in _wanted(s, seat, stand, memory):
        move = None if _lies_there(s, text) else checked(s, seat, text, stand)
        if move is not None:
            return move
    return None


def offers(s: Campaign, seat: int, memory: Memory) -> Iterator[Move]:
    """Truces as long as the others would sign them, longer than those in force; `s` is a world the seat could be in."""
    if agreements.closed(s) is not None or _waits(s, seat):
        return
    running = {frozenset(clause.args[:2]): clause.args[2] for clause in _truces_in_force(s)}
    until = min(LAST_TURN, s.turn + w.TRUCE_TURNS)
    for power in range(len(POWERS)):
        for foe in _others(s, seat) if s.seat_of[power] == seat else []:
            other = s.seat_of[foe]
            vain = memory.refused[seat, other] - memory.agreed[seat, other]
            if not s.relations.enemies[power] >> foe & 1 or vain >= PATIENCE or memory.asked[seat, other] >= MOST_ASKED:
                continue
            if running.get(frozenset((power, foe)), 0) >= until:
                continue
            text = f"truce {POWERS[power]} {POWERS[foe]} until {until}"
            move = s.game.notation.read(f"propose: {text}")
            signs = not objection(s, other, s.game.clauses.read(text), Stand())
            if signs and agreements.may_act(s, seat, move) is None:
                yield move


def _truces_in_force(s: Campaign) -> list[Move]:
    """Those that end later come later."""
    found = [clause for _, clause in negotiations.in_force(s) if clause.verb == "truce"]
    return sorted(found, key=lambda clause: clause.args[2])


def checked(s: Campaign, seat: int, text: str, stand: Stand, to: str = "") -> Move | None:
    """The proposal with these clauses, if the rules and the seat itself have nothing against it."""
    move = s.game.notation.read(f"propose{to}: {text}")
    if agreements.may_act(s, seat, move) is not None:
        return None
    wrong = any(objection(s, seat, clause, stand) for clause in agreements.read(s, seat, move.text).clauses)
    return None if wrong else move


def _waits(s: Campaign, seat: int) -> bool:
    """Whether something that it proposed is still open."""
    return any(a.by == seat and not a.in_force for a in s.agreements)


def _lies_there(s: Campaign, text: str) -> bool:
    """Whether somebody else has proposed that, and it is still open."""
    wanted = {clause.strip() for clause in text.split(";")}
    return any(wanted <= {*agreement.clauses} for agreement in s.agreements if not agreement.in_force)


def _wanted(s: Campaign, seat: int, stand: Stand, memory: Memory) -> Iterator[str]:
    """What it would like, most urgent first, as clauses."""
    own = [power for power in range(len(POWERS)) if s.seat_of[power] == seat]
    rivals = [power for power in (*own, *_others(s, seat)) if winning(s, power) and s.seat_of[power] != seat]
    yield from _help(s, own, rivals, seat, memory)
    yield from _truces(s, own, seat, stand, memory, rivals)
    yield from _votes(s, own, seat, memory)


def _others(s: Campaign, seat: int) -> list[int]:
    return [power for power in range(len(POWERS)) if s.seat_of[power] not in (seat, NOBODY)]


def _help(s: Campaign, own: list[int], rivals: list[int], seat: int, memory: Memory) -> Iterator[str]:
    """An ally pays, or is paid, to stop somebody who is about to win."""
    for power in own:
        if not any(s.relations.enemies[power] >> rival & 1 for rival in rivals):
            continue
        for ally in _others(s, seat):
            if memory.money[seat, s.seat_of[ally]] >= MOST_MONEY:
                continue
            if s.relations.allies[power] >> ally & 1 and ally not in rivals:
                yield f"subsidy {POWERS[ally]} > {POWERS[power]} for 1"
                yield f"subsidy {POWERS[power]} > {POWERS[ally]} for 1"


def _truces(s: Campaign, own: list[int], seat: int, stand: Stand, memory: Memory, rivals: list[int]) -> Iterator[str]:
    """With the enemies who press it most; in vain it asks only so often."""
    pressed: list[tuple[float, int, int]] = []
    for power in own:
        table = Table(s, seat, power)
        for foe in _others(s, seat):
            if not s.relations.enemies[power] >> foe & 1 or foe in rivals or _lately(s, memory, own, foe):
                continue
            other = s.seat_of[foe]
            vain = memory.refused[seat, other] - memory.agreed[seat, other]
            if vain >= PATIENCE * stand.personality.peace or memory.asked[seat, other] >= MOST_ASKED:
                continue
            ours, theirs = front(table, foe)
            if theirs * stand.personality.peace > PRESSED * ours:
                pressed.append((theirs - ours, power, foe))
    for _, power, foe in sorted(pressed, reverse=True):
        turns = 0 if memory.asked[seat, s.seat_of[foe]] else min(w.TRUCE_TURNS, 1 + (stand.personality.peace > 1.2))
        yield f"truce {POWERS[power]} {POWERS[foe]} until {min(LAST_TURN, s.turn + turns)}"


def _lately(s: Campaign, memory: Memory, own: list[int], foe: int) -> bool:
    """Whether a power of ours has a truce with anybody now, or had one with this foe a short time ago."""
    ours = [(other, until) for (one, other), until in memory.truces.items() if one in own]
    return any(until >= s.turn - (PAUSE if other == foe else 0) for other, until in ours)


def _votes(s: Campaign, own: list[int], seat: int, memory: Memory) -> Iterator[str]:
    """Votes for a candidate whom the other would choose too, as far as anybody can tell."""
    if s.emperor != NOBODY:
        return
    for power in own:
        candidate = politics.favourite(Table(s, seat, power))
        for other in _others(s, seat):
            if (seat, s.seat_of[other], candidate) in memory.candidates:
                continue
            rival = FRANCE if candidate == AUSTRIA else AUSTRIA
            likes = other == candidate or (other != rival and s.pool[candidate] > s.pool[rival])
            if likes and negotiations.promised(s, other)[0] == NOBODY and negotiations.promised(s, power)[0] == NOBODY:
                yield f"vote {POWERS[power]} for {POWERS[candidate]}; vote {POWERS[other]} for {POWERS[candidate]}"
