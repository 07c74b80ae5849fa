"""A table: looking, deciding, talking, looking back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Request, Response

from chancellery import BadInput, verify
from chancellery.kernel import BadRecord, signature
from chancellery.kernel.record import result_text
from chancellery.server.ask import Asking, At, Ctx, Language, Seen, errors, own_seat
from chancellery.server.context import Context
from chancellery.server.drawing import drawing
from chancellery.server.errors import Refused, refused
from chancellery.server.links import linked
from chancellery.server.models import MOST_PREVIEWS, Drawing, MoveCount, Notation, Ref, SeatId
from chancellery.server.people import User
from chancellery.server.ready import respond
from chancellery.server.reminding import remind
from chancellery.server.seating import has_hints
from chancellery.server.table_models import (
    AdvanceInfo,
    AdviceAnswer,
    Adviser,
    BarredAnswer,
    Done,
    LogAnswer,
    MoveSend,
    Notes,
    NotesSend,
    PressAnswer,
    PressSend,
    PreviewAnswer,
    Reminded,
    RemindSend,
    Review,
    SceneAnswer,
    Timeline,
    UndoSend,
    Verified,
    WhyNot,
)
from chancellery.server.tables import Action, Table
from chancellery.store import StoreError
from chancellery.table import words
from chancellery.table.barred import barred
from chancellery.table.encode import dump
from chancellery.table.scene_telling import Story

router = APIRouter(prefix="/api", tags=["table"], responses=errors())

Eyes = Annotated[SeatId | None, Query(description="a seat of yours; none: a spectator")]
Since = Annotated[int, Query(ge=0, le=10_000_000, description="the first number you want")]
MOST_LINES = 2000


def eyes(table: Table, user: User, seat: str | None) -> int | None:
    """With whose eyes somebody looks."""
    return None if seat is None else own_seat(table, user, seat)


# -- looking


@router.get("/matches/{match_id}/scene", response_model=SceneAnswer)
async def get_scene(
    table: Seen,
    user: Asking,
    lang: Language,
    seat: Eyes = None,
    at: Annotated[MoveCount | None, Query(description="after so many moves; none: now")] = None,
) -> Response:
    """What to draw for a seat or a spectator, now or at an earlier move."""
    number = eyes(table, user, seat)
    try:
        seen = await (table.shown.scene(number, lang) if at is None else table.shown.scene_at(at, number, lang))
    except BadInput as error:
        raise refused(error) from None
    head = {
        "match": table.id,
        "seat": seat,
        "seq": seen.revision,
        "moves": seen.moves,
        "at": seen.moves if at is None else at,
    }
    body = dump(head)[:-1] + b',"scene":' + seen.whole() + b"}"
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/matches/{match_id}/board", response_model=Drawing)
async def get_match_board(context: Ctx, request: Request, table: Seen, user: Asking) -> Response:
    """The board of the match, to be drawn."""
    definition = table.match.definition
    key = f"board {table.row.game} {definition.board} {definition.board_digest}"
    found = await context.shelf.ready(key, lambda: drawing(definition))
    return respond(request, found, "private, max-age=3600")


@router.get("/matches/{match_id}/log", response_model=LogAnswer)
async def get_log(
    context: Ctx,
    table: Seen,
    user: Asking,
    lang: Language,
    seat: Eyes = None,
    since: Since = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_LINES)] = MOST_LINES,
) -> Response:
    """What happened, from event `since` on, as the seat may know it."""
    count, found = await table.shown.log(eyes(table, user, seat), lang, since, limit)
    written = await context.hall.painter.paint(lambda: dump({"start": since, "count": count, "lines": found}))
    return Response(written, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/matches/{match_id}/timeline")
async def get_timeline(table: Seen, user: Asking, lang: Language) -> Timeline:
    """Where rounds began and battles were fought, by move number."""
    return await table.shown.timeline(lang)


@router.get("/matches/{match_id}/story", response_model=Story)
async def get_story(table: Seen, user: Asking, lang: Language) -> Response:
    """How the match went so far, for its end page: measures over time, what turned it, honours, moments for a film."""
    return Response(await table.shown.story(lang), media_type="application/json", headers={"Cache-Control": "no-store"})


# -- deciding


@router.post("/matches/{match_id}/moves")
async def make_move(context: Ctx, table: At, user: Asking, given: MoveSend) -> Done:
    """Makes a move, also one that no decision asks for, such as a proposal, or several. The answer comes when they are
    stored. Sent twice with one action id, they are made once."""
    number = own_seat(table, user, given.seat)
    return await table.act(move_action(context, table, user, number, given))


def move_action(context: Context, table: Table, user: User, number: int, given: MoveSend) -> Action:
    """Moves end with the decisions; acts could go on for ever and are limited like talk."""
    first, *more = given.all_moves
    for move in given.all_moves:
        if table.is_act(move):
            context.limits.take("act", f"{user.id}:{table.id}")
    rest = tuple(more)
    return Action("move", number, given.action_id, first, given.seq, author=user.id, more=rest, through=given.through)


@router.post("/matches/{match_id}/undo")
async def undo(context: Ctx, table: At, user: Asking, given: UndoSend) -> Done:
    """Takes the seat's last move back, if nothing was revealed and nobody has decided since."""
    number = own_seat(table, user, given.seat)
    await context.advancing.take_back(table, number)  # else it would be made again at once
    return await table.act(Action("undo", number, given.action_id, "", given.seq, author=user.id))


