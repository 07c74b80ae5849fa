"""What a scene says about the table itself: titles of its parts, facts about the Powers, and how to read the map."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

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
PIECES: dict[str, dict[str, Any]] = {
    "general": {"sign": "general", "troops": 2},
    "named": {"sign": "general", "troops": 1},
    "garrison": {"sign": "garrison"},
    "fortress": {"sign": "garrison", "base": "fortress"},
}


@lru_cache
def titles(lang: str) -> dict[str, str]:
    """The titles of the parts of the table."""
    return {part: text(lang, "coalitions-title-" + part) for part in ("powers", "zones", "wheel", "special")}


def facts(
    game: FamilyDefinition, known: dict[str, Any], power: int, away: str | None, lang: str
) -> list[dict[str, Any]]:
    """What is known of a Power at a glance; `away` is its named General if he is off board."""
    cards, limit, generals, off = known["cards"], game.hand_limit[power], len(known["generals"]), known["off_board"]
    held = text(lang, "coalitions-fact-cards.text", count=cards, limit=limit)
    led = text(lang, "coalitions-fact-generals.text", count=generals, off=off, hero=away or "nobody")
    titled = _fact_titles(lang)
    most = game.parameters.influence_to_win
    points = known["influence"] if game.scores(power) else None
    return [
        {"id": "morale", "icon": "flag", "title": titled[0], "value": known["morale"], "most": HIGHEST_MORALE},
        {"id": "influence", "icon": "crown", "title": titled[1], "value": points, "most": most},
        {"id": "money", "icon": "coin", "title": titled[2], "value": known["money"]},
        {"id": "cards", "icon": "cards", "title": titled[3], "value": cards, "of": limit, "text": held},
        {"id": "generals", "icon": "general", "title": titled[4], "value": generals, "more": off, "text": led},
    ]


@lru_cache
def _fact_titles(lang: str) -> tuple[str, ...]:
    tracks = (text(lang, "track-morale"), text(lang, "track-influence"))
    return (*tracks, *(text(lang, "coalitions-fact-" + id) for id in ("money", "cards", "generals")))


@lru_cache
def legend(game: FamilyDefinition, lang: str) -> list[dict[str, Any]]:
    """How to read the map, shown on the pieces of one Power."""
    power = min(1, len(game.powers) - 1)
    piece = {"power": game.powers[power], "letter": words.letter(game, power, lang)}
    hero = words.hero_name(game, power, lang)
    found = []
    for sign in SIGNS:
        if sign == "named" and not hero:
            continue
        drawn: dict[str, Any] = dict(PIECES.get(sign, {"sign": sign}))
        if sign in PIECES or sign in ("home", "controlled"):
            drawn.update(piece)
        if sign == "named":
            drawn["named"] = hero
        found.append({**drawn, "text": text(lang, "coalitions-legend-" + sign)})
    found.append({"sign": None, "text": text(lang, "coalitions-legend-provenance")})
    return found
