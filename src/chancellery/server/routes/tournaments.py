"""Tournaments: made, entered, run and read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.people import User
from chancellery.server.routes.people import PersonName, own_account
from chancellery.server.tournaments import doing, export, shown
from chancellery.server.tournaments.models import (
    Correction,
    Deadline,
    NamedMember,
    NewEntrant,
    Seeds,
    To,
    TournamentId,
    TournamentInfo,
    TournamentList,
    TournamentRules,
)
from chancellery.server.tournaments.running import Running

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=errors())

At = Annotated[TournamentId, Path()]
Count = Annotated[int, Path(ge=1, le=10_000)]
Stage = Literal["draft", "open", "running", "closed"]
CSV: dict[int | str, dict[str, Any]] = {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}


def _here(context: Context) -> None:
    if context.settings.local:
        raise Refused("not-here")


async def _found(context: Context, id: str, user: User, lang: str) -> TournamentInfo:
    known = await context.store.ask(lambda c: shown.read(c, id, user))
    return await context.hall.painter.paint(lambda: shown.info(known, user, lang))


async def _info(context: Context, id: str, user: User, lang: str) -> Response:
    """Written aside: a long tournament is much to write."""
    known = await context.store.ask(lambda c: shown.read(c, id, user))
    written = await context.hall.painter.paint(lambda: shown.info(known, user, lang).model_dump_json())
    return Response(written, media_type="application/json", headers={"Cache-Control": "no-store"})


async def _go_on(request: Request, id: str) -> None:
    running: Running = request.app.state.tournaments
    await running.look(id)


@router.get("")
async def list_tournaments(
    context: Ctx,
    user: Asking,
    lang: Language,
    status: Annotated[Stage | None, Query(description="only those at this stage")] = None,
    mine: Annotated[bool, Query(description="only those that you play in or run")] = False,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="`next` of the page before")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> TournamentList:
    """Tournaments, the newest first. Drafts are seen by who runs them."""
    _here(context)
    return await context.store.ask(lambda c: shown.listing(c, user, lang, status, mine, before, limit))


@router.post("", status_code=201, response_model=TournamentInfo)
async def create_tournament(context: Ctx, user: Asking, lang: Language, given: TournamentRules) -> Response:
    """A new tournament, as a draft that its organisers see. You are its organiser."""
    account = own_account(context, user)
    context.limits.take("create", str(user.id))
    made = await _info(context, await doing.create(context, account, given), user, lang)
    made.status_code = 201
    return made


@router.get("/{id}", response_model=TournamentInfo)
async def get_tournament(context: Ctx, user: Asking, lang: Language, id: At) -> Response:
    """A tournament: rules, entrants, rounds with their tables, standings with the reason for every place."""
    _here(context)
    return await _info(context, id, user, lang)


@router.put("/{id}", response_model=TournamentInfo)
async def change_tournament(context: Ctx, user: Asking, lang: Language, id: At, given: TournamentRules) -> Response:
    """Other rules, until it begins. Once others have entered, what they have agreed to stays."""
    own_account(context, user)
    await doing.change(context, id, user, given)
    return await _info(context, id, user, lang)


@router.post("/{id}/stage", response_model=TournamentInfo | None)
async def go_to_stage(request: Request, context: Ctx, user: Asking, lang: Language, id: At, given: To) -> Response:
    """Opens entry, begins, or closes it before its time. A draft that is closed is gone."""
    own_account(context, user)
    if given.stage == "open":
        await doing.open_entry(context, id, user)
    elif given.stage == "running":
        await doing.start(context, id, user)
    elif not await doing.close(context, id, user):
        return Response("null", media_type="application/json")
    await _go_on(request, id)
    return await _info(context, id, user, lang)


@router.post("/{id}/entry", response_model=TournamentInfo)
async def enter_tournament(request: Request, context: Ctx, user: Asking, lang: Language, id: At) -> Response:
    """Enters, or accepts an invitation. Who enters agrees to the rules: matches may be rated."""
    await doing.enter(context, id, own_account(context, user))
    await _go_on(request, id)
    return await _info(context, id, user, lang)


@router.delete("/{id}/entry", response_model=TournamentInfo)
async def leave_tournament(request: Request, context: Ctx, user: Asking, lang: Language, id: At) -> Response:
    """Withdraws, or declines an invitation. A match for two that runs is lost; in others a bot plays on."""
    await doing.leave(context, id, own_account(context, user))
    await _go_on(request, id)
    return await _info(context, id, user, lang)


@router.post("/{id}/entrants", response_model=TournamentInfo)
async def add_entrant(context: Ctx, user: Asking, lang: Language, id: At, given: NewEntrant) -> Response:
    """Invites somebody, or enters a bot. For organisers."""
    own_account(context, user)
    context.limits.take("create", str(user.id))
    await doing.add(context, id, user, given)
    return await _info(context, id, user, lang)


@router.delete("/{id}/entrants/{number}", response_model=TournamentInfo)
async def remove_entrant(
    request: Request, context: Ctx, user: Asking, lang: Language, id: At, number: Count
) -> Response:
    """Takes somebody out. For organisers; everybody can read that it was done."""
    own_account(context, user)
    await doing.remove(context, id, user, number)
    await _go_on(request, id)
    return await _info(context, id, user, lang)


@router.post("/{id}/entrants/{number}/substitute", response_model=TournamentInfo)
async def offer_place(
    context: Ctx, user: Asking, lang: Language, id: At, number: Count, given: NamedMember
) -> Response:
    """Offers somebody the points and the rounds to come of an entrant who has left. For organisers."""
    own_account(context, user)
    context.limits.take("create", str(user.id))
    await doing.substitute(context, id, user, number, given.account)
    return await _info(context, id, user, lang)


@router.put("/{id}/seeds", response_model=TournamentInfo)
async def set_seeds(context: Ctx, user: Asking, lang: Language, id: At, given: Seeds) -> Response:
    """The order of the entrants by hand, the strongest first. For organisers, before it begins."""
    own_account(context, user)
    await doing.seed(context, id, user, given)
    return await _info(context, id, user, lang)


@router.put("/{id}/organisers/{name}", response_model=TournamentInfo)
async def add_organiser(context: Ctx, user: Asking, lang: Language, id: At, name: PersonName) -> Response:
    """Somebody else who may run it. For organisers."""
    own_account(context, user)
    await doing.organise(context, id, user, name.replace("\x00", ""), True)
    return await _info(context, id, user, lang)


@router.delete("/{id}/organisers/{name}", response_model=TournamentInfo)
async def remove_organiser(context: Ctx, user: Asking, lang: Language, id: At, name: PersonName) -> Response:
    """Runs it no more. For organisers."""
    own_account(context, user)
    await doing.organise(context, id, user, name.replace("\x00", ""), False)
    return await _info(context, id, user, lang)


@router.put("/{id}/rounds/{round}/tables/{number}", response_model=TournamentInfo)
async def correct_table(
    request: Request, context: Ctx, user: Asking, lang: Language, id: At, round: Count, number: Count, given: Correction
) -> Response:
    """What a table counts for; a match that still runs ends with it. For organisers; everybody reads the note."""
    own_account(context, user)
    await doing.correct(context, id, user, round, number, given)
    await _go_on(request, id)
    return await _info(context, id, user, lang)


@router.put("/{id}/rounds/{round}/deadline", response_model=TournamentInfo)
async def set_deadline(context: Ctx, user: Asking, lang: Language, id: At, round: Count, given: Deadline) -> Response:
    """Another deadline for a round that runs. For organisers; everybody can read it."""
    own_account(context, user)
    await doing.set_deadline(context, id, user, round, given.deadline)
    return await _info(context, id, user, lang)


@router.get("/{id}/export", response_model=TournamentInfo)
async def export_tournament(context: Ctx, user: Asking, lang: Language, id: At) -> Response:
    """All of it as a JSON file."""
    _here(context)
    file = await _info(context, id, user, lang)
    file.headers["Content-Disposition"] = f'attachment; filename="tournament-{id}.json"'
    return file


@router.get("/{id}/{part}.csv", response_class=Response, responses=CSV)
async def export_csv(
    context: Ctx, user: Asking, lang: Language, id: At, part: Literal["standings", "tables"]
) -> Response:
    """The standings, or all tables with their results, as CSV in UTF-8."""
    _here(context)
    found = await _found(context, id, user, lang)
    written = export.standings(found) if part == "standings" else export.tables(found)
    named = {"Content-Disposition": f'attachment; filename="tournament-{id}-{part}.csv"'}
    return Response("\ufeff" + written, media_type="text/csv; charset=utf-8", headers=named)
