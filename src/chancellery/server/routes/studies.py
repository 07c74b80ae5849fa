"""Studies: analyses of one's own, saved, shared and continued together."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Query, Response
from sqlalchemy import Connection

from chancellery.server import bots
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.fairness import FROM_ELSEWHERE, check_unaided
from chancellery.server.models import BotInfo, SeatTitle
from chancellery.server.people import User
from chancellery.server.study import desk as desks
from chancellery.server.study import export, shown, thinking
from chancellery.server.study.bases import base_of, of_record
from chancellery.server.study.desk import Opened
from chancellery.server.study.models import (
    ChapterAnswer,
    ChapterSend,
    Judged,
    LineAnswer,
    LineSend,
    MarkSend,
    NewStudy,
    NodeAdvice,
    NodeId,
    NodeLooked,
    NodePointed,
    ReplySend,
    RoleSend,
    StudyChange,
    StudyChapter,
    StudyId,
    StudyInfo,
    StudyList,
    StudyMark,
    StudyNews,
    StudyRow,
    StudyScene,
    Title,
    TitleSend,
)
from chancellery.server.table_models import BarredAnswer
from chancellery.server.titles import bot_title, seat_title
from chancellery.store import now, order_rows, study_rows
from chancellery.table.encode import dump
from chancellery.table.scene_asking import Previewed

router = APIRouter(prefix="/api/studies", tags=["studies"], responses=errors())
MOST_LISTED = 200
FRESH = {"Cache-Control": "no-store"}
Node = Annotated[NodeId, Query(description="a position of the main line by its moves, or a node that leaves it")]


async def study_at(study_id: Annotated[StudyId, Path()], context: Ctx, user: Asking) -> Opened:
    return await context.desk.opened(user, study_id)


At = Annotated[Opened, Depends(study_at)]
ChapterId = Annotated[StudyId, Path()]


# -- studies


@router.get("")
async def list_studies(context: Ctx, user: Asking, lang: Language) -> StudyList:
    """Your own studies and those you are in, the newest first; and those that are open to everybody."""

    def listed(found: list[study_rows.Study], names: dict[int, str]) -> list[StudyRow]:
        return [
            desks.row(one, names.get(one.owner or 0), user.local or (user.id is not None and one.owner == user.id))
            for one in found
        ]

    def work(connection: Connection) -> StudyList:
        mine = study_rows.mine(connection, user.id, MOST_LISTED) if user.known else []
        public = study_rows.public(connection, MOST_LISTED) if not user.local else []
        names = study_rows.names(connection, {one.owner for one in (*mine, *public) if one.owner is not None})
        return StudyList(mine=listed(mine, names), public=listed([one for one in public if one not in mine], names))

    return await context.desk.ask(work)


@router.post("", status_code=201)
async def begin_study(context: Ctx, user: Asking, lang: Language, given: NewStudy) -> StudyInfo:
    """Begins an analysis: of a finished match, a position, a puzzle or an example. Running matches are refused."""
    user.need_known()
    context.limits.take("study", user.caller)
    base = await base_of(context.hall, user, given.start, lang)
    study = await context.desk.begin(user, base, given.title)
    return await context.desk.info(user, Opened(study, True, True), lang)


@router.post("/record", status_code=201)
async def study_record(
    context: Ctx,
    user: Asking,
    lang: Language,
    text: Annotated[str, Body(media_type="text/plain", max_length=4 * 1024 * 1024)],
    study: Annotated[StudyId | None, Query(description="as a further chapter of it")] = None,
    title: Annotated[Title, Query()] = "",
) -> StudyInfo:
    """Begins an analysis of a record, whoever played it. It is proven true first."""
    user.need_known()
    opened = None if study is None else await context.desk.opened(user, study)
    if opened is not None:
        opened.need_edits()
    context.limits.take("verify", user.caller)
    context.limits.take("study", user.caller)
    if not context.settings.local and "[BoardText " in text:  # definitions of foreign boards are kept for ever
        raise Refused("not-here", field="BoardText")
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("%snapshot"))
    base = await context.hall.painter.study(lambda: of_record(plain, lang))
    if opened is None:
        opened = Opened(await context.desk.begin(user, base, title), True, True)
    else:
        await context.desk.add(opened.study, base, title)
    return await context.desk.info(user, opened, lang)


@router.get("/{study_id}")
async def get_study(context: Ctx, user: Asking, lang: Language, study: At) -> StudyInfo:
    """A study with its chapters."""
    return await context.desk.info(user, study, lang)


@router.patch("/{study_id}")
async def change_study(context: Ctx, user: Asking, lang: Language, study: At, given: StudyChange) -> StudyInfo:
    """Saves it under a name, or says who may see it."""
    study.need_owns()
    if given.visibility == "public":
        context.order.check_talk(user)
    values = {name: value for name, value in given.model_dump().items() if value is not None}
    if values:
        await context.desk.change(lambda c: study_rows.change(c, study.study.id, {**values, "draft": False}, now()))
    return await context.desk.info(user, study, lang)


@router.delete("/{study_id}", status_code=204)
async def remove_study(context: Ctx, user: Asking, study: At) -> None:
    """Away with it, for everybody. A host may do so with any that he sees."""
    if not (user.account is not None and user.account.admin):
        study.need_owns()
    await context.desk.change(lambda c: study_rows.remove(c, study.study.id))


@router.post("/{study_id}/copy", status_code=201)
async def copy_study(context: Ctx, user: Asking, lang: Language, study: At) -> StudyInfo:
    """An analysis of one's own that begins with all of it."""
    user.need_known()
    context.limits.take("study", user.caller)
    made = await context.desk.copy(user, study.study)
    return await context.desk.info(user, Opened(made, True, True), lang)


