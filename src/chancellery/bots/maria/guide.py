"""What a planner has to know of Maria: it plans the movement of a stage."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from threading import local
from typing import Final

from chancellery.bots.maria import marching, proposing, prospects, think
from chancellery.bots.maria import mind as minds
from chancellery.bots.maria.memory import remembered
from chancellery.bots.maria.mind import SENSIBLE, Mind
from chancellery.bots.maria.table import Table
from chancellery.bots.personality import Temper
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.minds import tempered
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.games.maria import agreements, victory
from chancellery.games.maria.definition import Maria
from chancellery.games.maria.movement import Movement
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.powers import FRANCE, MAJOR, POWERS, PRUSSIA
from chancellery.games.maria.sequence import LAST_INTRODUCTORY, LAST_TURN
from chancellery.games.maria.stage import III, IV
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.walk import Walk
from chancellery.kernel import Decision, Match, Move

TRIFLES: Final = frozenset(
    ("return", "saxon_return", "levy", "command", "relocate", "make_room", "second_train", "discard")
)
ACCORDS: Final = 0.1  # how often a stage of a training match begins with a truce
INTENTS: Final = 0.5  # part of the plans that begin with an intent
QUICK: Final = Work(plans=12, kept=3, worlds=4, replies=1, options=6)
QUICK_FULL: Final = Work(plans=8, kept=2, worlds=3, replies=1, options=5)  # its stages take twice as long
MOST_POOL: Final = 20
DEEP: Final = Work(plans=60, kept=8, worlds=8, replies=2, options=10, pool=True)


class Way(local):
    """The way that a general of a trial goes: it is thought of once, not at every step."""

    s: Campaign | None = None
    cities: Sequence[int] = ()  # the first one included

    def begin(self, s: Campaign, cities: list[int]) -> None:
        self.s, self.cities = s, cities

    def next(self, s: Campaign, decision: Decision) -> Move | None:
        """The next step, or the end; None for a walk of somebody else."""
        walking = s.stack[-1]
        if self.s is not s or not isinstance(walking, Walk):
            return None
        gone, cities = walking.path, self.cities
        if gone != cities[: len(gone)]:
            return None
        if len(gone) == len(cities):
            return decision.options[-1]
        return next((move for move in decision.options if move.args and move.args[0] == cities[len(gone)]), None)


class MariaGuide(Guide):
    trifles: frozenset[str] = TRIFLES
    deep: Work = DEEP

    def __init__(self, game: Maria) -> None:
        self.size, self.full = game.components.atlas.size, game.full
        self.quick = QUICK_FULL if game.full else QUICK
        self.way = Way()
        self.theatres = minds.theatres(game.components.atlas)
        self.weights = f"chancellery.bots.maria:{'full' if game.full else 'introductory'}-4.npz"

    def span(self, s: Campaign, seat: int) -> Hashable | None:
        """The movement of a stage in which it has powers."""
        moving = s.running(Movement) is not None and any(d.seat == seat for d in s.asked)
        return (s.turn, s.stage) if moving else None

    def moment(self, s: Campaign) -> Hashable:
        return s.turn, s.stage

    def replies(self, s: Campaign, work: Work, planned: bool) -> int:
        """After a movement until all enemies have moved; enemies of Austria may do so in two stages."""
        if not planned or not work.replies:
            return work.replies
        stages = 2 if s.stage == III else 1 if s.stage == IV else 4 if self.full else 3
        return stages + work.replies - 1

    def choose(self, s: Campaign, decision: Decision, rng: Random, mind: Mind) -> Move | None:
        if decision.kind == "movement":
            first, cities = marching.chosen(Table(s, decision.seat, decision.actor, mind), decision)
            self.way.begin(s, [s.where[first.args[0]], *cities] if cities else [])
            return first
        return (self.way.next(s, decision) if decision.kind == "walk" else None) or think(s, decision, mind)

    def mind(self, rng: Random | None) -> Mind:
        return SENSIBLE if rng is None else minds.other(rng, self.size)

    def intent(self, rng: Random) -> Mind:
        """Half of the plans differ in what single fortresses are worth, half in what the whole stage is for."""
        return minds.intent(rng, self.theatres) if rng.random() < INTENTS else minds.other(rng, self.size)

    def tempered(self, mind: Mind, temper: Temper) -> Mind:
        return tempered(mind, temper, cover="caution")

    def accord(self, s: Campaign, rng: Random) -> tuple[list[int], str] | None:
        """Truces of one to three turns."""
        if not self.full or rng.random() >= ACCORDS or agreements.closed(s) is not None:
            return None
        one, other = rng.choice(prospects.FOES)
        text = f"truce {POWERS[one]} {POWERS[other]} until {min(LAST_TURN, s.turn + rng.randrange(3))}"
        if s.seat_of[one] == s.seat_of[other] or agreements.clause_refused(s, s.game.clauses.read(text)) is not None:
            return None
        return [s.seat_of[one], s.seat_of[other]], text

    def negotiates(self, match: Match) -> bool:
        return self.full

    def proposals(self, match: Match, world: Campaign, seat: int) -> Sequence[Move]:
        return [*proposing.offers(world, seat, remembered(match))]

    def as_if(self, s: Campaign, proposal: Move, seat: int) -> None:
        """A truce at once, signed by all."""
        draft = agreements.read(s, seat, proposal.text)
        clauses = [clause.text for clause in draft.clauses]
        s.agreements.append(Agreement(s.proposals + 1, seat, draft.parties, draft.parties, draft.until, clauses, ""))

    def firsts(self, s: Campaign, decision: Decision) -> list[Move]:
        return [move for move in decision.options if move.args] if decision.kind == "movement" else []

    def contenders(self, s: Campaign) -> Sequence[int]:
        return [s.seat_of[power] for power in MAJOR]

    def rows(self, s: Campaign, seat: int) -> Numbers:
        return prospects.rows(s)

    def margin(self, s: Campaign, contender: int) -> float:
        """How near the others came to their aims, or it to its own; a victory is the better the sooner it comes."""
        assert s.outcome is not None
        power, pools = MAJOR[contender], [s.pool[power] for power in MAJOR]
        won = s.seat_of[power] in s.outcome.winners
        if s.game.full:
            others = min([pool for p, pool in zip(MAJOR, pools) if s.seat_of[p] != s.seat_of[power]], default=8)
            left = 1 - min(s.turn, LAST_TURN) / LAST_TURN
            return max(-1.0, min(1.0, (others - s.pool[power]) / MOST_POOL + (left if won else -left) / 2))
        french, prussian = victory.counts(s)
        near = {FRANCE: french / victory.FRENCH_AIM, PRUSSIA: prussian / victory.PRUSSIAN_AIM}
        left = 1 - min(s.turn, LAST_INTRODUCTORY) / LAST_INTRODUCTORY
        if power in near:
            return 0.4 + 0.6 * left if won else max(-1.0, near[power] - 1)
        return min(1.0, 2 * (1 - max(near.values()))) if won else -0.3 - 0.7 * left
