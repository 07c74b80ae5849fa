"""Supply (chapter 9)."""

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
    hand,
    happened,
    idle,
    intro,
    marker,
    options,
    pools,
    told,
    turn,
)
from tests.conformance.rule import rule

III, IV, V = "france_bavaria", "prussia_saxony", "austria_pragmatic"


def phase(stage: str, generals: dict[str, Any], trains: dict[str, str] | None = None, **fields: Any) -> Match:
    """A stage begun at its supply phase."""
    return build(stage=stage, phase="supply", generals=generals, trains=trains or {}, **fields)


def french(place: str, train: str | None, number: int = 5, **fields: Any) -> Match:
    """Belle-Isle at a place and a French train at another; Noailles at home keeps the stage open."""
    generals = {"belle_isle": {"city": place, "armies": number}, "noailles": {"city": "paris"}}
    return phase(III, {**generals, **fields.pop("others", {})}, {"train_france_2": train} if train else {}, **fields)


def unsupplied(match: Match) -> list[str]:
    """The generals that are face down."""
    return [name for name, seen in match.view(None)["generals"].items() if seen["face_down"]]


@rule("M-9.1", "M-5.10")
def test_only_the_active_powers_are_checked() -> None:
    generals = {
        "belle_isle": {"city": "pilsen", "armies": 5},
        "toerring": {"city": "tabor", "armies": 5},
        "friedrich": {"city": "iglau", "armies": 5},
        "rutowski": {"city": "znaim", "armies": 5},
        "karl_von_lothringen": {"city": "muenchen", "armies": 5},
        "george_ii": {"city": "mainz", "armies": 5},
    }
    active = {
        III: ["belle_isle", "toerring"],
        IV: ["friedrich", "rutowski"],
        V: ["george_ii", "karl_von_lothringen"],
    }
    for stage, hungry in active.items():
        match = phase(stage, generals)
        assert sorted(unsupplied(match)) == hungry
        assert [armies(match, general) for general in generals] == [4 if name in hungry else 5 for name in generals]


@rule("M-9.2", "M-9.21")
def test_home_territory_always_supplies() -> None:
    generals = {"friedrich": {"city": "berlin", "armies": 3}, "rutowski": {"city": "dresden", "armies": 2}}
    match = phase(IV, generals, hussars=["zossen", "bautzen"])
    assert unsupplied(match) == []
    assert (armies(match, "friedrich"), armies(match, "rutowski")) == (3, 2)
    match = phase(V, {"arenberg": {"city": "bruessel"}, "traun": {"city": "komorn"}})
    assert unsupplied(match) == []


@rule("M-9.2")
def test_a_partners_home_does_not_supply() -> None:
    assert unsupplied(phase(IV, {"friedrich": {"city": "dresden", "armies": 3}})) == ["friedrich"]
    assert unsupplied(french("muenchen", None)) == ["belle_isle"]


@rule("M-9.3")
def test_silesia_is_nobodys_home_until_it_is_annexed() -> None:
    assert unsupplied(phase(IV, {"friedrich": {"city": "glogau", "armies": 3}})) == ["friedrich"]
    assert unsupplied(phase(V, {"traun": {"city": "breslau", "armies": 3}})) == ["traun"]
    match = phase(IV, {"friedrich": {"city": "glogau", "armies": 3}}, annexed=1, turn=4)
    assert unsupplied(match) == []


@rule("M-9.4")
@pytest.mark.parametrize(("place", "hungry"), [("horowitz", []), ("beraun", ["belle_isle"])])
def test_a_train_within_six(place: str, hungry: list[str]) -> None:
    match = french(place, "neumarkt")  # six and seven steps
    assert unsupplied(match) == hungry
    assert armies(match, "belle_isle") == 5 - len(hungry)


