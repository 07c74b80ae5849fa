"""Movement (10): each time the piece and the way that gain most, trains last."""

from __future__ import annotations

from typing import Final

from chancellery.bots.maria import paths, trains
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.ground import Ground
from chancellery.bots.maria.table import Table
from chancellery.games.maria.walk import Walk
from chancellery.kernel import Decision, Move

BODIES: Final = ("move", "together")
MARCHES: Final = ("march", "march_together")


def choose(table: Table, decision: Decision) -> Move:
    """The first step of the best way of any general; then trains; then nothing more."""
    return chosen(table, decision)[0]


def chosen(table: Table, decision: Decision) -> tuple[Move, list[int]]:
    """The same with the way, if it is a general's."""
    s = table.s
    first: dict[tuple[str, int], dict[int, Move]] = {}
    for move in decision.options:
        if move.verb in BODIES or move.verb in MARCHES:
            first.setdefault((move.verb, move.args[0]), {})[move.args[1]] = move
    grounds: dict[int, Ground] = {}
    best, most, going = None, w.MOVE_LEAST, list[int]()
    for (verb, piece), steps in first.items():
        if not s.is_general(piece):
            continue
        power = s.power_of(piece)
        if power not in grounds:
            grounds[power] = Ground(Table(s, table.seat, power, table.mind))
        body = s.generals_at(s.where[piece]) if verb.endswith("together") else [piece]
        allowed = sum(1 << city for city in steps)
        found = paths.ways(s, body, allowed) if verb in BODIES else paths.marches(s, body, allowed)
        way, gained = _best(grounds[power], body, found, forced=verb in MARCHES)
        if way and gained > most:
            best, most, going = steps[way[0]], gained, way
    if best is not None:
        return best, going
    train = trains.choose(table, decision)
    return (train if train is not None else decision.options[-1]), []


def end(table: Table, decision: Decision) -> Move:
    """What was moved stays moved."""
    return decision.options[0]


def walk(table: Table, decision: Decision) -> Move:
    """Whether and where a walk goes on."""
    s = table.s
    walking = s.stack[-1]
    assert isinstance(walking, Walk)
    steps = {move.args[0]: move for move in decision.options if move.verb == "on"}
    allowed, body = sum(1 << city for city in steps), walking.pieces
    if not s.is_general(body[0]):
        ways = paths.ways(s, body, allowed, walking.steps_made, walking.on_main)
        end = trains.best(table, body[0], ways)
        return steps[end[0]] if end else decision.options[-1]
    if walking.forced:
        ways = paths.marches(s, body, allowed, walking.steps_made)
    else:
        ways = paths.ways(s, body, allowed, walking.steps_made, walking.on_main)
    way, gained = _best(Ground(table), body, ways, forced=walking.forced)
    return steps[way[0]] if way and gained > 0 else decision.options[-1]


def _best(ground: Ground, body: list[int], ways: list[list[int]], *, forced: bool) -> tuple[list[int], float]:
    """The best way and what it gains over staying."""
    s = ground.table.s
    mates = ground.mates(body[0]) if len(body) == 1 else ground.mates(body[0]) & ~(1 << s.where[body[0]])
    start = s.where[body[0]]
    staying = ground.worth(body, start, mates, set())
    ends: dict[int, float] = {}
    best: list[int] = []
    most = -99.0
    for way in ways:
        end = way[-1]
        taken, claimed, bonus = _on_the_way(ground, body, start, way, forced=forced)
        if claimed:
            value = ground.worth(body, end, mates, claimed)
        else:
            if end not in ends:
                ends[end] = ground.worth(body, end, mates, set())
            value = ends[end]
        value += bonus - sum((ground.goal(end, city) for city in taken), 0.0) - 0.001 * len(way)
        if value > most:
            best, most = way, value
    return best, most - staying


def _on_the_way(
    ground: Ground, body: list[int], start: int, way: list[int], *, forced: bool
) -> tuple[set[int], set[int], float]:
    """Fortresses conquered and claimed by leaving them, and what that and trains captured are worth."""
    s, aims = ground.table.s, ground.aims
    taken: set[int] = set()
    claimed: set[int] = set()
    if forced:
        return taken, claimed, 0.0
    worth = 0.0
    if any(not s.face_down >> general & 1 for general in body):
        for city in (start, *way[:-1]):
            if city in aims.goals and city not in taken and city not in claimed:
                if city in aims.guarded:
                    claimed.add(city)
                    worth += w.CLAIM * aims.goals[city]
                else:
                    taken.add(city)
                    worth += aims.goals[city]
    preys = s.pieces_of(ground.table.enemies, s.trains)
    if preys:
        worth += w.TRAIN * sum((preys >> city & 1 for city in set(way)), 0.0)
    return taken, claimed, worth


def make_room(table: Table, decision: Decision) -> Move:
    """Two who may stand together do; else the one there goes where it is best put down (M-17.5.23)."""
    first = decision.options[0]
    return first if first.verb == "consent" else place(table, decision)


def place(table: Table, decision: Decision) -> Move:
    """Where a piece is best put down."""
    ground = Ground(table)

    def worth(move: Move) -> float:
        piece, city = move.args[0], move.args[1]
        if not table.s.is_general(piece):
            return -trains.need(table, [city])
        return ground.worth([piece], city, ground.mates(piece), set())

    return max(decision.options, key=worth)


def consent(table: Table, decision: Decision) -> Move:
    """Together is stronger; the guest comes because it helps him."""
    return decision.options[0]


def command(table: Table, decision: Decision) -> Move:
    """Whose hand is the fuller fights better."""
    hands = table.s.hands
    return max(decision.options, key=lambda move: len(hands[table.s.power_of(move.args[0])]))


def division(table: Table, decision: Decision) -> Move:
    """When a stack parts, he who goes gets more; after losses both alike."""
    total = decision.secret[0]
    share = 0.6 if decision.rule == "M-6.10" else 0.5
    return min(decision.options, key=lambda move: abs(move.args[1] - share * total))
