"""The rules, to be read and searched."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from chancellery.server import rulebook
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.book_models import BookInfo
from chancellery.server.errors import Refused
from chancellery.server.models import RuleInfo, RuleSearch
from chancellery.server.ready import respond
from chancellery.table.encode import dump
from chancellery.table.scene import Scene

router = APIRouter(prefix="/api", tags=["rules"], responses=errors())

MOST = 2000


@router.get("/rules", response_model=RuleSearch)
async def search_rules(
    context: Ctx,
    request: Request,
    user: Asking,
    lang: Language,
    q: Annotated[str, Query(max_length=100, description="words or an id; none: everything")] = "",
    prefix: Annotated[str | None, Query(pattern=r"^[A-Z]{1,4}$", description="of one game, such as K")] = None,
    group: Annotated[str | None, Query(max_length=20, description="statements, rulings, examples ...")] = None,
    limit: Annotated[int, Query(ge=1, le=MOST)] = 100,
) -> Response:
    """The rules that hold all the words, in the order of the book."""
    if not q and limit == MOST and prefix in (None, *rulebook.prefixes()) and group in (None, *rulebook.GROUPS):
        return respond(request, await context.shelf.rules(prefix, group, lang), "no-cache")
    found = await context.hall.painter.paint(lambda: dump(rulebook.search(q, prefix, group, limit, lang)))
    return Response(found, media_type="application/json")


@router.get("/rules/books/{prefix}", response_model=BookInfo)
async def get_book(
    context: Ctx,
    request: Request,
    user: Asking,
    lang: Language,
    prefix: Annotated[str, Path(pattern=r"^[A-Z]{1,4}$", description="of one game, such as K")],
) -> Response:
    """The rules of a game as a book: chapters, statements with their rulings and examples, where each holds."""
    if prefix not in rulebook.prefixes():
        raise Refused("no-rule", rule=None, known=", ".join(rulebook.prefixes()), id=prefix)
    return respond(request, await context.shelf.book(prefix, lang), "no-cache")


@router.get("/rules/figures/{rule_id}", response_model=Scene)
async def get_figure(
    context: Ctx,
    request: Request,
    user: Asking,
    lang: Language,
    rule_id: Annotated[str, Path(pattern=r"^[A-Z]{1,3}-[A-Z0-9.-]{1,20}$")],
) -> Response:
    """The table that the picture under a statement is drawn from."""
    found = await context.shelf.ready(f"figure {rule_id} {lang}", lambda: rulebook.figure_scene(rule_id, lang))
    return respond(request, found, "no-cache")


@router.get("/rules/{rule_id}")
async def get_rule(
    context: Ctx, user: Asking, lang: Language, rule_id: Annotated[str, Path(max_length=40)]
) -> RuleInfo:
    """One rule by its id, such as K-8.3.2."""
    return await context.hall.painter.paint(lambda: rulebook.found(rule_id, lang))
