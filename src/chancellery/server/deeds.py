"""What people do about a match itself: who may resign, propose, agree; what comes of it; playing again."""

from __future__ import annotations

from chancellery import Match
from chancellery.kernel.deeds import Affairs, Proposal, subject
from chancellery.server import lobby, seating
from chancellery.server.bots import FALLBACK
from chancellery.server.clock import left_at
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.hall import new_id
from chancellery.server.ledger import system_text
from chancellery.server.lines import proposal as in_words
from chancellery.server.models import (
    AffairsInfo,
    ClockChoice,
    ClocksInfo,
    DeedSend,
    MatchSummary,
    NamedAccount,
    NamedBot,
    NewMatch,
    ProposalInfo,
    SeatChoice,
)
from chancellery.server.people import User
from chancellery.server.summaries import summary
from chancellery.server.tables import Deeds, Table
from chancellery.store import Seat, StoredMatch

HOUR = 3_600_000


# -- how things stand


def described(table: Table, user: User, lang: str) -> MatchSummary:
    """A match with what only its table knows: who is here, what is proposed, what is left on the clocks."""
    found = summary(table.row, user, lang, table.online(), table.ledger.apart)
    return found.model_copy(update={"affairs": affairs_info(table, user, lang), "clocks": clocks(table)})


def clocks(table: Table) -> ClocksInfo | None:
    """What is left on the clocks now."""
    clock, ids = table.ledger.clock, table.match.seats
    if clock is None:
        return None
    left = left_at(clock, table.now(), table.uncounted)
    return ClocksInfo(
        left={ids[seat]: value for seat, value in enumerate(left)},
        running=[ids[seat] for seat in clock.running],
        late=[ids[seat] for seat in clock.late],
    )


def affairs_info(table: Table, user: User, lang: str) -> AffairsInfo:
    row, match = table.row, table.match
    affairs, over = match.affairs, match.outcome is not None
    mine = [seat.number for seat in row.seats if user.holds(seat)]
    may: list[str] = []
    if mine and over:
        may = ["rematch"]
    elif mine and not user.guest:
        may = ["resign"] if len(match.seats) <= 2 else ["concede"]
        may += ["end"] if _may_end(table, row, user, "end -") else []
        may += ["resume" if affairs.paused else "pause"]
    others = mine and not over
    return AffairsInfo.model_validate(
        {
            "paused": affairs.paused,
            "proposals": [_proposal(table, user, one, lang) for one in affairs.proposals],
            "may": may,
            "replace": [match.seats[n] for n in _away(table) if n not in mine] if others else [],
            "more_time": [match.seats[n] for n in _hurried(table) if n not in mine] if others else [],
            "rematch": affairs.rematch,
        }
    )


def _proposal(table: Table, user: User, one: Proposal, lang: str) -> ProposalInfo:
    ids, seats = table.match.seats, table.row.seats
    asked = [voter for voter in one.voters if user.holds(seats[voter])]
    return ProposalInfo(
        what=one.what,
        by=ids[one.by],
        agreed=[ids[seat] for seat in one.agreed],
        waits_for=[ids[seat] for seat in one.voters if seat not in one.agreed],
        text=in_words(table.row.game, one.what, lang),
        may_answer=any(voter not in one.agreed for voter in asked),
        may_decline=bool(asked),
    )


def _away(table: Table) -> list[int]:
    """Seats of people who have been awaited for long and are not here. Where there is a clock, it alone decides: by
    correspondence somebody may have days, and does not play on others."""
    if table.control is not None or table.match.affairs.paused or table.waited() < table.away:
        return []
    asked = sorted({decision.seat for decision in table.match.decisions})
    return [n for n in asked if table.row.seats[n].kind == "person" and n not in table.online()]


def _hurried(table: Table) -> list[int]:
    """Seats whose clocks run."""
    return [] if table.ledger.clock is None else list(table.ledger.clock.running)


# -- doing


async def do(context: Context, table: Table, user: User, seat: int, given: DeedSend) -> None:
    """Does it; Refused says why not."""

    def wanted(row: StoredMatch, match: Match) -> Deeds:
        if not user.holds(row.seats[seat]):
            raise Refused("not-your-seat", field="seat")
        if given.do == "concede":
            seating.check_may_leave(row, user, row.seats[seat])
            return [(seat, f"concede {FALLBACK}")]
        if given.do == "propose":
            return [(seat, _proposed(table, user, row, seat, given.what))]
        if given.do in ("agree", "decline"):
            return [(_voter(row, match, user, given), f"{given.do} {given.what}")]
        return [(seat, given.do)]

    def then(row: StoredMatch, affairs: Affairs) -> tuple[list[Seat], list[str]]:
        if given.do == "concede":
            return _to_bot(table, row, seat)
        if (affairs.passed or "").startswith("replace "):
            return _to_bot(table, row, table.match.seat(subject(affairs.passed or "")))
        return [], []

    await table.do(wanted, then, user.id)