@router.put("/{study_id}/members/{name}")
async def put_member(
    context: Ctx,
    user: Asking,
    lang: Language,
    study: At,
    name: Annotated[str, Path(min_length=1, max_length=200)],
    given: RoleSend,
) -> StudyInfo:
    """Lets somebody look on or continue it, or not any more. Anybody may leave."""
    account = None if "\x00" in name or user.local else await context.store.account_named(name)
    if account is None:
        raise Refused("no-account", field="name", name=name[:60])
    if not (given.role is None and account.id == user.id):
        study.need_owns()
    if account.id == study.study.owner:
        raise Refused("bad-input", field="name", what="field")
    if given.role is not None and user.id is not None:
        owner = user.id
        if await context.desk.ask(lambda c: order_rows.is_blocked(c, account.id, owner)):
            raise Refused("blocked", name=account.name)
    await context.desk.change(lambda c: study_rows.put_member(c, study.study.id, account.id, given.role, now()))
    if given.role is None and account.id == user.id and study.study.visibility == "private":
        return StudyInfo(
            **desks.row(study.study, None, False).model_dump(),
            version=study.study.version,
            may_edit=False,
            chapters=[],
            members=[],
        )
    return await context.desk.info(user, await context.desk.opened(user, study.study.id), lang)


@router.get("/{study_id}/news")
async def study_news(
    context: Ctx,
    user: Asking,
    lang: Language,
    study: At,
    since: Annotated[int, Query(ge=0, description="the version you know")],
) -> StudyNews:
    """What changed since a version: ask again and again to see what others do."""
    return await context.desk.news(user, study, since, lang)


@router.get("/{study_id}/export")
async def export_study(
    context: Ctx,
    user: Asking,
    lang: Language,
    study: At,
    form: Annotated[export.Form, Query(description="data, or records in an archive")] = "json",
) -> Response:
    """All of it: as data, or as records, a main line and each line that leaves it in one of its own."""
    context.limits.take("verify", user.caller)
    found = await context.desk.ask(lambda c: export.read(c, study.study))
    name, kind = f"study-{study.study.id}.{'zip' if form == 'records' else 'json'}", export.TYPES[form]
    await context.desk.check_over(*(chapter for chapter, _, _ in found.chapters))
    made = await context.hall.painter.study(lambda: export.written(found, form))
    return Response(made, media_type=kind, headers=FRESH | {"Content-Disposition": f'attachment; filename="{name}"'})


