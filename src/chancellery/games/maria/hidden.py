"""What a seat does not know, dealt anew: for search from that seat's point of view."""

from __future__ import annotations

from random import Random

from chancellery.games.maria.campaign import Campaign


def deal_anew(s: Campaign, seat: int, rng: Random) -> None:
    raise NotImplementedError(seat, rng)
