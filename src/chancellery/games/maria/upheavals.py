"""Political upheavals (19): the annexation of Silesia, France's reduced aims, Saxony's changes, neutrality."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import conquest, hussars, losses, movement, subsidies, victory
from chancellery.games.maria.atlas import POLAND, bits
from chancellery.games.maria.campaign import OFF_BOARD, Campaign
from chancellery.games.maria.command import Command
from chancellery.games.maria.powers import (
    AUSTRIA,
    AUSTRIAN_ALLY,
    BAVARIA,
    FRANCE,
    NEUTRAL,
    NOBODY,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXON,
    SAXONY,
)
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def prussia_left(s: Campaign) -> None:
    """M-19.1.14: Prussia's set-aside markers come back when one of its pieces leaves home."""
    if s.aside[PRUSSIA] and (s.stand[PRUSSIA] | s.trains[PRUSSIA]) & ~s.home(PRUSSIA):
        victory.bring_back(s, PRUSSIA)


# -- 19.2 France reduces its aims


def may_reduce(s: Campaign) -> Procedure | None:
    """M-19.2.1, M-19.2.4, M-R-35."""
    core = s.home(AUSTRIA) & s.game.components.atlas.bohemia
    if s.reduced or s.stand[FRANCE] & core or not conquest.marked(s, FRANCE, core):
        return None
    return Reduce()


