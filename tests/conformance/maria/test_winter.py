"""Winter (13)."""

from __future__ import annotations

from random import Random
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
    face_down,
    forbidden,
    hand,
    intro,
    options,
    pools,
    targets,
    told,
    turn,
)
from tests.conformance.rule import rule

RICH = ["clubs_10", "clubs_9", "clubs_8", "clubs_7"]
FOUR = ["clubs_4"]  # one army
EACH: dict[str, Any] = {  # a card for every power, so that all are asked
    power: {"hand": [f"{suit}_4"]}
    for power, suit in zip(
        ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria"),
        ("clubs", "spades", "hearts", "diamonds", "clubs", "spades"),
    )
}

FRENCHMEN = {"belle_isle": "paris", "broglie": "metz", "noailles": "lille"}


def winter(*until: str, **fields: Any) -> Match:
    """A winter in which the powers before `until` recruit nobody."""
    match = build(**{"stage": "winter", "turn": 3, **fields})
    for power in until:
        decision = match.decisions[0]
        while decision.kind == "recruit" and decision.actor != POWER[power]:
            match.play(decision.seat, "recruit 0")
            decision = match.decisions[0]
    return match


POWER = {"france": 0, "bavaria": 1, "prussia": 2, "saxony": 3, "pragmatic": 4, "austria": 5}


def actor(match: Match) -> int:
    found: int = match.decisions[0].actor
    return found


@rule("M-13.1", "M-5.15", "M-R-65")
@pytest.mark.parametrize("number", range(1, 13))
def test_winter_follows_every_third_turn(number: int) -> None:
    match = build(
        stage="austria_pragmatic", phase="end", turn=number, emperor="france", generals={}, france={"hand": FOUR}
    )
    assert (asked(match)[0][1] == "recruit") == (number in (3, 6, 9, 12))


@rule("M-13.2", "M-R-59")
def test_the_powers_recruit_in_order() -> None:
    match = winter(generals={"belle_isle": {"city": "paris"}}, **EACH)
    seen = []
    while asked(match)[0][1] == "recruit":
        seen.append(actor(match))
        match.play(match.decisions[0].seat, "recruit 0")
    assert seen == [POWER[p] for p in ("france", "bavaria", "prussia", "saxony", "austria", "pragmatic")]
    match = winter(tracks={"saxony": 6}, **EACH)
    seen = []
    while asked(match)[0][1] == "recruit":
        seen.append(actor(match))
        match.play(match.decisions[0].seat, "recruit 0")
    assert seen == [POWER[p] for p in ("france", "bavaria", "prussia", "austria", "saxony", "pragmatic")]


@rule("M-13.3", "M-13.4", "M-8.16", "M-8.17")
def test_an_army_costs_four_points_and_overpayment_is_lost() -> None:
    generals = {"belle_isle": {"city": "paris", "armies": 3}}
    match = winter(generals=generals, france={"hand": ["clubs_5", "clubs_6"]}, bavaria={"hand": RICH})
    assert options(match, LX) == ["recruit 0", "recruit 1", "recruit 2"]  # 11 points
    turn(match, LX, "recruit 1", "pay clubs_6", "done")
    assert hand(match, "france") == ["clubs_5"]
    assert armies(match, "belle_isle") == 4
    assert told(match, "recruited")[0]["count"] == 1
    both = winter(generals=generals, france={"hand": ["clubs_5", "clubs_6"]})
    turn(both, LX, "recruit 2", "done")
    assert hand(both, "france") == []
    assert armies(both, "belle_isle") == 5
    assert len(hand(match, "bavaria")) == 4  # nobody pays for another power


@rule("M-13.5", "M-13.6")
def test_who_receives_the_armies_stays_secret() -> None:
    generals = {"belle_isle": {"city": "paris", "armies": 3}, "broglie": {"city": "metz", "armies": 7}}
    match = winter(generals=generals, france={"hand": ["clubs_8", "clubs_4"]})
    turn(match, LX, "recruit 3", "done")
    assert options(match, LX) == ["give belle_isle 2", "give belle_isle 3"]  # Broglie has room for one
    turn(match, LX, "give belle_isle 2")
    assert (armies(match, "belle_isle"), armies(match, "broglie")) == (5, 8)
    for seat in (FR, MT):
        seen = [event for event in match.events(seat) if event.kind == "armies_given"]
        assert seen
        assert all(not event.secret for event in seen)
        assert "armies" not in match.view(seat)["generals"]["belle_isle"]


