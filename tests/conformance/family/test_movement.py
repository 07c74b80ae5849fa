"""Movement Turns in all games: March, Sea Movement, Strategic Movement, and Troops with their General."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play, ways
from tests.conformance.coalitions.war import results
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import RD, RP, K, Pair, Powers, again, garrisons, generals, moving, targets
from tests.conformance.rule import rule

# -- who may move


@rule("K-7.6.18", "K-7.6.26", "RP-8.9.1", "RP-8.5.6", "RD-9.11.1", "RD-9.11.2", "RD-9.8.2")
def test_each_general_moves_once_in_a_turn_by_one_kind_of_movement(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"provence": 2, "paris": 1, "bavaria": 0, "picardie": 0}}})
    play(m, "france: strategic provence > languedoc", "france: on aquitaine", "france: halt", "france: done")
    forbidden(m, "france", "march aquitaine > paris", "march aquitaine > languedoc", "strategic aquitaine > languedoc")
    play(m, "france: march bavaria > tyrol")  # another kind, in any order
    forbidden(m, "france", "march tyrol > wien", "strategic tyrol > wien")
    play(m, "france: march paris > normandie_bretagne", "france: done")
    assert [kind for kind, _ in ways(m)] == ["strategic", "march", "march"]
    assert targets(m, "france", "march", "picardie") != set(), "the fourth may move, and need not"
    play(m, "france: end")
    assert asked(m) == [("france", "request")]
    assert generals(m)["france"] == {"aquitaine": 2, "normandie_bretagne": 1, "tyrol": 0, "picardie": 0}


@rule("K-7.6.18", "FAM-3.27", "RP-8.9.15", "RD-9.8.5", "RD-R-47")
def test_whoever_fought_supported_withdrew_or_was_beaten_moves_again_in_the_next_turn(stage: Stage) -> None:
    france = {"generals": {"wurttemberg": 3, "tyrol": 2, "saxonia": 0, "venezia": 1}, "garrisons": ["hesse"]}
    austria = {"generals": {"bavaria": 3, "bohemia": 1}, "garrisons": ["lombardia"]}
    m = moving(stage, powers={"france": france, "austria": austria})
    play(m, "france: march wurttemberg > bavaria", "france: done", "france: march tyrol > lombardia", "france: done")
    play(m, "france: march saxonia > bohemia", "france: end")
    play(m, "france: battle bavaria", "france: withdraw bavaria > hesse")  # 4 to 4: he withdraws
    play(m, "france: battle lombardia", "france: support venezia", "france: done")  # 3 to 1: he wins
    play(m, "france: capital")  # Bohemia, 1 to 2: he is beaten
    assert results(m) == [(4, 4, -1), (3, 1, 0), (1, 2, 1)]
    assert generals(m)["france"] == {"hesse": 2, "lombardia": 1, "venezia": 0, "paris": 0}
    again(m, "france", stage.rival)
    for start in ("hesse", "lombardia", "venezia", "paris"):
        assert targets(m, "france", "march", start) != set(), start
    play(m, "france: march hesse > bavaria")
    assert "bavaria" in generals(m)["france"]


@rule("K-4.8.3", "K-4.8.4", "K-7.6.34", "RP-8.10.1", "RP-8.10.2", "RP-5.8.3", "RP-5.8.2", "RD-9.15.1", "RD-9.15.2")
@rule("RD-9.15.3", "RD-5.10.3", "RD-5.10.1")
def test_all_troops_go_with_their_general_and_never_to_another(stage: Stage) -> None:
    powers: Powers = {"austria": {"generals": {"wien": 3, "bohemia": 0, "tyrol": 2}}}
    m = moving(stage, "austria", powers=powers)
    assert {move.split()[0] for move in options(m, "austria")} == {"march", "strategic", "end"}
    play(m, "austria: march tyrol > bavaria")
    assert options(m, "austria") == _garrison_options(m, "tyrol", "bavaria"), "nothing else can be left behind"
    play(m, "austria: done", "austria: march wien > tyrol", "austria: done", "austria: march bohemia > wien")
    assert generals(m) == {"austria": {"bavaria": 2, "tyrol": 3, "wien": 0}}


def _garrison_options(m: Match, *places: str) -> list[str]:
    board = m.definition.map.place_of  # type: ignore[attr-defined]
    return [*(f"garrison {place}" for place in sorted(places, key=lambda place: int(board[place]))), "done"]


# -- March

AROUND_TYROL = {
    "coalitions": {"bavaria", "lombardia", "venezia", "wien"},
    "realpolitik": {"bavaria", "karinthia", "lombardia", "venezia", "wien", "wurttemberg"},
    "raison_detat": {"bavaria", "karinthia", "lombardia", "venezia", "wien", "wurttemberg"},
}


@rule("K-7.6.19", "K-4.2.7", "RP-8.9.2", "RP-5.2.10", "RD-9.12.1", "RD-9.16.5", "RD-5.2.9")
def test_a_march_goes_to_one_adjacent_territory_never_to_an_impassable_one(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"tyrol": 1}}})
    assert targets(m, "france", "march", "tyrol") == AROUND_TYROL[stage.game]
    forbidden(m, "france", "march tyrol > alps", "march tyrol > bohemia", "march tyrol > tyrol")
    play(m, "france: march tyrol > lombardia", "france: done")
    assert ways(m) == [("march", ["tyrol", "lombardia"])]
    assert asked(m) == [("france", "request")], "one Territory and no more"


@rule("K-7.6.20", "K-8.0.7", "RP-8.9.2", "RP-8.9.3", "RP-7.4.7", "RD-9.12.2")
def test_what_a_march_may_enter(stage: Stage) -> None:
    """Uncontrolled, own, an enemy's with or without pieces, and an Ally's with consent."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"bavaria": 0}, "garrisons": ["hesse"]},
        "austria": {"garrisons": ["tyrol"]},
        friend: {"garrisons": ["bohemia"]},
    }
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    assert {"wurttemberg", "hesse", "tyrol", "wien", "bohemia"} <= targets(m, "france", "march", "bavaria")
    for goal in ("wurttemberg", "hesse", "wien"):  # nobody's, own, an enemy's home without pieces
        one = play(m.clone(), f"france: march bavaria > {goal}")
        assert generals(one)["france"] == {goal: 0}
        assert fought(one) == []
    attacked = play(m.clone(), "france: march bavaria > tyrol")
    assert fought(attacked) == ["tyrol"]
    play(m, "france: march bavaria > bohemia")
    assert asked(m) == [(friend, "consent")]
    play(m, f"{friend}: consent")
    assert (generals(m)["france"], fought(m)) == ({"bohemia": 0}, [])


