"""The sequence of play (5) after the set-up (4): turns of five stages, winters, the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final, Self

from chancellery.games.maria import cards, losses, negotiations, victory
from chancellery.games.maria.components import DECK, YEARS
from chancellery.games.maria.election import Election
from chancellery.games.maria.hussars import Hussars
from chancellery.games.maria.politics import Politics
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, NOBODY, POWERS, PRAGMATIC, PRUSSIA, SAXONY
from chancellery.games.maria.secrets import Passage
from chancellery.games.maria.stage import III, IV, Stage, V
from chancellery.games.maria.state import IN_BOX, MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.vocabulary import ARMIES, ARMIES_LEFT, ASK_ARMIES, LEAST_ARMIES, NEXT_GENERAL
from chancellery.games.maria.winter import Winter
from chancellery.kernel import LEAVE, SCRIPTS, Decision, Hidden, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

LAST_TURN: Final = 12
LAST_INTRODUCTORY: Final = 9
WINTER_EVERY: Final = 3  # M-5.15
DEAL: Final = (PRUSSIA, SAXONY, FRANCE, BAVARIA, PRAGMATIC, AUSTRIA)  # M-R-93


@dataclass
class Turn(Procedure):
    """M-5.1 to M-5.6, M-R-65."""

    def copy(self) -> Self:
        return self.begun_copy()

    def begin(self, s: Campaign) -> Step | None:
        s.saxony_drew = False
        s.emit("turn", s.turn)
        negotiations.turn_begins(s)
        return None

    def politics(self, s: Campaign) -> Step | None:
        if s.game.full:
            s.call(Politics())
        return None

    def place_hussars(self, s: Campaign) -> Step | None:
        s.stage = 2
        s.emit("stage", 2)
        s.call(Hussars())
        return None

    def france_bavaria(self, s: Campaign) -> Step | None:
        s.call(Stage(III))
        return None

    def prussia_saxony(self, s: Campaign) -> Step | None:
        s.call(Stage(IV))
        return None

    def austria_pragmatic(self, s: Campaign) -> Step | None:
        s.call(Stage(V))
        return None

    def election(self, s: Campaign) -> Step | None:
        if s.election_due:
            s.call(Election())
        return None

    def winter(self, s: Campaign) -> Step | None:
        last = LAST_TURN if s.game.full else LAST_INTRODUCTORY
        if not s.game.full and s.turn == last:
            victory.end_of_introductory(s)
        elif s.turn % WINTER_EVERY == 0:
            s.call(Winter())
        return None

    def end(self, s: Campaign) -> Step | None:
        if s.game.full and s.turn == LAST_TURN:
            victory.end_of_full(s)
            return LEAVE
        s.turn += 1
        return SCRIPTS[Turn][0]


SCRIPTS[Turn] = [
    does(Turn.begin),
    does(Turn.politics),
    does(Turn.place_hussars),
    does(Turn.france_bavaria),
    does(Turn.prussia_saxony),
    does(Turn.austria_pragmatic),
    does(Turn.election),
    does(Turn.winter),
    does(Turn.end),
]


@dataclass
class Allocation(Passage):
    """M-4.15 to M-4.18: the armies of each power are divided secretly, general by general, all players at once.

    Each player goes on with his own. How often he is asked does not depend on what he chooses: nobody learns from the
    asking. The last general of a power always gets the rest.
    """

    left: list[int] = field(default_factory=list)  # armies per power still to divide

    def begin(self, s: Campaign) -> Step | None:
        self.left = [power.armies for power in s.game.components.powers]
        for power in range(len(POWERS)):  # what the sheet leaves no choice about is no secret
            waiting = self.waiting(s, power)
            while waiting and len(may := self.may_have(s, power, waiting)) == 1:
                self.give(s, waiting.pop(0), may[0])
        return None

    def ask(self, s: Campaign) -> list[Decision]:
        asked = [self.next(s, seat) for seat in range(len(s.game.seats))]
        return [decision for decision in asked if decision is not None]

    def next(self, s: Campaign, seat: int) -> Decision | None:
        """What a player must choose now; his powers come one after another."""
        for power in range(len(POWERS)):
            if s.seat_of[power] == seat and (waiting := self.waiting(s, power)):
                return self._armies_for(s, power, waiting)
        return None

    def _armies_for(self, s: Campaign, power: int, waiting: list[int]) -> Decision:
        general, may = waiting[0], self.may_have(s, power, waiting)
        decision = s.decide(ASK_ARMIES, power, general)
        bars = s.bars(losses.ANY_ARMIES, losses.beyond_limit)
        if s.explaining:
            next_ = NEXT_GENERAL.saying(general=s.name_of("general", general))
            decision.only(ARMIES, losses.own_generals(s, power, "M-4.15").only(1 << general, next_))
            least = s.game.components.generals[general].least
            bars.bar((1 << least) - 1, LEAST_ARMIES.saying(least=least))
        bars.only((1 << may.stop) - (1 << may.start), lambda _: ARMIES_LEFT.saying(least=may[0], most=may[-1]))
        decision.offer(ARMIES, bars, general)
        return decision

    def waiting(self, s: Campaign, power: int) -> list[int]:
        """The generals of a power who have no armies yet."""
        return [g for g in s.game.components.powers[power].generals if not s.armies[g]]

    def may_have(self, s: Campaign, power: int, waiting: list[int]) -> range:
        """So many for the first who waits that the rest can still be divided within the limits."""
        generals = s.game.components.generals
        least = sum(generals[g].least for g in waiting[1:])
        most = MOST_ARMIES * (len(waiting) - 1)
        low = max(generals[waiting[0]].least, self.left[power] - most)
        return range(low, min(MOST_ARMIES, self.left[power] - least) + 1)

    def give(self, s: Campaign, general: int, count: int) -> None:
        s.armies[general] = count
        self.left[s.power_of(general)] -= count

    def on_armies(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.give(s, move.args[0], move.args[1])
        waiting = self.waiting(s, decision.actor)
        if len(waiting) == 1:
            self.give(s, waiting[0], self.left[decision.actor])
        return None

    def tell(self, s: Campaign) -> Step | None:
        """The whole division at once: who divides when tells nobody anything (M-6.9)."""
        s.emit("armies_divided")
        for power, box in enumerate(s.game.components.powers):
            if box.generals:
                armies = tuple((general, s.armies[general]) for general in box.generals)
                s.emit_secret("allocated", (power,), (armies,), (s.seat_of[power],))
        return None

    def armies(self, s: Campaign, power: int) -> Hidden:
        return Allotted(self, s, power)


class Allotted(Hidden):
    """What a power has given out so far, general by general."""

    def __init__(self, allocation: Allocation, s: Campaign, power: int) -> None:
        super().__init__(1 << s.seat_of[power])
        self.allocation = allocation
        self.s = s
        self.power = power

    def deal(self, seat: int | None, rng: Random) -> None:
        s, allocation, power = self.s, self.allocation, self.power
        own = s.game.components.powers[power].generals
        given = [general for general in own if s.armies[general]]
        for general in given:
            allocation.left[power] += s.armies[general]
            s.armies[general] = 0
        for number, general in enumerate(given):
            waiting = [*given[number:], *(other for other in own if other not in given)]
            allocation.give(s, general, rng.choice(allocation.may_have(s, power, waiting)))


SCRIPTS[Allocation] = [
    does(Allocation.begin),
    asks(Allocation.ask, Allocation.on_armies, apart=True),
    does(Allocation.tell),
]


def start(s: Campaign) -> None:
    """M-4: decks are shuffled, hands dealt; what is placed openly `blank` has placed."""
    box = s.game.components
    for deck in s.decks:
        s.shuffle(deck)
    if s.game.full:
        by_year: list[list[int]] = [[i for i, c in enumerate(box.political) if c.year == y] for y in range(len(YEARS))]
        for pack in by_year:
            s.shuffle(pack)
        s.political = [card for pack in reversed(by_year) for card in pack]
    for power in DEAL:
        if box.powers[power].generals:
            cards.draw(s, power, box.powers[power].hand, reason="set_up")
    s.begin_at(Turn(), Allocation())


def blank(game: Maria, seed: str) -> Campaign:
    """The state with everything in its place at set-up, before anything is shuffled or divided."""
    box = game.components
    atlas = box.atlas
    s = Campaign(
        game=game,
        seed=seed,
        counter=0,
        stack=[],
        seat_of=game.start_seats[:],
        where=[OFF_BOARD] * len(box.pieces),
        armies=[0] * box.count,
        stand=[0] * len(POWERS),
        trains=[0] * len(POWERS),
        hussars=[OFF_BOARD, OFF_BOARD],
        marker=[NOBODY] * atlas.size,
        markers=[0] * len(POWERS),
        claim=[NOBODY] * atlas.size,
        pool=[power.pool for power in box.powers],
        substitutes=[0] * len(POWERS),
        aside=[0] * len(POWERS),
        battles=[0] * len(POWERS),
        winters=[],
        hands=[[] for _ in POWERS],
        decks=[[deck * DECK + face for face in range(DECK)] for deck in range(4)],
        discards=[[] for _ in range(4)],
        entered=[0, 1, 2, 3],
        remembered=[0] * len(game.seats),
        track=box.star[:],
        political=[],
        on_board=[[] for _ in POWERS],
        covered=[[] for _ in POWERS],
    )
    for piece, found in enumerate(box.pieces):
        s.put(piece, found.start if found.start != NOBODY else IN_BOX)  # M-4.6
    for power, fixed in enumerate(box.powers):
        for city in bits(fixed.markers):
            s.mark(city, power)
    s.electors = sum(1 << city for city, side in box.marked_electors.items() if side == "france")
    return s
