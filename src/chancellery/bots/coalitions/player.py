"""The sensible player of the family: rules of thumb, one module for each area of the rules; a game adds its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Generic, TypeVar

from chancellery.bots.coalitions import arbiter, battle, diplomacy, movement, purchase, update
from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import Decision, Move

T = TypeVar("T", bound=Table)

CHOICES: Final[Mapping[str, Callable[[Table, Decision], Move]]] = {
    "expel_before": diplomacy.expel,
    "drill": purchase.drill,
    "drill_discard": purchase.discard,
    "surplus": purchase.discard,
    "leadership": purchase.leadership,
    "more_generals": purchase.more_generals,
    "purchase": purchase.purchase,
    "arbiter": arbiter.name,
    "disband": lambda table, decision: decision.options[-1],
    "move": movement.move,
    "path": movement.path,
    "consent": arbiter.consent,
    "garrison": movement.garrison,
    "request": arbiter.request,
    "grant": arbiter.grant,
    "battle": movement.battle,
    "support": battle.support,
    "card": battle.card,
    "target": battle.target,
    "withdraw": battle.withdraw,
    "beaten": battle.beaten,
    "win_garrison": battle.win_garrison,
    "assign": update.assign,
    "stay": update.stay,
    "update_withdraw": update.withdraw,
}

SECRET: Final[
    Mapping[str, Callable[[Table, Decision, Random], Move]]
] = {  # a little chance keeps them from being foreseen
    "status": diplomacy.status,
    "bid": diplomacy.bid,
}


class Player(Generic[T]):
    """A game's player: how it sees the table, how it judges it, and its own decisions."""

    def __init__(
        self,
        table: Callable[[Any, int, int, Judgement], T],
        judgement: type[Judgement],
        choices: Mapping[str, Callable[[T, Decision], Move]],
        secret: Mapping[str, Callable[[T, Decision, Random], Move]],
    ) -> None:
        self._table, self.judgement = table, judgement
        self._sensible = judgement()
        self._choices: Mapping[str, Callable[[T, Decision], Move]] = {**CHOICES, **choices}
        self._secret: Mapping[str, Callable[[T, Decision, Random], Move]] = {**SECRET, **secret}

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of decisions it knows."""
        return frozenset(self._choices) | frozenset(self._secret)

    def see(self, state: Realm, power: int, seat: int, mind: Judgement | None = None) -> T:
        """The table as the seat that decides for a Power sees it."""
        return self._table(state, power, seat, mind or self._sensible)

    def choose(self, state: Realm, decision: Decision, rng: Random, mind: Judgement | None = None) -> Move | None:
        """The move for a decision by a judgement of some mind; None for a kind it knows nothing about."""
        table = self.see(state, decision.actor, decision.seat, mind)
        secret = self._secret.get(decision.kind)
        if secret is not None:
            return secret(table, decision, rng)
        chooser = self._choices.get(decision.kind)
        return chooser(table, decision) if chooser is not None else None
