"""Building refusals: rule id, message key and arguments with their names."""

from __future__ import annotations

from typing import Any

from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Refusal, other_time
from chancellery.locale import Name

# The statement that says when a verb is played, for whoever plays it at another time.
TIMES = {
    "bid": "IS-SU.14",
    "keep": "IS-4.1.6.4",
    "ministers": "IS-4.1.7.1",
    "ministers_and": "IS-4.1.7.6",
    "first": "IS-4.1.8.3",
    "take": "IS-5.0.1",
    "pass": "IS-5.1.3",
    "end": "IS-R-77",
    "reveal": "IS-3.5.0.2",
    "play": "IS-5.2.2",
    "play_with": "IS-5.2.3",
    "begin": "IS-5.3.0.1",
    "join": "IS-5.2.9",
    "finish": "IS-R-28",
    "pay": "IS-6.1.1",
    "upgrade": "IS-5.3.3.5",
    "swap": "IS-12.2.1",
    "treaty_point": "IS-5.3.3.4",
    "retain": "IS-5.3.3.1",
    "flag": "IS-5.0.1",
    "unflag": "IS-5.0.1",
    "unflag_with": "IS-8.2.5",
    "draw": "IS-5.5.3.1",
    "tile": "IS-5.6.1.1",
    "pacify": "IS-5.6.2.1",
    "fort": "IS-5.6.3.1",
    "repair": "IS-5.6.4.1",
    "seize": "IS-5.6.4.2",
    "construct": "IS-5.6.5.1",
    "construct_with": "IS-5.6.5.3",
    "muster": "IS-5.6.6.1",
    "deploy": "IS-5.6.6.1",
    "exchange": "IS-5.6.1.5",
    "activate": "IS-8.2.2",
    "use": "IS-3.5.2.1",
    "huguenots": "IS-R-99",
    "mark": "IS-R-95",
    "discard": "IS-R-110",
    "uprising": "IS-R-98",
    "choose": "IS-5.2.15",
    "navy": "IS-7.3.7",
    "option": "IS-5.2.15",
    "commodity": "IS-5.2.15",
    "advantage": "IS-5.2.15",
    "theater": "IS-5.2.15",
    "place": "IS-5.6.1.2",
    "displace": "IS-5.6.1.3",
    "give_up": "IS-R-103",
    "assign": "IS-12.2.2",
    "assign_three": "IS-12.2.2",
    "decline": "IS-5.2.5",
    "yes": "IS-5.2.15",
    "conquer": "IS-7.2.1.0.1",
    "conquer_from": "IS-7.2.1.1.3",
    "spoil": "IS-7.2.0.3",
    "accept": "IS-7.2.2.1",
    "refuse": "IS-7.2.2.1",
}


def no(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, "is-refused-" + reason, args)


def not_now(move: Move) -> Refusal:
    """Refused because the move answers another question, by the statement that says when."""
    return other_time(TIMES[move.verb], move.text)


def space_name(s: Struggle, space: int) -> Name:
    return Name(f"is-space-{s.game.chart.ids[space]}.full")


def theater_name(s: Struggle, theater: int) -> Name:
    """A theater as moves name it."""
    return Name("is-theater-" + s.game.notation.words["theater"][theater])


def event_name(s: Struggle, card: int) -> Name:
    return Name("is-event-" + s.game.components.events[card].id)


def ministry_name(s: Struggle, card: int) -> Name:
    return Name("is-ministry-" + s.game.components.ministries[card].id)


def advantage_name(s: Struggle, advantage: int) -> Name:
    return Name("is-advantage-" + s.game.components.advantages[advantage].id)
