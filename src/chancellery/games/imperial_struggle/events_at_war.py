"""Parts of Events that ask about Squadrons, Forts and War tiles (IS-R-103)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.imperial_struggle import navy, war_tiles
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.event_part import Part, who
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.sides import BRITAIN
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import Effect
from chancellery.kernel import SCRIPTS, Decision, Move, Step, asks

OTHER_WAR: Final = v.OTHER_WAR.by("IS-2.1.7")
SQUADRON_GOES: Final = ("navy_box", "turn_track_next_peace_turn", "removed_from_game")


def movable(s: Struggle, side: int, effect: Effect) -> bool:
    """Whether there is a Squadron that the effect could move."""
    whose = who(side, effect)
    return s.squadrons(whose) > 0 or (effect["from"] != "map" and s.navy[whose] > 0)


@dataclass
class MoveSquadron(Part):
    """A built Squadron goes elsewhere; some Events concern only those on the map."""

    def ask(self, s: Struggle) -> list[Decision]:
        effect = self.effect(s)
        whose = who(self.side, effect)
        goes = SQUADRON_GOES.index(effect["to"])
        decision = s.decide(v.MOVE_SQUADRON, self.side, self.card, whose, goes)
        none = v.EVENT_NO_SQUADRON.saying(card=self.name(s))
        if effect["from"] == "map":
            decision.refuse(v.NAVY, v.EVENT_ONLY_MAP.saying(card=self.name(s)))
            decision.offer(v.CHOOSE, s.bars(s.flags[whose] & s.game.chart.naval, none))
        else:
            navy.offer(s, decision, whose, none, v.NAVY_WITHOUT_SQUADRON)
        return [decision]

    def on_move(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        effect = self.effect(s)
        whose, to, place = who(self.side, effect), effect["to"], NAVY_BOX if move.of is v.NAVY else move.args[0]
        if to == "navy_box":
            navy.to_navy_box(s, whose, place, self.reason(s))
        else:
            to = "turn_track" if to == "turn_track_next_peace_turn" else "removed"
            navy.set_aside(s, whose, place, to, self.reason(s))
        return None


SCRIPTS[MoveSquadron] = [asks(MoveSquadron.ask, MoveSquadron.on_move)]


@dataclass
class LoseAsset(Part):
    """IS-R-103: the opponent chooses among what he has: undamaged Forts, Squadrons on the map, Bonus War tiles."""

    def ask(self, s: Struggle) -> list[Decision]:
        whose, chart = 1 - self.side, s.game.chart
        decision = s.decide(v.LOSE_ASSET, whose, self.card)
        lost = s.flags[whose] & (chart.fort & ~s.damaged | chart.naval)
        decision.offer(v.CHOOSE, s.bars(lost, v.NOTHING_TO_LOSE))
        for theater in range(war_tiles.theaters(s)):
            name = war_tiles.theater_name(s, theater)
            for tile in sorted(set(s.bonus[war_tiles.slot(whose, theater)])):
                decision.add(v.GIVE_UP, tile, name)
        decision.refuse(v.GIVE_UP, v.NO_SUCH_TILE)
        return decision.if_any()

    def on_lose(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        whose = 1 - self.side
        if move.of is v.GIVE_UP:
            war_tiles.give_back(s, whose, war_tiles.theater_number(s, move.args[1]), move.args[0])
        elif s.game.chart.fort >> move.args[0] & 1:
            s.damaged |= 1 << move.args[0]
            s.emit("damaged", whose, move.args[0], self.reason(s))
        else:
            navy.to_navy_box(s, whose, move.args[0], self.reason(s))
        return None


SCRIPTS[LoseAsset] = [asks(LoseAsset.ask, LoseAsset.on_lose)]


@dataclass
class RemoveTile(Part):
    """A Bonus War tile of the opponent in a theater goes back, unseen."""

    def ask(self, s: Struggle) -> list[Decision]:
        whose = who(self.side, self.effect(s))
        found = [t for t in range(war_tiles.theaters(s)) if s.bonus[war_tiles.slot(whose, t)]]
        decision = s.decide(v.REMOVE_TILE, self.side, self.card)
        decision.offer(v.THEATER, war_tiles.in_next_war(s, OTHER_WAR).only(war_tiles.named(s, found), v.NO_BONUS_TILE))
        return [decision]

    def on_theater(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        whose = who(self.side, self.effect(s))
        war_tiles.give_back_unseen(s, whose, war_tiles.theater_number(s, move.args[0]))
        return None


SCRIPTS[RemoveTile] = [asks(RemoveTile.ask, RemoveTile.on_theater)]


@dataclass
class PlaceByng(Part):
    """Byng's Trial: the tile goes to a theater that admits it."""

    def ask(self, s: Struggle) -> list[Decision]:
        war = s.game.components.wars[s.next_war].theaters
        open_to = war_tiles.named(s, [t for t, theater in enumerate(war) if theater.byng])
        decision = s.decide(v.PLACE_BYNG, self.side, self.card)
        decision.offer(v.THEATER, war_tiles.in_next_war(s, OTHER_WAR).only(open_to, v.NO_BYNG))
        return [decision]

    def on_theater(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        s.byng = war_tiles.theater_number(s, move.args[0])
        s.emit("byng", BRITAIN, move.args[0])
        return None


SCRIPTS[PlaceByng] = [asks(PlaceByng.ask, PlaceByng.on_theater)]