@rule("M-13.5")
def test_a_general_may_get_none_where_the_others_have_room() -> None:
    generals = {"belle_isle": {"city": "paris", "armies": 3}, "broglie": {"city": "metz", "armies": 3}}
    match = winter(generals=generals, france={"hand": ["clubs_8"]})
    turn(match, LX, "recruit 2", "done")
    assert options(match, LX) == ["give belle_isle 0", "give belle_isle 1", "give belle_isle 2"]
    turn(match, LX, "give belle_isle 0")
    assert (armies(match, "belle_isle"), armies(match, "broglie")) == (3, 5)


@rule("M-13.5")
def test_who_gives_knows_what_he_has_given_and_others_only_guess() -> None:
    generals = {name: {"city": place, "armies": 3} for name, place in FRENCHMEN.items()}
    match = winter(generals=generals, france={"hand": ["clubs_8", "clubs_4"]})
    turn(match, LX, "recruit 3", "done")
    turn(match, LX, options(match, LX)[1])
    given = {name: armies(match, name) for name in FRENCHMEN}
    own = [match.determinize(LX, Random(number)) for number in range(8)]
    assert all({name: armies(one, name) for name in FRENCHMEN} == given for one in own)
    others = [match.determinize(MT, Random(number)) for number in range(8)]
    assert any({name: armies(one, name) for name in FRENCHMEN} != given for one in others)


@rule("M-13.6", "M-R-62", "M-R-61")
def test_armies_that_fit_nowhere_cannot_be_bought() -> None:
    generals = {"belle_isle": {"city": "lille", "armies": 7}, "broglie": {"city": "box", "armies": 2}}
    match = winter(generals=generals, france={"hand": RICH}, markers={
        "paris": "austria", "metz": "austria", "muenchen": "austria", "lille": "austria",
    })  # fmt: skip
    assert options(match, LX) == ["recruit 0", "recruit 1"]
    more = winter(stage="winter", start="set_up", france={"hand": RICH})
    assert options(more, LX) == [f"recruit {n}" for n in range(9)]  # beyond the 26 of the sheet


@rule("M-13.7")
def test_a_returning_general_needs_a_new_army() -> None:
    match = winter("bavaria", bavaria={"hand": ["clubs_9"]})
    assert options(match, LX) == ["recruit 0", "recruit 1", "recruit 2"]
    turn(match, LX, "recruit 2", "return toerring > muenchen")
    assert (city(match, "toerring"), armies(match, "toerring"), face_down(match, "toerring")) == ("muenchen", 2, False)
    poor = winter("bavaria", bavaria={"hand": ["clubs_3"]})
    assert options(poor, LX) == ["recruit 0"]
    turn(poor, LX, "recruit 0")
    assert city(poor, "toerring") is None


@rule("M-13.2", "M-13.7")
def test_a_general_need_not_return() -> None:
    match = winter(generals={"belle_isle": {"city": "paris", "armies": 3}}, france={"hand": ["clubs_4"]})
    turn(match, LX, "recruit 1")
    assert "done" in options(match, LX)
    turn(match, LX, "done")
    assert armies(match, "belle_isle") == 4


@rule("M-13.8", "M-13.12", "M-13.13", "M-R-89")
def test_generals_return_in_major_fortresses_at_home() -> None:
    match = winter(france={"hand": FOUR}, markers={"wien": "france"})
    turn(match, LX, "recruit 1")
    assert targets(match, LX, "return noailles >") == {"paris", "lille", "metz", "muenchen"}
    prussia = winter("prussia", prussia={"hand": FOUR}, markers={"breslau": "prussia"})
    turn(prussia, FR, "recruit 1")
    assert targets(prussia, FR, "return schwerin >") == {"berlin", "magdeburg"}  # neither Breslau nor Dresden
    austria = winter("austria", austria={"hand": FOUR})
    turn(austria, MT, "recruit 1")
    assert targets(austria, MT, "return traun >") == {"wien", "prag", "bruenn", "bruessel", "luxemburg"}
    bavaria = winter("bavaria", bavaria={"hand": FOUR})
    turn(bavaria, LX, "recruit 1")
    assert targets(bavaria, LX, "return toerring >") == {"muenchen"}