# -- chapters


@router.post("/{study_id}/chapters", status_code=201)
async def add_chapter(context: Ctx, user: Asking, lang: Language, study: At, given: ChapterSend) -> StudyChapter:
    """A further chapter, behind the others."""
    study.need_edits()
    context.limits.take("study", user.caller)
    base = await base_of(context.hall, user, given.start, lang)
    id = await context.desk.add(study.study, base, given.title)
    board = await context.desk.board(study.study.id, id)
    return shown.chapter(board.chapter, lang)


@router.get("/{study_id}/chapters/{chapter_id}")
async def get_chapter(context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId) -> ChapterAnswer:
    """A chapter: its main line and what leaves it, in words, with what is written and drawn."""
    desk, id = context.desk, study.study.id
    board = await desk.board(id, chapter_id)
    found, marks = await desk.ask(lambda c: (study_rows.nodes(c, chapter_id), study_rows.marks(c, chapter_id)))
    board.learn(found, 0)
    seen = await desk.ask(lambda c: study_rows.chapters(c, id))
    about = next((one for one in seen if one.id == chapter_id), None)
    if about is None:
        raise Refused("no-chapter")
    told = await desk.in_words(id, chapter_id, found, lang)
    marked = await context.hall.painter.study(lambda: shown.timeline(board, lang))
    return ChapterAnswer(
        info=shown.chapter(about, lang),
        main=len(board.main),
        seats=[SeatTitle(id=seat, title=seat_title(about.game, seat, lang)) for seat in board.main.seats],
        marked=marked,
        nodes=told,
        marks=[shown.mark(chapter_id, one) for one in marks],
        bots=[BotInfo(id=one, title=bot_title(one, lang)) for one in bots.names()],
        version=study.study.version,
    )


@router.patch("/{study_id}/chapters/{chapter_id}")
async def rename_chapter(
    context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, given: TitleSend
) -> StudyInfo:
    """Another title for a chapter."""
    study.need_edits()
    id = study.study.id
    await context.desk.change(lambda c: study_rows.rename_chapter(c, id, chapter_id, given.title, now()))
    return await context.desk.info(user, study, lang)


@router.delete("/{study_id}/chapters/{chapter_id}")
async def remove_chapter(context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId) -> StudyInfo:
    """Away with a chapter; the last one stays."""
    study.need_edits()
    id = study.study.id
    if not await context.desk.change(lambda c: study_rows.remove_chapter(c, id, chapter_id, now())):
        raise Refused("study-last-chapter")
    return await context.desk.info(user, study, lang)


# -- the board of a chapter


@router.get("/{study_id}/chapters/{chapter_id}/scene", response_model=StudyScene)
async def get_study_scene(
    context: Ctx,
    user: Asking,
    lang: Language,
    study: At,
    chapter_id: ChapterId,
    node: Node,
    eyes: Annotated[str, Query(pattern=r"^\w{1,40}$", description="a seat, or `open`: everybody's")] = shown.OPEN,
    seat: Annotated[str | None, Query(pattern=r"^\w{1,40}$", description="whose options, where several decide")] = None,
) -> Response:
    """The board at a node of the tree, with the options of whoever must decide there."""
    board = await context.desk.board(study.study.id, chapter_id, node)
    made = await context.hall.painter.paint(lambda: dump(shown.scene(board, node, eyes, seat, lang)))
    return Response(made, media_type="application/json", headers=FRESH)


@router.post("/{study_id}/chapters/{chapter_id}/lines")
async def add_line(
    context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, given: LineSend
) -> LineAnswer:
    """Tries moves from a node on. What is there already is gone along; what is new is kept, for everybody."""
    study.need_edits()
    at, added = await context.desk.play(user, study, chapter_id, given.parent, given.seat, given.moves, lang)
    return LineAnswer(at=at, nodes=added)


