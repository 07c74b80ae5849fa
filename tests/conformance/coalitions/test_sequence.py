"""Overview (chapter 0) and sequence of play (chapter 5)."""

from __future__ import annotations

from collections.abc import Iterator
from colorsys import rgb_to_hls

import pytest

from chancellery import Match, games
from chancellery.games.coalitions.base.plugin import GAME
from chancellery.server.art import art
from tests.conformance.coalitions.course import (
    ACTIONS,
    march,
    passive,
    performed,
    place,
    set_up,
    to_round,
    until,
    walks,
)
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, power
from tests.conformance.rule import rule

# K-D-06: the Power over each field, turn by turn
WHEEL = {
    1: ("britain", "ottoman", "russia", "prussia", "austria", "france"),
    2: ("france", "britain", "ottoman", "russia", "prussia", "austria"),
    3: ("austria", "france", "britain", "ottoman", "russia", "prussia"),
    4: ("prussia", "austria", "france", "britain", "ottoman", "russia"),
    5: ("russia", "prussia", "austria", "france", "britain", "ottoman"),
    6: ("ottoman", "russia", "prussia", "austria", "france", "britain"),
}


def constellation(turn: int) -> dict[str, str]:
    return dict(zip(WHEEL[turn], ACTIONS, strict=True))


def each_decision(match: Match, last_round: int) -> Iterator[Match]:
    """Passive play, given out at every decision."""
    while match.outcome is None and match.view()["round"] <= last_round:
        yield match
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))


# -- chapter 0


@rule("K-0.1")
def test_no_dice_the_same_cards_give_the_same_war_whatever_the_seed() -> None:
    hands = {
        "france": [5, 5, 4, 4],
        "austria": [1, 1, 1, 2, 5],
        "britain": [],
        "prussia": [],
        "russia": [],
        "ottoman": [],
    }
    rest = [1] * 5 + [2] * 7 + [3] * 8 + [4] * 6 + [5] * 5
    courses = []
    for seed in range(6):
        data = {
            "power": "france",
            "action": "movement",
            "deck": rest,  # the order is given: nothing is left to chance
            "powers": {
                **{name: {"hand": hand} for name, hand in hands.items()},
                "france": {"generals": {"lorraine": 3}, "morale": 5, "hand": hands["france"]},
                "austria": {"generals": {"wurttemberg": 3}, "morale": 5, "hand": hands["austria"]},
            },
        }
        match = Match.from_position("coalitions", data, seed=seed)
        march(play(match, "france: arbiter ottoman"), "france: lorraine > wurttemberg")
        play(match, "france: play 5 for wurttemberg", "austria: play 1 for wurttemberg")
        play(match, "france: pass", "austria: play 2 for wurttemberg", "austria: pass")
        assert happened(match, "result") == [(place("wurttemberg"), 9, 7, 0)]
        courses.append((match.events(), match.view()))
    assert all(one == courses[0] for one in courses)


@rule("K-0.1", "K-2.1.1")
def test_the_scenarios_are_of_the_years_1792_to_1813() -> None:
    (game,) = [one for one in games() if one.id == "coalitions"]
    years = sorted(int(one.id) for one in game.scenarios if one.id.isdigit())
    assert years == [1792, 1798, 1805, 1806, 1809, 1812, 1813]


@rule("K-0.1", "K-0.9", "K-0.11")
def test_players_negotiate_and_words_change_nothing() -> None:
    """Open and secret talk is part of the match, also of those who have nothing to decide; no move becomes due."""
    match = until(set_up(), ("austria", "leadership"))
    before, legal = match.view(), {seat: match.legal(seat) for seat in match.seats}
    match.say("russia", "Join us and Galicia is yours.", ["austria"])
    match.say("austria", "Peace to everybody.")
    assert [one.text for one in match.press("austria")] == ["Join us and Galicia is yours.", "Peace to everybody."]
    assert [one.text for one in match.press("france")] == ["Peace to everybody."]
    assert match.view() == before
    assert {seat: match.legal(seat) for seat in match.seats} == legal


