"""What a view and a scene show of Napoleon: his level, his card, his deck."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.system import words
from chancellery.locale import in_a_row, text
from chancellery.table.scene import PileShown, Row, Scene, Special, Tile


def napoleon(s: EmpireRealm) -> dict[str, Any]:
    """The level, the card that is being resolved, the size of the deck and the cards already resolved."""
    ids = s.game.map.ids
    card = None
    if s.napoleon_card:
        shown = s.own[s.napoleon_card]
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


def added(s: EmpireRealm, scenes: list[Scene], lang: str) -> list[Scene]:
    """The scenes with his card on the table, his deck and the cards resolved, and how the match ends."""
    resolved = tuple(f"{number} {s.own[number].name}" for number in s.napoleon_discards)
    piles = (
        PileShown("napoleon_deck", text(lang, "napoleon-deck"), len(s.napoleon_deck)),
        PileShown("napoleon_discards", text(lang, "napoleon-discards"), cards=resolved),
    )
    points = text(lang, "napoleon-influence", points=s.influence[FR], most=s.game.parameters.influence_to_win)
    special = (Special("paris", text(lang, "napoleon-paris")), Special("influence", points))
    rows = _rows(s, lang)
    return [replace(drawn, rows=rows, piles=(*drawn.piles, *piles), special=special) for drawn in scenes]


def _rows(s: EmpireRealm, lang: str) -> tuple[Row, ...]:
    """The card that is being resolved, else the last one."""
    number = s.napoleon_card or (s.napoleon_discards[-1] if s.napoleon_discards else 0)
    if not number:
        return ()
    shown = s.own[number]
    targets = " → ".join(words.place_name(s.game, t) for t in shown.targets)
    others = in_a_row([words.place_name(s.game, t) for t in shown.others], lang) if shown.others else "–"
    id = f"napoleon-{number}"
    tile = Tile(
        ref=f"tile:{id}",
        id=id,
        title=shown.name,
        text=text(lang, "napoleon-card", targets=targets, others=others),
        signs=(str(number),),
        note=text(lang, "napoleon-now" if s.napoleon_card else "napoleon-last"),
        current=bool(s.napoleon_card),
    )
    title = text(lang, "napoleon-title", level=s.game.options["level"])
    return (Row("row:napoleon", "napoleon", title, (tile,), s.game.powers[FR], "cards"),)
