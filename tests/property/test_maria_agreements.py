"""Maria with negotiations at random: acts of all kinds between the moves, and no move breaks what was agreed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from chancellery import Match, Move
from chancellery.games.maria.powers import POWERS
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import CLAUSES
from chancellery.games.maria.walk import Walk
from chancellery.kernel import BadInput, CannotUndo, Decision, Illegal, verify
from chancellery.kernel.snapshot import Snapshot, snapshot_from_data, snapshot_to_data
from tests.scenes import data as plain

MATCHES = 18
ACTS_PER_MOVE = 0.2
LOOKED_AT = 0.25  # share of the decisions whose options are checked
LAZY = {"done": 0.1, "wait": 0.2, "decline": 0.5, "no_offer": 0.3}
EAGER = {"saxony": 4, "offer_peace": 4, "accept": 4, "take": 2}
ODD = (
    "", ":", "--", ": --", "; ;", "truce", "#abcdef", "until 3", "to", "Zażółć: gęślą; jaźń", "x" * 700, "\n", "\u2028",
    "\x00", "\ud800", "{power}", "-- -- --", "1. louis_xv: done", "propose", "end 0000", "99999",
    "TRUCE FRANCE AUSTRIA UNTIL 12",
)  # fmt: skip
SETTING_OUT = ("move", "together", "march", "march_together")


# -- what the players try


def act(match: Match, rng: Random) -> str:
    if rng.random() < 0.5:
        numbers = [agreement["number"] for agreement in match.view(None)["agreements"]]
        number = rng.choice([*numbers, *numbers, 0, 1, len(match)])
        return rng.choice(("sign", "sign", "sign", "sign", "turn down", "withdraw", "withdraw")) + f" {number}"
    heads = [
        "",
        "",
        "",
        f" to {rng.choice(match.seats)}",
        f" to {', '.join(match.seats)}",
        f" until {rng.randrange(14)}",
    ]
    head = rng.choice(ODD) if rng.random() < 0.05 else rng.choice(heads)
    listed = [clause(match, rng) for _ in range(rng.choice((0, 1, 1, 1, 1, 1, 2, 2, 3, 9)))]
    words = rng.choice(("", "", " -- a promise", f" -- {rng.choice(ODD)}"))
    return f"propose{head}: {'; '.join(listed)}{words}"


def clause(match: Match, rng: Random) -> str:
    if rng.random() < 0.05:
        return rng.choice(ODD)
    view = match.view(None)
    power, other, payer, receiver = (rng.choice(POWERS) for _ in range(4))
    if rng.random() < 0.8:  # what makes sense, as a rule
        power, other = (rng.choice(sorted(side)) for side in rng.sample(sides(view), 2))
        allies = rng.choice(sides(view))
        payer, receiver = (rng.choice(sorted(some)) for some in (allies - {"bavaria", "saxony"}, allies))
    until = view["turn"] + rng.choice((0, 0, 1, 1, 2, 2, 3, 3, 12, -1))
    taken = [general["city"] for general in view["generals"].values() if general["city"] not in (None, "box")]
    city = rng.choice((rng.choice(match.definition.notation.words["city"]), *taken[:9], *taken[:9]))
    return {
        "truce": f"truce {power} {other} until {until}",
        "evacuate": f"evacuate {power} {city} until {until}",
        "vote": f"vote {power} for {rng.choice(('france', 'austria', other))}",
        "subsidy": f"subsidy {payer} > {receiver} for {rng.randrange(4)}",
        "cancel": f"cancel {payer} > {receiver}",
        "end": f"end {rng.choice([0, *(one['number'] for one in view['agreements'])])}",
    }[rng.choice(("truce", "evacuate", "subsidy", "subsidy", "subsidy", *(clause.name for clause in CLAUSES)))]


# -- what is forbidden, worked out from what everybody sees


def sides(view: dict[str, Any]) -> list[set[str]]:
    """The two sides at war; a neutral power belongs to neither."""
    first, second = {"france", "bavaria", "prussia"}, {"austria", "pragmatic"}
    {"prussian_ally": first, "austrian_ally": second, "neutral": set()}[view["saxony"]].add("saxony")
    return [first - {"prussia"} if view["prussia_neutral"] else first, second]


def promises(view: dict[str, Any]) -> list[list[str]]:
    """The clauses in force as lists of words."""
    return [clause.split() for one in view["agreements"] if one["in_force"] for clause in one["clauses"]]


class Table:
    """A match as everybody sees it, before a move."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, Campaign)
        self.view = match.view(None)
        self.promises = promises(self.view)
        self.box = match.state.game.components
        self.words = match.definition.notation.words
        places = [general["city"] for general in self.view["generals"].values()] + list(self.view["trains"].values())
        self.where: dict[str, str] = dict(zip(self.words["piece"], places, strict=True))

    def power(self, piece: str) -> str:
        return POWERS[self.box.pieces[self.words["piece"].index(piece)].power]

    def breaks(self, piece: str, city: str, *, placed: bool = False) -> list[str] | None:
        """The clause that a piece breaks if it comes to a city."""
        power, atlas = self.power(piece), self.box.atlas
        around = {city, *atlas.names(atlas.near_all[atlas.index[city]])}
        for words in self.promises:
            if words[0] == "evacuate" and words[1] == power and int(words[4]) >= self.view["turn"] and words[2] == city:
                return words
            if words[0] == "truce" and power in words[1:3] and int(words[4]) >= self.view["turn"] and not placed:
                other = words[2] if words[1] == power else words[1]
                first, second = sides(self.view)
                if not (power in first and other in second) and not (power in second and other in first):
                    continue
                if any(self.power(one) == other and place in around for one, place in self.where.items()):
                    return words
        return None


