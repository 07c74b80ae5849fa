"""What only Imperial Struggle says: how its sorts are named, and texts of their own (the rest is `table/words.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle.components import BASIC_KINDS, Investment
from chancellery.games.imperial_struggle.sides import REGIONS, SIDES, TYPES
from chancellery.games.imperial_struggle.vocabulary import CAUSES, SYMBOLS
from chancellery.kernel import Decision, Field, Move
from chancellery.locale import has, in_a_row, text
from chancellery.table.scene_text import Text
from chancellery.table.words import Args, Pairs, Speaker, cased, joined, linked

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

GAINS = ("vp", "conquest", "strips", "treaty", "fleets", "unflags")  # told in a row, those that are not 0
LEFT_OVER = ("end", "reveal", "activate", "use", "mark", "discard")  # possible when all Actions are over


class StruggleSpeaker(Speaker):
    actor = Field("side")

    def __init__(self, game: ImperialStruggle, lang: str) -> None:
        super().__init__(game, lang)
        self.game = game

    # -- how sorts are named

    def says(self, sort: str, value: Any) -> Args | None:
        game, lang = self.game, self.lang
        if sort == "space":
            return {"": space_name(game, value, lang)}
        if sort == "seat":
            return {"": text(lang, game.seat_name(value))}
        if sort == "ability":
            of = ministry_name(game, game.components.abilities[value].card, lang)
            return {"": ability_text(game, value, lang), "_of": of}
        if sort == "reason":
            known = value in self.lexicon.words["advantage"]
            said = reason_name(game, value, lang)
            return {"": linked(f"place:{value}", said) if known else said, "_id": value}
        if sort == "tile":
            return {"": tile_name(game.components.investments[value], lang) if value >= 0 else ""}
        if sort == "award":
            return {"": award_name(game, value, lang)}
        if sort == "wartile":
            return {"": war_tile(game, value, lang)}
        if sort == "source":
            return {"": source_name(game, value, lang)}
        if sort == "turn":
            return {"": text(lang, f"is-turn-{game.components.turns[value].id}.full")}
        return None

    def several(self, field: Field, values: Sequence[Any]) -> Args:
        if field.sort == "number":
            said = ", ".join(str(value + 1) for value in values)
        elif field.sort == "award":
            awards = zip(REGIONS, values, strict=True)
            said = "; ".join(
                f"{text(self.lang, f'is-region-{region}')} – {self.said('award', a)}" for region, a in awards
            )
        elif field.sort == "tile":
            said = "; ".join(self.said("tile", value) for value in values)
        else:
            return super().several(field, values)
        return {"": said, "_count": len(values)}

    def args(self, pairs: Pairs) -> dict[str, Any]:
        """War tiles have names where War and side are known; gains are told in a row."""
        pairs = list(pairs)
        args = super().args(pairs)
        tiles = [(field, value) for field, value in pairs if field.sort == "wartile"]
        if tiles:
            args |= self._war_tiles(pairs, tiles)
        if "conquest" in args or "fleets" in args:
            gains = [text(self.lang, "is-gain-" + name, n=args[name]) for name in GAINS if args.get(name)]
            args |= {"gains": self.row(gains), "gains_count": len(gains)}
        return args

    def _war_tiles(self, pairs: Pairs, tiles: Pairs) -> dict[str, str]:
        side = next((value for field, value in pairs if field.sort == "side" and field is not self.actor), -1)
        theater = next((value for field, value in pairs if field.sort == "theater"), None)
        war = next((war for (war, _), index in self.game.theater_index.items() if index == theater), -1)

        def named(tile: int) -> str:
            return war_tile(self.game, tile, self.lang, war, side)

        return {
            field.name: (in_a_row(map(named, value), self.lang) if value else "–") if field.many else named(value)
            for field, value in tiles
        }

    # -- decisions

    def may_decline(self, decision: Decision) -> bool:
        """Whether there is a way out: to decline, to end the Action Round, to keep the Ministry cards as they are."""
        if decision.kind == "round":
            return True
        if decision.kind == "ministry":
            return bool(decision.about[0])
        return any(move.verb == "decline" for move in decision.options)

    def more(self, decision: Decision) -> Args:
        return {"choice": "may" if self.may_decline(decision) else "must"}

    def asked(self, decision: Decision, part: str = "") -> Text:
        if decision.kind != "round" or part == ".waiting":
            return super().asked(decision, part)
        tile, action, started = decision.about
        done = "over" if all(move.verb in LEFT_OVER for move in decision.options) else "actions"
        stage = "tile" if tile < 0 else done if action < 0 else self.lexicon.words["action"][action]
        if part and action >= 0 and not started:
            stage = "untouched"
        return self.text(f"is-prompt-round{part}", {**self.context(decision), "stage": stage})

    def chosen(self, decision: Decision, move: Move) -> Args:
        if decision.kind != "ministry":
            return {}
        return {"stay": "yes" if decision.secret and tuple(sorted(move.args)) == decision.secret else "no"}

    def option(self, decision: Decision, move: Move) -> Text:
        if move.verb == "option":
            card = self.game.components.events[decision.about[0]].id
            return self.text(f"is-choice-{card}-{move.args[0]}")
        if decision.kind == "assign":  # one theater after the other with its Basic tile (IS-12.2.2)
            theaters = [self.game.theater_index[decision.about[0], n] for n in range(len(move.args))]
            return joined([self._assigned(move.verb, *one) for one in zip(theaters, move.args, strict=True)], "; ")
        return super().option(decision, move)

    def _assigned(self, verb: str, theater: int, tile: int) -> Text:
        args = {"theater": self.said("theater", theater), "wartile": self.said("wartile", tile)}
        return self.text("is-move-" + verb, args)


@lru_cache(maxsize=64)
def speaker(game: ImperialStruggle, lang: str) -> StruggleSpeaker:
    return StruggleSpeaker(game, lang)


# -- names


def side_name(side: int, lang: str) -> str:
    return text(lang, "power-" + SIDES[side])


def letter(side: int, lang: str) -> str:
    """What marks the pieces of a side besides their colour."""
    return text(lang, f"power-{SIDES[side]}.letter")


def forms(lang: str, name: str, side: int) -> dict[str, Any]:
    """A side as arguments of a message: its label, its cases and its id."""
    return cased(lang, name, "power-", SIDES[side] if side >= 0 else "")


@lru_cache(4096)
def space_name(game: ImperialStruggle, space: int, lang: str) -> str:
    """The name of a space; of several with one name, with what tells them apart. -1 is the Navy Box."""
    if space < 0:
        return text(lang, "is-box-navy")
    chart = game.components.chart
    id = chart.ids[space]
    key = f"is-space-{id}"
    country = chart.spaces[space]["country"]
    alone = country is None or chart.countries[country].bit_count() == 1
    return text(lang, key if alone else f"{key}.full")


def event_name(game: ImperialStruggle, card: int, lang: str) -> str:
    return text(lang, "is-event-" + game.components.events[card].id)


def ministry_name(game: ImperialStruggle, card: int, lang: str) -> str:
    return text(lang, "is-ministry-" + game.components.ministries[card].id)


def advantage_name(game: ImperialStruggle, advantage: int, lang: str) -> str:
    return text(lang, "is-advantage-" + game.components.advantages[advantage].id)


def ability_text(game: ImperialStruggle, ability: int, lang: str) -> str:
    found = game.components.abilities[ability]
    return text(lang, f"is-ministry-{game.components.ministries[found.card].id}.text-{found.id}")


def theater_name(game: ImperialStruggle, theater: int, lang: str) -> str:
    return text(lang, "is-theater-" + game.notation.words["theater"][theater])


@lru_cache(1024)
def tile_name(tile: Investment, lang: str) -> str:
    """An Investment tile: its Actions and its symbols."""
    args = {
        "major_points": tile.points,
        "major_type": text(lang, "is-type-" + TYPES[tile.major]),
        "minor_points": 2,
        "minor_type": text(lang, "is-type-" + TYPES[tile.minor]),
    }
    symbols = [text(lang, f"is-investment.{sign}") for sign in ("event", "upgrade") if getattr(tile, sign)]
    return ", ".join([text(lang, "is-investment", **args), *symbols])


@lru_cache(1024)
def war_tile(game: ImperialStruggle, tile: int, lang: str, war: int = -1, side: int = -1) -> str:
    """A War tile: its strength and symbol, with its name where War and side are known."""
    box = game.components
    name = text(lang, "is-tile-basic" if tile < BASIC_KINDS else "is-tile-bonus")
    if tile >= BASIC_KINDS and war >= 0 and side >= 0:
        name = text(lang, "is-tile-" + box.bonus_ids[war][side][tile - BASIC_KINDS])
    symbol = SYMBOLS[box.tile_effect[tile]]
    return text(lang, "is-tile-told", name=name, strength=box.strength[tile], symbol=symbol)


def reason_name(game: ImperialStruggle, reason: str, lang: str) -> str:
    if reason in CAUSES:
        return text(lang, "is-reason-" + reason)
    prefix = next(prefix for prefix in ("event", "ministry", "advantage") if has(lang, f"is-{prefix}-{reason}"))
    return text(lang, f"is-{prefix}-{reason}")


def award_name(game: ImperialStruggle, tile: int, lang: str) -> str:
    found = game.components.awards[tile]
    return text(lang, "is-award-tile", vp=found.vp, treaty_points=found.treaty, required_margin=found.margin)


def source_name(game: ImperialStruggle, source: int, lang: str) -> str:
    """What makes a Squadron cheap: an Advantage or the ability of a Ministry card."""
    count = len(game.components.advantages)
    if source < count:
        return advantage_name(game, source, lang)
    return ministry_name(game, game.components.abilities[source - count].card, lang)
