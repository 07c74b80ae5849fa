"""A battle before it is fought: armies as a seat knows them, suits, cards; and where a general comes to stand."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.games.maria import cards, odds, scene_supply, words
from chancellery.games.maria.combat import ATTACKER, DEFENDER
from chancellery.games.maria.odds import Fought
from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.games.maria.state import Campaign
from chancellery.locale import text
from chancellery.table.scene_asking import Clash, Force, Wager

HIDDEN = "?"


def wager(s: Campaign, found: Fought | None, seat: int, lang: str) -> Wager:
    """All there is to say about a battle; nothing if there is none."""
    if found is None:
        return Wager()
    return Wager(odds.told(s, found, seat, lang), odds.stake(s, found, seat, lang), _clash(s, found, seat, lang))


def _clash(s: Campaign, found: Fought, seat: int, lang: str) -> Clash | None:
    """Only of a battle that is still to come: one under way stands on the stage."""
    if not found.generals:
        return None
    forces = tuple([_force(s, found, side, seat, lang) for side in (ATTACKER, DEFENDER)])
    attack, defence = (HIDDEN if one.strength is None else str(one.strength) for one in forces)
    held = [f"{_name(power, lang)} {len(s.hands[power])}" for power in dict.fromkeys(found.powers)]
    suits = [s.game.components.atlas.suit[city] for city in found.cities]
    own = odds.side_of(s, found, seat)
    notes = [text(lang, "maria-clash-hands", hands=", ".join(held))]
    if own is not None:
        notes.append(fights(s, found.powers[own], suits[own], lang))
    return Clash(text(lang, "maria-clash", attack=attack, defence=defence), forces, tuple(notes))


def _force(s: Campaign, found: Fought, side: int, seat: int, lang: str) -> Force:
    """M-6.8: how many armies a general has is known to his player only."""
    generals, power = found.generals[side], found.powers[side]
    known = all(s.sees(seat, s.power_of(general)) for general in generals)
    names = [words.piece_name(s.game, general, lang) for general in generals]
    suit = text(lang, "maria-suit-" + SUITS[s.game.components.atlas.suit[found.cities[side]]])
    armies = sum([s.armies[general] for general in generals]) if known else None
    parts = (*names, text(lang, "maria-battle-suit", suit=suit))
    return Force(POWERS[power], _name(power, lang), armies, parts)


def _name(power: int, lang: str) -> str:
    return text(lang, f"maria-power-{POWERS[power]}")


def fights(s: Campaign, power: int, suit: int, lang: str) -> str:
    """The suit somebody fights in, with his cards of it."""
    held = _held(s.hands[power], suit)
    named = text(lang, "maria-suit-" + SUITS[suit])
    return text(lang, "maria-clash-suit", suit=named, count=len(held), cards=", ".join(str(value) for value in held))


def _held(hand: Sequence[int], suit: int) -> list[int]:
    return sorted([cards.value(card) for card in hand if cards.suit(card) == suit], reverse=True)


def arrived(s: Campaign, general: int, seat: int, lang: str) -> str | None:
    """Whether a general is supplied where he has come to, and the cards he would fight with."""
    power, how = s.power_of(general), scene_supply.supplied(s, general).how
    if not s.sees(seat, power):
        return None
    supplied = text(lang, "maria-clash-supply", how=how)
    return f"{supplied} {fights(s, power, s.game.components.atlas.suit[s.where[general]], lang)}"
