"""How Realpolitik asks, besides the family: Action cards, Trains on borders, Generals by rail."""

from __future__ import annotations

from collections.abc import Iterator

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.realpolitik.rail_transport import line, way_unasked
from chancellery.games.coalitions.realpolitik.scene_coach import RailCoach
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.vocabulary import ASK_RAIL_PATH, BUY_TRAIN, RAIL, TRAIN
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.scene_asking import FamilyAsking
from chancellery.games.coalitions.system.vocabulary import ON
from chancellery.kernel import Decision, Move
from chancellery.locale import text
from chancellery.table.scene_text import Text
from chancellery.table.words import linked, unwrapped


class RailAsking(FamilyAsking[RealpolitikRealm]):
    """An Action card is chosen by pointing at it; a General by rail goes as far as there is nothing to choose."""

    coach = RailCoach()

    def named(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Iterator[str]:
        if move.of in (TRAIN, BUY_TRAIN):
            a, b = sorted(move.args)
            yield f"place:{s.game.map.ids[a]}-{s.game.map.ids[b]}"
        yield from super().named(s, decision, move)
        if move.verb in ACTIONS:
            yield f"tile:{s.game.powers[move.args[0]]}-{move.verb}"

    def text(self, s: RealpolitikRealm, decision: Decision, move: Move, lang: str) -> Text:
        if move.verb in ACTIONS and sum(one.seat == decision.seat for one in s.asked) == 1:
            return Text(text(lang, f"action-{move.verb}"))  # whose it is goes without saying
        by_rail = move.of is ON and decision.kind == ASK_RAIL_PATH.kind
        if not by_rail and move.of is not RAIL:
            return super().text(s, decision, move, lang)
        came = list(decision.about) if by_rail else []
        path = [*came, *move.args]
        general = s.general_at(decision.actor, path[0])
        way, on = way_unasked(s, line(s, decision.actor), general, path)
        ids = s.game.map.ids
        names = " → ".join(linked(f"place:{ids[t]}", words.place_name(s.game, t)) for t in way[len(came) :])
        return unwrapped(text(lang, f"realpolitik-{move.verb}-way", path=names, open="yes" if on else "no"))
