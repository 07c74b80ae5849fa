"""How a tournament goes on, worked out from what is stored of it: who is placed where, and who plays whom next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, log2

from chancellery.server.tournaments.models import TournamentRules
from chancellery.store.tournament_rows import Entrant, Pairing, Tournament
from chancellery.tournaments import rotation, round_robin, standing, swiss
from chancellery.tournaments.lots import Lot, drawn
from chancellery.tournaments.round_robin import Paired
from chancellery.tournaments.standing import Placed, Played, Rules, TieBreak

USUAL: dict[str, list[TieBreak]] = {
    "round_robin": ["direct", "sonneborn", "wins"],
    "swiss": ["buchholz", "sonneborn", "direct", "wins"],
    "tables": ["wins", "places", "opponents", "share"],
}
USUAL_BYE = {"round_robin": "none", "swiss": "win", "tables": "mean"}


def rules_of(tournament: Tournament) -> TournamentRules:
    return TournamentRules.model_validate(tournament.rules)


def tie_breaks(rules: TournamentRules) -> list[TieBreak]:
    return list(dict.fromkeys(USUAL[rules.form] if rules.tie_breaks is None else rules.tie_breaks))


def scoring(rules: TournamentRules) -> Rules:
    made = standing.rank_points(rules.seats) if rules.points == "rank" else standing.win_points(rules.seats)
    return Rules(made, tuple(tie_breaks(rules)))


def bye_points(rules: TournamentRules) -> Fraction:
    points = scoring(rules).points
    kind = rules.bye or USUAL_BYE[rules.form]
    return {"win": points[0], "mean": sum(points, Fraction(0)) / len(points), "none": Fraction(0)}[kind]


def planned_rounds(tournament: Tournament, rules: TournamentRules) -> int | None:
    """How many there will be; None as long as it depends on who enters."""
    begun = tournament.begun is not None
    entered = [one for one in tournament.entrants if one.status in ("in", "out")]
    if rules.form == "round_robin":
        if not begun:
            return None
        sizes = Counter(one.division for one in entered).values()
        return max((n - 1 + n % 2 for n in sizes), default=0) * rules.cycles
    if rules.rounds is not None:
        return rules.rounds
    if rules.form == "tables":
        return rules.seats
    return None if not begun else _deciding(max(Counter(one.division for one in entered).values(), default=2))


def _deciding(count: int) -> int:
    """Rounds after which at most one can have won all."""
    return max(1, min(count - 1, ceil(log2(max(2, count)))))


def divided(order: Sequence[int], divisions: int) -> list[list[int]]:
    """Entrants in the order of their seeds, in divisions of nearly equal size, the larger ones first."""
    base, more = divmod(len(order), divisions)
    found, at = [], 0
    for number in range(divisions):
        size = base + (number < more)
        found.append(list(order[at : at + size]))
        at += size
    return [one for one in found if one]


# -- standings


@dataclass(frozen=True, slots=True)
class Table:
    """The standings of a division."""

    number: int
    placed: list[Placed]
    annulled: frozenset[int]


def standings(tournament: Tournament, rules: TournamentRules) -> list[Table]:
    entered = [one for one in tournament.entrants if one.status != "invited"]
    lot = drawn(tournament.seed, "places", [one.number for one in entered]) if tournament.status == "closed" else []
    found = []
    for number in sorted({one.division for one in entered}):
        members = sorted((one for one in entered if one.division == number), key=_by_seed)
        players = [one.number for one in members if one.status != "fill" or _has_played(tournament, one.number)]
        annulled = _annulled(tournament, rules, members)
        played = played_of(tournament, rules, number, annulled)
        found.append(Table(number, standing.standings(players, played, scoring(rules), lot), annulled))
    return found


def _by_seed(one: Entrant) -> tuple[int, int]:
    return (10_000 if one.seed is None else one.seed, one.number)


def _has_played(tournament: Tournament, number: int) -> bool:
    return any(number in table.players for table in tournament.tables)


def _annulled(tournament: Tournament, rules: TournamentRules, members: Sequence[Entrant]) -> frozenset[int]:
    if rules.form != "round_robin" or tournament.begun is None or not members:
        return frozenset()
    mine = [table for table in tournament.tables if table.division == members[0].division]
    played = [
        Played(table.round, table.players, table.places or ())
        for table in mine
        if counts(table) and table.how != "left"
    ]
    out = [one.number for one in members if one.status == "out"]
    return frozenset(standing.annulled([one.number for one in members], out, played, (len(members) - 1) * rules.cycles))


def counts(table: Pairing) -> bool:
    return table.kind == "match" and table.places is not None


def played_of(
    tournament: Tournament, rules: TournamentRules, division: int, annulled: Iterable[int] = ()
) -> list[Played]:
    found, without = [], set(annulled)
    for table in tournament.tables:
        if table.division != division or without.intersection(table.players):
            continue
        if table.kind == "bye":
            found.append(Played(table.round, table.players, bye=bye_points(rules)))
        elif table.kind == "walkover":
            found.append(Played(table.round, table.players[:1], bye=scoring(rules).points[0]))
        elif table.places is not None:
            found.append(Played(table.round, table.players, table.places, table.scores or ()))
    return found


# -- the next round


@dataclass(frozen=True, slots=True)
class Next:
    """A round to be: for each division its tables, byes and walkovers; `bots` are to be entered first, by division."""

    number: int
    paired: dict[int, Paired]
    walkovers: dict[int, list[tuple[int, int]]]


def missing_bots(tournament: Tournament, rules: TournamentRules) -> dict[int, int]:
    """How many bots must be added to each division, so that nobody sits out; of a round robin only at its beginning."""
    if rules.fill is None or (rules.form == "round_robin" and tournament.rounds):
        return {}
    found = {}
    for division in sorted({one.division for one in tournament.entrants}):
        needed = _needed(tournament, rules, division)
        spare = [one for one in tournament.entrants if one.status == "fill" and one.division == division]
        if needed > len(spare):
            found[division] = needed - len(spare)
    return found


def _needed(tournament: Tournament, rules: TournamentRules, division: int) -> int:
    if rules.fill is None:
        return 0
    there = [one for one in tournament.entrants if one.status == "in" and one.division == division]
    return -len(there) % rules.seats if there else 0


def active(tournament: Tournament, rules: TournamentRules, division: int) -> list[int]:
    """Who plays the next round, in the order of the seeds."""
    members = sorted((one for one in tournament.entrants if one.division == division), key=_by_seed)
    bots = [one.number for one in members if one.status == "fill"][: _needed(tournament, rules, division)]
    return [one.number for one in members if one.status == "in" or one.number in bots]


def next_round(tournament: Tournament, rules: TournamentRules) -> Next:
    number = len(tournament.rounds) + 1
    paired: dict[int, Paired] = {}
    walkovers: dict[int, list[tuple[int, int]]] = {}
    for division in sorted({one.division for one in tournament.entrants if one.status != "invited"}):
        if rules.form == "round_robin":
            made, over = _round_robin(tournament, rules, division, number)
            paired[division], walkovers[division] = made, over
        elif rules.form == "swiss":
            paired[division] = _swiss(tournament, rules, division, number)
        else:
            paired[division] = _tables(tournament, rules, division, number)
    return Next(number, paired, walkovers)


def _round_robin(
    tournament: Tournament, rules: TournamentRules, division: int, number: int
) -> tuple[Paired, list[tuple[int, int]]]:
    """Who has left is met by nobody: whoever would have met has the points without a match."""
    began = sorted((one for one in tournament.entrants if one.division == division), key=_by_seed)
    began = [one for one in began if one.status in ("in", "out")]
    all_rounds = round_robin.rounds([one.number for one in began], rules.cycles)
    if number > len(all_rounds):
        return Paired((), ()), []
    out = {one.number for one in began if one.status == "out"}
    made = all_rounds[number - 1]
    tables = tuple(table for table in made.tables if not out.intersection(table))
    half = [table for table in made.tables if len(out.intersection(table)) == 1]
    over = [(a, b) if b in out else (b, a) for a, b in half]
    return Paired(tables, tuple(one for one in made.byes if one not in out)), over


def _swiss(tournament: Tournament, rules: TournamentRules, division: int, number: int) -> Paired:
    playing = active(tournament, rules, division)
    points = {one.id: one.points for one in _placed(tournament, rules, division)}
    met: dict[int, Counter[int]] = {one: Counter() for one in playing}
    tilt, byes = Counter[int](), Counter[int]()
    last: dict[int, int] = {}
    for table in tournament.tables:
        if table.kind == "bye":
            byes.update(table.players)
        if table.kind != "match":
            continue
        for seat, one in enumerate(table.players):
            tilt[one] += 1 - 2 * seat
            last[one] = seat
            if one in met:
                met[one][table.players[1 - seat]] += 1
    order = sorted(playing, key=lambda one: (-points[one], playing.index(one)))
    listed = [swiss.Standing(one, points[one], met[one], tilt[one], last.get(one), byes[one]) for one in order]
    return swiss.pair(listed, Lot(tournament.seed, f"seats {division}").below(2) + number)


def _placed(tournament: Tournament, rules: TournamentRules, division: int) -> list[Placed]:
    members = [one.number for one in tournament.entrants if one.division == division]
    return standing.standings(members, played_of(tournament, rules, division), scoring(rules))


def _tables(tournament: Tournament, rules: TournamentRules, division: int, number: int) -> Paired:
    """The plan is made for all rounds to come; it is the same one as long as the same people play."""
    playing = active(tournament, rules, division)
    planned = planned_rounds(tournament, rules) or number
    first = number
    while first > 1 and _present(tournament, division, first - 1) == set(playing):
        first -= 1
    earlier = [t for t in tournament.tables if t.division == division and t.round < first]
    before = rotation.Before(
        tuple(t.players for t in earlier if t.kind == "match"),
        tuple(one for t in earlier if t.kind == "bye" for one in t.players),
    )
    lot = Lot(tournament.seed, f"plan {division} {first}")
    return rotation.plan(playing, rules.seats, max(1, planned - first + 1), lot, before)[number - first]


def _present(tournament: Tournament, division: int, number: int) -> set[int]:
    tables = [t for t in tournament.tables if t.division == division and t.round == number]
    return {one for table in tables for one in table.players}
