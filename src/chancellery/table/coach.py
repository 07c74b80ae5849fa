"""The coach of a first match: before each decision of its first round, what matters now and why; then goodbye.

What there is to say are texts of the game: `coach-KIND` or `coach-KIND-SITUATION`, the second sentence as `.why`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from chancellery.kernel import Decision, Definition, Match
from chancellery.locale import has, text
from chancellery.table.scene import Scene
from chancellery.table.scene_asking import Coached
from chancellery.table.swapping import swapped

S = TypeVar("S", bound=Any)  # a State, whose `game` has the type that its game gives it
FIRST = 1  # of rounds; what is before it belongs to it
BYE = "coach-bye"


class Coach(Generic[S]):
    """What a coach must know of a game. It may look at what the seat that decides knows, and at nothing else."""

    def round(self, s: S) -> int:
        """The number of the round, turn or era of which the first one is played with a coach."""
        raise NotImplementedError

    def situations(self, s: S, decision: Decision) -> Iterable[str]:
        """What is special about a decision now, the most special first; where a text speaks of it, it is said."""
        return ()


def coach_of(definition: Definition[Any]) -> Coach[Any] | None:
    """Who coaches a game; None: nobody does."""
    found: Coach[Any] | None = definition.asking.coach
    return found


def speaks(match: Match) -> bool:
    """Whether the first round still goes on; of a match that begins at a position, the round in which it begins."""
    coach = coach_of(match.definition)
    return coach is not None and match.outcome is None and coach.round(match.state) <= _last(coach, match)


def _last(coach: Coach[Any], match: Match) -> int:
    return max(FIRST, coach.round(match.at(0).state))


def coached(match: Match, scene: Scene, lang: str) -> Scene:
    """A scene with what the coach says to its reader, if he must decide now."""
    if scene.head.seat is None:
        return scene
    said = words(match, match.seat(scene.head.seat), lang)
    return scene if said is None else swapped(scene, coach=said)


def words(match: Match, seat: int, lang: str) -> Coached | None:
    """What the coach says before a decision of a seat; goodbye before its first one after the first round."""
    decision = _asked(match, seat)
    if decision is None:
        return None
    if speaks(match):
        key = topic(match, decision)
        return None if key is None else Coached(key, text(lang, key), text(lang, f"{key}.why"))
    if _parts(match, seat):
        return Coached(BYE, text(lang, BYE), text(lang, f"{BYE}.why"), over=True)
    return None


def _asked(match: Match, seat: int) -> Decision | None:
    """What a seat must decide; else a secret choice that it can still change, or what it may answer."""
    return next((one for one in (*match.decisions, *match.state.asked, *match.standing) if one.seat == seat), None)


def topic(match: Match, decision: Decision) -> str | None:
    """The key of what there is to say about a decision; None: nothing."""
    coach = coach_of(match.definition)
    if coach is None:
        return None
    key = f"{match.definition.prefix}coach-{decision.kind}"
    keys = [*(f"{key}-{one}" for one in coach.situations(match.state, decision)), key]
    return next((one for one in keys if has("en", one)), None)


def _parts(match: Match, seat: int) -> bool:
    """Whether the seat decided in the first round and has not since."""
    coach, last = coach_of(match.definition), match.last_move(seat)
    if coach is None or match.outcome is not None or not last:
        return False
    return coach.round(match.at(last - 1).state) <= _last(coach, match)
