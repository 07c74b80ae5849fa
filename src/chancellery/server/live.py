"""Live tables: one WebSocket for each pair of eyes. Every answer is typed; see live_models.py.

Nothing is queued for a slow reader: the connection remembers what it has sent and, when woken, sends the difference
to what is true now.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from fastapi import WebSocket
from orjson import Fragment
from pydantic import BaseModel, Field, ValidationError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect, WebSocketState

from chancellery.server import sessions
from chancellery.server.ask import language_of, own_seat
from chancellery.server.context import GOING_AWAY, POLICY, Context
from chancellery.server.deeds import clocks, described
from chancellery.server.errors import Refused
from chancellery.server.keeping import Watcher
from chancellery.server.live_models import (
    CLIENT,
    DoneNews,
    ErrorNews,
    HelloNews,
    LookMessage,
    MoveMessage,
    PaceMessage,
    PingMessage,
    PongNews,
    PresenceNews,
    PressMessage,
    PressNews,
    SummaryNews,
    UndoMessage,
)
from chancellery.server.models import Lang, MatchSummary, Pace
from chancellery.server.painter import PAYER, Payer
from chancellery.server.people import User
from chancellery.server.pictures import Picture
from chancellery.server.routes.table import move_action, press_action
from chancellery.server.seating import is_delayed
from chancellery.server.tables import Action, Table
from chancellery.store import StoreError
from chancellery.table.encode import dump

MOST_STRIKES = 100  # messages that were refused for their form or their number, before the connection is closed
CHECK_SESSION = 60.0  # seconds
_log = logging.getLogger(__name__)


class Wanted(BaseModel):
    """What the address of a live table says."""

    seat: str | None = Field(None, max_length=40)
    lang: str | None = Field(None, max_length=5)  # language_of reads it
    since: int | None = Field(None, ge=0)  # events you have
    seq: int | None = Field(None, ge=0)  # `seq` of the last state you have
    press: int | None = Field(None, ge=0)  # messages you have
    changes: bool = False  # of a scene send only the parts that changed
    pace: Pace = "normal"  # at which bots play for you


async def live(socket: WebSocket) -> None:
    """A live table. Without `since`, `press` only what is new is sent; with them, what was missed too.

    It is no route of FastAPI: what that keeps for each call would stay as long as somebody looks.
    """
    try:
        wanted = Wanted.model_validate(dict(socket.query_params))
    except ValidationError:
        await socket.close(POLICY)
        return
    match_id, seat = socket.path_params["match_id"], wanted.seat
    context: Context = socket.app.state.context
    speaks: Lang = language_of(socket)
    await socket.accept()
    try:
        user = await sessions.user_of(socket, context.store, context.settings)
        context.limits.take("connect", user.caller)
        if not user.known:
            PAYER.set(Payer(context.limits, user.caller, patient=True))
        if context.stopping.is_set():
            raise Refused("stopping")
        table = await context.hall.table(match_id)
        if not user.may_see(table.row):
            raise Refused("no-match")
        number = None if not seat else own_seat(table, user, seat)
        seen = await context.hall.seen(table, user)
    except (Refused, StoreError) as error:
        refusal = error if isinstance(error, Refused) else Refused("store-failed")
        await _last_words(socket, refusal, speaks)
        return
    watching = Live(context, socket, user, table, seen, number, speaks, wanted.changes)
    watching.pace = wanted.pace
    await watching.run(wanted.since, wanted.seq, wanted.press)


ROUTE = WebSocketRoute("/api/matches/{match_id}/live", live)


async def _last_words(socket: WebSocket, error: Refused, lang: Lang) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        news = ErrorNews(**error.body(lang).model_dump())
        await socket.send_text(dump(news.model_dump(mode="json")).decode())
        await socket.close(GOING_AWAY if error.code == "stopping" else POLICY, error.code)


class Live(Watcher):
    """One connection: a reader of messages and a writer of news."""

    def __init__(
        self,
        context: Context,
        socket: WebSocket,
        user: User,
        present: Table,
        table: Table,
        seat: int | None,
        lang: Lang,
        changes: bool,
    ) -> None:
        self.context = context
        self.socket = socket
        self.user = user
        self.present = present
        self.table = table  # what is looked at: the same, or as it was some time ago
        self.seat = seat
        self.lang = lang
        self.changes = changes
        self.session = None if user.session is None else user.session.token
        self._checked = time.monotonic()
        self._awake = asyncio.Event()
        self._ending: int | None = None
        self._bucket = context.limits.bucket("message")
        self._strikes = 0
        self._answers: list[BaseModel] = []
        self._wanted: tuple[int | None, Lang] | None = None  # other eyes; the writer changes them between two news
        # what the other side has
        self._revision = -1
        self._told = 0  # the revision up to which events were sent
        self._events = 0
        self._press = 0
        self._seats = -1
        self._presence: tuple[tuple[str, ...], int] = ((), -1)
        self._comings = -1  # of the table, when it was told who is there
        self._finished = False
        self._troubled = False

    @property
    def account(self) -> int | None:
        return self.user.id

    # -- the connection

    async def run(self, since: int | None, seq: int | None, press: int | None) -> None:
        self._begin(since, seq, press)
        self.context.connections.add(self)
        self.table.watchers.add(self)
        self._tell_presence()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.watchers.discard(self)
            self.context.connections.discard(self)
            self._tell_presence()
            for task in (writer, reader):
                task.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
                    _log.error("a live table failed", extra={"match": self.table.id}, exc_info=result)
            if self.socket.application_state == WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.close(self._ending or GOING_AWAY)

    def wake(self) -> None:
        self._awake.set()

    def end(self, code: int) -> None:
        self._ending = code
        self._awake.set()

    def _tell_presence(self) -> None:
        for table in (self.table, self.present):
            table.comings += 1
        for watcher in {*self.table.watchers, *self.present.watchers}:
            watcher.wake()

    def _begin(self, since: int | None, seq: int | None, press: int | None) -> None:
        """Works out what the other side has, from what it says it has."""
        ledger = self.table.ledger
        self._told = ledger.revision
        count = ledger.match.event_count
        self._events = count if since is None else min(since, count)
        if since is not None and seq is not None:
            kept = ledger.events_kept(seq)
            if kept is not None:
                self._events = min(self._events, kept)
        said = len(ledger.match.press(self.seat))
        self._press = said if press is None else min(press, said)
        self._answers.append(self._hello())

    def _hello(self) -> HelloNews:
        ledger = self.table.ledger
        return HelloNews(
            match=self.table.id,
            seat=None if self.seat is None else ledger.match.seats[self.seat],
            lang=self.lang,
            seq=ledger.revision,
            moves=len(ledger.match),
            events=self._events,
            press=self._press,
        )

    # -- writing

    async def _write(self) -> None:
        self._awake.set()
        while True:
            await self._awake.wait()
            self._awake.clear()
            await self._check_eyes()
            while self._answers:
                await self._send(self._answers.pop(0))
            if self._ending is not None:
                await self.socket.close(self._ending)
                return
            await self._send_news()

    async def _send(self, news: BaseModel) -> None:
        await self.socket.send_text(news.model_dump_json())

    async def _send_data(self, news: dict[str, Any]) -> None:
        await self.socket.send_text(dump(news).decode())

    async def _send_news(self) -> None:
        """The difference between what is true and what was sent."""
        table, ledger = self.table, self.table.ledger
        if self._troubled != table.troubled:
            self._troubled = table.troubled
            if table.troubled:
                await self._send(ErrorNews(**Refused("store-failed").body(self.lang).model_dump()))
        if self._seats != table.seats_version or self._finished != (ledger.match.outcome is not None):
            self._seats, self._finished = table.seats_version, ledger.match.outcome is not None
            await self._send(SummaryNews(match=self._summary()))
        seen = None
        if self._revision != ledger.revision and self._seated():
            seen = await table.shown.scene(self.seat, self.lang)
        await self._send_events(seen)
        if seen is not None and self._seated():
            await self._send_scene(seen)
        _, said = await self.table.shown.press(self.seat, self.lang, self._press)
        if said and self._seated():
            start, self._press = self._press, self._press + len(said)
            await self._send(PressNews(start=start, count=self._press, lines=said))
        await self._send_presence()

    def _summary(self) -> MatchSummary:
        table = self.table
        return described(table, self.user, self.lang)

    async def _send_scene(self, seen: Picture) -> None:
        """The whole scene or, to whom wants no more, the parts that differ from the one sent before."""
        changed = seen.changes(self._revision) if self.changes else None
        self._revision = seen.revision
        match = self.table.ledger.match
        undo = self.seat is not None and match.outcome is None and match.may_undo(self.seat)
        news: dict[str, Any] = {"seq": seen.revision, "moves": seen.moves, "waited": self.table.waited(), "undo": undo}
        left = clocks(self.table)
        news["clocks"] = None if left is None else left.model_dump()
        if changed is None:
            await self._send_data({"type": "state", **news, "scene": Fragment(seen.whole())})
        else:
            await self._send_data({"type": "changes", **news, "parts": Fragment(changed)})

    async def _send_events(self, seen: Picture | None) -> None:
        """Lines of the log, those that came with the scene or others; first of all, from where on an undo took them
        back."""
        ledger, cut = self.table.ledger, False
        while self._told != ledger.revision or self._events < ledger.match.event_count:
            kept = ledger.events_kept(self._told)
            self._told = ledger.revision
            if kept is not None and kept < self._events:
                self._events, cut = kept, True
            found = seen.lines_since(self._events) if seen and seen.revision == self._told else None
            if found is None:
                found = await self.table.shown.log_part(self.seat, self.lang, self._events)
            if not self._seated():
                return
            if ledger.events_kept(self._told) is not None:
                continue  # meanwhile an undo took some of them back
            if found or cut:
                start, self._events, cut = self._events, self._events + len(found), False
                news = {"type": "events", "seq": ledger.revision, "start": start, "count": ledger.match.event_count}
                await self._send_data({**news, "lines": found})

    async def _send_presence(self) -> None:
        if self._comings == self.table.comings:
            return
        self._comings = self.table.comings
        seats = self.table.match.seats
        online = tuple(seats[number] for number in sorted(self.table.online()))
        watching = sum(watcher.seat is None for watcher in self.table.watchers) + len(self.table.far)
        if self._presence != (online, watching):
            self._presence = (online, watching)
            await self._send(PresenceNews(online=list(online), watching=watching))

    def _seated(self) -> bool:
        """Whether the seat is still the user's; if not, the next look at it (`_check_eyes`) comes at once."""
        row = self.present.row
        fine = self.seat is None or self.user.holds(row.seats[self.seat])
        if self.table is self.present and is_delayed(row, self.user):
            fine = False
        if not fine:
            self.wake()
        return fine

    async def _check_eyes(self) -> None:
        """Who has left a seat, or whose session is over, must not see what that seat sees."""
        if self.session is not None and time.monotonic() - self._checked > CHECK_SESSION:
            self._checked = time.monotonic()
            with contextlib.suppress(StoreError):  # a database that is away for a moment ends no session
                self.user = await sessions.user_of(self.socket, self.context.store, self.context.settings)
            if self.user.account is None:
                self._ending = POLICY
                return
        if self._wanted is not None:
            number, lang = self._wanted
            self._wanted = None
            if lang != self.lang:
                self._seats, self.lang = -1, lang
            self._look(number)
        row = self.present.row
        lost = self.seat is not None and not self.user.holds(row.seats[self.seat])
        if not self.user.may_see(row):
            self._ending = POLICY
        elif is_delayed(row, self.user) == (self.table is self.present):
            await self._change_table(None if lost else self.seat)
        elif lost:
            self._look(None)

    async def _change_table(self, seat: int | None) -> None:
        """Whoever leaves the table sees it from now on as it was; whoever sits down, or sees it end, as it is."""
        try:
            seen = await self.context.hall.seen(self.present, self.user)
        except Refused:
            self._ending = GOING_AWAY
            return
        self.table.watchers.discard(self)
        self.table.comings += 1
        self.table = seen
        self._seats = self._comings = -1
        seen.watchers.add(self)
        self._look(seat)

    def _look(self, seat: int | None) -> None:
        """Looks with other eyes from now on."""
        self.seat = seat
        self._revision = -1
        self._told = self.table.ledger.revision
        self._events = self.table.match.event_count
        self._press = len(self.table.match.press(seat))
        self._answers.append(self._hello())
        self._tell_presence()

    # -- reading

    async def _read(self) -> None:
        while True:  # also while we say good-bye: the other side's good-bye comes after all it had sent
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._ending is not None:
                continue
            wait = self._bucket.take()
            if wait:
                self._strike(Refused("too-many"), None)
                continue
            await self._message(message.get("text"))

    async def _message(self, text: str | None) -> None:
        action_id = None
        try:
            given = self._parsed(text)
            action_id = getattr(given, "action_id", None)
            await self._obey(given)
        except Refused as error:
            if error.code == "bad-message":
                self._strike(error, action_id)
            else:
                await self._answer(ErrorNews(**error.body(self.lang).model_dump(), action_id=action_id))

    def _parsed(self, text: str | None) -> Any:
        if text is None:
            raise Refused("bad-message")
        try:
            return CLIENT.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            field = ".".join(str(part) for part in first["loc"][1:]) or None
            raise Refused("bad-message", field=field) from None

    async def _obey(self, given: Any) -> None:
        table, user = self.present, self.user
        if isinstance(given, PingMessage):
            await self._answer(PongNews())
        elif isinstance(given, PaceMessage):
            self.pace = given.pace
        elif isinstance(given, LookMessage):
            number = None if given.seat is None else own_seat(table, user, given.seat)
            self._wanted = (number, given.lang)
            self.wake()
        else:
            number = own_seat(table, user, given.seat)
            if isinstance(given, MoveMessage):
                action = move_action(self.context, table, user, number, given)
            elif isinstance(given, UndoMessage):
                await self.context.advancing.take_back(table, number)
                action = Action("undo", number, given.action_id, "", given.seq, author=user.id)
            else:
                assert isinstance(given, PressMessage)
                self.context.limits.take("press", f"{user.id}:{table.id}")
                self.context.order.check_talk(user)
                action = press_action(table, user, number, given)
            self.context.order.check_open(user)
            done = await table.act(action)
            await self._answer(DoneNews(**done.model_dump()))

    async def _answer(self, news: BaseModel) -> None:
        """At once: an answer does not wait for the picture that is being made."""
        await self._send(news)

    def _strike(self, error: Refused, action_id: str | None) -> None:
        """Too many and malformed messages are refused, and in the end the connection is closed."""
        self._strikes += 1
        self.context.metrics.count("live_strikes")
        if self._strikes > MOST_STRIKES:
            self._ending = POLICY
        if len(self._answers) < MOST_STRIKES:
            self._answers.append(ErrorNews(**error.body(self.lang).model_dump(), action_id=action_id))
        self.wake()
