"""A Peace Turn (4.1): its fourteen phases in order."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import debt, scoring, victory
from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.sides import (
    BRITAIN,
    COMMODITIES,
    ERAS,
    FRANCE,
    NOBODY,
    REGIONS,
    SIDES,
    VP_START,
)
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

DEBT_LIMIT_RISE = 4  # IS-4.1.2.1
IN_DEMAND = 3  # IS-4.1.4.1
TILES = 9  # IS-4.1.6.1
CARDS, HAND_LIMIT = 3, 3  # IS-4.1.6.3, IS-4.1.6.4
ROUNDS = 8  # IS-4.1.9.1
TREATY_KEPT = 4  # IS-4.1.10.1


def _in_places(before: list[int], cards: tuple[int, ...]) -> list[int]:
    """The cards in their places: a card that stays lies where it lay, others come where there is room."""
    pair = cards[:2]
    new = [card for card in pair if card not in before[:2]]
    places = [before[n] if n < len(before) and before[n] in pair else new.pop(0) for n in range(len(pair))]
    return [*places, *cards[2:]]


@dataclass(slots=True)
class PeaceTurn(Procedure):
    rounds: int = 0  # Action Rounds taken

    # 1
    def deck(self, s: Struggle) -> Result:
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
    def debt_limit(self, s: Struggle) -> Result:
        if s.turn.first and s.turn.era > 0:
            for side in (FRANCE, BRITAIN):
                debt.change_limit(s, side, DEBT_LIMIT_RISE, "era")
        return None

    # 3
    def award(self, s: Struggle) -> Result:
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
    def global_demand(self, s: Struggle) -> Result:
        tiles = list(range(len(COMMODITIES)))
        s.shuffle(tiles)
        s.demand = sorted(tiles[:IN_DEMAND])
        s.emit("demand", *s.demand)
        return None

    # 5
    def reset(self, s: Struggle) -> Result:
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
    def deal_tiles(self, s: Struggle) -> Result:
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

    def deal_events(self, s: Struggle) -> Result:
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

    def discard(self, s: Struggle) -> Result:
        """IS-4.1.6.4, IS-4.1.6.5: simultaneously and face down."""
        return [
            Decision(side, "keep", "IS-4.1.6.4", s.game.moves.keeping(s.hands[side]), side)
            for side in (FRANCE, BRITAIN)
            if len(s.hands[side]) > HAND_LIMIT
        ]

    def on_keep(self, s: Struggle, decision: Decision, move: Move) -> Result:
        side = decision.actor
        for card in s.hands[side]:
            if card not in move.args:
                s.discards.append(card)
                s.emit("event_discarded", side, card)
        s.hands[side] = list(move.args)
        s.revealed = True
        return None

    # 7
    def ministry(self, s: Struggle) -> Result:
        if s.turn.first:  # IS-4.1.7.1
            s.ministry = [[], []]
            s.face_up = 0
        asked = [self._appointments(s, side) for side in (FRANCE, BRITAIN)]
        return [decision for decision in asked if len(decision.options) > 1]

    def _appointments(self, s: Struggle, side: int) -> Decision:
        """Tells whether the cards may stay as they are: not in a new Era, nor while a place is empty."""
        options = self._ministries(s, side)
        rule = "IS-4.1.7.1" if s.turn.first else "IS-4.1.7.3"
        now = sorted(s.ministry[side])
        may_stay = now in [sorted(move.args) for move in options]
        return Decision(side, "ministry", rule, options, side, (int(may_stay),), tuple(now))

    def _ministries(self, s: Struggle, side: int) -> list[Move]:
        """Every way to fill the places: two, and for France perhaps Jacobite Uprisings beside them (IS-4.1.7.6)."""
        extra = s.jacobite_place and side == FRANCE
        uprisings = s.game.uprisings
        eligible = self._eligible(s, side)
        if s.turn.first:
            if extra:
                eligible = [card for card in eligible if card != uprisings]  # IS-R-98
            pairs: list[tuple[int, ...]] = [(a, b) for i, a in enumerate(eligible) for b in eligible[i + 1 :]]
            return self._moves(s, pairs, [False, True] if extra else [False])
        now = s.ministry[side]
        places = now[:2]
        beside = len(now) > 2
        if extra and not beside:
            return self._with_uprisings(s, side, places, eligible)
        return self._moves(s, self._exchanges(s, places, now, eligible), [beside])

    def _eligible(self, s: Struggle, side: int) -> list[int]:
        """IS-3.5.1.1: the side's cards that list this Era and are still in the game."""
        eligible = s.game.components.eligible_ministries[s.turn.era][side]
        return [card for card in eligible if card != s.game.uprisings] if s.jacobite_defeat else eligible

    def _exchanges(self, s: Struggle, places: list[int], now: list[int], eligible: list[int]) -> list[tuple[int, ...]]:
        """IS-4.1.7.3: face-down cards may be replaced by eligible ones not in use; an empty place is filled."""
        others = [card for card in eligible if card not in now]
        found: list[tuple[int, ...]] = []
        choices = [self._place(s, card, others) for card in places]
        while len(choices) < 2:  # the place Jacobite Uprisings left (IS-R-26)
            choices.append(others)
        for a in choices[0]:
            for b in choices[1]:
                pair = (a, b) if a < b else (b, a)
                if a != b and pair not in found:
                    found.append(pair)
        return found

    def _place(self, s: Struggle, card: int, others: list[int]) -> list[int]:
        """What may lie in a place after the exchange."""
        if card == NOBODY:
            return others
        return [card] if s.face_up >> card & 1 else [card, *others]

    def _with_uprisings(self, s: Struggle, side: int, places: list[int], eligible: list[int]) -> list[Move]:
        """IS-R-98: the card is taken beside the two, moved there as it lies, or not taken."""
        uprisings = s.game.uprisings
        rest = [card for card in eligible if card != uprisings]
        plain = self._moves(s, self._exchanges(s, places, places, rest), [False])
        left = [NOBODY if card == uprisings else card for card in places]
        return plain + self._moves(s, self._exchanges(s, left, places, rest), [True])

    def _moves(self, s: Struggle, pairs: list[tuple[int, ...]], beside: list[bool]) -> list[Move]:
        moves, uprisings = s.game.moves, s.game.uprisings
        found: list[Move] = []
        for also in beside:
            if also:
                found += [moves.ministers_and[*pair, uprisings] for pair in pairs]
            else:
                found += [moves.ministers[pair] for pair in pairs]
        return found

    def on_ministry(self, s: Struggle, decision: Decision, move: Move) -> Result:
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
    def initiative(self, s: Struggle) -> Result:
        if s.turn.peace > 1 and s.vp != VP_START:  # IS-4.1.8.2
            s.initiative = FRANCE if s.vp < VP_START else BRITAIN
        s.emit("initiative", s.initiative)
        options = [s.game.notation.move("first", side) for side in range(len(SIDES))]
        return Decision(s.initiative, "first", "IS-4.1.8.3", options, s.initiative)

    def on_first(self, s: Struggle, decision: Decision, move: Move) -> Result:
        s.first = move.args[0]
        s.emit("first", s.first)
        return None

    # 9
    def action(self, s: Struggle) -> Result:
        if self.rounds == ROUNDS:
            return None
        side = s.first if self.rounds % 2 == 0 else 1 - s.first
        self.rounds += 1
        self.goto(PeaceTurn.action)
        return ActionRound(side)

    # 10
    def reduce_treaty_points(self, s: Struggle) -> Result:
        for side in (FRANCE, BRITAIN):
            debt.change_treaty(s, side, min(0, TREATY_KEPT - s.treaty[side]), "reduced")
        return None

    # 11
    def remaining_powers(self, s: Struggle) -> Result:
        """IS-4.1.11.1; John Law is the only one."""
        if s.has_minister(s.game.john_law):
            scottish = s.counted(FRANCE) & s.game.chart.countries["scotland"]
            debt.reduce_debt(s, FRANCE, 2 if scottish else 1, "john_law")
        return None

    # 12
    def scoring(self, s: Struggle) -> Result:
        s.emit("scoring")
        scoring.score(s)
        return None

    # 13, 14
    def victory_check(self, s: Struggle) -> Result:
        if victory.check_sweep(s) or victory.check_vp(s):
            return DONE
        if s.turn.peace == 6:
            victory.final_scoring(s)
        else:
            s.step += 1
        return None

    steps = (
        deck, debt_limit, award, global_demand, reset, deal_tiles, deal_events, discard, ministry, initiative,
        action, reduce_treaty_points, remaining_powers, scoring, victory_check,
    )  # fmt: skip
