"""Positions of Raison d'État: those of the family, with `emperor` (a Power) and `votes`.

`votes` says whom the first Powers of an election have voted for, `{ france = "sweden", britain = "abstain" }`; it
belongs to a position in which Austria's Drill, and with it the election, comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.raison_detat.election import candidates, participants
from chancellery.games.coalitions.raison_detat.state import ABSTAINED, SILENT, ImperialRealm
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.games.coalitions.system.wheel import power_on
from chancellery.kernel.fields import bad_field
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.form import Group, Making

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

FIELDS = frozenset({"emperor", "votes"})


def complete(s: ImperialRealm, data: dict[str, Any]) -> None:
    """The Empire; BadInput names a wrong field."""
    _check(s)
    if "emperor" in data:
        s.emperor = _power(s, "emperor", data["emperor"])
    if "votes" in data:
        _votes(s, data)


def _check(s: ImperialRealm) -> None:
    """What no match comes to: another status of a permanent member, another controller of Spain."""
    game = s.game
    for name, status in s.own.sides.fixed.items():
        found = game.parameters.statuses[s.status[game.map.power_of[name]]]
        if found != status:
            raise bad_field(f"powers.{name}.status", status, found)
    for name, controller in s.own.permanent.items():
        seat = s.seat_of[game.map.power_of[name]]
        if seat != game.seats.index(controller):  # RD-12.10.1
            raise bad_field(f"powers.{name}.controller", controller, game.seats[seat])


def _votes(s: ImperialRealm, data: dict[str, Any]) -> None:
    game, given = s.game, data["votes"]
    if not isinstance(given, dict):
        raise bad_field("votes", "{power = power}", given)
    drill = data.get("action", game.actions[0]) == "drill" and data.get("phase", "action") == "action"
    if not drill or power_on(s, game.actions.index("drill"), s.turn) != s.own.austria:
        raise bad_field("votes", "power = austria, action = drill", "")
    voters = [_power(s, "votes", name) for name in given]
    first = participants(s)[: len(voters)]
    if sorted(voters) != sorted(first):  # RD-8.3.3
        raise bad_field("votes", ", ".join(game.powers[power] for power in first), ", ".join(given))
    for voter in voters:
        choice = given[game.powers[voter]]
        field = f"votes.{game.powers[voter]}"
        if choice == "abstain":
            s.votes[voter] = ABSTAINED
            continue
        s.votes[voter] = _power(s, field, choice)
        allowed = bits(candidates(s, voter).left)
        if s.votes[voter] not in allowed:
            raise bad_field(field, " | ".join(game.powers[power] for power in allowed), choice)


def _power(s: ImperialRealm, field: str, value: Any) -> int:
    powers = s.game.powers
    if value not in powers:
        raise bad_field(field, " | ".join(powers), value)
    return powers.index(value)


# -- the other way round


def write(s: ImperialRealm, data: dict[str, Any]) -> None:
    """The Empire, from a state."""
    if s.emperor != NOBODY:
        data["emperor"] = s.game.powers[s.emperor]
    voted = {s.game.powers[voter]: choice for voter, choice in enumerate(s.votes) if choice != SILENT}
    if voted and data.get("action") == "drill":
        data["votes"] = {name: "abstain" if c == ABSTAINED else s.game.powers[c] for name, c in voted.items()}


def groups(game: Family, make: Making) -> list[Group]:
    powers = {name: text(make.lang, "power-" + name) for name in game.powers}
    voting = {**powers, "abstain": make.title("abstain")}
    votes = [make.choice(["votes", name], voting, title=powers[name]) for name in powers]
    return [
        make.group("empire", [make.choice(["emperor"], powers)]),
        make.group("votes", votes),
    ]