# -- Strategic Movement


@rule("K-7.6.29", "K-7.6.30", "K-R-80", "FAM-3.29", "RP-8.9.12", "RP-8.9.13", "RP-8.9.16", "RP-R-37", "RP-R-95")
@rule("RD-9.14.1", "RD-R-43", "RD-R-44")
def test_a_strategic_movement_enters_up_to_three_own_territories_none_twice(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"provence": 2}}})
    play(m, "france: strategic provence > languedoc")
    forbidden(m, "france", "on provence", "on languedoc")
    play(m, "france: on aquitaine")
    assert "halt" in options(m, "france"), "two Territories are enough"
    forbidden(m, "france", "on languedoc", "on provence")
    assert {"on paris", "on normandie_bretagne", "halt"} <= set(options(m, "france"))
    play(m, "france: on paris", "france: done")
    assert ways(m) == [("strategic", ["provence", "languedoc", "aquitaine", "paris"])]
    assert generals(m)["france"] == {"paris": 2}
    assert asked(m) == [("france", "request")], "there is no fourth Territory"


@rule("K-7.6.29", "K-7.6.30", "RP-8.9.12", "RP-8.9.13", "RD-9.14.1", "RD-R-43")
@pytest.mark.parametrize("holder", ["nobody", "austria"])
def test_every_territory_entered_must_be_controlled_the_last_included(stage: Stage, holder: str) -> None:
    """From Wurttemberg by Bavaria to Wien: France holds Bavaria but not Wien; then Wien but not Bavaria."""
    austria: Powers = {"austria": {"garrisons": ["bavaria"]}} if holder == "austria" else {}
    m = moving(stage, powers={"france": {"generals": {"wurttemberg": 0}, "garrisons": ["wien"]}, **austria})
    forbidden(m, "france", "strategic wurttemberg > bavaria")
    m = moving(stage, powers={"france": {"generals": {"hesse": 0}, "garrisons": ["bavaria", "tyrol"]}})
    assert targets(m, "france", "strategic", "hesse") >= {"bavaria"}
    play(m, "france: strategic hesse > bavaria")  # and on to Tyrol, the only way: neither to Wien nor to Bohemia
    assert ways(m) == [("strategic", ["hesse", "bavaria", "tyrol"])]


