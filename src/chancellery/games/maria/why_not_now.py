"""Moves that answer another question than the one that is asked: the rule that says when they are made."""

from __future__ import annotations

from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.movement import Walk
from chancellery.games.maria.refusals import no, piece_name
from chancellery.kernel import Decision, Move, Refusal, other_time

# For each verb the statement that says when, or on what occasion, it is done.
WHEN: dict[str, str] = {
    "armies": "M-R-95",
    # politics and the election
    "trump": "M-17.2.1",
    "bid": "M-17.3.1",
    "no_bid": "M-17.3.1",
    "take": "M-17.5.2",
    "keep": "M-17.5.2",
    "use": "M-17.5.4",
    "discard_it": "M-17.5.4",
    "do": "M-17.5.9",
    "do_left": "M-17.5.10",
    "do_right": "M-17.5.10",
    "discard": "M-17.5.27",
    "corps": "M-17.5.20",
    "vote": "M-18.3",
    # hussars, cards, supply
    "hussar": "M-7.2",
    "leave": "M-7.6",
    "subsidise": "M-8.4",
    "no_subsidy": "M-8.4",
    "pay": "M-R-43",
    "lay": "M-R-43",
    "lay_reserve": "M-R-43",
    "supply": "M-9.17",
    # movement
    "move": "M-5.11",
    "together": "M-5.11",
    "march": "M-5.11",
    "march_together": "M-5.11",
    "on": "M-10.1.2",
    "halt": "M-10.1.2",
    "restore": "M-10.2.1",
    "replace": "M-10.2.2",
    "command": "M-6.5",
    "consent": "M-10.1.23",
    "refuse": "M-10.1.23",
    "wait": "M-10.1.24",
    "done": "M-10.1.1",
    # combat
    "attack": "M-5.12",
    "play": "M-11.1.8",
    "play_reserve": "M-11.1.8",
    "decline": "M-11.1.11",
    "remain": "M-R-45",
    "retreat": "M-11.2.4",
    "through": "M-11.2.4",
    "around": "M-11.2.4",
    # winter
    "recruit": "M-13.2",
    "return": "M-13.2",
    "give": "M-13.6",
    # upheavals
    "offer_peace": "M-19.1.1",
    "no_offer": "M-19.1.2",
    "accept": "M-19.1.3",
    "reject": "M-19.1.3",
    "reduce": "M-19.2.1",
    "saxony": "M-19.3.3",
    "place": "M-R-97",
}
POLITICS = frozenset({"trump", "bid", "no_bid", "take", "keep", "use", "discard_it", "do", "do_left", "do_right"})
FULL_GAME = frozenset({
    "discard", "corps", "vote", "offer_peace", "no_offer", "accept", "reject", "reduce", "saxony", "place",
})  # fmt: skip
OTHER_PIECE = frozenset({"move", "together", "march", "march_together", "restore", "replace", "wait", "done"})


def explain(s: Campaign, decision: Decision, move: Move) -> Refusal:
    if not s.game.full and move.verb in POLITICS:
        return no("M-14.7", "full-only")
    if not s.game.full and move.verb in FULL_GAME:
        return no("M-1.3", "full-only")
    if s.game.two_players and move.verb in ("consent", "refuse", "wait"):  # nobody else has to agree
        return no("M-R-94", "one-player")
    walk = next((p for p in reversed(s.stack) if isinstance(p, Walk)), None)
    if walk is not None and move.verb in OTHER_PIECE:
        return no("M-10.1.4", "move-under-way", piece=piece_name(s, walk.pieces[0]))
    if move.verb == "attack" and any(isinstance(p, Battle) for p in s.stack):
        return no("M-11.1.3", "battle-under-way")
    return other_time(WHEN[move.verb], move.text)
