"""A battle before it is fought: the Strengths, the cards there may be, what they cost, and who can still support."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.system import support, words
from chancellery.games.coalitions.system.battle import ATTACK, DEFENCE, Battle
from chancellery.games.coalitions.system.odds import SIDES, Fought, base
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel.sets import bits
from chancellery.locale import in_a_row, text
from chancellery.table.scene_asking import Clash, Force

BOTH: Final = (ATTACK, DEFENCE)


def clash(fought: Fought, seat: int, lang: str) -> Clash | None:
    """As a seat may know it: all that stands on the map and how many cards each hand has is open."""
    s, battle = fought.then, fought.battle
    if s is None:
        return None
    strengths = [battle.strength[side] for side in BOTH]
    return Clash(
        text=text(lang, "coalitions-clash", attack=strengths[ATTACK], defence=strengths[DEFENCE]),
        forces=tuple([_force(s, battle, side, lang) for side in BOTH]),
        notes=_hands(s, battle, lang),
        pay=_morale(s, battle, seat, lang),
        join=_supporters(s, battle, lang),
    )


def _force(s: Realm, battle: Battle, side: int, lang: str) -> Force:
    power = battle.attacker if side == ATTACK else battle.defenders[0]
    parts = tuple([f"{item.label} {item.points}" for item in base(s, battle, side, lang)])
    title = words.power_name(s.game, power, lang)
    return Force(s.game.powers[power], f"{title} ({text(lang, 'side-' + SIDES[side])})", battle.strength[side], parts)


def _engaged(s: Realm, battle: Battle) -> list[int]:
    """The Powers that may play cards."""
    return list(dict.fromkeys([s.game.owner[general] for general in battle.generals]))


def _hands(s: Realm, battle: Battle, lang: str) -> tuple[str, ...]:
    """How many cards they hold."""
    held = [f"{words.power_name(s.game, power, lang)} {len(s.hands[power])}" for power in _engaged(s, battle)]
    return (text(lang, "coalitions-clash-hands", hands=", ".join(held)),)


def _morale(s: Realm, battle: Battle, seat: int, lang: str) -> tuple[str, ...]:
    """K-8.3.8, K-8.3.9: what a card costs a Power of the seat."""
    own = [power for power in _engaged(s, battle) if s.seat_for(power) == seat]
    left = [s.morale[power] for power in own]
    return tuple([text(lang, "coalitions-clash-morale" if n else "coalitions-clash-free", left=n) for n in left])


def _supporters(s: Realm, battle: Battle, lang: str) -> tuple[str, ...]:
    """K-8.2.1, K-8.2.5: from where either side may still be supported."""
    found = []
    for side in BOTH:
        places = []
        for power in s.game.relations.precedence(s):
            if support.may_support(s, battle, side, power):
                places += [words.place_name(s.game, t) for t in bits(support.supporters(s, power, battle.place).left)]
        if places:
            found.append(text(lang, f"coalitions-clash-join-{SIDES[side]}", places=in_a_row(places, lang)))
    return tuple(found)