@rule("K-0.1")
@pytest.mark.parametrize("generals", [False, True])
def test_chance_is_in_the_cards_and_in_what_replaces_rock_paper_scissors(generals: bool) -> None:
    """No dice: after the set-up chance is used when the deck is shuffled anew and in an even comparison (K-9.2.4)."""
    used = 0
    for match in walks(range(3), moves=1500, generals=generals):
        if not len(match) or match.view()["round"] == 0:
            chance, seen = match.state.counter, match.event_count
            continue
        if match.state.counter != chance:
            kinds = {event.kind for event in match.events(since=seen)}
            assert kinds & {"reshuffle", "compared"}
            used += 1
        chance, seen = match.state.counter, match.event_count
    assert used > 5


@rule("K-0.2")
@pytest.mark.parametrize("scenario", ["1792", "1798", "1805", "1806", "1809", "1812", "1813"])
def test_six_powers_exist_whatever_the_scenario_and_the_number_of_players(scenario: str) -> None:
    for seats in (3, 4, 5, 6):
        match = Match.new("coalitions", scenario, seats, seed=1)
        assert tuple(match.view()["powers"]) == POWERS
        assert [one.id for one in match.scene(None).powers] == list(POWERS)
        assert all(match.view()["powers"][name]["generals"] for name in POWERS)


@rule("K-0.2")
def test_each_power_has_its_colour() -> None:
    """Red, blue, white, black, green, orange: the colours in which the client draws their pieces."""
    colours = {name: [int(art().powers[name].fill[i : i + 2], 16) for i in (1, 3, 5)] for name in POWERS}
    hues = {name: round(360 * rgb_to_hls(*(part / 255 for part in rgb))[0]) for name, rgb in colours.items()}
    assert hues["britain"] < 15, "red"
    assert 200 < hues["france"] < 240, "blue"
    assert min(colours["austria"]) > 220, "white"
    assert max(colours["prussia"]) < 70, "black"
    assert 90 < hues["russia"] < 150, "green"
    assert 20 < hues["ottoman"] < 45, "orange"


@rule("K-0.2")
def test_six_powers_exist() -> None:
    six = ("britain", "france", "austria", "prussia", "russia", "ottoman")
    match = set_up()
    assert match.seats == six
    assert tuple(match.view()["powers"]) == six
    for side in ("coalitions_empire", "coalitions_revolution"):
        board = GAME.shipped(side)
        assert board.powers == six
        assert {one.power for one in board.territories if one.kind == "home"} == set(six)


@rule("K-0.5")
def test_every_other_power_is_always_in_exactly_one_of_four_statuses() -> None:
    seen: set[tuple[str, str]] = set()
    for match in walks(range(4), moves=900):
        statuses = match.view()["statuses"]
        assert statuses["britain"] == "british"
        assert statuses["france"] == "french"
        seen |= {(name, statuses[name]) for name in POWERS[2:]}
    four = ("british", "french", "neutral", "expansionist")
    assert seen == {(name, status) for name in POWERS[2:] for status in four}


@rule("K-0.5")
@pytest.mark.parametrize(("status", "named"), [
    ("british", ["france: arbiter britain"]), ("neutral", ["france: arbiter britain"]),
    ("expansionist", ["france: arbiter britain"]), ("french", []),  # only Britain is left, and nobody is asked
])  # fmt: skip
def test_britain_and_france_are_always_opponents(status: str, named: list[str]) -> None:
    powers = {name: {"status": status} for name in POWERS[2:]}
    match = position(
        power="france",
        action="movement",
        powers={**powers, "france": {"generals": {"picardie": 0}}, "britain": {"generals": {"holland": 0}}},
    )
    play(match, *named)
    march(match, "france: picardie > holland")
    assert happened(match, "battle") == [(1, place("holland"))]


@rule("K-0.6", "K-5.1.2", "K-5.1.3")
def test_a_round_is_diplomacy_except_in_the_first_then_six_action_turns() -> None:
    match = to_round(set_up(), 4)
    course = [(event.kind, event.args) for event in match.events() if event.kind in ("round", "diplomacy", "turn")]
    turns = {number: [("turn", (number, turn)) for turn in range(1, 7)] for number in (1, 2, 3)}
    assert course == [
        ("round", (1,)),
        *turns[1],
        ("round", (2,)),
        ("diplomacy", (2,)),
        *turns[2],
        ("round", (3,)),
        ("diplomacy", (3,)),
        *turns[3],
        ("round", (4,)),
        ("diplomacy", (4,)),
    ]


