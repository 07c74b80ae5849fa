"""Who kept his word in the family: what broke a promise, from events that everybody saw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from chancellery.bots.pledge import Kind
from chancellery.bots.talk.envoy import Promise
from chancellery.kernel import Event

FOUGHT: Final = frozenset(("stack", "garrison_lost", "beaten", "withdrew"))  # who was in a battle
REFUSED: Final = frozenset(("consent_refused", "train_refused", "troop_refused", "refused_turn"))


def _attacked(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    attacker, place = -1, -1
    for event in events:
        if event.kind == "battle":
            attacker, place = event.args
        elif event.kind in FOUGHT and attacker in promise.by and event.args[0] in promise.to:
            if (event.args[1] if event.kind in ("stack", "garrison_lost") else event.args[2]) == place:
                return True
    return False


def _other_status(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    """What was declared counts, not what a leader made of it; nor where there was no choice."""
    forced = {event.args[0] for event in events if event.kind == "no_choice"}
    first = dict[int, int]()
    for event in events:
        if event.kind in ("declared", "status") and event.args[0] in promise.by - forced:
            first.setdefault(event.args[0], event.args[1])
    return any(status != promise.about for status in first.values())


def _other_ally(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    demands = [event.args for event in events if event.kind == "demand" and event.args[0] in promise.by]
    return bool(demands) and demands[0][1] not in promise.to


def _other_vote(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    for event in events:
        if event.kind in ("vote", "abstained") and event.args[0] in promise.by:
            return event.kind == "abstained" or event.args[1] != promise.about
    return False


def _refused(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    return any(
        event.kind in REFUSED and event.args[0] in promise.by and event.args[1] in promise.to for event in events
    )


def _unpaid(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    paid = ("offered", "promised", "subsidy", "mercenaries")
    return over and not any(
        event.kind in paid and event.args[0] in promise.by and event.args[1] in promise.to for event in events
    )


def _entered(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    return any(
        event.kind == "moved" and event.args[0] in promise.by and event.args[3][-1] == promise.about for event in events
    )


def _never(events: Sequence[Event], promise: Promise, over: bool) -> bool:
    return False


BROKEN: Final[Mapping[Kind, Callable[[Sequence[Event], Promise, bool], bool]]] = {
    "peace": _attacked,
    "together": _other_status,
    "alliance": _other_ally,
    "vote": _other_vote,
    "passage": _refused,
    "pay": _unpaid,
    "clear": _entered,
    "against": _never,
}
