"""Moves that are offered again and again, made once."""

from __future__ import annotations

from itertools import combinations

from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import Components
from chancellery.games.imperial_struggle.sides import COMMODITIES, WARS
from chancellery.games.imperial_struggle.vocabulary import ACTIONS
from chancellery.kernel import Lexicon, Move

REMEMBERED = 5000  # lists of moves, per table


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

    def __init__(self, notation: Lexicon, verb: str) -> None:
        self._notation, self._verb = notation, verb

    def __missing__(self, args: tuple[int, ...]) -> Move:
        made = self[args] = self._notation.move(self._verb, *args)
        return made


class Moves:
    """Moves that are offered again and again, made once."""

    def __init__(self, notation: Lexicon, box: Components) -> None:
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
