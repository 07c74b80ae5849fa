"""How a client shows events without knowing their kinds: the beats of battles, bids and votes.

A beat is one step of the story that the stage tells. It is made from the public part of its event alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.games.maria.scene_war import SIDES, card_title, place, sign, title
from chancellery.kernel import Event
from chancellery.locale import text
from chancellery.table.scene_telling import (
    Beat,
    BeatCard,
    BeatSide,
    CastBeat,
    NoteBeat,
    OpenBeat,
    ResultBeat,
    StackBeat,
    VerdictBeat,
)

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

# What comes of a battle, told below its result; what happens meanwhile is not.
NOTES = frozenset({"armies_lost", "removed", "retreated", "battle_points", "train_captured"})
ASIDE = frozenset({"divided", "hussar_off", "set_aside", "track"})


def beat(game: Maria, event: Event, lang: str) -> Beat | None:
    """The step of a battle that an event is, if it is one."""
    kind, args = event.kind, event.args
    if kind in NOTES or kind in ASIDE:
        return NoteBeat("note", kind in NOTES)
    if kind == "battle":
        return _open(game, args, lang)
    if kind == "card_played":
        power, printed, value, score = args
        said = card_title(printed, lang)
        card = BeatCard(value, said, sign(printed))
        return StackBeat("stack", POWERS[power], place(printed, value, score), said, (card,), value)
    if kind == "battle_tied":
        return ResultBeat("result", {}, None)
    if kind == "battle_won":
        return ResultBeat("result", {}, POWERS[args[0]])
    return _voted(game, event, lang)


def _voted(game: Maria, event: Event, lang: str) -> Beat | None:
    """A bid that is opened, a vote, or who was elected."""
    kind, args = event.kind, event.args
    if kind == "bid":
        return CastBeat("cast", POWERS[args[0]], card_title(args[1], lang), voices=(POWERS[args[0]],), sealed=True)
    if kind == "vote":
        power, city, candidate = args
        said = text(lang, "maria-staged-for", power=text(lang, "maria-power-" + POWERS[candidate]))
        return CastBeat("cast", POWERS[power], said, POWERS[candidate], (game.components.atlas.ids[city],))
    return VerdictBeat("verdict", POWERS[args[0]]) if kind == "emperor" else None


def _open(game: Maria, args: tuple[Any, ...], lang: str) -> OpenBeat:
    """The story begins with the announced strengths."""
    attacker, from_city, defender, city, strength, other = args
    sides = []
    for role, power, at in zip(SIDES, (attacker, defender), (from_city, city), strict=True):
        said = text(lang, f"maria-battle-{role}", power=text(lang, "maria-power-" + POWERS[power]))
        sides.append(BeatSide(POWERS[power], said, (POWERS[power],), suit=SUITS[game.components.atlas.suit[at]]))
    return OpenBeat(
        step="open",
        place=game.components.atlas.ids[city],
        title=title(game, from_city, city, lang),
        sides=tuple(sides),
        values={POWERS[attacker]: strength, POWERS[defender]: other},
        ordered=True,
    )
