"""What the game is (chapters 0 to 4): statements that show in the whole rather than in one rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from chancellery.server.settings import Settings
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    RUNS,
    armies,
    asked,
    build,
    city,
    claims,
    face_down,
    forbidden,
    hand,
    happened,
    intro,
    marker,
    options,
    play,
    pools,
    told,
    turn,
)
from tests.conformance.rule import rule
from tests.server.harness import Person, running

III, IV, V = "france_bavaria", "prussia_saxony", "austria_pragmatic"
POOLS = {"france": 11, "prussia": 13, "pragmatic": 8, "austria": 8}
SILESIA = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel", "liegnitz", "glogau"), "prussia")


@rule("M-0.1")
def test_a_campaign_in_short() -> None:
    """Secret armies, a train that feeds, a march through a fortress, a battle of suited cards."""
    match = build(
        phase="supply",
        generals={"belle_isle": {"city": "mies", "armies": 5}, "traun": {"city": "prag", "armies": 3}},
        trains={"train_france_2": "tachau"},
        france={"hand": ["hearts_5", "clubs_9"]},
        austria={"hand": ["hearts_4", "spades_9"]},
    )
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (False, 5)  # the train is one step away
    assert "armies" not in match.view(MT)["generals"]["belle_isle"]
    turn(match, LX, "move belle_isle > pilsen", "on horowitz", "on beraun", "halt", "done")
    assert claims(match) == {"pilsen": "france"}  # marched through, but Traun protects it
    assert options(match, MT) == ["play hearts_4", "decline"]  # Prag lies in hearts
    play(match, f"{MT}: play hearts_4", f"{LX}: play hearts_5", f"{MT}: decline")  # 2, then -2, then 3
    assert city(match, "traun") is None
    assert (marker(match, "pilsen"), claims(match)) == ("france", {})
    hungry = build(phase="supply", generals={"belle_isle": {"city": "mies", "armies": 5}, "noailles": {"city": "metz"}})
    assert (face_down(hungry, "belle_isle"), armies(hungry, "belle_isle")) == (True, 4)


# -- which chapters are in force (1.3)


@rule("M-1.3")
def test_the_introductory_game_knows_nothing_of_chapters_15_to_23() -> None:
    full = Match.new("maria", "full", 3, seed="chapters", nonce="test").view(None)
    short = Match.new("maria", "introductory", 3, seed="chapters", nonce="test").view(None)
    assert (full["political_deck"], sorted(full["tracks"]), len(full["electors"])) == (
        25,
        ["italy", "russia", "saxony"],
        4,
    )
    assert (short["political_deck"], short["tracks"], short["electors"]) == (0, {}, {})
    with pytest.raises(BadInput):
        intro(contracts=[["france", "prussia", 2]])
    with pytest.raises(BadInput):
        intro(stage="election")


@rule("M-1.3")
@pytest.mark.parametrize("full", [False, True])
def test_won_battles_count_in_the_full_game_only(full: bool) -> None:
    match = build(
        "full" if full else "introductory",
        stage=V,
        phase="combat",
        generals={
            "neipperg": {"city": "kolin", "armies": 8},
            "schwerin": {"city": "boehmisch_brod", "armies": 5},
            "friedrich": {"city": "berlin"},
        },
    )
    play(match, f"{FR}: decline")
    turn(match, MT, options(match, MT)[0])
    assert (asked(match) == [(MT, "saxony")]) == full
    assert match.view(None)["powers"]["austria"]["battles"] == int(full)
    assert pools(match)["austria"] == 8 - int(full)


@rule("M-1.3")
@pytest.mark.parametrize("full", [False, True])
def test_upheavals_come_in_the_full_game_only(full: bool) -> None:
    scenario = "full" if full else "introductory"
    at_home = {"belle_isle": {"city": "muenchen"}, "schwerin": {"city": "berlin"}}
    reduced = build(scenario, stage=III, phase="end", turn=4, markers={"linz": "france"}, generals=at_home)
    assert (asked(reduced) == [(LX, "reduce")]) == full
    peace = build(scenario, stage=IV, phase="end", turn=4, markers=SILESIA, generals=at_home)
    assert (asked(peace) == [(FR, "offer_peace")]) == full


@rule("M-1.3")
def test_the_optional_rule_belongs_to_the_full_game() -> None:
    for seats in (2, 3):
        assert Match.new("maria", "full", seats, seed=1, options={"bluff": True}, nonce="test").outcome is None
        with pytest.raises(BadInput):
            Match.new("maria", "introductory", seats, seed=1, options={"bluff": True}, nonce="test")


@rule("M-1.3")
@pytest.mark.parametrize("scenario", ["introductory", "full"])
def test_chapter_24_holds_only_for_two_players(scenario: str) -> None:
    for seats, players in ((3, {LX, FR, MT}), (2, {"player_a", "player_b"})):
        runs = Match.new("maria", scenario, seats, seed=1, nonce="test").view(None)["powers"]
        assert {power["seat"] for power in runs.values()} == players
    for seats in (1, 4):
        with pytest.raises(BadInput):
            Match.new("maria", scenario, seats, seed=1, nonce="test")


@rule("M-1.5", "M-R-18", "M-R-01", "M-R-10")
def test_where_the_text_contradicts_itself_the_original_decides() -> None:
    """A failed "?" does not enlarge the pool; rank 1 commands; discards are piled by deck, not by suit."""
    failed = build(
        generals={"belle_isle": {"city": "pilsen"}, "traun": {"city": "beraun"}, "broglie": {"city": "mies"}}
    )
    turn(failed, LX, "move belle_isle > klattau", "halt", "done")
    assert len(happened(failed, "claims_failed")) == 1
    assert pools(failed) == POOLS
    stack = build(generals={"belle_isle": {"city": "pilsen"}, "broglie": {"city": "pilsen"}})
    seen = stack.view(None)["generals"]
    assert (seen["belle_isle"]["commander"], seen["broglie"]["commander"]) == (True, False)  # ranks 2 and 3
    paid = build(generals={"belle_isle": {"city": "pilsen"}}, france={"hand": ["hearts_2", "clubs_2"]})
    turn(paid, LX, "restore train_france_2 > muenchen")
    assert [sorted(pile) for pile in paid.view(None)["discards"]] == [["clubs_2", "hearts_2"], [], [], []]


# -- powers and components


@rule("M-2.9")
def test_the_pragmatic_army_is_one_power_whoever_serves_in_it() -> None:
    """A British and a Hanoverian general: one hand, one train, both homes, armies shifted between them."""
    homes = {"earl_of_stair": {"city": "hannover", "armies": 2}, "george_ii": {"city": "utrecht", "armies": 2}}
    match = build(stage=V, phase="supply", generals=homes)
    assert [name for name in homes if face_down(match, name)] == []
    stack = build(
        stage=V,
        generals={"earl_of_stair": {"city": "utrecht", "armies": 2}, "george_ii": {"city": "utrecht", "armies": 5}},
    )
    turn(stack, FR, "move earl_of_stair > amersfoort")
    assert asked(stack) == [(FR, "division")]
    turn(stack, FR, "armies earl_of_stair 6", "halt")
    assert (armies(stack, "earl_of_stair"), armies(stack, "george_ii")) == (6, 1)
    abroad = {"earl_of_stair": {"city": "koeln", "armies": 2}, "george_ii": {"city": "bonn", "armies": 2}}
    fed = build(stage=V, phase="supply", generals=abroad, trains={"train_pragmatic_1": "juelich"})
    assert [name for name in abroad if face_down(fed, name)] == []


@rule("M-3.1.2", "M-3.1.1")
def test_rules_about_pieces_do_not_apply_to_hussars() -> None:
    """One piece to a city, no entering, no capture, nearness on a forced march: none of it holds for hussars."""
    match = build(
        generals={"belle_isle": {"city": "freistadt"}},
        trains={"train_france_2": "tabor"},
        hussars=["kaplitz", "wesseli"],
    )
    forbidden(match, LX, "move train_france_2 > prag")
    assert {"move belle_isle > kaplitz", "march belle_isle > kaplitz"} <= set(options(match, LX))
    assert "move train_france_2 > wesseli" in options(match, LX)  # a train enters the city of no piece
    turn(match, LX, "move belle_isle > kaplitz", "halt", "move train_france_2 > wesseli", "halt")
    assert told(match, "train_captured") == []
    assert match.view(None)["hussars"] == [None, None]
    still = build(generals={"belle_isle": {"city": "kaplitz"}}, hussars=["freistadt"], stage=V, phase="combat")
    assert told(still, "battle") == []


@rule("M-3.1.4", "M-17.5.15", "M-20.9")
def test_the_kinds_of_markers() -> None:
    match = build(
        stage=V,
        phase="cards",
        turn=5,
        generals={"traun": {"city": "wien"}},
        markers={"linz": "france"},
        tracks={"saxony": 3, "russia": 4, "italy": 3},
        contracts=[["france", "prussia", 2]],
    )
    seen = match.view(None)
    assert seen["turn"] == 5  # turn marker
    assert seen["markers"]["linz"] == "france"  # victory markers
    assert set(seen["electors"].values()) == {"france", "austria_pragmatic"}  # elector markers, two sides
    assert seen["tracks"] == {"saxony": 3, "russia": 4, "italy": 3}  # three politics markers
    assert seen["contracts"] == [["france", "prussia", 2]]  # subsidy markers
    assert len(hand(match, "austria")) == 5 - 1 + 1  # income-change markers: Italy and Russia


@rule("M-3.3.2", "M-3.3.1")
@pytest.mark.parametrize(("scenario", "political"), [("full", 25), ("introductory", 0)])
def test_only_tactical_and_political_cards_are_played_with(scenario: str, political: int) -> None:
    """Power cards have no part: FR's three hands are kept apart without them."""
    match = Match.new("maria", scenario, 3, seed="cards", nonce="test")
    seen = match.view(FR)
    dealt = sum(power["cards"] for power in seen["powers"].values())
    assert sum(seen["decks"]) + dealt == 4 * 38
    assert seen["political_deck"] == political
    held = {name: len(power["hand"]) for name, power in seen["powers"].items() if "hand" in power}
    assert held == {"prussia": 9, "saxony": 3, "pragmatic": 3 if political else 0}


