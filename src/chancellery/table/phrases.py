"""Phrases: what bots say, kept as a key and things on the table, so that everybody reads it in his own language.

`~hit/hawk power:power=france place:place=tyrol` is notation like that of moves. It is no secret code: whoever types it
says it. What is no phrase of this table is shown as it was written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from chancellery import locale
from chancellery.kernel import Definition, Field
from chancellery.table.words import unwrapped

NUMBERS = ("number", "round")  # sorts that are no words: a number, or that of a turn; the number of a round
_PHRASE = re.compile(r"~([a-z-]{1,40})/([a-z]{1,20})((?: [a-z]{1,20}:[a-z]{1,20}=\w{1,60})*)")


@dataclass(frozen=True)
class Phrase:
    """A message `talk-KEY` in a tone; of each argument its name, its sort and its value."""

    key: str
    tone: str
    args: tuple[tuple[str, str, int], ...] = ()


def written(phrase: Phrase, definition: Definition[Any]) -> str:
    """The phrase in its notation."""
    words = definition.notation.words
    said = [
        f" {name}:{sort}={value if sort in NUMBERS or sort not in words else words[sort][value]}"
        for name, sort, value in phrase.args
    ]
    return f"~{phrase.key}/{phrase.tone}{''.join(said)}"


def read(text: str, definition: Definition[Any]) -> Phrase | None:
    """The phrase that a text is the notation of; None if it is something else."""
    found = _PHRASE.fullmatch(text)
    if found is None or not locale.has("en", f"talk-{found[1]}"):
        return None
    args: list[tuple[str, str, int]] = []
    for given in found[3].split():
        name, sort, value = re.split("[:=]", given)
        ids = definition.notation.words.get(sort)
        if sort in NUMBERS and value.isdecimal() and len(value) < 5:
            args.append((name, sort, int(value)))
        elif ids is not None and value in ids:
            args.append((name, sort, ids.index(value)))
        else:
            return None
    phrase = Phrase(found[1], found[2], tuple(args))
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
    return unwrapped(locale.text(lang, f"talk-{phrase.key}", tone=phrase.tone, **args)).text
