"""Race to Paris (12.7): what FR does instead of a Napoleon card when France itself is invaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.placing import BEGIN, OFFENSIVE, Candidate, FrenchOffensive
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.lempereur.vocabulary import ASK_RACE_PLACE, ASK_SOURCE, RACE, THIRD_ELSEWHERE
from chancellery.games.coalitions.system.sides import strangers
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import SCRIPTS, Decision, Move, Question, Step, asks, does
from chancellery.kernel.sets import bits

PRIORITY: Final = ("lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine")  # K-12.7.3
SOURCES: Final = ("off_board", "uncontested", "contested", "coalition_home", "blue")  # K-12.7.5
# K-12.7.2
PARIS: Final = 1
INVADED: Final = 2
ADJACENT: Final = 3
ASK_RACE_SOURCE: Final = ASK_SOURCE.by("K-12.7.6")


def invaded(s: Realm) -> int:
    """K-12.7.1: the French Home Territories with a General of the Grand Coalition."""
    return strangers(s, FR) & s.game.map.homes[FR]


def in_priority(s: Realm, places: int) -> list[int]:
    """The Territories of the list among some places, in its order."""
    listed = (s.game.map.place_of.get(name, -1) for name in PRIORITY)
    return [t for t in listed if t >= 0 and places >> t & 1]


@dataclass
class RaceToParis(FrenchOffensive):
    """K-12.7.8: no Morale for the Grand Coalition, no card."""

    def choose_targets(self, s: EmpireRealm) -> Step | None:
        """K-12.7.2, K-12.7.3: Paris, and the first invaded Territory of the list."""
        entered = invaded(s)
        s.emit("race", tuple(bits(entered)))
        self._aim(s, PARIS, s.game.map.capital[FR], [])
        listed = in_priority(s, entered)
        self._aim(s, INVADED, listed[0], listed)
        return None

    def aim_at_adjacent(self, s: EmpireRealm) -> Step | None:
        """K-12.7.3: the first of the list next to it."""
        listed = in_priority(s, s.game.map.near[self.targets[-1]])
        if not listed:
            return None
        self._aim(s, ADJACENT, listed[0], listed)
        return HOLDING

    def choose_adjacent(self, s: EmpireRealm) -> list[Decision]:
        """K-12.7.3: if there is none, any neighbour but Paris."""
        target = self.targets[-1]
        decision = s.decide(ASK_RACE_PLACE, FR, target)
        elsewhere = THIRD_ELSEWHERE.saying(place=s.game.name_of("place", target))
        decision.offer(RACE, s.bars(s.game.map.near[target] & ~(1 << s.game.map.capital[FR]), elsewhere))
        return decision.if_any()

    def on_race_place(self, s: EmpireRealm, decision: Decision, move: Move) -> Step | None:
        self._aim(s, ADJACENT, move.args[0], [option.args[0] for option in decision.options])
        return None

    def _aim(self, s: EmpireRealm, number: int, t: int, among: list[int]) -> None:
        self.targets.append(t)
        s.emit("race_target", number, t, tuple(among))

    def hold(self, s: EmpireRealm) -> Step | None:
        """K-12.7.4, K-12.7.9: Generals in the targets stay there and are not taken for others."""
        for t in self.targets:
            self.reserve(s, t)
        self.unserved = list(self.targets)
        return None

    def order(self) -> tuple[str, ...]:
        return SOURCES

    def question(self) -> Question:
        return ASK_RACE_SOURCE

    def tell(
        self, s: EmpireRealm, target: int, source: str, found: tuple[Candidate, ...], start: int, equal: int
    ) -> None:
        s.emit("race_source", target, source, found, start, equal)

    def skipped(self, s: EmpireRealm, target: int) -> None:
        s.emit("race_skipped", target)

    def arrived(self, s: EmpireRealm, general: int, target: int) -> None:
        self.fill_up(s, general)
        self.meet(s, general, target, garrison=False)


HOLDING: Final = does(RaceToParis.hold)
SCRIPTS[RaceToParis] = [
    BEGIN,
    does(RaceToParis.choose_targets),
    does(RaceToParis.aim_at_adjacent),
    asks(RaceToParis.choose_adjacent, RaceToParis.on_race_place),
    HOLDING,
    *OFFENSIVE,
]
