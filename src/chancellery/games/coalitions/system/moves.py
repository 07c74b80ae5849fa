"""The moves of the system, each made once for quick lists of options."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import Map
from chancellery.kernel import Lexicon


class Moves:
    """Every move that is offered often, by its arguments."""

    def __init__(self, notation: Lexicon, map: Map, highest_card: int) -> None:
        make = notation.move
        self.make = make
        places = range(map.size)
        powers = range(len(map.powers))
        cards = range(highest_card + 1)
        self.drill, self.decline, self.done = make("drill"), make("decline"), make("done")
        self.card, self.morale, self.accept, self.refuse = make("card"), make("morale"), make("accept"), make("refuse")
        self.buy_card, self.buy_morale = make("buy_card"), make("buy_morale")
        self.end, self.halt, self.consent = make("end"), make("halt"), make("consent")
        self.request, self.stop, self.grant = make("request"), make("stop"), make("grant")
        self.pass_, self.capital, self.off_board = make("pass"), make("capital"), make("off_board")
        self.discard = [make("discard", c) if c else self.done for c in cards]
        self.place = [make("place", t) for t in places]
        self.place_named = [make("place_named", t) for t in places]
        self.take_off = [make("take_off", t) for t in places]
        self.buy_troop = [make("buy_troop", t) for t in places]
        self.buy_fortress = [make("buy_fortress", t) for t in places]
        self.arbiter = [make("arbiter", p) for p in powers]
        self.expel = [make("expel", p) for p in powers]
        self.disband = [make("disband", t) for t in places]
        self.garrison = [make("garrison", t) for t in places]
        self.on = [make("on", t) for t in places]
        self.battle = [make("battle", t) for t in places]
        self.support = [make("support", t) for t in places]
        self.play = [[make("play", c, t) if c else self.pass_ for t in places] for c in cards]
        self.reveal = [[make("reveal", c, t) if c else self.pass_ for t in places] for c in cards]
        self.strike = [[make("strike", c, t) if c else self.pass_ for t in places] for c in cards]
        self.march = [[make("march", t, u) for u in map.neighbours[t]] for t in places]
        # strategic: the move, the set of its first Territory, and that Territory
        self.strategic = [[(make("strategic", t, u), 1 << u, u) for u in map.neighbours[t]] for t in places]
        self.sail = [[(make("sail", t, u), 1 << u) for u in map.sails[t]] for t in places]
