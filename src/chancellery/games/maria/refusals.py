"""Building refusals: rule id, message key and arguments with their names."""

from __future__ import annotations

from typing import Any

from chancellery.games.maria.powers import POWERS
from chancellery.kernel import Refusal
from chancellery.locale import Name


def no(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, "maria-refused-" + reason, args)


def power_name(power: int) -> Name:
    return Name("maria-power-" + POWERS[power])
