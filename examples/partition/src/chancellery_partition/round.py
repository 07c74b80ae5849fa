"""Chapter 2, a round: secret claims, opened together."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does
from chancellery_partition.board import NOBODY, board
from chancellery_partition.ending import end
from chancellery_partition.state import CARDS, ROUNDS, Lands
from chancellery_partition.vocabulary import ASK_CLAIM, CLAIM, FAR, HELD, HOLD, NO_CARD, SPENT


@dataclass(slots=True)
class Rounds(Procedure):
    claims: list[list[int]]  # of each Crown this round: province and card, or nothing

    def begin(self, s: Lands) -> Step | None:
        """PT-3.1: after the last round, or when nobody can claim anything, the match is over."""
        if s.round == ROUNDS or not able(s):
            end(s)
            return LEAVE
        s.round += 1
        self.claims = [[] for _ in s.hands]
        s.emit("round", s.round)
        return None

    def choose(self, s: Lands) -> list[Decision]:
        """PT-2.1: all at the same time."""
        asked = [s.decide(ASK_CLAIM, crown) for crown in able(s)]
        for decision in asked:
            provinces = claimable(s, decision.actor)
            decision.only(CLAIM, provinces)
            for province in range(len(s.holder)):
                if provinces.left >> province & 1:
                    decision.offer(CLAIM, playable(s, decision.actor), province)
            decision.add(HOLD)
        return asked

    def on_claim(self, s: Lands, decision: Decision, move: Move) -> Step | None:
        self.claims[decision.actor] = list(move.args)
        return None

    def open(self, s: Lands) -> Step | None:
        """PT-2.4, PT-2.5."""
        for crown, claim in enumerate(self.claims):
            if claim:
                s.hands[crown].remove(claim[1])
                s.emit("laid", crown, *claim)
        for province in range(len(s.holder)):
            laid = [(claim[1], crown) for crown, claim in enumerate(self.claims) if claim and claim[0] == province]
            if laid:
                best = max(laid)[0]
                first = [crown for card, crown in laid if card == best]
                if len(first) == 1:
                    s.holder[province] = first[0]
                    s.emit("taken", first[0], province, board().values[province])
                else:
                    s.emit("equal", province)
        return BEGIN


BEGIN = does(Rounds.begin)
SCRIPTS[Rounds] = [BEGIN, asks(Rounds.choose, Rounds.on_claim), does(Rounds.open)]


def able(s: Lands) -> list[int]:
    """PT-2.6: the Crowns that can claim something."""
    return [crown for crown, hand in enumerate(s.hands) if hand and claimable(s, crown).left]


def claimable(s: Lands, crown: int) -> Bars:
    """PT-2.2, PT-2.3: free provinces next to those the Crown holds."""
    held = near = 0
    for province, holder in enumerate(s.holder):
        if holder != NOBODY:
            held |= 1 << province
        if holder == crown:
            near |= board().near[province]
    return s.bars((1 << len(s.holder)) - 1, HELD).bar(held, HELD).only(near, FAR)


def playable(s: Lands, crown: int) -> Bars:
    """PT-1.3, PT-2.5: the cards that are left."""
    return s.bars(sum([1 << card for card in CARDS]), NO_CARD).only(sum([1 << card for card in s.hands[crown]]), SPENT)
