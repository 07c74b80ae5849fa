"""When bots are asked whether they propose something: each once in every stage of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from chancellery.bots.bot import Bot, Proposer
from chancellery.bots.character import Character
from chancellery.bots.talk.envoy import envoy_of
from chancellery.kernel import Event, Match

STAGES: Final = ("round", "turn")  # marks of events with which a new one begins


class Moments:
    """Keeps count for one match; what was taken back is asked again. `words`: those for proposals by word."""

    def __init__(self, words: bool = False) -> None:
        self._words = words
        self._seen = 0
        self._due: list[int] = []

    def next(self, match: Match, bots: Mapping[int, Bot]) -> int | None:
        """The seat of a bot that has not been asked in this stage yet."""
        if not (self._words or match.definition.acts):
            return None
        if match.event_count < self._seen:
            self._seen = 0
        if match.event_count > self._seen:
            if any(map(self._begins(match), match.events(None, self._seen))):
                self._due = [seat for seat, bot in bots.items() if self._asked(bot)]
                turn = len(match) % max(1, len(self._due)) if self._words else 0  # another one begins each time
                self._due = self._due[turn:] + self._due[:turn]
            self._seen = match.event_count
        return self._due.pop(0) if self._due else None

    def _begins(self, match: Match) -> Callable[[Event], bool]:
        """Whether a stage begins with an event."""
        if self._words:
            return envoy_of(match.setup.game).talks_now
        mark = match.definition.mark
        return lambda event: mark(event) in STAGES

    def _asked(self, bot: Bot) -> bool:
        return isinstance(bot, Character) if self._words else isinstance(bot, Proposer)
