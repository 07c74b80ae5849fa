"""The lexicon of a definition: its declarations with the ids of its board. It makes, writes and reads moves.

One declaration per verb serves notation, action ids and masks. Action ids are stable for one `digest`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final

from chancellery.kernel.errors import BadInput, BadNotation
from chancellery.kernel.moves import Move, Writing, one_line
from chancellery.kernel.vocabulary import Field, Happening, Question, Sort, Verb

SPARE: Final = 256  # action ids after those of the verbs, for options whose words cannot be counted
REMEMBERED: Final = 1000  # sets of moves, per row
_BLANK: Final = re.compile(r"\{[\w:]+\+?\}")


class Row(dict[int, tuple[Move, ...]]):
    """The moves of a verb for all values of one field. By a set: its moves in ascending order.

    Both are made when asked for and remembered; in a search they are asked for again and again. They are tuples, as the
    garbage collector need not look into those that hold nothing it could collect.
    """

    __slots__ = ("_eights", "_make", "made")

    def __init__(self, make: Callable[[int], Move]) -> None:
        super().__init__()
        self._make = make
        self.made: dict[int, Move] = {}
        self._eights: list[dict[int, tuple[Move, ...]]] = []  # of each eight values, by those of them in the set

    def move(self, thing: int) -> Move:
        """The move for one value."""
        made = self.made.get(thing)
        if made is None:
            made = self.made[thing] = self._make(thing)
        return made

    def __missing__(self, things: int) -> tuple[Move, ...]:
        if len(self) > REMEMBERED:
            self.clear()
        found: list[Move] = []
        eights, size = self._eights, (things.bit_length() + 7) >> 3
        while len(eights) < size:
            eights.append({})
        for at, eight in enumerate(things.to_bytes(size, "little")):
            if eight:
                found += eights[at].get(eight) or self._eight(at, eight)
        whole = self[things] = tuple(found)
        return whole

    def _eight(self, at: int, which: int) -> tuple[Move, ...]:
        """The moves for some of eight values that follow one another: how many eights before them, and a bit for
        each."""
        found = self._eights[at][which] = tuple([self.move(at * 8 + n) for n in range(8) if which >> n & 1])
        return found


class Lexicon:
    """What a definition can say: verbs, questions and events; ids of sorts; the rules a sister cites instead.

    `never` names verbs that this game has no use for, `when` those it makes by another rule, each with that rule.
    """

    def __init__(
        self,
        verbs: Sequence[Verb],
        ids: Mapping[str, Sequence[str]],
        *,
        sorts: Sequence[Sort] = (),
        questions: Iterable[Question] = (),
        happenings: Iterable[Happening] = (),
        cites: Mapping[str, str] | None = None,
        never: Mapping[str, str] | None = None,
        when: Mapping[str, str] | None = None,
    ) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.sorts = {sort.name: sort for sort in sorts}
        self.words = {
            **{sort.name: list(sort.ids) for sort in sorts if sort.ids},
            **{n: list(i) for n, i in ids.items()},
        }
        self.words.update({sort.name: [str(n) for n in range(sort.most + 1)] for sort in sorts if sort.most >= 0})
        self.questions = {question.kind: question for question in questions}
        self.happenings = {happening.kind: happening for happening in happenings}
        self.cites = dict(cites or {})
        self.never = dict(never or {})
        self._when = dict(when or {})
        self.forms = {verb.name: verb.form for verb in verbs}
        self.size = 0  # of the space of action ids
        self._index = {slot: {name: i for i, name in enumerate(names)} for slot, names in self.words.items()}
        self._numbers = {"number", *(sort.name for sort in sorts if sort.most >= 0)}
        self._several = {verb.name for verb in verbs if verb.fields and verb.fields[-1].rest}
        self._free = {v.form.removesuffix("{text}"): v.name for v in verbs if v.form.endswith("{text}")}
        taken = self._free.values()
        self._patterns = {verb.name: self._pattern(verb) for verb in verbs if verb.name not in taken}
        self._sizes = {verb.name: [len(self.words.get(field.sort, ())) for field in verb.fields] for verb in verbs}
        self._writing = {verb.name: self._way_to_write(verb) for verb in verbs}
        self._base = {verb.name: self._numbered(verb) for verb in verbs}
        self.made: dict[str | Verb, dict[tuple[int, ...], Move]] = {}  # by name and by declaration
        for verb in verbs:
            self.made[verb] = self.made[verb.name] = {}
        self._by_text: dict[str, Move] = {}  # those that were read
        self.bare = {verb: self.move(verb) for verb in verbs if not verb.fields}  # moves that need no words
        # by verb, if it has one field; by verb and what stands before the last; by several verbs and their values
        self.rows: dict[Verb | tuple[Verb | tuple[Verb, ...], tuple[int, ...]], Row] = {
            verb: Row(partial(self.move, verb)) for verb in verbs if len(verb.fields) == 1
        }

    @property
    def digest(self) -> str:
        """What action ids depend on: the verbs in their order, and the ids of the sorts they use."""
        used = {field.sort for verb in self.verbs.values() for field in verb.fields}
        said = [*self.forms.values(), *(f"{sort}: {' '.join(self.words.get(sort, ()))}" for sort in sorted(used))]
        return sha256("\n".join(said).encode()).hexdigest()

    def rule(self, rule: str) -> str:
        """The id by which this game's players know a rule."""
        return self.cites.get(rule, rule)

    def when(self, verb: Verb) -> str:
        """The rule that says when a verb is made."""
        return self._when.get(verb.name) or self.rule(verb.when)

    # -- moves

    def move(self, verb: str | Verb, *args: int) -> Move:
        """The move, made on first use."""
        made = self.made[verb].get(args)
        return self._new(self.verbs[verb if isinstance(verb, str) else verb.name], args) if made is None else made

    def moves(self, verb: Verb, values: Iterable[tuple[int, ...]]) -> list[Move]:
        """The moves of a verb with each of these values."""
        known = self.made[verb]
        return [known.get(args) or self._new(verb, args) for args in values]

    def row(self, verb: Verb, prefix: tuple[int, ...] = ()) -> Row:
        """The moves of a verb for all values of its last field, after the values of those before it."""
        if not prefix:
            return self.rows[verb]
        found = self.rows.get((verb, prefix))
        if found is None:
            found = self.rows[verb, prefix] = Row(partial(self.move, verb, *prefix))
        return found

    def row_of(self, verbs: tuple[Verb, ...], args: tuple[int, ...]) -> Row:
        """The moves of several verbs with the same values, by the number of the verb."""
        found = self.rows.get((verbs, args))
        if found is None:
            found = self.rows[verbs, args] = Row(lambda number: self.move(verbs[number], *args))
        return found

    def _new(self, verb: Verb, args: tuple[int, ...]) -> Move:
        """A move that is not known, unless its words stand in another order."""
        known, args = self.made[verb], self._in_order(verb, args)
        made = known.get(args)
        if made is None:
            # Moves are compared by identity, so threads that make one at once must have the same.
            made = known.setdefault(args, self._make(verb, args))
        return made

    def _make(self, verb: Verb, args: tuple[int, ...]) -> Move:
        name = verb.name
        return Move(name, args, "", verb, self._id(name, args), self._writing[name])

    def _in_order(self, verb: Verb, args: tuple[int, ...]) -> tuple[int, ...]:
        """Words that name a set make one move, in whatever order they stand."""
        if verb.name in self._several:
            last = len(verb.fields) - 1
            return args[:last] + tuple(sorted(args[last:]))
        return (*sorted(args[: verb.alike]), *args[verb.alike :]) if verb.alike else args

    def _numbered(self, verb: Verb) -> int:
        """The first action id of a verb; -1 if its moves cannot be counted."""
        sizes = self._sizes[verb.name]
        if verb.name in self._several or 0 in sizes:
            return -1
        base, count = self.size, 1
        for size in sizes:
            count *= size
        self.size += count
        return base

    def _id(self, name: str, args: tuple[int, ...]) -> int:
        base, number, sizes = self._base[name], 0, self._sizes[name]
        if base < 0:
            return -1
        if len(sizes) != len(args):
            raise ValueError(f"{name} has {len(sizes)} fields")
        for size, value in zip(sizes, args):  # `strict` would be a call through Python
            if not 0 <= value < size:
                return -1
            number = number * size + value
        return base + number

    def action_ids(self, options: Iterable[Move]) -> list[int]:
        """The action ids of the options of one decision, in their order.

        Options that have none of their own get spare ones, by their order in the decision; -1 where these run out.
        """
        found: list[int] = []
        spare, end = self.size, self.size + SPARE
        for move in options:
            if move.id >= 0:
                found.append(move.id)
            elif spare < end:
                found.append(spare)
                spare += 1
            else:
                found.append(-1)
        return found

    def by_id(self, id: int) -> Move:
        """The move that an action id of its own stands for."""
        if 0 <= id < self.size:
            for name in reversed(self.verbs):
                base = self._base[name]
                if 0 <= base <= id:
                    return self.move(name, *_places(id - base, self._sizes[name]))
        raise BadInput("match-no-such-action", id=str(id))

    def mask(self, options: Iterable[Move]) -> bytearray:
        """Which action ids may be chosen: one byte for each, 1 if it may."""
        found = bytearray(self.size)
        for move in options:
            if move.id >= 0:
                found[move.id] = 1
        return found

    # -- notation

    def is_free(self, text: str) -> bool:
        """Whether a text is read as a move with free words."""
        return " ".join(text.split()).lower().startswith(tuple(self._free))

    def slots(self, verb: str) -> list[str]:
        """The sorts of a verb's fields, in their order."""
        return [field.sort for field in self.verbs[verb].fields]

    def _pattern(self, verb: Verb) -> re.Pattern[str]:
        fixed = [re.escape(part) for part in _BLANK.split(verb.form)]
        out = fixed[0]
        for field, part in zip(verb.fields, fixed[1:], strict=True):
            word = r"(\d{1,4})" if field.sort in self._numbers else r"(\w+(?: \w+)*)" if field.rest else r"(\w+)"
            out += word + part
        return re.compile(out)

    def _table(self, field: Field) -> Sequence[str] | None:
        """The words of a field by its values; None: they are numbers."""
        return None if field.sort in self._numbers else self.words.get(field.sort, ())

    def _way_to_write(self, verb: Verb) -> Writing:
        tables = [self._table(field) for field in verb.fields]
        return Writing(_BLANK.sub("%s", verb.form), tables, verb.name in self._several)

    def read(self, text: str, *, keep: bool = False) -> Move:
        """The move that a text stands for; BadNotation names the word that is wrong.

        Of moves with one or more words there are too many to keep all that people write: without `keep` one that no
        decision has offered yet is made anew.
        """
        known = self._by_text.get(text)
        if known is not None:
            return known
        written = " ".join(text.split())
        for head, name in self._free.items():
            if written.lower().startswith(head):
                return Move(name, (), head + one_line(written)[len(head) :], self.verbs[name])
        clean = " ".join(written.lower().replace(">", " > ").split())
        known = self._by_text.get(clean)
        if known is not None:
            return known
        wrong: tuple[str, str] | None = None
        for name, pattern in self._patterns.items():
            found = pattern.fullmatch(clean)
            if found is None:
                continue
            args, bad = self._read_args(name, list(found.groups()))
            if bad is None:
                return self._kept(name, args, keep)
            wrong = wrong or bad
        raise self._unreadable(clean, wrong)

    def _read_args(self, name: str, said: list[str]) -> tuple[tuple[int, ...], tuple[str, str] | None]:
        """The values of a verb's words, or the sort and the word that is none of it."""
        of = list(self.verbs[name].fields)
        if name in self._several:
            said = [*said[:-1], *said[-1].split()]
            of = [*of, *of[-1:] * (len(said) - len(of))]
        args: list[int] = []
        for field, word in zip(of, said, strict=True):
            if field.sort in self._numbers:
                args.append(int(word))
            elif word in self._index.get(field.sort, {}):
                args.append(self._index[field.sort][word])
            else:
                return (), (field.sort, word)
        return tuple(args), None

    def _kept(self, name: str, args: tuple[int, ...], keep: bool) -> Move:
        of = self.verbs[name]
        made = self.made[of].get(self._in_order(of, args))
        if made is None:
            if name in self._several and not keep:
                return self._make(of, self._in_order(of, args))
            made = self._new(of, args)
        self._by_text[made.text] = made
        return made

    def _unreadable(self, clean: str, wrong: tuple[str, str] | None) -> BadNotation:
        if wrong is not None:
            return BadNotation("notation-unknown-word", slot=wrong[0], word=wrong[1])
        head = clean.split(" ")[0] if clean else ""
        similar = [_BLANK.sub(_shown, form) for form in self.forms.values() if form.split(" ")[0] == head]
        if similar:
            return BadNotation("notation-bad-form", text=clean, form=" | ".join(similar))
        return BadNotation("notation-unknown", text=clean)

    # -- events as data

    def plain(self, field: Field, value: Any) -> Any:
        """A value as plain data: ids instead of numbers; None for nobody, nowhere and what is not known."""
        if value is None:
            return None
        if field.many or field.rest:
            return [self._plain(field.sort, one) for one in value]
        return self._plain(field.sort, value)

    def kind(self, sort: str) -> str:
        """As what the things of a sort are drawn."""
        of = self.sorts.get(sort)
        return sort if of is None else of.ref

    def ref(self, sort: str, value: Any) -> str:  # a free word, too, may be asked about
        """The thing that a name of a linked sort leads to; nothing if there is none."""
        of = self.sorts.get(sort)
        return f"{of.ref}:{self.words[sort][value]}" if of is not None and of.link and value >= 0 else ""

    def drawn(self, sort: str, value: int) -> str:
        """The id of the place where a thing of a sort of places is drawn; nothing if it is not."""
        return self.words[sort][value] if value >= 0 else self.sorts[sort].off

    def _plain(self, sort: str, value: Any) -> Any:
        declared = self.sorts.get(sort)
        if declared is not None and declared.fields:
            return {f.name: self.plain(f, one) for f, one in zip(declared.fields, value, strict=True)}
        if sort == "flag":
            return bool(value)
        if sort == "index":
            return value + 1
        ids = self.words.get(sort) if sort not in self._numbers else None
        if ids is None or not isinstance(value, int):
            return value
        return ids[value] if value >= 0 else None


def _places(number: int, sizes: list[int]) -> tuple[int, ...]:
    """The values of fields of such sizes of which a number is made."""
    found: list[int] = []
    for size in reversed(sizes):
        found.append(number % size)
        number //= size
    return tuple(reversed(found))


def _shown(slot: re.Match[str]) -> str:
    """A slot as people know it: by its sort."""
    field = Field(slot[0][1:-1])
    return "{" + field.sort + ("+" if field.rest else "") + "}"
