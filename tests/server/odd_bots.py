"""A worker with bots that misbehave, beside the honest ones."""

from __future__ import annotations

import os
import time
from random import Random

from chancellery import Decision, Match, Move
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
    if name == "proposes":  # instead of deciding
        return match.definition.notation.read(f"propose to louis_xv: -- {len(match)}")
    return bot_worker.choose("random" if name in SILENT else name, match, seat, rng)


SILENT = ("dreams", "vanishes", "sulks", "forges", "lies")  # they decide, but fail when something is proposed to them


def answer(name: str, match: Match, decision: Decision, rng: Random) -> Move:
    if name == "dreams":
        time.sleep(3600)
    if name == "vanishes":
        os._exit(3)
    if name == "sulks":
        raise RuntimeError("no idea")
    if name == "forges":
        return match.definition.notation.read("propose to louis_xv: -- another thing")
    if name == "lies":
        return match.definition.notation.read("sign 99")
    return bot_worker.answer(name, match, decision, rng)


if __name__ == "__main__":
    bot_worker.main(choose, answer)
