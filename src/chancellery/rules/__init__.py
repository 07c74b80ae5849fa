"""The rules catalogues: what each game's rulebook says, statement by statement, and what tests prove of it. A leaf.

>>> from chancellery.rules import lookup
>>> lookup("K-4.10.2").text
'The Arbiter may not be in the same Coalition as the moving Power.'
"""

from __future__ import annotations

from chancellery.rules.catalogue import GROUPS, Entry, natural
from chancellery.rules.coverage import build, load, shared_with
from chancellery.rules.library import (
    PREFIXES,
    UnknownRule,
    catalogue_text,
    cited_by,
    ids,
    lookup,
    section,
    statements,
    suggest,
)

__all__ = [
    "GROUPS",
    "PREFIXES",
    "Entry",
    "UnknownRule",
    "build",
    "catalogue_text",
    "cited_by",
    "ids",
    "load",
    "lookup",
    "natural",
    "section",
    "shared_with",
    "statements",
    "suggest",
]