@router.get("/matches/{match_id}/why-not")
async def why_not(
    table: At, user: Asking, lang: Language, seat: Annotated[SeatId, Query()], move: Annotated[Notation, Query()]
) -> WhyNot:
    """Whether a move is legal now, or the rule that forbids it and why."""
    number = own_seat(table, user, seat)
    try:
        found = table.match.why_not(number, table.readable(move))
    except BadInput as error:
        raise refused(error) from None
    if found is None:
        return WhyNot(legal=True, rule=None, message=None)
    said = words.refused(found, lang)
    return WhyNot(legal=False, rule=found.rule, message=said.text, links=linked(said))


@router.get("/matches/{match_id}/barred", response_model=BarredAnswer)
async def get_barred(
    table: At,
    user: Asking,
    lang: Language,
    seat: Annotated[SeatId, Query()],
    ref: Annotated[Ref, Query()],
    subject: Annotated[Ref | None, Query()] = None,
) -> Response:
    """Why a seat of yours cannot choose a thing on the table now, in short; with `subject`, what acts, chosen already.
    Nothing if it can be chosen, or if nothing is asked that it could answer."""
    number = own_seat(table, user, seat)
    found = barred(table.match, number, ref, lang, subject)
    return Response(dump({"barred": found}), media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/matches/{match_id}/preview", response_model=PreviewAnswer)
async def get_preview(
    table: At,
    user: Asking,
    lang: Language,
    seat: Annotated[SeatId, Query()],
    move: Annotated[list[Notation], Query(min_length=1, max_length=MOST_PREVIEWS)],
) -> Response:
    """What options of a seat of yours would bring, up to where something hidden comes to light or others decide, and
    how likely that is. Moves that are no options now are left out."""
    number = own_seat(table, user, seat)
    try:
        written = await table.shown.preview(number, [table.readable(one) for one in move], lang)
    except BadInput as error:
        raise refused(error) from None
    return Response(written, media_type="application/json", headers={"Cache-Control": "no-store"})


# -- answers in advance

Advances = Annotated[str, Path(pattern=r"^[\w:]{1,80}$", description="`key` of the answer")]


@router.get("/matches/{match_id}/advances")
async def get_advances(
    context: Ctx, table: At, user: Asking, lang: Language, seat: Annotated[SeatId, Query()]
) -> list[AdvanceInfo]:
    """What a seat of yours may answer before it is asked, and what it has. Nobody else is told."""
    return await context.advancing.listed(table, own_seat(table, user, seat), lang)


@router.put("/matches/{match_id}/advances/{key}")
async def give_advance(
    context: Ctx, table: At, user: Asking, lang: Language, key: Advances, seat: Annotated[SeatId, Query()]
) -> list[AdvanceInfo]:
    """Answers in advance: when the decision is asked the answer is given for you, until it is taken back or void."""
    number = own_seat(table, user, seat)
    await context.advancing.give(table, number, key)
    return await context.advancing.listed(table, number, lang)


@router.delete("/matches/{match_id}/advances/{key}")
async def take_back_advance(
    context: Ctx, table: At, user: Asking, lang: Language, key: Advances, seat: Annotated[SeatId, Query()]
) -> list[AdvanceInfo]:
    """Takes an answer back."""
    number = own_seat(table, user, seat)
    await context.advancing.take_back(table, number, key)
    return await context.advancing.listed(table, number, lang)


# -- advice


@router.get("/matches/{match_id}/advice")
async def get_advice(
    context: Ctx,
    table: At,
    user: Asking,
    lang: Language,
    seat: Annotated[SeatId, Query()],
    level: Annotated[Adviser, Query(description="the level that is asked")] = "planner",
) -> AdviceAnswer:
    """What a bot would do in a seat of yours, knowing what the seat may know; where the table allows it."""
    number = own_seat(table, user, seat)
    if not has_hints(table.row):
        raise Refused("hints-off")
    context.limits.take("advice", user.caller)
    return await context.advisers.hints(table, number, lang, level)


@router.get("/matches/{match_id}/why")
async def get_why(
    context: Ctx,
    table: Seen,
    user: Asking,
    lang: Language,
    move: Annotated[MoveCount, Query(description="the number of a bot's move")],
) -> AdviceAnswer:
    """Why a bot made a move, from what everybody may know; once the match is over, from what the bot knew."""
    context.limits.take("advice", user.caller)
    return await context.advisers.why(table, move, lang)


@router.get("/matches/{match_id}/review")
async def get_review(context: Ctx, table: Seen, user: Asking, lang: Language) -> Review:
    """Chances to win over a finished match, and its decisions by what they cost; worked out when somebody asks."""
    if not context.advisers.has_review(table):
        context.limits.take("advice", user.caller)
    return await context.advisers.review(table, lang)


# -- talking


@router.get("/matches/{match_id}/press")
async def get_press(table: Seen, user: Asking, lang: Language, seat: Eyes = None, since: Since = 0) -> PressAnswer:
    """What the reader may read; numbers count for this reader."""
    number = eyes(table, user, seat)
    count, found = await table.shown.press(number, lang, since)
    return PressAnswer(start=since, count=count, lines=found)


@router.post("/matches/{match_id}/press")
async def send_press(context: Ctx, table: At, user: Asking, given: PressSend) -> Done:
    """Says something to everybody or to some seats."""
    number = own_seat(table, user, given.seat)
    context.limits.take("press", f"{user.id}:{table.id}")
    context.order.check_talk(user)
    return await table.act(press_action(table, user, number, given))


def press_action(table: Table, user: User, number: int, given: PressSend) -> Action:
    readers = None if given.to is None else tuple(table.seat(reader) for reader in given.to)
    if readers == ():
        raise Refused("bad-input", field="to", what="to")
    return Action("press", number, given.action_id, given.text, readers=readers, author=user.id)


@router.post("/matches/{match_id}/remind")
async def remind_others(context: Ctx, table: At, user: Asking, given: RemindSend) -> Reminded:
    """Reminds the people whose decision is open: the table says so in its press. Once an hour at most."""
    number = own_seat(table, user, given.seat)
    context.limits.take("press", f"{user.id}:{table.id}")
    return Reminded(seats=await remind(table, user, number))


@router.get("/matches/{match_id}/notes")
async def get_notes(context: Ctx, table: At, user: Asking, seat: Annotated[SeatId, Query()]) -> Notes:
    """The private notes of a seat of yours."""
    number = own_seat(table, user, seat)
    try:
        return Notes(seat=seat, text=await context.store.note(table.id, number))
    except StoreError:
        raise Refused("store-failed") from None


@router.put("/matches/{match_id}/notes")
async def put_notes(context: Ctx, table: At, user: Asking, seat: Annotated[SeatId, Query()], given: NotesSend) -> Notes:
    """Replaces the private notes of a seat of yours."""
    number = own_seat(table, user, seat)
    text = given.text.replace("\x00", "")
    try:
        await context.store.put_note(table.id, number, text)
    except StoreError:
        raise Refused("store-failed") from None
    return Notes(seat=seat, text=text)


# -- records

_PLAIN = {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "the record"}


@router.get("/matches/{match_id}/record", response_class=Response, responses={200: _PLAIN})
async def get_record(context: Ctx, table: Seen, user: Asking, seat: Eyes = None) -> Response:
    """The record of a finished match, or of one's own in local mode: it tells the seed. Of the letters it has those
    that were public; for a seat of yours also those that the seat wrote or received. A hosted server signs it."""
    number = eyes(table, user, seat)
    _may_export(table, user)
    name = f"{table.row.game}-{table.id}{'' if seat is None else f'-{seat}'}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    written = await _served(context, table, _readers(user, number))
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


def _readers(user: User, seat: int | None) -> frozenset[int] | None:
    """Whose letters a record holds: the local user has all, since there is nobody else."""
    if user.local and seat is None:
        return None
    return frozenset(() if seat is None else (seat,))


@router.get("/matches/{match_id}/verify")
async def verify_match(context: Ctx, table: Seen, user: Asking, lang: Language) -> Verified:
    """Plays the record again and proves that nobody touched the cards."""
    _may_export(table, user)
    context.limits.take("verify", user.caller)
    written = await _served(context, table, _readers(user, None))
    return await context.hall.painter.study(lambda: _verified(written.decode(), lang, context.public_key))


@router.post("/verify")
async def verify_record(
    context: Ctx,
    user: Asking,
    lang: Language,
    text: Annotated[str, Body(media_type="text/plain", max_length=4 * 1024 * 1024)],
) -> Verified:
    """The same for any record."""
    context.limits.take("verify", user.caller)
    if not context.settings.local and "[BoardText " in text:  # definitions of foreign boards are kept for ever
        raise Refused("not-here", field="BoardText")
    return await context.hall.painter.study(lambda: _verified(_plain(text), lang, context.public_key))


def _plain(text: str) -> str:
    """A snapshot only makes loading faster. One from outside could be made to unpack without end."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("%snapshot"))


def _may_export(table: Table, user: User) -> None:
    if not user.may_export(table.row):
        raise Refused("record-secret")


async def _served(context: Context, table: Table, readers: frozenset[int] | None) -> bytes:
    """The record as it is handed out, signed once the match is over."""
    written, key = await table.shown.record(readers), context.key
    if key is None or table.row.standing.status != "finished":
        return written
    return await context.hall.painter.paint(lambda: signature.signed(written.decode(), key).encode())


def _verified(text: str, lang: str, ours: str | None) -> Verified:
    try:
        found = verify(text)
    except BadRecord as error:
        return Verified(ok=False, finished=False, moves=0, line=error.line, message=error.text(lang))
    except BadInput as error:
        return Verified(ok=False, finished=False, moves=0, line=1, message=error.text(lang))
    match = found.match
    return Verified(
        ok=True,
        finished=found.finished,
        moves=len(match),
        game=match.setup.game,
        result=result_text(match),
        signature="none" if found.signer is None else "ours" if found.signer == ours else "unknown",
        key=found.signer,
    )