@rule("K-R-73", "RP-8.9.13", "RP-R-37", "RD-9.14.2", "RD-R-43")
def test_the_start_of_a_strategic_movement_need_not_be_controlled(stage: Stage) -> None:
    m = moving(stage, "austria", powers={"austria": {"generals": {"bavaria": 1}}})
    play(m, "austria: strategic bavaria > tyrol", "austria: on wien", "austria: halt", "austria: done")
    assert generals(m) == {"austria": {"wien": 1}}
    m = moving(stage, powers={"france": {"generals": {"tyrol": 0}, "garrisons": ["bavaria", "hesse"]}})
    play(m, "france: strategic tyrol > bavaria")  # out of an enemy's home
    assert generals(m) == {"france": {"hesse": 0}}


@rule("K-R-32", "RP-R-35", "RP-8.11.3", "RD-9.14.4", "RD-R-44", "RD-R-43")
def test_own_and_allied_generals_are_passed(stage: Stage) -> None:
    m = moving(stage, "austria", powers={"austria": {"generals": {"bavaria": 1, "tyrol": 0}}})
    play(m, "austria: strategic bavaria > tyrol", "austria: on wien", "austria: halt", "austria: done")
    assert generals(m) == {"austria": {"wien": 1, "tyrol": 0}}
    rival = stage.rival
    powers: Powers = {"austria": {"generals": {"bavaria": 1}}, rival: {"generals": {"tyrol": 2}}}
    m = moving(stage, "austria", pairs=[("austria", rival)], powers=powers)
    play(m, "austria: strategic bavaria > tyrol", "austria: on wien", "austria: halt", "austria: done")
    assert generals(m) == {"austria": {"wien": 1}, rival: {"tyrol": 2}}


@rule("K-R-32", "RP-R-35", "RD-9.14.5", "RD-R-43")
def test_an_enemy_general_ends_a_strategic_movement_in_battle(stage: Stage) -> None:
    """Austria controls Tyrol and Wien; a French General stands in Tyrol."""
    powers: Powers = {"austria": {"generals": {"bavaria": 2}}, "france": {"generals": {"tyrol": 0}}}
    m = moving(stage, "austria", powers=powers)
    forbidden(m, "austria", "strategic bavaria > tyrol")  # not through Tyrol
    play(m, "austria: strategic bavaria > wien", "austria: on tyrol", "austria: done")  # but to it, and no further
    assert ways(m) == [("strategic", ["bavaria", "wien", "tyrol"])]
    assert fought(m) == ["tyrol"]
    assert results(m) == [(3, 1, 0)]


@rule("K-7.6.30", "RP-R-37", "RD-R-43")
def test_a_garrison_placed_on_the_way_controls_nothing_on_the_way(stage: Stage) -> None:
    """With Troops to spare and only Wien held, nobody's Bavaria is still closed to a Strategic Movement."""
    m = moving(stage, powers={"france": {"generals": {"wurttemberg": 3}, "garrisons": ["wien"]}})
    assert "bavaria" not in targets(m, "france", "strategic", "wurttemberg")
    play(m, "france: march wurttemberg > bavaria", "france: garrison bavaria", "france: done")
    assert garrisons(m) == {"wien": "france", "bavaria": "france"}


