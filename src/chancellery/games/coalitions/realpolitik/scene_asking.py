"""How Realpolitik asks, besides the family: Action cards, Trains on borders, Generals by rail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.realpolitik.rail_transport import line, way_unasked
from chancellery.games.coalitions.realpolitik.realm import RealpolitikRealm
from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.scene_asking import FamilyAsking
from chancellery.kernel import Decision, Move
from chancellery.locale import text
from chancellery.table.scene_text import Text
from chancellery.table.words import linked, unwrapped

LAID = ("train", "buy_train")  # moves that put a Train on a border


class RailAsking(FamilyAsking):
    """An Action card is chosen by pointing at it; a General by rail goes as far as there is nothing to choose."""

    def named(self, s: Realm, decision: Decision, move: Move) -> Iterator[str]:
        if move.verb in LAID:
            a, b = sorted(move.args)
            yield f"place:{s.game.map.ids[a]}-{s.game.map.ids[b]}"
        yield from super().named(s, decision, move)
        if move.verb in ACTIONS:
            yield f"tile:{s.game.powers[move.args[0]]}-{move.verb}"

    def text(self, s: Realm, decision: Decision, move: Move, lang: str) -> Text:
        by_rail = move.verb == "on" and decision.kind == "rail_path"
        if not by_rail and move.verb != "rail":
            return super().text(s, decision, move, lang)
        came = list(decision.about) if by_rail else []
        path, own = [*came, *move.args], cast(RealpolitikRealm, s)
        general = s.general_at(decision.actor, path[0])
        way, on = way_unasked(own, line(own, decision.actor), general, path)
        ids = s.game.map.ids
        names = " → ".join(linked(f"place:{ids[t]}", words.place_name(s.game, t)) for t in way[len(came) :])
        return unwrapped(text(lang, f"realpolitik-{move.verb}-way", path=names, open="yes" if on else "no"))
