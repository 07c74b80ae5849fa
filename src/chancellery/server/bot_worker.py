"""A process in which bots think: questions as lines of JSON on standard input, answers on standard output."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

from chancellery import Decision, Match, Move
from chancellery.server.setups import setup_from_data

MOST_MATCHES = 256

Choose = Callable[[str, Match, int, Random], Move]
Answer = Callable[[str, Match, Decision, Random], Move]


def choose(name: str, match: Match, seat: int, rng: Random) -> Move:
    from chancellery import bots

    move: Move = bots.bot(name).choose(match, seat, rng)
    return move


def answer(name: str, match: Match, decision: Decision, rng: Random) -> Move:
    from chancellery import bots

    return bots.answer(bots.bot(name), match, decision, rng)


class Thinker:
    """Keeps the matches it was asked about, so that a question carries only the newest moves."""

    def __init__(self, choose: Choose, answer: Answer = answer) -> None:
        self.choose = choose
        self.to_proposal = answer
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        id = question["match"]
        if "setup" in question:
            match = Match.from_setup(setup_from_data(question["setup"]))
        else:
            match = self.matches.pop(id)
        for seat, text in question["moves"]:
            match.play(seat, text)
        self.matches[id] = match
        forgot: list[str] = []
        while len(self.matches) > MOST_MATCHES:
            forgot.append(self.matches.popitem(last=False)[0])
        from chancellery.bots import patience

        try:
            # A bot gets a copy: whatever it does to it, the next question finds the match unharmed.
            with patience.within(question.get("seconds", inf)):
                return {**self._answer(question, match.clone()), "forgot": forgot}
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"[:300], "forgot": forgot}

    def _answer(self, question: dict[str, Any], match: Match) -> dict[str, Any]:
        """A move, unless something else is asked."""
        asked = question.get("ask")
        if asked is None:
            return {"move": self._move(question, match).text}
        from chancellery.server import advice_worker

        return advice_worker.answer(asked, question, match)

    def _move(self, question: dict[str, Any], match: Match) -> Move:
        """The move of the open decision or, if the question names a standing one, the answer to that."""
        bot, seat, rng = question["bot"], question["seat"], Random(question["seed"])
        if "standing" not in question:
            return self.choose(bot, match, seat, rng)
        proposed = next(d for d in match.standing if [d.seat, d.kind, list(d.about)] == [seat, *question["standing"]])
        return self.to_proposal(bot, match, proposed, rng)


def main(choose: Choose = choose, answer: Answer = answer) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints must not garble the answers
    thinker = Thinker(choose, answer)
    out.write(b'{"ready": true}\n')
    out.flush()
    for line in sys.stdin.buffer:
        out.write(json.dumps(thinker.answer(json.loads(line))).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
