"""The rules, to be read and searched."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Path, Query

from chancellery.rules import Entry, UnknownRule, cited_by, lookup, natural, prefixes
from chancellery.rules.catalogue import GROUPS
from chancellery.rules.library import ids
from chancellery.server.ask import Asking, errors
from chancellery.server.errors import Refused
from chancellery.server.models import RuleHit, RuleInfo, RuleSearch

router = APIRouter(prefix="/api", tags=["rules"], responses=errors())


@router.get("/rules")
async def search_rules(
    user: Asking,
    q: Annotated[str, Query(max_length=100, description="words or an id; none: everything")] = "",
    prefix: Annotated[str | None, Query(pattern=r"^[A-Z]{1,4}$", description="of one game, such as K")] = None,
    group: Annotated[str | None, Query(max_length=20, description="statements, rulings, examples ...")] = None,
    limit: Annotated[int, Query(ge=1, le=2000)] = 100,
) -> RuleSearch:
    """The rules that hold all the words, in the order of the book."""
    words = [word.casefold() for word in re.findall(r"[\w.-]+", q)]
    found = [entry for entry in _entries(prefix, group) if _holds(entry, words)]
    return RuleSearch(query=q, total=len(found), hits=[_hit(entry) for entry in found[:limit]])


@router.get("/rules/{rule_id}")
async def get_rule(user: Asking, rule_id: Annotated[str, Path(max_length=40)]) -> RuleInfo:
    """One rule by its id, such as K-8.3.2."""
    try:
        entry = lookup(rule_id)
    except UnknownRule as error:
        raise Refused("no-rule", rule=None, known=", ".join(error.suggestions) or "-", id=rule_id) from None
    return RuleInfo(**_hit(entry).model_dump(), cites=list(entry.cites), cited_by=list(cited_by(entry.id)))


def _entries(prefix: str | None, group: str | None) -> list[Entry]:
    games = [one for one in prefixes() if prefix in (None, one)]
    groups = [one for one in GROUPS if group in (None, one)]
    return [lookup(id) for one in games for id in sorted((i for kind in groups for i in ids(one, kind)), key=natural)]


def _holds(entry: Entry, words: list[str]) -> bool:
    if not words:
        return True
    text = f"{entry.id} {entry.heading} {entry.text}".casefold()
    return all(word in text for word in words)


def _hit(entry: Entry) -> RuleHit:
    return RuleHit(id=entry.id, chapter=entry.chapter, heading=entry.heading, group=entry.group, text=entry.text)
