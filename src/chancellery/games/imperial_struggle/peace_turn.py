"""A Peace Turn (4.1): its fourteen phases in order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Final, Self

from chancellery.games.imperial_struggle import appointments, debt, scoring, victory
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.sides import (
    BRITAIN,
    COMMODITIES,
    ERAS,
    FRANCE,
    NOBODY,
    REGIONS,
    VP_START,
)
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does

DEBT_LIMIT_RISE: Final = 4  # IS-4.1.2.1
IN_DEMAND: Final = 3  # IS-4.1.4.1
TILES: Final = 9  # IS-4.1.6.1
# IS-4.1.6.3, IS-4.1.6.4
CARDS: Final = 3
HAND_LIMIT: Final = 3
ROUNDS: Final = 8  # IS-4.1.9.1
TREATY_KEPT: Final = 4  # IS-4.1.10.1


def _in_places(before: list[int], cards: tuple[int, ...]) -> list[int]:
    """The cards in their places: a card that stays lies where it lay, others come where there is room."""
    pair = cards[:2]
    new = [card for card in pair if card not in before[:2]]
    places = [before[n] if n < len(before) and before[n] in pair else new.pop(0) for n in range(len(pair))]
    return [*places, *cards[2:]]


@dataclass
class PeaceTurn(Procedure):
    rounds: int = 0  # Action Rounds taken

    def copy(self) -> Self:
        new = self.begun_copy()
        new.rounds = self.rounds
        return new

    # 1
    def deck(self, s: Struggle) -> Step | None:
        s.emit("turn", s.step)
        self._open_spaces(s)
        era = s.turn.era
        if not s.turn.first or era == 0:
            return None
        events = s.game.components.events
        if ERAS[era] == "revolution":  # IS-4.1.1.3, IS-4.1.1.4
            for side in (FRANCE, BRITAIN):
                gone = [card for card in s.hands[side] if events[card].era == 0]
                s.hands[side] = [card for card in s.hands[side] if events[card].era != 0]
                s.removed += gone
                for card in gone:
                    s.emit("event_removed", side, card)
            s.removed += [card for card in s.draw if events[card].era == 0]
            s.draw = [card for card in s.draw if events[card].era != 0]
        s.draw += [card for card, event in enumerate(events) if event.era == era]
        s.shuffle(s.draw)
        s.emit("deck", era)
        return None

    def _open_spaces(self, s: Struggle) -> None:
        """IS-3.2.1.5 to IS-3.2.1.7: spaces that come into play."""
        chart = s.game.chart
        for era in range(s.turn.era + 1):
            s.available |= chart.from_era[era]
        if s.turn.peace == 6 and s.usa:
            s.available |= chart.usa

    # 2
    def debt_limit(self, s: Struggle) -> Step | None:
        if s.turn.first and s.turn.era > 0:
            for side in (FRANCE, BRITAIN):
                debt.change_limit(s, side, DEBT_LIMIT_RISE, "era")
        return None

    # 3
    def award(self, s: Struggle) -> Step | None:
        count = len(REGIONS)
        if s.turn.first:
            tiles = list(range(len(s.game.components.awards)))
            s.shuffle(tiles)
            s.awards, s.awards_left = tiles[:count], tiles[count:]
        else:
            s.awards, s.awards_left = s.awards_left, []
        s.revealed = True
        s.emit("awards", *s.awards)
        return None

    # 4
    def global_demand(self, s: Struggle) -> Step | None:
        tiles = list(range(len(COMMODITIES)))
        s.shuffle(tiles)
        s.demand = sorted(tiles[:IN_DEMAND])
        s.emit("demand", *s.demand)
        return None

    # 5
    def reset(self, s: Struggle) -> Step | None:
        s.exhausted = s.spent = s.banks = 0
        s.townshend = NOBODY
        s.used += s.tiles + s.taken
        s.tiles, s.taken = [], []
        for side in (FRANCE, BRITAIN):
            if s.track[side]:  # IS-3.6.5
                s.navy[side] += s.track[side]
                s.emit("squadrons_return", side, s.track[side])
                s.track[side] = 0
        return None

    # 6
    def deal_tiles(self, s: Struggle) -> Step | None:
        """IS-4.1.6.1, IS-4.1.6.2."""
        s.tiles, s.tile_stack = s.tile_stack[:TILES], s.tile_stack[TILES:]
        if len(s.tiles) < TILES:
            s.tile_stack, s.used = s.used, []
            s.shuffle(s.tile_stack)
            missing = TILES - len(s.tiles)
            s.tiles, s.tile_stack = s.tiles + s.tile_stack[:missing], s.tile_stack[missing:]
        s.revealed = True
        s.emit("tiles", *s.tiles)
        return None

    def deal_events(self, s: Struggle) -> Step | None:
        """IS-4.1.6.3, IS-R-21: single cards in turn, from the holder of the Initiative."""
        s.revealed = True  # before anything is told of it
        for _ in range(CARDS):
            for side in (s.initiative, 1 - s.initiative):
                if not s.draw:
                    self._renew(s)
                if s.draw:
                    card = s.draw.pop()
                    s.hands[side].append(card)
                    s.emit_secret("event_drawn", (side,), (card,), (side,))
        for side in (FRANCE, BRITAIN):
            s.hands[side].sort()
        return None

    def _renew(self, s: Struggle) -> None:
        """IS-4.1.6.8: the discards become the new draw pile."""
        events = s.game.components.events
        if ERAS[s.turn.era] == "revolution":
            s.removed += [card for card in s.discards if events[card].era == 0]
            s.discards = [card for card in s.discards if events[card].era != 0]
        s.draw, s.discards = s.discards, []
        s.shuffle(s.draw)
        s.emit("draw_pile_renewed", len(s.draw))

    def discard(self, s: Struggle) -> list[Decision]:
        """IS-4.1.6.4, IS-4.1.6.5: simultaneously and face down."""
        return [self._keeping(s, side) for side in (FRANCE, BRITAIN) if len(s.hands[side]) > HAND_LIMIT]

    def _keeping(self, s: Struggle, side: int) -> Decision:
        decision = s.decide(v.ASK_KEEP, side)
        decision.put_values(v.KEEP, [*combinations(s.hands[side], HAND_LIMIT)])
        decision.offer_each(v.KEEP, (), partial(self._not_kept, s, side))
        return decision

    def _not_kept(self, s: Struggle, side: int, move: Move) -> Reason | None:
        """IS-4.1.6.4: three different cards of one's own hand."""
        for card in move.args:
            if card not in s.hands[side]:
                return v.CARD_NOT_IN_HAND.saying(card=s.game.name_of("event", card))
        return v.CARD_TWICE if len(set(move.args)) < HAND_LIMIT else None

    def on_keep(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        side = decision.actor
        for card in s.hands[side]:
            if card not in move.args:
                s.discards.append(card)
                s.emit("event_discarded", side, card)
        s.hands[side] = list(move.args)
        s.revealed = True
        return None

    # 7
    def retire(self, s: Struggle) -> Step | None:
        if s.turn.first:  # IS-4.1.7.1
            s.ministry = [[], []]
            s.face_up = 0
        return None

    def ministry(self, s: Struggle) -> list[Decision]:
        asked = [appointments.asked(s, side) for side in (FRANCE, BRITAIN)]
        return [decision for decision in asked if decision.count() > 1]

    def on_ministry(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        side, before = decision.actor, s.ministry[decision.actor]
        chosen = _in_places(before, move.args)
        exchanged = [place for place, card in enumerate(chosen) if place >= len(before) or before[place] != card]
        s.ministry[side] = chosen
        s.face_up &= ~sum(1 << card for card in before if card not in chosen)
        if s.turn.first:
            s.emit_secret("ministry_chosen", (side, len(chosen)), tuple(chosen), (side,))
        else:
            s.emit_secret("ministry", (side, len(chosen), *exchanged), tuple(chosen), (side,))  # IS-4.1.7.5
        return None

    # 8
    def initiative(self, s: Struggle) -> Step | None:
        if s.turn.peace > 1 and s.vp != VP_START:  # IS-4.1.8.2
            s.initiative = FRANCE if s.vp < VP_START else BRITAIN
        s.emit("initiative", s.initiative)
        return None

    def order(self, s: Struggle) -> list[Decision]:
        return [s.decide(v.ASK_FIRST, s.initiative).add(v.FIRST, FRANCE).add(v.FIRST, BRITAIN)]

    def on_first(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        s.first = move.args[0]
        s.emit("first", s.first)
        return None

    # 9
    def action(self, s: Struggle) -> Step | None:
        if self.rounds == ROUNDS:
            return None
        side = s.first if self.rounds % 2 == 0 else 1 - s.first
        self.rounds += 1
        s.call(ActionRound.of(side))
        return REPEAT

    # 10
    def reduce_treaty_points(self, s: Struggle) -> Step | None:
        for side in (FRANCE, BRITAIN):
            debt.change_treaty(s, side, min(0, TREATY_KEPT - s.treaty[side]), "reduced")
        return None

    # 11
    def remaining_powers(self, s: Struggle) -> Step | None:
        """IS-4.1.11.1; John Law is the only one."""
        if s.has_minister(s.game.john_law):
            scottish = s.counted(FRANCE) & s.game.chart.countries["scotland"]
            debt.reduce_debt(s, FRANCE, 2 if scottish else 1, "john_law")
        return None

    # 12
    def scoring(self, s: Struggle) -> Step | None:
        s.emit("scoring")
        scoring.score(s)
        return None

    # 13, 14
    def victory_check(self, s: Struggle) -> Step | None:
        if victory.check_sweep(s) or victory.check_vp(s):
            return LEAVE
        if s.turn.peace == 6:
            victory.final_scoring(s)
        else:
            s.step += 1
        return None


PHASES: Final = {  # where a position may begin
    "start": does(PeaceTurn.deck),
    "deal": does(PeaceTurn.deal_tiles),
    "discard": asks(PeaceTurn.discard, PeaceTurn.on_keep),
    "ministry": does(PeaceTurn.retire),
    "initiative": does(PeaceTurn.initiative),
    "round": does(PeaceTurn.action),
    "end": does(PeaceTurn.reduce_treaty_points),
    "scoring": does(PeaceTurn.scoring),
    "victory": does(PeaceTurn.victory_check),
}
SCRIPTS[PeaceTurn] = [
    PHASES["start"],
    does(PeaceTurn.debt_limit),
    does(PeaceTurn.award),
    does(PeaceTurn.global_demand),
    does(PeaceTurn.reset),
    PHASES["deal"],
    does(PeaceTurn.deal_events),
    PHASES["discard"],
    PHASES["ministry"],
    asks(PeaceTurn.ministry, PeaceTurn.on_ministry),
    PHASES["initiative"],
    asks(PeaceTurn.order, PeaceTurn.on_first),
    PHASES["round"],
    PHASES["end"],
    does(PeaceTurn.remaining_powers),
    PHASES["scoring"],
    PHASES["victory"],
]