@rule("K-5.1.3")
def test_the_statuses_of_the_scenario_hold_through_round_1() -> None:
    match = play(set_up(), "france: napoleon lorraine")
    start = match.view()["statuses"]
    for now in each_decision(match, 1):
        assert now.view()["statuses"] == start
        assert asked(now)[0][1] not in ("status", "expel_before", "expel_after")
    assert happened(match, "status") == []
    assert match.view()["round"] == 2
    assert asked(match) == [("britain", "expel_before")]


@rule("K-0.6", "K-5.1.4", "K-D-06", "K-R-03")
def test_in_each_turn_the_six_powers_perform_six_different_actions() -> None:
    done = performed(play(set_up(), "france: napoleon off"), 2)
    assert sorted(done) == [(number, turn) for number in (1, 2) for turn in range(1, 7)]
    for (_, turn), actions in done.items():
        assert actions == list(zip(ACTIONS, WHEEL[turn], strict=True))
    for name in POWERS:
        own = [action for (number, _), actions in sorted(done.items()) for action, who in actions if who == name]
        assert sorted(own[:6]) == sorted(own[6:]) == sorted(ACTIONS)  # each once in each Round


@rule("K-0.9")
def test_promises_do_not_bind() -> None:
    match = position(
        power="france",
        action="movement",
        powers={"france": {"generals": {"lorraine": 3}}, "austria": {"generals": {"wurttemberg": 0}}},
    )
    play(match, "france: arbiter ottoman")
    before = options(match, "france")
    match.say("france", "I shall not attack Wurttemberg, my word on it.", to=["austria"])
    match.say("ottoman", "And I grant you everything.")
    assert options(match, "france") == before
    march(match, "france: lorraine > wurttemberg")
    assert happened(match, "battle") == [(1, place("wurttemberg"))]
    until(match, ("france", "request"))
    play(match, "france: request")
    assert options(match, "ottoman") == ["grant", "refuse"]


@rule("K-0.9")
def test_membership_of_a_coalition_binds() -> None:
    match = position(
        power="austria",
        action="movement",
        powers={
            "austria": {"generals": {"bavaria": 3}},
            "russia": {"generals": {"saxonia": 0}, "garrisons": ["saxonia"]},
        },
    )
    match.say("austria", "I shall attack Saxonia.")
    play(match, "austria: arbiter ottoman", "austria: march bavaria > saxonia")
    assert asked(match) == [("russia", "consent")]  # an Ally: leave to enter, and no battle
    play(match, "russia: consent")
    until(match, ("austria", "request"))
    assert happened(match, "battle") == []


@rule("K-0.9")
def test_a_consented_sea_movement_binds() -> None:
    match = position(
        power="russia",
        action="movement",
        powers={"russia": {"generals": {"st_petersburg": 0}}, "britain": {"hand": []}},
    )
    play(match, "russia: arbiter france", "russia: sail st_petersburg > holland")
    assert asked(match) == [("britain", "consent")]
    play(match, "britain: consent")
    way = tuple(place(one) for one in ("st_petersburg", "danmark", "london", "holland"))
    assert [args[2:4] for args in happened(match, "moved")] == [("sail", way)]  # as agreed, with no choice left
    assert asked(match) == [("russia", "request")]


@rule("K-0.11")
def test_players_may_talk_at_any_time() -> None:
    """At every kind of decision everybody may; the cards of a battle are the one exception (K-8.3.13)."""
    spoken: set[str] = set()
    for match in walks(range(6), moves=900):
        for kind in {decision.kind for decision in match.decisions} - spoken - {"card", "target"}:
            spoken.add(kind)
            before = len(match.press(None))
            for name in POWERS:  # also those who have nothing to decide
                match.say(name, f"{name} speaks at {kind}")
            for reader in (None, *POWERS):
                assert len(match.press(reader)) == before + 6
    everyday = {"napoleon", "drill", "drill_discard", "leadership", "subsidy", "purchase", "arbiter", "move", "request"}
    between = {"consent", "grant", "garrison", "battle", "support", "beaten", "withdraw", "surplus"}
    diplomatic = {"expel_before", "status", "expel_after", "expelled_status", "update_withdraw", "stay"}
    assert everyday | between | diplomatic <= spoken


