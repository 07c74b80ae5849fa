"""How a client shows events without knowing their kinds: the beats of a battle.

A beat is one step of the story that the panel of a battle tells. It is made from the public part of its event alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.games.maria.scene_war import SIDES, card_title, place, sign, title
from chancellery.kernel import Event
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

# What comes of a battle, told below its result; what happens meanwhile is not.
NOTES = frozenset({"armies_lost", "removed", "retreated", "battle_points", "train_captured"})
ASIDE = frozenset({"divided", "hussar_off", "set_aside", "track"})


def beat(game: Maria, event: Event, lang: str) -> dict[str, Any] | None:
    """The step of a battle that an event is, if it is one."""
    kind, args = event.kind, event.args
    if kind in NOTES or kind in ASIDE:
        return {"step": "note", "told": kind in NOTES}
    if kind == "battle":
        return _open(game, args, lang)
    if kind == "card_played":
        power, printed, value, score = args
        said = card_title(printed, lang)
        return {
            "step": "stack",
            "power": POWERS[power],
            "place": place(printed, value, score),
            "text": said,
            "cards": [{"value": value, "title": said, **sign(printed)}],
            "total": value,
        }
    if kind == "battle_tied":
        return {"step": "result", "values": {}, "winner": None}
    if kind == "battle_won":
        return {"step": "result", "values": {}, "winner": POWERS[args[0]]}
    return None


def _open(game: Maria, args: tuple[Any, ...], lang: str) -> dict[str, Any]:
    """The story begins with the announced strengths."""
    attacker, from_city, defender, city, strength, other = args
    sides = [
        {
            "id": POWERS[power],
            "title": text(lang, f"maria-battle-{role}", power=text(lang, "maria-power-" + POWERS[power])),
            "powers": [POWERS[power]],
            "rest": False,
            "suit": SUITS[game.components.atlas.suit[at]],
        }
        for role, power, at in zip(SIDES, (attacker, defender), (from_city, city), strict=True)
    ]
    return {
        "step": "open",
        "place": game.components.atlas.ids[city],
        "title": title(game, from_city, city, lang),
        "ordered": True,
        "sides": sides,
        "values": {POWERS[attacker]: strength, POWERS[defender]: other},
    }
