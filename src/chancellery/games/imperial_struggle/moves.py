"""The moves of the game as texts: one form per verb."""

from __future__ import annotations

from itertools import combinations

from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import BASIC_KINDS, Components
from chancellery.games.imperial_struggle.sides import COMMODITIES, SIDES, TYPES, WARS
from chancellery.kernel import Move, Notation

ACTIONS = ("major", "minor", "event", "exchange")
KEPT = ("placed", "drawn")
FATES = ("returned", "removed")

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
    "assign": "assign {wartile} > {theater}",
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


class OnSpaces:
    """One move per space; `of` lists those of a set, eight spaces at a time, because lists are made all the time."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self._known: list[dict[int, list[Move]]] = [{} for _ in range(0, len(moves), 8)]

    def __getitem__(self, space: int) -> Move:
        return self.moves[space]

    def of(self, mask: int) -> list[Move]:
        """The moves of the spaces in a set, in their order."""
        found: list[Move] = []
        chunk = 0
        while mask:
            part = mask & 255
            if part:
                known = self._known[chunk].get(part)
                if known is None:
                    known = [self.moves[chunk * 8 + space] for space in bits(part)]
                    self._known[chunk][part] = known
                found += known
            mask >>= 8
            chunk += 1
        return found


class Moves:
    """Moves that are offered again and again, made once."""

    def __init__(self, notation: Notation, box: Components) -> None:
        move = notation.move
        spaces = range(box.chart.size)
        self.flag = OnSpaces([move("flag", i) for i in spaces])
        self.unflag = OnSpaces([move("unflag", i) for i in spaces])
        self.unflag_with = [OnSpaces([move("unflag_with", i, a) for i in spaces]) for a in range(len(box.advantages))]
        self.choose = OnSpaces([move("choose", i) for i in spaces])
        self.conquer = OnSpaces([move("conquer", i) for i in spaces])
        self.strip = OnSpaces([move("spoil", i) for i in spaces])
        self.pacify = OnSpaces([move("pacify", i) for i in spaces])
        self.fort = OnSpaces([move("fort", i) for i in spaces])
        self.repair = OnSpaces([move("repair", i) for i in spaces])
        self.seize = OnSpaces([move("seize", i) for i in spaces])
        self.muster = OnSpaces([move("muster", i) for i in spaces])
        self.settle = OnSpaces([move("huguenots", i) for i in spaces])
        self.deploy = {(a, b): move("deploy", a, b) for a in spaces for b in spaces
                       if a != b and box.chart.naval >> a & 1 and box.chart.naval >> b & 1}  # fmt: skip
        self.take = [move("take", i) for i in range(len(box.investments))]
        self.passing = [move("pass", n) for n in range(3)]
        self.reveal = [move("reveal", i) for i in range(len(box.ministries))]
        self.play = [move("play", i) for i in range(len(box.events))]
        self.discard = [move("discard", i) for i in range(len(box.events))]
        self.begin = [move("begin", i) for i in range(len(ACTIONS))]
        self.join = [move("join", i) for i in range(len(ACTIONS))]
        self.activate = [move("activate", i) for i in range(len(box.advantages))]
        self.advantage = [move("advantage", i) for i in range(len(box.advantages))]
        self.use = [move("use", i) for i in range(len(box.abilities))]
        self.commodity = [move("commodity", i) for i in range(len(COMMODITIES))]
        self.mark = [move("mark", i) for i in range(len(COMMODITIES))]
        self.option = [move("option", i) for i in range(4)]
        self.theater_index = {(w, t): sum(len(box.wars[i].theaters) for i in range(w)) + t
                              for w in range(len(WARS)) for t in range(len(box.wars[w].theaters))}  # fmt: skip
        self.end, self.finish, self.decline = move("end"), move("finish"), move("decline")
        self.yes, self.navy, self.draw, self.tile = move("yes"), move("navy"), move("draw"), move("tile")
        self.construct, self.uprising = move("construct"), move("uprising")
        self.accept, self.refuse, self.treaty_point = move("accept"), move("refuse"), move("treaty_point")
        self.exchange = [move("exchange", type) for type in range(2)]  # economic, diplomatic
        self._move = move

    def keeping(self, hand: list[int]) -> list[Move]:
        """Every way to keep three cards of a hand."""
        return [self._move("keep", *kept) for kept in combinations(hand, 3)]
