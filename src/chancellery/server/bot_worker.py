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
from chancellery.kernel import Press
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


def talk(question: dict[str, Any], match: Match) -> dict[str, Any]:
    """What a bot says and does of itself, or about what somebody said."""
    from chancellery import bots
    from chancellery.bots.talk import speech

    bot, seat = bots.bot(question["bot"]), question["seat"]
    said = [(after, by, text) for after, by, text in question["said"]]
    if question["talk"] == "speak":
        return {"say": speech.speak(bot, match, seat, said)}
    if question["talk"] == "propose":
        move = bots.propose(bot, match, seat, Random(question["seed"]))
        return {"move": None if move is None else move.text}
    if question["talk"] == "ask":
        proposed = speech.propose_by_word(bot, match, seat)
        return {} if proposed is None else {"say": proposed[0], "to": proposed[1]}
    after, by, to, text = question["heard"]
    reply = speech.hear(bot, match, seat, Press(after, by, None if to is None else tuple(to), text), said)
    if reply is None:
        return {}
    return {"say": reply.text, "move": None if reply.move is None else reply.move.text}


def explain(question: dict[str, Any], match: Match) -> str | None:
    """Why a bot turns something down, if it talks."""
    from chancellery import bots
    from chancellery.bots.talk import speech

    name = question["bot"]
    return speech.explain(bots.bot(name), match, _proposed(question, match)) if bots.exists(name) else None


def _proposed(question: dict[str, Any], match: Match) -> Decision:
    wanted = [question["seat"], *question["standing"]]
    return next(d for d in match.standing if [d.seat, d.kind, list(d.about)] == wanted)


def _with_press(question: dict[str, Any], match: Match) -> Match:
    """A copy of the match with what the bot has said and heard in phrases."""
    if "press" not in question:
        return match.clone()
    said = [(after, by, None if to is None else tuple(to), text) for after, by, to, text in question["press"]]
    return match.with_press([Press(*one) for one in said])


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
        try:
            # A bot gets a copy: whatever it does to it, the next question finds the match unharmed.
            return {**self._answer(question, _with_press(question, match)), "forgot": forgot}
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"[:300], "forgot": forgot}

    def _answer(self, question: dict[str, Any], match: Match) -> dict[str, Any]:
        """A move, unless something else is asked."""
        from chancellery.bots import patience

        with patience.within(question.get("seconds", inf)):
            if "talk" in question:
                return talk(question, match)
            if "advice" in question:
                from chancellery.server import advice_worker

                return advice_worker.answer(question, match)
            why = explain(question, match) if "standing" in question else None
            return {"move": self._move(question, match.clone()).text, "say": why}

    def _move(self, question: dict[str, Any], match: Match) -> Move:
        """The move of the open decision or, if the question names a standing one, the answer to that."""
        bot, seat, rng = question["bot"], question["seat"], Random(question["seed"])
        if "standing" not in question:
            return self.choose(bot, match, seat, rng)
        return self.to_proposal(bot, match, _proposed(question, match), rng)


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
