"""What a scene says about the table itself: titles of its parts, facts about the Powers, and how to read the map."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, Realm
from chancellery.locale import text
from chancellery.table.drawing import KEPT
from chancellery.table.scene import Fact, LegendEntry, Titles

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

SIGNS = (
    "general",
    "named",
    "garrison",
    "fortress",
    "home",
    "contested",
    "open",
    "controlled",
    "port",
    "capital",
    "barred",
)
PIECES = {
    "general": LegendEntry("", "general", troops=2),
    "named": LegendEntry("", "general", troops=1),
    "garrison": LegendEntry("", "garrison"),
    "fortress": LegendEntry("", "garrison", base="fortress"),
}


Counts = tuple[int, int, int, int, int, int]


@lru_cache
def titles(lang: str, wheel_is_there: bool) -> Titles:
    """The titles of the parts of the table; a game without a wheel has none for it."""
    powers, zones, wheel, special = (
        text(lang, "coalitions-title-" + part) for part in ("powers", "zones", "wheel", "special")
    )
    return Titles(powers=powers, zones=zones, wheel=wheel if wheel_is_there else None, special=special)


def away(s: Realm, power: int, lang: str) -> str | None:
    """The named General of a Power if he is off board."""
    named = s.named[power]
    return words.hero_name(s.game, power, lang) if named >= 0 and s.where[named] < 0 else None


def facts(s: Realm, power: int, lang: str) -> tuple[Fact, ...]:
    """What is known of a Power at a glance."""
    return counted_facts(s.game, power, counts(s, power), away(s, power, lang), lang)


def counts(s: Realm, power: int) -> Counts:
    """Morale, Influence, money, cards, Generals off board, Garrisons in stock."""
    off = sum([s.where[general] < 0 for general in s.game.generals[power]])
    return s.morale[power], s.influence[power], s.money[power], len(s.hands[power]), off, s.stock(power)


@lru_cache(KEPT)
def counted_facts(game: Family, power: int, counted: Counts, hero: str | None, lang: str) -> tuple[Fact, ...]:
    morale, influence, money, cards, off, stock = counted
    limit, generals = game.hand_limit[power], len(game.generals[power]) - off
    held = text(lang, "coalitions-fact-cards.text", count=cards, limit=limit)
    led = text(lang, "coalitions-fact-generals.text", count=generals, off=off, hero=hero or "nobody")
    titled = [text(lang, "track-morale"), text(lang, "track-influence")]
    titled += [text(lang, "coalitions-fact-" + id) for id in ("money", "cards", "generals", "stock")]
    most = game.parameters.influence_to_win
    points = influence if game.scores[power] else None
    return (
        Fact("morale", titled[0], morale, "flag", most=HIGHEST_MORALE),
        Fact("influence", titled[1], points, "crown", most=most),
        Fact("money", titled[2], money, "coin"),
        Fact("cards", titled[3], cards, "cards", of=limit, text=held),
        Fact("generals", titled[4], generals, "general", more=off, text=led),
        Fact("stock", titled[5], stock, spare=True),
    )


@lru_cache
def legend(game: Family, lang: str) -> tuple[LegendEntry, ...]:
    """How to read the map, shown on the pieces of one Power."""
    power = min(1, len(game.powers) - 1)
    of, letter = game.powers[power], words.letter(game, power, lang)
    hero = words.hero_name(game, power, lang)
    found = []
    for sign in SIGNS:
        if sign == "named" and not hero:
            continue
        drawn = PIECES.get(sign, LegendEntry("", sign))
        owned = sign in PIECES or sign in ("home", "controlled")
        found.append(
            replace(
                drawn,
                text=text(lang, "coalitions-legend-" + sign),
                power=of if owned else None,
                letter=letter if owned else None,
                named=hero if sign == "named" else None,
            )
        )
    return (*found, LegendEntry(text(lang, "coalitions-legend-provenance")))
