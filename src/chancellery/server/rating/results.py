"""The result of a match for each of its seats, and whether it is rated."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence

from chancellery.store import Entry, Seat, StoredMatch
from chancellery.store.rating_rows import Finished, Result


def is_rated(row: StoredMatch) -> bool:
    """Whether those who sat down agreed to it, nobody was helped, and it began as the game begins."""
    unfair = ("hints", "hot_seat", "position")
    return bool(row.setup.get("rated")) and not any(row.setup.get(one) for one in unfair)


def finished(row: StoredMatch, said: Iterable[Entry]) -> Finished:
    """The results of a match that is over; `said` are the lines of the table itself."""
    ids, outcome = row.setup["seat_ids"], row.standing.outcome or {}
    winners, scores = set(outcome.get("winners", ())), list(outcome.get("scores", ()))
    scores += [0] * (len(row.seats) - len(scores))
    places = _places(winners, scores)
    away = _went_away(ids, said)
    places = _after_all_others(places, away.keys())
    results = []
    for seat in row.seats:
        account, left = away.get(seat.number, (seat.account if seat.kind == "person" else None, False))
        results.append(
            Result(
                seat=seat.number,
                power=ids[seat.number],
                account=account,
                bot="" if account is not None or seat.kind != "bot" else seat.bot,
                place=places[seat.number],
                score=scores[seat.number],
                won=seat.number in winners and not left,
                left=left,
            )
        )
    rated = is_rated(row) and len({one.place for one in results}) > 1 and _known(results, row.seats)
    return Finished(row.id, row.game, row.setup["scenario"], rated, tuple(results))


def _places(winners: set[int], scores: Sequence[int]) -> list[int]:
    """Winners are first. The others follow by their scores, where these point the same way as the victory."""
    others = [seat for seat in range(len(scores)) if seat not in winners]
    if not winners or not others:
        return [1] * len(scores)
    low, high = min(scores[seat] for seat in winners), max(scores[seat] for seat in winners)
    if low >= max(scores[seat] for seat in others) and len(others) < len(scores):
        order = sorted({-scores[seat] for seat in others})
        keys = {seat: order.index(-scores[seat]) for seat in others}
    elif high <= min(scores[seat] for seat in others):
        order = sorted({scores[seat] for seat in others})
        keys = {seat: order.index(scores[seat]) for seat in others}
    else:
        keys = dict.fromkeys(others, 0)
    better = {seat: sum(keys[other] < keys[seat] for other in others) for seat in others}
    return [1 if seat in winners else 1 + len(winners) + better[seat] for seat in range(len(scores))]


def _after_all_others(places: Sequence[int], away: Collection[int]) -> list[int]:
    """Who goes away comes after whoever stays to the end, whatever a bot made of the seat."""
    keys = [(seat in away, place if seat not in away else 0) for seat, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _went_away(ids: list[str], said: Iterable[Entry]) -> dict[int, tuple[int | None, bool]]:
    """For each seat that was given up after the first move: whose it was. A person who comes back has not left."""
    holder: dict[int, tuple[int | None, bool]] = {}
    for entry in said:
        line = json.loads(entry.text)
        args = line.get("args", {})
        if not entry.moves or args.get("seat") not in ids or line.get("key") not in ("left", "sat-down", "took-over"):
            continue
        seat, account = ids.index(args["seat"]), args.get("account")
        if line["key"] == "left" and seat not in holder and account is not None:
            holder[seat] = (account, True)
        elif line["key"] != "left" and holder.get(seat, (None,))[0] == account:
            holder.pop(seat, None)
    return holder


def _known(results: Sequence[Result], seats: Sequence[Seat]) -> bool:
    """Every seat has one player of its own, and at least one of them is a person."""
    people = [one.account for one in results if one.account is not None]
    return bool(people) and len(set(people)) == len(people) and all(one.account or one.bot for one in results)
