"""Tournaments of a club that has grown, for bench/club.py: with tables that were played, and some that go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from chancellery.server.hall import new_id
from chancellery.server.tournaments.models import Form, TournamentRules
from chancellery.store.tournament_schema import entrants, log, pairings, rounds, tournaments
from chancellery.tournaments import round_robin

Row = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """So many tournaments of one form."""

    count: int
    form: Form
    game: str
    scenario: str
    seats: int
    entrants: int
    rounds: int
    running: int = 0


KINDS = (
    Kind(240, "swiss", "imperial_struggle", "standard", 2, 16, 4, 40),
    Kind(40, "round_robin", "imperial_struggle", "standard", 2, 10, 9, 10),
    Kind(1, "swiss", "imperial_struggle", "standard", 2, 128, 7),
    Kind(19, "tables", "maria", "introductory", 3, 12, 3),
)


def fill(
    connection: Connection, accounts: int, part: int, over: dict[str, list[str]], going: dict[str, list[str]]
) -> list[str]:
    """All of them; `over` and `going` are matches by game that their tables can be. Their ids, the largest last."""
    rng, ids = Random(3), list[str]()
    for kind in sorted(KINDS, key=lambda one: one.entrants):
        count = max(1, kind.count // part)
        for number in range(count):
            running = number < kind.running // part
            ids.append(_put(connection, kind, running, rng, accounts, over[kind.game], going[kind.game]))
    return ids


def _put(
    connection: Connection, kind: Kind, running: bool, rng: Random, accounts: int, over: list[str], going: list[str]
) -> str:
    id = new_id()
    rules = TournamentRules(
        title=f"Cup {id}",
        game=kind.game,
        scenario=kind.scenario,
        seats=kind.seats,
        form=kind.form,
        rounds=kind.rounds,
    )
    players = rng.sample(range(1, accounts + 1), min(kind.entrants, accounts))
    about = {
        "id": id, "title": rules.title, "game": kind.game, "rules": rules.model_dump(mode="json"),
        "seed": "s", "nonce": "n", "organiser": players[0], "status": "running" if running else "closed",
        "version": 9, "looked": 9,
        "created": rng.randrange(10**12), "begun": 1, "closed": None if running else 2,
    }  # fmt: skip
    connection.execute(insert(tournaments), about)
    own = {"tournament": id, "bot": "", "status": "in", "division": 1, "stands_for": None, "since": 1}
    connection.execute(
        insert(entrants), [own | {"number": n, "account": one, "seed": n} for n, one in enumerate(players, 1)]
    )
    tables = list[Row]()
    last = kind.rounds - 1
    for number, paired in enumerate(_rounds(kind, len(players), rng)):
        open_round = running and number == last
        row = {"tournament": id, "number": number + 1, "begun": 1, "reminded": False, "over": None if open_round else 2}
        connection.execute(insert(rounds), row)
        for at, sitting in enumerate(paired, 1):
            if not (going if open_round else over):
                break
            places = None if open_round else rng.sample(range(1, len(sitting) + 1), len(sitting))
            tables.append({
                "tournament": id, "round": number + 1, "number": at, "division": 1, "kind": "match",
                "match_id": (going if open_round else over).pop(), "players": list(sitting),
                "places": places, "scores": places and [9 - place for place in places],
                "how": "" if open_round else "played", "note": "", "settled": None if open_round else 2,
            })  # fmt: skip
    connection.execute(insert(pairings), tables)
    said = {"tournament": id, "time": 1, "account": players[0], "args": {}}
    connection.execute(insert(log), [said | {"seq": n, "key": key} for n, key in enumerate(("made", "opened"), 1)])
    return id


def _rounds(kind: Kind, count: int, rng: Random) -> Iterator[list[tuple[int, ...]]]:
    if kind.form == "round_robin":
        yield from (list(one.tables) for one in round_robin.rounds(range(1, count + 1)))
        return
    for _ in range(kind.rounds):
        order = rng.sample(range(1, count + 1), count)
        yield [tuple(order[at : at + kind.seats]) for at in range(0, count - kind.seats + 1, kind.seats)]
