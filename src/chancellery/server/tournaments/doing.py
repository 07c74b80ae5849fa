"""What members do: make a tournament, enter, leave, run it; while its row is held, so that nothing comes between."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Connection

from chancellery.kernel import BadInput, game
from chancellery.server import bots
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.hall import new_id
from chancellery.server.people import User
from chancellery.server.tournaments import announcing, beginning, course
from chancellery.server.tournaments.models import Correction, NewEntrant, Seeds, TournamentRules
from chancellery.store import Account, now, order_rows, tournament_rows
from chancellery.store.tournament_rows import Entrant, Tournament

MOST_RUN = 20  # tournaments of one organiser that are not closed
Work = Callable[[Connection, Tournament, TournamentRules], None]


def millis(time: datetime | None) -> int | None:
    return None if time is None else int(time.timestamp() * 1000)


# -- making


def check(context: Context, given: TournamentRules) -> None:
    """Whether it can be played as it is wanted."""
    try:
        scenario = game(given.game).scenario(given.scenario)
    except BadInput:
        raise Refused("bad-input", field="scenario", what="field") from None
    if 1 in scenario.seats:  # what one can play alone is played together, not against each other
        raise Refused("tournament-alone", field="scenario")
    if given.seats not in scenario.seats:
        raise Refused("tournament-seats", field="seats", known=", ".join(map(str, scenario.seats)))
    if (given.seats == 2) != (given.form != "tables"):
        raise Refused("tournament-form", field="form")
    if given.fill is not None and not bots.exists(given.fill):
        raise Refused("no-bot", field="fill", bot=given.fill, known=bots.known())
    if given.calendar == "fixed" and given.hours is None:
        raise Refused("tournament-calendar", field="hours")
    if given.most < given.seats:
        raise Refused("bad-input", field="most", what="field")
    beginning.trial(context, given)


async def create(context: Context, account: Account, given: TournamentRules) -> str:
    check(context, given)
    id = new_id()
    row = {
        "id": id,
        "title": given.title,
        "game": given.game,
        "rules": given.model_dump(mode="json"),
        "seed": secrets.token_hex(16),
        "nonce": secrets.token_hex(16),
        "organiser": account.id,
        "status": "draft",
        "created": now(),
        "starts": millis(given.starts),
    }

    def work(connection: Connection) -> None:
        if tournament_rows.count_run(connection, account.id) >= MOST_RUN:
            raise Refused("tournament-many")
        tournament_rows.add(connection, row)
        tournament_rows.note(connection, id, now(), account.id, "made")

    await context.store.change(work)
    return id


async def change(context: Context, id: str, user: User, given: TournamentRules) -> None:
    """The rules, until it begins. Once people may enter, what they have agreed to by entering stays as it is."""
    check(context, given)

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "draft", "open")
        agreed = ("game", "scenario", "seats", "options", "form", "rated", "clock", "late", "points")
        entered = any(one.status == "in" and one.account != user.id for one in tournament.entrants)
        if entered and any(getattr(given, name) != getattr(rules, name) for name in agreed):
            raise Refused("tournament-agreed")
        values = {"title": given.title, "game": given.game, "rules": given.model_dump(mode="json")}
        tournament_rows.change(connection, id, **values, starts=millis(given.starts))
        if tournament.status == "open":
            tournament_rows.note(connection, id, now(), user.id, "changed")

    await held(context, id, work)


async def held(context: Context, id: str, work: Work) -> None:
    """Does something to a tournament while nobody else can."""

    def run(connection: Connection) -> None:
        found = tournament_rows.tournament(connection, id, hold=True)
        if found is None:
            raise Refused("no-tournament")
        work(connection, found, course.rules_of(found))

    await context.store.change(run)


def runs(tournament: Tournament, user: User) -> bool:
    """Whether somebody may run it: its organisers, and admins."""
    return tournament.run_by(user.id) or (user.account is not None and user.account.admin)


def _need_organiser(tournament: Tournament, user: User) -> None:
    if not runs(tournament, user):
        raise Refused("no-tournament" if tournament.status == "draft" else "not-organiser")


def _need(tournament: Tournament, *stages: str) -> None:
    if tournament.status not in stages:
        raise Refused("tournament-stage")


# -- entering and leaving


async def enter(context: Context, id: str, account: Account) -> None:
    """Enters, or accepts an invitation. Who enters agrees to the rules."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        if tournament.status == "draft" and not tournament.run_by(account.id):
            raise Refused("no-tournament")
        mine = tournament.of_account(account.id)
        if mine is not None and mine.status == "in":
            return
        if mine is not None and mine.status == "invited" and mine.stands_for is not None:
            _take_over(connection, tournament, mine, account)
            return
        _need(tournament, "open")
        if mine is None and rules.entry == "invited" and not tournament.run_by(account.id):
            raise Refused("tournament-invited")
        if _full(tournament, rules):
            raise Refused("tournament-full")
        if mine is not None:
            tournament_rows.change_entrant(connection, id, mine.number, status="in", since=now())
            number = mine.number
        else:
            row = {"account": account.id, "status": "in", "since": now()}
            number = tournament_rows.enter(connection, id, row)
        tournament_rows.change(connection, id)
        tournament_rows.note(connection, id, now(), None, "entered", number=number)
        others = [one for one in announcing.organisers(tournament) if one != account.id]
        announcing.tell(connection, tournament, "entered", others, now(), name=account.name)

    await held(context, id, work)


