"""The moves of the game as texts: one form per verb."""

from __future__ import annotations

from itertools import combinations

from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import BASIC_KINDS, Components
from chancellery.games.imperial_struggle.sides import COMMODITIES, SIDES, TYPES, WARS
from chancellery.kernel import Move, Notation, Verb

ACTIONS = ("major", "minor", "event", "exchange")
KEPT = ("placed", "drawn")
FATES = ("returned", "removed")
REMEMBERED = 5000  # lists of moves, per table

FORMS = {
    # set-up (SU.14)
    "bid": "bid {side} {number}",
    # phases of a Peace Turn (4.1)
    "keep": "keep {event} {event} {event}",
    "ministers": "appoint {ministry} {ministry}",
    "ministers_and": "appoint {ministry} {ministry} and {ministry}",
    "first": "first {side}",
    # an Action Round (5)
    "take": "take {tile}",
    "pass": "pass {number}",
    "end": "end",
    "reveal": "reveal {ministry}",
    "play": "play {event}",
    "play_with": "play {event} with {ministry}",
    "begin": "begin {action}",
    "join": "join {action}",
    "finish": "finish",
    "pay": "pay {number} debt {number} treaty",
    "upgrade": "upgrade {theater}",
    "swap": "swap {theater} {theater}",
    "treaty_point": "upgrade for treaty",
    "retain": "stay {kept} other {fate}",
    # purchases (5.4-5.6)
    "flag": "flag {space}",
    "unflag": "unflag {space}",
    "unflag_with": "unflag {space} with {advantage}",
    "draw": "draw event",
    "tile": "buy tile",
    "pacify": "pacify {space}",
    "fort": "build {space}",
    "repair": "repair {space}",
    "seize": "seize {space}",
    "construct": "construct",
    "construct_with": "construct with {source}",
    "muster": "deploy navy > {space}",
    "deploy": "deploy {space} > {space}",
    "exchange": "exchange for {type}",
    # Advantages (8) and Ministry abilities (3.5)
    "activate": "activate {advantage}",
    "use": "use {ability}",
    "huguenots": "huguenots {space}",
    "mark": "mark {commodity}",
    "discard": "discard {event}",
    "uprising": "score uprisings",
    # choices inside effects (5.2) and Wars (7)
    "choose": "choose {space}",
    "navy": "choose navy",
    "option": "option {number}",
    "commodity": "choose {commodity}",
    "advantage": "choose {advantage}",
    "theater": "choose {theater}",
    "place": "place in {theater}",
    "displace": "move {wartile} > {theater}",
    "give_up": "give up {wartile} in {theater}",
    "assign": "assign {wartile} {wartile} {wartile} {wartile}",
    "assign_three": "assign {wartile} {wartile} {wartile}",
    "decline": "decline",
    "yes": "yes",
    # spoils (7.2)
    "conquer": "conquer {space}",
    "conquer_from": "conquer {space} from {space}",
    "spoil": "strip {space}",
    "accept": "accept",
    "refuse": "refuse",
}


def vocabularies(box: Components) -> dict[str, tuple[str, ...]]:
    """The words of each slot, in the order of the indices that moves carry."""
    tiles = tuple(f"basic_{kind}" for kind in range(BASIC_KINDS))
    bonus = tuple(f"bonus_{number}" for number in range(1, len(box.strength) - BASIC_KINDS + 1))
    advantages = tuple(a.id for a in box.advantages)
    abilities = tuple(f"{box.ministries[a.card].id}_{a.id}" for a in box.abilities)
    return {
        "space": box.chart.ids,
        "advantage": advantages,
        "ministry": tuple(m.id for m in box.ministries),
        "ability": abilities,
        "source": advantages + abilities,
        "event": tuple(e.id for e in box.events),
        "tile": tuple(t.id for t in box.investments),
        "wartile": tiles + bonus,
        "theater": tuple(theater.id for war in box.wars for theater in war.theaters),
        "side": SIDES,
        "type": TYPES,
        "commodity": COMMODITIES,
        "action": ACTIONS,
        "kept": KEPT,
        "fate": FATES,
    }


ALIKE = {"keep": 3, "ministers": 2, "ministers_and": 2, "swap": 2}  # so many first words may stand in any order


class SetNotation(Notation):
    """Notation in which words that name a set of cards or theaters make one move, in whatever order they stand."""

    def move(self, verb: str | Verb, *args: int) -> Move:
        alike = ALIKE.get(str(verb), 0)
        return super().move(verb, *sorted(args[:alike]), *args[alike:])


