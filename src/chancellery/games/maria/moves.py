"""Moves that are offered again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from chancellery.games.maria.atlas import bits
from chancellery.games.maria.components import FACES, RESERVE, Components
from chancellery.games.maria.hussars import COUNT as HUSSARS
from chancellery.games.maria.powers import POWERS
from chancellery.kernel import Lexicon, Move


class Menu(dict[int, list[Move]]):
    """For each set of cities the moves to them, made on first use: the same sets come again and again."""

    def __init__(self, move: Callable[[int], Move], *last: Move) -> None:
        super().__init__()
        self.move = move
        self.last = last

    def __missing__(self, cities: int) -> list[Move]:
        made = self[cities] = [*(self.move(city) for city in bits(cities)), *self.last]
        return made


class Moves:
    """Moves that are offered again and again, made once."""

    def __init__(self, notation: Lexicon, box: Components) -> None:
        move = notation.move
        self.lay = [move("lay", face) for face in range(FACES)]
        self.play = [move("play", face) for face in range(RESERVE)]
        self.discard = [move("discard", face) for face in range(FACES)]
        self.bid = [[move("bid", power, face) for face in range(FACES)] for power in range(len(POWERS))]
        self.no_bid = [move("no_bid", power) for power in range(len(POWERS))]
        self.lay_reserve = [move("lay_reserve", n) for n in range(9)]
        self.play_reserve = [move("play_reserve", n) for n in range(9)]
        self.on = [move("on", city) for city in range(box.atlas.size)]
        self.retreat = [move("retreat", city) for city in range(box.atlas.size)]
        self.halt, self.done, self.decline = move("halt"), move("done"), move("decline")
        self.keep, self.use, self.drop = move("keep"), move("use"), move("discard_it")
        self.consent, self.refuse = move("consent"), move("refuse")
        self.accept, self.reject = move("accept"), move("reject")
        self.leave = [move("leave", number) for number in range(1, HUSSARS + 1)]
        self.hussar = [[move("hussar", n, city) for city in range(box.atlas.size)] for n in range(1, HUSSARS + 1)]
        self.wait = move("wait")
        self.walk = Menu(self.on.__getitem__, self.halt)
        pieces, generals = range(len(box.pieces)), range(box.count)
        self.move = [Menu(partial(move, "move", piece)) for piece in pieces]
        self.march = [Menu(partial(move, "march", general)) for general in generals]
        self.together = [Menu(partial(move, "together", general)) for general in generals]
        self.march_together = [Menu(partial(move, "march_together", general)) for general in generals]
        self.restore = [Menu(partial(move, "restore", piece)) for piece in pieces]
        self.replace = [Menu(partial(move, "replace", piece)) for piece in pieces]
