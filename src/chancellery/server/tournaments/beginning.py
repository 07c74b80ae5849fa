"""How a tournament begins and ends: who plays, in which order and division, and the matches of a round."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from chancellery.server import lobby
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.models import NamedBot, NewMatch
from chancellery.server.rating.model import MU
from chancellery.server.tournaments import announcing, course
from chancellery.server.tournaments.models import TournamentRules
from chancellery.store import Seat, StoredMatch, rating_rows, tournament_rows
from chancellery.store.tournament_rows import Entrant, Pairing, Tournament
from chancellery.tournaments.lots import drawn


def trial(context: Context, rules: TournamentRules) -> list[str]:
    """The seats of such a match; Refused if there can be none."""
    try:
        return list(lobby.begin(context, _wanted(rules, "", {}, rules.seats)).seats)
    except Refused as error:
        error.field = error.field or "options"
        raise


def _wanted(rules: TournamentRules, title: str, seats: dict[str, NamedBot], count: int = 0) -> NewMatch:
    chosen = seats if not count else {f"seat{n}": NamedBot(bot="random") for n in range(count)}
    return NewMatch(
        game=rules.game,
        scenario=rules.scenario,
        options=rules.options,
        title=title,
        seats=dict(chosen),
        odds=False,
        hints=False,
        clock=rules.clock,
        rated=rules.rated,
    )


def match_of(context: Context, tournament: Tournament, rules: TournamentRules, table: Pairing) -> StoredMatch:
    """The match of a table, with everybody in the seat."""
    wanted = _wanted(rules, f"{tournament.title} ({table.round}.{table.number})", {}, rules.seats)
    match = lobby.begin(context, wanted)
    seats = [_seat(number, tournament.entrant(one)) for number, one in enumerate(table.players)]
    people = any(seat.kind == "person" for seat in seats)
    about = {"id": tournament.id, "title": tournament.title, "round": table.round}
    fair = wanted.model_copy(update={"rated": rules.rated and people})
    return lobby.begun(fair, match, seats, None, table.match_id, tournament=about)


def _seat(number: int, one: Entrant | None) -> Seat:
    if one is None or one.account is None:
        bot = one.bot if one is not None and one.bot else "random"
        return Seat(number, "bot", name=bot, bot=bot)
    return Seat(number, "person", one.account, one.name)


# -- beginning


def check_enough(tournament: Tournament, rules: TournamentRules) -> None:
    """Whether as many have entered as must: two people, and a full table of people and bots."""
    there = [one for one in tournament.entrants if one.status == "in"]
    people = [one for one in there if one.account is not None]
    if len(people) < 2 or (rules.fill is None and len(there) < rules.seats * rules.divisions):
        raise Refused("tournament-few", most=max(2, rules.seats * rules.divisions))


def begin(connection: Connection, tournament: Tournament, rules: TournamentRules, by: int | None, now: int) -> None:
    """Ends entry: invitations that nobody took are void, seeds and divisions are given."""
    check_enough(tournament, rules)
    id = tournament.id
    for one in tournament.entrants:
        if one.status == "invited":
            tournament_rows.remove_entrant(connection, id, one.number)
    order = _seeded(connection, tournament, rules)
    parts = course.divided(order, rules.divisions)
    place = {number: at for at, number in enumerate(order, 1)}
    for division, part in enumerate(parts, 1):
        for number in part:
            tournament_rows.change_entrant(connection, id, number, seed=place[number], division=division)
    tournament_rows.change(connection, id, status="running", begun=now, starts=None)
    tournament_rows.note(connection, id, now, by, "begun", count=len(order))


def _seeded(connection: Connection, tournament: Tournament, rules: TournamentRules) -> list[int]:
    there = [one for one in tournament.entrants if one.status == "in"]
    lot = drawn(tournament.seed, "seeds", [one.number for one in there])
    at = {number: place for place, number in enumerate(lot)}
    if rules.seeding == "lot":
        return lot
    if rules.seeding == "hand":
        listed = sorted(there, key=lambda one: (one.seed is None, one.seed or 0, one.number))
        return [one.number for one in listed]
    names = {one.number: rating_rows.player(one.account, one.bot) for one in there}
    found = rating_rows.found(connection, rules.game, list(names.values()))
    strength = {number: found[name]["mu"] if name in found else MU for number, name in names.items()}
    return sorted(strength, key=lambda number: (-strength[number], at[number]))


# -- ending


def close(connection: Connection, tournament: Tournament, by: int | None, now: int) -> None:
    """The standings are final; tables that still run do not count."""
    id = tournament.id
    for table in tournament.tables:
        if table.settled is None:
            tournament_rows.settle(connection, id, table.round, table.number, how="void", settled=now)
    for one in tournament.rounds:
        if one.over is None:
            tournament_rows.change_round(connection, id, one.number, over=now)
    tournament_rows.change(connection, id, status="closed", closed=now, starts=None)
    tournament_rows.note(connection, id, now, by, "closed" if by is None else "closed-early")
    if tournament.status == "running":
        final = replace(tournament, status="closed")
        announcing.tell(connection, final, "over", announcing.players(tournament), now)
