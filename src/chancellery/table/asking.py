"""The part of a scene that says what is to be decided, and by whom: the same in every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from chancellery.kernel import Decision, Move, State
from chancellery.locale import text
from chancellery.table.scene_asking import Option, Primary, Prompt, Sealed, Waiting
from chancellery.table.words import Speaker

S = TypeVar("S", bound=State)


class Asking(Generic[S]):
    """How a game asks. What an option points at follows from its move; a game adds what else it concerns."""

    kinds: Mapping[str, str]  # the kind of thing that each slot of the notation names, as in its ref
    sections: Mapping[str, str] = {}  # keys of sections, by verb
    ends: frozenset[str] = frozenset()  # verbs that end or confirm a step

    def powers(self, s: S) -> Sequence[str]:
        """The ids of those who act."""
        raise NotImplementedError

    def text(self, s: S, decision: Decision, move: Move, lang: str) -> str:
        """An option in words."""
        speaker: Speaker = s.game.speaker(lang)
        return speaker.option(decision, move).text

    def about(self, s: S, move: Move, lang: str) -> str | None:
        """More about an option, for those who look."""
        return None

    def concerned(self, s: S, decision: Decision, move: Move) -> Iterable[str]:
        """Things that act by an option, besides those its move names."""
        return ()

    def named(self, s: S, decision: Decision, move: Move) -> Iterable[str]:
        """The things a move names, in its order; a card is of the hand of who acts."""
        notation, kinds = s.game.notation, self.kinds
        slots = notation.slots(move.verb)
        for n, value in enumerate(move.args):
            slot = slots[min(n, len(slots) - 1)]  # the last one may take several words
            kind = kinds.get(slot)
            if kind == "card":
                yield f"card:{self.powers(s)[decision.actor]}/{notation.words[slot][value]}"
            elif kind is not None:
                yield f"{kind}:{notation.words[slot][value]}"

    # -- for every game alike

    def options(self, s: S, own: Sequence[Decision], lang: str) -> tuple[Option, ...]:
        """The options of the seat's own decisions, in the order of `Match.legal`."""
        found: list[Option] = []
        powers = self.powers(s)
        for decision in own:
            for move in decision.options:
                refs = (*self.concerned(s, decision, move), *self.named(s, decision, move))
                section = self.sections.get(move.verb)
                found.append(
                    Option(
                        len(found),
                        (move.text,),
                        move.verb,
                        self.text(s, decision, move, lang),
                        powers[decision.actor],
                        tuple(dict.fromkeys(refs)),
                        self.about(s, move, lang),
                        None if section is None else text(lang, section),
                    )
                )
        return tuple(found)

    def prompt(self, s: S, own: Sequence[Decision], lang: str) -> Prompt | None:
        """What the seat must decide, with its options; for a seat that is not asked, who decides and what."""
        still, speaker = s.open, s.game.speaker(lang)
        if not still:
            return None
        decision = next((d for d in own if d in still), own[0] if own else still[0])
        seat, power = s.game.seats[decision.seat], self.powers(s)[decision.actor]
        if not own:
            said = " ".join(speaker.waiting(d).text for d in still)
            return Prompt(said, decision.kind, decision.rule, seat, power, yours=False)
        options = self.options(s, own, lang)
        declining, chosen = speaker.declining(decision).text, None
        choice = s.chosen[s.asked.index(decision)] if s.chosen else None
        if choice is not None:  # a secret choice of one's own, still open to change
            chosen = next(o.id for o in options if o.moves == (choice.text,) and o.power == power)
            declining = text(lang, "prompt-chosen", choice=speaker.option(decision, choice).text)
        return Prompt(
            speaker.question(decision).text,
            decision.kind,
            decision.rule,
            seat,
            power,
            yours=True,
            options=options,
            chosen=chosen,
            declining=declining,
            primary=self.primary(options),
        )

    def primary(self, options: tuple[Option, ...]) -> Primary | None:
        """The one option that ends the step, if there is such a one."""
        found = [option for option in options if option.verb in self.ends]
        return Primary(found[0].id, found[0].text) if len(found) == 1 else None

    def waiting(self, s: S, lang: str) -> tuple[Waiting, ...]:
        """For whom the match waits, and for what."""
        powers, speaker = self.powers(s), s.game.speaker(lang)
        return tuple(
            Waiting(s.game.seats[d.seat], powers[d.actor], d.kind, d.rule, speaker.waiting(d).text) for d in s.open
        )

    def sealed(self, s: S, own: Sequence[Decision], lang: str) -> tuple[Sealed, ...]:
        """The receipts for what the seat has chosen secretly; others see no more than whom the match waits for."""
        if not s.chosen:
            return ()
        missing = tuple(dict.fromkeys(s.game.seats[d.seat] for d in s.open))
        made = sum(choice is not None for choice in s.chosen)
        powers, speaker = self.powers(s), s.game.speaker(lang)
        return tuple(
            Sealed(powers[d.actor], speaker.option(d, c).text, made, len(s.asked), missing, changeable=True)
            for d, c in zip(s.asked, s.chosen)
            if c is not None and d in own
        )
