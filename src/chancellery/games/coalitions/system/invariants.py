"""Invariants of the family (family.md part 4), checked after every move in tests."""

from __future__ import annotations

from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.cards import HandLimit
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.mobilisation import Mobilisation
from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.sides import allies, at_war, own_control
from chancellery.games.coalitions.system.state import FORTRESSES, HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.wheel import ActionTurn
from chancellery.kernel.sets import bits


def broken(s: Realm) -> list[str]:
    """The invariants that do not hold, by number."""
    found = [*_pieces(s), *_cards(s), *_sides(s), *_tracks(s)]
    updating = any(isinstance(p, BoardUpdate) for p in s.stack)
    if not updating:
        found += _together(s)
    if s.outcome is None:
        found += _decisions(s)
    return found


def _pieces(s: Realm) -> list[str]:
    game, found = s.game, []
    control = _control(s)
    updating = [p for p in s.stack if isinstance(p, BoardUpdate)]
    for power, generals in enumerate(game.generals):
        if s.stock(power) < 0:
            found.append(f"1: tokens of {game.powers[power]}")
        places = [s.where[g] for g in generals if s.where[g] >= 0]
        staying = [s.where[g] for g in generals if s.where[g] >= 0 and not any(g in u.leaving for u in updating)]
        if len(set(staying)) != len(staying):
            found.append(f"3: two Generals of {game.powers[power]} together")
        if s.stands[power] != sum(1 << t for t in set(places)):
            found.append(f"derived: stands of {game.powers[power]}")
        if s.guards[power] != sum(1 << t for t, owner in enumerate(s.garrison) if owner == power):
            found.append(f"derived: guards of {game.powers[power]}")
        if s.control[power] != control[power]:
            found.append(f"5: control of {game.powers[power]}")
    for general, t in enumerate(s.where):
        if not 0 <= s.troops[general] <= MOST_TROOPS or (t < 0 and s.troops[general]):
            found.append(f"2: Troops of General {general}")
        if t >= 0 and not game.map.passable >> t & 1:
            found.append(f"2: General {general} on impassable ground")
    for t, owner in enumerate(s.garrison):
        if owner >= 0 and not game.map.passable >> t & 1:
            found.append("3: Garrison on impassable ground")
    if s.fortress.bit_count() > FORTRESSES or s.fortress & ~game.map.passable:
        found.append("4: Fortresses")
    return found


def _control(s: Realm) -> list[int]:
    """5: per Power the set of Territories it controls: the Garrison's Power, else the Home Power, else nobody."""
    control = list(s.game.map.homes)
    for t, owner in enumerate(s.garrison):
        if owner >= 0:
            home = s.game.map.home[t]
            if home >= 0:
                control[home] &= ~(1 << t)
            control[owner] |= 1 << t
    return control


def _cards(s: Realm) -> list[str]:
    printed = [value for value, count in sorted(s.game.parameters.deck.items()) for _ in range(count)]
    battles = [p for p in s.stack if isinstance(p, Battle) and not p.discarded]
    for powers in s.game.sharing:
        cards = [*s.deck_of(powers[0]), *s.pile_of(powers[0])]
        for power in powers:
            cards += s.hands[power]
            if s.hands[power] != sorted(s.hands[power]):
                return ["13: hand not sorted"]
        for battle in battles:
            for general, stack in zip(battle.generals, battle.stacks, strict=True):
                if s.game.owner[general] in powers:
                    cards += [abs(card) for card in stack]
        if sorted(cards) != printed:
            return ["13: the deck is not complete"]
    if s.outcome is not None:  # the end may come in the middle of an action
        return []
    action = any(isinstance(p, Leadership | Mobilisation | HandLimit | MovementTurn | ActionTurn) for p in s.stack)
    if not action and any(len(h) > limit for h, limit in zip(s.hands, s.game.hand_limit, strict=True)):
        return ["28: a hand above its limit"]
    return []


def _sides(s: Realm) -> list[str]:
    powers = range(len(s.game.powers))
    for a in powers:
        if not allies(s, a, a):
            return ["7: not reflexive"]
        for b in powers:
            if allies(s, a, b) and s.ally[a] != s.ally[b]:
                return ["7: sides are not a partition"]
    return []


def _tracks(s: Realm) -> list[str]:
    found = []
    if not all(0 <= m <= HIGHEST_MORALE for m in s.morale):
        found.append("12: Morale")
    if not all(m >= 0 for m in s.money) or not all(i >= 0 for i in s.influence):
        found.append("12: Money or Influence")
    if s.outcome is None and s.game.edition.wins_at_once and max(s.influence) >= s.game.parameters.influence_to_win:
        found.append("19: somebody has won")
    return found


def _together(s: Realm) -> list[str]:
    """8, 10, 11: pieces in one Territory are of one side, except on a battlefield to come."""
    game, found = s.game, []
    fighting = s.pending
    for procedure in s.stack:
        if isinstance(procedure, Battle):
            fighting |= 1 << procedure.place
    moving = [p for p in s.stack if isinstance(p, MovementTurn)]
    generals = shared = 0
    for power, stands in enumerate(s.stands):
        shared |= generals & stands
        generals |= stands
        closed = bits(stands & s.closed[power])
        found += [f"11: {game.powers[power]} in {game.map.ids[t]}, which is closed to it" for t in closed]
    for t, owner in enumerate(s.garrison):
        if owner >= 0:
            shared |= generals & 1 << t
            home = game.map.home[t]
            if home >= 0 and home != owner and not at_war(s, home, owner):
                found.append(f"10: Garrison in {game.map.ids[t]}")
    for t in bits(shared & ~fighting):
        sides = {s.ally[p] for p, stands in enumerate(s.stands) if stands >> t & 1}
        if s.garrison[t] >= 0:
            sides.add(s.ally[s.garrison[t]])
        if len(sides) > 1:
            mover = moving[0].power if moving else -1
            if not (moving and s.general_at(mover, t) >= 0 and s.moved >> s.general_at(mover, t) & 1):
                found.append(f"8: enemies together in {game.map.ids[t]}")
    return found


def _decisions(s: Realm) -> list[str]:
    if not s.asked:
        return ["20: no decision and no outcome"]
    for decision in s.asked:
        if not decision.options or len(set(decision.options)) != len(decision.options):
            return [f"20: options of {decision.kind}"]
        if not 0 <= decision.seat < len(s.game.seats):
            return [f"20: seat of {decision.kind}"]
    return []


def confined_outside(s: Realm) -> list[str]:
    """30: right after a board update every Neutral General stands where his player's Powers control."""
    found = []
    for power, stands in enumerate(s.stands):
        if s.neutral >> power & 1 and stands & ~own_control(s, power):
            found.append(f"30: {s.game.powers[power]}")
    return found