@dataclass(slots=True)
class Reduce(Procedure):
    def ask(self, s: Campaign) -> Result:
        move = s.game.notation.move
        options = [move("reduce"), move("no_offer")]
        return Decision(s.seat_of[FRANCE], "reduce", "M-19.2.2", options, FRANCE)

    def on_reduce(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move.verb == "reduce":
            s.reduced = True
            core = s.home(AUSTRIA) & s.game.components.atlas.bohemia
            set_aside(s, FRANCE, conquest.marked(s, FRANCE, core))
        return None

    steps = (ask,)


def set_aside(s: Campaign, power: int, cities: list[int]) -> None:
    """M-19.1.8, M-19.2.2: half of the markers, rounded up, off the board, the others to the pool."""
    half = (len(cities) + 1) // 2
    for city in cities:
        conquest.take_off(s, city)
    s.pool[power] -= half
    s.aside[power] += half
    s.emit("set_aside", power, half, len(cities) - half, tuple(cities))


# -- 19.1 Prussia annexes Silesia


def may_offer_peace(s: Campaign) -> Procedure | None:
    """M-19.1.1, M-R-85."""
    if s.annexed or any(s.marker[city] != PRUSSIA for city in s.game.silesian_fortresses):
        return None
    return Annexation()


@dataclass(slots=True)
class Annexation(Procedure):
    """M-19.1.2 to M-19.1.14, M-R-97."""

    def offer(self, s: Campaign) -> Result:
        move = s.game.notation.move
        options = [move("offer_peace"), move("no_offer")]
        return Decision(s.seat_of[PRUSSIA], "offer_peace", "M-19.1.2", options, PRUSSIA)

    def on_offer_peace(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move.verb == "no_offer":
            self.at = len(self.steps)
            return None
        s.emit("peace_offered")
        options = [s.game.moves.accept, s.game.moves.reject]
        return Decision(s.seat_of[AUSTRIA], "peace", "M-19.1.3", options, AUSTRIA)

    def on_peace(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.reject:
            s.emit("peace_rejected")
            self.at = len(self.steps)
        return None

    def annex(self, s: Campaign) -> Result:
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

    def go_home(self, s: Campaign) -> Result:
        """Step 4, with the relocations of step 2."""
        return Relocation(annexing=True)

    def box(self, s: Campaign) -> Result:
        """Step 5."""
        victory.from_pool(s, PRUSSIA)
        s.emit("box", PRUSSIA, "silesia")
        return None

    def second_train(self, s: Campaign) -> Result:
        """M-19.1.12, M-R-56."""
        train = s.game.second_train
        places = s.game.general_fortresses(s, PRUSSIA) & ~(s.all_generals() | s.all_trains())
        if not places:  # it waits in the box
            return None
        options = [s.game.notation.move("place", train, city) for city in bits(places)]
        decision = Decision(s.seat_of[PRUSSIA], "second_train", "M-19.1.12", options, PRUSSIA)
        return decision if len(options) > 1 else self.on_second_train(s, decision, options[0])

    def on_second_train(self, s: Campaign, decision: Decision, move: Move) -> Result:
        hussars.ride_off(s, move.args[1])
        s.put(move.args[0], move.args[1])
        s.emit("train_returned", move.args[0], move.args[1])
        return None

    def become_neutral(self, s: Campaign) -> Result:
        """Step 6; M-R-53: third parties leave."""
        s.prussia_neutral = True
        s.emit("prussia_neutral")
        return Relocation()

    steps = (offer, annex, go_home, box, second_train, become_neutral)


# -- 19.3 Saxony


def saxon_options(s: Campaign) -> Procedure | None:
    """27.9: for each point lost or due Austria may move the marker one space."""
    return SaxonOption() if s.saxon_points else None


@dataclass(slots=True)
class SaxonOption(Procedure):
    """M-19.3.3 to M-19.3.5, M-R-37."""

    def ask(self, s: Campaign) -> Result:
        if not s.saxon_points:
            return None
        if s.track[SAXON] == len(s.game.components.tracks[SAXON]) - 1:
            s.saxon_points = 0
            return None
        s.saxon_points -= 1
        options = [s.game.notation.move("saxony"), s.game.moves.decline]
        return Decision(s.seat_of[AUSTRIA], "saxony", "M-19.3.4", options, AUSTRIA)

    def on_saxony(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.goto(SaxonOption.ask)
        if move is s.game.moves.decline:
            return None
        before = s.saxony
        s.track[SAXON] += 1
        s.emit("track", SAXON, s.track[SAXON])
        return saxony_changed(s, before)

    steps = (ask,)


def saxony_changed(s: Campaign, before: int) -> Procedure | None:
    """M-19.3.6 to M-19.3.22, M-R-51: what follows when the marker comes to another status."""
    now = s.saxony
    if now == before:
        return None
    if now == NEUTRAL:
        become_neutral(s)
        return Relocation()
    s.emit("saxony", now)
    s.seat_of[SAXONY] = s.seat_of[AUSTRIA if now == AUSTRIAN_ALLY else PRUSSIA]
    s.revealed = True
    subsidies.end_broken(s)
    drop_saxon_claims(s)
    return SaxonChange()


def become_neutral(s: Campaign) -> None:
    s.emit("saxony", NEUTRAL)
    s.seat_of[SAXONY] = s.seat_of[AUSTRIA]  # M-19.3.21
    s.revealed = True
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


@dataclass(slots=True)
class SaxonChange(Procedure):
    """M-19.3.11 to M-19.3.14, M-R-51: Saxony has gone over to the other side."""

    def split(self, s: Campaign) -> Result:
        """M-19.3.13, M-R-33: a Saxon general leaves a mixed stack for the nearest empty city."""
        general = s.game.components.powers[SAXONY].generals[0]
        here, power = s.where[general], AUSTRIA if s.saxony == AUSTRIAN_ALLY else PRUSSIA
        mates = [s.power_of(g) for g in s.generals_at(here) if g != general] if here >= 0 else []
        if not mates or s.relations.partners[SAXONY] >> mates[0] & 1:
            return None
        atlas = s.game.components.atlas
        empty = atlas.bohemia & ~(s.all_generals() | s.all_trains()) & ~s.game.closed_to(s, SAXONY)
        far = atlas.distances(here)
        least = min(far[city] for city in bits(empty))
        options = [s.game.notation.move("place", general, city) for city in bits(empty) if far[city] == least]
        decision = Decision(s.seat_of[power], "relocate", "M-19.3.13", options, power)
        return decision if len(options) > 1 else self.on_relocate(s, decision, options[0])

    def on_relocate(self, s: Campaign, decision: Decision, move: Move) -> Result:
        general, city = move.args
        hussars.ride_off(s, city)
        s.put(general, city)
        s.emit("relocated", general, city)
        return None

    def come_back(self, s: Campaign) -> Result:
        return SaxonReturn() if s.saxony == AUSTRIAN_ALLY else None

    steps = (split, come_back)


@dataclass(slots=True)
class SaxonReturn(Procedure):
    """M-19.3.14, M-R-78: a removed Saxon general may come back at once, paid from the Saxon hand."""

    def ask(self, s: Campaign) -> Result:
        from chancellery.games.maria import cards, winter

        general = s.game.components.powers[SAXONY].generals[0]
        most = cards.worth(s.hands[SAXONY]) // winter.ARMY_PRICE
        if s.where[general] != OFF_BOARD or not winter.places(s, general) or not s.hands[SAXONY]:
            return None
        options = [s.game.notation.move("recruit", n) for n in range(min(8, most) + 1)]
        return Decision(s.seat_of[SAXONY], "saxon_return", "M-19.3.14", options, SAXONY)

    def on_saxon_return(self, s: Campaign, decision: Decision, move: Move) -> Result:
        from chancellery.games.maria import cards, winter

        count = move.args[0]
        if not count:
            return None
        s.emit("recruited", SAXONY, count)
        general = s.game.components.powers[SAXONY].generals[0]
        s.stack.append(winter.Raise(SAXONY, count, general))
        return cards.Payment(SAXONY, count * winter.ARMY_PRICE, "armies")

    steps = (ask,)


# -- relocations (M-R-33, M-R-97)


@dataclass(slots=True)
class Relocation(Procedure):
    """All pieces that must leave, power by power, each to the nearest possible city."""

    annexing: bool = False  # step 4 of the annexation
    order: list[int] = field(default_factory=lambda: [SAXONY, AUSTRIA, PRUSSIA, FRANCE, BAVARIA, PRAGMATIC])

    def next(self, s: Campaign) -> Result:
        while self.order:
            power = self.order[0]
            leaving = displaced(s, power, annexing=self.annexing)
            if leaving:
                return self._ask(s, power, leaving)
            self.order.pop(0)
        prussia_left(s)  # only now: those who are still to go home have not left it
        return None

    def _ask(self, s: Campaign, power: int, leaving: list[int]) -> Result:
        options: list[Move] = []
        for piece in leaving:
            cities = nearest(s, piece)
            if not cities:
                s.put(piece, OFF_BOARD)
                if s.is_general(piece):
                    s.armies[piece] = 0
                    s.face_down &= ~(1 << piece)
                s.emit("relocated", piece, OFF_BOARD)
                self.goto(Relocation.next)
                return None
            options += [s.game.notation.move("place", piece, city) for city in bits(cities)]
        decision = Decision(s.seat_of[power], "relocate", "M-R-33", options, power)
        return decision if len(options) > 1 else self.on_relocate(s, decision, options[0])

    def on_relocate(self, s: Campaign, decision: Decision, move: Move) -> Result:
        piece, city = move.args
        mate = losses.mate_of(s, piece)
        hussars.ride_off(s, city)
        s.put(piece, city)
        s.emit("relocated", piece, city)
        self.goto(Relocation.next)
        if len(s.generals_at(city)) > 1:
            s.stack.append(Command(city))
        return losses.Separate(piece, mate) if mate != NOBODY else None

    steps = (next,)


def displaced(s: Campaign, power: int, *, annexing: bool = False) -> list[int]:
    """M-19.1.9, M-19.1.10, M-19.3.7, M-19.3.10, M-R-53: the pieces of a power that stand where they may not be."""
    neutral = s.relations.neutral
    box = s.game.components.powers[power]
    forbidden = s.game.closed_to(s, power)
    if annexing and power == AUSTRIA:
        forbidden |= s.home(PRUSSIA) | s.game.components.atlas.lands[POLAND]
    if neutral >> power & 1 or (annexing and power == PRUSSIA):
        forbidden = s.game.components.atlas.all & ~s.home(power)
    return [piece for piece in (*box.generals, *box.trains) if s.where[piece] >= 0 and forbidden >> s.where[piece] & 1]


def nearest(s: Campaign, piece: int) -> int:
    """M-R-33: the nearest cities of the home territory that are free or can be shared; M-19.3.8: or of Bavaria."""
    power, here = s.power_of(piece), s.where[piece]
    atlas = s.game.components.atlas
    free = atlas.all & ~(s.all_generals() | s.all_trains())
    if s.is_general(piece):
        free |= movement.room(s, power)
    free &= ~s.game.closed_to(s, power)
    if not s.game.components.powers[power].crosses:
        free &= atlas.bohemia if atlas.bohemia >> here & 1 else ~atlas.bohemia
    far = atlas.distances(here)
    found = 0
    for home in (power, BAVARIA) if power == FRANCE else (power,):
        cities = list(bits(s.home(home) & free))
        least = min((far[city] for city in cities), default=0)
        found |= sum(1 << city for city in cities if far[city] == least)
    return found
