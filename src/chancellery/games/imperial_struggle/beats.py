"""How a client shows events without knowing their kinds: beats of a theater as it is resolved.

A beat is one step of the story that the panel of a contest tells. It is made from the public part of its event alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle import words
from chancellery.games.imperial_struggle.scene_war import stack
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, SIDES
from chancellery.kernel import Event
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

# What comes of a theater, told below its result.
NOTES = frozenset({
    "spoils", "spoils_declined", "stripped", "conquered", "conquest_refused", "jacobite_victory", "jacobite_defeat",
    "jacobite_place", "atlantic_dominance", "usa_flag", "cut_off", "squadron_set_aside",
})  # fmt: skip
ASIDE = frozenset({
    "vp", "treaty", "debt", "flagged", "unflagged", "deployed", "squadron_to_navy", "conflict_removed",
    "advantage_taken", "advantage_lost", "ministry_lost", "huguenots_lost", "damaged", "spanish_flag_removed",
})  # fmt: skip


def beat(game: ImperialStruggle, event: Event, lang: str) -> dict[str, Any] | None:
    """The step of a theater that an event is, if it is one."""
    kind = event.kind
    if kind in NOTES or kind in ASIDE:
        return {"step": "note", "told": kind in NOTES}
    if kind == "theater":
        place = "theater-" + game.notation.words["theater"][event.args[0]]
        sides = [
            {"id": SIDES[side], "title": words.side_name(side, lang), "powers": [SIDES[side]], "rest": False}
            for side in (FRANCE, BRITAIN)
        ]
        title = words.theater_name(game, event.args[0], lang)
        return {"step": "open", "place": place, "title": title, "sides": sides}
    if kind == "tiles_revealed":
        side, theater, listed, army = event.args
        war, number = next(key for key, index in game.theater_index.items() if index == theater)
        shown = stack(game, war, number, side, list(listed), lang)
        cards = [{"value": card["value"], "title": card["title"]} for card in shown["cards"]]
        return {
            "step": "stack", "power": SIDES[side], "place": shown["place"], "text": shown["text"], "cards": cards,
            "total": army,
        }  # fmt: skip
    if kind == "strength":
        data = game.event_data(event)
        more = data["total"] - data["army"]
        said = text(lang, "is-beat-bonus", count=more)
        return {"step": "add", "side": data["side"], "value": more, "text": said} if more else None
    if kind in ("theater_won", "theater_drawn"):
        return {"step": "result", "values": {}, "winner": SIDES[event.args[0]] if kind == "theater_won" else None}
    return None
