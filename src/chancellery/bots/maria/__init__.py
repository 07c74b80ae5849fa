"""The sensible player of Maria: fortresses are the measure; generals go where they gain most of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from chancellery.bots.maria import fighting, marching, politics, raiding, thrift, winter
from chancellery.bots.maria.mind import FIRST, SENSIBLE, Mind
from chancellery.bots.maria.table import Table
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Match, Move

CHOICES: dict[str, Callable[[Table, Decision], Move]] = {
    "armies": winter.armies,
    "return": winter.come_back,
    "give": winter.give,
    "saxon_return": winter.the_most,
    "levy": winter.the_most,
    "trump": politics.trump,
    "bid": politics.bid,
    "political_card": politics.political_card,
    "use_card": politics.use_card,
    "use_part": politics.use_part,
    "vote": politics.vote,
    "corps": politics.corps,
    "offer_peace": politics.offer_peace,
    "peace": politics.peace,
    "reduce": politics.reduce,
    "saxony": politics.saxony,
    "hussar": raiding.hussar,
    "subsidy": thrift.subsidy,
    "payment": thrift.payment,
    "discard": thrift.discard,
    "supply": thrift.supply,
    "recruit": thrift.recruit,
    "movement": marching.choose,
    "end_movement": marching.end,
    "walk": marching.walk,
    "division": marching.division,
    "consent": marching.consent,
    "consent_move": marching.consent,
    "command": marching.command,
    "relocate": marching.place,
    "make_room": marching.make_room,
    "second_train": marching.place,
    "attack": fighting.attack,
    "battle": fighting.battle,
    "retreat": fighting.retreat,
    "retreat_way": fighting.retreat_way,
    "remain": fighting.remain,
}


def choose(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The move for a decision; None for a kind it knows nothing about."""
    state = match.state
    assert isinstance(state, Campaign)
    return think(state, decision)


def choose_1(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The same by the first version."""
    state = match.state
    assert isinstance(state, Campaign)
    return think(state, decision, FIRST)


def think(state: Campaign, decision: Decision, mind: Mind = SENSIBLE) -> Move | None:
    """The same in a state, by a player of that mind."""
    chooser = CHOICES.get(decision.kind)
    return chooser(Table(state, decision.seat, decision.actor, mind), decision) if chooser is not None else None
