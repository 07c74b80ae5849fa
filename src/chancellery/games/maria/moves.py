"""The moves of the game as texts: one form per verb."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from chancellery.games.maria.atlas import bits
from chancellery.games.maria.components import FACES, RESERVE, Components
from chancellery.games.maria.hussars import COUNT as HUSSARS
from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.kernel import Move, Notation

FORMS = {
    # set-up, armies (4, 6)
    "armies": "armies {general} {number}",
    # politics (17, 18)
    "trump": "trump {suit}",
    "bid": "bid {power} {card}",
    "no_bid": "bid {power} nothing",
    "take": "take {political}",
    "keep": "keep cards",
    "use": "use it",
    "discard_it": "discard it",
    "do": "do {number}",
    "do_left": "do {number} left",
    "do_right": "do {number} right",
    "vote": "vote {power} in {city}",
    # hussars (7)
    "hussar": "hussar {number} > {city}",
    "leave": "leave hussar {number}",
    # tactical cards, payments (8)
    "subsidise": "subsidise bavaria",
    "no_subsidy": "no subsidy",
    "pay": "pay {card+}",
    "lay": "lay {card}",
    "lay_reserve": "lay reserve {number}",
    "discard": "discard {card}",
    "supply": "supply {general}",
    # movement (10)
    "move": "move {piece} > {city}",
    "together": "move stack {general} > {city}",
    "march": "march {general} > {city}",
    "march_together": "march stack {general} > {city}",
    "on": "on {city}",
    "halt": "halt",
    "restore": "restore {piece} > {city}",
    "replace": "replace {piece} > {city}",
    "command": "command {general}",
    "consent": "consent",
    "refuse": "refuse",
    "wait": "wait",
    "done": "done",
    # combat (11)
    "attack": "attack {city} > {city}",
    "play": "play {card}",
    "play_reserve": "play reserve {number}",
    "decline": "decline",
    "remain": "remain {general}",
    "retreat": "retreat > {city}",
    "through": "through {city}",
    "around": "around {city}",
    # winter (13)
    "recruit": "recruit {number}",
    "return": "return {general} > {city}",
    "give": "give {general} {number}",
    # upheavals (19)
    "offer_peace": "offer peace",
    "no_offer": "no offer",
    "accept": "accept",
    "reject": "reject",
    "reduce": "reduce aims",
    "saxony": "saxony right",
    "place": "place {piece} > {city}",
    "corps": "corps {general}",
    # negotiations (20, 21): acts that no decision asks for
    "propose": "propose{text}",
    "sign": "sign {number}",
    "turn_down": "turn down {number}",
    "withdraw": "withdraw {number}",
}

CARDS = tuple(f"{suit}_{value}" for suit in SUITS for value in range(2, 11)) + ("reserve",)


def vocabularies(box: Components) -> dict[str, tuple[str, ...]]:
    """The words of each slot, in the order of the indices that moves carry."""
    return {
        "city": box.atlas.ids,
        "general": tuple(g.id for g in box.generals),
        "piece": tuple(p.id for p in box.pieces),
        "power": POWERS,
        "suit": SUITS,
        "card": CARDS,
        "political": tuple(c.id for c in box.political),
    }


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

    def __init__(self, notation: Notation, box: Components) -> None:
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
