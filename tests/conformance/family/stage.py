"""One test, three games: the rules of the system proven in every game of the family (family.md 2.7).

France and Austria and the middle of Europe are on all boards, with the same borders between them: Wien, Tyrol, Bohemia
and Hungari beside each other, Bavaria beside Wien, Tyrol, Bohemia and Wurttemberg, Paris beside Picardie, Aquitaine and
Normandie-Bretagne. A stage says what differs, so that a test is written once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chancellery import Match

IDLE = ("decline", "done", "end", "stop", "refuse", "pass", "off board")


@dataclass(frozen=True, slots=True)
class Stage:
    """A game of the family as the tests need it. Without `allied`, all Powers are at War with each other."""

    game: str
    scenario: str
    friend: str  # a Power that may be an Ally of France
    rival: str  # a Power that is not
    coalition: str = ""  # the status of France and its Allies, where there are statuses

    def position(self, *, allied: bool = False, **fields: Any) -> Match:
        """A match from a position; `allied`: France and its friend are Allies."""
        powers: dict[str, dict[str, Any]] = {name: dict(data) for name, data in fields.pop("powers", {}).items()}
        if self.coalition:
            for name in self.free:
                powers.setdefault(name, {}).setdefault("status", "expansionist")
            if allied:
                powers[self.friend]["status"] = self.coalition
        elif allied:
            fields["alliances"] = [["france", self.friend]]
        return Match.from_position(self.game, {"scenario": self.scenario, "powers": powers, **fields})

    @property
    def free(self) -> Sequence[str]:
        """The Powers that choose their status."""
        return FREE[self.game]

    def movement(self, power: str, *, arbiter: str = "", **fields: Any) -> Match:
        """A match in which the Power moves its Generals; the Arbiter is named, nothing is disbanded or transported."""
        match = self.position(power=power, action="movement", **fields)
        match.play(power, f"arbiter {arbiter}" if arbiter else match.legal(power)[0])
        return skip(match, "disband", "rail", "troop_rail")

    def attack(self, power: str, *moves: str, **fields: Any) -> Match:
        """A Movement Turn with these moves, no Garrisons left on the way, up to the first decision of its battles."""
        match = self.movement(power, **fields)
        for move in moves:
            match.play(power, move)
            skip(match, "garrison")
        if match.decisions[0].kind == "move":
            match.play(power, "end")
        return match


FREE = {
    "coalitions": ("austria", "prussia", "russia", "ottoman"),
    "raison_detat": ("britain", "sweden", "ottoman", "russia"),
}
STAGES = (
    Stage("coalitions", "1805", "prussia", "russia", "french"),
    Stage("realpolitik", "standard", "italy", "prussia"),
    Stage("raison_detat", "1702", "sweden", "russia", "french"),
)


def skip(match: Match, *kinds: str) -> Match:
    """Declines as long as a decision of one of these kinds is asked."""
    while match.outcome is None and match.decisions[0].kind in kinds:
        decision = match.decisions[0]
        offered = [move.text for move in decision.options]
        match.play(decision.seat, next(text for text in IDLE if text in offered))
    return match
