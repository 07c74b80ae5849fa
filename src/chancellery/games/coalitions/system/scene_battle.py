"""The battle in a scene: both sides, the stacks of their Generals, and the Strength as far as the seat knows it."""

from __future__ import annotations

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.battle import ATTACK, DEFENCE, Battle
from chancellery.games.coalitions.system.battle_cards import stack_strength
from chancellery.games.coalitions.system.odds import SIDES, Fought, base, stack_of, with_card
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import Decision
from chancellery.locale import text
from chancellery.table.scene_asking import Odds
from chancellery.table.scene_telling import After, Card, Contest, Side, Stack

CARDS_ARE_PLAYED = ("card", "open_card", "target")  # what is asked meanwhile


def battle_panel(s: Realm, seat: int | None, lang: str) -> Contest | None:
    """The innermost battle as the seat may see it."""
    battle = s.running(Battle)
    if battle is None:
        return None
    final = battle.revealed
    return Contest(
        place=s.game.map.ids[battle.place],
        title=text(lang, "phase-Battle", place=words.place_name(s.game, battle.place)),
        final=final,
        winner=SIDES[battle.winner] if final and battle.winner >= 0 else None,
        sides=tuple(_side(s, seat, battle, side, final, lang) for side in (ATTACK, DEFENCE)),
        stacks=tuple(_stack(s, seat, battle, i, lang) for i in range(len(battle.generals))),
        stake=None if final else s.game.asking.forecast.stake(s, battle, seat, lang),
        odds=None if final else _odds(s, battle, seat, lang),
    )


def _odds(s: Realm, battle: Battle, seat: int | None, lang: str) -> Odds | None:
    """If nobody plays another card; before the first, if everybody plays the best ones."""
    to_come = not any(decision.kind in CARDS_ARE_PLAYED for decision in s.asked)
    return s.game.asking.forecast.odds(s, Fought(battle, to_come), seat, lang)


def afters(s: Realm, decisions: list[Decision], lang: str) -> dict[tuple[str, int], After]:
    """How the battle would stand after a card of a hand, by Power and card; for the General whom it helps most."""
    battle, found = s.running(Battle), dict[tuple[str, int], After]()
    for decision in decisions:
        if battle is None or battle.revealed or decision.kind not in CARDS_ARE_PLAYED:
            continue
        best: dict[int, tuple[int, Battle]] = {}
        for move in decision.options:
            if move.verb == "play":
                then = with_card(s, battle, decision.actor, *move.args)
                side = then.side[stack_of(s, then, decision.actor, move.args[1])]
                known = _known(s, decision.seat, then)
                own = [i for i in range(len(then.generals)) if then.side[i] == side]
                total = then.strength[side] + sum([stack_strength(s, known, i) for i in own])
                best[move.args[0]] = max(best.get(move.args[0], (-1, then)), (total, then), key=lambda one: one[0])
        for card, (total, then) in best.items():
            odds = s.game.asking.forecast.odds(s, Fought(then, False), decision.seat, lang)
            found[s.game.powers[decision.actor], card] = After(total, odds, _cost(s, battle, decision.actor, lang))
    return found


def _cost(s: Realm, battle: Battle, power: int, lang: str) -> str | None:
    """K-8.3.8: the Morale for a card; at Morale 0 the one card is free (K-8.3.9)."""
    if battle.at_zero >> power & 1:
        return None
    return text(lang, "option-cost", what=text(lang, "track-morale"), count=1, of=s.morale[power])


def _side(s: Realm, seat: int | None, battle: Battle, side: int, final: bool, lang: str) -> Side:
    """One side; its Strength is without cards until all are revealed, then final."""
    own = [i for i in range(len(battle.generals)) if battle.side[i] == side]
    strength, known = battle.strength[side], _known(s, seat, battle)
    hidden = sum(len(battle.stacks[i]) - len(known.stacks[i]) for i in own)
    powers = [battle.attacker] if side == ATTACK else battle.defenders
    return Side(
        id=SIDES[side],
        title=text(lang, "side-" + SIDES[side]),
        powers=tuple(s.game.powers[power] for power in powers),
        strength=strength,
        known_strength=strength if final else strength + sum(stack_strength(s, known, i) for i in own),
        hidden=0 if final else hidden,
        base=base(s, battle, side, lang),
        notes=_notes(seat, strength, 0 if final else hidden, final, lang),
    )


def _notes(seat: int | None, strength: int, hidden: int, final: bool, lang: str) -> tuple[str, ...]:
    """What the number of a side means."""
    if final:
        return (text(lang, "coalitions-battle-final"),)
    known = text(lang, "coalitions-battle-open" if seat is None else "coalitions-battle-known")
    if hidden:
        known = f"{known}, {text(lang, 'coalitions-battle-hidden', count=hidden)}"
    return known, text(lang, "coalitions-battle-base", strength=strength)


def _known(s: Realm, seat: int | None, battle: Battle) -> Battle:
    """The battle with only those cards in its stacks that the seat knows."""
    known = battle.copy()
    for i, stack in enumerate(battle.stacks):
        owner = s.game.owner[battle.generals[i]]
        known.stacks[i] = [card for card in stack if card < 0 or s.knows_hand(seat, owner)]
    return known


def _stack(s: Realm, seat: int | None, battle: Battle, i: int, lang: str) -> Stack:
    """The cards of a General, face up (negative) or face down."""
    owner = s.game.owner[battle.generals[i]]
    power, place = s.game.powers[owner], s.game.map.ids[battle.spot[i]]
    cards = []
    for number, card in enumerate(battle.stacks[i], 1):
        value = abs(card) if card < 0 or s.knows_hand(seat, owner) else None
        title = text(lang, "card-hidden") if value is None else text(lang, "card-title", card=value)
        cards.append(Card(f"card:{power}/{place}/{number}", title, value=value, face_up=card < 0))
    role = "coalitions-battle-supporting" if battle.position[i] > 2 else "coalitions-battle-standing"
    note = text(lang, "coalitions-battle-limit", count=len(cards), limit=battle.limit[i])
    if battle.passed >> owner & 1:
        note = f"{note}, {text(lang, 'coalitions-battle-passed')}"
    return Stack(
        piece=s.game.general_ids[battle.generals[i]],
        power=power,
        place=place,
        side=SIDES[battle.side[i]],
        text=text(lang, role, place=words.place_name(s.game, battle.spot[i])),
        cards=tuple(cards),
        note=note,
    )