def _to_bot(table: Table, row: StoredMatch, number: int) -> tuple[list[Seat], list[str]]:
    old, id = row.seats[number], table.match.seats[number]
    said = system_text("left", seat=id, name=old.name, account=old.account)
    return [Seat(number, "bot", name=FALLBACK, bot=FALLBACK)], [said]


def _may_end(table: Table, row: StoredMatch, user: User, what: str) -> bool:
    """Whoever plays with bots alone has nobody to agree with: he may stop, but he does not win so; and where the result
    counts he resigns, unless people with whom he played have left."""
    if user.local or seating.others_play(row, user):
        return True
    counts = row.setup.get("rated") or row.setup.get("tournament")
    return what == "end -" and not (counts and not seating.others_left(user, table.match.said))


def _proposed(table: Table, user: User, row: StoredMatch, seat: int, what: str) -> str:
    """The deed of a proposal, with all who must agree: each person once."""
    kind, about = what.partition(" ")[0], subject(what)
    if kind == "end" and not _may_end(table, row, user, what):
        raise Refused("end-alone", field="what")
    if kind in ("replace", "time"):
        number = table.seat(about)
        if kind == "replace" and number not in _away(table):
            raise Refused("not-away", field="what")
        if kind == "time":
            if table.control is None:
                raise Refused("no-clock", field="what")
            what = f"time {about} {table.control.more}"
    else:
        number = -1
    voters = {seat}
    accounts = {row.seats[seat].account}
    for one in row.seats:
        subject_too = one.number == number
        if one.kind == "person" and one.account not in accounts and not subject_too:
            voters.add(one.number)
            accounts.add(one.account)
    if number == seat or (number >= 0 and user.holds(row.seats[number])):
        raise Refused("bad-input", field="what", what="field")  # nobody votes for oneself
    return f"propose {what}: {', '.join(sorted(table.match.seats[voter] for voter in voters))}"


def _voter(row: StoredMatch, match: Match, user: User, given: DeedSend) -> int:
    """The seat in which this person was asked."""
    found = match.affairs.proposal(given.what)
    mine = [] if found is None else [voter for voter in found.voters if user.holds(row.seats[voter])]
    return mine[0] if mine else match.seat(given.seat)


# -- playing again


async def rematch(context: Context, table: Table, user: User, seat: int) -> Table:
    """The table of the rematch, made now or before; everybody sits one seat further."""

    def wanted(row: StoredMatch, match: Match) -> Deeds:
        if match.outcome is None:
            raise Refused("not-over")
        return [] if match.affairs.rematch is not None else [(seat, f"rematch {new_id()}")]

    await table.do(wanted, lambda row, affairs: ([], []), user.id)
    id = table.match.affairs.rematch
    assert id is not None
    if await context.store.match(id) is None:
        try:
            await lobby.create(context, user, _again(table.row, user), id, rematch_of=table.id)
        except Refused:
            if await context.store.match(id) is None:  # else somebody else made it just now
                raise
    return await context.hall.table(id)


def _again(row: StoredMatch, user: User) -> NewMatch:
    setup, ids = row.setup, row.setup["seat_ids"]
    clock = setup.get("clock")
    seats: dict[str, SeatChoice] = {ids[(seat.number + 1) % len(ids)]: _choice(seat, user) for seat in row.seats}
    return NewMatch(
        game=row.game,
        scenario=setup["scenario"],
        board=setup["board"] if not setup.get("board_text") else None,
        options=setup["options"],
        title=row.title,
        seats=seats,
        private=row.private,
        unlisted=bool(setup.get("unlisted")),
        delay=setup.get("delay", 0),
        language=setup.get("language"),
        hot_seat=seating.is_hot_seat(row),
        odds=seating.has_odds(row),
        hints=seating.has_hints(row),
        clock=None
        if clock is None
        else ClockChoice(**{**clock, "reserve": clock["reserve"] // 1000, "increment": clock["increment"] // 1000}),
    )


def _choice(seat: Seat, user: User) -> SeatChoice:
    if seat.kind == "bot":
        return NamedBot(bot=seat.bot)
    if seat.kind == "open" or (seat.account is None and not user.local):
        return "open"
    return "me" if user.holds(seat) else NamedAccount(account=seat.name)