# -- Sea Movement


@dataclass(frozen=True)
class Sea:
    """A Sea Route, its owner, and an enemy of the owner."""

    owner: str
    start: str
    end: str
    enemy: str
    ally: str = ""  # of the owner; sails with its permission
    pair: Pair = ("", "")


SEA = {
    "coalitions": Sea("britain", "london", "holland", "france", "russia", ("austria", "russia")),
    "realpolitik": Sea("france", "provence", "lazio", "austria", "italy", ("france", "italy")),
    "raison_detat": Sea("france", "provence", "napoli", "austria", "sweden", ("france", "sweden")),
}


def sailing(stage: Stage, mover: str, pairs: list[Pair], powers: Powers) -> Match:
    return moving(stage, mover, pairs=pairs, arbiter=SEA[stage.game].enemy, powers=powers)


@rule("K-7.6.21", "RP-8.9.4", "RP-8.9.5", "RP-5.2.13", "RD-9.13.1", "RD-9.13.3")
def test_the_owner_of_a_sea_route_sails_from_one_end_to_the_other_unasked(stage: Stage) -> None:
    sea = SEA[stage.game]
    for start, end in ((sea.start, sea.end), (sea.end, sea.start)):
        m = sailing(stage, sea.owner, [], {sea.owner: {"generals": {start: 2}}})
        play(m, f"{sea.owner}: sail {start} > {end}", f"{sea.owner}: done")
        assert ways(m) == [("sail", [start, end])]
        assert generals(m) == {sea.owner: {end: 2}}
        assert happened(m, "consent") == []


@rule("RP-8.9.4", "RP-8.9.7", "RP-R-36", "RD-9.13.1", "RD-9.13.2", "RD-R-39")
@pytest.mark.parametrize(
    ("stage", "two_away"), [(RP, "dalmatia"), (RD, "hellas")], ids=["realpolitik", "raison_detat"], indirect=["stage"]
)
def test_one_sea_route_and_only_from_its_end(stage: Stage, two_away: str) -> None:
    """Provence to Napoli and on is two Sea Routes; Languedoc is no end of any; Allies change nothing."""
    sea = SEA[stage.game]
    m = sailing(stage, "france", [sea.pair], {"france": {"generals": {"provence": 0, "languedoc": 0}}})
    goals = {"realpolitik": {"sardinia", "lazio"}, "raison_detat": {"napoli", "catalonia"}}
    assert targets(m, "france", "sail", "provence") == goals[stage.game]
    assert targets(m, "france", "sail", "languedoc") == set()
    forbidden(m, "france", f"sail provence > {two_away}", f"sail languedoc > {sea.end}")


@rule("K-7.6.27", "RP-8.9.8", "RD-9.13.6")
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_a_sea_movement_may_attack(stage: Stage, piece: str) -> None:
    sea = SEA[stage.game]
    there = {"generals": {sea.end: 0}} if piece == "generals" else {"garrisons": [sea.end]}
    m = sailing(stage, sea.owner, [], {sea.owner: {"generals": {sea.start: 2}}, sea.enemy: there})
    play(m, f"{sea.owner}: sail {sea.start} > {sea.end}", f"{sea.owner}: done")
    assert fought(m) == [sea.end]
    assert results(m) == [(3, 1, 0)]


@rule("K-7.6.23", "K-6.5.3", "RP-5.2.13", "RP-8.9.5", "RD-9.13.4", "RD-R-41")
def test_an_ally_of_the_owner_sails_with_his_permission_each_time(stage: Stage) -> None:
    sea = SEA[stage.game]
    m = sailing(stage, sea.ally, [sea.pair], {sea.ally: {"generals": {sea.start: 2}}})
    play(m, f"{sea.ally}: sail {sea.start} > {sea.end}")
    assert asked(m) == [(sea.owner, "consent")]
    assert generals(m) == {sea.ally: {sea.start: 2}}, "asked before the move is made"
    refused = play(m.clone(), f"{sea.owner}: refuse")
    assert generals(refused) == {sea.ally: {sea.start: 2}}
    forbidden(refused, sea.ally, f"sail {sea.start} > {sea.end}")
    assert targets(refused, sea.ally, "march", sea.start) != set(), "he may do something else"
    play(m, f"{sea.owner}: consent")
    assert generals(m) == {sea.ally: {sea.end: 2}}
    play(m, f"{sea.ally}: done")
    again(m, sea.ally, sea.enemy)
    play(m, f"{sea.ally}: sail {sea.end} > {sea.start}")
    assert asked(m) == [(sea.owner, "consent")]


