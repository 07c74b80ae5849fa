"""The outbox: notices what there is to tell, and sends it. Any number of servers may do it on one store.

What is to be told is written with the mark that it was, in one transaction, so it is neither lost nor doubled. A server
takes messages for a while; if it is killed with one in its hands another sends it, with the same id.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection

from chancellery.server.metrics import Metrics
from chancellery.server.settings import Settings
from chancellery.server.telling import hooks, mail, posting, push, timing, tokens, words
from chancellery.server.telling.errors import NotDelivered
from chancellery.store import Store, StoreError, now, telling_rows
from chancellery.store.telling_rows import Channel, Message

AT_A_TIME: Final = {"email": 1, "webhook": 4, "push": 2}  # channels; a slow one holds up none of another kind
AT_ONCE = 50  # messages
BEFORE_LONG = (
    telling_rows.LEASE / 2000
)  # seconds after which no other delivery is begun: none takes as long as the rest
CLOSING = 5.0  # seconds for deliveries under way
_log = logging.getLogger(__name__)


class Outbox:
    """Made with the server; `run` goes on until it is cancelled."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.waiting = 0  # messages that are not sent yet
        metrics.gauge("messages_waiting", lambda: self.waiting)
        self.push_key = ""
        self.mail_key = ""
        self._busy: dict[int, str] = {}  # channels to which something is being sent, and their kinds
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._threads = ThreadPoolExecutor(sum(AT_A_TIME.values()), "telling")
        self._closing = False

    async def start(self) -> None:
        self.push_key = await self.store.keep("push-key", push.new_key())
        self.mail_key = await self.store.keep("mail-key", push.new_key())

    @property
    def address(self) -> str:
        """Where people find this server."""
        settings = self.settings
        return settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"

    async def run(self) -> None:
        while True:
            try:
                await self.step()
                await self._between()
            except StoreError as error:
                _log.warning("nobody could be told", extra={"error": str(error)})
                await asyncio.sleep(self.settings.telling_seconds)
            except Exception as error:  # the next time it may be better
                _log.error("nobody could be told", extra={"error": type(error).__name__}, exc_info=error)
                await asyncio.sleep(self.settings.telling_seconds)

    async def step(self) -> None:
        """Looks once, and begins to send what is due."""
        at = now()
        await self.store.change(lambda c: notice(c, at, int(self.settings.telling_after * 1000)))
        await self._begin()
        self.waiting = await self.store.ask(telling_rows.waiting)

    async def _between(self) -> None:
        """Until the next look: as soon as one channel has all it should, another has its turn."""
        end = time.monotonic() + self.settings.telling_seconds
        while (left := end - time.monotonic()) > 0:
            try:
                await asyncio.wait_for(self._free.wait(), left)
            except TimeoutError:
                return
            self._free.clear()
            await self._begin()

    async def close(self) -> None:
        """What is being sent is not sent again by the next server if it can be finished now."""
        self._closing = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING)
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- sending

    async def _begin(self) -> None:
        for kind in await self.store.ask(lambda c: telling_rows.due_kinds(c, now())):
            room = AT_A_TIME[kind] - sum(one == kind for one in self._busy.values())
            if room <= 0 or self._closing:
                continue
            busy = tuple(self._busy)
            taken = await self.store.change(
                lambda c, kind=kind, room=room, busy=busy: telling_rows.claim(c, now(), kind, room, busy, AT_ONCE)  # type: ignore[misc]
            )
            for channel, group in groupby(sorted(taken, key=lambda one: one.channel), key=lambda one: one.channel):
                self._busy[channel] = kind
                task = asyncio.create_task(self._send(channel, list(group)))
                self._tasks.add(task)
                task.add_done_callback(lambda done, channel=channel: self._sent(channel, done))  # type: ignore[misc]

    def _sent(self, channel: int, task: asyncio.Task[None]) -> None:
        self._busy.pop(channel, None)
        self._tasks.discard(task)
        self._free.set()
        if not task.cancelled() and (error := task.exception()) is not None:  # its messages are taken again later
            _log.error("nobody could be told", extra={"error": type(error).__name__}, exc_info=error)

    async def _send(self, channel_id: int, messages: list[Message]) -> None:
        """All messages for one channel: one mail, or a call for each."""
        began = time.monotonic()
        channel = await self.store.ask(lambda c: telling_rows.channel(c, channel_id))
        if channel is None:
            return
        found = await self.store.ask(
            lambda c: [wants(channel, one.event) and telling_rows.still_so(c, one, channel.account) for one in messages]
        )
        void = [one.id for one, so in zip(messages, found) if not so]
        if void:
            await self._finish(void, "void")
        left = [one for one, so in zip(messages, found) if so]
        groups = [left] if channel.kind == "email" and left else [[one] for one in left]
        for at, group in enumerate(groups):
            if self._closing or time.monotonic() - began > BEFORE_LONG:
                await self._give_back([one.id for several in groups[at:] for one in several])
                return
            await self._deliver(channel, group)

    async def _deliver(self, channel: Channel, group: list[Message]) -> None:
        ids = [one.id for one in group]
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._blocking, channel, group, await self._awaited(channel))
        except NotDelivered as failure:
            self.metrics.count("messages", f'kind="{channel.kind}",result="failed"')
            await self._again(channel, group, str(failure), failure.final)
            if failure.gone and channel.kind == "push":  # the browser does not want it any more
                await self.store.change(lambda c: telling_rows.remove_channel(c, channel.account, channel.id))
        except Exception as error:  # ours: told, and tried again
            _log.error("a message failed", extra={"error": type(error).__name__}, exc_info=error)
            await self._again(channel, group, type(error).__name__)
        else:
            self.metrics.count("messages", f'kind="{channel.kind}",result="sent"')
            await self._finish(ids, "sent")

    async def _again(self, channel: Channel, group: list[Message], error: str, final: bool = False) -> None:
        """It is tried again later, not in quiet hours, or it has failed."""
        ids, due = [one.id for one in group], timing.again(max(one.tries for one in group), now())
        if due is None or final:
            await self._finish(ids, "failed", error=error)
        else:
            await self._finish(ids, "waiting", timing.after_quiet(channel, due), error)

    async def _awaited(self, channel: Channel) -> int:
        """How many matches wait for whom a browser is told: the number on the icon."""
        if channel.kind != "push":
            return 0
        return await self.store.ask(lambda c: telling_rows.awaited(c, channel.account))

    async def _give_back(self, ids: Collection[int]) -> None:
        await self.store.change(lambda c: telling_rows.give_back(c, ids))

    async def _finish(self, ids: Collection[int], status: str, due: int = 0, error: str = "") -> None:
        await self.store.change(lambda c: telling_rows.finish(c, ids, status, now(), due, error))

    def _blocking(self, channel: Channel, group: list[Message], awaited: int) -> None:
        said = [_said(one, channel, self.address) for one in group]
        private = self.settings.private_targets
        if channel.kind == "email":
            leave = None
            if group[0].event != "confirm":
                key = tokens.token(self.mail_key, "unsubscribe", channel.id, channel.address)
                leave = f"{self.address}/api/mail/unsubscribe?token={key}"
            id = f"chancellery-{'-'.join(str(one.id) for one in group[:20])}"
            if not self.settings.smtp:
                raise NotDelivered("no mail server", final=True)
            mail.send(
                self.settings.smtp,
                mail.compose(said, channel.address, self.settings.mail_from, channel.lang, id, leave),
            )
        elif channel.kind == "webhook":
            body, headers = hooks.body(channel.style, said[0], group[0].id)
            signed = hooks.signature(channel.secret, now() // 1000, body)
            headers |= {"Chancellery-Signature": signed, "Idempotency-Key": str(group[0].id)}
            posting.post(channel.address, body, headers, private)
        else:
            contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.address
            args = (self.push_key, contact, channel.address, channel.secret, said[0], now(), awaited)
            posting.post(channel.address, *push.message(*args), private)


def _said(one: Message, channel: Channel, address: str) -> words.Said:
    return words.said(one.event, one.match_id, one.data, channel.lang, address, timing.zone(channel.zone).key)


def wants(channel: Channel, event: str) -> bool:
    """Whether somebody wants to be told of it by this channel. What he has asked for just now is told at all events."""
    return event in ("confirm", "test") or (channel.confirmed and words.choice(event) in channel.events)


def notice(connection: Connection, now: int, after: int) -> int:
    """Puts what there is to tell into the outbox; how many messages."""
    if not telling_rows.lock(connection):
        return 0
    telling_rows.sweep(connection, now)
    count = 0
    known: dict[int, list[Channel]] = {}
    for one in telling_rows.happenings(connection, now, after):
        if one.account not in known:
            known[one.account] = telling_rows.channels_of(connection, one.account)
        telling_rows.mark_told(connection, one, now)
        for channel in known[one.account]:
            if not wants(channel, one.event):
                continue
            data, due = words.data_of(one), timing.due(channel, now, one.until)
            if not telling_rows.put_anew(connection, channel.id, one, data, now):  # one that waits says the same
                telling_rows.put(connection, channel.id, one.event, one.match_id, data, now, due)
                count += 1
    return count


def tell_everybody(connection: Connection, said: dict[str, Any], now: int) -> int:
    """News of the host, for those who want them."""
    count = 0
    for channel in telling_rows.everybody(connection):
        if wants(channel, "news"):
            telling_rows.put(connection, channel.id, "news", None, said, now, timing.due(channel, now))
            count += 1
    return count