class PerNumber:
    """One move per space, tile or card; the lists of sets are remembered, the same are asked for again and again."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self._known: dict[int, list[Move]] = {}

    def __getitem__(self, number: int) -> Move:
        return self.moves[number]

    def of(self, mask: int) -> list[Move]:
        """The moves of a set, in their order."""
        known = self._known.get(mask)
        return self._work_out(mask) if known is None else known[:]

    def _work_out(self, mask: int) -> list[Move]:
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._known[mask] = found = [self.moves[i] for i in bits(mask)]
        return found[:]


class Made(dict[tuple[int, ...], Move]):
    """The moves of a verb by their arguments, made on first use."""

    def __init__(self, notation: Notation, verb: str) -> None:
        self._notation, self._verb = notation, verb

    def __missing__(self, args: tuple[int, ...]) -> Move:
        made = self[args] = self._notation.move(self._verb, *args)
        return made


class Moves:
    """Moves that are offered again and again, made once."""

    def __init__(self, notation: Notation, box: Components) -> None:
        move = notation.move
        spaces = range(box.chart.size)
        self.flag = PerNumber([move("flag", i) for i in spaces])
        self.unflag = PerNumber([move("unflag", i) for i in spaces])
        self.unflag_with = [PerNumber([move("unflag_with", i, a) for i in spaces]) for a in range(len(box.advantages))]
        self.choose = PerNumber([move("choose", i) for i in spaces])
        self.conquer = PerNumber([move("conquer", i) for i in spaces])
        self.strip = PerNumber([move("spoil", i) for i in spaces])
        self.pacify = PerNumber([move("pacify", i) for i in spaces])
        self.fort = PerNumber([move("fort", i) for i in spaces])
        self.repair = PerNumber([move("repair", i) for i in spaces])
        self.seize = PerNumber([move("seize", i) for i in spaces])
        self.muster = PerNumber([move("muster", i) for i in spaces])
        self.settle = PerNumber([move("huguenots", i) for i in spaces])
        self.deploy = {start: PerNumber([move("deploy", start, i) for i in spaces]) for start in bits(box.chart.naval)}
        self.take = [move("take", i) for i in range(len(box.investments))]
        self.passing = [move("pass", n) for n in range(3)]
        self.reveal = [move("reveal", i) for i in range(len(box.ministries))]
        self.play = [move("play", i) for i in range(len(box.events))]
        self.discard = [move("discard", i) for i in range(len(box.events))]
        self.begin = [move("begin", i) for i in range(len(ACTIONS))]
        self.join = [move("join", i) for i in range(len(ACTIONS))]
        self.activate = PerNumber([move("activate", i) for i in range(len(box.advantages))])
        self.advantage = [move("advantage", i) for i in range(len(box.advantages))]
        self.use = [move("use", i) for i in range(len(box.abilities))]
        self.commodity = [move("commodity", i) for i in range(len(COMMODITIES))]
        self.mark = [move("mark", i) for i in range(len(COMMODITIES))]
        self.option = [move("option", i) for i in range(4)]
        self.theater_index = {(w, t): sum(len(box.wars[i].theaters) for i in range(w)) + t
                              for w in range(len(WARS)) for t in range(len(box.wars[w].theaters))}  # fmt: skip
        self.war_of = {index: war for (war, _), index in self.theater_index.items()}
        theaters = [[i for (war, _), i in self.theater_index.items() if war == w] for w in range(len(WARS))]
        self.upgrade = [[move("upgrade", theater) for theater in names] for names in theaters]
        self.swap = [[move("swap", a, b) for a, b in combinations(names, 2)] for names in theaters]
        self.end, self.finish, self.decline = move("end"), move("finish"), move("decline")
        self.yes, self.navy, self.draw, self.tile = move("yes"), move("navy"), move("draw"), move("tile")
        self.construct, self.uprising = move("construct"), move("uprising")
        self.accept, self.refuse, self.treaty_point = move("accept"), move("refuse"), move("treaty_point")
        self.exchange = [move("exchange", type) for type in range(2)]  # economic, diplomatic
        self.keep, self.ministers = Made(notation, "keep"), Made(notation, "ministers")
        self.ministers_and = Made(notation, "ministers_and")

    def keeping(self, hand: list[int]) -> list[Move]:
        """Every way to keep three cards of a hand."""
        keep = self.keep
        return [keep[kept] for kept in combinations(hand, 3)]
