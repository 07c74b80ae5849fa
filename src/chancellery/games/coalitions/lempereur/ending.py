"""End of the game (12.2): won together in Paris, lost together at 25 French Influence."""

from __future__ import annotations

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.set_up import GRAND_COALITION
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.kernel import Outcome


def paris_taken(s: Realm) -> None:
    """K-12.2.1, K-R-86: at the end of an action; control of Paris is not needed."""
    paris = s.game.map.capital[FR]
    for power in GRAND_COALITION:
        if s.stands[power] >> paris & 1:
            s.emit("players_won", power, paris)
            _end(s, True, "K-12.2.1", "liberation")
            return


def napoleon_wins(s: Realm) -> None:
    """K-12.2.2: at every single gain."""
    if s.influence[FR] >= s.game.parameters.influence_to_win:
        s.emit("players_lost", s.influence[FR])
        _end(s, False, "K-12.2.2", "domination")


def gain_influence(s: Realm, points: int, cause: str, place: int = NOBODY) -> None:
    """FR alone scores (K-12.3.4)."""
    s.gain_influence(FR, points, cause, place)
    napoleon_wins(s)


def _end(s: Realm, won: bool, rule: str, reason: str) -> None:
    """All players win or lose; their score is the Influence that Napoleon still lacked."""
    seats = range(len(s.game.seats))
    missing = max(0, s.game.parameters.influence_to_win - s.influence[FR])
    s.end(Outcome(tuple(seats) if won else (), tuple(missing for _ in seats), rule, reason))
