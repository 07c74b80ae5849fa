"""How the family asks: which pieces an option concerns besides what its move names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from chancellery.games.coalitions.system.clash import clash
from chancellery.games.coalitions.system.odds import Forecast, Fought, arrival, enemies
from chancellery.games.coalitions.system.scene_coach import FamilyCoach
from chancellery.games.coalitions.system.scene_table import facts
from chancellery.games.coalitions.system.state import R
from chancellery.games.coalitions.system.vocabulary import (
    ASK_GARRISON,
    ASK_MOVE,
    BUY_CARD,
    CAPITAL,
    FIRST,
    GARRISON,
    GARRISONS,
    LAST,
    NO_PIECE,
    STRIKE_OUT,
    TURN_UP,
    Vocabulary,
)
from chancellery.kernel import Decision, Move, Question
from chancellery.kernel.preview import Trial
from chancellery.table.asking import KEPT, Asking
from chancellery.table.scene import Fact
from chancellery.table.scene_asking import Plan, Wager


class FamilyAsking(Asking[R]):
    """The family, by what the verbs of a game declare; a sister adds what only she has."""

    then = (ASK_GARRISON.kind,)
    wishes = {"none": "wish-none", "first": "wish-first", "last": "wish-last"}
    moving = (ASK_MOVE.kind,)
    blind = (BUY_CARD.name,)
    forecast: Forecast = Forecast()
    coach = FamilyCoach()

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.verbs_about = vocabulary.about
        self.leading = tuple([verb.name for verb in vocabulary.leading])
        self.ways = tuple([question.kind for question in vocabulary.ways])
        self.ends = frozenset([verb.name for verb in vocabulary.ends])
        self.countings = vocabulary.countings

    def powers(self, s: R) -> Sequence[str]:
        return s.game.powers

    def facts(self, s: R, actor: int, lang: str) -> tuple[Fact, ...]:
        return facts(s, actor, lang) if actor >= 0 else ()

    def means_battle(self, s: R, decision: Decision, move: Move, trial: Trial) -> bool:
        """It is fought out when the movements are over."""
        general, place = arrival(s, decision, move, trial)
        return general >= 0 and bool(enemies(s, decision.actor) >> place & 1)

    def fights(self, s: R, actor: int, ref: str) -> bool:
        kind, _, id = ref.partition(":")
        return kind == "place" and bool(enemies(s, actor) >> s.game.map.place_of[id] & 1)

    def wager_of_plan(self, s: R, decision: Decision, plan: Plan, lang: str) -> Wager:
        general = s.game.general_ids.index(plan.refs[0].removeprefix("piece:"))
        place = s.game.map.place_of[plan.refs[-1].removeprefix("place:")]
        left = sum([s.game.notation.read(move).verb == "garrison" for move in plan.moves])
        return self._told(s, self.forecast.entering(s, general, place, left), decision.seat, lang)

    def wager(self, s: R, decision: Decision, move: Move, trial: Trial, lang: str) -> Wager:
        fought = self.forecast.fought(s, decision, move, trial)
        return Wager() if fought is None else self._told(s, fought, decision.seat, lang)

    def _told(self, s: R, fought: Fought, seat: int, lang: str) -> Wager:
        odds, stake = self.forecast.odds(s, fought, seat, lang), self.forecast.stake(s, fought.battle, seat, lang)
        return Wager(odds, stake, clash(fought, seat, lang))

    def wish(self, s: R, refs: Sequence[str], answer: Move) -> str | None:
        """No Garrison, one where the General comes from, or one where he goes to; others are asked for."""
        if answer.of is not GARRISON:
            return "none"
        left = f"place:{s.game.map.ids[answer.args[0]]}"
        return "last" if left == refs[-1] else "first" if left == refs[1] else None

    def named(self, s: R, decision: Decision, move: Move) -> Iterable[str]:
        """A card in a stack is named by its Power, its Territory and its number there."""
        found = super().named(s, decision, move)
        if move.of is CAPITAL:
            return (*found, f"place:{s.game.map.ids[s.game.map.capital[decision.actor]]}")
        if move.of is TURN_UP or move.of is STRIKE_OUT:
            power, place, number = move.args
            return (*found, f"card:{s.game.powers[power]}/{s.game.map.ids[place]}/{number}")
        return found

    def concerned(self, s: R, decision: Decision, move: Move) -> list[str]:
        """The pieces an option is about: the General it moves or asks about, or a Garrison."""
        game, which = s.game, self.verbs_about.get(move.of)
        if which == GARRISONS:
            return [f"piece:garrison-{game.map.ids[t]}" for t in _places(move)]
        asked = _general_asked(game.notation.questions[decision.kind])
        if asked >= 0:
            return [f"piece:{game.general_ids[decision.about[asked]]}"]
        places: Sequence[int]
        if decision.kind in self.ways:  # the General still stands where the path begins
            places = decision.about[:1]
        elif move.of is CAPITAL:
            places = (game.map.capital[decision.actor],)
        elif which is None:
            places = _places(move)
        else:
            places = {FIRST: _places(move)[:1], LAST: _places(move)[-1:], NO_PIECE: ()}[which]
        generals = [s.general_at(decision.actor, t) for t in places]
        return [f"piece:{game.general_ids[general]}" for general in generals if general >= 0]


@lru_cache(KEPT)
def _places(move: Move) -> tuple[int, ...]:
    """The Territories that a move names, in its order."""
    return tuple([value for of, value in zip(move.of.fields, move.args, strict=True) if of.sort == "place"])


@lru_cache
def _general_asked(question: Question) -> int:
    """Which field of a question says what General it is about; -1 if none does."""
    return next((n for n, of in enumerate(question.fields) if of.name == "general"), -1)