def _take_over(connection: Connection, tournament: Tournament, mine: Entrant, account: Account) -> None:
    """Points and rounds to come of whoever has left."""
    _need(tournament, "running")
    id, number = tournament.id, mine.stands_for
    left = None if number is None else tournament.entrant(number)
    if left is None or left.status != "out":
        raise Refused("tournament-stage")
    tournament_rows.remove_entrant(connection, id, mine.number)
    tournament_rows.change_entrant(connection, id, left.number, account=account.id, bot="", status="in", since=now())
    tournament_rows.change(connection, id)
    tournament_rows.note(connection, id, now(), account.id, "replaced", number=left.number)


async def leave(context: Context, id: str, account: Account) -> None:
    """Withdraws, or declines an invitation; what runs is lost, or a bot plays it to its end."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        mine = tournament.of_account(account.id)
        if mine is None or mine.status == "out":
            raise Refused("not-entered")
        _go(connection, tournament, mine, account.id)

    await held(context, id, work)


def _go(connection: Connection, tournament: Tournament, one: Entrant, by: int | None) -> None:
    _need(tournament, "draft", "open", "running")
    if tournament.status == "running" and one.status != "invited":
        tournament_rows.change_entrant(connection, tournament.id, one.number, status="out", since=now())
        tournament_rows.note(connection, tournament.id, now(), by, "left", number=one.number)
    else:
        tournament_rows.remove_entrant(connection, tournament.id, one.number)
    tournament_rows.change(connection, tournament.id)


# -- running it


async def add(context: Context, id: str, user: User, given: NewEntrant) -> None:
    """Invites somebody, or enters a bot."""
    if (given.account is None) == (given.bot is None):
        raise Refused("bad-input", field="account", what="field")
    if given.bot is not None and not bots.exists(given.bot):
        raise Refused("no-bot", field="bot", bot=given.bot, known=bots.known())
    account = None if given.account is None else await _named(context, user, given.account)

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "draft", "open")
        if len(tournament.entrants) >= 2 * rules.most or (account is None and _full(tournament, rules)):
            raise Refused("tournament-full")
        if account is not None and tournament.of_account(account.id) is not None:
            raise Refused("entered-already", field="account", name=account.name)
        if account is None:
            row = {"bot": given.bot, "status": "in", "since": now()}
        else:
            row = {"account": account.id, "status": "invited", "since": now()}
            if tournament.status == "open":
                announcing.tell(connection, tournament, "invited", [account.id], now())
        tournament_rows.enter(connection, id, row)
        tournament_rows.change(connection, id)

    await held(context, id, work)


def _full(tournament: Tournament, rules: TournamentRules) -> bool:
    return sum(one.status == "in" for one in tournament.entrants) >= rules.most


async def _named(context: Context, user: User, name: str) -> Account:
    account = await context.store.account_named(name)
    if account is None:
        raise Refused("no-account", field="account", name=name[:60])
    me = user.id
    if me is not None and await context.store.ask(lambda c: order_rows.is_blocked(c, account.id, me)):
        raise Refused("blocked", field="account", name=account.name)
    return account


async def remove(context: Context, id: str, user: User, number: int) -> None:
    """Takes an entrant out; everybody can read that it was done."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        one = tournament.entrant(number)
        if one is None or one.status == "out":
            raise Refused("not-entered")
        _go(connection, tournament, one, user.id)

    await held(context, id, work)


