"""Placing French Generals (12.5.8 to 12.5.16, 12.7.5): where each is taken from, and what he finds.

A French action is one Movement Turn (K-R-59): `moved` is the set of Generals that cannot be taken any more.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.lempereur.vocabulary import NOT_FIRST_SOURCE, OTHER_TARGET, PLACED_ALREADY, SUMMON
from chancellery.games.coalitions.system.garrison import place_garrison
from chancellery.games.coalitions.system.sides import enemies_at
from chancellery.games.coalitions.system.state import MOST_TROOPS, Realm
from chancellery.games.coalitions.system.vocabulary import NO_GENERAL_THERE
from chancellery.kernel import REPEAT, Decision, Move, Procedure, Question, Reason, Step, asks, does

OFF_BOARD_FIRST: Final = "off_board"
ONLY_NEAREST: Final = ("french_home", "paris")  # K-12.5.9: elsewhere the lowest value decides after the distance

Candidate = tuple[int, int, int]  # Territory, steps from the target, value (-1: it does not matter)


def kind_of_source(s: Realm, t: int) -> str:
    """The line of K-12.5.9 to which a Territory with a French General belongs."""
    m = s.game.map
    home = m.home[t]
    if home == FR:
        return "paris" if t == m.capital[FR] else "french_home"
    if home >= 0:
        return "coalition_home"
    if not m.contested >> t & 1:
        return "uncontested"
    return "blue" if m.stripes[t] >> FR & 1 else "contested"


def candidates(s: Realm, target: int, source: str) -> list[Candidate]:
    """The Territories of a source with a General who may be taken; D.12: Sea Routes do not count for French ones."""
    m = s.game.map
    steps = m.land_steps[target]
    found = []
    for general in s.game.generals[FR]:
        t = s.where[general]
        if t >= 0 and not s.moved >> general & 1 and kind_of_source(s, t) == source:
            found.append((t, steps[t], -1 if source in ONLY_NEAREST else m.value[t]))
    return sorted(found, key=lambda one: (one[1], one[2], one[0]))


def first_source(s: Realm, target: int, order: tuple[str, ...]) -> tuple[str, list[Candidate]]:
    """K-12.5.10: the first source with a General, and the Territories it has to choose from."""
    for source in order:
        if source == OFF_BOARD_FIRST:
            if any(s.where[g] < 0 for g in s.game.generals[FR]):
                return source, []
        else:
            found = candidates(s, target, source)
            if found:
                return source, found
    return "", []


def best(found: list[Candidate]) -> list[int]:
    """K-12.5.9, K-12.5.11: the nearest, of these the lowest value; several if they satisfy it equally."""
    return [t for t, steps, value in found if (steps, value) == found[0][1:]]


@dataclass
class FrenchOffensive(Procedure):
    """What a Napoleon card and the Race to Paris have in common: Generals are placed, then battles are fought."""

    targets: list[int] = field(default_factory=list)  # in the order of the card
    unserved: list[int] = field(default_factory=list)  # targets that still need a General

    def begin(self, s: EmpireRealm) -> Step | None:
        s.moved = s.busy = s.battlefields = s.pending = 0
        return None

    def reserve(self, s: EmpireRealm, t: int) -> int:
        """The French General who stands in a target cannot be taken for another one; -1 if there is none."""
        general = s.general_at(FR, t)
        if general >= 0:
            s.moved |= 1 << general
        return general

    # -- sources

    def order(self) -> tuple[str, ...]:
        """The sources in their order."""
        raise NotImplementedError

    def question(self) -> Question:
        """By which rule the players choose between equal candidates."""
        raise NotImplementedError

    def place(self, s: EmpireRealm) -> Step | None:
        """Each target gets a General from the first source that has one, as long as the rules choose him."""
        while self.unserved:
            target = self.unserved[0]
            standing = s.general_at(FR, target)
            if standing >= 0:
                self.unserved.pop(0)
                self.arrived(s, standing, target)
                continue
            source, found = first_source(s, target, self.order())
            if not source:  # K-12.5.16, K-12.7.9
                self.unserved.pop(0)
                self.skipped(s, target)
                continue
            equal = best(found) if found else [-1]
            if len(equal) > 1:
                return None
            self.summon(s, source, found, equal[0])
        return None

    def choose_source(self, s: EmpireRealm) -> list[Decision]:
        """Equal candidates: the players choose."""
        if not self.unserved:
            return []
        target = self.unserved[0]
        equal = best(first_source(s, target, self.order())[1])
        decision = s.decide(self.question(), FR, target)
        why = partial(self._why_no_source, s, target, equal)
        decision.offer_each(SUMMON, [s.move(SUMMON, t, target) for t in equal], why)
        return [decision]

    def _why_no_source(self, s: EmpireRealm, target: int, equal: list[int], move: Move) -> Reason | None:
        start, to = move.args
        rule = self.question().rule
        if to != target:
            return OTHER_TARGET.by(rule).saying(place=s.game.name_of("place", target))
        general = s.general_at(FR, start)
        if general < 0:
            return NO_GENERAL_THERE.by(rule)
        if s.moved >> general & 1 or start in self.targets:
            return PLACED_ALREADY.by(rule)
        return None if start in equal else NOT_FIRST_SOURCE.by(rule)

    def on_source(self, s: EmpireRealm, decision: Decision, move: Move) -> Step | None:
        source, found = first_source(s, self.unserved[0], self.order())
        self.summon(s, source, found, move.args[0])
        return PLACING

    def summon(self, s: EmpireRealm, source: str, found: list[Candidate], start: int) -> None:
        """K-12.5.12: Garrisons stay where the General leaves."""
        target = self.unserved.pop(0)
        if start >= 0:
            general = s.general_at(FR, start)
        else:
            general = next(g for g in s.game.generals[FR] if s.where[g] < 0)
        self.tell(s, target, source, tuple(found), start, len(best(found)) if found else 1)
        s.put(general, target)
        s.moved |= 1 << general
        s.emit("summoned", FR, general, start, target)
        self.arrived(s, general, target)

    def tell(
        self, s: EmpireRealm, target: int, source: str, found: tuple[Candidate, ...], start: int, equal: int
    ) -> None:
        """The reasoning, so that it can be checked: the source, its candidates, the one taken, how many were equal."""
        raise NotImplementedError

    def skipped(self, s: EmpireRealm, target: int) -> None:
        """No General is left for a target."""
        raise NotImplementedError

    def arrived(self, s: EmpireRealm, general: int, target: int) -> None:
        """A General has come to a target, or already stood there."""
        raise NotImplementedError

    def fill_up(self, s: EmpireRealm, general: int) -> None:
        """K-12.5.13, K-12.7.4: to 3 Troops from the stock, free of charge, as far as there are tokens."""
        more = min(MOST_TROOPS - s.troops[general], s.stock(FR))
        if more > 0:
            s.troops[general] += more
            s.emit("filled", s.where[general], more, s.troops[general])

    def meet(self, s: EmpireRealm, general: int, target: int, garrison: bool) -> None:
        """K-12.5.14: a battle if there is an enemy, else a Garrison at once (K-12.7.10: not in the Race to Paris)."""
        if enemies_at(s, FR, target):
            s.battlefields |= 1 << target
            s.pending |= 1 << target
        elif garrison and s.troops[general]:
            place_garrison(s, FR, general, target)

    # -- battles

    def fight(self, s: EmpireRealm) -> Step | None:
        """K-12.5.7, K-12.7.7: in the order of the targets."""
        for t in self.targets:
            if s.pending >> t & 1:
                s.pending &= ~(1 << t)
                s.call(s.game.battle(FR, t))
                return REPEAT
        return None

    def finish(self, s: EmpireRealm) -> Step | None:
        s.moved = s.busy = s.battlefields = 0
        return None


BEGIN: Final = does(FrenchOffensive.begin)
PLACING: Final = does(FrenchOffensive.place)
CHOOSING: Final = asks(FrenchOffensive.choose_source, FrenchOffensive.on_source)
OFFENSIVE: Final = [PLACING, CHOOSING, does(FrenchOffensive.fight), does(FrenchOffensive.finish)]
