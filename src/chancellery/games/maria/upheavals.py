"""Political upheavals (19): the annexation of Silesia, France's reduced aims, Saxony's changes, neutrality."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.maria import conquest, hussars, secrets, subsidies, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import (
    AUSTRIA,
    AUSTRIAN_ALLY,
    FRANCE,
    NEUTRAL,
    NOBODY,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXON,
    SAXONY,
)
from chancellery.games.maria.relocation import Relocation
from chancellery.games.maria.state import MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits

# -- 19.2 France reduces its aims


def may_reduce(s: Campaign) -> None:
    """M-19.2.1, M-19.2.4, M-R-35."""
    core = s.home(AUSTRIA) & s.game.components.atlas.bohemia
    if not s.reduced and not s.stand[FRANCE] & core and conquest.marked(s, FRANCE, core):
        s.call(Reduce())


@dataclass
class Reduce(Procedure):
    def ask(self, s: Campaign) -> list[Decision]:
        return [s.decide(v.ASK_REDUCE, FRANCE).add(v.REDUCE).add(v.NO_OFFER)]

    def on_ask(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.REDUCE:
            s.reduced = True
            core = s.home(AUSTRIA) & s.game.components.atlas.bohemia
            set_aside(s, FRANCE, conquest.marked(s, FRANCE, core))
        return None


SCRIPTS[Reduce] = [asks(Reduce.ask, Reduce.on_ask)]


def set_aside(s: Campaign, power: int, cities: list[int]) -> None:
    """M-19.1.8, M-19.2.2: half of the markers, rounded up, off the board, the others to the pool."""
    half = (len(cities) + 1) // 2
    for city in cities:
        conquest.take_off(s, city)
    s.pool[power] -= half
    s.aside[power] += half
    s.emit("set_aside", power, half, len(cities) - half, tuple(cities))


# -- 19.1 Prussia annexes Silesia


def may_offer_peace(s: Campaign) -> None:
    """M-19.1.1, M-R-85."""
    if not s.annexed and not s.game.silesian_fortresses & ~s.markers[PRUSSIA]:
        s.call(Annexation())


@dataclass
class Annexation(Procedure):
    """M-19.1.2 to M-19.1.14, M-R-97."""

    def offer(self, s: Campaign) -> list[Decision]:
        return [s.decide(v.ASK_OFFER_PEACE, PRUSSIA).add(v.OFFER_PEACE).add(v.NO_OFFER)]

    def on_offer(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.NO_OFFER:
            return LEAVE
        s.emit("peace_offered")
        return None

    def peace(self, s: Campaign) -> list[Decision]:
        return [s.decide(v.ASK_PEACE, AUSTRIA).add(v.ACCEPT).add(v.REJECT)]

    def on_peace(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.REJECT:
            s.emit("peace_rejected")
            return LEAVE
        return None

    def annex(self, s: Campaign) -> Step | None:
        """Steps 1 to 3."""
        s.silesia = True
        s.annexed = s.turn
        s.emit("annexed")
        if s.saxony == PRUSSIAN_ALLY:
            s.track[SAXON] = s.game.components.letter_s
            s.emit("track", SAXON, s.track[SAXON])
            become_neutral(s)
        prussian, austrian = s.home(PRUSSIA), s.home(AUSTRIA)
        for city in conquest.marked(s, AUSTRIA, prussian):
            conquest.remove_marker(s, city)
        set_aside(s, PRUSSIA, conquest.marked(s, PRUSSIA, austrian))
        return None

    def go_home(self, s: Campaign) -> Step | None:
        """Step 4, with the relocations of step 2."""
        s.call(Relocation(annexing=True))
        return None

    def box(self, s: Campaign) -> Step | None:
        """Step 5."""
        victory.from_pool(s, PRUSSIA)
        s.emit("box", PRUSSIA, "silesia")
        return None

    def second_train(self, s: Campaign) -> list[Decision]:
        """M-19.1.12, M-R-56: if it finds no place it waits in the box."""
        decision, train = s.decide(v.ASK_SECOND_TRAIN, PRUSSIA), s.game.second_train
        decision.only(v.PLACE, s.bars(1 << train, v.PIECE_STAYS.by("M-19.1.12")))
        bars = s.bars(s.game.components.atlas.all, v.SECOND_TRAIN).bar(s.occupied(), v.OCCUPIED.by("M-6.1"))
        decision.offer(v.PLACE, bars.only(s.game.general_fortresses(s, PRUSSIA), v.SECOND_TRAIN), train)
        return decision.if_any()

    def on_second_train(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        hussars.ride_off(s, move.args[1])
        s.put(move.args[0], move.args[1])
        s.emit("train_returned", move.args[0], move.args[1])
        return None

    def become_neutral(self, s: Campaign) -> Step | None:
        """Step 6; M-R-53: third parties leave."""
        s.prussia_neutral = True
        s.emit("prussia_neutral")
        s.call(Relocation())
        return None


SCRIPTS[Annexation] = [
    asks(Annexation.offer, Annexation.on_offer),
    asks(Annexation.peace, Annexation.on_peace),
    does(Annexation.annex),
    does(Annexation.go_home),
    does(Annexation.box),
    asks(Annexation.second_train, Annexation.on_second_train),
    does(Annexation.become_neutral),
]


# -- 19.3 Saxony


def saxon_options(s: Campaign) -> None:
    """27.9: for each point lost or due Austria may move the marker one space."""
    if s.saxon_points:
        s.call(SaxonOption())


@dataclass
class SaxonOption(Procedure):
    """M-19.3.3 to M-19.3.5, M-R-37."""

    def next(self, s: Campaign) -> Step | None:
        if s.track[SAXON] == len(s.game.components.tracks[SAXON]) - 1:
            s.saxon_points = 0
        return None if s.saxon_points else LEAVE

    def ask(self, s: Campaign) -> list[Decision]:
        return [s.decide(v.ASK_SAXONY, AUSTRIA).add(v.SAXONY_RIGHT).add(v.DECLINE)]

    def on_ask(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        s.saxon_points -= 1
        if move.of is v.SAXONY_RIGHT:
            before = s.saxony
            s.track[SAXON] += 1
            s.emit("track", SAXON, s.track[SAXON])
            saxony_changed(s, before)
        return NEXT_POINT


NEXT_POINT: Final = does(SaxonOption.next)
SCRIPTS[SaxonOption] = [NEXT_POINT, asks(SaxonOption.ask, SaxonOption.on_ask)]


def saxony_changed(s: Campaign, before: int) -> None:
    """M-19.3.6 to M-19.3.22, M-R-51: what follows when the marker comes to another status."""
    now = s.saxony
    if now == before:
        return
    if now == NEUTRAL:
        become_neutral(s)
        s.call(Relocation())
        return
    s.emit("saxony", now)
    change_hands(s, AUSTRIA if now == AUSTRIAN_ALLY else PRUSSIA)
    subsidies.end_broken(s)
    drop_saxon_claims(s)
    s.call(SaxonChange())


def change_hands(s: Campaign, power: int) -> None:
    """Another player runs Saxony; who has run it remembers its cards."""
    secrets.remember(s, s.hands[SAXONY], [s.seat_of[SAXONY]])
    s.seat_of[SAXONY] = s.seat_of[power]
    s.revealed = True


def become_neutral(s: Campaign) -> None:
    s.emit("saxony", NEUTRAL)
    change_hands(s, AUSTRIA)  # M-19.3.21
    for city in bits(s.home(SAXONY)):  # M-19.3.9
        conquest.remove_marker(s, city)
    subsidies.end_broken(s)
    drop_saxon_claims(s)


def drop_saxon_claims(s: Campaign) -> None:
    """M-R-52."""
    dropped = tuple(city for city, power in enumerate(s.claim) if power == SAXONY)
    for city in dropped:
        s.claim[city] = NOBODY
    if dropped:
        s.emit("claims_failed", dropped)


@dataclass
class SaxonChange(Procedure):
    """M-19.3.11 to M-19.3.14, M-R-51: Saxony has gone over to the other side."""

    def split(self, s: Campaign) -> list[Decision]:
        """M-19.3.13, M-R-33: a Saxon general leaves a mixed stack for the nearest empty city."""
        general = s.game.components.powers[SAXONY].generals[0]
        here, power = s.where[general], AUSTRIA if s.saxony == AUSTRIAN_ALLY else PRUSSIA
        mates = [s.power_of(g) for g in s.generals_at(here) if g != general] if here >= 0 else []
        if not mates or s.relations.partners[SAXONY] >> mates[0] & 1:
            return []
        atlas = s.game.components.atlas
        empty = atlas.bohemia & ~s.occupied() & ~s.game.closed_to(s, SAXONY)
        far = atlas.distances(here)
        least = min(far[city] for city in bits(empty))
        nearest = sum(1 << city for city in bits(empty) if far[city] == least)
        decision = s.decide(v.ASK_SPLIT, power)
        decision.only(v.PLACE, s.bars(1 << general, v.PIECE_STAYS.by("M-19.3.13")))
        decision.offer(v.PLACE, s.bars(nearest, v.NOT_NEAREST.by("M-19.3.13")), general)
        return [decision]

    def on_split(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        general, city = move.args
        hussars.ride_off(s, city)
        s.put(general, city)
        s.emit("relocated", general, city)
        return None

    def come_back(self, s: Campaign) -> Step | None:
        if s.saxony == AUSTRIAN_ALLY:
            s.call(SaxonReturn())
        return None


SCRIPTS[SaxonChange] = [asks(SaxonChange.split, SaxonChange.on_split), does(SaxonChange.come_back)]


@dataclass
class SaxonReturn(Procedure):
    """M-19.3.14, M-R-78: a removed Saxon general may come back at once, paid from the Saxon hand."""

    def ask(self, s: Campaign) -> list[Decision]:
        from chancellery.games.maria import winter

        general = s.game.components.powers[SAXONY].generals[0]
        if s.where[general] != OFF_BOARD or not s.hands[SAXONY] or not winter.places(s, general).left:
            return []
        decision = s.decide(v.ASK_SAXON_RETURN, SAXONY)
        decision.offer(v.RECRUIT, winter.affordable(s, SAXONY, MOST_ARMIES))
        return [decision]

    def on_ask(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        from chancellery.games.maria import cards, winter

        count = move.args[0]
        if count:
            s.emit("recruited", SAXONY, count)
            s.call(winter.Raise(SAXONY, count, s.game.components.powers[SAXONY].generals[0]))
            s.call(cards.Payment.of(SAXONY, count * winter.ARMY_PRICE, "armies"))
        return None


SCRIPTS[SaxonReturn] = [asks(SaxonReturn.ask, SaxonReturn.on_ask)]
