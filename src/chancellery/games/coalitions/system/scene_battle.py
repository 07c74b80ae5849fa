"""The battle in a scene: both sides, the stacks of their Generals, and the Strength as far as the seat knows it."""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.battle import ATTACK, DEFENCE, Battle
from chancellery.games.coalitions.system.battle_cards import stack_strength
from chancellery.games.coalitions.system.hidden import knows_card
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.view import battle_view, innermost
from chancellery.locale import text

SIDES = ("attack", "defence")


def battle_panel(
    s: Realm, seat: int | None, options: dict[tuple[str, str, int], list[int]], lang: str
) -> dict[str, Any] | None:
    """The innermost battle as the seat may see it; `options` are those of cards in stacks."""
    battle = innermost(s)
    if battle is None:
        return None
    seen = battle_view(s, seat, battle)
    final = battle.past("reveal")
    known = _known(s, seat, battle)
    stacks = [_stack(s, battle, seen, known, i, options, lang) for i in range(len(battle.generals))]
    return {
        "place": seen["place"],
        "title": text(lang, "phase-Battle", place=words.place_name(s.game, battle.place)),
        "final": final,
        "winner": ("attack", "defence")[battle.winner] if final and battle.winner >= 0 else None,
        "sides": [_side(seat, seen, side, stacks, final, lang) for side in (ATTACK, DEFENCE)],
        "stacks": stacks,
        "passed": seen["passed"],
    }


def _side(
    seat: int | None, seen: dict[str, Any], side: int, stacks: list[dict[str, Any]], final: bool, lang: str
) -> dict[str, Any]:
    """One side; its Strength is without cards until all are revealed, then final."""
    own = [one for one in stacks if one["side"] == SIDES[side]]
    strength = seen["strength"][side]
    hidden = 0 if final else sum(one["hidden"] for one in own)
    return {
        "id": SIDES[side],
        "title": text(lang, "side-" + SIDES[side]),
        "powers": [seen["attacker"]] if side == ATTACK else seen["defenders"],
        "strength": strength,
        "known_strength": strength if final else strength + sum(one["known_strength"] for one in own),
        "hidden_cards": hidden,
        "notes": _notes(seat, strength, hidden, final, lang),
    }


def _notes(seat: int | None, strength: int, hidden: int, final: bool, lang: str) -> list[str]:
    """What the number of a side means."""
    if final:
        return [text(lang, "coalitions-battle-final")]
    known = text(lang, "coalitions-battle-open" if seat is None else "coalitions-battle-known")
    if hidden:
        known = f"{known}, {text(lang, 'coalitions-battle-hidden', count=hidden)}"
    return [known, text(lang, "coalitions-battle-base", strength=strength)]


def _known(s: Realm, seat: int | None, battle: Battle) -> Battle:
    """The battle with only those cards in its stacks that the seat knows."""
    known = battle.copy()
    for i, stack in enumerate(battle.stacks):
        owner = s.game.owner[battle.generals[i]]
        known.stacks[i] = [card for card in stack if knows_card(s, seat, owner, card)]
    return known


def _stack(
    s: Realm,
    battle: Battle,
    seen: dict[str, Any],
    known: Battle,
    i: int,
    options: dict[tuple[str, str, int], list[int]],
    lang: str,
) -> dict[str, Any]:
    one = seen["stacks"][i]
    power, place = one["power"], one["place"]
    cards = [
        {
            "value": value,
            "face_up": face_up,
            "title": text(lang, "card-hidden") if value is None else text(lang, "card-title", card=value),
            "options": options.get((power, place, number), []),
        }
        for number, (value, face_up) in enumerate(zip(one["cards"], one["face_up"], strict=True), 1)
    ]
    where = words.place_name(s.game, battle.spot[i])
    role = "coalitions-battle-supporting" if one["supporting"] else "coalitions-battle-standing"
    note = text(lang, "coalitions-battle-limit", count=len(cards), limit=one["limit"])
    if power in seen["passed"]:
        note = f"{note}, {text(lang, 'coalitions-battle-passed')}"
    return {
        "piece": s.game.general_ids[battle.generals[i]],
        "power": power,
        "name": text(lang, "power-" + power),
        "place": place,
        "place_name": where,
        "text": text(lang, role, place=where),
        "note": note,
        "side": one["side"],
        "supporting": one["supporting"],
        "cards": cards,
        "limit": one["limit"],
        "known_strength": stack_strength(s, known, i),
        "hidden": sum(card["value"] is None for card in cards),
    }
