"""The part of a scene that says what is to be decided, and by whom: the same in every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, TypeVar

from chancellery.kernel import Decision, Event, Lexicon, Move
from chancellery.kernel.preview import Trial
from chancellery.locale import has, text
from chancellery.table import effects, plans
from chancellery.table.coach import Coach
from chancellery.table.effects import Countings, Trials
from chancellery.table.scene import Fact
from chancellery.table.scene_asking import (
    Cost,
    Option,
    Plan,
    Previewed,
    Primary,
    Prompt,
    Sealed,
    Wager,
    Waiting,
    Wish,
)
from chancellery.table.scene_text import Text
from chancellery.table.words import Speaker, joined

FEW = 60  # options of which a scene says what they would bring; of more a client asks
SHORTEST = 60  # characters of a prompt in short
SUBJECTS = ("piece:", "card:", "tile:")
POINTED = ("place", "power", "zone", "card")  # as what sorts are drawn of which a move points at what it names

KEPT = 5_000  # moves of which it is remembered what they name

S = TypeVar("S", bound=Any)  # a State, whose `game` has the type that its game gives it


class Asking(Generic[S]):
    """How a game asks. What an option points at follows from its move; a game adds what else it concerns."""

    sections: Mapping[str, str] = {}  # keys of sections, by verb
    countings: Countings = {}  # which events change which numbers
    ends: frozenset[str] = frozenset()  # verbs that end or confirm a step
    leading: Collection[str] = ()  # verbs after which a way goes on, or a question can be answered in advance
    ways: Collection[str] = ()  # questions by which a way goes on
    then: Collection[str] = ()  # questions that can be answered together with what leads to them
    wishes: Mapping[str, str] = {}  # ids of standing wishes that answer such questions, and the keys of their words
    moving: Collection[str] = ()  # questions by which pieces move one after another, until it is enough
    blind: Collection[str] = ()  # verbs that can be taken several times whatever comes to light by them
    coach: Coach[Any] | None = None  # who speaks to newcomers
    planned: int = 60  # options that are looked at for plans without being asked for

    def powers(self, s: S) -> Sequence[str]:
        """The ids of those who act."""
        raise NotImplementedError

    def text(self, s: S, decision: Decision, move: Move, lang: str) -> Text:
        """An option in words."""
        speaker: Speaker = s.game.speaker(lang)
        return speaker.option(decision, move)

    def about(self, s: S, move: Move, lang: str) -> str | None:
        """More about an option, for those who look."""
        return None

    def concerned(self, s: S, decision: Decision, move: Move) -> Iterable[str]:
        """Things that act by an option, besides those its move names."""
        return ()

    def named(self, s: S, decision: Decision, move: Move) -> Iterable[str]:
        """The things a move names, in its order; a card is of the hand of who acts."""
        return _named(s.game.notation, move, self.powers(s)[decision.actor])

    def facts(self, s: S, actor: int, lang: str) -> Iterable[Fact]:
        """The numbers that events change; -1 stands for those that are nobody's."""
        return ()

    def price(self, s: S, decision: Decision, move: Move, lang: str) -> Iterable[Cost]:
        """What an option costs besides what its events say."""
        return ()

    def loses(self, s: S, decision: Decision, move: Move, lang: str) -> str | None:
        """What the main option throws away besides what its events say; at the end of movements, who stays."""
        if decision.kind not in self.moving:
            return None
        others = [one for one in decision.options if one != move]
        refs = {ref for one in others for ref in (*self.concerned(s, decision, one), *self.named(s, decision, one))}
        staying = sum([ref.startswith("piece:") for ref in refs])
        return text(lang, "option-stay", count=staying) if staying else None

    def ending(self, s: S, decision: Decision, move: Move, said: str, lang: str) -> str:
        """What the button of the main option says; what is thrown away stands beside it."""
        return said

    def means_battle(self, s: S, decision: Decision, move: Move, trial: Trial) -> bool:
        """Whether a battle comes of an option that was tried, besides one that begins at once."""
        return False

    def fights(self, s: S, actor: int, ref: str) -> bool:
        """Whether a battle comes of going to a place, at the end of several options as one."""
        return False

    def wager_of_plan(self, s: S, decision: Decision, plan: Plan, lang: str) -> Wager:
        """The same of the battle that comes of several options as one."""
        return Wager()

    def wager(self, s: S, decision: Decision, move: Move, trial: Trial, lang: str) -> Wager:
        """How likely what an option begins ends how, from what its seat may know, and what there is to win and lose."""
        return Wager()

    def gist(self, s: S, decision: Decision, move: Move, trial: Trial, lang: str) -> str | None:
        """What matters most of what an option brings, where the numbers it changes do not say it."""
        return None

    def wish(self, s: S, refs: Sequence[str], answer: Move) -> str | None:
        """The standing wish that an answer to a question of `then` goes by; `refs` are of what leads to it."""
        return None

    def plans(
        self, s: S, own: Sequence[Decision], trials: Trials, lang: str, only: Collection[Move] | None = None
    ) -> tuple[Plan, ...]:
        """Several options as one; those that begin with some moves, or all if there are not too many."""
        moves = [move for decision in own for move in decision.options if move.verb in self.leading]
        if only is None and len(moves) > self.planned:
            return ()
        return plans.plans(self, s, own, trials, lang, frozenset(moves if only is None else only))

    # -- for every game alike

    def line(self, s: S, event: Event, lang: str) -> Text | None:
        """An event in words."""
        return s.game.speaker(lang).line(event)  # type: ignore[no-any-return]

    def short(self, s: S, decision: Decision, lang: str) -> str:
        """What must be decided, in at most 60 characters; of a row of things the first and the last are named."""
        key = f"{s.game.prefix}short-{decision.kind}"
        if not has(lang, key):
            question: str = s.game.speaker(lang).question(decision).text
            return question if len(question) <= SHORTEST else text(lang, "asked-short")
        asked = s.game.notation.questions[decision.kind].fields
        said = {of.name: s.game.name_of(of.sort, n) if n >= 0 else n for of, n in zip(asked, decision.about)}
        if asked and asked[-1].rest and len(decision.about) > len(asked):
            row = asked[-1]
            said[row.name] = f"{said[row.name]} → {s.game.name_of(row.sort, decision.about[-1])}"
        return text(lang, key, **said)

    def options(
        self, s: S, own: Sequence[Decision], lang: str, only: Collection[Move] | None = None
    ) -> tuple[Option, ...]:
        """The options of the seat's own decisions, in the order of `Match.legal`; all of them, or some moves."""
        powers, found, id = self.powers(s), list[Option](), -1
        sorts: dict[str, tuple[str | None, str | None]] = {}  # by verb
        for decision in own:
            for move in decision.options:
                id += 1
                if only is not None and move not in only:
                    continue
                refs = tuple(dict.fromkeys((*self.concerned(s, decision, move), *self.named(s, decision, move))))
                subject = next((ref for ref in refs if ref.startswith(SUBJECTS)), None)
                said = self.text(s, decision, move, lang)
                kind, section = sorts.get(move.verb) or sorts.setdefault(move.verb, self._sort(s, move.verb, lang))
                found.append(
                    Option(
                        id,
                        (move.text,),
                        move.verb,
                        said.text,
                        powers[decision.actor],
                        refs,
                        links=said.links,
                        subject=subject,
                        target=next((ref for ref in reversed(refs) if ref != subject), None),
                        kind=kind,
                        about=self.about(s, move, lang),
                        section=section,
                    )
                )
        return tuple(found)

    def _sort(self, s: S, verb: str, lang: str) -> tuple[str | None, str | None]:
        """What sort of thing a verb does, and the section in which its options stand."""
        key, section = f"{s.game.prefix}kind-{verb}", self.sections.get(verb)
        return text(lang, key) if has(lang, key) else None, None if section is None else text(lang, section)

    def told(
        self, s: S, own: Sequence[Decision], options: Iterable[Option], trials: Trials, lang: str
    ) -> tuple[Option, ...]:
        """Options with what they would bring and how often they can be taken."""
        moves = [(s.asked.index(decision), move) for decision in own for move in decision.options]
        return tuple(effects.told(self, s, option, *moves[option.id], trials, lang) for option in options)

    def previewed(self, s: S, seat: int, moves: Collection[Move], lang: str) -> Previewed:
        """Some options of a seat with all that can be said about them, odds included."""
        own, trials = [d for d in s.asked if d.seat == seat], Trials(s)
        by_id = [(decision, move) for decision in own for move in decision.options]
        options = []
        for option in self.told(s, own, self.options(s, own, lang, moves), trials, lang):
            decision, move = by_id[option.id]
            trial = trials.of(s.asked.index(decision), move)
            found, gist = self.wager(s, decision, move, trial, lang), self.gist(s, decision, move, trial, lang)
            options.append(replace(option, odds=found.odds, stake=found.stake, clash=found.clash, gist=gist))
        plans = []
        for plan in self.plans(s, own, trials, lang, moves):
            by = next(d for d in own if any(move.text == plan.moves[0] for move in d.options))
            found = self.wager_of_plan(s, by, plan, lang) if plan.battle else Wager()
            plans.append(replace(plan, odds=found.odds, stake=found.stake, clash=found.clash))
        return Previewed(tuple(options), tuple(plans))

    def primary(self, s: S, decision: Decision, options: Sequence[Option], trials: Trials, lang: str) -> Primary | None:
        """The one option that ends or confirms the step, if there is such a one, with what it throws away."""
        power = self.powers(s)[decision.actor]
        found = [option for option in options if option.verb in self.ends]
        if len(found) != 1 or found[0].power != power:
            return None
        move = next(move for move in decision.options if (move.text,) == found[0].moves)
        loses = self.loses(s, decision, move, lang)
        wasteful = loses is not None and decision.kind not in self.moving  # who stays is not lost
        if loses is None:
            loses = effects.lost(self, s, decision, move, trials, lang)
        return Primary(found[0].id, self.ending(s, decision, move, found[0].text, lang), loses, wasteful)

    def prompt(self, s: S, own: Sequence[Decision], lang: str) -> Prompt | None:
        """What the seat must decide, with its options; for a seat that is not asked, who decides and what."""
        still, speaker = s.open, s.game.speaker(lang)
        if not still:
            return None
        decision = next((d for d in own if d in still), own[0] if own else still[0])
        seat, power = s.game.seats[decision.seat], self.powers(s)[decision.actor]
        if not own:
            told = joined([speaker.waiting(d) for d in still])
            return Prompt(told.text, decision.kind, decision.rule, seat, power, yours=False, links=told.links)
        options, trials = self.options(s, own, lang), Trials(s)
        few = len(options) <= FEW
        if few:
            options = self.told(s, own, options, trials, lang)
        moves = [move for one in own for move in one.options]
        declining, chosen = speaker.declining(decision).text, None
        choice = s.chosen[s.asked.index(decision)] if s.chosen else None
        if choice is not None:  # a secret choice of one's own, still open to change
            chosen = next(o.id for o in options if o.moves == (choice.text,) and o.power == power)
            declining = text(lang, "prompt-chosen", choice=self.text(s, decision, choice, lang).text)
        question: Text = speaker.question(decision)
        found = self.plans(s, own, trials, lang)
        return Prompt(
            question.text,
            decision.kind,
            decision.rule,
            seat,
            power,
            yours=True,
            links=question.links,
            options=options,
            plans=found,
            short=self.short(s, decision, lang),
            chosen=chosen,
            declining=declining,
            primary=self.primary(s, decision, options, trials, lang),
            many=plans.asked_again(s, own, trials),
            amounts=plans.amounts(s.game.notation, options, moves),
            sealed=bool(s.chosen),
            told=few,
            wishes=self.wished(found, lang),
        )

    def wished(self, found: Iterable[Plan], lang: str) -> tuple[Wish, ...]:
        """The standing wishes by which some plans go."""
        ids = {plan.wish for plan in found if plan.wish is not None}
        return tuple(Wish(id, text(lang, key)) for id, key in self.wishes.items() if id in ids)

    def waiting(self, s: S, lang: str) -> tuple[Waiting, ...]:
        """For whom the match waits, and for what."""
        powers, speaker = self.powers(s), s.game.speaker(lang)
        told = [(d, speaker.waiting(d)) for d in s.open]
        return tuple(
            Waiting(s.game.seats[d.seat], powers[d.actor], d.kind, d.rule, said.text, said.links) for d, said in told
        )

    def sealed(self, s: S, own: Sequence[Decision], lang: str) -> tuple[Sealed, ...]:
        """The receipts for what the seat has chosen secretly; others see no more than whom the match waits for."""
        if not s.chosen:
            return ()
        missing = tuple(dict.fromkeys(s.game.seats[d.seat] for d in s.open))
        made = sum(choice is not None for choice in s.chosen)
        powers = self.powers(s)
        return tuple(
            Sealed(powers[d.actor], self.text(s, d, c, lang).text, made, len(s.asked), missing, changeable=True)
            for d, c in zip(s.asked, s.chosen)
            if c is not None and d in own
        )


@lru_cache(KEPT)
def _named(notation: Lexicon, move: Move, power: str) -> tuple[str, ...]:
    """The things a move of a power names."""
    slots, found = notation.slots(move.verb), []
    for n, value in enumerate(move.args):
        slot = slots[min(n, len(slots) - 1)]  # the last one may take several words
        kind = notation.kind(slot)
        if kind in POINTED and slot in notation.words:
            whose = f"{power}/" if kind == "card" else ""
            found.append(f"{kind}:{whose}{notation.words[slot][value]}")
    return tuple(found)
