"""Understanding: simple sentences of people become wishes. The patterns of each language are data: grammar.toml."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
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
THANKS: Final = "thanks"  # kind words, whatever they are for
WISHES: Final = (
    THANKS, "passage", "clear", "vote", "together", AGAINST, "truce", "gift", "subsidy", "support", "attack", "want",
    "yes", "no", "hello",
)  # fmt: skip
ABOUT_SOMEBODY: Final = ("vote", "attack")  # that make no sense without a power
REQUESTS: Final = ("vote", "support", "attack")  # that name somebody else
SAME: Final = {AGAINST: "attack", THANKS: "hello"}  # kinds of wishes that have patterns of two kinds
BESIDES: Final = ("turn", "lasting", "me", "with", "called", "numbers", "anti", "coalition", "spelled")
PLACES: Final = "places"
POWERS: Final = "powers"
STATUS: Final = "status"  # the sort of sides that can be chosen
SHORTEST: Final = 3  # letters of names that are looked for as they are
SHORT: Final = 4  # of those that may have other endings; longer ones may lose their last letter
ENDINGS: Final = r"\w{0,3}"
LONGEST_NAME: Final = 3  # words
LONGEST: Final = 300  # characters; who says more says more than one thing
STROKES: Final = str.maketrans("łŁ’", "lL'")  # letters that are no others with an accent


@dataclass(frozen=True)
class Grammar:
    """Of one language: patterns of each kind of wish, of turns and of how many and of the speaker, endings of those who
    are called by name, words for numbers, and what places and powers are called besides their names."""

    wishes: dict[str, list[re.Pattern[str]]]
    turn: list[re.Pattern[str]]
    lasting: list[re.Pattern[str]]
    me: list[re.Pattern[str]]
    beside: str  # what stands before somebody with whom there is to be peace
    called: list[tuple[str, str]]
    numbers: list[tuple[re.Pattern[str], str]]
    places: dict[str, re.Pattern[str]]
    powers: dict[str, re.Pattern[str]]
    spelled: list[str]
    anti: str = ""  # what stands before the adjective of a Coalition that is meant to be fought
    coalition: str = ""  # the word for one


@cache
def grammars() -> dict[str, Grammar]:
    """The patterns of all languages."""
    return read(files("chancellery.bots.talk").joinpath("grammar.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, Grammar]:
    """The patterns of a file; ValueError names what is wrong."""
    found: dict[str, Grammar] = {}
    languages = tomllib.loads(_unaccented(text))
    places, powers = (_names_besides(languages.pop(sort, {})) for sort in (PLACES, POWERS))
    for lang, given in languages.items():
        if set(given) != {*WISHES, *BESIDES}:
            raise ValueError(f"grammar: {lang} must have {', '.join((*WISHES, *BESIDES))}, and nothing else")
        patterns = {name: [re.compile(one) for one in given[name]] for name in (*WISHES, "turn", "lasting", "me")}
        turn, lasting, me = (patterns.pop(name) for name in ("turn", "lasting", "me"))
        if any(pattern.groups != 1 for pattern in (*turn, *lasting)):
            raise ValueError(f"grammar: a pattern of {lang}.turn or {lang}.lasting does not catch one number")
        called = [(before, after) for before, after in given["called"]]
        numbers = [(re.compile(rf"\b({words})\b"), str(number)) for words, number in given["numbers"]]
        found[lang] = Grammar(
            patterns, turn, lasting, me, given["with"], called, numbers, places, powers,
            given["spelled"], given["anti"], given["coalition"],
        )  # fmt: skip
    return found


def _names_besides(given: dict[str, list[str]]) -> dict[str, re.Pattern[str]]:
    return {id: re.compile(rf"\b({'|'.join(names)})\b") for id, names in given.items()}


def _unaccented(text: str) -> str:
    """A text without accents: many write without them, or with some."""
    apart = unicodedata.normalize("NFD", text.translate(STROKES))
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def folded(text: str) -> str:
    """A text as texts are compared."""
    return _unaccented(text.lower())


def understood(
    text: str, definition: Definition[Any], sort: str, own: list[int], place: str = "place", by: Sequence[int] = ()
) -> Wish | None:
    """The wish in a sentence of somebody who has the powers `by` to somebody who has the powers `own`; None: it is not
    understood. `sort` and `place` are those of powers and places."""
    said = folded(text)
    if len(said) > LONGEST:
        return None
    found = _understood(said, definition, sort, own, place, by)
    if found is None and (mended := _respelled(said)) != said:
        found = _understood(mended, definition, sort, own, place, by)
    return found


def _understood(
    said: str, definition: Definition[Any], sort: str, own: list[int], place: str, by: Sequence[int]
) -> Wish | None:
    for lang, grammar in grammars().items():
        counted = said
        for words, number in grammar.numbers:
            counted = words.sub(number, counted)
        for kind in WISHES:
            if _one_of(grammar, kind, counted):
                named = mentioned(said, definition, sort, lang)
                if kind == "vote" and not named and by and any(pattern.search(said) for pattern in grammar.me):
                    named = list(by[:1])
                wish = _wish(kind, counted, grammar, named, own)
                if kind == "support" and wish is not None and wish.power >= 0 and _one_of(grammar, "attack", counted):
                    continue  # help against somebody
                if kind == "truce" and _with_others(said, definition, sort, lang, grammar, [*own, *by]):
                    return None
                if wish is None:
                    continue
                if kind not in ("clear", "together"):
                    return wish
                where = _place(said, definition, place, lang, grammar) if kind == "clear" else -1
                if kind == "clear" and where < 0:
                    continue
                return replace(wish, place=where, status=_side(said, grammar, definition, lang))
    return None


def _one_of(grammar: Grammar, kind: str, said: str) -> bool:
    return any(pattern.search(said) for pattern in grammar.wishes[kind])


def _with_others(
    said: str, definition: Definition[Any], sort: str, lang: str, grammar: Grammar, these: Sequence[int]
) -> bool:
    """Whether a peace is spoken of with somebody who is not one of these: that is not theirs to make."""
    names = [
        re.escape(form)
        for power, forms in enumerate(_names(definition, sort, lang))
        if power not in these
        for form in forms
    ]
    return bool(these) and bool(re.search(rf"\b{grammar.beside} ({'|'.join(names)})\b", said))


def _respelled(said: str) -> str:
    """A text in which words that are nearly one of those to be known are that one."""
    words = [word for grammar in grammars().values() for word in grammar.spelled]

    def mended(found: re.Match[str]) -> str:
        return next((word for word in words if nearly(found[0], word)), found[0])

    return re.sub(r"\w+", mended, said)


def nearly(one: str, other: str) -> bool:
    """Whether two words differ by one letter, left out, put in or another, or by two that have changed places."""
    if one == other or abs(len(one) - len(other)) > 1:
        return one == other
    first = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    mine, theirs = one[first:], other[first:]
    turned = mine[:2] == theirs[1::-1] and mine[2:] == theirs[2:]
    return mine[1:] == theirs[1:] or mine[1:] == theirs or mine == theirs[1:] or turned


def _place(said: str, definition: Definition[Any], sort: str, lang: str, grammar: Grammar) -> int:
    """The place that is named first, by its longest name; -1: none."""
    speaker = definition.speaker(lang)
    found: list[tuple[int, int, int]] = []
    for place, id in enumerate(definition.notation.words.get(sort, ())):
        name = folded(unwrapped(str(speaker.forms(sort, place)[""])).text)
        also = grammar.places.get(id)
        seen = [match.start() for one in (re.compile(_bent(name)), also) if one and (match := one.search(said))]
        if seen:
            found.append((min(seen), -len(name), place))
    return min(found)[2] if found else -1


def _bent(name: str) -> str:
    """A name with the endings that it may have in another case."""
    head, _, last = name.rpartition(" ")
    stem = last[:-1] if len(last) > SHORT and last[-1] in "aeiouy" else last
    endings = ENDINGS if len(last) > SHORTEST else ""
    return rf"\b{re.escape(f'{head} {stem}'.strip())}{endings}\b"


def _side(said: str, grammar: Grammar, definition: Definition[Any], lang: str) -> int:
    """The side that is named: a Coalition by its adjective, or the other one by what it is against; -1: none."""
    speaker = definition.speaker(lang)
    sides = range(min(2, len(definition.notation.words.get(STATUS, ()))))
    for side in sides:
        words = folded(unwrapped(str(speaker.forms(STATUS, side)[""])).text).split()
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
    kind = SAME.get(kind, kind)
    if kind in ABOUT_SOMEBODY and power < 0:
        return None
    turn, lasting = (_number(patterns, said) for patterns in (grammar.turn, grammar.lasting))
    return Wish(kind, power, turn, lasting=lasting)


def _number(patterns: list[re.Pattern[str]], said: str) -> int:
    """The number that the first pattern catches; 0: none."""
    return next((int(found[1]) for pattern in patterns if (found := pattern.search(said))), 0)


def mentioned(said: str, definition: Definition[Any], sort: str, lang: str) -> list[int]:
    """The powers that a folded text names, in the order in which it names them."""
    found: list[tuple[int, int]] = []
    ids = definition.notation.words.get(sort, ())
    for power, forms in enumerate(_names(definition, sort, lang)):
        places = [match.start() for form in forms if (match := re.search(rf"\b{re.escape(form)}\b", said))]
        also = grammars()[lang].powers.get(ids[power])
        if also is not None and (match := also.search(said)):
            places.append(match.start())
        if places:
            found.append((min(places), power))
    return [power for _, power in sorted(found)]


def _names(definition: Definition[Any], sort: str, lang: str) -> list[set[str]]:
    """All forms of the names of the powers, folded."""
    speaker = definition.speaker(lang)
    powers = range(len(definition.notation.words.get(sort, ())))
    return [{folded(unwrapped(str(form)).text) for form in speaker.forms(sort, power).values()} for power in powers]


def spoken_to(text: str, definition: Definition[Any], sort: str, own: list[int], seat: int) -> bool:
    """Whether a text begins with the name of a seat or of one of its powers `own`, as in “France, peace?”; who is only
    spoken of, as in “who stops France?”, is not spoken to."""
    head = re.split("[,:!?]", folded(text), maxsplit=1)[0].strip()
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
        whole = folded(locale.text(lang, name) if isinstance(name, Name) else str(name))
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
