"""What is told after a match beside its story: the time that everybody used, and what players say about it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from chancellery import Match
from chancellery.kernel import deeds
from chancellery.server.clock import ANY_TIME, Span, counted
from chancellery.server.lines import when
from chancellery.server.people import User
from chancellery.server.study.models import CommentInfo, TimeUsed
from chancellery.store import Entry
from chancellery.store.study_rows import Comment

MOST_COMMENTS = 500  # on one match


def times(match: Match, entries: Sequence[Entry], outages: Sequence[Span]) -> list[TimeUsed]:
    """How long each seat took for its decisions, without the times in which no server was there or the match stood
    still by agreement."""
    spans: dict[int, list[int]] = {}
    still = [*outages, *pauses(match)]
    for before, entry in pairwise(entry for entry in entries if entry.kind in ("move", "undo")):
        if entry.kind == "move" and entry.seat is not None:
            spans.setdefault(entry.seat, []).append(counted(ANY_TIME, before.time, entry.time, still))
    return [
        TimeUsed(seat=match.seats[seat], total=sum(found), longest=max(found), decisions=len(found))
        for seat, found in sorted(spans.items())
    ]


def pauses(match: Match) -> list[Span]:
    """When the match stood still because all had agreed to it."""
    affairs, since, found = deeds.NONE, 0, list[Span]()
    for said in match.said:
        if not said.deed:
            continue
        after = deeds.after(affairs, match.seats, said.seat, said.text)
        if after.paused and not affairs.paused:
            since = said.time
        elif affairs.paused and not after.paused:
            found.append((since, said.time))
        affairs = after
    return found


def comment(one: Comment, user: User) -> CommentInfo:
    mine = user.local or (user.id is not None and one.account == user.id)
    admin = user.account is not None and user.account.admin
    return CommentInfo(
        id=one.id, name=one.name or None, move=one.move, text=one.text, time=when(one.time), may_remove=mine or admin
    )
