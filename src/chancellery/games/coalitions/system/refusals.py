"""Building refusals: rule id, message key and arguments with their names."""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Move, Refusal
from chancellery.locale import Name, Printed


def no(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, "refused-" + reason, args)


def not_possible(rule: str, move: Move) -> Refusal:
    """Refused by a rule that needs no more words."""
    return Refusal(rule, "refused-not-offered", {"move": move.text})


def power_name(s: Realm, power: int) -> Name:
    return Name("power-" + s.game.powers[power])


def place_name(s: Realm, t: int) -> Printed:
    return Printed(s.game.map.board.territories[t].name, s.game.notation.ref("place", t))


def no_general(s: Realm, power: int, t: int, rule: str) -> Refusal | None:
    """Refused because the Power has no General there; None if it has one."""
    if s.stands[power] >> t & 1:
        return None
    return no(rule, "no-general-there", power=power_name(s, power), place=place_name(s, t))