def walking(match: Match, move: Move) -> list[str]:
    """The pieces that a move of the movement phase sets in motion."""
    s, names = match.state, match.definition.notation.words["piece"]
    assert isinstance(s, Campaign)
    if move.verb in ("on", "halt"):
        top = s.stack[-1]
        assert isinstance(top, Walk)
        return [names[piece] for piece in top.pieces]
    if move.verb.endswith("together"):
        return [names[piece] for piece in s.generals_at(s.where[move.args[0]])]
    return [names[move.args[0]]]


def assert_kept(match: Match, table: Table, decision: Decision) -> None:
    """No option of a decision breaks a clause in force."""
    cities = table.words["city"]
    for move in decision.options:
        if decision.kind in ("movement", "walk") and move.verb in (*SETTING_OUT, "on"):
            for piece in walking(match, move):
                assert table.breaks(piece, cities[move.args[-1]]) is None, (move, piece, table.promises)
        elif decision.kind == "walk" and move.verb == "halt":
            for piece in walking(match, move):
                assert table.breaks(piece, table.where[piece], placed=True) is None, (piece, table.promises)
        elif move.verb in ("restore", "replace"):
            piece = table.words["piece"][move.args[0]]
            assert table.breaks(piece, cities[move.args[1]], placed=True) is None, (move, table.promises)
        elif decision.kind == "vote":
            promised = {words[3] for words in table.promises if words[:2] == ["vote", POWERS[decision.actor]]}
            assert promised <= {POWERS[move.args[0]]}
        elif decision.kind == "movement" and move.verb == "done":
            for option in decision.options:
                if option.verb in SETTING_OUT:
                    piece = table.words["piece"][option.args[0]]
                    left = (table.power(piece), table.where[piece])
                    assert not [
                        words
                        for words in table.promises
                        if words[0] == "evacuate" and tuple(words[1:3]) == left and int(words[4]) >= table.view["turn"]
                    ], (piece, table.promises)


def assert_went(match: Match, table: Table, since: int) -> None:
    """Nor does a step that was made, also after it had waited for somebody's consent."""
    for event in match.events(None, since):
        if event.kind == "moved":
            first, count, start, to, _ = event.args
            names = table.words["piece"]
            stack = [p for p, place in table.where.items() if place == table.words["city"][start]]
            for piece in stack if count > 1 else [names[first]]:
                assert table.breaks(piece, table.words["city"][to]) is None, (piece, table.promises)


# -- matches


