"""Offers to play: made, accepted, withdrawn, and turned into a match when enough people have accepted."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from functools import partial

from chancellery.server import bots, lobby
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.hall import new_id
from chancellery.server.lines import when
from chancellery.server.lobby_models import NewSeek, SeekInfo
from chancellery.server.models import ClockChoice, NamedAccount, NamedBot, NewMatch, SeatChoice
from chancellery.server.people import User
from chancellery.server.rating.profiles import rating
from chancellery.server.tables import Table
from chancellery.server.timing import clock_info, control_chosen
from chancellery.server.titles import bot_title, game_title, scenario_title
from chancellery.store import Account, lobby_rows, now, rating_rows
from chancellery.store.lobby_rows import Seek, Seeker

HOUR = 3_600_000
MOST = 5  # of one person at a time
_log = logging.getLogger(__name__)


async def offer(context: Context, account: Account, given: NewSeek) -> Seek:
    """A new offer; whatever the match would be refused for is refused now."""
    if not bots.exists(given.bot):
        raise Refused("no-bot", field="bot", bot=given.bot, known=bots.known())
    wanted = NewMatch(game=given.game, scenario=given.scenario, options=given.options, seats={"any": "open"})
    match = lobby.begin(context, wanted, given.seats or 0)
    seats = len(match.seats)
    people = given.people or seats
    if not 2 <= people <= seats:
        raise Refused("bad-input", field="people", what="people", most=seats)
    at = now()
    seek = Seek(
        id=new_id(),
        account=account.id,
        game=match.setup.game,
        data={
            **given.model_dump(mode="json", include={"options", "bot", "clock", "rated", "odds", "language", "delay"}),
            "scenario": match.setup.scenario,
            "seats": list(match.seats),
            "people": people,
        },
        created=at,
        expires=at + given.hours * HOUR,
        status="open",
        people=(Seeker(account.id, account.name),),
    )
    mine = await context.store.ask(lambda c: lobby_rows.seeks_of(c, account.id, at))
    if sum(one.account == account.id and one.status == "open" for one in mine) >= MOST:
        raise Refused("too-many-seeks")
    await context.store.change(lambda c: lobby_rows.add(c, seek))
    return seek


async def accept(context: Context, account: Account, id: str) -> tuple[Seek, Table | None]:
    """The offer with this person in it, and the table if that makes it whole."""
    found = await context.store.ask(lambda c: lobby_rows.seek(c, id))
    hidden = await context.store.ask(lambda c: lobby_rows.hidden(c, account.id))
    if found is None or hidden & {one.account for one in found.people}:
        raise Refused("seek-gone")  # also: who is blocked is not told
    after = await context.store.change(lambda c: lobby_rows.accept(c, id, account.id, now()))
    if after is None:
        raise Refused("seek-gone")
    if after.status != "full":
        return after, None
    table = await make(context, after)
    return after, table


async def leave(context: Context, account: Account, id: str) -> None:
    """Withdraws it, or steps back."""
    if not await context.store.change(lambda c: lobby_rows.leave(c, id, account.id)):
        raise Refused("seek-gone")


async def make(context: Context, seek: Seek) -> Table | None:
    """Makes the match of a full offer, once, whoever else is at it; None if somebody who was in it is gone."""
    if await context.store.match(seek.id) is None:
        for one in seek.people:
            if await context.store.account(one.account) is None:
                await context.store.change(lambda c: lobby_rows.reopen(c, seek.id))
                return None
        first = seek.people[0]
        account = await context.store.account(first.account)
        try:
            wanted, agreed = _match_of(seek)
            await lobby.create(context, User(False, account), wanted, seek.id, agreed=agreed)
        except Refused:
            if await context.store.match(seek.id) is None:
                raise
    told = [one.account for one in seek.people]
    await context.store.change(lambda c: lobby_rows.done(c, seek.id, told[:-1], now()))
    return await context.hall.table(seek.id)


async def make_all(context: Context) -> None:
    """Those that a server which is gone did not get to, and those that have expired."""
    for seek in await context.store.ask(lobby_rows.full):
        try:
            await make(context, seek)
        except Refused as error:
            _log.warning("a match that was agreed upon could not be made", extra={"error": error.code})
    await context.store.change(lambda c: lobby_rows.sweep(c, now()))


def _match_of(seek: Seek) -> tuple[NewMatch, dict[str, Seeker]]:
    """The match of an offer; seats are drawn by lot."""
    data, ids = seek.data, list(seek.data["seats"])
    secrets.SystemRandom().shuffle(ids)
    agreed = dict(zip(ids, seek.people))
    seats: dict[str, SeatChoice] = {id: NamedBot(bot=data["bot"]) for id in data["seats"]}
    seats |= {id: NamedAccount(account=one.name) for id, one in agreed.items()}
    wanted = NewMatch(
        game=seek.game,
        scenario=data["scenario"],
        options=data["options"],
        seats=seats,
        odds=data["odds"],
        hints=False,
        rated=data["rated"],
        clock=None if data["clock"] is None else ClockChoice(**data["clock"]),
        language=data["language"],
        delay=data["delay"],
    )
    return wanted, agreed


# -- to be shown


async def ratings_of(context: Context, seeks: Sequence[Seek]) -> dict[tuple[str, int], tuple[int, bool]]:
    """The rating of whoever makes an offer, and whether it is provisional, by game and account."""
    games: dict[str, list[str]] = {}
    for one in seeks:
        games.setdefault(one.game, []).append(rating_rows.player(one.account, ""))
    found: dict[tuple[str, int], tuple[int, bool]] = {}
    for game, players in games.items():
        rows = await context.store.ask(partial(rating_rows.found, game=game, players=players))
        for row in rows.values():
            shown = rating(row)
            found[game, row["account"]] = shown.rating, shown.provisional
    return found


def described(seek: Seek, user: User, lang: str, ratings: dict[tuple[str, int], tuple[int, bool]]) -> SeekInfo:
    data = seek.data
    known = ratings.get((seek.game, seek.account))
    return SeekInfo(
        id=seek.id,
        by=next((one.name for one in seek.people if one.account == seek.account), ""),
        rating=None if known is None else known[0],
        provisional=known is not None and known[1],
        game=seek.game,
        game_title=game_title(seek.game, lang),
        scenario=data["scenario"],
        scenario_title=scenario_title(seek.game, data["scenario"], lang),
        seats=len(data["seats"]),
        people=data["people"],
        accepted=[one.name for one in seek.people],
        bot=bot_title(data["bot"], lang) if data["people"] < len(data["seats"]) else "",
        options=data["options"],
        clock=None if data["clock"] is None else clock_info(control_chosen(data["clock"])),
        rated=data["rated"],
        odds=data["odds"],
        language=data["language"],
        delay=data["delay"],
        created=when(seek.created),
        expires=when(seek.expires),
        yours=seek.account == user.id,
        joined=any(one.account == user.id for one in seek.people),
        match=seek.id if seek.status == "done" else None,
    )
