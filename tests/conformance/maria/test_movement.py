"""Movement (chapter 10.1)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    armies,
    asked,
    build,
    city,
    claims,
    face_down,
    forbidden,
    happened,
    idle,
    marker,
    options,
    targets,
    turn,
)
from tests.conformance.rule import rule

IV, V = "prussia_saxony", "austria_pragmatic"


def general(place: str, stage: str = "france_bavaria", name: str = "belle_isle", **fields: Any) -> Match:
    others = fields.pop("others", {})
    return build(stage=stage, generals={name: {"city": place, "armies": 3}, **others}, **fields)


def train(place: str, **fields: Any) -> Match:
    return build(trains={"train_france_2": place, **fields.pop("others", {})}, **fields)


def on(match: Match, seat: str = LX) -> set[str]:
    return targets(match, seat, "on")


@rule("M-10.1.1", "M-5.11")
def test_any_number_of_pieces_may_move_or_none() -> None:
    match = general("pilsen", others={"broglie": {"city": "tabor"}}, trains={"train_france_2": "mies"})
    moved = {move.split()[1] for move in options(match, LX) if move.startswith("move")}
    assert moved == {"belle_isle", "broglie", "train_france_2"}
    assert "done" in options(match, LX)
    still = turn(match.clone(), LX, "done")
    assert (city(still, "belle_isle"), city(still, "broglie")) == ("pilsen", "tabor")
    turn(match, LX, "move belle_isle > klattau", "halt", "move broglie > wesseli", "halt")
    turn(match, LX, "move train_france_2 > tachau", "halt")
    assert city(match, "train_france_2") == "tachau"


@rule("M-10.1.2", "M-3.2.6")
def test_moves_go_along_roads_to_adjacent_cities() -> None:
    match = general("pilsen")
    assert targets(match, LX, "move belle_isle >") == {"horowitz", "klattau", "mies"}
    forbidden(match, LX, "move belle_isle > prag")
    turn(match, LX, "move belle_isle > klattau")
    assert on(match) == {"pilsen", "schuettenhofen", "taus", "zwiesel"}


@rule("M-10.1.3")
def test_each_piece_moves_once() -> None:
    match = general("pilsen", trains={"train_france_2": "mies"})
    turn(match, LX, "move belle_isle > klattau", "halt")
    assert {move.split()[1] for move in options(match, LX) if move != "done"} == {"train_france_2"}
    forbidden(match, LX, "move belle_isle > taus", "march belle_isle > taus")


@rule("M-10.1.4")
def test_one_move_is_completed_before_the_next() -> None:
    match = general("pilsen", others={"broglie": {"city": "tabor"}})
    turn(match, LX, "move belle_isle > klattau")
    assert {move.split()[0] for move in options(match, LX)} == {"on", "halt"}
    forbidden(match, LX, "move broglie > wesseli", "done")


@rule("M-10.1.5")
def test_a_general_goes_three_cities() -> None:
    match = turn(general("klattau"), LX, "move belle_isle > pilsen", "on horowitz")
    assert asked(match) == [(LX, "walk")]
    turn(match, LX, "on pribram")
    assert city(match, "belle_isle") == "pribram"
    assert (LX, "walk") not in asked(match)  # the third step was the last


@rule("M-10.1.5")
def test_back_and_forth_counts_every_step() -> None:
    match = turn(general("klattau"), LX, "move belle_isle > taus", "on klattau", "on taus")
    assert city(match, "belle_isle") == "taus"
    assert (LX, "walk") not in asked(match)


@rule("M-10.1.6")
def test_on_main_roads_four_cities() -> None:
    match = turn(general("mies"), LX, "move belle_isle > pilsen", "on horowitz", "on beraun")
    assert on(match) == {"horowitz", "prag"}  # Rakonitz lies on an ordinary road
    turn(match, LX, "on prag")
    assert city(match, "belle_isle") == "prag"
    assert (LX, "walk") not in asked(match)


@rule("M-10.1.6")
def test_one_ordinary_road_makes_it_three() -> None:
    match = turn(general("klattau"), LX, "move belle_isle > pilsen", "on horowitz", "on beraun")
    assert city(match, "belle_isle") == "beraun"
    assert (LX, "walk") not in asked(match)


@rule("M-10.1.7")
def test_a_train_goes_two_cities_or_three_on_main_roads() -> None:
    match = turn(train("klattau"), LX, "move train_france_2 > pilsen", "on horowitz")
    assert (city(match, "train_france_2"), asked(match) == [(LX, "walk")]) == ("horowitz", False)
    match = turn(train("mies"), LX, "move train_france_2 > pilsen", "on horowitz")
    assert on(match) == {"beraun", "pilsen"}  # not Pribram
    turn(match, LX, "on beraun")
    assert city(match, "train_france_2") == "beraun"
    assert (LX, "walk") not in asked(match)


@rule("M-10.1.8")
def test_no_piece_enters_or_passes_another() -> None:
    match = general(
        "pilsen",
        others={"traun": {"city": "horowitz"}, "friedrich": {"city": "klattau"}},
        trains={"train_france_2": "mies"},
    )
    assert targets(match, LX, "move belle_isle >") == set()
    assert targets(match, LX, "move train_france_2 >") == {"tachau", "taus"}


@rule("M-10.1.8", "M-10.1.9", "M-10.1.10")
def test_joining_a_general_ends_the_move_of_both() -> None:
    match = general("mies", others={"broglie": {"city": "pilsen"}, "noailles": {"city": "horowitz"}})
    turn(match, LX, "move belle_isle > pilsen")
    assert asked(match) == [(LX, "movement")]  # he cannot pass on
    assert city(match, "belle_isle") == city(match, "broglie") == "pilsen"
    assert {move.split()[1] for move in options(match, LX) if move != "done"} == {"noailles"}
    forbidden(match, LX, "move broglie > klattau", "move stack belle_isle > klattau", "move belle_isle > klattau")
    turn(match, LX, "done")
    idle(match, LX, "movement")  # the next turn
    assert {"move belle_isle > klattau", "move stack belle_isle > klattau"} <= set(options(match, LX))


@rule("M-10.1.11")
def test_stacked_generals_keep_their_side() -> None:
    match = general("mies", others={"broglie": {"city": "pilsen", "face_down": True}})
    turn(match, LX, "move belle_isle > pilsen")
    assert (face_down(match, "belle_isle"), face_down(match, "broglie")) == (False, True)


@rule("M-10.1.12")
def test_a_general_destroys_enemy_trains_and_goes_on() -> None:
    match = general("mies", trains={"train_austria_2": "pilsen", "train_austria_3": "horowitz"})
    turn(match, LX, "move belle_isle > pilsen")
    assert city(match, "train_austria_2") is None
    turn(match, LX, "on horowitz", "on beraun", "halt")
    assert (city(match, "train_austria_3"), city(match, "belle_isle")) == (None, "beraun")
    assert len(happened(match, "train_captured")) == 2


@rule("M-10.1.12", "M-10.1.8")
def test_allied_trains_are_not_entered() -> None:
    match = general("pilsen", trains={"train_bavaria_1": "mies", "train_prussia_1": "horowitz"})
    assert targets(match, LX, "move belle_isle >") == {"klattau"}


@rule("M-10.1.13")
def test_a_train_enters_no_city_with_a_piece() -> None:
    match = train("pilsen", others={"train_austria_2": "mies"}, generals={"broglie": {"city": "klattau"}})
    assert targets(match, LX, "move train_france_2 >") == {"horowitz"}


@rule("M-10.1.14")
def test_no_piece_enters_the_city_of_an_enemy_general() -> None:
    match = general("pilsen", others={"traun": {"city": "mies"}}, trains={"train_france_2": "tachau"})
    forbidden(match, LX, "move belle_isle > mies", "march belle_isle > mies", "move train_france_2 > mies")


# -- stacks


STACK = {"belle_isle": {"city": "mies", "armies": 3}, "broglie": {"city": "mies", "armies": 4}}


@rule("M-10.1.15", "M-R-14", "M-10.1.3")
def test_a_stack_moves_as_one_body_or_apart() -> None:
    match = build(generals=STACK)
    together = turn(match.clone(), LX, "move stack belle_isle > pilsen", "on horowitz", "on beraun", "on prag")
    assert city(together, "belle_isle") == city(together, "broglie") == "prag"
    assert asked(together) != [(LX, "movement")]  # both have moved
    turn(match, LX, "move broglie > pilsen", "armies broglie 4", "halt")
    assert (city(match, "belle_isle"), city(match, "broglie")) == ("mies", "pilsen")
    turn(match, LX, "move belle_isle > taus", "halt")
    assert (armies(match, "belle_isle"), armies(match, "broglie")) == (3, 4)


@rule("M-R-14")
def test_a_stack_that_moves_joins_nobody_and_destroys_trains() -> None:
    match = build(
        generals={**STACK, "noailles": {"city": "taus"}},
        trains={"train_austria_2": "tachau"},
    )
    assert targets(match, LX, "move stack belle_isle >") == {"pilsen", "tachau"}
    turn(match, LX, "move stack belle_isle > tachau", "halt")
    assert city(match, "train_austria_2") is None


@rule("M-R-14", "M-10.1.5")
def test_a_body_is_limited_like_one_general() -> None:
    match = build(generals=STACK)
    turn(match, LX, "move stack belle_isle > taus", "on klattau", "on pilsen")
    assert city(match, "broglie") == "pilsen"
    assert (LX, "walk") not in asked(match)


@rule("M-R-14", "M-10.1.16")
def test_a_stack_may_march() -> None:
    match = build(generals=STACK)
    steps = ["on tachau", "on weiden", "on tachau", "on mies", "on tachau", "on weiden", "on tachau"]
    turn(match, LX, "march stack belle_isle > tachau", *steps[1:], "halt")
    assert city(match, "belle_isle") == city(match, "broglie") == "tachau"


@rule("M-R-14", "M-9.13")
@pytest.mark.parametrize(("down", "owner"), [((), "france"), (("belle_isle",), "france"), (tuple(STACK), None)])
def test_a_body_conquers_if_one_is_face_up(down: tuple[str, ...], owner: str | None) -> None:
    generals = {name: {"city": "pilsen", "face_down": name in down} for name in STACK}
    match = turn(build(generals=generals), LX, "move stack belle_isle > mies", "halt")
    assert marker(match, "pilsen") == owner


@rule("M-R-14", "M-10.1.22")
def test_a_body_goes_only_where_both_may() -> None:
    match = build(
        stage=V,
        seats=2,
        generals={"arenberg": {"city": "wertheim"}, "george_ii": {"city": "wertheim"}},
    )
    assert targets(match, "player_b", "move arenberg >") == {"aschaffenburg", "mergentheim", "wuerzburg"}
    assert targets(match, "player_b", "move george_ii >") == {"aschaffenburg", "mergentheim"}
    assert targets(match, "player_b", "move stack george_ii >") == {"aschaffenburg", "mergentheim"}


# -- forced march


ROAD = ["gruenberg", "crossen", "frankfurt_a_d_oder", "fuerstenwalde", "berlin", "potsdam", "brandenburg"]


def friedrich(place: str, **fields: Any) -> Match:
    return general(place, IV, "friedrich", **fields)


@rule("M-10.1.16", "M-R-15")
def test_a_forced_march_of_eight() -> None:
    match = turn(friedrich("lueben"), FR, "march friedrich > glogau", *(f"on {place}" for place in ROAD))
    assert city(match, "friedrich") == "brandenburg"
    assert (FR, "walk") not in asked(match)  # eight steps
    short = turn(friedrich("lueben"), FR, "march friedrich > glogau", "halt")
    assert city(short, "friedrich") == "glogau"


@rule("M-10.1.17")
def test_a_forced_march_keeps_to_main_roads() -> None:
    match = friedrich("lueben")
    assert targets(match, FR, "march friedrich >") == {"glogau", "liegnitz"}  # not Wohlau
    turn(match, FR, "march friedrich > glogau", "on gruenberg")
    assert targets(match, FR, "on") == {"glogau", "crossen"}  # neither Sagan nor Wollstein


@rule("M-10.1.18")
def test_a_forced_march_enters_no_enemy_fortress() -> None:
    match = turn(friedrich("lueben"), FR, "march friedrich > liegnitz", "on neumarkt_i_s")
    assert targets(match, FR, "on") == {"liegnitz"}  # Breslau is Austrian
    match = friedrich("lueben", markers={"breslau": "prussia"})
    turn(match, FR, "march friedrich > liegnitz", "on neumarkt_i_s")
    assert targets(match, FR, "on") == {"liegnitz", "breslau"}
    match = friedrich("lueben", markers={"breslau": "france"})  # an ally's
    turn(match, FR, "march friedrich > liegnitz", "on neumarkt_i_s")
    assert targets(match, FR, "on") == {"liegnitz", "breslau"}


@rule("M-10.1.19", "M-10.3.7", "M-R-15")
def test_a_forced_march_conquers_nothing() -> None:
    match = turn(friedrich("breslau"), FR, "march friedrich > trachenberg", "halt")
    assert (marker(match, "breslau"), claims(match)) == ("austria", {})
    match = turn(friedrich("breslau"), FR, "move friedrich > trachenberg", "halt")
    assert marker(match, "breslau") == "prussia"
    protected = friedrich("breslau", others={"traun": {"city": "frankenstein"}})
    turn(protected, FR, "march friedrich > trachenberg", "halt")
    assert claims(protected) == {}


@rule("M-10.1.20", "M-R-15")
def test_a_forced_march_keeps_away_from_enemy_pieces() -> None:
    match = friedrich("lueben", others={"traun": {"city": "wohlau"}})  # he starts beside an enemy
    assert targets(match, FR, "march friedrich >") == {"glogau", "liegnitz"}
    match = friedrich("lueben", trains={"train_austria_2": "neumarkt_i_s"})
    assert targets(match, FR, "march friedrich >") == {"glogau"}
    match = friedrich("lueben", others={"traun": {"city": "bunzlau"}})
    assert targets(match, FR, "march friedrich >") == {"glogau"}
    match = friedrich("lueben", others={"toerring": {"city": "bunzlau"}})  # a friend is no hindrance
    assert targets(match, FR, "march friedrich >") == {"glogau", "liegnitz"}


@rule("M-10.1.20")
def test_a_link_makes_cities_adjacent_for_the_march() -> None:
    base = general("dillingen", V, "traun")
    assert "ulm" in targets(base, MT, "march traun >")
    match = general("dillingen", V, "traun", trains={"train_france_1": "goeppingen"})
    assert "ulm" not in targets(match, MT, "march traun >")
    match = friedrich("dillingen", others={"george_ii": {"city": "goeppingen"}})  # whoever may cross
    assert "ulm" not in targets(match, FR, "march friedrich >")


@rule("M-R-15")
def test_a_forced_march_captures_no_train_and_may_end_in_a_stack() -> None:
    match = friedrich("lueben", trains={"train_austria_2": "liegnitz"})
    assert targets(match, FR, "march friedrich >") == {"glogau"}
    assert "liegnitz" in targets(match, FR, "move friedrich >")
    match = friedrich("lueben", others={"schwerin": {"city": "gruenberg"}})
    turn(match, FR, "march friedrich > glogau", "on gruenberg")
    assert city(match, "friedrich") == city(match, "schwerin") == "gruenberg"
    assert (FR, "walk") not in asked(match)


@rule("M-R-15", "M-10.1.6")
def test_an_ordinary_move_on_main_roads_conquers() -> None:
    match = turn(general("mies"), LX, "move belle_isle > pilsen", "on horowitz", "on beraun", "halt")
    assert marker(match, "pilsen") == "france"


@rule("M-10.1.21")
def test_trains_do_not_march() -> None:
    match = train("mies")
    assert not [move for move in options(match, LX) if move.startswith("march")]


# -- the two maps, neutral territory


@rule("M-10.1.22", "M-10.1.27")
def test_only_france_and_austria_pass_from_map_to_map() -> None:
    match = general("wertheim", others={"toerring": {"city": "wuerzburg"}}, trains={"train_france_2": "ulm"})
    assert "goeppingen" in targets(match, LX, "move train_france_2 >")
    assert "wertheim" not in targets(match, LX, "move toerring >")
    assert "wuerzburg" in targets(match, LX, "move belle_isle >")  # to a general with whom he may stack
    match = general("wuerzburg", V, "traun", trains={"train_austria_1": "goeppingen"})
    assert "wertheim" in targets(match, MT, "move traun >")
    assert "ulm" in targets(match, MT, "move train_austria_1 >")
    match = general(
        "wertheim", V, "george_ii", trains={"train_pragmatic_1": "goeppingen"}, others={"traun": {"city": "wien"}}
    )
    assert targets(match, FR, "move george_ii >") == {"aschaffenburg", "mergentheim"}
    assert targets(match, FR, "move train_pragmatic_1 >") == {"schwaebisch_hall", "stuttgart"}
    match = friedrich("wuerzburg", others={"rutowski": {"city": "ulm"}}, trains={"train_prussia_1": "rothenburg"})
    assert "wertheim" not in targets(match, FR, "move friedrich >")
    assert "wertheim" not in targets(match, FR, "march friedrich >")
    assert "goeppingen" not in targets(match, FR, "move rutowski >")
    assert "schwaebisch_hall" not in targets(match, FR, "move train_prussia_1 >")


@rule("M-10.1.27", "M-10.1.6")
def test_a_link_counts_as_a_road_of_its_kind() -> None:
    match = general("aschaffenburg")
    turn(match, LX, "move belle_isle > wertheim", "on wuerzburg", "on neustadt_a_d_aisch", "on nuernberg")
    assert city(match, "belle_isle") == "nuernberg"
    match = general("schwaebisch_hall")
    turn(match, LX, "move belle_isle > rothenburg", "on neustadt_a_d_aisch", "on nuernberg")
    assert (LX, "walk") not in asked(match)  # an ordinary link: three steps
    match = turn(general("aschaffenburg"), LX, "march belle_isle > wertheim", "on wuerzburg")
    assert city(match, "belle_isle") == "wuerzburg"


@rule("M-10.1.25", "M-19.4.3", "M-19.4.5")
def test_neutral_territory_is_closed_both_ways() -> None:
    match = friedrich("bunzlau", tracks={"saxony": 4}, trains={"train_prussia_1": "peitz"})
    assert targets(match, FR, "move friedrich >") == {"hirschberg", "liegnitz", "sagan"}
    assert targets(match, FR, "march friedrich >") == {"liegnitz"}
    assert targets(match, FR, "move train_prussia_1 >") == set()  # Guben, Luckau and Spremberg are Saxon
    match = general("zittau", V, "rutowski", tracks={"saxony": 4})
    assert targets(match, MT, "move rutowski >") == {"goerlitz"}
    turn(match, MT, "move rutowski > goerlitz")
    assert targets(match, MT, "on") == {"bautzen", "zittau"}  # not Bunzlau


@rule("M-10.1.26")
def test_a_fortress_never_stops_a_move() -> None:
    match = general("mies", others={"traun": {"city": "pribram"}})  # Pilsen is Austrian and protected
    turn(match, LX, "move belle_isle > pilsen", "on horowitz", "on beraun", "on prag")
    assert city(match, "belle_isle") == "prag"
    match = train("mies")
    turn(match, LX, "move train_france_2 > pilsen", "on horowitz", "on beraun")
    assert (city(match, "train_france_2"), marker(match, "pilsen")) == ("beraun", None)


@rule("M-10.1.1", "M-10.1.4")
def test_the_last_move_can_be_taken_back_before_the_battle() -> None:
    """The strengths are announced when the player goes on, not when his last piece has come."""
    match = build(
        generals={"belle_isle": {"city": "pilsen", "armies": 3}, "traun": {"city": "prag", "armies": 2}},
    )
    turn(match, LX, "move belle_isle > horowitz", "on beraun", "halt")
    assert asked(match) == [(LX, "end_movement")]
    assert happened(match, "battle") == []
    match.undo(LX)
    assert asked(match) == [(LX, "walk")]
    turn(match, LX, "halt")
    assert options(match, LX) == ["done"]
    turn(match, LX, "done")
    assert len(happened(match, "battle")) == 1


@rule("M-10.1.1", "M-11.1.1")
def test_without_a_battle_the_movement_ends_by_itself() -> None:
    match = build(generals={"belle_isle": {"city": "pilsen", "armies": 3}})
    turn(match, LX, "move belle_isle > horowitz", "halt")
    assert (LX, "end_movement") not in asked(match)


@rule("M-10.2.4", "M-10.1.1")
@pytest.mark.parametrize("card", ["clubs_3", "clubs_4"])
def test_nobody_learns_whether_a_single_card_could_pay_for_a_train(card: str) -> None:
    match = build(generals={"belle_isle": {"city": "pilsen", "armies": 3}}, france={"hand": [card]})
    turn(match, LX, "move belle_isle > horowitz", "halt")
    assert asked(match) == [(LX, "movement")]
    assert ("restore train_france_1 > paris" in options(match, LX)) == (card == "clubs_4")
    assert options(match, LX)[-1] == "done"