@rule("K-0.11")
def test_players_may_bargain_in_secret_in_the_movement_of_another() -> None:
    match = until(play(set_up(), "france: napoleon lorraine"), ("france", "arbiter"))
    play(match, "france: arbiter ottoman")
    match.say("britain", "Refuse France, and I leave Egypt.", to=["ottoman"])
    assert [entry.text for entry in match.press("ottoman")] == ["Refuse France, and I leave Egypt."]
    assert [len(match.press(name)) for name in POWERS] == [1, 0, 0, 0, 0, 1]
    assert match.press(None) == []


# -- chapter 5


@rule("K-5.1.1")
def test_the_number_of_rounds_is_not_limited() -> None:
    match = to_round(position(), 60)  # an empty board: nobody ever scores
    assert match.outcome is None
    assert match.view()["round"] == 60
    assert {name: power(match, name)["influence"] for name in POWERS} == dict.fromkeys(POWERS, 0)


@rule("K-5.1.1")
def test_the_game_ends_when_a_victory_condition_is_met() -> None:
    for match in walks(range(3), moves=6000):
        most = max(one["influence"] for one in match.view()["powers"].values())
        assert (most >= 25) <= (match.outcome is not None)
    # a passive match of 1805 ends too: AU scores Bavaria (2) in every Round and is the first to have 25
    match = to_round(set_up(), 99)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores[2], match.view()["round"]) == ((2,), 26, 13)


@rule("K-5.1.5", "K-4.1.3")
def test_the_wheel_turns_when_all_actions_of_a_turn_are_finished() -> None:
    match = until(play(set_up(), "france: napoleon lorraine"), ("france", "request"))
    assert match.view()["wheel"] == constellation(1)  # FR has the last action of turn 1
    play(match, "france: stop")
    assert match.view()["wheel"] == constellation(2)
    assert asked(match) == [("france", "drill")]


@rule("K-5.1.6")
def test_after_the_sixth_turn_paris_is_checked_then_the_next_round_begins_with_diplomacy() -> None:
    match = position(power="britain", action="movement", powers={"austria": {"generals": {"paris": 0}}})
    play(match, "britain: arbiter ottoman", "britain: stop")
    assert match.outcome is not None
    assert happened(match, "diplomacy") == []
    match = position(power="britain", action="movement", powers={"austria": {"generals": {"lorraine": 0}}})
    play(match, "britain: arbiter ottoman", "britain: stop")
    assert match.outcome is None
    assert happened(match, "diplomacy") == [(2,)]
    assert asked(match) == [("britain", "expel_before")]
    assert match.view()["turn"] == 0


@rule("K-5.1.7", "K-4.1.4", "K-D-06")
def test_each_round_has_the_same_six_constellations() -> None:
    match = play(set_up(), "france: napoleon lorraine")
    seen: dict[tuple[int, int], dict[str, str]] = {}
    for now in each_decision(match, 3):
        view = now.view()
        seen.setdefault((view["round"], view["turn"]), view["wheel"])
    for number in (1, 2, 3):
        for turn in range(1, 7):
            assert seen[number, turn] == constellation(turn)
    for number in (2, 3):  # in the Diplomacy Phase every symbol is back on its start field
        assert seen[number, 0] == constellation(1)


@rule("K-EX-02", "K-4.1.2", "K-4.1.3")
def test_example_war_wheel() -> None:
    match = until(play(set_up(), "france: napoleon lorraine"), ("russia", "leadership"))
    assert match.view()["wheel"]["russia"] == "leadership"
    play(match, "russia: morale")
    assert power(match, "russia")["morale"] == 4
    until(match, ("france", "drill"))
    assert match.view()["wheel"]["russia"] == "mobilisation"
    until(match, ("russia", "purchase"))
    assert match.view()["turn"] == 2