@rule("M-9.5", "M-9.6")
@pytest.mark.parametrize(
    ("others", "trains", "hungry"),
    [
        ({}, {}, False),
        ({"traun": {"city": "linz"}}, {}, True),
        ({}, {"train_austria_2": "linz"}, True),
        ({"george_ii": {"city": "linz"}}, {}, True),
        ({"broglie": {"city": "linz"}}, {}, False),
        ({"toerring": {"city": "linz"}}, {}, False),
        ({"friedrich": {"city": "linz"}}, {}, False),
        ({}, {"train_saxony_1": "linz"}, False),
    ],
)
def test_enemy_pieces_block_a_path_and_others_do_not(
    others: dict[str, Any], trains: dict[str, str], hungry: bool
) -> None:
    generals = {"belle_isle": {"city": "freistadt", "armies": 5}, "noailles": {"city": "paris"}, **others}
    match = phase(III, generals, {"train_france_2": "peuerbach", **trains})  # the only short way is by Linz
    assert face_down(match, "belle_isle") == hungry
    assert armies(match, "belle_isle") == (4 if hungry else 5)


@rule("M-9.7", "M-19.4.6")
@pytest.mark.parametrize(("space", "hungry"), [(2, []), (4, ["friedrich"])])
def test_no_path_through_neutral_territory(space: int, hungry: list[str]) -> None:
    generals = {"friedrich": {"city": "teplitz", "armies": 5}}
    match = phase(IV, generals, {"train_prussia_1": "dessau"}, tracks={"saxony": space})  # six steps across Saxony
    assert unsupplied(match) == hungry


@rule("M-R-71", "M-9.4")
def test_only_france_and_austria_trace_supply_across_the_maps() -> None:
    around = {"train_france_1": "mergentheim"}  # bars the way on Flanders; by Rothenburg and Würzburg it is five
    match = phase(V, {"arenberg": {"city": "goeppingen", "armies": 5}}, {"train_austria_1": "wertheim", **around})
    assert unsupplied(match) == []
    match = phase(V, {"george_ii": {"city": "goeppingen", "armies": 5}}, {"train_pragmatic_1": "wertheim", **around})
    assert unsupplied(match) == ["george_ii"]


@rule("M-9.8")
def test_a_train_supplies_any_number() -> None:
    others = {"broglie": {"city": "pilsen"}, "maillebois": {"city": "mies"}}
    assert unsupplied(french("pilsen", "neumarkt", others=others)) == []


@rule("M-9.9")
def test_a_partners_train_does_not_supply() -> None:
    match = phase(
        III,
        {"belle_isle": {"city": "pilsen", "armies": 5}, "toerring": {"city": "mies", "armies": 5}},
        {"train_bavaria_1": "tachau"},
    )
    assert unsupplied(match) == ["belle_isle"]


@rule("M-9.10")
def test_the_first_time_one_army_is_lost() -> None:
    match = french("beraun", "neumarkt", 6)
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (True, 5)


@rule("M-9.11")
def test_further_times_two_armies_are_lost() -> None:
    others = {"belle_isle": {"city": "beraun", "armies": 6, "face_down": True}}
    match = french("beraun", "neumarkt", others=others)
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (True, 4)


@rule("M-9.12")
def test_supplied_again_he_is_turned_up() -> None:
    others = {"belle_isle": {"city": "pilsen", "armies": 6, "face_down": True}}
    match = french("pilsen", "neumarkt", others=others)
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (False, 6)


@rule("M-EX-D01", "M-9.10", "M-9.11", "M-9.12", "M-9.13")
def test_three_turns_of_supply() -> None:
    match = intro(
        stage=IV,
        phase="supply",
        generals={"friedrich": {"city": "jungbunzlau", "armies": 6}},
        trains={"train_prussia_1": "crossen"},  # seven steps
    )
    assert (face_down(match, "friedrich"), armies(match, "friedrich")) == (True, 5)
    turn(match, FR, "move friedrich > nimburg", "on jungbunzlau", "halt", "done")
    idle(match, FR, "movement")
    assert marker(match, "jungbunzlau") is None
    assert (match.view(None)["turn"], face_down(match, "friedrich"), armies(match, "friedrich")) == (2, True, 3)
    turn(match, FR, "move friedrich > nimburg", "on jungbunzlau", "halt")
    assert marker(match, "jungbunzlau") is None
    turn(match, FR, "move train_prussia_1 > gruenberg", "halt", "done")
    idle(match, FR, "movement")
    assert (match.view(None)["turn"], face_down(match, "friedrich"), armies(match, "friedrich")) == (3, False, 3)
    turn(match, FR, "move friedrich > nimburg", "halt")
    assert marker(match, "jungbunzlau") == "prussia"


