"""Several options one after another, as one: ways of many steps, options with what is asked next, the same again.

All of them are found by trials, so they go no further than a seat can without learning anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from chancellery.kernel import Decision, Move
from chancellery.kernel.preview import Trial, tried
from chancellery.kernel.vocabulary import paired
from chancellery.table.effects import Trials, asked_next
from chancellery.table.scene_asking import Amount, Option, Plan

if TYPE_CHECKING:
    from chancellery.table.asking import Asking

MOST_PLANS = 200


# -- ways and what is asked next


def plans(
    asking: Asking[Any], s: Any, own: Iterable[Decision], trials: Trials, lang: str, only: Collection[Move]
) -> tuple[Plan, ...]:
    """Ways to places further than one step, and options together with the answer to what they lead to."""
    found: list[Plan] = []
    for decision in own:
        index = s.asked.index(decision)
        if decision.kind in asking.ways:
            found += _ways(asking, s, [(s, index, decision, ())])
            continue
        starts: list[Start] = []
        for move in decision.options:
            if move not in only or move.verb not in asking.leading:
                continue
            trial = trials.of(index, move)
            if asked_next(trial, decision.seat, asking.ways):
                starts.append((trial.state, 0, trial.state.asked[0], (move,)))
            elif asked_next(trial, decision.seat, asking.then):
                found += _with_answers(asking, s, decision, move, trial, lang)
        found += _ways(asking, s, starts)
    return tuple(found[:MOST_PLANS])


Start = tuple[Any, int, Decision, tuple[Move, ...]]  # a state, the number of the question there, the way so far


def _ways(asking: Asking[Any], s: Any, starts: list[Start]) -> list[Plan]:
    """The shortest way to each place that is two steps or more away; who can stop there says so."""
    found: dict[tuple[str, str], Plan] = {}
    seen = {_ends(asking, s, decision, way[-1]) for _, _, decision, way in starts if way}
    edge = starts
    while edge and len(found) < MOST_PLANS:
        further: list[Start] = []
        for state, index, decision, way in edge:
            for move in decision.options:
                refs = _ends(asking, state, decision, move)
                if not move.args or refs in seen:
                    continue
                seen.add(refs)
                trial = tried(state, decision.seat, index, move)
                after, moves = asked_next(trial, decision.seat, asking.ways), (*way, move)
                if after is not None:
                    further.append((trial.state, 0, after, moves))
                stop = _stop(after)
                if len(moves) > 1 and not trial.revealed and (stop or after is None):
                    ends = refs[0], _arrived(asking, s, trial) or refs[1]
                    battle = asking.fights(s, decision.actor, ends[1])
                    route = _route(asking, s, decision, moves, ends[1])
                    said = tuple(m.text for m in (*moves, *stop))
                    found.setdefault(ends, Plan(said, ends, battle=battle, route=route))
        edge = further
    return list(found.values())


def _route(asking: Asking[Any], s: Any, decision: Decision, moves: Sequence[Move], end: str) -> tuple[str, ...]:
    """The places that the moves name one after another; the first of them also names where the way begins."""
    places = [ref.removeprefix("place:") for move in moves for ref in asking.named(s, decision, move)]
    return tuple(dict.fromkeys((*places, end.removeprefix("place:"))))


def _arrived(asking: Asking[Any], s: Any, trial: Trial) -> str | None:
    """Where a way has led, if that is known: on from the last step where there was nothing to choose."""
    lexicon = s.game.notation
    for event in trial.events[::-1]:
        of = lexicon.happenings[event.kind]
        if not of.trail:
            continue
        for field, value in paired(of.fields, event.args):
            if field.name == of.trail[-1]:
                return f"{lexicon.kind(field.sort)}:{lexicon.words[field.sort][value[-1] if field.many else value]}"
    return None


def _ends(asking: Asking[Any], s: Any, decision: Decision, move: Move) -> tuple[str, str]:
    """Who goes, and whither."""
    refs = (*asking.concerned(s, decision, move), *asking.named(s, decision, move))
    return refs[0], refs[-1]


def _with_answers(
    asking: Asking[Any], s: Any, decision: Decision, move: Move, trial: Trial, lang: str
) -> Iterable[Plan]:
    """An option with each answer to the question it leads to, until that question is not asked any more."""
    after = trial.state.asked[0]
    refs = tuple(dict.fromkeys((*asking.concerned(s, decision, move), *asking.named(s, decision, move))))
    declining = any(not answer.args for answer in after.options)
    battle = bool(refs) and asking.fights(s, decision.actor, refs[-1])
    for answer in after.options:
        stop: tuple[Move, ...] = ()
        if declining and answer.args:  # the question may be asked again
            then = tried(trial.state, decision.seat, 0, answer)
            stop = _stop(asked_next(then, decision.seat, (after.kind,)))
        moves = (move.text, answer.text, *(m.text for m in stop))
        said = asking.text(trial.state, after, answer, lang).text
        yield Plan(moves, refs, said, battle, wish=asking.wish(s, refs, answer))


def _stop(asked: Decision | None) -> tuple[Move, ...]:
    """The move that ends what is still asked."""
    return () if asked is None else tuple(move for move in asked.options if not move.args)[-1:]


# -- how often and how much


def asked_again(s: Any, own: Sequence[Decision], trials: Trials) -> bool:
    """Whether after an option the same is asked again, with others of its options still there."""
    if len(own) != 1:
        return False
    decision, index, seen = own[0], s.asked.index(own[0]), set[str]()
    for move in decision.options:
        if move.verb in seen or not move.args:
            continue
        seen.add(move.verb)
        after = asked_next(trials.of(index, move), decision.seat, (decision.kind,))
        left = set[Move]() if after is None else set(after.options)
        if any(other.args and other is not move and other in left for other in decision.options):
            return True
    return False


def amounts(lexicon: Any, options: Iterable[Option], moves: Iterable[Move]) -> tuple[Amount, ...]:
    """Options that differ only in how much: the last field of their verb is a number of something."""
    rows: dict[tuple[str, str, tuple[int, ...]], list[tuple[int, Option]]] = {}
    for option, move in zip(options, moves, strict=True):
        if move.of.fields and _is_amount(lexicon, move.of.fields[-1]):
            rows.setdefault((option.power, move.verb, move.args[:-1]), []).append((move.args[-1], option))
    found = []
    for row in rows.values():
        row.sort(key=lambda one: one[0])
        least, most = row[0][0], row[-1][0]
        if len(row) < 2 or most - least != len(row) - 1:
            continue
        ids = tuple(option.id for _, option in row)
        found.append(Amount(row[0][1].verb, least, most, ids, row[0][1].refs, _unit([option for _, option in row])))
    return tuple(found)


def _is_amount(lexicon: Any, field: Any) -> bool:
    """A number that counts something; one that is called a number only numbers things."""
    sort = lexicon.sorts.get(field.sort)
    return sort is not None and sort.most >= 0 and field.name != "number"


def _unit(row: list[Option]) -> int:
    """What one more of it costs, if that is always the same."""
    costs = [sum(cost.count for cost in option.cost) for option in row]
    steps = {b - a for a, b in pairwise(costs)}
    return steps.pop() if len(steps) == 1 else 0