@rule("K-7.6.23", "RP-8.9.6", "RP-8.9.10", "RD-9.13.4", "RD-5.3.3", "RD-R-41")
def test_nobody_else_sails_even_if_he_controls_both_ends(stage: Stage) -> None:
    sea = SEA[stage.game]
    held = {"generals": {sea.start: 1}, "garrisons": [sea.start, sea.end]}
    m = moving(stage, sea.ally, arbiter=sea.enemy, powers={sea.ally: held})
    assert targets(m, sea.ally, "sail", sea.start) == set()
    forbidden(m, sea.ally, f"sail {sea.start} > {sea.end}")
    # the owner sails though both ends are held by an enemy
    held = {"garrisons": [sea.end]}
    m = sailing(stage, sea.owner, [], {sea.owner: {"generals": {sea.start: 1}}, sea.ally: held})
    assert sea.end in targets(m, sea.owner, "sail", sea.start)


@rule("K-R-76", "FAM-D.3", "RP-8.9.11", "RP-R-38", "RD-9.13.4", "RD-R-22")
def test_one_question_covers_the_sea_route_and_the_landing(stage: Stage) -> None:
    """The Ally lands in a Home Territory of the owner of the Sea Route."""
    sea = SEA[stage.game]
    m = sailing(stage, sea.ally, [sea.pair], {sea.ally: {"generals": {sea.end: 0}}})
    play(m, f"{sea.ally}: sail {sea.end} > {sea.start}")
    assert asked(m) == [(sea.owner, "consent")]
    play(m, f"{sea.owner}: consent")
    assert generals(m) == {sea.ally: {sea.start: 0}}
    assert len(happened(m, "consent")) == 1


@rule("K-R-43", "FAM-D.4", "RD-9.13.4", "RD-R-22")
@pytest.mark.parametrize(
    ("stage", "landlord"), [(K, "austria"), (RD, "ottoman")], ids=["coalitions", "raison_detat"], indirect=["stage"]
)
def test_the_owner_of_the_route_and_the_host_must_both_agree(stage: Stage, landlord: str) -> None:
    """They are asked in the Order of Powers, each once; after the first refusal nobody else is asked."""
    sea = SEA[stage.game]
    pairs = [sea.pair, (sea.pair[0], landlord)]
    powers: Powers = {sea.ally: {"generals": {sea.start: 0}}, landlord: {"garrisons": [sea.end]}}
    m = sailing(stage, sea.ally, pairs, powers)
    play(m, f"{sea.ally}: sail {sea.start} > {sea.end}")
    assert asked(m) == [(sea.owner, "consent")]
    refused = play(m.clone(), f"{sea.owner}: refuse")
    assert asked(refused) == [(sea.ally, "move")]
    play(m, f"{sea.owner}: consent")
    assert asked(m) == [(landlord, "consent")]
    assert generals(m) == {sea.ally: {sea.start: 0}}
    play(m, f"{landlord}: consent")
    assert generals(m) == {sea.ally: {sea.end: 0}}


# Power, Territory, its neighbours by land, where the Sea Routes lead
ISLANDS: dict[str, list[tuple[str, str, set[str], set[str]]]] = {
    "coalitions": [("britain", "london", {"cornwall", "scotland_ireland"}, {"holland", "hannover", "danmark"})],
    "realpolitik": [("italy", "sardinia", set(), {"liguria", "lazio", "napoli"})],
    "raison_detat": [
        ("britain", "london", {"cornwall", "scotland_ireland"}, {"holland", "hannover"}),
        ("sweden", "stockholm", {"skania"}, {"finland", "estonia", "livonia"}),
        ("sweden", "skania", {"stockholm"}, {"pommern", "danmark", "borussia"}),
    ],
}


