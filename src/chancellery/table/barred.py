"""Why a thing on the table cannot be chosen: one reason, in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chancellery.kernel import Decision, Definition, Match, Move, Refusal
from chancellery.locale import say, text
from chancellery.table.scene_asking import Barred
from chancellery.table.words import linked, marked, refused, unwrapped

VAGUE: Final = ("refused-not-offered", "refused-other-time")  # reasons that say least
MOST: Final = 4  # verbs that are asked about


def barred(match: Match, seat: int, ref: str, lang: str, subject: str | None = None) -> Barred | None:
    """The rule by which the seat cannot choose a thing now; `subject` is what acts, if that is chosen already.

    None: it can be chosen, or nothing is asked that it could answer.
    """
    own, name, found = [d for d in match.state.asked if d.seat == seat], "", list[Refusal]()
    for move, named in _alike(match, own, ref, subject):
        refusal = match.why_not(seat, move)
        if refusal is None:
            return None
        found.append(refusal)
        name = name or str(say(lang, {"name": named})["name"])
    if not found:
        return None
    best = next((one for one in found if one.reason not in VAGUE), found[0])
    why = refused(best, lang)
    if why.text.startswith(name):  # many a reason names the thing itself
        return Barred(ref, best.rule, why)
    return Barred(ref, best.rule, unwrapped(text(lang, "barred", name=linked(ref, name), why=marked(why))))


def _alike(match: Match, own: list[Decision], ref: str, subject: str | None) -> Iterator[tuple[Move, Any]]:
    """Options with the thing instead of what they act on, one for each verb, and the thing's name."""
    asking, s, seen = match.definition.asking, match.state, set[str]()
    for decision in own:
        for move in decision.options:
            if move.verb in seen or len(seen) == MOST:
                continue
            if subject is not None:
                refs = (*asking.concerned(s, decision, move), *asking.named(s, decision, move))
                if subject not in refs:
                    continue
            other = _with(match.definition, move, ref)
            if other is not None:
                seen.add(move.verb)
                yield other


def _with(definition: Definition[Any], move: Move, ref: str) -> tuple[Move, Any] | None:
    """A move that names the thing where it named the last of its kind, and the thing's name."""
    lexicon, (kind, _, id) = definition.notation, ref.partition(":")
    for n in reversed(range(len(move.args))):
        sort = move.of.fields[min(n, len(move.of.fields) - 1)].sort
        ids = lexicon.words.get(sort, ())
        if lexicon.kind(sort) == kind and id in ids:
            value = list(ids).index(id)
            other = lexicon.move(move.of, *move.args[:n], value, *move.args[n + 1 :])
            return other, definition.name_of(sort, value)
    return None
