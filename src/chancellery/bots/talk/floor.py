"""The floor: which bot is to be asked next whether it has something to say or to propose.

Hosts keep one for each match that people play or watch. What a bot then says is up to it and its limits, which follow
from the match; the floor only sees to it that nobody is asked about the same thing twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from chancellery.bots.bot import Bot, propose
from chancellery.bots.talk.envoy import ASK, BUT
from chancellery.bots.talk.hearing import concerns, is_answer
from chancellery.bots.talk.moments import Moments
from chancellery.bots.talk.remarks import MOST, REMARKS, key_of, this_round
from chancellery.bots.talk.speech import hear, phrases_of, propose_by_word, speak, talks
from chancellery.kernel import Match, Move, Press

PROPOSALS: Final = 3  # by word, of all bots in a round


@dataclass(frozen=True)
class Due:
    """A bot that is to be asked, and the message it is to answer."""

    kind: Literal["hear", "propose", "ask", "speak"]
    seat: int
    said: Press | None = None


class Floor:
    """`remarks`: whether bots are asked for words that only entertain."""

    def __init__(self, remarks: bool = True) -> None:
        self._remarks = remarks
        self._due: list[Due] = []
        self._heard = 0  # messages
        self._seen = -1  # events; at first everybody may greet
        self._began = 0  # moves made when this host saw the present round begin
        self._moments, self._words = Moments(), Moments(words=True)

    def next(self, match: Match, bots: Mapping[int, Bot]) -> Due | None:
        """Who is to be asked now; the same until it is done."""
        if match.outcome is not None:
            return None
        self._listen(match, bots)
        if self._remarks and self._seen < 0:  # good manners: first they greet
            self._look(match, bots)
        self._propose(match, bots)
        if self._remarks:
            self._look(match, bots)
        self._due = [due for due in self._due if due.seat in bots]  # a person may have taken the seat
        return self._due[0] if self._due else None

    def done(self, due: Due) -> None:
        """The bot was asked."""
        if due in self._due:
            self._due.remove(due)

    def _listen(self, match: Match, bots: Mapping[int, Bot]) -> None:
        """New messages of people; one that was answered before this host came is left alone."""
        said = match.said
        new, self._heard = range(min(self._heard, len(said)), len(said)), len(said)
        found = [
            Due("hear", seat, said[at])
            for at in new
            if said[at].seat is not None and (said[at].seat not in bots or said[at].text[:1] == "~")
            for seat in bots
            if concerns(match, seat, said[at])
            and not any(_answers(match, seat, said[at], later) for later in said[at + 1 :])
        ]
        if found:
            start, _ = this_round(match)
            self._due += [due for due in found if due.said is not None and due.said.after >= start]

    def _propose(self, match: Match, bots: Mapping[int, Bot]) -> None:
        while (seat := self._moments.next(match, bots)) is not None:
            self._due.append(Due("propose", seat))
        if any(due.kind == "ask" for due in self._due):
            return
        while (seat := self._words.next(match, bots)) is not None:
            if self._proposals(match) < PROPOSALS:
                self._due.append(Due("ask", seat))
                return

    def _proposals(self, match: Match) -> int:
        """How many have been made by word in this round."""
        start, _ = this_round(match)
        return sum(said.after >= start and key_of(said.text).startswith((ASK, BUT)) for said in match.said)

    def _look(self, match: Match, bots: Mapping[int, Bot]) -> None:
        """Whether something has happened that is worth a word; another one is asked first each time."""
        count, self._seen = self._seen, match.event_count
        marks = (
            [match.definition.mark(event) for event in match.events(None, max(0, count))] if self._seen > count else []
        )
        if count >= 0 and not any(marks):
            return
        if "round" in marks:
            self._began = len(match)
        spoke = [said.seat for said in match.said if said.after >= self._began and key_of(said.text) in REMARKS]
        asked = {due.seat for due in self._due if due.kind == "speak"}
        seats = [seat for seat, bot in bots.items() if talks(bot)]
        first = len(match) % len(seats) if seats else 0
        if len(spoke) < MOST:
            free = [seat for seat in seats[first:] + seats[:first] if seat not in asked and seat not in spoke]
            self._due += [Due("speak", seat) for seat in free]


def _answers(match: Match, seat: int, said: Press, later: Press) -> bool:
    """Whether a seat has answered a message: one in words by any answer, a phrase by one to the seat that said it."""
    if later.seat != seat or not is_answer(key_of(later.text)):
        return False
    return said.text[:1] != "~" or later.to == (None if said.to is None else (said.seat,))


@dataclass(frozen=True)
class Done:
    """What a bot that was asked says, to whom (None: to everybody), and the act it makes."""

    words: str | None = None
    to: tuple[int, ...] | None = None
    move: Move | None = None


def asked(due: Due, bot: Bot, match: Match, rng: Random) -> Done:
    """What a bot does about what it is asked, where it is asked in this process."""
    before = phrases_of(match)
    if due.kind == "speak":
        return Done(speak(bot, match, due.seat, before))
    if due.kind == "propose":
        return Done(move=propose(bot, match, due.seat, rng))
    if due.kind == "ask":
        return Done(*(propose_by_word(bot, match, due.seat) or (None, None)))
    reply = hear(bot, match, due.seat, due.said, before) if due.said is not None else None
    return Done() if reply is None else Done(reply.text, readers(due), reply.move)


def readers(due: Due) -> tuple[int, ...] | None:
    """A letter is answered by a letter."""
    said = due.said
    return None if said is None or said.to is None or said.seat is None else (said.seat,)
