"""The moves of the system: their notation, and each move made once for quick lists of options."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import Map
from chancellery.kernel import Notation

FORMS = {
    # diplomacy
    "expel": "expel {power}",
    "status": "status {status}",
    "bid": "bid {number}",
    # actions
    "drill": "drill",
    "discard": "discard {card}",
    "place": "place {place}",
    "place_named": "place named {place}",
    "take_off": "take off {place}",
    "card": "card",
    "morale": "morale",
    "accept": "accept",
    "buy_troop": "buy troop {place}",
    "buy_card": "buy card",
    "buy_morale": "buy morale",
    "buy_fortress": "buy fortress {place}",
    # movement
    "arbiter": "arbiter {power}",
    "disband": "disband {place}",
    "march": "march {place} > {place}",
    "strategic": "strategic {place} > {place}",
    "sail": "sail {place} > {place}",
    "on": "on {place}",
    "halt": "halt",
    "consent": "consent",
    "garrison": "garrison {place}",
    "end": "end",
    "battle": "battle {place}",
    "request": "request",
    "stop": "stop",
    "grant": "grant",
    # battle
    "support": "support {place}",
    "play": "play {card} for {place}",
    "reveal": "reveal {card} for {place}",
    "turn_up": "turn up {power} {place} {number}",
    "strike": "strike {card} for {place}",
    "strike_out": "strike out {power} {place} {number}",
    "pass": "pass",
    "capital": "capital",
    "off_board": "off board",
    "withdraw": "withdraw {place} > {place}",
    "withdraw_off": "withdraw {place} > off",
    # board update
    "assign": "assign {place} > {place}",
    "stay": "stay {power} {place}",
    "leave": "leave {power} {place}",
    # declining
    "decline": "decline",
    "refuse": "refuse",
    "done": "done",
}


class Moves:
    """Every move that is offered often, by its arguments."""

    def __init__(self, notation: Notation, map: Map, highest_card: int) -> None:
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
