"""What only Maria says: how its sorts are named, and lines of their own (the rest is `table/words.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import POWERS, SUITS, TRACKS
from chancellery.kernel import Decision, Event, Field, Move
from chancellery.kernel.vocabulary import paired
from chancellery.locale import in_a_row, text
from chancellery.table.scene_text import Text
from chancellery.table.words import Args, Speaker, cased, unwrapped

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

# The option that declines, where it can be missing; elsewhere the question itself says what declining does.
DECLINES = {"movement": "done", "walk": "halt", "return": "done"}
# What has no line of its own: another one tells it when it is complete.
PARTS = frozenset({"moved", "claimed", "bid", "politics_order", "political_taken"})
# What is told to the owner alone; the others would read no more than that it happened.
OWN = frozenset({"allocated", "armies_given", "divided"})
DRAWN_TOGETHER = ("stage", "subsidy")  # the cards of a stage are counted in one line


class MariaSpeaker(Speaker):
    def __init__(self, game: Maria, lang: str) -> None:
        super().__init__(game, lang)
        self.game = game

    # -- how sorts are named

    def says(self, sort: str, value: Any) -> Args | None:
        if sort == "city":
            return {"": city_name(self.game, value, self.lang), "_id": "nowhere" if value < 0 else "city"}
        if sort == "card":
            return {"": card_name(value, self.lang)}
        if sort == "track":
            key = "maria-track-" + TRACKS[value]
            return {"": text(self.lang, key), "_gen": text(self.lang, key + ".gen")}
        if sort == "clause":
            return {"": self.clause(value)}
        return {"": value, "_id": "said" if value else "nothing"} if sort == "text" else None

    def several(self, field: Field, values: Sequence[Any]) -> Args:
        if field.name == "cities":
            return self.way(field.sort, values)
        if field.sort == "clause":
            return {"": "; ".join(map(self.clause, values)), "_count": len(values)}
        return super().several(field, values)

    def row(self, said: Sequence[str]) -> str:
        return names(said, self.lang)

    # -- lines

    def key(self, event: Event) -> str | None:
        """Some events say less to others, or nothing."""
        if event.kind in PARTS or (event.kind in OWN and not event.secret) or _empty(event):
            return None
        return "maria-log-stage-introductory" if event.kind == "stage" and not self.game.full else super().key(event)

    def besides(self, event: Event) -> Args:
        return {"conquest": self.said("conquests", event.args[1:4])} if event.kind == "conquered" else {}

    # -- decisions

    def who(self, decision: Decision) -> int:
        """Saxony's general is placed by Austria's player, or Prussia's (M-19.3.13)."""
        if decision.kind == "relocate":
            return self.game.components.pieces[decision.options[0].args[0]].power
        return decision.actor

    def public(self, decision: Decision) -> Args:
        return {**super().public(decision), "seat": self.said("seat", decision.seat)}

    def more(self, decision: Decision) -> Args:
        if decision.kind == "use_part":
            card, number = decision.about
            return {"effect": effect_text(self.game.components.political[card].effects[number - 1], self.lang)}
        if decision.kind == "battle":
            plays = "no" if decision.options[0].verb == "decline" else "yes"
            return {"plays": plays, "declines": "yes" if _offers(decision, "decline") else "no"}
        return {}

    def may_decline(self, decision: Decision) -> bool:
        return decision.kind not in DECLINES or _offers(decision, DECLINES[decision.kind])

    # -- agreements (21)

    def clause(self, written: str) -> str:
        """A clause of an agreement, to be put into a message."""
        clause: Move = self.game.clauses.read(written)
        args = self.args(paired(clause.of.fields, clause.args))
        return text(self.lang, f"maria-clause-{clause.verb}", **args)

    def clauses(self, listed: Iterable[str]) -> Text:
        """What an agreement says, apart from its words."""
        return unwrapped("; ".join(map(self.clause, listed)))


def _empty(event: Event) -> bool:
    """Nothing happened, or the line before has said it."""
    if event.kind in ("recruited", "set_aside"):
        return not event.args[1]
    if event.kind == "armies_given":
        return not event.secret[1]
    if event.kind == "drawn":
        return not event.secret and event.args[2] in DRAWN_TOGETHER
    if event.kind == "conquered":
        return not event.args[4]  # the move tells it
    return event.kind == "armies_lost" and event.args[2] == "battle"


def _offers(decision: Decision, verb: str) -> bool:
    return any(option.verb == verb for option in decision.options)


@lru_cache(maxsize=64)
def speaker(game: Maria, lang: str) -> MariaSpeaker:
    return MariaSpeaker(game, lang)


# -- names


def forms(lang: str, name: str, power: int) -> dict[str, Any]:
    """A power as arguments of a message: its label, its cases and its id."""
    return cased(lang, name, "maria-power-", POWERS[power] if power >= 0 else "")


def city_name(game: Maria, city: int, lang: str) -> str:
    return text(lang, "maria-city-" + game.components.atlas.ids[city] if city >= 0 else "maria-none")


def piece_name(game: Maria, piece: int, lang: str) -> str:
    return text(lang, "maria-piece-" + game.components.pieces[piece].id)


def political_name(game: Maria, card: int, lang: str) -> str:
    return text(lang, "maria-political-" + game.components.political[card].id)


@cache
def card_name(face: int, lang: str) -> str:
    """A tactical card by what is printed on it."""
    if face == RESERVE:
        return text(lang, "maria-card-reserve")
    return text(lang, "maria-card", value=face % 9 + 2, suit=text(lang, "maria-suit-" + SUITS[face // 9]))


def effect_text(effect: dict[str, Any], lang: str) -> str:
    """One part of a political card."""
    if effect["kind"] == "shift":
        track = "maria-track-" + effect["track"]
        names = {"track": text(lang, track), "track_gen": text(lang, track + ".gen")}
        return text(lang, "maria-effect-shift", **names, count=effect["steps"], direction=effect["direction"])
    if effect["kind"] == "recruit":
        return text(lang, "maria-effect-recruit", count=effect["armies"])
    if effect["kind"] == "draw":
        return text(lang, "maria-effect-draw", count=effect["cards"])
    power = text(lang, "maria-power-" + effect["faction"])
    return text(lang, "maria-effect-discard", power=power, count=effect["cards"])


def names(listed: Iterable[str], lang: str) -> str:
    """Names in a row: A, B and C."""
    found = list(listed)
    return in_a_row(found, lang) if found else text(lang, "maria-none")
