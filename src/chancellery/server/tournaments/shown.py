"""A tournament as whoever looks may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from chancellery.kernel.chance import commitment
from chancellery.locale import text
from chancellery.server.errors import Refused
from chancellery.server.lines import when
from chancellery.server.offers import sample
from chancellery.server.people import User
from chancellery.server.rating.model import Strength
from chancellery.server.titles import game_title, scenario_title, seat_title
from chancellery.server.tournaments import beginning, course, doing, words
from chancellery.server.tournaments.models import (
    Cell,
    Division,
    EntrantInfo,
    LogEntry,
    May,
    PlacedInfo,
    Planned,
    RoundInfo,
    SeatOfTable,
    TableInfo,
    TournamentInfo,
    TournamentLine,
    TournamentList,
    TournamentRules,
)
from chancellery.store import rating_rows, tournament_rows
from chancellery.store.tournament_rows import Entrant, Line, Listed, Pairing, Tournament
from chancellery.tournaments.standing import Placed, points_of

LINES = 200


def listing(
    connection: Connection, user: User, lang: str, status: str | None, mine: bool, before: int | None, limit: int
) -> TournamentList:
    found = tournament_rows.listed(connection, user.id, status, mine, before, limit)
    next = found[-1].created if len(found) == limit else None
    return TournamentList(tournaments=[TournamentLine(**_line(one, lang)) for one in found], next=next)


def _line(one: Listed, lang: str) -> dict[str, Any]:
    rules = TournamentRules.model_validate(one.rules)
    return {
        "id": one.id,
        "title": one.title,
        "game": one.game,
        "game_title": game_title(one.game, lang),
        "scenario_title": scenario_title(one.game, rules.scenario, lang),
        "form": rules.form,
        "seats": rules.seats,
        "status": one.status,
        "organiser": one.organiser,
        "created": when(one.created),
        "starts": _when(one.starts),
        "begun": _when(one.begun),
        "closed": _when(one.closed),
        "entered": one.entered,
        "most": rules.most,
        "round": one.round,
        "mine": one.mine,
        "rated": rules.rated,
    }


def _when(time: int | None) -> datetime | None:
    return None if time is None else when(time)


@dataclass(frozen=True, slots=True)
class Known:
    """What is read of a tournament in one go."""

    tournament: Tournament
    log: list[Line]
    matches: Mapping[str, tuple[str, list[int], int]]
    ratings: Mapping[int, int]
    played: Mapping[tuple[int, int], Pairing]  # by round and entrant


def read(connection: Connection, id: str, user: User) -> Known:
    found = tournament_rows.tournament(connection, id)
    if found is None or (found.status == "draft" and not doing.runs(found, user)):
        raise Refused("no-tournament")
    matches = tournament_rows.statuses(connection, [t.match_id for t in found.tables if t.match_id is not None])
    names = {one.number: rating_rows.player(one.account, one.bot) for one in found.entrants if one.account}
    rows = rating_rows.found(connection, found.game, list(names.values()))
    shown = {number: Strength(rows[n]["mu"], rows[n]["sigma"]).shown for number, n in names.items() if n in rows}
    played = {(table.round, one): table for table in found.tables for one in table.players}
    return Known(found, tournament_rows.lines(connection, id, LINES), matches, shown, played)


def info(known: Known, user: User, lang: str) -> TournamentInfo:
    tournament = known.tournament
    rules = course.rules_of(tournament)
    mine = tournament.of_account(user.id)
    begun = tournament.begun is not None
    entered = sum(one.status in ("in", "out") for one in tournament.entrants)
    listed = Listed(
        **{name: getattr(tournament, name) for name in ("id", "title", "game", "rules", "status", "created")},
        starts=tournament.starts,
        begun=tournament.begun,
        closed=tournament.closed,
        organiser=tournament.organiser_name,
        entered=entered,
        round=len(tournament.rounds),
        mine=mine is not None or tournament.run_by(user.id),
    )
    seats = tuple(sample(rules.game, rules.scenario, rules.seats).seats)
    over = tournament.status == "closed"
    return TournamentInfo(
        **_line(listed, lang),
        about=rules.about,
        rules=rules,
        rounds_planned=course.planned_rounds(tournament, rules),
        tie_breaks=[words.tie_break(kind, lang) for kind in course.tie_breaks(rules)],
        in_words=words.rules_in_words(tournament, rules, lang),
        organisers=[name for name in [tournament.organiser_name, *(n for _, n in tournament.organisers)] if name],
        entrants=[_entrant(known, one, user, lang) for one in _in_order(tournament)],
        rounds=[_round(known, rules, seats, number, user, lang) for number in range(len(tournament.rounds), 0, -1)],
        calendar=_calendar(tournament, rules),
        divisions=_divisions(known, rules, seats, user, lang) if begun else [],
        log=[LogEntry(time=when(one.time), text=words.line(tournament, one, lang)) for one in known.log],
        commitment=commitment(tournament.seed, tournament.nonce),
        seed=tournament.seed if over else None,
        nonce=tournament.nonce if over else None,
        may=_may(tournament, rules, user, lang),
    )


def _in_order(tournament: Tournament) -> list[Entrant]:
    return sorted(tournament.entrants, key=lambda one: (one.seed is None, one.seed or 0, one.number))


def _entrant(known: Known, one: Entrant, user: User, lang: str) -> EntrantInfo:
    return EntrantInfo.model_validate(
        {
            "number": one.number,
            "name": words.name_of(known.tournament, one.number, lang),
            "bot": one.bot if one.account is None and one.bot else None,
            "status": one.status,
            "seed": one.seed,
            "division": one.division,
            "rating": known.ratings.get(one.number),
            "you": user.id is not None and one.account == user.id,
        }
    )


def _may(tournament: Tournament, rules: TournamentRules, user: User, lang: str) -> May:
    mine, run, stage = tournament.of_account(user.id), doing.runs(tournament, user), tournament.status
    invited = mine is not None and mine.status == "invited"
    full = sum(one.status == "in" for one in tournament.entrants) >= rules.most
    free = rules.entry == "open" or tournament.run_by(user.id)
    why: Refused | None = None
    if stage == "open" and mine is None:
        if user.account is None:
            why = Refused("login-needed")
        elif full:
            why = Refused("tournament-full")
        elif not free:
            why = Refused("tournament-invited")
    start = run and stage == "open"
    if start:
        try:
            beginning.check_enough(tournament, rules)
        except Refused as few:
            start, why = False, why or few
    substitute = invited and mine is not None and mine.stands_for is not None
    return May(
        enter=stage == "open" and mine is None and user.account is not None and free and not full,
        accept=invited and ((stage == "open" and not full) or (stage == "running" and substitute)),
        leave=mine is not None and mine.status != "out" and stage in ("open", "running"),
        run=run,
        open=run and stage == "draft",
        start=start,
        close=run and stage != "closed",
        why_not="" if why is None else why.body(lang).message,
    )


# -- rounds


def _round(
    known: Known, rules: TournamentRules, seats: tuple[str, ...], number: int, user: User, lang: str
) -> RoundInfo:
    one = known.tournament.rounds[number - 1]
    tables = [t for t in known.tournament.tables if t.round == number]
    return RoundInfo(
        number=number,
        begun=when(one.begun),
        deadline=_when(one.deadline),
        over=_when(one.over),
        tables=[_table(known, rules, seats, table, user, lang) for table in tables],
    )


def _table(
    known: Known, rules: TournamentRules, seats: tuple[str, ...], table: Pairing, user: User, lang: str
) -> TableInfo:
    status, awaited, moves = known.matches.get(table.match_id or "", ("none", [], 0))
    points = points_of(table.places, course.scoring(rules).points) if table.places else []
    listed = []
    for at, player in enumerate(table.players):
        one = known.tournament.entrant(player)
        seat = seats[at] if table.kind == "match" else ""
        listed.append(
            SeatOfTable(
                number=player,
                name=words.name_of(known.tournament, player, lang),
                bot=one.bot if one is not None and one.account is None and one.bot else None,
                seat=seat,
                seat_title=seat_title(rules.game, seat, lang) if seat else "",
                place=table.places[at] if table.places else None,
                score=table.scores[at] if table.scores else None,
                points=words.number(points[at], lang) if points else "",
                points_number=float(points[at]) if points else None,
                you=one is not None and user.id is not None and one.account == user.id,
            )
        )
    how = table.how or ("" if table.kind == "match" else table.kind)
    return TableInfo.model_validate(
        {
            "number": table.number,
            "division": table.division,
            "kind": table.kind,
            "match": table.match_id,
            "status": "none" if table.match_id is None else "finished" if status == "finished" else "running",
            "moves": moves,
            "how": table.how,
            "how_text": text(lang, f"tournament-how-{how}", rule=rules.late) if how else "",
            "note": table.note,
            "seats": [one.model_dump() for one in listed],
            "waiting_for": [seat_title(rules.game, seats[n], lang) for n in awaited if n < len(seats)]
            if table.settled is None and status != "finished"
            else [],
        }
    )


def _calendar(tournament: Tournament, rules: TournamentRules) -> list[Planned]:
    """Rounds to come; when they begin is known where the calendar is fixed."""
    rounds = course.planned_rounds(tournament, rules)
    if rounds is None or tournament.status == "closed":
        return []
    span = None if rules.hours is None else rules.hours * 3_600_000
    last = tournament.rounds[-1] if tournament.rounds else None
    fixed = rules.calendar == "fixed" and span is not None
    begins = last.deadline if last is not None else tournament.starts
    found = []
    for number in range(len(tournament.rounds) + 1, rounds + 1):
        known = begins if fixed or (last is None and number == 1) else None
        until = None if known is None or span is None else known + span
        found.append(Planned(number=number, begins=_when(known), deadline=_when(until)))
        begins = until
    return found


# -- standings


def _divisions(known: Known, rules: TournamentRules, seats: tuple[str, ...], user: User, lang: str) -> list[Division]:
    return [
        Division(
            number=table.number,
            standings=[_placed(known, rules, seats, table, one, user, lang) for one in table.placed],
        )
        for table in course.standings(known.tournament, rules)
    ]


def _placed(
    known: Known,
    rules: TournamentRules,
    seats: tuple[str, ...],
    table: course.Table,
    one: Placed,
    user: User,
    lang: str,
) -> PlacedInfo:
    tournament = known.tournament
    entrant = tournament.entrant(one.id)
    assert entrant is not None
    values = [one.values.get(kind) for kind in course.tie_breaks(rules)]
    return PlacedInfo(
        number=one.id,
        name=words.name_of(tournament, one.id, lang),
        bot=entrant.bot if entrant.account is None and entrant.bot else None,
        you=user.id is not None and entrant.account == user.id,
        out=entrant.status == "out",
        place=one.place,
        points=words.number(one.points, lang),
        points_number=float(one.points),
        played=one.played,
        numbers=[None if value is None else [float(part) for part in value] for value in values],
        values=[
            "–" if value is None else words.value_of(kind, value, lang)
            for kind, value in zip(course.tie_breaks(rules), values)
        ],
        reason=words.reason(tournament, rules, one, lang),
        reason_by=one.reason.by,
        against=one.reason.other,
        cells=[_cell(known, rules, seats, table, one.id, number, lang) for number in _numbers(tournament)],
    )


def _numbers(tournament: Tournament) -> list[int]:
    return [one.number for one in tournament.rounds]


def _cell(
    known: Known, rules: TournamentRules, seats: tuple[str, ...], of: course.Table, id: int, number: int, lang: str
) -> Cell:
    table = known.played.get((number, id))
    if table is None:
        return Cell(round=number, points="", kind="none", place=None, seat="", opponents=[], match=None, counts=True)
    at = table.players.index(id)
    counts = not of.annulled.intersection(table.players)
    points = ""
    if table.kind == "bye":
        points = words.number(course.bye_points(rules), lang)
    elif table.kind == "walkover":
        points = words.number(course.scoring(rules).points[0], lang) if at == 0 else "0"
    elif table.places is not None:
        points = words.number(points_of(table.places, course.scoring(rules).points)[at], lang)
    return Cell.model_validate(
        {
            "round": number,
            "points": points,
            "kind": table.kind,
            "place": table.places[at] if table.places else None,
            "seat": seat_title(rules.game, seats[at], lang) if table.kind == "match" else "",
            "opponents": [other for other in table.players if other != id],
            "match": table.match_id,
            "counts": counts,
        }
    )
