"""Battles as events tell them: what the rules promise of every one (family.md part 4, 23 to 27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from chancellery import Match
from chancellery.kernel import Event

ENDS = {"battle", "no_battle", "movement_turn", "requested", "arbiter", "no_arbiter", "turn", "round", "victory"}
DRAW = -1


def battles(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events of each battle, from its beginning to the next thing."""
    found: list[Event] | None = None
    for event in events:
        if event.kind in ENDS:
            if found:
                yield found
            found = [] if event.kind == "battle" else None
        if found is not None:
            found.append(event)
    if found:
        yield found


def check_battles(match: Match) -> Counter[str]:
    """Asserts what holds in every battle of a match, and counts what happened in them."""
    seen: Counter[str] = Counter()
    for one in battles(match.events()):
        seen.update(event.kind for event in one)
        fought = Fought(one)
        fought.check_cards()
        if fought.result is not None:
            fought.check_result()
            fought.check_aftermath()
    return seen


class Fought:
    """One battle, read from its events."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self.attacker, self.place = events[0].args
        self.side: dict[tuple[int, int], int] = {}  # of supporters, by Power and Territory
        for event in self.of("support"):
            power, start, _, side = event.args
            self.side[power, start] = side
        results = self.of("result")
        assert len(results) <= 1
        self.result: tuple[Any, ...] | None = results[0].args if results else None

    def of(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]

    def side_of(self, power: int, spot: int) -> int:
        if spot != self.place:
            return self.side[power, spot]
        return 0 if power == self.attacker else 1

    def check_cards(self) -> None:
        """23 to 25: Morale paid, silence after a pass, a card turned up for each one played face up."""
        morale: dict[int, int] = {}
        passed: set[int] = set()
        turned = 0
        for event in self.events:
            if event.kind in ("card_down", "card_up"):
                power, left = event.args[0], event.args[-1]
                assert power not in passed
                assert power not in morale or left == morale[power] - 1, "each card costs 1 Morale"
                morale[power] = left
                turned += event.kind == "card_up"
            elif event.kind == "passed":
                assert event.args[0] not in passed
                passed.add(event.args[0])
            elif event.kind == "turned_up":
                turned -= 1
                assert turned == 0
        assert turned in (0, 1), "1 while the target is being chosen"

    def check_result(self) -> None:
        """The Strengths with the values of the stacks are the result; every card played lies in its stack."""
        assert self.result is not None
        totals = list(self.of("strength")[-1].args[1:])
        played = Counter(event.args[:2] for event in self.of("card_down", "card_up"))
        for event in self.of("stack"):
            power, spot, cards, strength = event.args
            assert len(cards) == played.pop((power, spot))
            assert sum(cards) <= strength <= sum(cards) + len(cards)
            totals[self.side_of(power, spot)] += strength
        assert not played
        _, attack, defence, winner = self.result
        assert totals == [attack, defence]
        assert winner == (0 if attack > defence else 1 if defence > attack else DRAW)

    def check_aftermath(self) -> None:
        """26, 27: who draws, who is beaten, and what the winners gain; a battle may still be going on."""
        assert self.result is not None
        winner = self.result[3]
        after = self.events[[event.kind for event in self.events].index("result") :]
        drew = [event.args[0] for event in after if event.kind in ("draw", "no_card")]
        assert drew == sorted({event.args[0] for event in self.of("card_down", "card_up")})
        beaten = [event.args[1] for event in after if event.kind == "beaten"]
        gains = [event for event in after if event.kind == "influence"]
        assert len(set(beaten)) == len(beaten)
        if winner == DRAW:
            assert not beaten
            assert not gains
            assert len([event for event in after if event.kind == "withdrew"]) <= 1
            return
        if winner == 1:
            assert len(beaten) <= 1, "only the attacker"
        for event in gains:
            assert beaten
            assert len(beaten) <= event.args[1] <= len(beaten) + 1
        losers = {power for power, spot in self.fighters() if self.side_of(power, spot) != winner}
        assert not losers & {event.args[0] for event in gains}

    def fighters(self) -> set[tuple[int, int]]:
        """Powers and where they stood, as far as cards, support and defeat tell."""
        found = {event.args[:2] for event in self.of("stack")} | set(self.side) | {(self.attacker, self.place)}
        return found | {(event.args[0], self.place) for event in self.of("beaten")}
