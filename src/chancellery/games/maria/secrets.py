"""What is hidden (27): hands and decks by the backs of their cards, and how many armies each general has.

Known to all are the sum of a power's armies, the strengths announced in a battle under way, the deck a card comes from
(its back), hand sizes, and every card that was shown.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from chancellery.games.maria.components import DECK
from chancellery.kernel import Hidden, Pile, Procedure, Sum

if TYPE_CHECKING:
    from chancellery.games.maria.state import Campaign

MOST_ARMIES: Final = 8  # M-6.7


class Passage(Procedure):
    """A passage of the rules in which others know more about armies than their sum, or less."""

    __slots__ = ()

    def announced(self, s: Campaign) -> list[list[int]]:
        """Generals whose armies together everybody knows."""
        return []

    def armies(self, s: Campaign, power: int) -> Hidden | None:
        """How the armies of a power are hidden in this passage; None: as ever."""
        return None


class Mixed(Hidden):
    """M-R-19: of a mixed stack in battle the sum is known; what one of the two has more the other has less.

    Whoever runs one of the two powers knows both numbers.
    """

    def __init__(self, s: Campaign, pair: list[int], bound: set[int]) -> None:
        super().__init__(sum(1 << seat for seat in {s.seat_of[s.power_of(general)] for general in pair}))
        self.numbers = s.armies
        self.pair = pair
        self.free = [_on_board(s, s.power_of(general), bound) for general in pair]

    def deal(self, seat: int | None, rng: Random) -> None:
        armies = self.numbers
        for _ in range(rng.randrange(MOST_ARMIES)):
            first = rng.randrange(2)
            a, b = self.pair[first], self.pair[1 - first]
            takers = [general for general in self.free[first] if armies[general] < MOST_ARMIES]
            givers = [general for general in self.free[1 - first] if armies[general] > 1]
            if takers and givers and armies[a] > 1 and armies[b] < MOST_ARMIES:
                for general, change in ((a, -1), (rng.choice(takers), 1), (b, 1), (rng.choice(givers), -1)):
                    armies[general] += change


def spread(numbers: list[int], cells: list[int], total: int, rng: Random) -> None:
    """A total given to generals, each with one to eight armies (M-6.6, M-6.7)."""
    for cell in cells:
        numbers[cell] = 1
    for _ in range(total - len(cells)):
        numbers[rng.choice([cell for cell in cells if numbers[cell] < MOST_ARMIES])] += 1


def armies(s: Campaign) -> list[Hidden]:
    """M-6.9: of each power the sum is known, and what was announced of it."""
    passages = [one for one in s.stack if isinstance(one, Passage)]
    groups: list[list[int]] = []
    bound: set[int] = set()
    for passage in passages:
        for group in passage.announced(s):
            if group and bound.isdisjoint(group):
                groups.append(group)
                bound |= set(group)
    found: list[Hidden] = []
    for power, seat in enumerate(s.seat_of):
        own = next((hidden for one in passages if (hidden := one.armies(s, power)) is not None), None)
        if own is not None:
            found.append(own)
        else:
            found.append(_sum(s, _on_board(s, power, bound), seat))
    for group in groups:
        if len({s.power_of(general) for general in group}) > 1:
            found.append(Mixed(s, group, bound))
        else:
            found.append(_sum(s, group, s.seat_of[s.power_of(group[0])]))
    return found


def _on_board(s: Campaign, power: int, bound: set[int]) -> list[int]:
    """The generals of a power, without those who are lost and those of whom more is known."""
    return [g for g in s.game.components.powers[power].generals if s.armies[g] and g not in bound]


def _sum(s: Campaign, generals: list[int], seat: int) -> Sum:
    return Sum(s.armies, generals, [1] * len(generals), [MOST_ARMIES] * len(generals), 1 << seat)


def cards(s: Campaign) -> list[Hidden]:
    """Cards of one deck can be exchanged among hands and what is left of that deck; years of the political deck too."""
    found: list[Hidden] = [Pile(_back(deck[0]), deck, 0) for deck in s.decks if deck]
    for power, hand in enumerate(s.hands):
        known = {
            seat: tuple([card for card in hand if seen >> card & 1]) for seat, seen in enumerate(s.remembered) if seen
        }
        for back in sorted({_back(card) for card in hand}):
            others = [place for place, card in enumerate(hand) if _back(card) != back]
            found.append(Pile(back, hand, 1 << s.seat_of[power], sorted=True, known=known, fixed=others))
    years = [s.game.components.political[card].year for card in s.political]
    for year in sorted(set(years)):  # they lie one upon another
        others = [place for place, one in enumerate(years) if one != year]
        found.append(Pile(f"year {year}", s.political, 0, fixed=others))
    return found


def _back(card: int) -> str:
    return f"deck {card // DECK}"


# -- memory


def remember(s: Campaign, cards: list[int], seats: list[int]) -> None:
    """Seats have seen cards that lie in a hand now."""
    seen = sum([1 << card for card in cards])
    for seat in seats:
        s.remembered[seat] |= seen


def forget(s: Campaign, card: int) -> None:
    """A card has left the hand in which it was known to be."""
    for seat, seen in enumerate(s.remembered):
        if seen >> card & 1:
            s.remembered[seat] ^= 1 << card
