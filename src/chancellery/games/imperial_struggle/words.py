"""Events, decisions and moves in words (locale/), and the names of everything they speak of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle.components import BASIC_KINDS, Investment
from chancellery.games.imperial_struggle.sides import REGIONS, SIDES, TYPES, WARS
from chancellery.games.imperial_struggle.vocabulary import CAUSES, SORTS, SYMBOLS
from chancellery.kernel import Decision, Event, Field, Move
from chancellery.kernel.vocabulary import paired
from chancellery.locale import has, in_a_row, text

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

GAINS = ("vp", "conquest", "strips", "treaty", "fleets", "unflags")  # told in a row, those that are not 0
LEFT_OVER = ("end", "reveal", "activate", "use", "mark", "discard")  # possible when all Actions are over
CASES = ("subject", "gen", "dat", "acc", "ins")  # forms of a side's name; languages use what they need
NUMBERS = {"number", *(sort.name for sort in SORTS if sort.most >= 0)}

# -- what players read


def line(game: ImperialStruggle, event: Event, lang: str) -> str | None:
    """The log line of an event; without its secret part it says less."""
    of = game.notation.happenings[event.kind]
    args = _said(game, lang, of.fields, event.args)
    key = "is-log-" + event.kind
    if event.secret:
        war, side = _war_of(game, of.fields, event.args), event.args[0]  # a secret belongs to a side
        args.update(_said(game, lang, of.secret, event.secret, war, side))
    elif of.secret:
        key += "-unknown"
    return text(lang, key, **args)


def prompt(game: ImperialStruggle, decision: Decision, lang: str) -> str:
    """What the seat may do, and what happens if it does not."""
    return f"{question(game, decision, lang)} {declining(game, decision, lang)}"


def question(game: ImperialStruggle, decision: Decision, lang: str) -> str:
    """What the seat must decide."""
    return _prompt(game, decision, lang, "")


def declining(game: ImperialStruggle, decision: Decision, lang: str) -> str:
    """What happens if the seat declines, or that it cannot."""
    return _prompt(game, decision, lang, ".declining") if may_decline(decision) else text(lang, "must-decide")


def may_decline(decision: Decision) -> bool:
    """Whether there is a way out: to decline, to end the Action Round, to keep the Ministry cards as they are."""
    if decision.kind == "round":
        return True
    if decision.kind == "ministry":
        return bool(decision.about[0])
    return any(move.verb == "decline" for move in decision.options)


def waiting(game: ImperialStruggle, decision: Decision, lang: str) -> str:
    """What everybody else reads while the seat decides; nothing in it is secret."""
    key = f"is-prompt-{decision.kind}.waiting"
    return text(lang, key, **forms(lang, "side", decision.actor))


def option(game: ImperialStruggle, decision: Decision, move: Move, lang: str) -> str:
    """An option in words; some verbs read differently in different decisions."""
    args = _context(game, decision, lang)
    args.update(_said(game, lang, move.of.fields, move.args))
    if decision.kind == "ministry":
        args["stay"] = "yes" if decision.secret and tuple(sorted(move.args)) == decision.secret else "no"
    if move.verb == "option":
        card = game.components.events[decision.about[0]].id
        return text(lang, f"is-choice-{card}-{move.args[0]}")
    if decision.kind == "assign":
        parts = [_assigned(game, decision.about[0], move, theater, lang) for theater in range(len(move.args))]
        return "; ".join(parts)
    key = f"is-move-{move.verb}-{decision.kind}"
    return text(lang, key if has(lang, key) else f"is-move-{move.verb}", **args)


def _assigned(game: ImperialStruggle, war: int, move: Move, theater: int, lang: str) -> str:
    """One theater with its Basic tile, of several in one choice (IS-12.2.2)."""
    name = theater_name(game, game.moves.theater_index[war, theater], lang)
    return text(lang, "is-move-" + move.verb, theater=name, wartile=war_tile(game, move.args[theater], lang))


def _prompt(game: ImperialStruggle, decision: Decision, lang: str, part: str) -> str:
    args = _context(game, decision, lang)
    if decision.kind == "round":
        tile, action, started = decision.about
        done = "over" if all(move.verb in LEFT_OVER for move in decision.options) else "actions"
        args["stage"] = "tile" if tile < 0 else done if action < 0 else game.notation.words["action"][action]
        if part and action >= 0 and not started:
            args["stage"] = "untouched"
    return text(lang, f"is-prompt-{decision.kind}{part}", **args)


def _context(game: ImperialStruggle, decision: Decision, lang: str) -> dict[str, Any]:
    """The side that decides and what the decision is about."""
    args = forms(lang, "side", decision.actor)
    args["choice"] = "may" if may_decline(decision) else "must"
    of = game.notation.questions[decision.kind]
    args.update(_said(game, lang, of.fields, decision.about))
    if decision.secret:
        args.update(_said(game, lang, of.secret, decision.secret, _war_of(game, of.fields, decision.about)))
    return args


# -- names


def side_name(side: int, lang: str) -> str:
    return text(lang, "power-" + SIDES[side])


def letter(side: int, lang: str) -> str:
    """What marks the pieces of a side besides their colour."""
    return text(lang, f"power-{SIDES[side]}.letter")


def forms(lang: str, name: str, side: int) -> dict[str, Any]:
    """A side as arguments of a message: its label, its cases and its id."""
    return {name + suffix: form for suffix, form in _forms(lang, side).items()}


@cache
def _forms(lang: str, side: int) -> dict[str, str]:
    if side < 0:
        return {"": "", "_id": "nobody", **{"_" + case: "" for case in CASES}}
    key = "power-" + SIDES[side]
    return {"": text(lang, key), "_id": SIDES[side], **{"_" + case: text(lang, f"{key}.{case}") for case in CASES}}


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


# -- arguments of messages


def _said(
    game: ImperialStruggle, lang: str, declared: Sequence[Field], values: Sequence[Any], war: int = -1, side: int = -1
) -> dict[str, Any]:
    """The fields as arguments of a message: names and numbers to show, ids to select a variant by.

    War and side, as far as they are known, give War tiles their names.
    """
    args: dict[str, Any] = {}
    war = max(war, _war_of(game, declared, values))
    for field, value in paired(declared, values):
        name, type = field.name, field.sort
        if field.rest or field.many:
            args.update(_row(game, lang, field, value, war, side))
        elif type == "side":
            args.update(forms(lang, name, value))
            side = value
        elif type == "seat":
            args[name] = text(lang, "is-seat-" + game.seats[value]) if game.bid_for_sides else side_name(value, lang)
        elif type in NUMBERS:
            args[name] = abs(value)
            args[name + "_sign"] = "minus" if value < 0 else "plus"
        elif type == "wartile":
            args[name] = war_tile(game, value, lang, war, side)
        elif type == "ability":
            args[name] = ability_text(game, value, lang)
            args[name + "_of"] = ministry_name(game, game.components.abilities[value].card, lang)
        elif type == "reason":
            args[name], args[name + "_id"] = reason_name(game, value, lang), value
        else:
            args[name] = _named(game, lang, field, value)
    if "conquest" in args or "fleets" in args:
        gains = [text(lang, "is-gain-" + name, n=args[name]) for name in GAINS if args.get(name)]
        args |= {"gains": in_a_row(gains, lang) if gains else "", "gains_count": len(gains)}
    return args


def _war_of(game: ImperialStruggle, declared: Sequence[Field], values: Sequence[Any]) -> int:
    """The War whose theater is spoken of: its Bonus tiles have names."""
    for field, value in paired(declared, values):
        if field.sort == "theater":
            return next(war for (war, _), index in game.moves.theater_index.items() if index == value)
    return -1


def _row(game: ImperialStruggle, lang: str, field: Field, value: Sequence[Any], war: int, side: int) -> dict[str, Any]:
    """Several things in one field as arguments of a message."""
    if field.sort == "number":
        said = ", ".join(str(n + 1) for n in value)
    elif field.sort == "wartile":
        said = in_a_row([war_tile(game, tile, lang, war, side) for tile in value], lang) if value else "–"
    elif field.sort == "award":
        regions = [text(lang, "is-region-" + region) for region in REGIONS]
        said = "; ".join(f"{regions[i]} – {award_name(game, tile, lang)}" for i, tile in enumerate(value))
    elif field.sort == "tile":
        said = "; ".join(tile_name(game.components.investments[tile], lang) for tile in value)
    else:
        said = in_a_row([_named(game, lang, Field(field.sort), one) for one in value], lang)
    return {field.name: said, field.name + "_count": len(value)}


def _named(game: ImperialStruggle, lang: str, field: Field, value: Any) -> Any:
    type = field.sort
    if type == "space":
        return space_name(game, value, lang)
    if type == "event":
        return event_name(game, value, lang)
    if type == "ministry":
        return ministry_name(game, value, lang)
    if type == "advantage":
        return advantage_name(game, value, lang)
    if type == "theater":
        return theater_name(game, value, lang)
    if type == "tile":
        return tile_name(game.components.investments[value], lang) if value >= 0 else ""
    if type == "source":
        return source_name(game, value, lang)
    if type == "turn":
        return text(lang, f"is-turn-{game.components.turns[value].id}.full")
    if type == "war":
        return text(lang, "is-war-" + WARS[value])
    if type in ("commodity", "region", "era"):
        return text(lang, f"is-{type}-{game.notation.plain(field, value)}")
    return game.notation.plain(field, value)  # ids to select a variant by: type, action, kept, fate, symbol, words


def award_name(game: ImperialStruggle, tile: int, lang: str) -> str:
    found = game.components.awards[tile]
    return text(lang, "is-award-tile", vp=found.vp, treaty_points=found.treaty, required_margin=found.margin)


def source_name(game: ImperialStruggle, source: int, lang: str) -> str:
    """What makes a Squadron cheap: an Advantage or the ability of a Ministry card."""
    count = len(game.components.advantages)
    if source < count:
        return advantage_name(game, source, lang)
    return ministry_name(game, game.components.abilities[source - count].card, lang)
