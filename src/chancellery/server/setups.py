"""The set-up of a match as data, for the store and for the processes of the bots."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from chancellery.kernel import Setup


def setup_to_data(setup: Setup) -> dict[str, Any]:
    return asdict(setup)


def setup_from_data(data: dict[str, Any]) -> Setup:
    """What else the store keeps beside the set-up, such as the ids of the seats, is left out."""
    known = {field.name: data[field.name] for field in fields(Setup) if field.name in data}
    return Setup(**{**known, "players": tuple(data["players"])})
