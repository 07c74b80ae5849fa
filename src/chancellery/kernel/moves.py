"""Moves: chosen options. A lexicon makes, writes and reads them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chancellery.kernel.vocabulary import Verb


def one_line(text: str) -> str:
    """Words as people wrote them, on one line and without what cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


@mypyc_attr(acyclic=True)
class Move:
    """One chosen option. A lexicon makes each move once, so moves are compared by identity."""

    __slots__ = ("args", "id", "of", "text", "verb")

    def __init__(self, verb: str, args: tuple[int, ...], text: str, of: Verb, id: int = -1) -> None:
        self.verb = verb
        self.args = args
        self.text = text
        self.of = of  # its declaration
        self.id = id  # its action id; -1: it has none

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text
