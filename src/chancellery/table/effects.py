"""What an option would bring, told by a trial: the same in every game.

A move is tried on a clone, up to where something hidden comes to light or others decide. Its events are the effects; a
game says which of them change a number on the table (`Counting`), and cost and changes are read off them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chancellery.kernel import Decision, Move, State
from chancellery.kernel.preview import Trial, tried, tried_on
from chancellery.kernel.vocabulary import paired
from chancellery.locale import text
from chancellery.table.scene import Fact
from chancellery.table.scene_asking import Change, Cost, Effect, Option, Quantity
from chancellery.table.scene_text import Text
from chancellery.table.swapping import swapped

if TYPE_CHECKING:
    from chancellery.table.asking import Asking

MOST_EFFECTS = 12  # of one option; what comes after them is no longer its effect alone
MOST_TIMES = 20  # that one option is taken
COURSE = ("round", "turn")  # marks of events that only say how far the match has come: nothing that a choice brings


@dataclass(frozen=True)
class Counting:
    """An event that changes a number on the table: which one, and which fields say whose, by how much and to what."""

    track: str = ""  # the id of a fact or a track
    by: str = ""  # the field with the difference, or a number; `-points`: it goes down by them
    to: str = ""  # the field with what there is afterwards
    whose: str = "power"  # none: nobody's
    of: str = ""  # the field that names the track
    dear: bool = False  # who gets more of it pays with it
    lost: bool = False  # thrown away, for nothing


Countings = Mapping[str, Sequence[Counting]]  # by the kind of the event


@dataclass
class Sum:
    """A number that events change."""

    of: Fact
    power: str | None
    before: int
    after: int
    dear: bool
    lost: bool


class Trials:
    """The options of one seat, each tried once and when somebody asks."""

    def __init__(self, s: State) -> None:
        self.s = s
        self._made: dict[tuple[int, Move], Trial] = {}
        self._facts: dict[int, dict[str, Fact]] = {}

    def of(self, index: int, move: Move) -> Trial:
        """Decision number `index` of those asked, answered with the move."""
        made = self._made.get((index, move))
        if made is None:
            made = self._made[index, move] = tried(self.s, self.s.asked[index].seat, index, move)
        return made

    def facts(self, asking: Asking[Any], actor: int, lang: str) -> dict[str, Fact]:
        """The numbers of an actor as they are before an option, by their ids; trials are of one language."""
        found = self._facts.get(actor)
        if found is None:
            found = self._facts[actor] = {}
            for fact in asking.facts(self.s, actor, lang):
                if fact.value is not None:
                    found.setdefault(fact.id, fact)
        return found


def asked_next(trial: Trial, seat: int, kinds: Collection[str], blind: bool = False) -> Decision | None:
    """The only question after a trial, if it is for the same seat and one of these kinds. Blind: whatever came to light
    by it."""
    asked = trial.state.asked
    if (trial.cut and not blind) or len(asked) != 1 or asked[0].seat != seat or asked[0].kind not in kinds:
        return None
    return asked[0]  # type: ignore[no-any-return]


def told(asking: Asking[Any], s: Any, option: Option, index: int, move: Move, trials: Trials, lang: str) -> Option:
    """An option, the answer to decision number `index`, with what it would bring and how often it can be taken."""
    decision, trial = s.asked[index], trials.of(index, move)
    game, actor = s.game, asking.powers(s)[decision.actor]
    marks = [game.mark(event) for event in trial.events]
    heard = [event for event, mark in zip(trial.events, marks, strict=True) if mark not in COURSE]
    lines = [asking.line(s, event, lang) for event in heard[: MOST_EFFECTS + 1]]
    effects = [Effect("event", line) for line in lines[:MOST_EFFECTS] if line is not None]
    if trial.cut or len(lines) > MOST_EFFECTS:
        effects.append(Effect("unknown", Text(text(lang, "option-open"))))
    sums = summed(asking, s, trial, trials, lang)
    costs = [cost(one, lang) for one in sums if one.power == actor and spent(one) > 0]
    costs = [*asking.price(s, decision, move, lang), *costs]
    return swapped(
        option,
        effects=tuple(effects),
        changes=tuple(Change(one.of.id, one.before, one.after, one.power) for one in sums),
        cost=tuple(costs),
        quantity=quantity(decision, move, trial, sum(one.count for one in costs), blind=move.verb in asking.blind),
        battle="battle" in marks or asking.means_battle(s, decision, move, trial),
        final=trial.revealed,
    )


def quantity(decision: Decision, move: Move, trial: Trial, cost: int, blind: bool = False) -> Quantity | None:
    """How often an option can be taken at once; None where it is once only. Blind: whatever comes to light by it."""

    def again() -> bool:
        after = asked_next(trial, decision.seat, (decision.kind,), blind)
        return after is not None and move in after.options and _alike(trial.state.game, decision, after)

    times, first = 1, trial.state
    while again() and times < MOST_TIMES:
        state = first.clone() if times == 1 else trial.state  # what the first trial led to is looked at by others
        trial, times = tried_on(state, decision.seat, 0, move), times + 1
    return Quantity(1, times, cost) if times > 1 else None


def _alike(game: Any, one: Decision, other: Decision) -> bool:
    """Whether two questions of a kind are about the same things, whatever the numbers in them."""
    fields, sorts = game.notation.questions[one.kind].fields, game.notation.sorts
    things = {name for name, sort in sorts.items() if sort.most < 0}  # the others are numbers
    return all(a == b for of, a, b in zip(fields, one.about, other.about) if of.sort in things)


def spent(one: Sum) -> int:
    """How much of a number is paid."""
    return one.after - one.before if one.dear else one.before - one.after


def cost(one: Sum, lang: str) -> Cost:
    count, there = spent(one), one.before
    if one.dear:
        there = count if one.of.most is None else one.of.most - one.before
    return Cost(one.of.id, count, text(lang, "option-cost", what=one.of.title, count=count, of=there), there)


def lost(asking: Asking[Any], s: Any, decision: Decision, move: Move, trials: Trials, lang: str) -> str | None:
    """What an option throws away, in words."""
    actor, trial = asking.powers(s)[decision.actor], trials.of(s.asked.index(decision), move)
    found = [one for one in summed(asking, s, trial, trials, lang) if one.lost and one.power == actor]
    said = [text(lang, "option-lost", what=one.of.title, count=spent(one)) for one in found]
    return ", ".join(said) or None


def summed(asking: Asking[Any], s: Any, trial: Trial, trials: Trials, lang: str) -> list[Sum]:
    """The numbers that the events of a trial change, in the order in which they do so."""
    found: dict[tuple[str, str | None], Sum] = {}
    lexicon, countings = s.game.notation, asking.countings
    for event in trial.events:
        rows = countings.get(event.kind)
        if not rows:
            continue
        of = lexicon.happenings[event.kind]
        said = {field.name: lexicon.plain(field, value) for field, value in paired(of.fields, event.args)}
        for counting in rows:
            power = said[counting.whose] if counting.whose else None
            track = said[counting.of] if counting.of else counting.track
            one = found.get((track, power)) or _sum(asking, s, track, power, counting, trials, lang)
            if one is None or (power is None and counting.whose):
                continue
            found[track, power] = one
            one.lost |= counting.lost
            if counting.to:
                one.after = said[counting.to]
            else:
                one.after += _difference(counting.by, said)
    return [one for one in found.values() if one.after != one.before]


def _sum(
    asking: Asking[Any], s: Any, track: str, power: str | None, counting: Counting, trials: Trials, lang: str
) -> Sum | None:
    actor = -1 if power is None else list(asking.powers(s)).index(power)
    fact = trials.facts(asking, actor, lang).get(track)
    if fact is None or fact.value is None:
        return None
    return Sum(fact, power, fact.value, fact.value, counting.dear, lost=False)


def _difference(by: str, said: Mapping[str, Any]) -> int:
    name = by.lstrip("-")
    value = int(name) if name.isdigit() else said[name]
    count = len(value) if isinstance(value, list) else value
    return -count if by.startswith("-") else count
