"""The vocabulary of Coalitions: what it asks and tells besides the system."""

from __future__ import annotations

from chancellery.games.coalitions.system.event_kinds import fields
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no, no_general, power_name
from chancellery.games.coalitions.system.sides import allies
from chancellery.games.coalitions.system.vocabulary import Vocabulary
from chancellery.kernel import Decision, Move, Refusal


def _name_general(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if move.args[0] != d.options[0].args[0]:
        return no(d.rule, "other-hero")
    if move.verb == "name_general":
        return no_general(s, d.actor, move.args[1], d.rule)
    return no(d.rule, "nobody-off-board", power=power_name(s, d.actor))


def _status(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if d.kind == "expelled_status":
        return no("K-6.4.3", "expelled-after-reveal")
    return no("K-6.4.2", "expelled-from-it")


def _offer(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, money = move.args
    if power == d.actor or not allies(s, d.actor, power):
        return no("K-7.3.6", "not-in-your-coalition", power=power_name(s, power))
    if s.seat_of[power] < 0:
        return no("K-11.5.10", "uncontrolled", power=power_name(s, power))
    if not any(m.verb == "offer" and m.args[0] == power for m in d.options):
        return no("K-7.3.6", "offered-already", power=power_name(s, power))
    if money < 1:
        return no("K-7.3.6", "offer-nothing")
    return no("K-7.3.6", "too-little-money", money=d.about[0])


def orient(s: Realm, d: Decision, move: Move) -> Refusal | None:
    """K-13.0.1: the card belongs to 1792, which explains it itself."""
    return no("K-13.0.1", "orient-1792")


COALITIONS = Vocabulary(
    forms={
        "name_general": "{hero} {place}",
        "name_off_board": "{hero} off",
        "offer": "offer {power} {number}",
        "orient": "orient {place} > {place}",  # K-13.1.3
        "add_strength": "add strength",  # K-10.2.1
    },
    moves={
        "name_general": fields("hero place"),
        "name_off_board": fields("hero"),
        "offer": fields("power money"),
        "orient": fields("place to"),
    },
    decisions={
        "napoleon": (),
        "named_general": (),
        "expel_after": (),
        "expelled_status": (),
        "subsidy": fields("money"),
        "subsidy_answer": fields("giver money"),
        "wellington": fields("general place side"),
        "kutuzov": fields("general place"),
        "blucher": fields("general place troops"),
        "grand_vizier": fields("general place"),
    },
    verbs={
        "napoleon": {"name_general", "name_off_board"},
        "named_general": {"name_general", "name_off_board"},
        "expel_after": {"expel", "done"},
        "expelled_status": {"status"},
        "subsidy": {"offer", "done"},
        "subsidy_answer": {"accept", "refuse"},
        "move": {"orient"},
        "wellington": {"add_strength", "decline"},
        "kutuzov": {"withdraw", "decline"},
        "blucher": {"withdraw", "capital", "off_board"},
        "grand_vizier": {"place"},
    },
    events={
        "named": fields("power general place"),
        "trade": fields("power money"),
        "offered": fields("power recipient money"),
        "subsidy": fields("power recipient money"),
        "subsidy_refused": fields("recipient money"),
        "napoleons_move": fields("power"),
        # named Generals
        "evaded": fields("power general place to"),
        "no_battle": fields("power place"),
        "strength_added": fields("power general strength side place"),
        "extra_cards": fields("power general count place"),
        "rallied": fields("power general troops place"),
        # special rules of scenarios
        "spain_open": fields("power place"),
        # the end
        "paris": fields("power points total"),
    },
    words={"movement": ("orient",), "reason": ("paris",), "why_influence": ("subsidy",)},
    explain={
        "name_general": _name_general,
        "name_off_board": _name_general,
        "status": _status,
        "offer": _offer,
        "orient": orient,
    },
    when={
        "name_general": "K-2.4.8",
        "name_off_board": "K-2.4.8",
        "offer": "K-7.3.6",
        "orient": "K-13.1.3",
        "add_strength": "K-10.2.1",
    },
    never={"strike": "K-8.3.14", "strike_out": "K-8.3.17"},
)
