"""War tiles and Wars (5.3.3, 5.6.1, 7)."""

from __future__ import annotations

from typing import Final

from chancellery.bots.imperial_struggle.cards import upgrade_value
from chancellery.bots.imperial_struggle.outlook import Outlook
from chancellery.games.imperial_struggle import war_tiles
from chancellery.games.imperial_struggle.spoils import REFUSAL_VP
from chancellery.kernel import Decision, Move

AVERAGE_BASIC: Final = 0.9  # an upgrade worth less than this leaves the game


def place_tile(look: Outlook, decision: Decision) -> Move:
    """Where the strength of the tile gains most."""
    points = look.box.strength[decision.secret[0]]
    open_ = set(war_tiles.open_theaters(look.s, look.side))

    def worth(move: Move) -> float:
        theater = war_tiles.theater_number(look.s, move.args[0])
        return look.more_strength(theater, points) - (0.0 if theater in open_ else 0.5)

    return max(decision.options, key=worth)


def displace(look: Outlook, decision: Decision) -> Move:
    """The weakest tile, to where it still helps most."""

    def worth(move: Move) -> float:
        tile, name = move.args
        return (
            look.more_strength(war_tiles.theater_number(look.s, name), look.box.strength[tile])
            - 0.5 * (look.box.strength[tile])
        )

    return max(decision.options, key=worth)


def upgrade(look: Outlook, decision: Decision) -> Move:
    """Keep the better tile; a poor one leaves the game, a good one goes back."""
    placed, drawn = (upgrade_value(look, tile) for tile in decision.secret)
    kept, other = (1, placed) if drawn > placed else (0, drawn)
    fate = 1 if other < AVERAGE_BASIC else 0
    wanted = [move for move in decision.options if move.args[0] == kept]
    return next((move for move in wanted if move.args[1] == fate), wanted[0])


def assign(look: Outlook, decision: Decision) -> Move:
    """The best tiles where strength is worth most."""

    def worth(move: Move) -> float:
        return sum((look.strengths[t] * upgrade_value(look, tile) for t, tile in enumerate(move.args)), 0.0)

    return max(decision.options, key=worth)


def theater(look: Outlook, decision: Decision) -> Move:
    """The theater where strength matters most."""
    return max(decision.options, key=lambda move: look.strengths[war_tiles.theater_number(look.s, move.args[0])])


def tile_effect(look: Outlook, decision: Decision) -> Move:
    spaces = [move for move in decision.options if move.verb == "choose"]
    return max(spaces, key=lambda move: look.flags[move.args[0]])


def spoils(look: Outlook, decision: Decision) -> Move:
    """What changes most: an opposing flag replaced counts twice."""

    def worth(move: Move) -> float:
        if move.verb == "decline":
            return 0.0
        space = move.args[0]
        theirs = look.s.flags[1 - look.side] >> space & 1
        value = look.flags[space] * (2.0 if theirs and move.verb != "spoil" else 1.0)
        if look.chart.start_territories[1 - look.side] >> space & 1:
            value += 2.0
        if move.verb == "conquer_from":
            value -= look.flags[move.args[1]]
        return value

    return max(decision.options, key=worth)


def refusal(look: Outlook, decision: Decision) -> Move:
    """Refuse only what is worth more than the points it costs."""
    space, vp = decision.about
    own = look.chart.start_territories[look.side] >> space & 1
    worth = 2 * look.flags[space] + (2.0 if own else 0.0)
    accept, refuse = decision.options
    return refuse if vp == REFUSAL_VP[0] and worth > vp + 1.5 else accept


def usa(look: Outlook, decision: Decision) -> Move:
    """USA flags on British Territories, British Forts removed; nothing of France's own."""
    for move in decision.options:
        if move.verb == "choose" and look.s.flags[1 - look.side] >> move.args[0] & 1:
            return move
    for move in decision.options:
        if move.verb == "choose" and not look.s.flags[look.side] >> move.args[0] & 1 and not look.s.usa:
            return move
    return decision.options[-1]


def shift_in_spain(look: Outlook, decision: Decision) -> Move:
    shifts = [move for move in decision.options if move.verb != "decline"]
    return max(shifts, key=lambda move: look.flags[move.args[0]])
