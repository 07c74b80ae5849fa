"""Words: log lines, prompts and options from declared fields and Fluent messages, as texts with links.

A field of a linked sort is wrapped in private characters before Fluent puts the message together and unwrapped after,
so that no text is ever searched for places or rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chancellery import locale
from chancellery.kernel import Decision, Definition, Event, Field, Move, Refusal, Sort
from chancellery.kernel.vocabulary import paired

CASES = ("subject", "gen", "dat", "acc", "ins")  # forms of a name; languages use what they need
NOBODY = "nobody"  # the id of nobody and nowhere, to select a variant by
_OPEN, _BAR, _SHUT = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"{_OPEN}([^{_BAR}]*){_BAR}([^{_OPEN}{_SHUT}]*){_SHUT}")


@dataclass(frozen=True, slots=True)
class Link:
    """A part of a text that leads to a thing: `place:paris`, `rule:K-8.3.2`."""

    start: int
    end: int
    ref: str


@dataclass(frozen=True, slots=True)
class Text:
    """Words, with what they lead to."""

    text: str
    links: tuple[Link, ...] = ()

    def __str__(self) -> str:
        return self.text


def linked(ref: str, shown: str) -> str:
    """A name that leads to a thing, to be put into a message."""
    return f"{_OPEN}{ref}{_BAR}{shown}{_SHUT}"


def unwrapped(marked: str) -> Text:
    """A message with its links taken out of the words."""
    if _OPEN not in marked:
        return Text(marked)
    out, links, last = "", [], 0
    for found in _MARK.finditer(marked):
        out += marked[last : found.start()]
        links.append(Link(len(out), len(out) + len(found[2]), found[1]))
        out += found[2]
        last = found.end()
    return Text(out + marked[last:], tuple(links))


class Speaker:
    """Speaks for a definition in one language. A game says how its sorts are named (`says`); the rest is the same.

    Keys are `PREFIXprompt-KIND` with `.declining` and `.waiting`, `PREFIXmove-VERB` or `PREFIXmove-VERB-KIND`,
    `PREFIXlog-KIND` and `PREFIXlog-KIND-unknown`.
    """

    actor = "power"  # the name of the field for who decides

    def __init__(self, definition: Definition[Any], lang: str) -> None:
        self.definition = definition
        self.lang = lang
        self.lexicon = definition.notation
        self.prefix = definition.prefix

    # -- what a game adds

    def says(self, sort: str, value: Any) -> Mapping[str, Any] | None:
        """How a value of a sort of the game is said, by suffix; None for the sorts of every game."""
        return None

    def more(self, decision: Decision) -> Mapping[str, Any]:
        """What the words of a decision may need besides its fields."""
        return {}

    # -- what players read

    def line(self, event: Event) -> Text | None:
        """The log line of an event; without its secret part it says less. None where it has no line."""
        of = self.lexicon.happenings[event.kind]
        args = self.args(of.fields, event.args)
        key = f"{self.prefix}log-{event.kind}"
        if event.secret:
            args.update(self.args(of.secret, event.secret))
        elif of.secret:
            key += "-unknown"
        return self.text(key, **args)

    def prompt(self, decision: Decision) -> Text:
        """What the seat may do, and what happens if it does not."""
        first, then = self.question(decision), self.declining(decision)
        shift = len(first.text) + 1
        moved = [Link(link.start + shift, link.end + shift, link.ref) for link in then.links]
        return Text(f"{first.text} {then.text}", (*first.links, *moved))

    def question(self, decision: Decision) -> Text:
        """What the seat must decide."""
        return self._prompt(decision, "")

    def declining(self, decision: Decision) -> Text:
        """What happens if the seat declines, or that it cannot."""
        return self._prompt(decision, ".declining")

    def waiting(self, decision: Decision) -> Text:
        """What everybody else reads while the seat decides; nothing in it is secret."""
        return self._prompt(decision, ".waiting", alone=False)

    def option(self, decision: Decision, move: Move) -> Text:
        """An option in words; some verbs read differently in different decisions."""
        args = {**self.context(decision), **self.args(move.of.fields, move.args)}
        key = f"{self.prefix}move-{move.verb}"
        own = f"{key}-{decision.kind}"
        return self.text(own if locale.has(self.lang, own) else key, **args)

    def refused(self, refusal: Refusal) -> Text:
        """Why a move is refused, with a link to the rule."""
        return unwrapped(refusal.text(self.lang))

    # -- arguments

    def context(self, decision: Decision, alone: bool = True) -> dict[str, Any]:
        """Who decides and what the decision is about; to others without what is secret."""
        question = decision.question or self.lexicon.questions[decision.kind]
        args = self.args((Field(self.actor),), (decision.actor,))
        args.update(self.args(question.fields, decision.about))
        if alone and decision.secret:
            args.update(self.args(question.secret, decision.secret))
        args.update(self.more(decision))
        return args

    def args(self, declared: Sequence[Field], values: Sequence[Any]) -> dict[str, Any]:
        """The fields as arguments of a message: names and numbers to show, ids to select a variant by."""
        found: dict[str, Any] = {}
        for field, value in paired(declared, values):
            if field.many or field.rest:
                said = [self.said(field.sort, one) for one in value]
                found[field.name] = self.row(said)
                found[field.name + "_count"] = len(said)
            else:
                found.update({field.name + suffix: form for suffix, form in self.forms(field.sort, value).items()})
        return found

    def said(self, sort: str, value: Any) -> str:
        """A value as it is shown."""
        return str(self.forms(sort, value)[""])

    def row(self, said: Sequence[str]) -> str:
        """Names in a row: A, B and C."""
        return locale.in_a_row(said, self.lang) if said else ""

    def forms(self, sort: str, value: Any) -> Mapping[str, Any]:
        """A value in all its forms, by suffix; what is linked is marked."""
        own = self.says(sort, value)
        declared = self.lexicon.sorts.get(sort)
        if own is None:
            own = self._says(sort, value, declared)
        if declared is None or not declared.link or type(value) is not int or value < 0:
            return own
        ref = f"{declared.ref}:{self.lexicon.words[sort][value]}"
        return {
            suffix: form if suffix.endswith(("_id", "_count")) else linked(ref, str(form))
            for suffix, form in own.items()
        }

    def _says(self, sort: str, value: Any, declared: Sort | None) -> Mapping[str, Any]:
        """The sorts of every game: numbers, flags, words, and ids that have no name."""
        if sort == "flag":
            return {"": "yes" if value else "no"}
        if sort == "index":
            return {"": value + 1}
        if sort == "number" or (declared is not None and declared.most >= 0):
            return {"": abs(value), "_sign": "minus" if value < 0 else "plus"}
        ids = self.lexicon.words.get(sort)
        if ids is None or type(value) is not int:
            return {"": value}
        return {"": ids[value], "_id": ids[value]} if value >= 0 else {"": "", "_id": NOBODY}

    def named(self, key: str, cases: Iterable[str] = ()) -> dict[str, Any]:
        """The name that a message gives, with its cases as attributes of it."""
        found = {"": locale.text(self.lang, key)}
        found.update({"_" + case: locale.text(self.lang, f"{key}.{case}") for case in cases})
        return found

    # -- messages

    def text(self, key: str, **args: Any) -> Text:
        return unwrapped(locale.text(self.lang, key, **args))

    def _prompt(self, decision: Decision, part: str, alone: bool = True) -> Text:
        return self.text(f"{self.prefix}prompt-{decision.kind}{part}", **self.context(decision, alone))
