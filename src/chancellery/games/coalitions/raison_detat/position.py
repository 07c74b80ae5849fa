"""Positions of Raison d'État: those of the family, with `emperor` (a Power) and `votes`.

`votes` says whom the first Powers of an election have voted for, `{ france = "sweden", britain = "abstain" }`; it
belongs to a position in which Austria's Drill, and with it the election, comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from chancellery.games.coalitions.raison_detat.election import candidates, participants
from chancellery.games.coalitions.raison_detat.realm import ABSTAINED, SILENT, ImperialRealm
from chancellery.games.coalitions.system import position
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.wheel import power_on
from chancellery.kernel import BadInput

if TYPE_CHECKING:
    from chancellery.games.coalitions.raison_detat.definition import RaisonDEtat

FIELDS = frozenset({"emperor", "votes"})


def build(game: RaisonDEtat, data: dict[str, Any], seed: str) -> ImperialRealm:
    """The state a position describes; BadInput names a wrong field."""
    s = cast(ImperialRealm, position.build(game, data, seed))
    s.votes = [SILENT] * len(game.powers)
    _check(game, s)
    if "emperor" in data:
        s.emperor = _power(game, "emperor", data["emperor"])
    if "votes" in data:
        _votes(game, s, data)
    return s


def _check(game: RaisonDEtat, s: ImperialRealm) -> None:
    """What no match comes to: another status of a permanent member, another controller of Spain."""
    for name, status in game.sides.fixed.items():
        found = game.parameters.statuses[s.status[game.map.power_of[name]]]
        if found != status:
            raise BadInput("position-bad-field", field=f"powers.{name}.status", expected=status, value=found)
    for name, controller in game.permanent.items():
        seat = s.seat_of[game.map.power_of[name]]
        if seat != game.seats.index(controller):  # RD-12.10.1
            field, value = f"powers.{name}.controller", game.seats[seat]
            raise BadInput("position-bad-field", field=field, expected=controller, value=value)


def _votes(game: RaisonDEtat, s: ImperialRealm, data: dict[str, Any]) -> None:
    given = data["votes"]
    if not isinstance(given, dict):
        raise BadInput("position-bad-field", field="votes", expected="{power = power}", value=str(given))
    drill = data.get("action", game.actions[0]) == "drill" and data.get("phase", "action") == "action"
    if not drill or power_on(s, game.actions.index("drill"), s.turn) != game.austria:
        raise BadInput("position-bad-field", field="votes", expected="power = austria, action = drill", value="")
    voters = [_power(game, "votes", name) for name in given]
    first = participants(s)[: len(voters)]
    if sorted(voters) != sorted(first):  # RD-8.3.3
        expected = ", ".join(game.powers[power] for power in first)
        raise BadInput("position-bad-field", field="votes", expected=expected, value=", ".join(given))
    for voter in voters:
        choice = given[game.powers[voter]]
        field = f"votes.{game.powers[voter]}"
        if choice == "abstain":
            s.votes[voter] = ABSTAINED
            continue
        s.votes[voter] = _power(game, field, choice)
        allowed = list(bits(candidates(s, voter).left))
        if s.votes[voter] not in allowed:
            expected = " | ".join(game.powers[power] for power in allowed)
            raise BadInput("position-bad-field", field=field, expected=expected, value=str(choice))


def _power(game: RaisonDEtat, field: str, value: Any) -> int:
    if value not in game.powers:
        raise BadInput("position-bad-field", field=field, expected=" | ".join(game.powers), value=str(value))
    return game.map.power_of[value]
