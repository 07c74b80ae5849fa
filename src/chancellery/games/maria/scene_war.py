"""A battle in a scene: the announced strengths, the suits, the running score and the cards played so far."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria import words
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.combat import ATTACKER, DEFENDER, Battle
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import NOBODY, POWERS, SUITS
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

SIDES = ("attacker", "defender")
SIGNS = dict(enumerate("♠♥♦♣"))  # in the order of SUITS


def contest(s: Campaign, lang: str) -> dict[str, Any] | None:
    """The battle under way; all of it was announced or lies open."""
    battle = next((p for p in reversed(s.stack) if isinstance(p, Battle)), None)
    if battle is None or not battle.strengths:
        return None
    cities = (battle.attacker, battle.defender)
    winner = None if battle.loser == NOBODY else POWERS[battle.powers[1 - battle.loser]]
    return {
        "place": s.game.components.atlas.ids[battle.defender],
        "from": s.game.components.atlas.ids[battle.attacker],
        "title": title(s.game, battle.attacker, battle.defender, lang),
        "final": battle.loser != NOBODY,
        "winner": winner,
        "ordered": True,
        "sides": [_side(s, battle, side, cities[side], lang) for side in (ATTACKER, DEFENDER)],
        "stacks": [_stack(args, lang) for args in battle.played],
    }


def title(game: Maria, attacker: int, defender: int, lang: str) -> str:
    return text(
        lang,
        "maria-battle-title",
        attacker=words.city_name(game, attacker, lang),
        defender=words.city_name(game, defender, lang),
    )


def _side(s: Campaign, battle: Battle, side: int, city: int, lang: str) -> dict[str, Any]:
    """Armies and cards together, and the score as this side counts it (M-11.1.7)."""
    score = battle.score if side == ATTACKER else -battle.score
    armies = battle.strengths[side]
    cards = sum(value for power, _, value, _ in battle.played if power == battle.powers[side])
    suit = SUITS[s.game.components.atlas.suit[city]]
    notes = [
        text(lang, "maria-battle-score", score=f"{score:+d}".replace("-", "−") if score else "0"),
        text(lang, "maria-battle-armies", count=armies),
        text(lang, "maria-battle-suit", suit=text(lang, "maria-suit-" + suit)),
    ]
    powers = [POWERS[battle.powers[side]]]
    powers += [p for p in (POWERS[s.power_of(g)] for g in s.generals_at(city)) if p not in powers]
    found = {
        "id": powers[0],
        "title": text(lang, f"maria-battle-{SIDES[side]}", power=text(lang, "maria-power-" + powers[0])),
        "powers": powers,
        "strength": armies,
        "known_strength": armies + cards,
        "notes": notes,
        "suit": suit,
    }
    if battle.to_play == side and battle.loser == NOBODY:
        found["turn"] = text(lang, "maria-battle-to_play")
    return found


def _stack(args: list[int], lang: str) -> dict[str, Any]:
    power, printed, value, score = args
    said = card_title(printed, lang)
    return {
        "piece": f"{POWERS[power]}-{place(printed, value, score)}",
        "power": POWERS[power],
        "place": place(printed, value, score),
        "side": POWERS[power],
        "text": said,
        "note": f"+{value}",
        "cards": [{"value": value, "face_up": True, "title": said, "options": [], **sign(printed)}],
    }


def sign(printed: int) -> dict[str, str]:
    """The suit on a card; a Reserve has none."""
    return {} if printed == RESERVE else {"ability": SUITS[printed // 9]}


@cache
def card_title(printed: int, lang: str) -> str:
    """A tactical card by itself, as its face says."""
    if printed == RESERVE:
        return text(lang, "maria-reserve")
    return text(lang, "maria-card-title", value=printed % 9 + 2, suit=text(lang, "maria-suit-" + SUITS[printed // 9]))


@cache
def card_short(printed: int, lang: str) -> str:
    """A card in a few letters: 7♠."""
    return text(lang, "maria-reserve.short") if printed == RESERVE else f"{printed % 9 + 2}{SIGNS[printed // 9]}"


def place(printed: int, value: int, score: int) -> str:
    """Every card is a stack of its own, so each has its own place."""
    return f"{printed}-{value}-{score}"
