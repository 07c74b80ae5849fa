"""What must hold of every refusal: its statement is in the catalogue, and both languages have words for it."""

from __future__ import annotations

from functools import cache

from chancellery.kernel.errors import Refusal
from chancellery.locale import LANGUAGES
from chancellery.rules import lookup

_read: set[tuple[str, str, str]] = set()


@cache
def in_the_catalogue(rule: str) -> bool:
    """Whether a statement has exactly this id."""
    return lookup(rule).id == rule


def well_refused(refusal: Refusal) -> None:
    """Words are read once for each reason with its arguments, but the text of the move: no message asks about it."""
    assert in_the_catalogue(refusal.rule), refusal
    known = refusal.rule, refusal.reason, repr({name: v for name, v in refusal.args.items() if name != "move"})
    if known not in _read:
        for lang in LANGUAGES:
            assert refusal.text(lang), refusal
        _read.add(known)