@rule("M-13.9", "M-13.11")
def test_the_fortress_must_be_in_friendly_hands() -> None:
    match = winter("austria", austria={"hand": FOUR}, markers={"wien": "france", "prag": "prussia"})
    turn(match, MT, "recruit 1")
    assert targets(match, MT, "return traun >") == {"bruenn", "bruessel", "luxemburg"}
    allied = winter("bavaria", bavaria={"hand": FOUR}, markers={"muenchen": "prussia"})
    turn(allied, LX, "recruit 1")
    assert targets(allied, LX, "return toerring >") == {"muenchen"}
    lost = winter("bavaria", bavaria={"hand": FOUR}, markers={"muenchen": "austria"})
    assert told(lost, "recruited") == []  # not even asked


@rule("M-13.10", "M-13.11", "M-R-60")
def test_the_fortress_must_be_free_or_hold_one_partner() -> None:
    generals = {
        "belle_isle": {"city": "paris"}, "broglie": {"city": "metz"}, "maillebois": {"city": "metz"},
        "toerring": {"city": "muenchen"},
    }  # fmt: skip
    match = winter(france={"hand": FOUR}, generals=generals, trains={"train_france_1": "lille"})
    turn(match, LX, "recruit 1")
    assert targets(match, LX, "return noailles >") == {"paris", "muenchen"}
    turn(match, LX, "return noailles > paris")
    assert match.view(None)["generals"]["belle_isle"]["commander"] is True
    full = winter("bavaria", bavaria={"hand": FOUR}, trains={"train_bavaria_1": "muenchen"})
    assert told(full, "recruited") == []


@rule("M-13.2", "M-6.9")
@pytest.mark.parametrize(("cards", "toerring"), [([], 3), (["clubs_4"], 8)])
def test_who_plainly_can_recruit_nobody_is_not_asked(cards: list[str], toerring: int) -> None:
    """Hand sizes and the sum of a power's armies are known to all."""
    match = winter(bavaria={"hand": cards}, generals={"toerring": {"city": "muenchen", "armies": toerring}})
    assert "recruit" not in {kind for _, kind in asked(match)}


@rule("M-13.4", "M-6.9")
def test_a_card_worth_no_army_is_nobody_elses_business() -> None:
    low = winter(bavaria={"hand": ["clubs_3"]}, generals={"toerring": {"city": "muenchen", "armies": 3}})
    high = winter(bavaria={"hand": ["clubs_4"]}, generals={"toerring": {"city": "muenchen", "armies": 3}})
    assert (options(low, LX), options(high, LX)) == (["recruit 0"], ["recruit 0", "recruit 1"])
    assert low.view(MT) == high.view(MT)


@rule("M-13.10", "M-6.5")
def test_a_return_to_an_equal_rank_names_the_commander() -> None:
    generals = {"toerring": {"city": "muenchen"}, "noailles": {"city": "paris"}}
    match = winter(france={"hand": FOUR}, generals=generals)
    turn(match, LX, "recruit 1", "return moritz_von_sachsen > muenchen")
    assert asked(match) == [(LX, "command")]
    turn(match, LX, "command toerring")
    assert match.view(None)["generals"]["toerring"]["commander"] is True


@rule("M-13.14", "M-22.3")
def test_arenberg_returns_in_pragmatic_fortresses_too() -> None:
    match = winter("austria", austria={"hand": FOUR})
    turn(match, MT, "recruit 1")
    own = {"wien", "prag", "bruenn", "bruessel", "luxemburg"}
    assert targets(match, MT, "return arenberg >") == own | {"amsterdam", "hannover"}
    forbidden(match, MT, "return traun > amsterdam", "return traun > hannover", "return arenberg > berlin")
    turn(match, MT, "return arenberg > amsterdam")
    assert city(match, "arenberg") == "amsterdam"


@rule("M-R-60", "M-10.1.23")
def test_a_return_to_the_pragmatic_partner_needs_consent() -> None:
    fields: dict[str, Any] = {"austria": {"hand": FOUR}, "generals": {"george_ii": {"city": "hannover"}}}
    match = winter("austria", **fields)
    turn(match, MT, "recruit 1", "return arenberg > hannover")
    assert asked(match) == [(FR, "consent")]
    yes = match.clone()
    turn(yes, FR, "consent")
    assert city(yes, "arenberg") == "hannover"
    turn(match, FR, "refuse")
    assert city(match, "arenberg") is None
    assert "hannover" not in targets(match, MT, "return arenberg >")
    turn(match, MT, "return arenberg > amsterdam")
    assert (city(match, "arenberg"), armies(match, "arenberg")) == ("amsterdam", 1)


