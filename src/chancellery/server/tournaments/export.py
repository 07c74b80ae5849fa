"""A tournament as a file: standings and tables as CSV; all of it as JSON."""

from __future__ import annotations

import csv
from io import StringIO

from chancellery.server.tournaments.models import TournamentInfo

RISKY = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")  # what a spreadsheet would take for a formula


def standings(info: TournamentInfo) -> str:
    names = [one.id for one in info.tie_breaks]
    head = ["division", "place", "name", "bot", "left", "points", "played", *names, "reason"]
    rows: list[list[object]] = []
    for division in info.divisions:
        for one in division.standings:
            ties = ["" if part is None else " ".join(f"{n:g}" for n in part) for part in one.numbers]
            who = [division.number, one.place, one.name, one.bot or "", int(one.out)]
            rows.append([*who, f"{one.points_number:g}", one.played, *ties, one.reason])
    return _written(head, rows)


def tables(info: TournamentInfo) -> str:
    of_table = ["round", "table", "division", "kind", "match", "how", "note"]
    head = [*of_table, "seat", "name", "bot", "place", "score", "points"]
    rows: list[list[object]] = []
    for round in reversed(info.rounds):
        for table in round.tables:
            about = [round.number, table.number, table.division, table.kind, table.match or "", table.how, table.note]
            for seat in table.seats:
                points = "" if seat.points_number is None else f"{seat.points_number:g}"
                score = "" if seat.score is None else seat.score
                rows.append([*about, seat.seat, seat.name, seat.bot or "", seat.place or "", score, points])
    return _written(head, rows)


def _written(head: list[str], rows: list[list[object]]) -> str:
    file = StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows([_safe(value) for value in row] for row in rows)
    return file.getvalue()


def _safe(value: object) -> object:
    """Words that begin like a formula are marked as words."""
    return f"'{value}" if isinstance(value, str) and value.startswith(RISKY) else value
