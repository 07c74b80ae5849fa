"""The clock of a table: since when the present decisions are asked. The game knows no time; the store does."""

from __future__ import annotations

from chancellery import Match
from chancellery.server.ledger import Ledger
from chancellery.server.setups import setup_to_data
from chancellery.store import Entry, EntryKind
from tests.server.harness import GAME, Person


def entry(ledger: Ledger, kind: EntryKind, seat: int, text: str, time: int) -> Entry:
    grows = kind == "move"
    return Entry(ledger.head + 1, kind, seat, text, ledger.revision + grows, len(ledger.match) + grows, time)


def choosing() -> Match:
    """Several seats choose their status in secret."""
    match = Match.from_position(
        GAME, {"scenario": "1805", "start": "scenario", "phase": "diplomacy", "round": 2}, seed="4"
    )
    while match.decisions[0].kind != "status":
        match.play(match.decisions[0].seat, "done")
    return match


def test_the_clock_starts_with_the_decision_and_not_with_what_is_said() -> None:
    ledger = Ledger(Match.new(GAME, seed="1", nonce="n"))
    assert ledger.asked_time == 0  # nothing has happened: the table knows when it was made
    ledger.apply(entry(ledger, "move", 1, "napoleon lorraine", 5_000))
    assert ledger.asked_time == 5_000
    ledger.apply(entry(ledger, "press", 1, "Good evening", 9_000))
    assert ledger.asked_time == 5_000
    loaded = Ledger.load(setup_to_data(ledger.match.setup), ledger.snapshot())
    assert loaded.asked_time == 5_000


def test_secret_choices_wait_since_they_were_asked_together() -> None:
    match = choosing()
    ledger = Ledger(match)
    ledger.asked_time = 1_000
    seats = [decision.seat for decision in match.decisions]
    for seat in seats[:-1]:
        ledger.apply(entry(ledger, "move", seat, match.legal(seat)[0].text, 7_000))
        assert ledger.asked_time == 1_000
    ledger.apply(entry(ledger, "move", seats[-1], match.legal(seats[-1])[0].text, 8_000))
    assert ledger.asked_time == 8_000


def test_an_act_neither_stops_nor_starts_the_clock() -> None:
    """Schwerin may go to Ohlau until Prussia and Austria make a truce: then the movement is asked again."""
    generals = {"schwerin": {"city": "breslau", "armies": 4}, "traun": {"city": "brieg", "armies": 4}}
    where = {"scenario": "full", "seats": 3, "turn": 4, "stage": "prussia_saxony", "generals": generals}
    ledger = Ledger(Match.from_position("maria", where, nonce="n"))
    ledger.asked_time = 1_000

    def clock() -> tuple[int, int]:
        return ledger.asked_time, ledger.asked_at[1]

    ledger.apply(entry(ledger, "move", 0, "propose : subsidy france > prussia for 2", 2_000))
    assert clock() == (1_000, 0)
    ledger.apply(entry(ledger, "move", 1, "sign 1", 3_000))
    assert clock() == (1_000, 0)  # nothing of the movement has changed
    ledger.apply(entry(ledger, "move", 2, "propose : truce prussia austria until 4", 4_000))
    before = [move.text for move in ledger.match.legal(1)]
    ledger.apply(entry(ledger, "move", 1, "sign 2", 5_000))
    assert set(before) - {move.text for move in ledger.match.legal(1)} == {"move schwerin > ohlau"}
    assert clock() == (1_000, 4)  # other options, but the same player has waited all the time
    taken_back = Entry(ledger.head + 1, "undo", 1, "", ledger.revision + 1, len(ledger.match) - 1, 6_000)
    ledger.apply(taken_back)
    assert clock() == (1_000, 5)
    loaded = Ledger.load(setup_to_data(ledger.match.setup), ledger.snapshot())
    assert (loaded.asked_time, loaded.asked_at[1]) == clock()
    ledger.apply(entry(ledger, "move", 1, "move schwerin > ohlau", 7_000))
    assert clock() == (7_000, 6)


def test_a_live_table_is_told_how_long_it_waits(me: Person) -> None:
    id = me.create()["match"]["id"]
    table = me.live(id, "france")
    state = table.until("state")
    assert 0 <= state["waited"] < 60_000
    table.move("france", "napoleon off")
    assert 0 <= table.until_seq(1)["waited"] < 60_000
    assert me.live(id).until("state")["waited"] >= 0


def test_a_live_table_is_told_whether_its_last_act_can_be_taken_back(me: Person) -> None:
    id = me.create()["match"]["id"]
    table, other = me.live(id, "france"), me.live(id, "austria")
    assert table.until("state")["undo"] is False
    table.move("france", "napoleon off")
    assert table.until_seq(1)["undo"] is True
    assert other.until_seq(1)["undo"] is False
    table.send(type="undo", seat="france", seq=1, action_id="back")
    assert table.until_seq(2)["undo"] is False
    assert me.live(id).until("state")["undo"] is False  # a spectator


def test_games_say_what_their_scenarios_and_options_mean(me: Person) -> None:
    game = me.get("/api/games", lang="en")[0]
    first = next(scenario for scenario in game["scenarios"] if scenario["id"] == "1805")
    assert first["description"].startswith("Great Britain, Austria and Russia against France")
    assert first["length_title"] == "long, 150 to 180 minutes"
    lost = next(option for option in game["options"] if option["id"] == "capital_lost")
    assert dict(zip(lost["values"], lost["value_titles"], strict=True)) == {
        "neutral": "It must be Neutral.",
        "keep": "It keeps the status it has.",
    }
    for option in game["options"]:
        assert len(option["value_titles"]) == len(option["values"])
        assert option["description"]


def test_a_match_without_a_title_has_none(me: Person) -> None:
    made = me.create()["match"]
    assert made["title"] == ""
    assert made["scenario_title"] == "1805: the Third Coalition"
