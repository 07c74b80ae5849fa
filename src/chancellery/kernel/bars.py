"""Bars: a rule is a set of things it forbids. What is left is offered; the first bar in the way is the refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from chancellery.kernel.vocabulary import Reason

Why = Reason | Callable[[int], Reason]  # a reason, or what makes one for a thing
_NOBODY_ASKS: Final = Reason("", "")


@mypyc_attr(acyclic=True)
class Bars:
    """What may be chosen among some things (bits of an int), and which rule takes each of the others away.

    Bars stand in the order in which a player is told; it does not change what is left. Reasons are kept only while
    somebody asks why: else `State.bars` makes `Silent` ones.
    """

    __slots__ = ("kept", "left")

    def __init__(self, among: int, outside: Why, kept: bool = True) -> None:
        self.left = among
        self.kept: list[tuple[int, Why]] | None = [(~among, outside)] if kept else None  # while somebody asks why

    def bar(self, things: int, reason: Why) -> Bars:
        """Takes these things away."""
        self.left &= ~things
        if self.kept is not None:
            self.kept.append((things, reason))
        return self

    def unless(self, allowed: bool, reason: Why) -> Bars:
        """Takes everything away if it is not allowed."""
        return self if allowed else self.bar(-1, reason)

    def only(self, things: int, reason: Why) -> Bars:
        """Takes all other things away."""
        self.left &= things
        if self.kept is not None:
            self.kept.append((~things, reason))
        return self

    def within(self, other: Bars) -> Bars:
        """Takes away what another rule takes away, for its reasons."""
        self.left &= other.left
        if self.kept is not None:
            self.kept += other.kept or ()
        return self

    def fork(self) -> Bars:
        """The same bars, to go on with otherwise."""
        other = Bars(self.left, _NOBODY_ASKS, False)
        other.kept = None if self.kept is None else self.kept[:]
        return other

    def narrowed(self, among: int, outside: Why) -> Bars:
        """The same bars for fewer things; more can be added without changing these."""
        if self.kept is None:
            return Bars(among & self.left, outside, False)
        other = Bars(among, outside)
        other.left &= self.left
        if other.kept is not None:
            other.kept += self.kept[1:]  # all but what was outside before
        return other

    def why(self, thing: int) -> Reason | None:
        """The reason why a thing cannot be chosen; None if it can."""
        for things, reason in self.kept or ():
            if things >> thing & 1:
                return _reason(reason, thing)
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class Silent(Bars):
    """Bars while nobody asks why: they only take away."""

    __slots__ = ()

    def __init__(self, among: int) -> None:
        self.left = among
        self.kept = None

    def bar(self, things: int, reason: Why) -> Bars:
        if taken := self.left & things:
            self.left ^= taken  # without a negative number, which is slow beyond 62 bits
        return self

    def unless(self, allowed: bool, reason: Why) -> Bars:
        if not allowed:
            self.left = 0
        return self

    def only(self, things: int, reason: Why) -> Bars:
        self.left &= things
        return self

    def within(self, other: Bars) -> Bars:
        self.left &= other.left
        return self

    def fork(self) -> Bars:
        return Silent(self.left)

    def narrowed(self, among: int, outside: Why) -> Bars:
        return Silent(self.left & among)


def _reason(why: Why, thing: int) -> Reason:
    return why if isinstance(why, Reason) else why(thing)