def tried(match: Match, rng: Random, undone: list[str]) -> None:
    """Somebody tries something; whatever happens is allowed or refused in words."""
    seat, text = rng.randrange(len(match.seats)), act(match, rng)
    looked = rng.random() < 0.1
    record = match.to_record() if looked else ""
    before = len(match)
    refused: Illegal | BadInput | None = None
    try:
        match.play(seat, text)
    except (Illegal, BadInput) as error:
        refused = error
    if refused is not None:
        assert refused.text("en")
        assert refused.text("pl")
        assert len(match) == before
        assert not looked or match.to_record() == record
        return
    assert match.moves[-1][0] == seat
    if looked and not blocked(match, seat):
        match.undo(seat)
        assert match.to_record() == record
        undone.append(text)


def blocked(match: Match, seat: int) -> bool:
    """The agreement ended a phase, and cards were drawn: nobody takes that back."""
    try:
        match.clone().undo(seat)
    except CannotUndo as error:
        return error.reason == "undo-revealed"
    return False


def play(number: int | str, seats: int, made: dict[str, int], undone: list[str]) -> Match:
    rng = Random(f"agreements {number}")
    match = Match.new("maria", "full", seats, seed=f"agreements {number}", nonce="test")
    while match.outcome is None:
        if rng.random() < ACTS_PER_MOVE:
            tried(match, rng, undone)
        else:
            decision = rng.choice(match.decisions)
            table = Table(match) if any(one.signed == one.parties for one in agreements(match)) else None
            if table is not None and rng.random() < LOOKED_AT:
                assert_kept(match, table, decision)
                made["looked at"] = made.get("looked at", 0) + 1
            weights = [LAZY.get(move.verb, EAGER.get(move.verb, 1)) for move in decision.options]
            since = match.event_count
            match.play(decision.seat, rng.choices(decision.options, weights)[0])
            if table is not None:
                assert_went(match, table, since)
        assert not match.check(), (number, len(match))
        assert len(match) < 20_000
        if rng.random() < 0.002:
            written(match)
    for event in match.events():
        made[event.kind] = made.get(event.kind, 0) + 1
    return match


def agreements(match: Match) -> list[Any]:
    assert isinstance(match.state, Campaign)
    return match.state.agreements


def written(match: Match) -> None:
    """What stands in a snapshot is the whole match, and everybody can look at it."""
    snapshot = Snapshot(len(match), match.event_count, match.state)
    data = json.loads(json.dumps(snapshot_to_data(snapshot)))
    assert snapshot_to_data(snapshot_from_data(match.definition, data)) == data
    for seat in (None, *range(len(match.seats))):
        assert json.dumps(match.view(seat))
        assert plain(match.scene(seat, "pl"))
    for decision in match.standing:
        assert match.definition.prompt(decision, "pl")
        assert [match.definition.option(decision, move, "en") for move in decision.options]


@pytest.mark.parametrize("part", range(6))
def test_matches_with_agreements(part: int) -> None:
    made: dict[str, int] = {}
    undone: list[str] = []
    for number in range(part, MATCHES, 6):
        match = play(number, 2 + (number % 3 > 0), made, undone)
        record = match.to_record()
        assert Match.from_record(record).to_record() == record
        assert verify(record).finished
        assert all(match.log(None, "pl"))
    assert undone
    assert made["looked at"] > 20
    for kind in ("proposed", "signed", "concluded", "refused", "withdrawn", "lapsed", "ended"):
        assert made[f"agreement_{kind}"] > 0, kind
    assert made["contract_made"] > 0


def test_a_snapshot_keeps_what_a_seat_alone_may_know() -> None:
    """A match stored at a decision with secret numbers, such as how many armies are left to give."""
    position = {
        "scenario": "full", "seats": 3, "stage": "winter", "turn": 3, "france": {"hand": ["clubs_10", "hearts_10"]},
        "generals": {"belle_isle": {"city": "laon", "armies": 2}, "broglie": {"city": "metz", "armies": 2}},
    }  # fmt: skip
    match = Match.from_position("maria", position, nonce="n")
    for text in ("recruit 5", "done"):
        match.play(0, text)
    (asked,) = match.decisions
    assert (asked.kind, asked.secret) == ("give", (5,))
    snapshot = Snapshot(len(match), match.event_count, match.state)
    state = snapshot_from_data(match.definition, json.loads(json.dumps(snapshot_to_data(snapshot)))).state
    assert [decision.to_data() for decision in state.asked] == [asked.to_data()]
    assert state.asked[0].secret == (5,)
    assert match.definition.prompt(state.asked[0], "en") == match.definition.prompt(asked, "en")
