"""Victory (chapter 4): at the end of a turn, most Influence; Prestige breaks ties."""

from __future__ import annotations

from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.kernel import Outcome


def end_of_turn(s: RealpolitikRealm) -> None:
    """RP-4.1.1 to RP-4.1.4: the turn in which 25 is reached is played to its end, then the most Influence wins."""
    most = max(s.influence)
    if most < s.game.parameters.influence_to_win:
        return
    first = [power for power in s.prestige if s.influence[power] == most]  # the one further left wins
    scores = tuple(s.influence[s.game.map.power_of[seat]] for seat in s.game.seats)
    s.emit("victory", (first[0],), "influence")
    s.end(Outcome((s.seat_of[first[0]],), scores, "RP-4.1.4" if len(first) > 1 else "RP-4.1.3", "influence"))
