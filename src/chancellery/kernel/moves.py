"""Moves and their notation: one declaration per verb serves writing and reading."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from chancellery.kernel.errors import BadNotation


def one_line(text: str) -> str:
    """Words as people wrote them, on one line and without what cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


class Move:
    """One chosen option. A definition makes each move once, so moves are compared by identity."""

    __slots__ = ("args", "text", "verb")

    def __init__(self, verb: str, args: tuple[int, ...], text: str) -> None:
        self.verb = verb
        self.args = args
        self.text = text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text


class Notation:
    """The moves of a game as texts.

    `forms` maps a verb to its pattern, such as `march {place} > {place}`; `words` maps each slot to its
    vocabulary, a list of names whose positions are the arguments. The slot `{number}` needs no vocabulary. A form
    that ends in its only slot `{text}` takes words as they were written, on one line; such a move is made anew every
    time.
    """

    def __init__(self, forms: Mapping[str, str], words: Mapping[str, Sequence[str]]) -> None:
        self.forms = dict(forms)
        self._free = {form.removesuffix("{text}"): verb for verb, form in forms.items() if form.endswith("{text}")}
        self.words = {slot: list(names) for slot, names in words.items()}
        self._index = {slot: {name: i for i, name in enumerate(names)} for slot, names in words.items()}
        self._slots = {verb: re.findall(r"\{(\w+)\}", form) for verb, form in forms.items()}
        self._templates = {verb: re.sub(r"\{\w+\}", "%s", form) for verb, form in forms.items()}
        taken = self._free.values()
        self._patterns = {verb: self._pattern(form) for verb, form in forms.items() if verb not in taken}
        self._made: dict[tuple[str, tuple[int, ...]], Move] = {}
        self._by_text: dict[str, Move] = {}

    def is_free(self, text: str) -> bool:
        """Whether a text is read as a move with free words."""
        return " ".join(text.split()).lower().startswith(tuple(self._free))

    def slots(self, verb: str) -> list[str]:
        """The slots of a verb's form, in their order."""
        return self._slots[verb]

    def _pattern(self, form: str) -> re.Pattern[str]:
        parts = re.split(r"(\{\w+\})", form)
        out = "".join(
            r"(\d{1,4})" if p == "{number}" else r"(\w+)" if p.startswith("{") else re.escape(p) for p in parts
        )
        return re.compile(out)

    def move(self, verb: str, *args: int) -> Move:
        """The move, made on first use."""
        made = self._made.get((verb, args))
        if made is None:
            made = Move(verb, args, self._write(verb, args))
            self._made[verb, args] = made
            self._by_text[made.text] = made
        return made

    def _write(self, verb: str, args: tuple[int, ...]) -> str:
        names = [
            str(value) if slot == "number" else self.words[slot][value]
            for slot, value in zip(self._slots[verb], args, strict=True)
        ]
        return self._templates[verb] % tuple(names)

    def read(self, text: str) -> Move:
        """The move that a text stands for; BadNotation names the word that is wrong."""
        known = self._by_text.get(text)
        if known is not None:
            return known
        written = " ".join(text.split())
        for head, verb in self._free.items():
            if written.lower().startswith(head):
                return Move(verb, (), head + one_line(written)[len(head) :])
        clean = " ".join(written.lower().replace(">", " > ").split())
        known = self._by_text.get(clean)
        if known is not None:
            return known
        wrong: tuple[str, str] | None = None
        for verb, pattern in self._patterns.items():
            found = pattern.fullmatch(clean)
            if found is None:
                continue
            args: list[int] = []
            for slot, word in zip(self._slots[verb], found.groups(), strict=True):
                if slot == "number":
                    args.append(int(word))
                elif word in self._index[slot]:
                    args.append(self._index[slot][word])
                else:
                    wrong = wrong or (slot, word)
                    break
            else:
                return self.move(verb, *args)
        if wrong is not None:
            raise BadNotation("notation-unknown-word", slot=wrong[0], word=wrong[1])
        head = clean.split(" ")[0] if clean else ""
        similar = [form for form in self.forms.values() if form.split(" ")[0] == head]
        if similar:
            raise BadNotation("notation-bad-form", text=clean, form=" | ".join(similar))
        raise BadNotation("notation-unknown", text=clean)
