"""What only the family says: how its sorts are named, and words of its own (the rest is `table/words.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.kernel import Decision, Event, Field, Move
from chancellery.locale import has, text
from chancellery.table.scene_text import Text
from chancellery.table.words import Args, Pairs, Speaker, cased

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

NONE = "none"  # the id of nobody, to select a variant by


class FamilySpeaker(Speaker):
    nobody = NONE

    def __init__(self, game: Family, lang: str) -> None:
        super().__init__(game, lang)
        self.game = game

    # -- how sorts are named

    def says(self, sort: str, value: Any) -> Args | None:
        if sort == "place":
            return {"": place_name(self.game, value) if value >= 0 else "off"}
        if sort == "candidate":
            return {"": self._candidate(*value)}
        if sort == "side":
            return {"": self.lexicon.words["side"][value] if value >= 0 else "draw"}
        return {"": value} if sort == "card" else None

    def _candidate(self, place: int, steps: int, value: int) -> str:
        """A Territory among which a priority decides, with what it is judged by."""
        key = "candidate" if value < 0 else "candidate-value"
        return text(self.lang, key, place=self.said("place", place), steps=steps, value=value)

    def several(self, field: Field, values: Sequence[Any]) -> Args:
        if field.name == "path":
            return self.way(field.sort, values)
        if field.sort in ("candidate", "value"):
            between = "; " if field.sort == "candidate" else ", "
            return {"": between.join(self.said(field.sort, one) for one in values), "_count": len(values)}
        return super().several(field, values)

    def args(self, pairs: Pairs) -> dict[str, Any]:
        """A General is known by the name of his Power's hero, as is who decides."""
        pairs = list(pairs)
        args = super().args(pairs)
        for field, value in pairs:
            if field.sort == "general" or field is self.actor:
                power = self.game.owner[value] if field.sort == "general" else value
                args["hero"] = hero_name(self.game, power, self.lang)
        return args

    # -- lines, decisions, options

    def besides(self, event: Event) -> Args:
        return {"kept": "yes" if event.args[1] == event.args[2] else "no"} if event.kind == "status" else {}

    def more(self, decision: Decision) -> Args:
        own = self.game.seats[decision.seat] == self.game.powers[decision.actor]
        verbs = {"verb": decision.options[0].verb, "last": decision.options[-1].verb}
        return {"power_own": "yes" if own else "no", **verbs}

    def asked(self, decision: Decision, part: str = "") -> Text:
        """As the game words it; nothing that a Power is asked about is secret."""
        return self.text(worded(self.game, self.lang, "prompt-" + decision.kind) + part, self.context(decision))

    def chosen(self, decision: Decision, move: Move) -> Args:
        if move.verb != "status":
            return {}
        same = self.lexicon.words["status"][move.args[0]] == self.context(decision).get("before_id")
        return {"kept": "yes" if same else "no"}


@lru_cache(maxsize=64)
def speaker(game: Family, lang: str) -> FamilySpeaker:
    return FamilySpeaker(game, lang)


def worded(game: Family, lang: str, key: str) -> str:
    """The key of a message as the game words it."""
    own = key + game.edition.wording
    return own if own != key and has(lang, own) else key


# -- names


def power_name(game: Family, power: int, lang: str) -> str:
    return text(lang, "power-" + game.powers[power])


def letter(game: Family, power: int, lang: str) -> str:
    """What marks the pieces of a Power besides their colour."""
    return text(lang, f"power-{game.powers[power]}.letter")


def place_name(game: Family, place: int) -> str:
    """The printed name, in every language."""
    return game.map.board.territories[place].name


def mountains(game: Family, place: int) -> str:
    """The message that names mountains, where a rulebook translates what its board prints; else nothing."""
    board = game.map.board
    key = f"mountains-{board.game}-{board.territories[place].id}"
    return key if has("en", key) and text("en", key) == board.territories[place].name else ""


def hero_name(game: Family, power: int, lang: str) -> str:
    """The named General of a Power (K-1.1.1)."""
    hero = game.parameters.heroes.get(game.powers[power])
    return text(lang, "hero-" + hero) if hero else ""


def forms(game: Family, lang: str, name: str, power: int) -> dict[str, Any]:
    """A Power as arguments of a message: its label, its cases and its id; nobody has only an id."""
    return cased(lang, name, "power-", game.powers[power] if power >= 0 else "", NONE)
