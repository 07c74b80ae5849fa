"""The rules catalogues: what each game's rulebook says, statement by statement, and what tests prove of it. A leaf.

>>> from chancellery.rules import lookup
>>> lookup("K-4.10.2").text
'The Arbiter may not be in the same Coalition as the moving Power.'
"""

from __future__ import annotations

from chancellery.rules.catalogue import GROUPS, Entry, natural
from chancellery.rules.coverage import build, load, shared_with
from chancellery.rules.library import (
    UnknownRule,
    add,
    catalogue_text,
    cited_by,
    ids,
    lookup,
    own,
    prefixes,
    section,
    statements,
    suggest,
)

__all__ = [
    "GROUPS",
    "Entry",
    "UnknownRule",
    "add",
    "build",
    "catalogue_text",
    "cited_by",
    "ids",
    "load",
    "lookup",
    "natural",
    "own",
    "prefixes",
    "section",
    "shared_with",
    "statements",
    "suggest",
]
