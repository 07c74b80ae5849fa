"""Building refusals: rule id, message key and arguments with their names."""

from __future__ import annotations

from typing import Any

from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import POWERS
from chancellery.kernel import Refusal
from chancellery.locale import Name


def no(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, "maria-refused-" + reason, args)


def city_name(s: Campaign, city: int) -> Name:
    return Name("maria-city-" + s.game.components.atlas.ids[city])


def piece_name(s: Campaign, piece: int) -> Name:
    return Name("maria-piece-" + s.game.components.pieces[piece].id)


def power_name(power: int) -> Name:
    return Name("maria-power-" + POWERS[power])
