"""Making matches, sitting down and leaving."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from chancellery import BadInput, Match
from chancellery.kernel import game
from chancellery.kernel.moves import one_line
from chancellery.kernel.reading import sound
from chancellery.server import bots, clock, seating, timing
from chancellery.server.clock import Control, Uncounted
from chancellery.server.context import Context
from chancellery.server.errors import Refused, refused
from chancellery.server.fairness import check_unaided
from chancellery.server.hall import new_id
from chancellery.server.lines import when
from chancellery.server.models import InvitationLink, NamedAccount, NamedBot, NewMatch, SeatChoice
from chancellery.server.people import User
from chancellery.server.position_models import LONGEST_POSITION
from chancellery.server.sessions import hashed
from chancellery.server.settings import DAY
from chancellery.server.setups import setup_to_data
from chancellery.server.tables import Table
from chancellery.store import Invitation, Seat, Standing, StoredMatch, StoreError, Taken, lobby_rows, now, order_rows
from chancellery.store.lobby_rows import Seeker
from chancellery.table import coach

LONGEST_TITLE = 120


async def create(
    context: Context,
    user: User,
    wanted: NewMatch,
    id: str | None = None,
    *,
    rematch_of: str | None = None,
    agreed: Mapping[str, Seeker] | None = None,
) -> tuple[StoredMatch, list[InvitationLink]]:
    """A new match in the store, with links for its open seats. `id` is chosen before where several may ask for the same
    match; who has `agreed` to play sits down at once."""
    match = begin(context, wanted)
    if set(wanted.seats) != set(match.seats):
        raise Refused("bad-input", field="seats", what="seats")
    if wanted.lobby and (wanted.private or context.settings.local):
        raise Refused("bad-input", field="lobby", what="field")
    sitting = agreed or {}
    seats = [
        Seat(number, "person", sitting[id].account, sitting[id].name)
        if id in sitting
        else await seated(context, user, number, wanted.seats[id])
        for number, id in enumerate(match.seats)
    ]
    if not wanted.hot_seat:
        seating.check_one_seat((), seats)
    _check_rated(context, wanted, seats)
    _check_coach(wanted, match, seats)
    if wanted.position is not None and (wanted.coach or _agreed(wanted.hints, seats)):
        await check_unaided(context, user, match.setup.game)
    more: dict[str, Any] = {
        **({"delay": wanted.delay} if wanted.delay and not context.settings.local else {}),
        **({"rematch_of": rematch_of} if rematch_of else {}),
    }
    row = begun(wanted, match, seats, user.id, id, **more)
    made = [_invite(context, row, seat.number) for seat in seats if seat.kind == "open" and seat.account is None]
    try:
        await context.store.create_match(row, [invitation for invitation, _ in made])
    except Taken:
        raise Refused("stale") from None  # somebody else made it just now
    except StoreError:
        raise Refused("store-failed") from None
    context.metrics.count("matches_created", f'game="{row.game}"')
    return row, [link for _, link in made]


def begun(
    wanted: NewMatch, match: Match, seats: list[Seat], owner: int | None, id: str | None = None, **more: Any
) -> StoredMatch:
    """A match before its first move, as it is stored; `more` is kept beside its set-up."""
    when_now, waiting = now(), tuple(sorted({decision.seat for decision in match.decisions}))
    clocks, due = _clock(wanted, seats, waiting, when_now)
    return StoredMatch(
        id=id or new_id(),
        title=_title(wanted),
        game=game(wanted.game).id,
        setup={
            **setup_to_data(match.setup),
            "seat_ids": list(match.seats),
            "hot_seat": wanted.hot_seat,
            "odds": _agreed(wanted.odds, seats),
            "hints": False if wanted.rated else wanted.coach or _agreed(wanted.hints, seats),
            **({"rated": True} if wanted.rated else {}),
            **({"coach": True} if wanted.coach else {}),
            **({"lobby": True} if _for_anybody(wanted, seats, more) else {}),
            **({"unlisted": True} if wanted.unlisted else {}),
            **({"language": wanted.language} if wanted.language else {}),
            **clocks,
            **more,
        },
        owner=owner,
        private=wanted.private,
        created=when_now,
        updated=when_now,
        head=0,
        standing=Standing(
            status="open" if any(seat.kind == "open" for seat in seats) else "running",
            moves=0,
            revision=0,
            waiting=waiting,
            rules=match.setup.rules,
            due=due,
        ),
        seats=tuple(seats),
    )


def _for_anybody(wanted: NewMatch, seats: list[Seat], more: Mapping[str, Any]) -> bool:
    """Whether who wants to may take open seats: if whoever makes the match says so; or none are open now, and one that
    is lost by time shall be offered to others."""
    if wanted.lobby or wanted.private or wanted.unlisted or "tournament" in more:
        return wanted.lobby
    offered = wanted.clock is not None and wanted.clock.late == "open"
    return offered and not any(seat.kind == "open" and seat.account is None for seat in seats)


def begin(context: Context, wanted: NewMatch, seats: int | None = None) -> Match:
    """The match before its first move, for as many as have a seat; 0: for as many as usual. Only boards that come with
    the game: a path is none."""
    if wanted.seed is not None and not context.settings.local:
        raise Refused("not-here", field="seed")
    try:
        found = game(wanted.game)
        if wanted.board is not None and wanted.board not in found.boards():
            raise Refused("bad-input", field="board", what="board")
        if wanted.position is not None:
            return _placed(context, wanted, wanted.position)
        count = len(wanted.seats) if seats is None else seats or None
        return Match.new(wanted.game, wanted.scenario, count, wanted.seed, dict(wanted.options), board=wanted.board)
    except BadInput as error:
        raise refused(error) from None


def _clock(
    wanted: NewMatch, seats: list[Seat], waiting: tuple[int, ...], now: int
) -> tuple[dict[str, Any], int | None]:
    """The time control and the clocks of a new match, and when one may run out."""
    if wanted.clock is None:
        return {}, None
    chosen = {**wanted.clock.model_dump(), "reserve": wanted.clock.reserve * 1000}
    chosen["increment"] = wanted.clock.increment * 1000
    control = Control(chosen["kind"], chosen["reserve"], chosen["increment"], chosen["late"])
    begun = timing.begun(control, seats, waiting, now)
    return {"clock": chosen, "clocks": begun.to_data()}, clock.due(control, begun, now, Uncounted())


def _placed(context: Context, wanted: NewMatch, position: dict[str, Any]) -> Match:
    """A match that begins at a position. On a host chance is never what the position says it is."""
    if len(json.dumps(position)) > LONGEST_POSITION:
        raise Refused("too-large", field="position", largest=LONGEST_POSITION)
    own = str(position.get("seed", "")) if context.settings.local else ""
    match = Match.from_position(wanted.game, sound(position), seed=wanted.seed or own or secrets.token_hex(16))
    if match.outcome is not None:
        raise BadInput("position-over", field="position")
    return match


def _agreed(wanted: bool | None, seats: list[Seat]) -> bool:
    """Odds and hints: between people there are none unless whoever sets up the table says so, and those who sit down
    read it."""
    return all(seat.kind != "open" for seat in seats) if wanted is None else wanted


def _check_rated(context: Context, wanted: NewMatch, seats: list[Seat]) -> None:
    """A rated match is one of accounts, without help, each in one seat."""
    if not wanted.rated:
        return
    if context.settings.local:
        raise Refused("not-here", field="rated")
    held = [seat.account for seat in seats if seat.kind == "person"]
    helped = wanted.hints or wanted.hot_seat or wanted.position is not None
    if helped or len(held) != len(set(held)) or len(seats) < 2:
        raise Refused("rated-fair", field="rated")
    if all(seat.kind == "bot" for seat in seats):
        raise Refused("rated-fair", field="rated")


def _check_coach(wanted: NewMatch, match: Match, seats: list[Seat]) -> None:
    """A coach helps whoever plays alone against bots, in games that have one."""
    if not wanted.coach:
        return
    if wanted.rated or not seating.plays_alone(seats):
        raise Refused("coach-alone", field="coach")
    if coach.coach_of(match.definition) is None:
        raise Refused("coach-none", field="coach")


def _title(wanted: NewMatch) -> str:
    """May be empty: then it is shown by its scenario, in the language of whoever looks."""
    clean = one_line(wanted.title)
    return clean[:LONGEST_TITLE]


async def seated(context: Context, user: User, number: int, choice: SeatChoice) -> Seat:
    """The seat as somebody chose it. For another person it is kept until that person accepts."""
    if choice == "me":
        return Seat(number, "person", user.id, user.name)
    if choice == "open":
        return Seat(number, "open")
    if isinstance(choice, NamedBot):
        if not bots.exists(choice.bot):
            raise Refused("no-bot", field="bot", bot=choice.bot, known=bots.known())
        return Seat(number, "bot", name=choice.bot, bot=choice.bot)
    assert isinstance(choice, NamedAccount)
    if context.settings.local:
        raise Refused("not-here", field="account")
    try:
        account = await context.store.account_named(choice.account)
    except StoreError:
        raise Refused("store-failed") from None
    if account is None:
        raise Refused("no-account", field="account", name=choice.account)
    if account.id == user.id:
        return Seat(number, "person", user.id, user.name)
    me, other = user.id, account.id
    if me is not None and await context.store.ask(lambda c: order_rows.is_blocked(c, other, me)):
        raise Refused("blocked", field="account", name=account.name)
    return Seat(number, "open", account.id, account.name)  # until the person accepts


# -- invitations


def _invite(context: Context, row: StoredMatch, seat: int) -> tuple[Invitation, InvitationLink]:
    """An invitation for the store, which keeps only its hash, and the link, which is shown once."""
    token = secrets.token_urlsafe(24)
    expires = now() + context.settings.invitation_days * DAY * 1000
    link = InvitationLink(seat=row.setup["seat_ids"][seat], token=token, path=f"/join/{token}", expires=when(expires))
    return Invitation(hashed(token), row.id, seat, expires), link


async def invite(context: Context, user: User, table: Table, seat: int) -> InvitationLink:
    """A new link for an open seat; the old one is void."""
    if not user.owns(table.row):
        raise Refused("forbidden")
    if table.row.seats[seat].kind != "open" or table.row.seats[seat].account is not None:
        raise Refused("seat-taken")
    return await _store_invitation(context, table.row, seat)


async def _store_invitation(context: Context, row: StoredMatch, seat: int) -> InvitationLink:
    invitation, link = _invite(context, row, seat)
    try:
        await context.store.add_invitation(invitation)
    except StoreError:
        raise Refused("store-failed") from None
    return link


async def invitation(context: Context, token: str) -> Invitation:
    """The invitation behind a link that still holds."""
    try:
        found = await context.store.invitation(hashed(token))
    except StoreError:
        raise Refused("store-failed") from None
    if found is None or found.expires <= now():
        raise Refused("invitation-gone")
    return found


async def maker(context: Context, row: StoredMatch) -> str:
    """The name of whoever made a match."""
    account = None if row.owner is None else await context.store.account(row.owner)
    return "" if account is None else account.name


async def accept(context: Context, user: User, token: str) -> Table:
    """Sits down by a link."""
    user.need_known()
    found = await invitation(context, token)
    table = await context.hall.table(found.match_id)

    def sit(row: StoredMatch) -> tuple[list[Seat], list[str]]:
        if row.seats[found.seat].kind != "open":
            raise Refused("seat-taken")
        new, said = _sits(table, row, user, found.seat, asked=True)
        return [new], [said]

    before = table.row
    await table.change_seats(sit, spend=found.token)
    await note_begun(context, user, before, table.row)
    return table


def _sits(table: Table, row: StoredMatch, user: User, number: int, asked: bool) -> tuple[Seat, str]:
    """The user in the seat, if that is fair to the others; `asked`: he was invited."""
    id = table.match.seats[number]
    seating.check_time_not_lost(row, user, id, table.match.said, asked)
    seating.check_knows_no_other(row, user, id, table.match.said)
    new, said = seating.sat_down(row, user, id, row.seats[number])
    _check_one_seat(row, new)
    return new, said


def _check_one_seat(row: StoredMatch, new: Seat) -> None:
    if not seating.is_hot_seat(row):
        seating.check_one_seat(row.seats, [new if seat.number == new.number else seat for seat in row.seats])


async def is_welcome(context: Context, user: User, row: StoredMatch) -> bool:
    """Whether somebody may take an open seat without a link: in the lobby, unless one of those who sit there, or who
    made the match, wants nothing of him, or he of them."""
    if not seating.is_for_anybody(row) or user.id is None:
        return False
    me = user.id
    hidden = await context.store.ask(lambda c: lobby_rows.hidden(c, me))
    if hidden & {row.owner, *(seat.account for seat in row.seats)}:
        raise Refused("not-welcome", field="seat")
    return True


async def note_begun(context: Context, user: User, before: StoredMatch, after: StoredMatch) -> None:
    """Once the last seat is taken, those who wait for it are told, if they want to be; not whoever took it."""
    if before.standing.status != "open" or after.standing.status != "running" or context.settings.local:
        return
    people = {after.owner, *(seat.account for seat in after.seats if seat.kind == "person")} - {None, user.id}
    accounts = [one for one in people if one is not None]
    await context.store.change(lambda c: lobby_rows.note_begun(c, after.id, accounts, now()))


# -- leaving a seat, and filling it


async def give_seat(
    context: Context, user: User, table: Table, number: int, choice: SeatChoice
) -> list[InvitationLink]:
    """Gives a seat of one's own to a bot, another person or whoever has the link; the owner fills empty seats. Whom a
    seat is kept for takes it or declines it; in the lobby anybody takes an open one."""
    wanted = await seated(context, user, number, choice)
    id = table.match.seats[number]
    link = False
    before = table.row
    welcome = choice == "me" and await is_welcome(context, user, before)

    def change(row: StoredMatch) -> tuple[list[Seat], list[str]]:
        nonlocal link
        old = row.seats[number]
        mine = user.holds(old) or (user.owns(row) and old.kind != "person")
        if row.standing.status == "finished":
            raise Refused("match-over")
        free = welcome and old.kind == "open" and old.account is None
        if welcome and not free and not mine and not user.invited(old):
            raise Refused("seat-taken", field="seat")
        if not mine and not free and not (user.invited(old) and choice in ("me", "open")):
            raise Refused("login-needed" if not user.known else "not-your-seat", field="seat")
        if wanted == (old if old.kind == "bot" else replace(old, bot="")):
            return [], []
        if wanted.kind == "person":
            new, said = _sits(table, row, user, number, asked=user.invited(old))
            return [new], [said]
        if user.invited(old) and not user.owns(row):
            new, lines = seating.declined(id, old)
            return [new], lines
        seating.check_may_leave(row, user, old)
        new, lines = seating.given(id, old, wanted)
        _check_one_seat(row, new)
        link = new.kind == "open" and new.account is None
        return [new], lines

    await table.change_seats(change)
    await note_begun(context, user, before, table.row)
    return [await _store_invitation(context, table.row, number)] if link else []
