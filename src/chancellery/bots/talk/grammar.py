"""Understanding: simple sentences of people become wishes. The patterns of each language are data: grammar.toml."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from chancellery import locale
from chancellery.bots.talk.envoy import Wish
from chancellery.kernel import Definition
from chancellery.locale import Name
from chancellery.table.words import unwrapped

# in the order in which they are looked for
AGAINST: Final = "against"  # an attack, whatever else is asked for
WISHES: Final = (
    "passage", "clear", "vote", "together", AGAINST, "truce", "gift", "subsidy", "support", "attack", "want",
    "yes", "no", "hello",
)  # fmt: skip
ABOUT_SOMEBODY: Final = ("vote", "attack")  # that make no sense without a power
REQUESTS: Final = ("vote", "support", "attack")  # that name somebody else
BESIDES: Final = ("turn", "lasting", "called", "numbers", "anti", "coalition")
PLACES: Final = "places"
STATUS: Final = "status"  # the sort of sides that can be chosen
SHORT: Final = 4  # letters; longer names may have other endings
ENDINGS: Final = r"\w{0,3}"
LONGEST_NAME: Final = 3  # words
LONGEST: Final = 300  # characters; who says more says more than one thing


@dataclass(frozen=True)
class Grammar:
    """Of one language: patterns of each kind of wish, of turns and of how many, endings of those who are called by
    name, words for numbers, and what places are called besides their names."""

    wishes: dict[str, list[re.Pattern[str]]]
    turn: list[re.Pattern[str]]
    lasting: list[re.Pattern[str]]
    called: list[tuple[str, str]]
    numbers: list[tuple[re.Pattern[str], str]]
    places: dict[str, re.Pattern[str]]
    anti: str = ""  # what stands before the adjective of a Coalition that is meant to be fought
    coalition: str = ""  # the word for one


@cache
def grammars() -> dict[str, Grammar]:
    """The patterns of all languages."""
    return read(files("chancellery.bots.talk").joinpath("grammar.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, Grammar]:
    """The patterns of a file; ValueError names what is wrong."""
    found: dict[str, Grammar] = {}
    languages = tomllib.loads(text)
    called_so = languages.pop(PLACES, {})
    places = {place: re.compile(rf"\b({'|'.join(names)})\b") for place, names in called_so.items()}
    for lang, given in languages.items():
        if set(given) != {*WISHES, *BESIDES}:
            raise ValueError(f"grammar: {lang} must have {', '.join((*WISHES, *BESIDES))}, and nothing else")
        patterns = {name: [re.compile(pattern) for pattern in given[name]] for name in (*WISHES, "turn", "lasting")}
        turn, lasting = patterns.pop("turn"), patterns.pop("lasting")
        if any(pattern.groups != 1 for pattern in (*turn, *lasting)):
            raise ValueError(f"grammar: a pattern of {lang}.turn or {lang}.lasting does not catch one number")
        called = [(before, after) for before, after in given["called"]]
        numbers = [(re.compile(rf"\b({words})\b"), str(number)) for words, number in given["numbers"]]
        found[lang] = Grammar(patterns, turn, lasting, called, numbers, places, given["anti"], given["coalition"])
    return found


def understood(text: str, definition: Definition[Any], sort: str, own: list[int], place: str = "place") -> Wish | None:
    """The wish in a sentence to somebody who has the powers `own`; None: it is not understood. `sort` and `place` are
    those of powers and places."""
    said = text.lower()
    if len(said) > LONGEST:
        return None
    for lang, grammar in grammars().items():
        counted = said
        for words, number in grammar.numbers:
            counted = words.sub(number, counted)
        for kind in WISHES:
            if any(pattern.search(counted) for pattern in grammar.wishes[kind]):
                wish = _wish(kind, counted, grammar, mentioned(said, definition, sort, lang), own)
                if wish is None:
                    continue
                if kind not in ("clear", "together"):
                    return wish
                where = _place(said, definition, place, lang, grammar) if kind == "clear" else -1
                if kind == "clear" and where < 0:
                    continue
                return replace(wish, place=where, status=_side(said, grammar, definition, lang))
    return None


def _place(said: str, definition: Definition[Any], sort: str, lang: str, grammar: Grammar) -> int:
    """The place that is named, the one with the longest name; -1: none."""
    speaker = definition.speaker(lang)
    found = [(-1, -1)]
    for place, id in enumerate(definition.notation.words.get(sort, ())):
        name = unwrapped(str(speaker.forms(sort, place)[""])).text.lower()
        also = grammar.places.get(id)
        if re.search(_bent(name), said) or (also is not None and also.search(said)):
            found.append((len(name), place))
    return max(found)[1]


def _bent(name: str) -> str:
    """A name with the endings that it may have in another case."""
    head, _, last = name.rpartition(" ")
    stem = last[:-1] if len(last) > SHORT and last[-1] in "aeiouyąę" else last
    return rf"\b{re.escape(f'{head} {stem}'.strip())}{ENDINGS}\b"


def _side(said: str, grammar: Grammar, definition: Definition[Any], lang: str) -> int:
    """The side that is named: a Coalition by its adjective, or the other one by what it is against; -1: none."""
    speaker = definition.speaker(lang)
    sides = range(min(2, len(definition.notation.words.get(STATUS, ()))))
    for side in sides:
        words = unwrapped(str(speaker.forms(STATUS, side)[""])).text.lower().split()
        for word in words:
            if word == grammar.coalition:
                continue
            if re.search(rf"\b{grammar.anti}{re.escape(word[:-1])}", said):
                return 1 - side
            if re.search(_bent(word), said):
                return side
    return -1


def _wish(kind: Any, said: str, grammar: Grammar, named: list[int], own: list[int]) -> Wish | None:
    """The power asked about: who is only spoken to is not meant."""
    others = [power for power in named if power not in own]
    power = next(iter(named[-1:] if kind == "vote" else others), -1)
    kind = "attack" if kind == AGAINST else kind
    if kind in ABOUT_SOMEBODY and power < 0:
        return None
    turn, lasting = (_number(patterns, said) for patterns in (grammar.turn, grammar.lasting))
    return Wish(kind, power, turn, lasting=lasting)


def _number(patterns: list[re.Pattern[str]], said: str) -> int:
    """The number that the first pattern catches; 0: none."""
    return next((int(found[1]) for pattern in patterns if (found := pattern.search(said))), 0)


def mentioned(said: str, definition: Definition[Any], sort: str, lang: str) -> list[int]:
    """The powers that a text in small letters names, in the order in which it names them."""
    found: list[tuple[int, int]] = []
    for power, forms in enumerate(_names(definition, sort, lang)):
        places = [match.start() for form in forms if (match := re.search(rf"\b{re.escape(form)}\b", said))]
        if places:
            found.append((min(places), power))
    return [power for _, power in sorted(found)]


def _names(definition: Definition[Any], sort: str, lang: str) -> list[set[str]]:
    """All forms of the names of the powers, in small letters."""
    speaker = definition.speaker(lang)
    powers = range(len(definition.notation.words.get(sort, ())))
    return [{unwrapped(str(form)).text.lower() for form in speaker.forms(sort, power).values()} for power in powers]


def spoken_to(text: str, definition: Definition[Any], sort: str, own: list[int], seat: int) -> bool:
    """Whether a text begins with the name of a seat or of one of its powers `own`, as in “France, peace?”; who is only
    spoken of, as in “who stops France?”, is not spoken to."""
    head = re.split("[,:!?]", text.lower(), maxsplit=1)[0].strip()
    if len(head.split()) > LONGEST_NAME:
        return False
    every = grammars().values()
    if any(pattern.search(head) for grammar in every for kind in REQUESTS for pattern in grammar.wishes[kind]):
        return False
    name = definition.seat_name(seat)
    for lang, grammar in grammars().items():
        if any(power in own for power in mentioned(head, definition, sort, lang)):
            return True
        names = [form for power in own for form in _names(definition, sort, lang)[power]]
        whole = (locale.text(lang, name) if isinstance(name, Name) else str(name)).lower()
        first, _, rest = whole.partition(" ")
        names += [whole] if whole in names or rest.isdecimal() else [whole, first]  # Frederick II is called Frederick
        if head in names or head in [_called(one, grammar) for one in names]:
            return True
    return False


def _called(name: str, grammar: Grammar) -> str:
    """A name as it is called."""
    for before, after in grammar.called:
        name = re.sub(rf"{before}\b", after, name)
    return name
