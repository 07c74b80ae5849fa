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
from tests.conformance.family.war import track
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
    "coalitions": {
        "lisboa": "britain",
        "lombardia": "france",
        "bavaria": "austria",
        "warszawa": "prussia",
        "livonia": "russia",
        "istanbul": "ottoman",
        "hellas": "ottoman",
    },
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
FORTRESSES: dict[str, set[str]] = {
    "coalitions": {"istanbul"},
    "realpolitik": set(),
    "raison_detat": {"holland", "ingria", "istanbul"},
}


def begun(stage: Stage) -> Match:
    return Match.new(stage.game, scenario=stage.scenario, seats=SEATS[stage.game], seed=7)


@rule("K-2.3.3", "K-2.3.4", "RP-3.2.6", "RP-3.2.7", "RD-3.4.4", "RD-3.4.5")
def test_morale_and_influence_of_the_set_up(stage: Stage) -> None:
    expected = {name: (morale, 0) for name, (morale, *_) in START[stage.game].items()}
    seen = begun(stage).view(None)["powers"]
    assert {name: (own["morale"], own["influence"]) for name, own in seen.items()} == expected


@rule("K-2.4.1", "RP-3.3.6", "RP-3.3.7", "RD-3.4.8")
def test_generals_and_troops_of_the_set_up(stage: Stage) -> None:
    seen = begun(stage).view(None)["powers"]
    armies = {name: army for name, (_, _, _, army) in START[stage.game].items()}
    assert {name: own["generals"] for name, own in seen.items()} == armies


@rule("K-2.4.2", "RP-3.3.5", "RP-3.3.8", "RP-3.3.9", "RP-3.3.10", "RD-3.4.9")
def test_what_lies_off_board_at_the_start(stage: Stage) -> None:
    """Generals, the tokens that are no Troops and no Garrisons, Money."""
    match, page = begun(stage), printed(stage)
    for name, (_, money, _, army) in START[stage.game].items():
        own = match.view(None)["powers"][name]
        towns = [owner for owner in match.view(None)["garrisons"].values() if owner == name]
        tokens = page.tokens[name] - sum(army.values()) - len(towns)
        assert (own["off_board"], own["stock"], own["money"]) == (page.generals[name] - len(army), tokens, money)


@rule("K-2.4.4", "K-2.4.6", "RP-3.3.3", "RP-3.3.4", "RP-2.1.11", "RD-3.4.10", "RD-3.4.13", "RD-2.1.10")
def test_cards_of_the_set_up(stage: Stage) -> None:
    match, page = begun(stage), printed(stage)
    dealt = {name: cards for name, (_, _, cards, _) in START[stage.game].items()}
    assert track(match, "cards") == dealt
    for name in dealt:  # each its own deck of 13, or a common one of 40 or 52
        left = 13 - dealt[name] if stage.game == "realpolitik" else sum(page.cards.values()) - sum(dealt.values())
        assert deck(match, name) == (left, [])
        hidden = [other for other in match.view(name)["powers"].values() if "hand" in other]
        assert [len(other["hand"]) for other in hidden] == [dealt[name]], "nobody sees another hand"


@rule("K-2.4.1", "RP-3.2.11", "RD-3.4.12", "RD-3.4.15", "RD-R-05")
def test_garrisons_and_fortresses_of_the_set_up(stage: Stage) -> None:
    seen = begun(stage).view(None)
    assert seen["garrisons"] == GARRISONS[stage.game]
    assert set(seen["fortresses"]) == FORTRESSES[stage.game]


@rule("RP-3.2.8", "RD-3.4.6", "RD-3.4.7")
def test_nobody_fights_and_nobody_is_arbiter_at_the_start(stage: Stage) -> None:
    match = begun(stage)
    assert match.view(None)["battle"] is None
    assert match.scene(None, "en").contest is None
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


OWN_STATEMENTS = {  # of single numbers of players
    ("raison_detat", "1618", 6): "RD-3.1.6",
    ("raison_detat", "1618", 5): "RD-3.1.7",
    ("raison_detat", "1618", 4): "RD-3.1.8",
    ("raison_detat", "1702", 5): "RD-3.1.9",
    ("raison_detat", "1702", 4): "RD-3.1.10",
    ("raison_detat", "1702", 3): "RD-3.1.11",
    ("realpolitik", "standard", 3): "RP-3.1.3",
    ("coalitions", "1805", 5): "K-11.1.2",
    ("coalitions", "1805", 4): "K-11.1.3",
    ("coalitions", "1805", 3): "K-2.2.2",
}
each_count = pytest.mark.parametrize("case", MINOR_POWERS, ids=lambda case: f"{case[0]}-{case[1]}-{case[2]}")


@rule("K-2.2.2", "K-11.1.1", "RP-0.1.4", "RP-0.1.6", "RP-11.1.1", "RD-0.4", "RD-12.1.1")
@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=rule(statement), id=f"{case[0]}-{case[1]}-{case[2]}")
        for case, statement in OWN_STATEMENTS.items()
    ],
)
def test_below_full_count_all_powers_are_in_play_and_some_are_minor(case: tuple[str, str, int]) -> None:
    game, scenario, count = case
    match = Match.new(game, scenario=scenario, seats=count, seed=3)
    full = Match.new(game, scenario=scenario, seats=FULL[game, scenario], seed=3)
    seen = match.view(None)["powers"]
    assert list(seen) == list(full.view(None)["powers"])  # all Powers, at every count
    assert set(seen) - set(match.seats) == MINOR_POWERS[case]
    assert {name: own["seat"] for name, own in seen.items() if name in match.seats} == {one: one for one in match.seats}
    assert len(match.seats) == count


