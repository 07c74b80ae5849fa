"""A worker with bots that misbehave, beside the honest ones."""

from __future__ import annotations

import os
import time
from random import Random

from chancellery import Match, Move
from chancellery.server import bot_worker


def choose(name: str, match: Match, seat: int, rng: Random) -> Move:
    if name == "hangs":
        time.sleep(3600)
    if name == "dies":
        os._exit(3)
    if name == "raises":
        raise RuntimeError("no idea")
    if name == "cheats":
        return match.definition.notation.read("status neutral")
    if name == "prints":
        print("thinking aloud")
        return bot_worker.choose("random", match, seat, rng)
    if name == "meddles":  # a bot that plays on its own copy harms nobody
        while match.outcome is None and len(match) < 400:
            decision = match.decisions[0]
            match.play(decision.seat, decision.options[0])
        return match.definition.notation.read("status neutral")
    return bot_worker.choose(name, match, seat, rng)


if __name__ == "__main__":
    bot_worker.main(choose)
