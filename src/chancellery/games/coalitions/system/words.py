"""Words: log lines, prompts and options, from Fluent messages and the typed fields of events, decisions and moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system.event_kinds import Field, fields, plain
from chancellery.kernel import Decision, Event, Move
from chancellery.locale import has, in_a_row, text

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

# What the numbers in `about` mean, per kind of decision; a path or a row of Powers takes all that is left.
DECISIONS: dict[str, tuple[Field, ...]] = {
    "expel_before": (),
    "status": fields("before"),
    "bid": fields("minor"),
    "drill": (),
    "drill_discard": (),
    "surplus": fields("count"),
    "leadership": (),
    "more_generals": (),
    "purchase": fields("money"),
    "arbiter": (),
    "disband": (),
    "move": fields("alone"),
    "path": fields("path"),
    "consent": fields("mover general path"),
    "garrison": fields("general"),
    "battle": (),
    "request": fields("number arbiter count"),
    "grant": fields("mover number"),
    "support": fields("place side powers"),
    "card": fields("place position"),
    "target": fields("place"),
    "beaten": fields("general place named"),
    "withdraw": fields("place named"),
    "win_garrison": fields("general"),
    "assign": (),
    "stay": fields("guest general place"),
    "update_withdraw": (),
}

# What the arguments of a move mean, per verb; a verb without arguments is not listed.
MOVES: dict[str, tuple[Field, ...]] = {
    "expel": fields("power"),
    "status": fields("status"),
    "bid": fields("points"),
    "discard": fields("card"),
    "place": fields("place"),
    "place_named": fields("place"),
    "take_off": fields("place"),
    "buy_troop": fields("place"),
    "buy_fortress": fields("place"),
    "arbiter": fields("power"),
    "disband": fields("place"),
    "march": fields("place to"),
    "strategic": fields("place to"),
    "sail": fields("place to"),
    "on": fields("place"),
    "garrison": fields("place"),
    "battle": fields("place"),
    "support": fields("place"),
    "play": fields("card place"),
    "reveal": fields("card place"),
    "turn_up": fields("power place number"),
    "strike": fields("card place"),
    "strike_out": fields("power place number"),
    "withdraw": fields("place to"),
    "withdraw_off": fields("place"),
    "assign": fields("place to"),
    "stay": fields("power place"),
    "leave": fields("power place"),
}

NONE = "none"  # the id of nobody, to select a variant by
OPEN_ENDED = ("path", "powers")
CASES = ("subject", "gen", "dat", "acc", "ins")  # forms of a Power's name; languages use what they need


# -- what players read


def line(game: FamilyDefinition, event: Event, lang: str) -> str | None:
    """The log line of an event; without its secret part it says less."""
    args = _said(game, lang, game.vocabulary.events[event.kind], event.args)
    key = "log-" + event.kind
    if event.secret:
        args.update(_said(game, lang, game.vocabulary.secret[event.kind], event.secret))
    elif event.kind in game.vocabulary.secret:
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
    args.update(_said(game, lang, game.vocabulary.moves.get(move.verb, ()), move.args))
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
    declared, about = game.vocabulary.decisions[decision.kind], decision.about
    values: list[Any] = list(about[: len(declared)])
    if declared and declared[-1].type in OPEN_ENDED:
        values[len(declared) - 1 :] = [about[len(declared) - 1 :]]
    args.update(_said(game, lang, declared, values))
    return args


def _said(game: FamilyDefinition, lang: str, declared: Sequence[Field], values: Sequence[Any]) -> dict[str, Any]:
    """The fields as arguments of a message: names and numbers to show, ids to select a variant by."""
    args: dict[str, Any] = {}
    for (name, type), value in zip(declared, values, strict=True):
        if type == "power":
            args.update(forms(game, lang, name, value))
        elif type == "powers":
            args[name] = in_a_row((power_name(game, power, lang) for power in value), lang)
            args[name + "_count"] = len(value)
        elif type == "place":
            args[name] = place_name(game, value) if value >= 0 else "off"
        elif type == "path":
            args[name] = " → ".join(place_name(game, place) for place in value)
        elif type == "places":
            args[name] = in_a_row([place_name(game, place) for place in value], lang) if value else ""
            args[name + "_count"] = len(value)
        elif type == "candidates":
            args[name] = "; ".join(_candidate(game, lang, *one) for one in value)
            args[name + "_count"] = len(value)
        elif type == "general":
            args["hero"] = hero_name(game, game.owner[value], lang)
        elif type == "number":
            args[name] = abs(value)
            args[name + "_sign"] = "minus" if value < 0 else "plus"
        elif type == "cards":
            args[name] = ", ".join(str(card) for card in value)
            args[name + "_count"] = len(value)
        elif type in ("status", "hero"):
            id = plain(game, type, value)
            args[name], args[name + "_id"] = (text(lang, f"{type}-{id}"), id) if id else ("", NONE)
        elif type == "side":
            args[name] = plain(game, type, value) or "draw"
        else:  # cards, words and names
            args[name] = value
    return args
