"""Names of accounts: one form that is shown, one by which they are compared, and those by which they are seen."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from confusable_homoglyphs import confusables

LONGEST = 40
_VALID = re.compile(rf"[\w][\w .'-]{{0,{LONGEST - 2}}}[\w]")
_UNSEEN = re.compile("[\u115f\u1160\u3164\uffa0]")  # letters to Unicode, but fonts show nothing


def shown(name: str) -> str:
    """As it is stored and shown: letters that are the same are written the same, with single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def valid(name: str) -> bool:
    """Whether a name, as it is shown, may be taken: 2 to 40 letters, digits and few other signs."""
    return _VALID.fullmatch(name) is not None and _UNSEEN.search(name) is None


def compared(name: str) -> str:
    """The canonical form: two names are the same when theirs is. Folding the case can undo the normal form."""
    return unicodedata.normalize("NFKC", shown(name).casefold())


def looks(name: str) -> frozenset[str]:
    """How a name looks, by the confusables of Unicode TS 39. Names that share a look are mistaken for each other, also
    when the one is written in capitals."""
    plain = shown(name)
    return frozenset((_skeleton(plain).casefold(), _skeleton(compared(plain))))


def _skeleton(text: str) -> str:
    """The skeleton of TS 39: equal for texts that look alike. It is not for reading."""
    for _ in range(4):
        before, text = text, "".join(map(_prototype, unicodedata.normalize("NFD", text)))
        if text == before:
            break
    return text


@lru_cache(maxsize=4096)
def _prototype(char: str) -> str:
    """What stands for all that look like a character: what the others are listed with."""
    alike = _alike(char)
    if len(alike) != 1:
        return char
    other = alike[0]
    return other if len(other) > 1 or len(_alike(other)) > 1 else min(char, other)


def _alike(char: str) -> list[str]:
    found = confusables.is_confusable(char, greedy=True) or [{"homoglyphs": []}]
    return [one["c"].strip("\u200e") for one in found[0]["homoglyphs"]]
