"""The outbox: notices what there is to tell, and sends it. Any number of servers may do it on one store.

What is to be told is written with the mark that it was, in one transaction, so it is neither lost nor doubled. A server
takes messages for a while; if it is killed with one in its hands another sends it, with the same id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from itertools import groupby
from typing import Any

from sqlalchemy import Connection

from chancellery.server.metrics import Metrics
from chancellery.server.settings import Settings
from chancellery.server.telling import hooks, mail, posting, push, timing, tokens, words
from chancellery.server.telling.errors import NotDelivered
from chancellery.store import Store, StoreError, now, telling_rows
from chancellery.store.telling_rows import Channel, Message

AT_ONCE = 50
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
            except StoreError as error:
                _log.warning("nobody could be told", extra={"error": str(error)})
            except Exception as error:  # the next time it may be better
                _log.error("nobody could be told", extra={"error": type(error).__name__}, exc_info=error)
            await asyncio.sleep(self.settings.telling_seconds)

    async def step(self) -> None:
        """Looks once, and sends what is due."""
        at = now()
        await self.store.change(lambda c: notice(c, at, int(self.settings.telling_after * 1000)))
        while taken := await self.store.change(lambda c: telling_rows.claim(c, now(), AT_ONCE)):
            for channel, group in groupby(sorted(taken, key=lambda one: one.channel), key=lambda one: one.channel):
                await self._send(channel, list(group))
        self.waiting = await self.store.ask(telling_rows.waiting)

    # -- sending

    async def _send(self, channel_id: int, messages: list[Message]) -> None:
        """All messages for one channel: one mail, or a call for each."""
        channel = await self.store.ask(lambda c: telling_rows.channel(c, channel_id))
        if channel is None:
            return
        found = await self.store.ask(lambda c: [telling_rows.still_so(c, one, channel.account) for one in messages])
        void = [one.id for one, so in zip(messages, found) if not so]
        if void:
            await self._finish(void, "void")
        left = [one for one, so in zip(messages, found) if so]
        groups = [left] if channel.kind == "email" and left else [[one] for one in left]
        for group in groups:
            await self._deliver(channel, group)

    async def _deliver(self, channel: Channel, group: list[Message]) -> None:
        ids = [one.id for one in group]
        try:
            await asyncio.to_thread(self._blocking, channel, group)
        except NotDelivered as failure:
            self.metrics.count("messages", f'kind="{channel.kind}",result="failed"')
            due = None if failure.final else timing.again(max(one.tries for one in group), now())
            if due is None:
                await self._finish(ids, "failed", error=str(failure))
            else:
                await self._finish(ids, "waiting", due, str(failure))
            if failure.gone and channel.kind == "push":  # the browser does not want it any more
                await self.store.change(lambda c: telling_rows.remove_channel(c, channel.account, channel.id))
        except Exception as error:  # ours: told, and tried again
            _log.error("a message failed", extra={"error": type(error).__name__}, exc_info=error)
            due = timing.again(max(one.tries for one in group), now())
            await self._finish(ids, "failed" if due is None else "waiting", due or 0, type(error).__name__)
        else:
            self.metrics.count("messages", f'kind="{channel.kind}",result="sent"')
            await self._finish(ids, "sent")

    async def _finish(self, ids: Collection[int], status: str, due: int = 0, error: str = "") -> None:
        await self.store.change(lambda c: telling_rows.finish(c, ids, status, now(), due, error))

    def _blocking(self, channel: Channel, group: list[Message]) -> None:
        said = [words.said(one.event, one.match_id, one.data, channel.lang, self.address) for one in group]
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
            args = (self.push_key, contact, channel.address, channel.secret, said[0], now())
            posting.post(channel.address, *push.message(*args), private)


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
            if channel.confirmed and one.event in channel.events:
                data = words.data_of(one)
                telling_rows.put(connection, channel.id, one.event, one.match_id, data, now, timing.due(channel, now))
                count += 1
    return count


def tell_everybody(connection: Connection, said: dict[str, Any], now: int) -> int:
    """News of the host, for those who want them."""
    count = 0
    for channel in telling_rows.everybody(connection):
        if "news" in channel.events:
            telling_rows.put(connection, channel.id, "news", None, said, now, timing.due(channel, now))
            count += 1
    return count
