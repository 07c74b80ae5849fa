"""One learner in one chapter: what is asked, what is right, and what the others do.

A session is wholly described by its chapter and its trail: for each thing the learner did the move, or the empty text
for reading on. So nothing needs to be stored anywhere to go on with it, to go back, or to change the language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from chancellery.kernel import BadInput, Decision, Illegal, Match, Move
from chancellery.lessons.fields import Scripted, Where
from chancellery.lessons.form import Chapter, Step, has_text

READ_ON = ""  # in a trail: a step that asks for nothing was read
LONGEST = 400  # moves of the others in a row; more means that they never come back to the learner


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is legal, but not what the step asks for. It was not made."""

    move: str
    choice: str  # the option in words
    text: str


class Session:
    """A match that follows the steps of a chapter."""

    __slots__ = ("_read", "chapter", "counts", "done", "match", "number", "reaction", "trail")

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.match = _start(chapter).clone()
        self.number = 0
        self.trail: list[str] = []
        self.counts = [self.match.event_count]  # at the beginning, and after each entry of the trail
        self.reaction = ""  # the key of what is said about the last right move
        self.done: Step | None = None  # the step that was done last
        self._read: tuple[tuple[int, str], dict[str, str]] | None = None  # what was last shown, and when

    @classmethod
    def resumed(cls, chapter: Chapter, trail: Sequence[str]) -> Session:
        """The session that a trail leads to; BadInput or Illegal if it leads nowhere."""
        session = cls(chapter)
        for number, entry in enumerate(trail, 1):
            if not session.follow(entry):
                raise BadInput("lesson-bad-trail", field="trail", number=number, move=entry)
        return session

    @property
    def seat(self) -> int:
        return self.match.seat(self.chapter.seat)

    @property
    def step(self) -> Step | None:
        """The step the learner is at; None when the chapter is finished."""
        steps = self.chapter.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def finished(self) -> bool:
        return self.step is None

    def reacted(self, lang: str) -> str:
        """What is said about the last right move; empty if nothing is."""
        return "" if self.done is None else self.done.right(lang)

    def asked(self) -> Decision | None:
        """The open decision of the learner."""
        return next((d for d in self.match.decisions if d.seat == self.seat), None)

    def solution(self) -> str | None:
        """A move that the step asks for; None where there is only something to read."""
        step = self.step
        if step is None or not step.expect:
            return None
        return next((move.text for move in self.match.legal(self.seat) if step.expects(move.text)), None)

    # -- answering

    def follow(self, entry: str) -> bool:
        """Reads on, or makes the move; False if that is not what the step asks for."""
        step = self.step
        if step is None or bool(step.expect) == (entry == READ_ON):
            return False
        if not step.expect:
            self._done(step, entry)
            return True
        move = self._legal(entry)
        if not step.expects(move.text):
            return False
        self.match.play(self.seat, move)
        asked = self.asked()
        if step.as_long_as and asked is not None and asked.kind == step.as_long_as:
            self._enter(move.text)
            self.reaction, self.done = "", None
        else:
            self._done(step, move.text)
        return True

    def hint(self, entry: str, lang: str) -> Hint:
        """What a legal move that is not asked for is answered with; Illegal names the rule if it is not legal."""
        move, step, asked = self._legal(entry), self.step, self.asked()
        if step is None or not step.expect or asked is None:
            raise BadInput("lesson-nothing-asked", field="trail")
        return Hint(move.text, self._shown(lang)[move.text], step.answer(move.text, lang))

    def _shown(self, lang: str) -> dict[str, str]:
        """The options as the learner has read them, perhaps with their prices."""
        at = len(self.match), lang
        if self._read is None or self._read[0] != at:
            prompt = self.match.scene(self.seat, lang).prompt
            options = prompt.options if prompt is not None else ()
            self._read = at, {option.moves[0]: option.text for option in options if len(option.moves) == 1}
        return self._read[1]

    def _legal(self, entry: str) -> Move:
        refusal = self.match.why_not(self.seat, entry)
        if refusal is not None:
            raise Illegal(refusal)
        return self.match.definition.notation.read(entry)

    def _done(self, step: Step, entry: str) -> None:
        """The step is over: the others do what the file says."""
        play(self.match, step.then, step.where, "then")
        if step.others:
            self._let_others(step)
        self._enter(entry)
        self.number += 1
        self.done = step
        self.reaction = f"{step.key}.right" if has_text(f"{step.key}.right") else ""

    def _enter(self, entry: str) -> None:
        self.trail.append(entry)
        self.counts.append(self.match.event_count)

    def _let_others(self, step: Step) -> None:
        match = self.match
        for _ in range(LONGEST):
            if match.outcome is not None or self.asked() is not None:
                return
            decision = match.decisions[0]
            move = next((m for p in step.others for m in decision.options if fnmatchcase(m.text, p)), None)
            if move is None:
                seat, options = match.seats[decision.seat], ", ".join(m.text for m in decision.options)
                raise BadInput("lesson-no-answer", where=step.where, field="others", seat=seat, options=options)
            match.play(decision.seat, move)
        raise BadInput("lesson-endless", where=step.where, field="others")


def play(match: Match, script: Sequence[Scripted], where: Where, field: str) -> None:
    """Makes the moves that a file writes down; BadInput names the one that is not possible."""
    for one in script:
        try:
            match.play(one.seat, one.move)
        except Illegal as error:
            options = "; ".join(f"{match.seats[d.seat]}: {m.text}" for d in match.decisions for m in d.options)
            line = f"{one.seat}: {one.move}"
            raise BadInput(
                "lesson-illegal", where=where, field=field, line=line, because=error, options=options
            ) from None
        except BadInput as error:
            raise BadInput(
                "lesson-no-move", where=where, field=field, line=f"{one.seat}: {one.move}", because=error
            ) from None


@cache
def _start(chapter: Chapter) -> Match:
    """The prepared position after the opening moves."""
    try:
        match = Match.from_position(chapter.game, chapter.position)
    except BadInput as error:
        raise BadInput("lesson-bad-position", where=chapter.where, field="position", because=error) from None
    if chapter.seat not in match.seats:
        known = ", ".join(match.seats)
        raise BadInput("lesson-no-seat", where=chapter.where, field="seat", value=chapter.seat, known=known)
    play(match, chapter.opening, chapter.where, "opening")
    return match
