"""Words: log lines, prompts and options, from Fluent messages and the typed fields of events, decisions and moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from chancellery.kernel import Decision, Event, Field, Move
from chancellery.kernel.vocabulary import paired
from chancellery.locale import has, in_a_row, text

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

NONE = "none"  # the id of nobody, to select a variant by
CASES = ("subject", "gen", "dat", "acc", "ins")  # forms of a Power's name; languages use what they need


# -- what players read


def line(game: FamilyDefinition, event: Event, lang: str) -> str | None:
    """The log line of an event; without its secret part it says less."""
    of = game.notation.happenings[event.kind]
    args = said(game, lang, of.fields, event.args)
    key = "log-" + event.kind
    if event.secret:
        args.update(said(game, lang, of.secret, event.secret))
    elif of.secret:
        key += "-unknown"
    if event.kind == "status":
        args["kept"] = "yes" if event.args[1] == event.args[2] else "no"
    return text(lang, key, **args)


def prompt(game: FamilyDefinition, decision: Decision, lang: str) -> str:
    """What the seat may do, and what happens if it does not."""
    return f"{question(game, decision, lang)} {declining(game, decision, lang)}"


def question(game: FamilyDefinition, decision: Decision, lang: str) -> str:
    """What the seat must decide."""
    return _prompt(game, decision, lang, "")


def declining(game: FamilyDefinition, decision: Decision, lang: str) -> str:
    """What happens if the seat declines, or that it cannot."""
    return _prompt(game, decision, lang, ".declining")


def waiting(game: FamilyDefinition, decision: Decision, lang: str) -> str:
    """What everybody else reads while the seat decides."""
    return _prompt(game, decision, lang, ".waiting")


def option(game: FamilyDefinition, decision: Decision, move: Move, lang: str) -> str:
    """An option in words; some verbs read differently in different decisions."""
    args = _context(game, decision, lang)
    args.update(said(game, lang, move.of.fields, move.args))
    if move.verb == "status":
        args["kept"] = "yes" if args["status_id"] == args.get("before_id") else "no"
    key = f"move-{move.verb}-{decision.kind}"
    return text(lang, key if has(lang, key) else f"move-{move.verb}", **args)


# -- names


def power_name(game: FamilyDefinition, power: int, lang: str) -> str:
    return text(lang, "power-" + game.powers[power])


def letter(game: FamilyDefinition, power: int, lang: str) -> str:
    """What marks the pieces of a Power besides their colour."""
    return text(lang, f"power-{game.powers[power]}.letter")


def place_name(game: FamilyDefinition, place: int) -> str:
    """The printed name, in every language."""
    return game.map.board.territories[place].name


def hero_name(game: FamilyDefinition, power: int, lang: str) -> str:
    """The named General of a Power (K-1.1.1)."""
    hero = game.parameters.heroes.get(game.powers[power])
    return text(lang, "hero-" + hero) if hero else ""


def forms(game: FamilyDefinition, lang: str, name: str, power: int) -> dict[str, Any]:
    """A Power as arguments of a message: its label, its cases and its id; nobody has only an id."""
    given = _forms(lang, game.powers[power]) if power >= 0 else {"": "", "_id": NONE}
    return {name + suffix: form for suffix, form in given.items()}


# -- arguments of messages


@cache
def _forms(lang: str, power: str) -> dict[str, str]:
    key = "power-" + power
    return {"": text(lang, key), "_id": power, **{"_" + case: text(lang, f"{key}.{case}") for case in CASES}}


def _prompt(game: FamilyDefinition, decision: Decision, lang: str, part: str) -> str:
    args = _context(game, decision, lang)
    args["verb"], args["last"] = decision.options[0].verb, decision.options[-1].verb
    return text(lang, worded(game, lang, "prompt-" + decision.kind) + part, **args)


def worded(game: FamilyDefinition, lang: str, key: str) -> str:
    """The key of a message as the game words it."""
    own = key + game.wording
    return own if game.wording and has(lang, own) else key


def _candidate(game: FamilyDefinition, lang: str, place: int, steps: int, value: int) -> str:
    """A Territory among which a priority decides, with what it is judged by."""
    key = "candidate" if value < 0 else "candidate-value"
    return text(lang, key, place=place_name(game, place), steps=steps, value=value)


def _context(game: FamilyDefinition, decision: Decision, lang: str) -> dict[str, Any]:
    """The Power that decides and what the decision is about."""
    args = forms(game, lang, "power", decision.actor)
    args["power_own"] = "yes" if game.seats[decision.seat] == game.powers[decision.actor] else "no"
    args["hero"] = hero_name(game, decision.actor, lang)
    args.update(said(game, lang, game.notation.questions[decision.kind].fields, decision.about))
    return args


def said(game: FamilyDefinition, lang: str, declared: Sequence[Field], values: Sequence[Any]) -> dict[str, Any]:
    """The fields as arguments of a message: names and numbers to show, ids to select a variant by."""
    args: dict[str, Any] = {}
    for field, value in paired(declared, values):
        if field.many or field.rest:
            args[field.name] = _row(game, lang, field, value)
            args[field.name + "_count"] = len(value)
        else:
            args.update(_one(game, lang, field.name, field.sort, value))
    return args


def _row(game: FamilyDefinition, lang: str, field: Field, values: Sequence[Any]) -> str:
    if field.sort == "candidate":
        return "; ".join(_candidate(game, lang, *one) for one in values)
    if field.sort == "value":
        return ", ".join(str(card) for card in values)
    if field.sort == "power":
        return in_a_row((power_name(game, power, lang) for power in values), lang)
    names = [place_name(game, place) for place in values]
    return " → ".join(names) if field.name == "path" else in_a_row(names, lang) if names else ""


def _one(game: FamilyDefinition, lang: str, name: str, sort: str, value: Any) -> dict[str, Any]:
    if sort == "power":
        return forms(game, lang, name, value)
    if sort == "place":
        return {name: place_name(game, value) if value >= 0 else "off"}
    if sort == "general":
        return {"hero": hero_name(game, game.owner[value], lang)}
    if sort in ("number", "points", "money"):
        return {name: abs(value), name + "_sign": "minus" if value < 0 else "plus"}
    if sort in ("status", "hero"):
        id = game.notation.words[sort][value] if value >= 0 else ""
        return {name: text(lang, f"{sort}-{id}") if id else "", name + "_id": id or NONE}
    if sort == "side":
        return {name: ("attack", "defence")[value] if value >= 0 else "draw"}
    return {name: value}  # cards, words and names
