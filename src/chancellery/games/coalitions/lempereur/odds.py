"""The odds against Napoleon (12.6): hands are open, and cards for FR are drawn by rule from the deck."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, cast

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.battle import BattleAgainstNapoleon
from chancellery.games.coalitions.system.battle import ATTACK, Battle
from chancellery.games.coalitions.system.odds import Forecast, Fought
from chancellery.games.coalitions.system.scene_asking import FamilyAsking
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel.hidden import unseen
from chancellery.table.odds import Margins

EXACT: Final = 10**9  # parts in which a chance is counted
Counts = tuple[int, ...]  # of the cards of each value, from 1


class AgainstNapoleon(Forecast):
    """What the players may play is known; what FR draws is not."""

    before_cards = "coalitions-odds-napoleon-before"
    no_more_cards = "coalitions-odds-napoleon"

    def begun(self, s: Realm, attacker: int, place: int) -> Battle:
        """K-12.6.12: every French General who can supports."""
        battle = BattleAgainstNapoleon(attacker, place)
        battle.add_up(s)
        return battle

    def margins(self, s: Realm, fought: Fought, seat: int | None) -> tuple[Margins, bool]:
        battle, highest = cast(BattleAgainstNapoleon, fought.battle), max(s.game.parameters.deck)
        sign = 1 if battle.french == ATTACK else -1
        found, sampled = super().margins(s, fought, seat)
        deck = unseen(s.hidden(), seat).get(s.hand_pile(FR).back, Counter[int]())
        cards, spare = (tuple([pile[n] for n in range(1, highest + 1)]) for pile in (deck, Counter(s.discards)))
        after: Counter[int] = Counter()
        for margin, times in found.items():
            won, level = french(-sign * margin, s.morale[FR], battle.unused(s), cards, spare)
            after[sign] += round(times * won * EXACT)
            after[0] += round(times * level * EXACT)
            after[-sign] += round(times * (1 - won - level) * EXACT)
        return after, sampled or len(found) > 1

    def side_of(self, s: Realm, battle: Battle, seat: int | None) -> int | None:
        """All players stand together, whoever decides for FR."""
        return None if seat is None else 1 - cast(BattleAgainstNapoleon, battle).french


@lru_cache(50_000)
def french(behind: int, morale: int, unused: int, deck: Counts, discards: Counts) -> tuple[float, float]:
    """K-12.6.4, K-12.6.15: the chances that FR wins and that it draws level, card by card until it stops."""
    if behind < 0:
        return 1.0, 0.0
    if not any(deck):  # K-2.4.7
        deck, discards = discards, (0,) * len(discards)
    if not morale or unused * len(deck) <= behind or not any(deck):
        return 0.0, float(behind == 0)
    won = level = 0.0
    for value, count in enumerate(deck, 1):
        if count:
            left = (*deck[: value - 1], count - 1, *deck[value:])
            more, equal = french(behind - value, morale - 1, unused - 1, left, discards)
            won += count * more
            level += count * equal
    return won / sum(deck), level / sum(deck)


class EmpireAsking(FamilyAsking[Realm]):
    """The family, but for the odds."""

    forecast = AgainstNapoleon()
