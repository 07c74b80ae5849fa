"""Decisions: what a seat must choose now, and why it cannot choose something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from chancellery.kernel.bars import Bars
from chancellery.kernel.lexicon import Lexicon, Row
from chancellery.kernel.lots import Lots
from chancellery.kernel.moves import Move
from chancellery.kernel.plain import SLOTS
from chancellery.kernel.vocabulary import Question, Reason, Verb

_NO_LEXICON: Final = Lexicon((), {})
Rule = Callable[[Move], Reason | None]  # why a move is not allowed; None if it is


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """An open choice: who, what kind, by which rule, between which moves. Offers have their bars, so that the same
    object says what may be done and why not.

    Where a fork is played out, what sets offer is not among `options`, but drawn from: `count`, `drawn`, `found`.
    """

    __slots__ = (
        "_lexicon", "_lots", "_offers", "about", "actor", "kind", "options", "question", "rule", "seat", "secret",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        options: list[Move],
        actor: int = -1,
        about: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
        question: Question | None = None,
        lexicon: Lexicon | None = None,
        explaining: bool = True,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.options = options
        self.actor = actor  # the power, faction or player for which the seat decides
        self.about = about  # numbers the prompt needs, as the question declares them
        self.secret = secret  # the same, for the seat alone
        self.question: Any = question
        self._lexicon = _NO_LEXICON if lexicon is None else lexicon
        # what is offered and by which rules, kept only while somebody asks why
        self._offers: list[tuple[Verb, tuple[int, ...], Bars | Rule]] | None = [] if explaining else None
        self._lots: Lots | None = None  # what sets offer, where one of all options is to be drawn

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, options={len(self.options)})"

    def __eq__(self, other: object) -> bool:
        """The same question with the same options; it may have been asked again."""
        if not isinstance(other, Decision):
            return NotImplemented
        mine = (self.seat, self.kind, self.actor, self.rule, self.about, self.secret)
        theirs = (other.seat, other.kind, other.actor, other.rule, other.about, other.secret)
        return mine == theirs and self.options == other.options

    __hash__ = None  # type: ignore[assignment]

    def has(self, move: object) -> bool:
        """Whether this very move is an option. `in` would ask compiled code about each whether it is equal."""
        if SLOTS:
            return move in self.options
        return any(option is move for option in self.options)

    # -- offering

    def offer(self, verb: Verb, bars: Bars, *prefix: int) -> None:
        """Offers a verb for every thing that is left, in ascending order; the things are its last field."""
        if self._offers is not None:
            self._offers.append((verb, prefix, bars))
        left = bars.left
        if left:
            lexicon = self._lexicon
            row = lexicon.row(verb, prefix) if prefix else lexicon.rows[verb]
            if self._lots is None:
                self.options += row[left]
            else:
                self.put(row, left)

    def put(self, row: Row, things: int) -> None:
        """Offers the moves of a row for a set, without saying why nothing else."""
        if self._lots is None:
            self.options += row[things]
        elif things:
            self._lots.put(len(self.options), row, things)

    def put_values(self, verb: Verb, values: Sequence[tuple[int, ...]]) -> None:
        """The same for a verb with each of these values, which differ."""
        if self._lots is None:
            self.options += self._lexicon.moves(verb, values)
        elif values:
            self._lots.put_values(len(self.options), verb, values)

    def offer_in(self, order: Iterable[int], verb: Verb, bars: Bars, *prefix: int) -> None:
        """The same in another order."""
        if self._offers is not None:
            self._offers.append((verb, prefix, bars))
        left = bars.left
        if left:
            row = self._lexicon.row(verb, prefix)
            made, move = row.made.get, row.move
            self.options += [made(thing) or move(thing) for thing in order if left >> thing & 1]

    def only(self, verb: Verb, bars: Bars, *prefix: int) -> None:
        """Offers nothing, but says which values of a verb's next field have offers of their own, and why others have
        none."""
        if self._offers is not None:
            self._offers.append((verb, prefix, bars))

    def offer_each(self, verb: Verb, candidates: Iterable[Move], rule: Rule) -> None:
        """Offers those of the candidates that the rule allows; the same rule refuses all other moves of the verb."""
        if self._offers is not None:
            self._offers.append((verb, (), rule))
        self.options += [move for move in candidates if rule(move) is None]

    def offer_verbs(self, verbs: tuple[Verb, ...], which: int, rule: Rule, *args: int) -> None:
        """Offers those of several verbs, by number, that a set has, all with the same values; the rule refuses all
        other moves of these verbs."""
        if self._offers is not None:
            self._offers += [(verb, (), rule) for verb in verbs]
        lexicon = self._lexicon
        self.options += (lexicon.rows.get((verbs, args)) or lexicon.row_of(verbs, args))[which]

    def refuse(self, verb: Verb, reason: Reason) -> None:
        """Says why a verb is not offered at all, or why none but its offers is possible."""
        if self._offers is not None:
            self._offers.append((verb, (), lambda move: reason))

    def add(self, verb: Verb, *args: int) -> Decision:
        """Offers one move."""
        lexicon = self._lexicon
        move = lexicon.made[verb].get(args) if args else lexicon.bare[verb]
        self.options.append(move or lexicon.move(verb, *args))
        return self

    def add_if(self, allowed: bool, verb: Verb, reason: Reason) -> None:
        """Offers a verb without words, or says why not."""
        if allowed:
            self.options.append(self._lexicon.bare[verb])
        else:
            self.refuse(verb, reason)

    def or_else(self, verb: Verb) -> list[Decision]:
        """To be asked if there is something to choose; the verb declines."""
        return [self.add(verb)] if self.options or (self._lots is not None and self._lots.count()) else []

    def if_any(self) -> list[Decision]:
        """To be asked if there is something to choose."""
        return [self] if self.options or (self._lots is not None and self._lots.count()) else []

    # -- drawing one of all options

    def to_draw(self) -> None:
        """Only one of the options will be wanted: what sets offer need not be made."""
        self._lots = Lots()

    def count(self) -> int:
        """How many options there are."""
        return len(self.options) if self._lots is None else len(self.options) + self._lots.count()

    def drawn(self, number: int) -> Move:
        """The option before which there are so many."""
        if self._lots is None:
            return self.options[number]
        return self._lots.drawn(number, self.options, self._lexicon)

    def found(self) -> list[Move]:
        """All options, made or not: for passages that look at what they offer."""
        return self.options if self._lots is None else [self.drawn(number) for number in range(self.count())]

    # -- refusing

    def why_not(self, move: Move) -> Reason | None:
        """Why a move of a verb that the question has is not possible; None if it is, or if nobody says."""
        return self.refused(move)[0]

    def refused(self, move: Move) -> tuple[Reason | None, int]:
        """The same, with the number of the field of the move that the reason is about, -1 for all of it."""
        if move in self.options:
            return None, -1
        for verb, prefix, bars in self._offers or ():
            if verb is move.of and prefix == move.args[: len(prefix)]:
                field = len(prefix) if isinstance(bars, Bars) else -1
                reason = bars.why(move.args[field]) if isinstance(bars, Bars) else bars(move)
                if reason is not None:
                    return reason, field
        return None, -1

    # -- writing down

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "options": [m.text for m in self.options],
            "actor": self.actor,
            "about": list(self.about),
            "secret": list(self.secret),
        }
