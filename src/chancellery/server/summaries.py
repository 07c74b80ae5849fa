"""Matches as the lobby shows them."""

from __future__ import annotations

from dataclasses import replace

from chancellery.kernel.chance import commitment
from chancellery.locale import text
from chancellery.server.apart import Apart
from chancellery.server.bots import explains
from chancellery.server.lines import when
from chancellery.server.models import MatchSummary, OutcomeInfo, SeatInfo, SetApart, TournamentLink
from chancellery.server.people import User
from chancellery.server.rating.results import is_rated
from chancellery.server.seating import has_coach, has_hints, has_odds, is_delayed, is_for_anybody, is_hot_seat
from chancellery.server.timing import clock_info, control_of
from chancellery.server.titles import bot_title, game_title, scenario_title, seat_title
from chancellery.store import Seat, StoredMatch


def summary(
    row: StoredMatch, user: User, lang: str, online: set[int] | None = None, apart: Apart | None = None
) -> MatchSummary:
    """The match as this user may know it."""
    setup, standing = row.setup, row.standing
    ids: list[str] = setup["seat_ids"]
    control = control_of(row)
    mine = [seat.number for seat in row.seats if user.holds(seat)]
    return MatchSummary(
        id=row.id,
        title=row.title,
        game=row.game,
        game_title=game_title(row.game, lang),
        scenario=setup["scenario"],
        scenario_title=scenario_title(row.game, setup["scenario"], lang),
        board=setup["board"],
        options=setup["options"],
        status=standing.status,
        private=row.private,
        unlisted=bool(setup.get("unlisted")),
        delay=setup.get("delay", 0),
        lobby=is_for_anybody(row),
        language=setup.get("language"),
        rematch_of=setup.get("rematch_of"),
        hot_seat=is_hot_seat(row),
        odds=has_odds(row),
        hints=has_hints(row),
        coach=has_coach(row),
        rated=is_rated(row),
        created=when(row.created),
        updated=when(row.updated),
        moves=standing.moves,
        seq=standing.revision,
        seats=[_seat(row, seat, ids[seat.number], user, lang, online or set()) for seat in row.seats],
        waiting_for=[ids[number] for number in standing.waiting],
        your_turn=any(number in standing.waiting for number in mine),
        outcome=_outcome(row, ids),
        owner=user.owns(row),
        may_export=user.may_export(row),
        commitment=commitment(setup["seed"], setup["nonce"]),
        delayed=is_delayed(row, user),
        set_apart=None if apart is None else _apart(row, user, lang, apart),
        tournament=TournamentLink(**setup["tournament"]) if setup.get("tournament") else None,
        clock=None if control is None else clock_info(control),
    )


def from_outside(
    row: StoredMatch,
    user: User,
    lang: str,
    apart: Apart | None = None,
    online: set[int] | None = None,
    then: tuple[Seat, ...] | None = None,
) -> MatchSummary:
    """The match in a list that others see too. Where those who watch see everything later, a list says nothing of what
    happens at the table now: not even when somebody last moved; `then` is who sat there."""
    if not is_delayed(row, user):
        return summary(row, user, lang, online, apart)
    found = summary(replace(row, seats=then or row.seats), user, lang, None, apart)
    return found.model_copy(update={"updated": found.created, "moves": 0, "seq": 0, "waiting_for": []})


def _apart(row: StoredMatch, user: User, lang: str, apart: Apart) -> SetApart:
    may = apart.move is not None and row.standing.status != "finished" and user.may_go_on(row)
    return SetApart(move=apart.move, rules=apart.rules, now=apart.now, message=apart.text(lang), may_go_on=may)


def _seat(row: StoredMatch, seat: Seat, id: str, user: User, lang: str, online: set[int]) -> SeatInfo:
    return SeatInfo(
        id=id,
        title=seat_title(row.game, id, lang),
        kind=seat.kind,
        name=_name(seat, user, lang),
        bot=seat.bot if seat.kind == "bot" else None,
        yours=user.holds(seat),
        invited=seat.name if seat.kind == "open" and seat.account is not None else None,
        for_you=user.invited(seat),
        stays=seat.kind == "person" and bool(seat.bot),
        online=seat.number in online,
        explains=seat.kind == "bot" and explains(seat.bot),
    )


def _name(seat: Seat, user: User, lang: str) -> str:
    if seat.kind == "bot":
        return bot_title(seat.bot, lang)
    if seat.kind == "open":
        return text(lang, "server-seat-invited", name=seat.name) if seat.name else text(lang, "server-seat-open")
    nameless = "server-seat-local" if seat.account is None or user.holds(seat) else "server-seat-former"
    return seat.name or text(lang, nameless)


def _outcome(row: StoredMatch, ids: list[str]) -> OutcomeInfo | None:
    outcome = row.standing.outcome
    if outcome is None:
        return None
    return OutcomeInfo(
        winners=[ids[number] for number in outcome["winners"]],
        scores=dict(zip(ids, outcome["scores"])),
        rule=outcome["rule"],
        reason=outcome["reason"],
    )
