"""How a client shows events without knowing their kinds: beats of a theater as it is resolved.

A beat is one step of the story that the panel of a contest tells. It is made from the public part of its event alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.imperial_struggle import words
from chancellery.games.imperial_struggle.scene_war import stack
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, SIDES
from chancellery.kernel import Event
from chancellery.locale import text
from chancellery.table.scene_telling import AddBeat, Beat, BeatCard, BeatSide, NoteBeat, OpenBeat, ResultBeat, StackBeat

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


def beat(game: ImperialStruggle, event: Event, lang: str) -> Beat | None:
    """The step of a theater that an event is, if it is one."""
    kind = event.kind
    if kind in NOTES or kind in ASIDE:
        return NoteBeat("note", kind in NOTES)
    if kind == "theater":
        place = "theater-" + game.notation.words["theater"][event.args[0]]
        sides = (BeatSide(SIDES[side], words.side_name(side, lang), (SIDES[side],)) for side in (FRANCE, BRITAIN))
        return OpenBeat("open", place, words.theater_name(game, event.args[0], lang), tuple(sides))
    if kind == "tiles_revealed":
        side, theater, listed, army = event.args
        war, number = next(key for key, index in game.theater_index.items() if index == theater)
        shown = stack(game, war, number, side, listed, lang)
        strength = game.components.strength
        cards = tuple(BeatCard(strength[tile], card.title) for tile, card in zip(listed, shown.cards, strict=True))
        return StackBeat("stack", SIDES[side], shown.place, shown.text, cards, army)
    if kind == "strength":
        data = game.event_data(event)
        more = data["total"] - data["army"]
        return AddBeat("add", data["side"], more, text(lang, "is-beat-bonus", count=more)) if more else None
    if kind in ("theater_won", "theater_drawn"):
        return ResultBeat("result", {}, SIDES[event.args[0]] if kind == "theater_won" else None)
    return None
