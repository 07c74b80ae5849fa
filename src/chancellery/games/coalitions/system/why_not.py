"""Why a move is not among the options: the rule that forbids it and the reason, for every verb."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.games.coalitions.system import why_not_movement as movement
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no, not_possible
from chancellery.kernel import Decision, Move, Refusal, other_time

Explain = Callable[[Realm, Decision, Move], Refusal | None]


def explain(s: Realm, decision: Decision, move: Move) -> Refusal:
    """The refusal of a well-formed move that is not legal now, where its question has no bars yet."""
    lexicon, verb = s.game.notation, move.verb
    if verb in lexicon.never:
        return no(lexicon.never[verb], "not-in-this-game", move=move.text)
    if move.of not in lexicon.questions[decision.kind].verbs:
        return s.game.why_now_not(s, decision, move) or other_time(lexicon.when(move.of), move.text)
    found = s.game.explain[verb](s, decision, move) if verb in s.game.explain else None
    return found or not_possible(decision.rule, move)


EXPLAIN: dict[str, Explain] = {
    "arbiter": movement.arbiter,
    "disband": movement.disband,
    "march": movement.march,
    "strategic": movement.strategic,
    "sail": movement.sail,
    "on": movement.on,
    "halt": movement.halt,
    "garrison": movement.garrison,
    "battle": movement.battle,
    "withdraw": movement.withdraw,
    "withdraw_off": movement.withdraw,
    "assign": movement.assign,
    "stay": movement.stay,
    "leave": movement.stay,
}
