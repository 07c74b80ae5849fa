"""Moves: chosen options. A lexicon makes, writes and reads them."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from chancellery.kernel.vocabulary import Verb


def one_line(text: str) -> str:
    """Words as people wrote them, on one line and without what cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


@mypyc_attr(acyclic=True)
class Writing:
    """How the moves of one verb are written. It knows no moves: those of a definition that nobody uses can go."""

    __slots__ = ("_several", "_tables", "_template")

    def __init__(self, template: str, tables: Sequence[Sequence[str] | None], several: bool) -> None:
        self._template = template
        self._tables = list(tables)  # per field the words of its values; None: they are numbers
        self._several = several  # the last field takes all that is left

    def text(self, args: tuple[int, ...]) -> str:
        tables, last = self._tables, len(self._tables) - 1
        if self._several:
            tables = [*tables[:last], *tables[last:] * (len(args) - last)]
        written = [str(value) if table is None else table[value] for table, value in zip(tables, args, strict=True)]
        if self._several:
            written[last:] = [" ".join(written[last:])]
        return self._template % tuple(written)


@mypyc_attr(acyclic=True)
class Move:
    """One chosen option. A lexicon makes each move once, so moves are compared by identity.

    It is written when somebody reads it first: most that are offered are never chosen, nor shown.
    """

    __slots__ = ("_text", "_writing", "args", "id", "of", "verb")

    def __init__(
        self, verb: str, args: tuple[int, ...], text: str, of: Verb, id: int = -1, writing: Writing | None = None
    ) -> None:
        self.verb = verb
        self.args = args
        self._text = text
        self.of = of  # its declaration
        self.id = id  # its action id; -1: it has none
        self._writing = writing

    @property
    def text(self) -> str:
        if not self._text and self._writing is not None:
            self._text = self._writing.text(self.args)
        return self._text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text
