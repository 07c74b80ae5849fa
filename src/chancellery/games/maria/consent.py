"""Consent of another player (10.1): to a stack with his general, and to a move of such a stack as one body."""

from __future__ import annotations

from typing import Final

from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.state import Campaign

MOST_REFUSALS: Final = 2  # M-R-70: of requests for one piece in one phase


def needed(s: Campaign, pieces: list[int], city: int) -> int:
    """M-10.1.23, M-R-14: the power of another player that must agree to a step, or NOBODY."""
    piece = pieces[0]
    if not s.is_general(piece):
        return NOBODY
    others = pieces[1:] or (s.generals_at(city) if s.all_generals & s.game.components.atlas.bit[city] else [])
    if not others or s.seat_of[s.power_of(others[0])] == s.seat_of[s.power_of(piece)]:
        return NOBODY
    return s.power_of(others[0])


# A refusal is piece, size of its body, city, and whether its player has not moved since.


def refuse(refused: list[list[int]], pieces: list[int], city: int) -> None:
    refused.append([pieces[0], len(pieces), city, 1])


def reopen(s: Campaign, refused: list[list[int]], mover: int) -> None:
    """M-R-70: a player who moves another piece may ask again."""
    seat = s.seat_of[s.power_of(mover)]
    for refusal in refused:
        if refusal[0] != mover and s.seat_of[s.power_of(refusal[0])] == seat:
            refusal[3] = 0


def barred(s: Campaign, refused: list[list[int]], pieces: list[int], city: int) -> bool:
    """M-R-70: refused since the player's last move, or twice for the piece."""
    own = [refusal for refusal in refused if refusal[0] == pieces[0]]
    if [pieces[0], len(pieces), city, 1] in own:
        return True
    return len(own) >= MOST_REFUSALS and needed(s, pieces, city) != NOBODY