async def substitute(context: Context, id: str, user: User, number: int, name: str) -> None:
    """Offers somebody the points and the rounds to come of an entrant who has left."""
    account = await _named(context, user, name)

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "running")
        one = tournament.entrant(number)
        if one is None or one.status != "out":
            raise Refused("tournament-not-left")
        if tournament.of_account(account.id) is not None:
            raise Refused("entered-already", field="account", name=account.name)
        row = {"account": account.id, "status": "invited", "division": one.division, "stands_for": number}
        tournament_rows.enter(connection, id, {**row, "since": now()})
        tournament_rows.change(connection, id)
        announcing.tell(connection, tournament, "invited", [account.id], now())

    await held(context, id, work)


async def organise(context: Context, id: str, user: User, name: str, on: bool) -> None:
    account = await context.store.account_named(name)
    if account is None:
        raise Refused("no-account", field="account", name=name[:60])

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        if account.id != tournament.organiser:
            tournament_rows.organise(connection, id, account.id, on)
            tournament_rows.change(connection, id)

    await held(context, id, work)


async def seed(context: Context, id: str, user: User, given: Seeds) -> None:
    """The order by hand; those who are not named come after the others."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "draft", "open")
        known = {one.number for one in tournament.entrants}
        for place, number in enumerate(dict.fromkeys(one for one in given.order if one in known), 1):
            tournament_rows.change_entrant(connection, id, number, seed=place)
        tournament_rows.change(connection, id)

    await held(context, id, work)


async def open_entry(context: Context, id: str, user: User) -> None:
    """From now on everybody sees it, and may enter; who was invited is told."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "draft")
        tournament_rows.change(connection, id, status="open")
        tournament_rows.note(connection, id, now(), user.id, "opened")
        invited = [one.account for one in tournament.entrants if one.status == "invited"]
        announcing.tell(connection, tournament, "invited", invited, now())

    await held(context, id, work)


async def start(context: Context, id: str, user: User) -> None:
    """Entry ends, seeds are given; the first round is paired by whoever looks next."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "open")
        beginning.begin(connection, tournament, rules, user.id, now())

    await held(context, id, work)


async def close(context: Context, id: str, user: User) -> bool:
    """Ends it before its time: standings are as they are, what still runs does not count. False where it is gone."""
    gone = False

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "draft", "open", "running")
        nonlocal gone
        if tournament.status == "draft":
            gone = True
            tournament_rows.remove(connection, id)  # nobody has seen it
            return
        beginning.close(connection, tournament, user.id, now())

    await held(context, id, work)
    return not gone


async def correct(context: Context, id: str, user: User, round: int, number: int, given: Correction) -> None:
    """What a table counts for from now on; the note is read by everybody."""

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "running")
        found = next((t for t in tournament.tables if (t.round, t.number) == (round, number)), None)
        if found is None or found.kind != "match":
            raise Refused("no-table")
        if len(given.places) != len(found.players):
            raise Refused("bad-input", field="places", what="field")
        places = [1 + sum(other < place for other in given.places) for place in given.places]
        values = {"places": places, "how": "corrected", "note": given.note}
        settled = {"settled": now()} if found.settled is None else {}
        tournament_rows.settle(connection, id, round, number, **values, **settled)
        tournament_rows.change(connection, id)
        was = list(found.places) if found.places else []
        args = {"round": round, "table": number, "note": given.note, "was": was, "places": places}
        tournament_rows.note(connection, id, now(), user.id, "corrected", **args)

    await held(context, id, work)


async def set_deadline(context: Context, id: str, user: User, round: int, deadline: datetime) -> None:
    at = millis(deadline) or 0

    def work(connection: Connection, tournament: Tournament, rules: TournamentRules) -> None:
        _need_organiser(tournament, user)
        _need(tournament, "running")
        found = next((one for one in tournament.rounds if one.number == round and one.over is None), None)
        if found is None:
            raise Refused("no-table")
        if at <= now():
            raise Refused("bad-input", field="deadline", what="field")
        tournament_rows.change_round(connection, id, round, deadline=at, reminded=False)
        tournament_rows.change(connection, id)
        tournament_rows.note(connection, id, now(), user.id, "deadline", round=round, until=at)

    await held(context, id, work)
