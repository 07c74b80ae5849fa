"""Events, decisions and moves in words (locale/), and the names of everything they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import NOBODY, POWERS, STATUSES, SUITS, TRACKS
from chancellery.games.maria.vocabulary import SORTS
from chancellery.kernel import Decision, Event, Field, Move
from chancellery.kernel.vocabulary import paired
from chancellery.locale import has, in_a_row, text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

CASES = ("subject", "gen", "dat", "acc", "ins")  # forms of a power's name; languages use what they need

# The option that declines, where it can be missing; elsewhere the question itself says what declining does.
DECLINES = {"movement": "done", "walk": "halt", "return": "done"}

# What has no line of its own: another one tells it when it is complete.
PARTS = frozenset({"moved", "claimed", "bid", "politics_order", "political_taken"})
# What is told to the owner alone; the others would read no more than that it happened.
OWN = frozenset({"allocated", "armies_given", "divided"})
DRAWN_TOGETHER = ("stage", "subsidy")  # the cards of a stage are counted in one line


# -- what players read


def line(game: Maria, event: Event, lang: str) -> str | None:
    """The log line of an event; without its secret part it says less, or nothing."""
    if event.kind in PARTS or (event.kind in OWN and not event.secret) or _empty(event):
        return None
    of = game.notation.happenings[event.kind]
    args = _said(game, lang, of.fields, event.args)
    key = "maria-log-" + event.kind
    if event.secret:
        args.update(_said(game, lang, of.secret, event.secret))
    elif of.secret:
        key += "-unknown"
    elif event.kind == "stage" and not game.full:
        key += "-introductory"
    if event.kind == "conquered":
        args["conquest"] = _record(game, "conquests", event.args[1:4], lang)
    said = text(lang, key, **args)
    return said[:-1] if said.endswith("..") else said  # some names end in a full stop


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


def prompt(game: Maria, decision: Decision, lang: str) -> str:
    """What the seat may do, and what happens if it does not."""
    return f"{question(game, decision, lang)} {declining(game, decision, lang)}"


def question(game: Maria, decision: Decision, lang: str) -> str:
    """What the seat must decide."""
    return text(lang, f"maria-prompt-{decision.kind}", **_context(game, decision, lang))


def declining(game: Maria, decision: Decision, lang: str) -> str:
    """What happens if the seat declines, or that it cannot."""
    if decision.kind in DECLINES and not _offers(decision, DECLINES[decision.kind]):
        return text(lang, "must-decide")
    return text(lang, f"maria-prompt-{decision.kind}.declining", **_context(game, decision, lang))


def _offers(decision: Decision, verb: str) -> bool:
    return any(option.verb == verb for option in decision.options)


def waiting(game: Maria, decision: Decision, lang: str) -> str:
    """What everybody else reads while the seat decides; nothing in it is secret."""
    seat = _one(game, lang, "seat", decision.seat)
    return text(lang, f"maria-prompt-{decision.kind}.waiting", seat=seat, **_asked(game, decision, lang))


def option(game: Maria, decision: Decision, move: Move, lang: str) -> str:
    """An option in words; some verbs read differently in different decisions."""
    args = _context(game, decision, lang)
    args.update(_said(game, lang, move.of.fields, move.args))
    key = f"maria-move-{move.verb}-{decision.kind}"
    return text(lang, key if has(lang, key) else f"maria-move-{move.verb}", **args)


def clause(game: Maria, clause: Move, lang: str) -> str:
    """A clause of an agreement."""
    return text(lang, f"maria-clause-{clause.verb}", **_said(game, lang, clause.of.fields, clause.args))


def clauses(game: Maria, listed: Iterable[str], lang: str) -> str:
    """What an agreement says, apart from its words."""
    return "; ".join(clause(game, game.clauses.read(one), lang) for one in listed)


def _context(game: Maria, decision: Decision, lang: str) -> dict[str, Any]:
    """The power that decides and what the decision is about."""
    args = _asked(game, decision, lang)
    of = game.notation.questions[decision.kind]
    args.update(_said(game, lang, (*of.fields, *of.secret), (*decision.about, *decision.secret)))
    if decision.kind == "use_part":
        card, number = decision.about
        args["effect"] = effect_text(game.components.political[card].effects[number - 1], lang)
    elif decision.kind == "battle":
        args["plays"] = "no" if decision.options[0].verb == "decline" else "yes"
        args["declines"] = "yes" if _offers(decision, "decline") else "no"
    return args


def _asked(game: Maria, decision: Decision, lang: str) -> dict[str, Any]:
    """The power that decides, or whose pieces the question is about."""
    actor = decision.actor
    if decision.kind == "relocate":  # Saxony's general is placed by Austria's player, or Prussia's (M-19.3.13)
        actor = game.components.pieces[decision.options[0].args[0]].power
    return forms(lang, "power", actor)


# -- names


def forms(lang: str, name: str, power: int) -> dict[str, Any]:
    """A power as arguments of a message: its label, its cases and its id."""
    return {name + suffix: form for suffix, form in _forms(lang, power).items()}


@cache
def _forms(lang: str, power: int) -> dict[str, str]:
    if power < 0:
        return {"": "", "_id": "nobody", **{"_" + case: "" for case in CASES}}
    key = "maria-power-" + POWERS[power]
    return {"": text(lang, key), "_id": POWERS[power], **{"_" + case: text(lang, f"{key}.{case}") for case in CASES}}


def city_name(game: Maria, city: int, lang: str) -> str:
    return text(lang, "maria-city-" + game.components.atlas.ids[city])


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


# -- arguments of messages


def _said(game: Maria, lang: str, declared: Sequence[Field], values: Sequence[Any]) -> dict[str, Any]:
    """The fields as arguments of a message: names and numbers to show, ids to select a variant by."""
    args: dict[str, Any] = {}
    for field, value in paired(declared, values):
        name, sort = field.name, field.sort
        if name == "cities":
            args[name] = " → ".join(city_name(game, city, lang) for city in value)
            args[name + "_ends"] = " → ".join(city_name(game, city, lang) for city in (value[0], value[-1]))
            args[name + "_count"] = len(value) - 1
        elif sort == "clause":
            args[name], args[name + "_count"] = clauses(game, value, lang), len(value)
        elif field.many or field.rest:
            rows = bool(game.notation.sorts[sort].fields)
            said = [_record(game, sort, one, lang) if rows else _one(game, lang, sort, one) for one in value]
            args[name], args[name + "_count"] = names(said, lang), len(value)
        elif sort == "power":
            args.update(forms(lang, name, value))
        elif sort in _NUMBERS:
            args[name] = abs(value)
            args[name + "_sign"] = "minus" if value < 0 else "plus"
        elif sort == "city":
            args[name] = city_name(game, value, lang) if value != NOBODY else text(lang, "maria-none")
            args[name + "_id"] = "nowhere" if value < 0 else "city"
        elif sort == "track":
            args[name] = _one(game, lang, sort, value)
            args[name + "_gen"] = text(lang, f"maria-track-{TRACKS[value]}.gen")
        elif sort == "text":
            args[name], args[name + "_id"] = value, "said" if value else "nothing"
        else:
            args[name] = _one(game, lang, sort, value)
    return args


def _record(game: Maria, sort: str, row: Sequence[Any], lang: str) -> str:
    """One of several things that a line tells."""
    return text(lang, f"maria-one-of-{sort}", **_said(game, lang, game.notation.sorts[sort].fields, row))


_NUMBERS = frozenset({"number", *(sort.name for sort in SORTS if sort.most >= 0)})


def _one(game: Maria, lang: str, type: str, value: Any) -> Any:
    if type in ("piece", "general"):
        return piece_name(game, value, lang)
    if type == "city":
        return city_name(game, value, lang)
    if type == "card":
        return card_name(value, lang)
    if type == "political":
        return political_name(game, value, lang)
    if type == "power":
        return text(lang, "maria-power-" + POWERS[value])
    if type == "seat":
        return text(lang, "maria-seat-" + game.seats[value])
    if type == "suit":
        return text(lang, "maria-suit-" + SUITS[value])
    if type == "track":
        return text(lang, "maria-track-" + TRACKS[value])
    if type == "status":
        return STATUSES[value]
    if type == "index":
        return value + 1
    if type == "flag":
        return "yes" if value else "no"
    return value  # a word to select a variant by
