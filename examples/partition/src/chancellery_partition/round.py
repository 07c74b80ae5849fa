"""Chapter 2, a round: secret claims, opened together."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result
from chancellery_partition.board import board
from chancellery_partition.ending import end
from chancellery_partition.state import ROUNDS, Lands


@dataclass(slots=True)
class Rounds(Procedure):
    claims: list[list[int]]  # of each Crown this round: province and card, or nothing

    def begin(self, s: Lands) -> Result:
        """PT-3.1: after the last round, or when nobody can claim anything, the match is over."""
        if s.round == ROUNDS or not any(s.claimable(crown) and s.hands[crown] for crown in range(len(s.hands))):
            end(s)
            return None
        s.round += 1
        self.claims = [[] for _ in s.hands]
        s.emit("round", s.round)
        return None

    def choose(self, s: Lands) -> Result:
        """PT-2.1: all at the same time."""
        return [Decision(crown, "claim", "PT-2.1", options(s, crown), crown) for crown in able(s)]

    def on_claim(self, s: Lands, decision: Decision, move: Move) -> Result:
        self.claims[decision.actor] = list(move.args)
        return None

    def open(self, s: Lands) -> Result:
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
        self.at = 0
        return None

    steps = (begin, choose, open)


def able(s: Lands) -> list[int]:
    """PT-2.6: the Crowns that can claim something."""
    return [crown for crown, hand in enumerate(s.hands) if hand and s.claimable(crown)]


def options(s: Lands, crown: int) -> list[Move]:
    move, open_to = s.game.notation.move, s.claimable(crown)
    provinces = [province for province in range(len(s.holder)) if open_to >> province & 1]
    claims: list[Move] = [move("claim", province, card) for province in provinces for card in s.hands[crown]]
    return [*claims, move("hold")]
