"""Words: log lines, prompts, options and refusals from declared fields and Fluent messages, as texts with links.

What a field of a linked sort names is marked with private characters before Fluent puts the message together, and the
marks are taken out after. So no text is ever searched for places or rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from chancellery import locale
from chancellery.kernel import Decision, Definition, Event, Field, Move, Refusal
from chancellery.kernel.vocabulary import paired
from chancellery.table.scene_text import Link, Text

NOBODY = "nobody"  # the id of nobody and nowhere, to select a variant by
CASES = ("subject", "gen", "dat", "acc", "ins")  # forms of a name; languages use what they need
Args = Mapping[str, Any]
Pairs = Iterable[tuple[Field, Any]]
_Context = tuple[Decision | None, Args, dict[str, tuple[Any, ...]]]
_OPEN, _BAR, _SHUT = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"{_OPEN}([^{_BAR}]*){_BAR}([^{_OPEN}{_SHUT}]*){_SHUT}")
_TOLD = 4_000  # texts that are remembered
_LINES = 3_000  # and lines, of a definition in a language
_OPTIONS = 2_000  # and options
_WAITING = 8  # and what is said of decisions that are waited for


def linked(ref: str, shown: str) -> str:
    """A name that leads to a thing, to be put into a message."""
    return f"{_OPEN}{ref}{_BAR}{shown}{_SHUT}"


@lru_cache(maxsize=_TOLD)
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


def marked(said: Text) -> str:
    """A text with its links put back into the words, to be part of another message."""
    out, last = "", 0
    for link in said.links:
        out += said.text[last : link.start] + linked(link.ref, said.text[link.start : link.end])
        last = link.end
    return out + said.text[last:]


def joined(texts: Iterable[Text], between: str = " ") -> Text:
    """Several texts as one."""
    out, links = "", []
    for number, one in enumerate(texts):
        out += between if number else ""
        links += [Link(link.start + len(out), link.end + len(out), link.ref) for link in one.links]
        out += one.text
    return Text(out, tuple(links))


def refused(refusal: Refusal, lang: str) -> Text:
    """Why a move is refused, with links to the rule and to the things it speaks of."""
    args = {name: _marked(value, lang) for name, value in refusal.args.items()}
    return unwrapped(locale.text(lang, refusal.reason, rule=linked(f"rule:{refusal.rule}", refusal.rule), **args))


def _marked(value: Any, lang: str) -> Any:
    if not isinstance(value, locale.Printed) or not value.ref:
        return value
    return linked(value.ref, locale.text(lang, value) if isinstance(value, locale.Name) else value)


@cache
def named(lang: str, key: str, cases: bool = False) -> dict[str, str]:
    """The name that a message gives, with its cases, which are attributes of it; by suffix."""
    found = {"": locale.text(lang, key)}
    if cases:
        found.update({f"_{case}": locale.text(lang, f"{key}.{case}") for case in CASES})
    return found


def cased(lang: str, name: str, key: str, id: str, nobody: str = NOBODY) -> dict[str, Any]:
    """A name as arguments of a message: its label, its cases and its id; nobody has no id."""
    given = named(lang, key + id, cases=True) if id else dict.fromkeys(("", *(f"_{case}" for case in CASES)), "")
    return {**{name + suffix: form for suffix, form in given.items()}, f"{name}_id": id or nobody}


class Speaker:
    """Speaks for a definition in one language. A game says how its sorts are named; the rest is the same for all.

    Keys are `PREFIXprompt-KIND` with `.declining` and `.waiting`, `PREFIXmove-VERB` or `PREFIXmove-VERB-KIND`,
    `PREFIXlog-KIND` and `PREFIXlog-KIND-unknown`, `PREFIXone-of-SORT` for one of several things that a line tells.
    """

    actor = Field("power")  # who decides
    nobody = NOBODY

    def __init__(self, definition: Definition[Any], lang: str) -> None:
        self.lang = lang
        self.lexicon = definition.notation
        self.prefix = definition.prefix
        self._lines: dict[Event, Text | None] = {}  # the same ones are told to every seat, again and again
        self._known: dict[tuple[Field, Any], Args] = {}  # what fields with ids say
        self._context: _Context = (None, {}, {})  # of the decision spoken of last; replaced in one piece, for threads
        self._options: dict[tuple[Any, ...], Text] = {}  # by message, move, and what they use of the decision
        self._waiting: tuple[tuple[Decision, Text], ...] = ()  # of the last decisions; everybody is told of them
        self._keys: dict[tuple[str, str], str] = {}  # of messages, by verb and kind of decision

    # -- what a game adds

    def says(self, sort: str, value: Any) -> Args | None:
        """How a value of a sort of the game is said, by suffix; None: as its declaration says."""
        return None

    def several(self, field: Field, values: Sequence[Any]) -> Args:
        """How a row of values is said, by suffix."""
        return {"": self.row([self.said(field.sort, one) for one in values]), "_count": len(values)}

    def args(self, pairs: Pairs) -> dict[str, Any]:
        """The fields as arguments of a message: names and numbers to show, ids to select a variant by."""
        found: dict[str, Any] = {}
        for field, value in pairs:
            found.update(self._field(field, value))
        return found

    def key(self, event: Event) -> str | None:
        """The message of an event, without its secret part another one; None where it has no line."""
        unknown = "-unknown" if self.lexicon.happenings[event.kind].secret and not event.secret else ""
        return f"{self.prefix}log-{event.kind}{unknown}"

    def besides(self, event: Event) -> Args:
        """What the line of an event may need besides its fields."""
        return {}

    def who(self, decision: Decision) -> int:
        """Who decides, or whose things it is about."""
        return decision.actor

    def more(self, decision: Decision) -> Args:
        """What the words of a decision may need besides its fields."""
        return {}

    def chosen(self, decision: Decision, move: Move) -> Args:
        """What the words of an option may need besides its fields."""
        return {}

    def may_decline(self, decision: Decision) -> bool:
        """Whether there is a way out, where it can be missing."""
        return True

    # -- what players read

    def line(self, event: Event) -> Text | None:
        """The log line of an event; without its secret part it says less. None where it has no line."""
        if event not in self._lines:
            if len(self._lines) > _LINES:
                self._lines.clear()
            self._lines[event] = self._line(event)
        return self._lines[event]

    def prompt(self, decision: Decision) -> Text:
        """What the seat may do, and what happens if it does not."""
        return joined((self.question(decision), self.declining(decision)))

    def question(self, decision: Decision) -> Text:
        """What the seat must decide."""
        return self.asked(decision)

    def declining(self, decision: Decision) -> Text:
        """What happens if the seat declines, or that it cannot."""
        return self.asked(decision, ".declining") if self.may_decline(decision) else self.text("must-decide")

    def waiting(self, decision: Decision) -> Text:
        """What everybody else reads while the seat decides; nothing in it is secret."""
        for known, said in self._waiting:
            if known is decision:
                return said
        said = self.asked(decision, ".waiting")
        self._waiting = (*self._waiting[1 - _WAITING :], (decision, said))
        return said

    def option(self, decision: Decision, move: Move) -> Text:
        """An option in words; some verbs read differently in different decisions."""
        (context, parts), chosen = self._about(decision), self.chosen(decision, move)
        key = self._keys.get((move.verb, decision.kind)) or self._key(move.verb, decision.kind)
        used = parts.get(key)
        if used is None:
            used = parts[key] = tuple([context.get(name) for name in locale.variables(self.lang, key)])
        known = (key, move, used, *chosen.values())
        said = self._options.get(known)
        if said is None:
            args = {**context, **self.args(paired(move.of.fields, move.args) if move.args else ()), **chosen}
            if len(self._options) > _OPTIONS:
                self._options.clear()
            said = self._options[known] = self.text(key, args)
        return said

    def _key(self, verb: str, kind: str) -> str:
        """The message of an option."""
        key = f"{self.prefix}move-{verb}"
        own = f"{key}-{kind}"
        found = self._keys[verb, kind] = own if locale.has(self.lang, own) else key
        return found

    # -- how it is put together

    def _line(self, event: Event) -> Text | None:
        key = self.key(event)
        if key is None:
            return None
        of = self.lexicon.happenings[event.kind]
        pairs = paired(of.fields, event.args)
        if event.secret:
            pairs += paired(of.secret, event.secret)
        said = self.text(key, {**self.args(pairs), **self.besides(event)})
        return Text(said.text[:-1], said.links) if said.text.endswith("..") else said  # some names end in a full stop

    def asked(self, decision: Decision, part: str = "") -> Text:
        """A part of what is said about a decision."""
        args = self.public(decision) if part == ".waiting" else self.context(decision)
        return self.text(f"{self.prefix}prompt-{decision.kind}{part}", args)

    def public(self, decision: Decision) -> Args:
        """Who decides and what the decision is about, as everybody may know."""
        of = decision.question or self.lexicon.questions[decision.kind]
        return self.args([(self.actor, self.who(decision)), *paired(of.fields, decision.about)])

    def context(self, decision: Decision) -> Args:
        """The same with what only the seat may know."""
        return self._about(decision)[0]

    def _about(self, decision: Decision) -> tuple[Args, dict[str, tuple[Any, ...]]]:
        """The words of a decision, and what messages use of them, by their keys."""
        known, args, parts = self._context
        if known is not decision:
            of = decision.question or self.lexicon.questions[decision.kind]
            pairs = [(self.actor, self.who(decision)), *paired(of.fields, decision.about)]
            if decision.secret:
                pairs += paired(of.secret, decision.secret)
            args, parts = {**self.args(pairs), **self.more(decision)}, {}
            self._context = decision, args, parts
        return args, parts

    def text(self, key: str, args: Args | None = None) -> Text:
        """A message with its links."""
        return unwrapped(locale.text(self.lang, key, **args) if args else locale.text(self.lang, key))

    def said(self, sort: str, value: Any) -> str:
        """A value as it is shown."""
        return str(self.forms(sort, value)[""])

    def row(self, said: Sequence[str]) -> str:
        """Names in a row: A, B and C."""
        return locale.in_a_row(said, self.lang) if said else ""

    def way(self, sort: str, values: Sequence[int]) -> Args:
        """A way from place to place: all of it, and its ends."""
        said = [self.said(sort, one) for one in values]
        return {"": " → ".join(said), "_ends": " → ".join((said[0], said[-1])), "_count": len(values) - 1}

    def forms(self, sort: str, value: Any) -> Args:
        """A value in all its forms, by suffix; what is linked is marked."""
        own = self.says(sort, value)
        if own is None:
            own = self._declared(sort, value)
        ref = self.lexicon.ref(sort, value)
        return (
            own if not ref else {suffix: form if suffix == "_id" else linked(ref, form) for suffix, form in own.items()}
        )

    def _field(self, field: Field, value: Any) -> Args:
        """A field as arguments; what has an id is remembered."""
        if field.many or field.rest:
            return {field.name + suffix: form for suffix, form in self.several(field, value).items()}
        countable = field.sort in self.lexicon.words
        known = self._known.get((field, value)) if countable else None
        if known is None:
            known = {field.name + suffix: form for suffix, form in self.forms(field.sort, value).items()}
            if countable:
                self._known[field, value] = known
        return known

    def _declared(self, sort: str, value: Any) -> Args:
        """As the declaration says: numbers, flags, words, rows, names, and ids that have no name."""
        of = self.lexicon.sorts.get(sort)
        if sort == "flag":
            return {"": "yes" if value else "no"}
        if sort == "index":
            return {"": value + 1}
        if sort == "number" or (of is not None and of.most >= 0):
            return {"": abs(value), "_sign": "minus" if value < 0 else "plus"}
        if of is not None and of.fields:
            row = self.args(zip(of.fields, value, strict=True))
            return {"": locale.text(self.lang, f"{self.prefix}one-of-{sort}", **row)}
        ids = self.lexicon.words.get(sort)
        if ids is None or type(value) is not int:
            return {"": value}
        if of is None or not of.key:
            return {"": ids[value] if value >= 0 else self.nobody}
        if of.cases:
            return cased(self.lang, "", of.key, ids[value] if value >= 0 else "", self.nobody)
        if value < 0:
            return {"": "", "_id": self.nobody}
        return {"": locale.text(self.lang, of.key + ids[value]), "_id": ids[value]}
