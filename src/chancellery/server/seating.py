"""Who may sit where while other people play: nobody unasked, each in one seat, and nobody looks into several hands."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from chancellery.kernel import Press
from chancellery.server.errors import Refused
from chancellery.server.ledger import system_text
from chancellery.server.people import User
from chancellery.store import Seat, StoredMatch


def has_odds(row: StoredMatch) -> bool:
    """Whether odds are told at the table; of tables set up before there was a choice, they are."""
    return bool(row.setup.get("odds", True))


def has_hints(row: StoredMatch) -> bool:
    """Whether seats may ask for hints; at tables set up before there was a choice, whoever plays alone."""
    return bool(row.setup.get("hints", plays_alone(row.seats)))


def has_coach(row: StoredMatch) -> bool:
    """Whether a coach speaks at the table: only while its one person plays against bots; of before, at none."""
    return bool(row.setup.get("coach")) and not row.setup.get("rated") and plays_alone(row.seats)


def plays_alone(seats: Iterable[Seat]) -> bool:
    """Whether one person has all seats that are not a bot's."""
    held = [seat for seat in seats if seat.kind != "bot"]
    return len({seat.account for seat in held}) == 1 and all(seat.kind != "open" for seat in held)


def is_hot_seat(row: StoredMatch) -> bool:
    """Whether it was agreed that one account plays several seats beside other people."""
    return bool(row.setup.get("hot_seat"))


def is_for_anybody(row: StoredMatch) -> bool:
    """Whether open seats are offered in the lobby: who sits down needs no link."""
    return bool(row.setup.get("lobby"))


def is_delayed(row: StoredMatch, user: User) -> bool:
    """Whether somebody sees the match as it was some time ago: he does not sit there, and it is not over."""
    delay, over = row.setup.get("delay", 0), row.standing.status == "finished"
    return bool(delay) and not over and not user.local and not any(user.holds(seat) for seat in row.seats)


def others_play(row: StoredMatch, user: User) -> bool:
    """Whether other people sit at the table."""
    return not user.local and any(seat.kind == "person" and not user.holds(seat) for seat in row.seats)


def surplus(seats: Iterable[Seat]) -> int:
    """How many seats too many accounts hold: each one, where there are, or may come, other people."""
    listed = list(seats)
    people = {seat.account for seat in listed if seat.account is not None}
    anybody = any(seat.kind == "open" and seat.account is None for seat in listed)
    if len(people) + anybody < 2:
        return 0
    held = Counter(seat.account for seat in listed if seat.kind == "person" and seat.account is not None)
    return sum(count - 1 for count in held.values())


def check_one_seat(before: Iterable[Seat], after: Iterable[Seat]) -> None:
    """Refuses a change by which somebody gets several seats among other people, or others come to somebody who has."""
    if surplus(after) > surplus(before):
        raise Refused("one-seat", field="seat")


def check_may_leave(row: StoredMatch, user: User, seat: Seat) -> None:
    """A seat that was taken over from a bot stays taken: else its owner could look into every bot's hand."""
    if seat.kind == "person" and seat.bot and others_play(row, user):
        raise Refused("seat-stays", field="seat")


def check_knows_no_other(row: StoredMatch, user: User, id: str, told: Iterable[Press]) -> None:
    """Whoever has left a seat knows its hand, and may come back to that seat only."""
    if is_hot_seat(row) or not others_play(row, user) or user.id is None:
        return
    if any(account == user.id and seat != id for seat, account in _left(told)):
        raise Refused("seat-known", field="seat")


def _left(told: Iterable[Press]) -> Iterator[tuple[str, int | None]]:
    """Which seat was given up, and whose it was."""
    for said in told:
        line = json.loads(said.text) if said.seat is None and not said.deed else {}
        if line.get("key") == "left":
            yield line["args"]["seat"], line["args"].get("account")


def held_before(id: str, account: int | None, told: Iterable[Press]) -> bool:
    """Whether somebody has sat in a seat and left it: the clock there goes on for him."""
    return (id, account) in _left(told)


def others_left(user: User, told: Iterable[Press]) -> bool:
    """Whether anybody else has sat here."""
    return any(account not in (None, user.id) for _, account in _left(told))


def check_time_not_lost(row: StoredMatch, user: User, id: str, told: Iterable[Press], asked: bool) -> None:
    """Whoever has let the time of a seat run out does not come back by himself; `asked`: he was invited."""
    loser: int | None = None
    for said in told:
        loser = next((account for seat, account in _left([said]) if seat == id), loser)
        lost = said.deed and said.seat is None and said.text.startswith(f"forfeit {id} ")
        if lost and loser is not None and loser == user.id and (user.owns(row) or not asked):
            raise Refused("seat-lost", field="seat")


def sat_down(row: StoredMatch, user: User, id: str, old: Seat) -> tuple[Seat, str]:
    """The seat with the user in it, and what the table is told."""
    new = Seat(old.number, "person", user.id, user.name)
    if old.bot and others_play(row, user):
        said = system_text("took-over", seat=id, name=user.name, account=user.id, bot=old.bot)
        return replace(new, bot=old.bot), said
    return new, system_text("sat-down", seat=id, name=user.name, account=user.id)


def given(id: str, old: Seat, new: Seat) -> tuple[Seat, list[str]]:
    """A seat that goes to a bot, to whoever is invited or to anybody, and what the table is told."""
    said = [system_text("left", seat=id, name=old.name, account=old.account)] if old.kind == "person" else []
    if new.kind == "bot":
        return new, [*said, system_text("bot-sat-down", seat=id, bot=new.bot)]
    if old.kind != "person":
        new = replace(new, bot=old.bot)  # whoever sits down takes over from it
    invited = system_text("invited", seat=id, name=new.name, account=new.account) if new.account is not None else None
    return new, [*said, invited or system_text("opened", seat=id)]


def declined(id: str, old: Seat) -> tuple[Seat, list[str]]:
    return Seat(old.number, "open", bot=old.bot), [system_text("declined", seat=id, name=old.name, account=old.account)]
