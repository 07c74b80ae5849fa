"""Set-up, the players and their Powers, talk, and what ends the match (family.md 1.1, 1.7, 1.30 in part)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput, BadNotation, Illegal
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play, power
from tests.conformance.family.actions import SEATS, board, deck, kinds, passive, walk, wheel_stage, when
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import STAGES, Stage, skip
from tests.conformance.rule import rule

Army = dict[str, int]  # Territory to Troops


# -- set-up

# Morale, Money, cards, Generals with their Troops
START: dict[str, dict[str, tuple[int, int, int, Army]]] = {
    "coalitions": {
        "britain": (5, 0, 3, {"london": 1, "cornwall": 0, "napoli": 0}),
        "france": (
            11,
            0,
            5,
            {"normandie_bretagne": 3, "picardie": 3, "lorraine": 3, "provence": 1, "lombardia": 1},
        ),
        "austria": (9, 0, 3, {"bavaria": 2, "tyrol": 1, "venezia": 3}),
        "prussia": (4, 6, 3, {"berlin": 0, "borussia": 0, "saxonia": 0}),
        "russia": (3, 7, 3, {"livonia": 0, "polesie": 0, "podolia": 0}),
        "ottoman": (2, 0, 2, {"istanbul": 1, "anatolia": 2}),
    },
    "realpolitik": {
        "austria": (8, 5, 3, {"wien": 3, "tyrol": 3}),
        "france": (7, 5, 3, {"paris": 3, "champagne": 3}),
        "italy": (5, 5, 3, {"liguria": 3, "sardinia": 3}),
        "prussia": (6, 5, 3, {"berlin": 3, "magdeburg": 3}),
    },
    "raison_detat": {
        "britain": (5, 0, 2, {"london": 2, "holland": 3}),
        "france": (11, 0, 4, {"brabant": 3, "lorraine": 1, "languedoc": 2, "piedmont": 2}),
        "sweden": (12, 6, 3, {"livonia": 3, "skania": 3, "stockholm": 3}),
        "austria": (9, 0, 4, {"lombardia": 3, "tyrol": 2, "bohemia": 2, "hungari": 1}),
        "russia": (3, 5, 4, {"novgorod": 1, "smolensk": 2, "kiev": 1, "saxonia": 3}),
        "ottoman": (2, 0, 2, {"wallachia": 1, "istanbul": 1}),
    },
}
GARRISONS: dict[str, dict[str, str]] = {
    "realpolitik": {},
    "raison_detat": {
        "holland": "britain",
        "bavaria": "france",
        "wurttemberg": "france",
        "ingria": "sweden",
        "livonia": "sweden",
        "lombardia": "austria",
        "hungari": "austria",
        "saxonia": "russia",
        "istanbul": "ottoman",
    },
}
FORTRESSES = {"coalitions": 1, "realpolitik": 0, "raison_detat": 3}


@rule("K-2.3.3", "K-2.3.4", "K-2.4.1", "K-2.4.2", "K-2.4.4", "K-2.4.5", "K-2.4.6")
@rule("RP-3.2.6", "RP-3.2.7", "RP-3.2.8", "RP-3.2.11", "RP-3.3.2", "RP-3.3.3", "RP-3.3.4", "RP-3.3.5", "RP-3.3.6")
@rule("RP-3.3.7", "RP-3.3.8", "RP-3.3.9", "RP-3.3.10", "RP-2.1.11")
@rule(
    "RD-3.4.4",
    "RD-3.4.5",
    "RD-3.4.6",
    "RD-3.4.7",
    "RD-3.4.8",
    "RD-3.4.9",
    "RD-3.4.10",
    "RD-3.4.12",
    "RD-3.4.13",
    "RD-3.4.15",
)
@rule("RD-3.6.1", "RD-3.6.2", "RD-3.6.3", "RD-3.6.4", "RD-3.6.5", "RD-3.6.6", "RD-R-05", "RD-2.1.10")
def test_pieces_tracks_and_cards_of_the_set_up(stage: Stage) -> None:
    match = Match.new(stage.game, scenario=stage.scenario, seats=SEATS[stage.game], seed=7)
    page, seen = printed(stage), match.view(None)
    dealt = 0
    for name, (morale, money, cards, army) in START[stage.game].items():
        own = seen["powers"][name]
        assert (own["morale"], own["influence"], own["money"], own["cards"]) == (morale, 0, money, cards), name
        assert own["generals"] == army
        assert own["off_board"] == page.generals[name] - len(army)
        garrisons = [place for place, owner in seen["garrisons"].items() if owner == name]
        assert own["stock"] == page.tokens[name] - sum(army.values()) - len(garrisons)
        if stage.game == "realpolitik":
            assert deck(match, name) == (13 - cards, [])
        dealt += cards
    if stage.game != "realpolitik":
        assert deck(match, "austria") == (sum(page.cards.values()) - dealt, [])
    if stage.game in GARRISONS:
        assert seen["garrisons"] == GARRISONS[stage.game]
    assert len(seen["fortresses"]) == FORTRESSES[stage.game]
    if stage.game == "raison_detat":
        assert set(seen["fortresses"]) == {"holland", "ingria", "istanbul"}
    assert seen["battle"] is None
    assert happened(match, "arbiter") == []


@rule("K-2.4.4", "RP-3.3.2", "RD-3.4.10")
def test_the_deck_is_shuffled(stage: Stage) -> None:
    hands = set()
    for seed in range(12):
        match = Match.new(stage.game, scenario=stage.scenario, seats=SEATS[stage.game], seed=seed)
        hands.add(tuple(tuple(power(match, name)["hand"]) for name in printed(stage).powers))
    assert len(hands) == 12


@rule("RD-R-04", "RD-3.4.10", "RD-3.5.4")
@pytest.mark.parametrize("cards", [3, 4])
def test_the_printed_number_of_cards_counts(cards: int) -> None:
    """Austria in 1618 has four Generals on the board and three cards; four are an option."""
    chosen = {"austria_1618_cards": 4} if cards == 4 else {}
    match = Match.new("raison_detat", scenario="1618", seats=7, seed=1, options=chosen)
    austria = match.view(None)["powers"]["austria"]
    assert austria["generals"] == {"wien": 3, "tyrol": 1, "karinthia": 1, "bavaria": 1}
    assert (austria["cards"], austria["money"], austria["morale"], austria["off_board"]) == (cards, 5, 7, 0)
    assert match.view(None)["deck"] == 52 - 6 * 3 - cards


# -- players and Powers

MINOR_POWERS: dict[tuple[str, str, int], set[str]] = {
    ("coalitions", "1805", 5): {"ottoman"},
    ("coalitions", "1805", 4): {"prussia", "ottoman"},
    ("coalitions", "1805", 3): {"prussia", "ottoman", "russia"},
    ("realpolitik", "standard", 3): {"italy"},
    ("raison_detat", "1618", 6): {"ottoman"},
    ("raison_detat", "1618", 5): {"poland", "ottoman"},
    ("raison_detat", "1618", 4): {"poland", "ottoman", "spain"},
    ("raison_detat", "1702", 5): {"ottoman"},
    ("raison_detat", "1702", 4): {"russia", "ottoman"},
    ("raison_detat", "1702", 3): {"sweden", "russia", "ottoman"},
}
FULL = {("coalitions", "1805"): 6, ("realpolitik", "standard"): 4, ("raison_detat", "1618"): 7}
FULL |= {("raison_detat", "1702"): 6}


@rule("K-2.2.1", "RP-0.1.5", "RP-3.1.1", "RP-3.1.2", "RP-14.1.30", "RD-3.1.5", "RD-3.1.12", "RD-R-77", "RD-0.7")
@pytest.mark.parametrize(("scenario", "count"), FULL.items(), ids=[f"{game}-{id}" for game, id in FULL])
def test_at_full_count_each_player_has_one_power_as_they_agree(scenario: tuple[str, str], count: int) -> None:
    people = ("Ewa", "Jan", "Ola", "Piotr", "Ula", "Zofia", "Adam")[:count]
    match = Match.new(scenario[0], scenario=scenario[1], seats=count, seed=3, players=people)
    assert match.setup.players == people
    seen = match.view(None)["powers"]
    assert [own["seat"] for own in seen.values()] == list(seen) == list(match.seats)
    for name in seen:
        own = match.view(name)["powers"]
        assert [other for other in own if "hand" in own[other]] == [name]  # one Power and no other


@rule("K-2.2.2", "K-11.1.1", "K-11.1.5", "RP-0.1.4", "RP-0.1.6", "RP-3.1.3", "RP-11.1.1", "RP-11.2.1", "RP-11.2.2")
@rule("RD-0.4", "RD-3.1.6", "RD-3.1.7", "RD-3.1.8", "RD-3.1.9", "RD-3.1.10", "RD-3.1.11", "RD-3.4.11", "RD-3.4.17")
@rule("RD-12.1.1", "RD-12.2.1", "RD-12.2.2", "RD-12.2.3", "RD-R-66")
@pytest.mark.parametrize("case", MINOR_POWERS, ids=lambda case: f"{case[0]}-{case[1]}-{case[2]}")
def test_below_full_count_all_powers_are_in_play_and_some_are_minor(case: tuple[str, str, int]) -> None:
    game, scenario, count = case
    match = Match.new(game, scenario=scenario, seats=count, seed=3)
    full = Match.new(game, scenario=scenario, seats=FULL[game, scenario], seed=3)
    seen, others = match.view(None)["powers"], full.view(None)["powers"]
    assert list(seen) == list(others)  # all Powers, at every count
    assert set(seen) - set(match.seats) == MINOR_POWERS[case]
    assert len(match.seats) == count
    for name in MINOR_POWERS[case]:
        # set up like any other, but without Influence, and without Money where the book says so
        for field in ("generals", "off_board", "stock", "morale", "cards"):
            assert seen[name][field] == others[name][field], (name, field)
        assert seen[name]["influence"] == 0
        assert seen[name]["money"] == (5 if game == "realpolitik" else 0)
        controller = "austria" if name == "spain" else None
        assert seen[name]["seat"] == controller
        for seat in match.seats:  # nobody sees the hand of an uncontrolled Power
            assert ("hand" in match.view(seat)["powers"][name]) == (seat == controller)
    for garrison, owner in full.view(None)["garrisons"].items():
        assert match.view(None)["garrisons"][garrison] == owner


@rule("RD-3.1.2", "RD-0.1", "RD-0.2", "RP-0.1.2")
@pytest.mark.parametrize(
    ("game", "scenario", "allowed"),
    [
        ("raison_detat", "1618", (4, 5, 6, 7)),
        ("raison_detat", "1702", (3, 4, 5, 6)),
        ("realpolitik", "standard", (3, 4)),
    ],
)
def test_the_numbers_of_players(game: str, scenario: str, allowed: tuple[int, ...]) -> None:
    for count in range(1, 9):
        if count in allowed:
            assert len(Match.new(game, scenario=scenario, seats=count, seed=1).seats) == count
        else:
            with pytest.raises(BadInput):
                Match.new(game, scenario=scenario, seats=count, seed=1)


STATUSES = {
    ("coalitions", "1805"): ("british french british neutral british expansionist", {"britain", "france"}),
    ("raison_detat", "1702"): ("austrian french french austrian austrian neutral", {"austria", "france"}),
    ("raison_detat", "1618"): (
        "protestant austrian protestant austrian neutral austrian expansionist",
        {"austria", "spain", "protestants"},
    ),
}


@rule("K-2.3.1", "K-2.3.2", "K-1.1.6", "K-6.1.7", "RD-3.4.1", "RD-3.4.2", "RD-2.2.6", "RD-2.1.8", "RD-R-01", "RD-0.3")
@rule("RD-3.2.1", "RD-3.2.2", "RD-3.3.1", "RD-7.3.5", "RD-0.5", "RD-3.1.3", "RD-3.1.4")
@pytest.mark.parametrize("scenario", STATUSES, ids=lambda one: "-".join(one))
def test_statuses_of_the_set_up_and_those_that_never_change(scenario: tuple[str, str]) -> None:
    given, permanent = STATUSES[scenario]
    match = Match.new(scenario[0], scenario=scenario[1], seats=FULL[scenario], seed=2)
    statuses = match.view(None)["statuses"]
    assert list(statuses.values()) == given.split()
    while "status" not in {kind for _, kind in asked(match)}:
        passive(match)
    assert match.view(None)["round"] == 2
    assert {seat for seat, _ in asked(match)} == set(statuses) - permanent
    for name in set(statuses) - permanent:
        kinds_of_status = {text.removeprefix("status ") for text in options(match, name)}
        assert len(kinds_of_status) == 4  # two Coalitions, Neutral, Expansionist
        assert {"neutral", "expansionist", statuses["austria"]} <= kinds_of_status
    for name in permanent:
        forbidden(match, name, "status neutral", "status expansionist")


# -- talk and chance


@rule("K-0.9", "K-0.11", "RP-5.11.1", "RP-5.11.2", "RP-7.2.2", "RD-5.12.1", "RD-5.12.2")
def test_words_change_nothing_and_promises_bind_nobody(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"wurttemberg": 3}},
        "austria": {"generals": {"bavaria": 0}},
        stage.friend: {"generals": {"tyrol": 0}},
    }
    match = stage.movement("france", allied=True, arbiter="austria", powers=powers)
    before, legal = match.view(None), {seat: match.legal(seat) for seat in match.seats}
    match.say("france", "I shall not attack Bavaria, my word on it.", ["austria"])
    match.say("austria", "And I grant you everything.")
    assert [one.text for one in match.press(stage.rival)] == ["And I grant you everything."]
    assert match.view(None) == before
    assert {seat: match.legal(seat) for seat in match.seats} == legal
    play(match, "france: march wurttemberg > bavaria")
    skip(match, "garrison", "support", "beaten")
    assert fought(match) == ["bavaria"]
    skip(match, "win_garrison")
    play(match, "france: request")
    assert options(match, "austria") == ["grant", "refuse"]
    # an Alliance binds: its Ally's General is not attacked, wherever he stands
    play(match, "austria: grant", "france: march bavaria > tyrol")
    skip(match, "garrison")
    assert power(match, "france")["generals"] == {"tyrol": 2}
    assert power(match, stage.friend)["generals"] == {"tyrol": 0}
    assert fought(match) == ["bavaria"]


@rule("K-0.1", "RP-0.1.7", "RD-0.8")
def test_chance_is_in_the_cards_and_in_what_replaces_rock_paper_scissors(stage: Stage) -> None:
    """No dice: after the set-up chance is used when a deck is shuffled anew and in an even comparison."""
    used = 0
    for seed in range(3):
        for match in walk(stage, seed, 1500):
            if not len(match):
                chance, seen = match.state.counter, match.event_count
                continue
            if match.state.counter != chance:
                assert {event.kind for event in match.events(since=seen)} & {"reshuffle", "own_reshuffle", "compared"}
                used += 1
            chance, seen = match.state.counter, match.event_count
    assert used > 5


@rule("RP-5.11.3", "RP-R-16", "RD-5.12.3", "RD-R-88")
def test_nothing_is_handed_over_but_by_the_action_the_rules_provide(stage: Stage) -> None:
    """Realpolitik has no such move at all; elsewhere it belongs to the action of gifts, and to Allies."""
    where = {"coalitions": {"subsidy"}, "realpolitik": set(), "raison_detat": {"gifts", "subsidies", "mercenaries"}}
    giving: set[str] = set()
    for match in walk(stage, 4, 2500):
        giving |= {d.kind for d in match.decisions for move in d.options if move.verb in ("offer", "send")}
    assert giving == where[stage.game]
    match = stage.position(allied=True, power="france", action="movement", powers={"france": {"money": 9}})
    with pytest.raises(BadNotation if stage.game == "realpolitik" else Illegal):
        match.play("france", f"offer {stage.friend} 1")
    assert power(match, "france")["money"] == 9


# -- victory


@rule("K-3.1.1", "K-3.1.2", "RD-0.6", "RD-4.1", "RD-4.2", "RD-4.3", "RD-9.7.4")
@pytest.mark.parametrize(
    ("game", "scenario", "threshold"),
    [("coalitions", "1805", 25), ("raison_detat", "1702", 25), ("raison_detat", "1618", 30)],
)
def test_reaching_the_threshold_wins_at_once(game: str, scenario: str, threshold: int) -> None:
    for before in (threshold - 4, threshold - 3):
        match = Match.from_position(
            game,
            {
                "scenario": scenario,
                "power": "austria",
                "action": "influence",
                "powers": {"austria": {"influence": before, "garrisons": ["paris"]}, "france": _at_war(game, scenario)},
            },
        )
        assert match.view(None)["powers"]["austria"]["influence"] == before + 3
        if before + 3 < threshold:
            assert match.outcome is None
        else:
            assert match.outcome is not None
            assert match.outcome.winners == (match.seats.index("austria"),)
            assert match.decisions == []


def _at_war(game: str, scenario: str) -> dict[str, str]:
    """France where it chooses its status: an Austrian Garrison in Paris needs War."""
    return {"status": "expansionist"} if (game, scenario) == ("raison_detat", "1618") else {}


@rule("RP-4.1.6", "RP-R-86", "RD-4.6", "RD-R-79")
@pytest.mark.parametrize("stage", STAGES[1:], ids=[stage.game for stage in STAGES[1:]])
def test_nothing_else_wins_and_nobody_is_eliminated(stage: Stage) -> None:
    """Austria holds everything that is French, and all Capitals; five turns go by, or a whole round."""
    everything = [one.id for one in board(stage).territories if one.power == "france"]
    capitals = [place for place in printed(stage).capitals.values() if place not in (*everything, "wien")]
    powers = {"austria": {"garrisons": everything + capitals}}
    match = stage.position(power="france", action="movement", powers=powers)
    first, asked_of_france = when(match), 0
    while when(match)[0] == first[0] and when(match)[1] < first[1] + 5:
        asked_of_france += bool(kinds(match, "france"))
        passive(match)
    assert match.outcome is None
    assert match.view(None)["powers"]["austria"]["influence"] < 25
    assert asked_of_france >= 3  # it goes on playing with nothing on the board
    assert power(match, "france")["generals"] == {}


@rule("K-3.1.3", "RP-4.1.7", "RP-11.5.4", "RD-4.4")
def test_a_minor_power_has_no_influence_and_cannot_win(stage: Stage) -> None:
    minor, seats = ("italy", 3) if stage.game == "realpolitik" else ("ottoman", 5)
    with pytest.raises(BadInput):
        stage.position(seats=seats, powers={minor: {"influence": 1}})


# -- other


@rule("K-1.1.8", "RD-3.4.16", "RD-R-73")
@wheel_stage
def test_the_silhouettes_on_the_board_are_ignored(stage: Stage) -> None:
    """Wherever they are printed: a Territory without a piece of a Power is empty."""
    for one in board(stage).territories:
        near = [place for place in one.neighbours if place != "alps" and place != "caucasus"]
        if one.kind not in ("contested", "uncontested") or not near:
            continue
        match = stage.movement("austria", powers={"austria": {"generals": {near[-1]: 0}}})
        assert match.view(None)["garrisons"] == {}
        play(match, f"austria: march {near[-1]} > {one.id}")
        assert power(match, "austria")["generals"] == {one.id: 0}
        assert happened(match, "battle") == []


@rule("K-R-46", "K-R-82", "RD-9.10.6", "RD-R-89", "FAM-3.23")
@wheel_stage
def test_a_neutral_general_whose_garrison_is_disbanded_may_stay_until_the_next_update(stage: Stage) -> None:
    name = stage.friend
    spot, home = ("saxonia", "silesia") if stage.game == "coalitions" else ("livonia", "estonia")
    force = {"status": "neutral", "generals": {spot: 2}, "garrisons": [spot]}
    match = stage.position(power=name, action="movement", powers={name: force})
    play(match, f"{name}: arbiter france", f"{name}: disband {spot}")
    assert match.view(None)["garrisons"] == {}
    assert power(match, name)["generals"] == {spot: 2}  # nothing happens at once
    assert f"march {spot} > {home}" in options(match, name)  # he may leave for what his Power controls
    assert "end" in options(match, name)  # or stay
    play(match, f"{name}: end", f"{name}: stop")
    while (name, "update_withdraw") not in asked(match):
        assert power(match, name)["generals"] == {spot: 2}
        passive(match)
    assert match.view(None)["round"] == 2
    assert f"withdraw {spot} > {home}" in options(match, name)
    assert f"withdraw {spot} > {spot}" not in options(match, name)
