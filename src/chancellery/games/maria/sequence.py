"""The sequence of play (5) after the set-up (4): turns of five stages, winters, the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from chancellery.games.maria import cards, negotiations, victory
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import IN_BOX, MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.components import DECK, YEARS
from chancellery.games.maria.election import Election
from chancellery.games.maria.hussars import Hussars
from chancellery.games.maria.politics import Politics
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, NOBODY, POWERS, PRAGMATIC, PRUSSIA, SAXONY
from chancellery.games.maria.stage import III, IV, Stage, V
from chancellery.games.maria.winter import Winter
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

LAST_TURN, LAST_INTRODUCTORY = 12, 9
WINTER_EVERY = 3  # M-5.15
DEAL = (PRUSSIA, SAXONY, FRANCE, BAVARIA, PRAGMATIC, AUSTRIA)  # M-R-93


@dataclass(slots=True)
class Turn(Procedure):
    """M-5.1 to M-5.6, M-R-65."""

    def begin(self, s: Campaign) -> Result:
        s.saxony_drew = False
        s.emit("turn", s.turn)
        negotiations.turn_begins(s)
        return None

    def politics(self, s: Campaign) -> Result:
        return Politics() if s.game.full else None

    def place_hussars(self, s: Campaign) -> Result:
        s.stage = 2
        s.emit("stage", 2)
        return Hussars()

    def france_bavaria(self, s: Campaign) -> Result:
        return Stage(III)

    def prussia_saxony(self, s: Campaign) -> Result:
        return Stage(IV)

    def austria_pragmatic(self, s: Campaign) -> Result:
        return Stage(V)

    def election(self, s: Campaign) -> Result:
        return Election() if s.election_due else None

    def winter(self, s: Campaign) -> Result:
        last = LAST_TURN if s.game.full else LAST_INTRODUCTORY
        if not s.game.full and s.turn == last:
            victory.end_of_introductory(s)
            return None
        return Winter() if s.turn % WINTER_EVERY == 0 else None

    def end(self, s: Campaign) -> Result:
        if s.game.full and s.turn == LAST_TURN:
            victory.end_of_full(s)
            return None
        s.turn += 1
        self.goto(Turn.begin)
        return None

    steps = (
        begin, politics, place_hussars, france_bavaria, prussia_saxony, austria_pragmatic, election, winter, end,
    )  # fmt: skip


@dataclass(slots=True)
class Allocation(Procedure):
    """M-4.15 to M-4.18: the armies of each power are divided secretly, general by general, all players at once.

    Each player goes on with his own. How often he is asked does not depend on what he chooses: nobody learns from the
    asking. The last general of a power always gets the rest.
    """

    side_by_side = True
    left: list[int] = field(default_factory=list)  # armies per power still to divide

    def begin(self, s: Campaign) -> Result:
        self.left = [power.armies for power in s.game.components.powers]
        for power in range(len(POWERS)):  # what the sheet leaves no choice about is no secret
            waiting = self.waiting(s, power)
            while waiting and len(options := self.options(s, power, waiting)) == 1:
                self.give(s, *options[0].args)
                waiting.pop(0)
        return None

    def ask(self, s: Campaign) -> Result:
        asked = [self.next(s, seat) for seat in range(len(s.game.seats))]
        return [decision for decision in asked if decision is not None]

    def next(self, s: Campaign, seat: int) -> Decision | None:
        """What a player must choose now; his powers come one after another."""
        for power in range(len(POWERS)):
            if s.seat_of[power] != seat:
                continue
            waiting = self.waiting(s, power)
            if waiting:
                options = self.options(s, power, waiting)
                return Decision(seat, "armies", "M-4.15", options, power, (waiting[0],))
        return None

    def waiting(self, s: Campaign, power: int) -> list[int]:
        """The generals of a power who have no armies yet."""
        return [g for g in s.game.components.powers[power].generals if not s.armies[g]]

    def options(self, s: Campaign, power: int, waiting: list[int]) -> list[Move]:
        """So many that the rest can still be divided within the limits."""
        generals = s.game.components.generals
        least = sum(generals[g].least for g in waiting[1:])
        most = MOST_ARMIES * (len(waiting) - 1)
        first = waiting[0]
        low = max(generals[first].least, self.left[power] - most)
        high = min(MOST_ARMIES, self.left[power] - least)
        return [s.game.notation.move("armies", first, n) for n in range(low, high + 1)]

    def give(self, s: Campaign, general: int, count: int) -> None:
        power = s.power_of(general)
        s.armies[general] = count
        self.left[power] -= count

    def give_the_rest(self, s: Campaign, power: int) -> None:
        waiting = self.waiting(s, power)
        if len(waiting) == 1:
            self.give(s, waiting[0], self.left[power])

    def on_armies(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.give(s, move.args[0], move.args[1])
        self.give_the_rest(s, decision.actor)
        return self.next(s, decision.seat)

    def tell(self, s: Campaign) -> Result:
        """The whole division at once: who divides when tells nobody anything (M-6.9)."""
        s.emit("armies_divided")
        for power, box in enumerate(s.game.components.powers):
            if box.generals:
                armies = tuple((general, s.armies[general]) for general in box.generals)
                s.emit_secret("allocated", (power,), (armies,), (s.seat_of[power],))
        return None

    steps = (begin, ask, tell)


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
    s.stack = [Turn(), Allocation()]


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