@rule("M-13.15")
def test_an_enemy_train_does_not_prevent_a_return() -> None:
    match = winter("austria", austria={"hand": FOUR}, trains={"train_france_1": "wien", "train_austria_1": "prag"})
    turn(match, MT, "recruit 1")
    assert "wien" in targets(match, MT, "return traun >")
    forbidden(match, MT, "return traun > prag")
    turn(match, MT, "return traun > wien")
    assert (city(match, "traun"), city(match, "train_france_1")) == ("wien", None)
    assert told(match, "train_captured")[0]["train"] == "train_france_1"


@rule("M-R-69")
def test_a_returning_general_takes_a_hussar_off() -> None:
    match = winter("austria", austria={"hand": FOUR}, hussars=["wien"])
    turn(match, MT, "recruit 1", "return traun > wien")
    assert match.view(None)["hussars"] == [None, None]


@rule("M-13.16", "M-13.19")
def test_nothing_else_happens_in_winter() -> None:
    match = winter(
        france={"hand": RICH}, generals={"belle_isle": {"city": "prag", "armies": 3}, "traun": {"city": "beraun"}},
        trains={"train_france_1": "off"}, hussars=["tabor"],
    )  # fmt: skip
    assert all(text.startswith("recruit ") for text in options(match, LX))
    while asked(match)[0][1] == "recruit":
        match.play(match.decisions[0].seat, "recruit 0")
    assert match.view(None)["turn"] == 4
    assert (city(match, "belle_isle"), armies(match, "belle_isle")) == ("prag", 3)  # unsupplied all the winter
    assert (city(match, "traun"), city(match, "train_france_1")) == ("beraun", None)
    assert match.view(None)["hussars"] == ["tabor", None]
    assert told(match, "battle") == []


@rule("M-13.17", "M-5.16")
def test_the_pools_are_recorded() -> None:
    match = build(
        stage="winter", phase="scoring", turn=12, markers={"linz": "france", "wien": "prussia"},
        austria={"battles": 1}, winters=[{"france": 1, "prussia": 2, "pragmatic": 3, "austria": 4}],
    )  # fmt: skip
    assert pools(match) == {"france": 10, "prussia": 12, "pragmatic": 8, "austria": 7}
    assert match.view(None)["winters"][3] == {"france": 10, "prussia": 12, "pragmatic": 8, "austria": 7}


@rule("M-13.18", "M-R-99")
def test_the_sheet_is_hidden_until_the_end() -> None:
    match = build(stage="winter", phase="scoring", turn=3, markers={"linz": "france"})
    for seat in (None, FR, LX, MT):
        assert match.view(seat)["winters"] == 1
    assert pools(match)["france"] == 10
    assert told(match, "winter_sheet") == []


@rule("M-EX-D11", "M-R-43")
def test_example_winter() -> None:
    match = winter("bavaria", bavaria={"hand": ["clubs_10", "clubs_7", "reserve"]})
    assert options(match, LX) == [f"recruit {n}" for n in range(7)]
    turn(match, LX, "recruit 6")  # all three cards are needed
    turn(match, LX, "return toerring > muenchen")
    assert hand(match, "bavaria") == []
    assert (city(match, "toerring"), armies(match, "toerring")) == ("muenchen", 6)


@rule("M-R-65", "M-14.6")
def test_winter_of_the_introductory_game() -> None:
    hands = {power: held for power, held in EACH.items() if power != "pragmatic"}
    match = intro(stage="winter", turn=3, generals={"broglie": {"city": "linz"}}, **hands)
    seen = []
    while asked(match)[0][1] == "recruit":
        seen.append(actor(match))
        match.play(match.decisions[0].seat, "recruit 0")
    assert seen == [POWER[p] for p in ("france", "bavaria", "prussia", "saxony", "austria")]
    assert match.view(None)["winters"] == 0


