"""Phrases: what bots say, kept as a key and things on the table, so that everybody reads it in his own language.

`~hit/hawk power:power=france place:place=tyrol` is notation like that of moves. It is no secret code: whoever types it
says it. What is no phrase of this table is shown as it was written. A tone may have several ways to say a thing:
`hawk2` is the second one of the hawk, and the first where a language has no second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from chancellery import locale
from chancellery.kernel import Definition, Field
from chancellery.table.words import unwrapped

NUMBERS = ("number", "round")  # sorts that are no words: a number, or that of a turn; the number of a round
PLAIN: Final = "plain"  # the tone of every phrase, for those that have no words of their own
MOST_WAYS: Final = 9
_PHRASE = re.compile(r"~([a-z-]{1,40})/([a-z]{1,20})([2-9]?)((?: [a-z]{1,20}:[a-z]{1,20}=\w{1,60})*)")


@dataclass(frozen=True)
class Phrase:
    """A message `talk-KEY` in a tone; of each argument its name, its sort and its value."""

    key: str
    tone: str
    args: tuple[tuple[str, str, int], ...] = ()
    way: int = 1  # of several to say it


def written(phrase: Phrase, definition: Definition[Any]) -> str:
    """The phrase in its notation."""
    words = definition.notation.words
    said = [
        f" {name}:{sort}={value if sort in NUMBERS or sort not in words else words[sort][value]}"
        for name, sort, value in phrase.args
    ]
    return f"~{phrase.key}/{phrase.tone}{phrase.way if phrase.way > 1 else ''}{''.join(said)}"


def first_way(text: str) -> str:
    """A phrase as it is said at first, to be compared; other texts as they are."""
    found = _PHRASE.fullmatch(text)
    return text if found is None else f"~{found[1]}/{found[2]}{found[4]}"


def afresh(text: str, before: Iterable[str]) -> str:
    """A phrase in the way that its speaker, who has said all that before, has used longest ago."""
    found = _PHRASE.fullmatch(text)
    if found is None:
        return text
    head = f"~{found[1]}/{found[2]}"
    times = sum(said.startswith(head) and first_way(said).partition(" ")[0] == head for said in before)
    way = times % max(_ways(lang, found[1], found[2]) for lang in locale.LANGUAGES) + 1
    return f"{head}{way if way > 1 else ''}{found[4]}"


@cache
def _ways(lang: str, key: str, tone: str) -> int:
    """How many ways a language has to say a phrase in a tone."""
    source = locale.bundle(lang).sources.get(f"talk-{key}", "")
    base = tone if f"[{tone}]" in source else PLAIN
    return next(way for way in range(1, MOST_WAYS + 1) if f"[{base}{way + 1}]" not in source)


def _toned(phrase: Phrase, lang: str) -> str:
    """The tone and way as the texts of a language name them."""
    return f"{phrase.tone}{phrase.way}" if 1 < phrase.way <= _ways(lang, phrase.key, phrase.tone) else phrase.tone


def read(text: str, definition: Definition[Any]) -> Phrase | None:
    """The phrase that a text is the notation of; None if it is something else."""
    found = _PHRASE.fullmatch(text)
    if found is None or not locale.has("en", f"talk-{found[1]}"):
        return None
    args: list[tuple[str, str, int]] = []
    for given in found[4].split():
        name, sort, value = re.split("[:=]", given)
        ids = definition.notation.words.get(sort)
        if sort in NUMBERS and value.isdecimal() and len(value) < 5:
            args.append((name, sort, int(value)))
        elif ids is not None and value in ids:
            args.append((name, sort, ids.index(value)))
        else:
            return None
    phrase = Phrase(found[1], found[2], tuple(args), int(found[3] or 1))
    needed = locale.variables("en", f"talk-{phrase.key}") | locale.variables("pl", f"talk-{phrase.key}")
    return phrase if needed <= {"tone", *_args(phrase, definition, "en")} else None


def _args(phrase: Phrase, definition: Definition[Any], lang: str) -> dict[str, Any]:
    """A number of a turn or round is also said as a time: `turn_until`."""
    said = [(Field(f"{name}:{sort if sort not in NUMBERS else 'number'}"), value) for name, sort, value in phrase.args]
    times = {
        f"{name}_until": locale.text(lang, f"until-{sort}", number=value)
        for name, sort, value in phrase.args
        if sort in NUMBERS
    }
    return {**definition.speaker(lang).args(said), **times}


def told(text: str, definition: Definition[Any], lang: str) -> str:
    """What somebody said, as a reader of that language reads it."""
    phrase = read(text, definition)
    if phrase is None:
        return text
    args = _args(phrase, definition, lang)
    return unwrapped(locale.text(lang, f"talk-{phrase.key}", tone=_toned(phrase, lang), **args)).text