@rule("K-11.1.5", "RP-11.2.1", "RP-11.2.2", "RD-3.4.17", "RD-12.2.1", "RD-12.2.2", "RD-12.2.3", "RD-R-66")
@each_count
def test_minor_powers_are_set_up_like_others_but_for_influence_and_money(case: tuple[str, str, int]) -> None:
    game, scenario, count = case
    match = Match.new(game, scenario=scenario, seats=count, seed=3)
    full = Match.new(game, scenario=scenario, seats=FULL[game, scenario], seed=3)
    for name in MINOR_POWERS[case]:
        seen, other = match.view(None)["powers"][name], full.view(None)["powers"][name]
        for field in ("generals", "off_board", "stock", "morale", "cards"):
            assert seen[field] == other[field], (name, field)
        assert seen["influence"] == 0
        assert seen["money"] == (5 if game == "realpolitik" else 0)
    for part in ("garrisons", "fortresses"):
        assert match.view(None)[part] == full.view(None)[part]
    assert match.view(None).get("statuses") == full.view(None).get("statuses")
    (influence,) = [one for one in match.scene(None, "en").tracks if one.id == "influence"]
    assert {one.power for one in influence.markers} == set(match.seats), "no marker for a Minor Power"


@rule("RD-3.4.11", "RD-3.1.8")
@each_count
def test_nobody_sees_the_hand_of_an_uncontrolled_power(case: tuple[str, str, int]) -> None:
    """In 1618 with four players Austria controls Spain."""
    match = Match.new(case[0], scenario=case[1], seats=case[2], seed=3)
    for name in MINOR_POWERS[case]:
        controller = "austria" if name == "spain" else None
        assert match.view(None)["powers"][name]["seat"] == controller
        for seat in match.seats:
            assert ("hand" in match.view(seat)["powers"][name]) == (seat == controller)


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


# the Powers, their statuses, those that never change theirs, all statuses there are
STATUSES: dict[tuple[str, str], tuple[list[str], list[str], set[str], set[str]]] = {
    ("coalitions", "1805"): (
        ["britain", "france", "austria", "prussia", "russia", "ottoman"],
        ["british", "french", "british", "neutral", "british", "expansionist"],
        {"britain", "france"},
        {"british", "french", "neutral", "expansionist"},
    ),
    ("raison_detat", "1702"): (
        ["britain", "france", "sweden", "austria", "russia", "ottoman"],
        ["austrian", "french", "french", "austrian", "austrian", "neutral"],
        {"austria", "france"},
        {"austrian", "french", "neutral", "expansionist"},
    ),
    ("raison_detat", "1618"): (
        ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"],
        ["protestant", "austrian", "protestant", "austrian", "neutral", "austrian", "expansionist"],
        {"austria", "spain", "protestants"},
        {"austrian", "protestant", "neutral", "expansionist"},
    ),
}


@rule("K-2.3.1", "RD-3.4.1", "RD-R-01", "RD-0.3")
@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(scenario, marks=rule(statement), id="-".join(scenario))
        for scenario, statement in zip(STATUSES, ("K-2.3.1", "RD-3.1.4", "RD-3.1.3"), strict=True)
    ],
)
def test_statuses_of_the_set_up(scenario: tuple[str, str]) -> None:
    match = Match.new(scenario[0], scenario=scenario[1], seats=FULL[scenario], seed=2)
    assert list(match.view(None)["statuses"].items()) == list(zip(*STATUSES[scenario][:2], strict=True))


def declaring(scenario: tuple[str, str]) -> Match:
    """The first Diplomacy Phase in which statuses are chosen."""
    match = Match.new(scenario[0], scenario=scenario[1], seats=FULL[scenario], seed=2)
    while "status" not in {kind for _, kind in asked(match)}:
        passive(match)
    assert match.view(None)["round"] == 2
    return match


@rule("K-2.3.2", "K-1.1.6", "K-6.1.7", "RD-3.4.2", "RD-2.2.6", "RD-7.3.5")
@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(scenario, marks=rule(*statements), id="-".join(scenario))
        for scenario, statements in zip(STATUSES, (["K-6.1.7"], ["RD-3.3.1"], ["RD-3.2.1", "RD-3.2.2"]), strict=True)
    ],
)
def test_statuses_that_never_change(scenario: tuple[str, str]) -> None:
    names, given, permanent, zones = STATUSES[scenario]
    match = declaring(scenario)
    assert {seat for seat, _ in asked(match)} == set(names) - permanent
    for name in permanent:
        forbidden(match, name, *[f"status {zone}" for zone in zones])
    for seat, _ in asked(match):
        match.play(seat, "status expansionist")
    while match.decisions[0].kind in ("status", "expel_after", "expelled_status", "stay", "update_withdraw"):
        passive(match)
    now = match.view(None)["statuses"]
    assert {name: now[name] for name in permanent} == {name: dict(zip(names, given))[name] for name in permanent}


@rule("RD-0.5", "RD-2.1.8", "K-6.1.7")
@pytest.mark.parametrize("scenario", STATUSES, ids=lambda one: "-".join(one))
def test_two_coalitions_neutral_and_expansionist(scenario: tuple[str, str]) -> None:
    names, _, permanent, zones = STATUSES[scenario]
    match = declaring(scenario)
    for name in set(names) - permanent:
        assert {text.removeprefix("status ") for text in options(match, name)} == zones


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