@rule("M-9.13", "M-10.3.2")
def test_a_face_down_general_conquers_nothing() -> None:
    for down, owner in ((True, None), (False, "france")):
        match = build(generals={"belle_isle": {"city": "mies", "face_down": down}})
        turn(match, LX, "move belle_isle > pilsen", "on horowitz", "halt")
        assert marker(match, "pilsen") == owner
        assert claims(match) == {}


@rule("M-9.14", "M-R-12")
def test_a_face_down_general_protects_moves_stacks_and_commands() -> None:
    match = build(
        generals={
            "belle_isle": {"city": "pilsen"},
            "noailles": {"city": "klattau"},
            "traun": {"city": "beraun", "face_down": True},
            "broglie": {"city": "taus", "face_down": True},
        }
    )
    turn(match, LX, "move belle_isle > mies", "halt")
    assert claims(match) == {"pilsen": "france"}  # protected: Beraun is two steps away
    turn(match, LX, "move broglie > klattau")
    seen = match.view(None)["generals"]
    assert (seen["broglie"]["commander"], seen["noailles"]["commander"]) == (True, False)
    assert (face_down(match, "broglie"), face_down(match, "noailles")) == (True, False)  # M-10.1.11


@rule("M-9.14", "M-R-12")
def test_a_face_down_general_fights() -> None:
    match = build(
        phase="combat",
        generals={"belle_isle": {"city": "pilsen", "armies": 3, "face_down": True}, "traun": {"city": "mies"}},
    )
    assert happened(match, "battle")[0][-2:] == (3, 1)


@rule("M-9.15", "M-16.1.6", "M-6.13")
def test_a_starved_general_costs_a_point() -> None:
    match = french("beraun", None, 1, france={"battles": 2})
    assert city(match, "belle_isle") is None
    assert match.view(None)["powers"]["france"]["battles"] == 1
    assert pools(match)["france"] == 11 - 1
    match = french("beraun", None, 1)
    assert (city(match, "belle_isle"), pools(match)["france"]) == (None, 11)


# -- hussars


def toll(cards: list[str], hussars: list[str], **fields: Any) -> Match:
    """Belle-Isle in Budweis, the train in Wels: the only path is four steps by Kaplitz, Freistadt and Linz."""
    return french("budweis", "wels", hussars=hussars, france={"hand": cards}, **fields)


@rule("M-9.16", "M-9.17", "M-9.18", "M-EX-D02")
@pytest.mark.parametrize("hussars", [["kaplitz"], ["linz"], ["kaplitz", "linz"], ["freistadt", "freistadt"]])
def test_the_price_is_the_length_of_the_path(hussars: list[str]) -> None:
    match = toll(["clubs_3", "hearts_2"], hussars)
    assert happened(match, "toll")[0][1] == 4
    assert hand(match, "france") == []
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (False, 5)
    assert sorted(match.view(None)["discards"][0]) == ["clubs_3", "hearts_2"]


@rule("M-9.20", "M-EX-D02")
def test_a_hand_worth_too_little_is_lost() -> None:
    match = toll(["clubs_3"], ["kaplitz", "linz"])
    assert hand(match, "france") == []
    assert match.view(None)["discards"][0] == ["clubs_3"]
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (True, 4)


@rule("M-9.19", "M-R-43", "M-R-13")
def test_paying_is_compulsory() -> None:
    match = toll(["reserve"], ["kaplitz"])  # worth 8; whatever it is declared as, nothing else can be done
    assert (LX, "payment") not in asked(match)
    assert (face_down(match, "belle_isle"), hand(match, "france")) == (False, [])


@rule("M-9.19", "M-9.20")
@pytest.mark.parametrize(("cards", "hungry"), [(["clubs_4"], False), (["clubs_2", "hearts_2"], False), ([], True)])
def test_exactly_the_price_is_enough(cards: list[str], hungry: bool) -> None:
    match = toll(cards, ["kaplitz"])
    assert face_down(match, "belle_isle") == hungry


