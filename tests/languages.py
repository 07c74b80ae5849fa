"""Which of two texts, one English and one Polish, is in the wrong language."""

from __future__ import annotations

import re
from collections.abc import Iterable

# Words that are in nearly every sentence of one language, and never in the other.
ENGLISH = re.compile(r"\b(the|and|of|with|your|you|from|this|that|which|are|is|not|for|has|have|were|its|at)\b", re.I)
POLISH = re.compile(
    r"\b(się|jest|nie|oraz|albo|przez|dla|jego|jej|który|która|które|gracz\w*|są|lub|ze|jako|przy|jeden)\b|[ąćęłńśźż]",
    re.I,
)
# flags, ids, time zones, addresses
CODE = re.compile(r"--?[a-z][\w-]*|\b[A-Z]+-[\w.-]+|\b[A-Z]\w+/[\w/+-]*|\b\w*[\d_]\w*\b|https?:\S+")
WORD = re.compile(r"[^\W\d_]{3,}")


def mixed(english: Iterable[str], polish: Iterable[str], names: Iterable[str], same: bool = False) -> list[str]:
    """Texts that are not in the language of the side they stand on, names of people and places left aside.

    `same`: nor may any text with a word in it be the same in both.
    """
    known = sorted({name for name in names if name}, key=len, reverse=True)
    dull = re.compile("|".join([*map(re.escape, known), CODE.pattern]))
    said, told = ({dull.sub(" ", one).strip() for one in side} for side in (english, polish))
    found = [f"Polish among English: {one}" for one in said if POLISH.search(one)]
    found += [f"English among Polish: {one}" for one in told if ENGLISH.search(one)]
    if same:
        found += [f"the same in both: {one}" for one in said & told if WORD.search(one)]
    return sorted(found)
