"""What a view and a scene show of Napoleon: his level, his card, his deck."""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.napoleon_cards import face
from chancellery.games.coalitions.lempereur.realm import EmpireRealm
from chancellery.games.coalitions.system import words
from chancellery.locale import in_a_row, text


def napoleon(s: EmpireRealm) -> dict[str, Any]:
    """The level, the card that is being resolved, the size of the deck and the cards already resolved."""
    ids = s.game.map.ids
    card = None
    if s.napoleon_card:
        shown = face(s, s.napoleon_card)
        card = {
            "number": shown.number,
            "name": shown.name,
            "targets": [ids[t] for t in shown.targets],
            "others": [ids[t] for t in shown.others],
        }
    return {
        "level": s.game.options["level"],
        "card": card,
        "deck": len(s.napoleon_deck),
        "discards": list(s.napoleon_discards),
    }


def parts(s: EmpireRealm, piles: dict[str, Any], lang: str) -> dict[str, Any]:
    """What a scene has besides: his card on the table, his deck and the cards resolved, and how the match ends."""
    level, most = s.game.options["level"], s.game.parameters.influence_to_win
    resolved = [f"{number} {face(s, number).name}" for number in s.napoleon_discards]
    tiles = _tiles(s, lang)
    return {
        "rows": [
            {
                "id": "napoleon",
                "title": text(lang, "napoleon-title", level=level),
                "power": s.game.powers[FR],
                "style": "cards",
                "near": True,
                "tiles": tiles,
            }
        ]
        if tiles
        else [],
        "piles": {
            **piles,
            "napoleon_deck": {"title": text(lang, "napoleon-deck"), "count": len(s.napoleon_deck)},
            "napoleon_discards": {"title": text(lang, "napoleon-discards"), "cards": resolved},
        },
        "special": [
            {"id": "paris", "text": text(lang, "napoleon-paris")},
            {"id": "influence", "text": text(lang, "napoleon-influence", points=s.influence[FR], most=most)},
        ],
    }


def _tiles(s: EmpireRealm, lang: str) -> list[dict[str, Any]]:
    """The card that is being resolved, else the last one."""
    number = s.napoleon_card or (s.napoleon_discards[-1] if s.napoleon_discards else 0)
    if not number:
        return []
    shown = face(s, number)
    targets = " → ".join(words.place_name(s.game, t) for t in shown.targets)
    others = in_a_row([words.place_name(s.game, t) for t in shown.others], lang) if shown.others else "–"
    return [
        {
            "id": f"napoleon-{number}",
            "title": shown.name,
            "signs": [str(number)],
            "text": text(lang, "napoleon-card", targets=targets, others=others),
            "note": text(lang, "napoleon-now" if s.napoleon_card else "napoleon-last"),
            "current": bool(s.napoleon_card),
            "options": [],
        }
    ]
