"""What a match tells of its talks: what was proposed, refused and agreed, and who kept his word. Nothing is hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from chancellery.games.maria.state import Campaign
from chancellery.kernel import Event, Match, Move

TRUCE_BROKEN: Final = 4  # turns for which a sensible player remembers it


@dataclass
class Memory:
    """Of all turns, and of the present one."""

    turn: int = 0
    proposed: Counter[int] = field(default_factory=Counter)  # by a seat, this turn
    asked: Counter[tuple[int, int]] = field(default_factory=Counter)  # by a seat of another, this turn
    refused: Counter[tuple[int, int]] = field(default_factory=Counter)  # what a seat proposed, by another seat
    candidates: set[tuple[int, int, int]] = field(default_factory=set)  # by a seat, refused by another
    money: Counter[tuple[int, int]] = field(default_factory=Counter)  # subsidies that a seat proposed, turned down by
    agreed: Counter[tuple[int, int]] = field(default_factory=Counter)  # between a seat and another, both ways
    truces: dict[tuple[int, int], int] = field(default_factory=dict)  # the last turn of the newest truce of two powers
    broken: dict[tuple[int, int], int] = field(default_factory=dict)  # the turn in which a power attacked in a truce

    def distrusts(self, s: Campaign, seat: int, grudge: float) -> frozenset[int]:
        """The seats whose powers attacked one of the seat's in a truce, as long as that is remembered."""
        return frozenset(
            s.seat_of[by]
            for (by, to), turn in self.broken.items()
            if s.seat_of[to] == seat and self.turn - turn < TRUCE_BROKEN * grudge
        )


@dataclass
class _Drawn:
    """A proposal on its way."""

    by: int
    parties: tuple[int, ...]
    clauses: list[Move]


class _Reader:
    def __init__(self, s: Campaign) -> None:
        self.s, self.memory = s, Memory()
        self.drawn: dict[int, _Drawn] = {}
        self.truces: dict[int, list[Move]] = {}  # in force, per number of the agreement

    def see(self, event: Event) -> None:
        memory, args = self.memory, event.args
        if event.kind == "turn":
            memory.turn = args[0]
            memory.proposed.clear()
            memory.asked.clear()
        elif event.kind == "agreement_proposed":
            number, by, clauses, _, *parties = args
            self.drawn[number] = _Drawn(by, tuple(parties), [self.s.game.clauses.read(clause) for clause in clauses])
            memory.proposed[by] += 1
            memory.asked.update([(by, other) for other in parties if other != by])
        elif event.kind == "agreement_refused":
            drawn, other = self.drawn[args[0]], args[1]
            memory.refused[drawn.by, other] += 1
            memory.candidates |= {(drawn.by, other, one.args[1]) for one in drawn.clauses if one.verb == "vote"}
            memory.money[drawn.by, other] += any(one.verb == "subsidy" for one in drawn.clauses)
        elif event.kind == "agreement_concluded":
            drawn = self.drawn[args[0]]
            memory.agreed.update([(a, b) for a in drawn.parties for b in drawn.parties if a != b])
            self.truces[args[0]] = truces = [clause for clause in drawn.clauses if clause.verb == "truce"]
            for one, other, until in [truce.args for truce in truces]:
                memory.truces[one, other] = memory.truces[other, one] = until
        elif event.kind == "agreement_ended":
            self.truces.pop(args[0], None)
        elif event.kind == "battle":
            self._battle(args[0], args[2])

    def _battle(self, by: int, to: int) -> None:
        for truces in self.truces.values():
            if any({by, to} == set(one.args[:2]) and self.memory.turn <= one.args[2] for one in truces):
                self.memory.broken[by, to] = self.memory.turn


def remembered(match: Match) -> Memory:
    """What everybody remembers of the match so far."""
    s = match.state
    assert isinstance(s, Campaign)
    reader, events = _Reader(s), match.events(None)
    reader.memory.turn = s.turn - sum(event.kind == "turn" for event in events)  # a position may begin later
    for event in events:
        reader.see(event)
    return reader.memory
