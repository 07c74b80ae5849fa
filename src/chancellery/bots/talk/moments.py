"""When bots are asked whether they propose something: each once in every stage of the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chancellery.bots.bot import Bot, Proposer
from chancellery.kernel import Match

STAGES: Final = ("round", "turn")  # marks of events with which a new one begins


class Moments:
    """Keeps count for one match; what was taken back is asked again."""

    def __init__(self) -> None:
        self._seen = 0
        self._due: list[int] = []

    def next(self, match: Match, bots: Mapping[int, Bot]) -> int | None:
        """The seat of a bot that has not been asked in this stage yet."""
        if not match.definition.acts:
            return None
        if match.event_count < self._seen:
            self._seen = 0
        if match.event_count > self._seen:
            mark = match.definition.mark
            if any(mark(event) in STAGES for event in match.events(None, self._seen)):
                self._due = [seat for seat, bot in bots.items() if isinstance(bot, Proposer)]
            self._seen = match.event_count
        return self._due.pop(0) if self._due else None
