"""Battles that are fought, or could be: both sides, the cards we could play, and the odds."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.bots.coalitions.lempereur import weights as w
from chancellery.bots.coalitions.lempereur.camp import FR, GRAND_COALITION, Camp
from chancellery.bots.coalitions.lempereur.odds import EVEN, french
from chancellery.games.coalitions.base.powers import GB
from chancellery.games.coalitions.system.battle import STRENGTH_OF_FORTRESS, STRENGTH_OF_GARRISON


@dataclass
class Clash:
    """A battle from our side: Strengths without further cards, room for cards per Power, French Troops and Morale."""

    ours: int = 0
    theirs: int = 0
    room: dict[int, int] = field(default_factory=dict)
    unused: int = 0  # French Troops that can still draw
    morale: int = 0
    attacking: bool = False  # a draw is no victory for an attacker
    deck: tuple[int, ...] = EVEN

    def cards(self, camp: Camp, extra: dict[int, int] | None = None) -> list[tuple[int, int]]:
        """The cards (value, Power) that could be played, best first; `extra` is room that support would add."""
        found = []
        room = dict(self.room)
        for power, more in (extra or {}).items():
            room[power] = room.get(power, 0) + more
        for power, limit in room.items():
            most = min(limit, camp.morale[power] or 1, len(camp.hands[power]))
            found += [(card, power) for card in sorted(camp.hands[power], reverse=True)[:most]]
        return sorted(found, key=lambda one: (-one[0], -camp.morale[one[1]]))

    def chance(self, more: int = 0) -> float:
        """The chance to win, or for a defender to hold, with that much more Strength."""
        draws = min(self.unused, self.morale)
        won, level = french(self.ours + more - self.theirs, draws, self.unused - draws, self.deck)
        return 1.0 - won - (level if self.attacking else 0.0)

    def best_chance(self, camp: Camp) -> float:
        """The chance with all cards that could be played."""
        return self.chance(sum(value for value, _ in self.cards(camp)))

    def plan(
        self, camp: Camp, worth: float, extra: dict[int, int] | None = None
    ) -> tuple[float, list[tuple[int, int]]]:
        """What the battle brings with the best number of cards, and these cards."""
        best, chosen = self.chance() * worth, 0
        cards = self.cards(camp, extra)
        total, cost = 0, 0.0
        for n, (value, _) in enumerate(cards, 1):
            total += value
            cost += camp.mind.thrift * (w.CARD + w.CARD_PER_VALUE * value + w.MORALE)
            gain = self.chance(total) * worth - cost
            if gain > best + 0.01:
                best, chosen = gain, n
        return best, self._cheaper(cards, chosen)

    def _cheaper(self, cards: list[tuple[int, int]], chosen: int) -> list[tuple[int, int]]:
        """The plan with the lowest last card that does as well."""
        plan = cards[:chosen]
        if not plan:
            return plan
        wanted = self.chance(sum(value for value, _ in plan))
        for card in reversed(cards[chosen:]):
            if self.chance(sum(value for value, _ in plan[:-1]) + card[0]) >= wanted - 0.002:
                return [*plan[:-1], card]
        return plan


def supporters(camp: Camp, place: int, without: int = -1) -> dict[int, int]:
    """Troops of ours next to a battlefield, per Power, that could support; `without` is the General who fights."""
    near = camp.map.near[place]
    found: dict[int, int] = {}
    for power in GRAND_COALITION:
        reach = near | (camp.map.sea_near[place] if power == GB else 0)
        for general in camp.generals[power]:
            t = camp.where[general]
            if t >= 0 and general != without and reach >> t & 1 and not (camp.battlefields | 1 << place) >> t & 1:
                found[power] = found.get(power, 0) + camp.troops[general]
    return found


def attack(camp: Camp, general: int, place: int) -> Clash:
    """Our General attacks a Territory, all Allies next to it support."""
    power, troops = camp.owner[general], camp.troops[general]
    clash = Clash(ours=1 + troops, room=supporters(camp, place, general), attacking=True)
    clash.room[power] = clash.room.get(power, 0) + troops
    if camp.garrison[place] == FR:
        clash.theirs += STRENGTH_OF_FORTRESS if camp.fortress >> place & 1 else STRENGTH_OF_GARRISON
    near = camp.map.near[place]
    for one in camp.generals[FR]:
        t = camp.where[one]
        if t == place:
            clash.theirs += 1 + camp.troops[one]
            clash.unused += camp.troops[one]
        elif t >= 0 and near >> t & 1 and not camp.battlefields >> t & 1:
            clash.unused += camp.troops[one]
    clash.morale = camp.morale[FR]
    return clash


def race(camp: Camp, gate: int, moving: int = -1, troops: int = 0) -> Clash:
    """The Race to Paris against our Generals in a Territory, the one who is going there included."""
    clash = Clash(theirs=4)
    for power in GRAND_COALITION:
        general = camp.general_at(power, gate)
        if general >= 0:
            clash.ours += 1 + camp.troops[general]
            clash.room[power] = clash.room.get(power, 0) + camp.troops[general]
    if moving >= 0:
        power = camp.owner[moving]
        clash.ours += 1 + troops
        clash.room[power] = clash.room.get(power, 0) + troops
    if camp.garrison[gate] in GRAND_COALITION:
        clash.ours += STRENGTH_OF_FORTRESS if camp.fortress >> gate & 1 else STRENGTH_OF_GARRISON
    for power, more in supporters(camp, gate, moving).items():
        clash.room[power] = clash.room.get(power, 0) + more
    clash.unused = 3 + _french_next_to(camp, gate)
    clash.morale = camp.morale[FR]
    return clash


def _french_next_to(camp: Camp, gate: int) -> int:
    """French Troops that will support an attack on the gate: from Paris, the third target, and who else is near."""
    near = camp.map.near[gate]
    third = camp.third_target(gate)
    count = 3 if near >> camp.paris & 1 else 0
    if third >= 0 and not camp.our_generals >> third & 1:
        count += 3
    for general in camp.generals[FR]:
        t = camp.where[general]
        if t >= 0 and near >> t & 1 and t not in (camp.paris, third):
            count += camp.troops[general]
    return count


def raid(camp: Camp, place: int) -> Clash:
    """A Napoleon card against what we have in a Territory."""
    clash = Clash(theirs=4, unused=3, morale=camp.morale[FR])
    for power in GRAND_COALITION:
        general = camp.general_at(power, place)
        if general >= 0:
            clash.ours += 1 + camp.troops[general]
            clash.room[power] = camp.troops[general]
    if camp.garrison[place] in GRAND_COALITION:
        clash.ours += STRENGTH_OF_FORTRESS if camp.fortress >> place & 1 else STRENGTH_OF_GARRISON
    for general in camp.generals[FR]:
        t = camp.where[general]
        if t >= 0 and camp.map.near[place] >> t & 1:
            clash.unused += camp.troops[general]
    return clash


def generals_in(camp: Camp, place: int) -> int:
    return sum(camp.stands[power] >> place & 1 for power in GRAND_COALITION)
