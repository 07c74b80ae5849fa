"""Helpers of the tests of single cards: an Event just played, a card face up, and what may be chosen then."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.imperial_struggle.rounds import offered, taken
from tests.conformance.imperial_struggle.table import happened, play

CALM = "military_3_economic"  # for cards that need no type


def event(name: str, card: str, *tile: str, **fields: Any) -> Match:
    """The side has just played the Event.

    Besides the fields of a position: `up`, a Ministry card already face up, and `show`, one turned up for the Event.
    """
    up, show = fields.pop("up", ""), fields.pop("show", "")
    ministers = [minister for minister in (up, show) if minister]
    own = {"hand": [card], "ministry": ministers, **fields.pop(name, {})}
    if up:
        fields["face_up"] = [up, *fields.get("face_up", [])]
    fields[name] = own
    match = taken(name, tile[0] if tile else CALM, **fields)
    return play(match, f"{name}: play {card}" + (f" with {show}" if show else ""))


def bonus(match: Match) -> bool:
    """Whether the Event just played earned its Bonus Effect."""
    return bool(happened(match, "event_bonus")[-1][-1])


def vp(match: Match) -> int:
    points: int = match.view(None)["vp"]
    return points


def conflicts(match: Match) -> set[str]:
    return set(match.view(None)["conflict"])


def choices(match: Match, name: str) -> set[str]:
    """What the side may choose inside an effect."""
    return offered(match, name, "choose")


def points(match: Match) -> tuple[str, int] | None:
    """The points of the Event that wait for the Actions: their type and number."""
    action = match.view(None)["round"]["actions"].get("event")
    return (action["type"], action["points"]) if action else None


def exhausted(match: Match, advantage: str) -> bool:
    tile: dict[str, Any] = match.view(None)["advantages"][advantage]
    return bool(tile["exhausted"])


def holder(match: Match, advantage: str) -> str | None:
    found: str | None = match.view(None)["advantages"][advantage]["holder"]
    return found


def tiles_in(match: Match, name: str, theater: str) -> list[str]:
    """The Bonus War tiles of a side in a theater, as it sees them itself."""
    found: list[str] = match.view(name)["war"]["theaters"][theater][name]["bonus"]
    return found


def serving(name: str, card: str, tile: str, **fields: Any) -> Match:
    """The side has a Ministry card face up and has just taken the tile."""
    own = {"ministry": [card], **fields.pop(name, {})}
    return taken(name, tile, **{name: own, "face_up": [card], **fields})


def spent(match: Match, name: str) -> list[str]:
    """The Exhausted abilities of the side's Ministry cards."""
    return [ability for place in match.view(name)["sides"][name]["ministry"] for ability in place["exhausted"]]
