"""A battle in a scene: the announced strengths, the suits, the running score and the cards played so far."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from chancellery.games.maria import odds, words
from chancellery.games.maria.combat import ATTACKER, DEFENDER, Battle
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import NOBODY, POWERS, SUITS
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision
from chancellery.locale import text
from chancellery.table.scene_telling import After, Card, Contest, Item, Side, Stack

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

SIDES = ("attacker", "defender")
SIGNS = dict(enumerate("♠♥♦♣"))  # in the order of SUITS


def contest(s: Campaign, lang: str) -> Contest | None:
    """The battle under way; all of it was announced or lies open, but for the odds."""
    battle = next((p for p in reversed(s.stack) if isinstance(p, Battle)), None)
    if battle is None or not battle.strengths:
        return None
    cities = (battle.attacker, battle.defender)
    winner = None if battle.loser == NOBODY else POWERS[battle.powers[1 - battle.loser]]
    return Contest(
        place=s.game.components.atlas.ids[battle.defender],
        title=title(s.game, battle.attacker, battle.defender, lang),
        final=battle.loser != NOBODY,
        winner=winner,
        sides=tuple(_side(s, battle, side, cities[side], lang) for side in (ATTACKER, DEFENDER)),
        stacks=tuple(_stack(args, lang) for args in battle.played),
        origin=s.game.components.atlas.ids[battle.attacker],
        ordered=True,
        odds=None if battle.loser != NOBODY else odds.told(s, odds.under_way(battle), None, lang),
    )


def own_contest(s: Campaign, public: Contest | None, seat: int, lang: str) -> Contest | None:
    """The battle with the odds as a seat may know them, and what it is about for one that takes part."""
    battle = s.running(Battle)
    if public is None or battle is None or public.final:
        return public
    found = odds.under_way(battle)
    return replace(public, odds=odds.told(s, found, seat, lang), stake=odds.stake(s, found, seat, lang))


def afters(s: Campaign, decisions: list[Decision], lang: str) -> dict[tuple[int, int], After]:
    """How a battle would stand after a card, by power and face: armies and cards of its side. A Reserve counts most."""
    battle, found = s.running(Battle), dict[tuple[int, int], After]()
    for decision in decisions if battle is not None else ():
        for move in decision.options if decision.kind == "battle" else ():
            if battle is None or move.verb == "decline":
                continue
            printed, value = odds.played(move)
            total = value + _total(battle, battle.to_play)
            known = found.get((decision.actor, printed))
            if known is None or known.total < total:
                odd = odds.told(s, odds.after(s, move), decision.seat, lang)
                found[decision.actor, printed] = After(total, odd)
    return found


def _total(battle: Battle, side: int) -> int:
    """Armies and cards of a side."""
    return battle.strengths[side] + sum([value for power, _, value, _ in battle.played if power == battle.powers[side]])


def title(game: Maria, attacker: int, defender: int, lang: str) -> str:
    return text(
        lang,
        "maria-battle-title",
        attacker=words.city_name(game, attacker, lang),
        defender=words.city_name(game, defender, lang),
    )


def _side(s: Campaign, battle: Battle, side: int, city: int, lang: str) -> Side:
    """Armies and cards together, and the score as this side counts it (M-11.1.7)."""
    score = battle.score if side == ATTACKER else -battle.score
    armies = battle.strengths[side]
    suit = SUITS[s.game.components.atlas.suit[city]]
    said = text(lang, "maria-battle-armies", count=armies)
    powers = [POWERS[battle.powers[side]]]
    powers += [p for p in (POWERS[s.power_of(g)] for g in s.generals_at(city)) if p not in powers]
    plays = battle.to_play == side and battle.loser == NOBODY
    return Side(
        id=powers[0],
        title=text(lang, f"maria-battle-{SIDES[side]}", power=text(lang, "maria-power-" + powers[0])),
        powers=tuple(powers),
        strength=armies,
        known_strength=_total(battle, side),
        base=(Item(said, armies),),
        notes=(
            text(lang, "maria-battle-score", score=f"{score:+d}".replace("-", "−") if score else "0"),
            said,
            text(lang, "maria-battle-suit", suit=text(lang, "maria-suit-" + suit)),
        ),
        suit=suit,
        turn=text(lang, "maria-battle-to_play") if plays else None,
    )


def _stack(args: list[int], lang: str) -> Stack:
    power, printed, value, score = args
    said, at = card_title(printed, lang), place(printed, value, score)
    of = POWERS[power]
    card = Card(f"card:{of}/{at}/1", said, value=value, ability=sign(printed))
    return Stack(f"{of}-{at}", of, at, of, said, (card,), f"+{value}")


def sign(printed: int) -> str | None:
    """The suit on a card; a Reserve has none."""
    return None if printed == RESERVE else SUITS[printed // 9]


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