# -- set-up


@pytest.fixture(scope="module")
def somebody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A player at a server of his own."""
    store = str(tmp_path_factory.mktemp("roles") / "matches.sqlite")
    with running(Settings(store=store, bot_pause=0.0, bot_processes=1)) as server:
        person = Person(server.address)
        yield person
        person.close()


@rule("M-4.1")
@pytest.mark.parametrize(("seats", "mine"), [(3, LX), (3, FR), (3, MT), (2, "player_a"), (2, "player_b")])
def test_a_player_chooses_any_role(somebody: Person, seats: int, mine: str) -> None:
    roles = (LX, FR, MT) if seats == 3 else ("player_a", "player_b")
    chosen: dict[str, Any] = {role: "me" if role == mine else "open" for role in roles}
    body = {"game": "maria", "scenario": "introductory", "seats": chosen}
    made = somebody.post("/api/matches", body)["match"]
    assert [(seat["id"], seat["yours"]) for seat in made["seats"]] == [(role, role == mine) for role in roles]


@rule("M-4.3", "M-6.9", "M-13.18")
def test_everybody_has_his_own_army_sheet_and_one_is_for_the_winters() -> None:
    match = build(start="set_up", turn=4)
    for seat in (LX, FR, MT, None):
        seen = match.view(seat)
        own = {power for power, player in RUNS.items() if player == seat}
        listed = {name for name, general in seen["generals"].items() if "armies" in general}
        assert {name for name, power in seen["powers"].items() if "hand" in power} == own
        assert len(listed) == {LX: 6, FR: 8, MT: 6, None: 0}[seat]
        assert seen["winters"] == 1  # one entry, folded away
    assert intro(start="set_up", turn=4).view(None)["winters"] == 0