@rule("M-R-05", "M-6.5", "M-R-60")
@pytest.mark.parametrize("chosen", ["george_ii", "karl_von_lothringen"])
@pytest.mark.parametrize(
    ("power", "seat", "other", "back", "host", "place"),
    [
        ("austria", MT, FR, "karl_von_lothringen", "george_ii", "bruessel"),
        ("pragmatic", FR, MT, "george_ii", "karl_von_lothringen", "hannover"),
    ],
)
def test_the_proposal_of_a_return_names_the_commander(
    power: str, seat: str, other: str, back: str, host: str, place: str, chosen: str
) -> None:
    fields: dict[str, Any] = {power: {"hand": FOUR}, "generals": {host: {"city": place, "armies": 2}}}
    match = winter(power, **fields)
    turn(match, seat, "recruit 1", f"return {back} > {place}")
    assert asked(match) == [(seat, "command")]  # who proposes names him, whoever is Austrian
    turn(match, seat, f"command {chosen}")
    assert asked(match) == [(other, "consent")]
    assert city(match, back) is None
    refused = match.clone()
    turn(match, other, "consent")
    assert city(match, back) == place
    seen = match.view(None)["generals"]
    assert [name for name in ("george_ii", "karl_von_lothringen") if seen[name]["commander"]] == [chosen]
    assert asked(match)[0][1] != "command"  # nothing is left to name
    turn(refused, other, "refuse")
    assert city(refused, back) is None
    assert place not in targets(refused, seat, f"return {back} >")


@rule("M-R-05", "M-R-60", "M-6.4")
def test_of_different_ranks_nobody_is_named() -> None:
    match = winter("austria", austria={"hand": FOUR}, generals={"cumberland": {"city": "bruessel", "armies": 2}})
    turn(match, MT, "recruit 1", "return karl_von_lothringen > bruessel")
    assert asked(match) == [(FR, "consent")]
    turn(match, FR, "consent")
    assert match.view(None)["generals"]["karl_von_lothringen"]["commander"] is True


@rule("M-R-62", "M-13.6", "M-13.11")
def test_generals_who_cannot_all_return_make_no_room() -> None:
    """Of Traun and Neipperg one finds a place, with Karl in Wien; Arenberg returns in Amsterdam."""
    generals: dict[str, Any] = {
        "karl_von_lothringen": {"city": "wien", "armies": 8}, "khevenhueller": {"city": "linz", "armies": 8},
        "batthyany": {"city": "komorn", "armies": 8}, "george_ii": {"city": "hannover"},
    }  # fmt: skip
    markers = dict.fromkeys(("prag", "bruenn", "bruessel", "luxemburg"), "france")
    rich = [f"{suit}_{n}" for suit in ("clubs", "hearts", "spades") for n in (10, 9, 8, 7)]
    match = winter("austria", austria={"hand": rich}, generals=generals, markers=markers)
    assert options(match, MT) == [f"recruit {n}" for n in range(17)]
    turn(match, MT, "recruit 16")
    while asked(match) == [(MT, "payment")]:
        turn(match, MT, options(match, MT)[-1])
    turn(match, MT, "return traun > wien", "return arenberg > amsterdam")
    while asked(match)[0][1] == "give":
        turn(match, MT, options(match, MT)[-1])
    assert (armies(match, "traun"), armies(match, "arenberg"), city(match, "neipperg")) == (8, 8, None)


@rule("M-13.7", "M-13.3")
def test_each_returning_general_takes_an_army_of_those_recruited() -> None:
    match = winter(france={"hand": ["clubs_8"]}, generals={"belle_isle": {"city": "paris", "armies": 8}})
    turn(match, LX, "recruit 2", "return noailles > metz", "return broglie > metz")
    assert (armies(match, "noailles"), armies(match, "broglie")) == (1, 1)
    assert targets(match, LX, "return maillebois >") == set()  # no army is left for him


@rule("M-13.18", "M-13.17", "M-R-99", "M-23.4")
def test_no_seat_reads_an_entry_or_a_sum_before_the_end() -> None:
    marked = {"linz": "france", "wien": "prussia"}
    for number in (3, 6, 9):
        match = build(stage="winter", phase="scoring", turn=number, markers=marked)
        assert match.view(None)["turn"] == number + 1
        for seat in (None, LX, FR, MT):
            assert match.view(seat)["winters"] == number // 3  # how many entries, not which
            assert [event.kind for event in match.events(seat) if event.kind == "winter_sheet"] == []
    last = build(stage="winter", phase="scoring", turn=12, markers=marked)
    for seat in (None, LX, FR, MT):
        assert last.view(seat)["winters"][-1] == {"france": 10, "prussia": 12, "pragmatic": 8, "austria": 8}
    assert len(told(last, "winter_sheet")) == 1
