"""Bars: a rule is a set of things it forbids. What is left is offered; the first bar in the way is the refusal."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.kernel.vocabulary import Reason

Why = Reason | Callable[[int], Reason]  # a reason, or what makes one for a thing


class Bars:
    """What may be chosen among some things (bits of an int), and which rule takes each of the others away.

    Bars stand in the order in which a player is told; it does not change what is left. Reasons are kept only while
    somebody asks why.
    """

    __slots__ = ("_among", "_kept", "_outside", "left")

    def __init__(self, among: int, outside: Why, kept: bool = True) -> None:
        self.left = among
        self._among = among
        self._outside = outside
        self._kept: list[tuple[int, Why]] | None = [] if kept else None

    def bar(self, things: int, reason: Why) -> Bars:
        """Takes these things away."""
        self.left &= ~things
        if self._kept is not None:
            self._kept.append((things, reason))
        return self

    def unless(self, allowed: bool, reason: Why) -> Bars:
        """Takes everything away if it is not allowed."""
        return self if allowed else self.bar(-1, reason)

    def only(self, things: int, reason: Why) -> Bars:
        """Takes all other things away."""
        return self.bar(~things, reason)

    def within(self, among: int, outside: Why) -> Bars:
        """The same bars for fewer things; more can be added without changing these."""
        found = Bars(among, outside, False)
        found.left = among & self.left
        found._kept = None if self._kept is None else self._kept[:]
        return found

    def fork(self) -> Bars:
        """The same bars, to go on with otherwise."""
        found = self.within(self._among, self._outside)
        found.left = self.left
        return found

    def why(self, thing: int) -> Reason | None:
        """The reason why a thing cannot be chosen; None if it can."""
        if not self._among >> thing & 1:
            return _reason(self._outside, thing)
        for things, reason in self._kept or ():
            if things >> thing & 1:
                return _reason(reason, thing)
        return None


def _reason(why: Why, thing: int) -> Reason:
    return why if isinstance(why, Reason) else why(thing)
