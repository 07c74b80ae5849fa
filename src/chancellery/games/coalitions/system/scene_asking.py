"""How the family asks: which pieces an option concerns besides what its move names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chancellery.games.coalitions.system.counting import COUNTINGS
from chancellery.games.coalitions.system.odds import Forecast, arrival, enemies
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.scene_table import facts
from chancellery.kernel import Decision, Move
from chancellery.kernel.preview import Trial
from chancellery.table.asking import Asking
from chancellery.table.scene import Fact
from chancellery.table.scene_asking import Odds, Plan, Stake

GARRISON_VERBS = ("disband", "buy_fortress")  # they concern the Garrison of a Territory, not a General in it
# they concern the General in their first Territory
MOVING_VERBS = ("march", "strategic", "sail", "orient", "withdraw", "summon", "rail", "rail_troop")
TARGETING_VERBS = ("turn_up", "strike_out")
BORDER_VERBS = ("train", "buy_train")  # they concern no piece


class FamilyAsking(Asking[Realm]):
    """The family; a sister adds what only she has."""

    countings = COUNTINGS
    leading = ("march", "strategic", "sail", "orient", "rail")
    ways = ("path", "rail_path")
    then = ("garrison",)
    ends = frozenset({"done", "end", "halt", "pass", "ready", "stop", "decline", "abstain"})

    forecast: Forecast = Forecast()

    def powers(self, s: Realm) -> Sequence[str]:
        return s.game.powers

    def facts(self, s: Realm, actor: int, lang: str) -> tuple[Fact, ...]:
        return facts(s, actor, lang) if actor >= 0 else ()

    def means_battle(self, s: Realm, decision: Decision, move: Move, trial: Trial) -> bool:
        """It is fought out when the movements are over."""
        general, place = arrival(s, decision, move, trial)
        return general >= 0 and bool(enemies(s, decision.actor) >> place & 1)

    def fights(self, s: Realm, actor: int, ref: str) -> bool:
        kind, _, id = ref.partition(":")
        return kind == "place" and bool(enemies(s, actor) >> s.game.map.place_of[id] & 1)

    def odds_of_plan(self, s: Realm, decision: Decision, plan: Plan, lang: str) -> Odds | None:
        general = s.game.general_ids.index(plan.refs[0].removeprefix("piece:"))
        place = s.game.map.place_of[plan.refs[-1].removeprefix("place:")]
        left = sum([s.game.notation.read(move).verb == "garrison" for move in plan.moves])
        fought = self.forecast.entering(s, general, place, left)
        return self.forecast.odds(s, fought, decision.seat, lang)

    def wager(
        self, s: Realm, decision: Decision, move: Move, trial: Trial, lang: str
    ) -> tuple[Odds | None, Stake | None]:
        fought = self.forecast.fought(s, decision, move, trial)
        if fought is None:
            return None, None
        odds = self.forecast.odds(s, fought, decision.seat, lang)
        return odds, self.forecast.stake(s, fought.battle, decision.seat, lang)

    def named(self, s: Realm, decision: Decision, move: Move) -> Iterator[str]:
        """A card in a stack is named by its Power, its Territory and its number there."""
        yield from super().named(s, decision, move)
        if move.verb == "capital":
            yield f"place:{s.game.map.ids[s.game.map.capital[decision.actor]]}"
        elif move.verb in TARGETING_VERBS:
            power, place, number = move.args
            yield f"card:{s.game.powers[power]}/{s.game.map.ids[place]}/{number}"

    def concerned(self, s: Realm, decision: Decision, move: Move) -> list[str]:
        """The pieces an option is about: the General it moves or asks about, or a Garrison."""
        slots = s.game.notation.slots(move.verb)
        places = [value for slot, value in zip(slots, move.args, strict=True) if slot == "place"]
        if move.verb in GARRISON_VERBS:
            return [f"piece:garrison-{s.game.map.ids[t]}" for t in places]
        about = dict(
            zip((f.name for f in s.game.notation.questions[decision.kind].fields), decision.about, strict=False)
        )
        if "general" in about:
            return [f"piece:{s.game.general_ids[about['general']]}"]
        if decision.kind in ("path", "rail_path"):  # the General still stands where the path begins
            places = [decision.about[0]]
        elif move.verb in MOVING_VERBS:
            places = places[:1]
        elif move.verb == "assign":
            places = places[1:]
        elif move.verb == "capital":
            places = [s.game.map.capital[decision.actor]]
        elif move.verb in TARGETING_VERBS or move.verb in BORDER_VERBS:
            places = []
        generals = (s.general_at(decision.actor, t) for t in places)
        return [f"piece:{s.game.general_ids[general]}" for general in generals if general >= 0]