@rule("M-9.17", "M-9.21", "M-R-44", "M-R-43")
def test_each_general_pays_separately() -> None:
    others = {"broglie": {"city": "budweis", "armies": 5}}
    match = toll(["clubs_4", "clubs_5"], ["kaplitz"], others=others)
    assert asked(match) == [(LX, "supply")]
    assert options(match, LX) == ["supply belle_isle", "supply broglie"]
    turn(match, LX, "supply broglie", "pay clubs_5")
    assert hand(match, "france") == []
    assert unsupplied(match) == []
    match = toll(["clubs_4"], ["kaplitz"], others=others)
    turn(match, LX, "supply broglie")  # one card for one of them; the losses of the stack are shared
    assert unsupplied(match) == ["belle_isle"]
    assert options(match, LX) == [f"armies belle_isle {n}" for n in range(1, 9)]  # nine armies left
    turn(match, LX, "armies belle_isle 5")
    assert (armies(match, "belle_isle"), armies(match, "broglie")) == (5, 4)


@rule("M-9.22", "M-R-13")
def test_a_free_path_is_used() -> None:
    match = french("budweis", "peuerbach", hussars=["linz"], france={"hand": ["clubs_4"]})  # free: six by Pisek
    assert happened(match, "toll") == []
    assert hand(match, "france") == ["clubs_4"]
    assert unsupplied(match) == []


@rule("M-9.17", "M-R-13")
def test_the_shortest_path_past_hussars_is_paid() -> None:
    match = french("budweis", "peuerbach", hussars=["linz", "pisek"], france={"hand": ["clubs_4", "clubs_6"]})
    assert happened(match, "toll")[0][1] == 4  # not six
    assert set(options(match, LX)) == {"pay clubs_4", "pay clubs_6"}


@rule("M-9.16", "M-9.17", "M-8.17")
def test_the_generals_own_power_pays() -> None:
    match = phase(
        III,
        {"toerring": {"city": "budweis", "armies": 5}},
        {"train_bavaria_1": "wels"},
        hussars=["linz"],
        france={"hand": ["clubs_10"]},
        bavaria={"hand": ["clubs_3"]},
    )
    assert (hand(match, "france"), hand(match, "bavaria")) == (["clubs_10"], [])
    assert unsupplied(match) == ["toerring"]


@rule("M-9.16")
@pytest.mark.parametrize(
    ("general", "place", "hussars", "train", "space", "price"),
    [
        ("traun", "koenigstein", ["teplitz", "boehmisch_leipa"], "train_austria_2", 2, 0),
        ("rutowski", "boehmisch_leipa", ["leitmeritz", "koenigstein"], "train_saxony_1", 6, 0),
        ("friedrich", "boehmisch_leipa", ["leitmeritz", "koenigstein"], "train_prussia_1", 2, 2),
    ],
)
def test_hussars_burden_only_austrias_enemies(
    general: str, place: str, hussars: list[str], train: str, space: int, price: int
) -> None:
    power = train.split("_")[1]
    data: dict[str, Any] = {power: {"hand": ["clubs_10"]}}
    stage = IV if power == "prussia" else V
    match = phase(
        stage, {general: {"city": place}}, {train: "schlan"}, hussars=hussars, tracks={"saxony": space}, **data
    )
    assert unsupplied(match) == []
    assert [args[1] for args in happened(match, "toll")] == ([price] if price else [])
    assert hand(match, power) == ([] if price else ["clubs_10"])


@rule("M-9.21")
def test_generals_at_home_never_pay() -> None:
    match = phase(
        IV,
        {"friedrich": {"city": "crossen", "armies": 5}},
        {"train_prussia_1": "frankfurt_a_d_oder"},
        hussars=["gruenberg"],
        prussia={"hand": ["clubs_2"]},
    )
    assert hand(match, "prussia") == ["clubs_2"]
    assert unsupplied(match) == []
    forbidden(match, FR, "pay clubs_2")


@rule("M-R-44")
def test_in_a_mixed_stack_each_power_is_checked_for_itself() -> None:
    match = phase(
        III,
        {
            "belle_isle": {"city": "pilsen", "armies": 1},
            "toerring": {"city": "pilsen", "armies": 5},
            "noailles": {"city": "paris"},
        },
        {"train_bavaria_1": "tachau"},
    )
    assert city(match, "belle_isle") is None
    assert armies(match, "toerring") == 5
    assert asked(match) == [(LX, "movement")]