@router.post("/{study_id}/chapters/{chapter_id}/reply")
async def reply(
    context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, given: ReplySend
) -> LineAnswer:
    """A bot decides for whoever must, and its move is kept."""
    study.need_edits()
    if not bots.exists(given.bot):
        raise Refused("no-bot", field="bot", bot=given.bot[:60], known=bots.known())
    await _unaided(context, user, study, chapter_id)
    context.limits.take("judge", user.caller)
    line = await context.desk.line(study.study.id, chapter_id, given.parent)
    seat = thinking.decides(line.ledger.match, given.seat)
    move = await context.advisers.choose(line, seat, given.bot)
    named = line.ledger.match.seats[seat]
    at, added = await context.desk.play(user, study, chapter_id, given.parent, named, [move], lang)
    return LineAnswer(at=at, nodes=added)


@router.post("/{study_id}/chapters/{chapter_id}/preview", response_model=Previewed)
async def preview_in_study(
    context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, given: NodeLooked
) -> Response:
    """What some options would bring at a node."""
    board = await context.desk.board(study.study.id, chapter_id, given.node)
    made = await context.hall.painter.paint(lambda: dump(shown.look_ahead(board, given, lang)))
    return Response(made, media_type="application/json", headers=FRESH)


@router.post("/{study_id}/chapters/{chapter_id}/barred", response_model=BarredAnswer)
async def barred_in_study(
    context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, given: NodePointed
) -> Response:
    """Why a thing on the table cannot be chosen at a node, in short."""
    board = await context.desk.board(study.study.id, chapter_id, given.node)
    made = await context.hall.painter.paint(lambda: dump({"barred": shown.why_barred(board, given, lang)}))
    return Response(made, media_type="application/json", headers=FRESH)


@router.put("/{study_id}/chapters/{chapter_id}/marks/{node}")
async def put_mark(
    context: Ctx,
    user: Asking,
    study: At,
    chapter_id: ChapterId,
    node: Annotated[NodeId, Path()],
    given: MarkSend,
) -> StudyMark:
    """Writes or draws at a node, instead of what was there: whoever does so last is right."""
    study.need_edits()
    context.order.check_talk(user)
    shapes = None if given.shapes is None else [shape.model_dump() for shape in given.shapes]
    mark = study_rows.Marking(node, given.text, shapes, user.id, now())
    return shown.mark(chapter_id, await context.desk.put_mark(study, chapter_id, mark))


# -- what bots think of it


async def _unaided(context: Context, user: User, study: Opened, chapter_id: str) -> None:
    chapter = (await context.desk.board(study.study.id, chapter_id)).chapter
    if chapter.origin in FROM_ELSEWHERE:
        await check_unaided(context, user, chapter.game)


@router.get("/{study_id}/chapters/{chapter_id}/judged")
async def judged(context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, node: Node) -> Judged:
    """How likely each seat is to win at a node, by the judgement of the strongest bot."""
    await _unaided(context, user, study, chapter_id)
    context.limits.take("judge", user.caller)
    return await thinking.judged(context.desk, study, chapter_id, node, lang)


@router.get("/{study_id}/chapters/{chapter_id}/advice")
async def advice_in_study(
    context: Ctx,
    user: Asking,
    lang: Language,
    study: At,
    chapter_id: ChapterId,
    node: Node,
    seat: Annotated[str | None, Query(pattern=r"^\w{1,40}$")] = None,
) -> NodeAdvice:
    """What the strongest bot would do at a node, and why."""
    await _unaided(context, user, study, chapter_id)
    context.limits.take("advice", user.caller)
    return await thinking.best(context.desk, study, chapter_id, node, seat, lang)


@router.get("/{study_id}/chapters/{chapter_id}/why")
async def why_in_study(
    context: Ctx, user: Asking, lang: Language, study: At, chapter_id: ChapterId, node: Node
) -> NodeAdvice:
    """What the move that led to a node was worth, and what else might have been."""
    await _unaided(context, user, study, chapter_id)
    context.limits.take("advice", user.caller)
    return await thinking.weighed(context.desk, study, chapter_id, node, lang)