@rule("K-7.6.28", "RP-8.9.9", "RD-9.13.7", "RD-R-42")
def test_islands_are_left_by_sea_only(stage: Stage) -> None:
    for name, island, land, over_sea in ISLANDS[stage.game]:
        m = sailing(stage, name, [], {name: {"generals": {island: 0}}})
        assert targets(m, name, "march", island) <= land
        assert targets(m, name, "sail", island) >= over_sea


@rule("K-7.6.26", "K-4.4.1", "RP-8.9.14", "RP-8.9.1", "RP-5.2.12", "RD-5.3.2", "RD-9.14.3", "RD-9.11.1", "RD-5.3.1")
def test_a_sea_route_is_part_of_no_other_movement(stage: Stage) -> None:
    """The other end is controlled, but it is neither adjacent nor on the way of a Strategic Movement."""
    sea = SEA[stage.game]
    m = sailing(stage, sea.owner, [], {sea.owner: {"generals": {sea.start: 0}, "garrisons": [sea.end]}})
    forbidden(m, sea.owner, f"march {sea.start} > {sea.end}", f"strategic {sea.start} > {sea.end}")
    play(m, f"{sea.owner}: sail {sea.start} > {sea.end}")
    assert asked(m) == [(sea.owner, "request")], "and then he neither marches nor sails on"


@rule("RP-8.9.10", "RP-8.9.9", "RP-DX-19")
@pytest.mark.parametrize("stage", [RP], ids=["realpolitik"], indirect=True)
def test_at_war_with_italy_an_austrian_cannot_leave_sardinia(stage: Stage) -> None:
    """On this board a French Sea Route ends in Sardinia, so Austria stands for the Power without one."""
    m = moving(
        stage, "austria", powers={"austria": {"generals": {"sardinia": 1}, "garrisons": ["sardinia", "liguria"]}}
    )
    assert asked(m) == [("austria", "request")], "there is no move at all"


@rule("RD-9.13.5", "RD-R-40", "RD-5.3.3")
@pytest.mark.parametrize("stage", [RD], ids=["raison_detat"], indirect=True)
@pytest.mark.parametrize(("holder", "may"), [("nobody", True), ("austria", True), ("russia", False)])
def test_a_grey_sea_route_is_sailed_from_an_own_or_uncontrolled_territory(stage: Stage, holder: str, may: bool) -> None:
    """From Venezia to Hellas; Russia, which may hold Venezia, is Austria's Ally and is not asked."""
    powers: Powers = {"austria": {"generals": {"venezia": 1}}, "russia": {}}
    if holder != "nobody":
        powers[holder]["garrisons"] = ["venezia"]
    m = moving(stage, "austria", pairs=[("austria", "russia")], powers=powers)
    assert targets(m, "austria", "sail", "venezia") == ({"hellas"} if may else set())
    if may:
        play(m, "austria: sail venezia > hellas", "austria: done")
        assert generals(m)["austria"] == {"hellas": 1}
        assert happened(m, "consent") == []
    else:
        forbidden(m, "austria", "sail venezia > hellas")


@rule("RD-9.13.5", "RD-R-40")
@pytest.mark.parametrize("stage", [RD], ids=["raison_detat"], indirect=True)
def test_a_grey_sea_route_is_closed_from_an_enemys_home(stage: Stage) -> None:
    m = moving(stage, "austria", powers={"austria": {"generals": {"cornwall": 1, "normandie_bretagne": 1}}})
    forbidden(m, "austria", "sail cornwall > normandie_bretagne", "sail normandie_bretagne > cornwall")
    m = moving(stage, "britain", powers={"britain": {"generals": {"cornwall": 0}}})
    assert "normandie_bretagne" in targets(m, "britain", "sail", "cornwall")