@rule("M-9.14")
def test_a_face_down_general_moves_as_far() -> None:
    match = build(stage=V, generals={"traun": {"city": "mies", "face_down": True}})
    turn(match, MT, "move traun > pilsen", "on horowitz", "on beraun", "on prag")
    assert city(match, "traun") == "prag"


@rule("M-9.17", "M-9.4")
@pytest.mark.parametrize(
    ("train", "price"), [("freistadt", 2), ("linz", 3), ("wels", 4), ("ried", 5), ("braunau", 6), ("salzburg", None)]
)
def test_the_price_grows_with_the_path(train: str, price: int | None) -> None:
    match = french("budweis", train, hussars=["kaplitz"], france={"hand": ["reserve"]})
    if price is None:  # seven steps: no path, so nothing to pay
        assert (happened(match, "toll"), unsupplied(match)) == ([], ["belle_isle"])
        assert hand(match, "france") == ["reserve"]
    else:
        assert happened(match, "toll")[0][1] == price
        assert hand(match, "france") == []


@rule("M-9.19", "M-9.20", "M-9.21")
def test_what_is_left_for_the_second_general_may_be_too_little() -> None:
    others = {"broglie": {"city": "kaplitz", "armies": 5}}
    match = toll(["clubs_4", "clubs_2"], ["freistadt"], others=others)  # prices four and three
    turn(match, LX, "supply belle_isle", "pay clubs_4")
    assert hand(match, "france") == []  # the 4 was paid, the 2 is lost
    assert (unsupplied(match), armies(match, "broglie")) == (["broglie"], 4)
    match = toll(["clubs_4", "clubs_2"], ["freistadt"], others=others)
    turn(match, LX, "supply broglie", "pay clubs_4")
    assert (unsupplied(match), armies(match, "belle_isle")) == (["belle_isle"], 4)


@rule("M-9.19", "M-R-43", "M-8.16")
def test_the_payer_of_a_toll_chooses_among_sufficient_cards() -> None:
    match = toll(["clubs_3", "hearts_2", "spades_10"], ["kaplitz"])
    assert set(options(match, LX)) == {"pay hearts_2 clubs_3", "pay spades_10"}
    forbidden(match, LX, "pay hearts_2", "pay clubs_3", "done", "decline")
    ten = turn(match.clone(), LX, "pay spades_10")
    assert hand(ten, "france") == ["clubs_3", "hearts_2"]  # no change
    turn(match, LX, "pay clubs_3 hearts_2")
    assert hand(match, "france") == ["spades_10"]


@rule("M-R-12", "M-9.14", "M-9.5")
def test_a_face_down_general_blocks() -> None:
    """A supply path, and a forced march beside him."""
    others = {"traun": {"city": "linz", "face_down": True}}
    generals = {"belle_isle": {"city": "freistadt", "armies": 5}, "noailles": {"city": "paris"}, **others}
    match = phase(III, generals, {"train_france_2": "peuerbach"})  # the only short way is by Linz
    assert unsupplied(match) == ["belle_isle", "traun"]
    march = build(generals={"belle_isle": {"city": "kaplitz"}, **others})
    assert "march belle_isle > freistadt" not in options(march, LX)
    assert "march belle_isle > freistadt" in options(build(generals={"belle_isle": {"city": "kaplitz"}}), LX)


@rule("M-9.19", "M-9.20", "M-9.11", "M-9.12")
@pytest.mark.parametrize(("cards", "hungry", "left"), [(["clubs_4"], False, 5), (["clubs_3"], True, 3), ([], True, 3)])
def test_who_pays_is_turned_up_and_who_cannot_starves_on(cards: list[str], hungry: bool, left: int) -> None:
    """Belle-Isle was without supply before: unpaid, he loses two armies now."""
    match = toll(cards, ["kaplitz"], others={"belle_isle": {"city": "budweis", "armies": 5, "face_down": True}})
    assert (face_down(match, "belle_isle"), armies(match, "belle_isle")) == (hungry, left)
    assert hand(match, "france") == []
    assert [told_["general"] for told_ in told(match, "supplied")] == ([] if hungry else ["belle_isle"])
    lost = [{"power": "france", "general": "belle_isle", "price": 4, "faces": cards}] if hungry else []
    assert [{key: told_[key] for key in told_ if key != "kind"} for told_ in told(match, "hand_lost")] == lost
