"""What the pieces of Maria show on the map: supply paths, the range of trains, and where they can come to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.maria import scene_supply, supply
from chancellery.table.scene import Piece, Shown, ShownPath
from tests.conformance.maria.table import FR, LX, MT, build, play
from tests.scenes import shown_prompt


def french(city: str, train: str, others: dict[str, Any] | None = None, **fields: Any) -> Match:
    """Belle-Isle in a city and a French train in another before the French movement."""
    generals = {"belle_isle": {"city": city, "armies": 3}, **(others or {})}
    return build(
        stage="france_bavaria", phase="movement", generals=generals, trains={"train_france_1": train}, **fields
    )


def piece(match: Match, id: str, seat: str | None = None) -> Piece:
    return next(one for one in match.scene(seat, "en").pieces if one.id == id)


def shows(match: Match, id: str, seat: str | None = None) -> Shown:
    found = piece(match, id, seat).shows
    assert found is not None
    return found


def path(match: Match, general: str) -> ShownPath:
    (found,) = shows(match, general).paths
    return found


BY_LINZ = ("budweis", "kaplitz", "freistadt", "linz", "wels")


# -- the path of a general


def test_a_general_shows_the_path_to_his_train() -> None:
    match = french("budweis", "wels")
    assert path(match, "belle_isle") == ShownPath(BY_LINZ)
    assert piece(match, "belle_isle").badge is None


def test_a_path_past_a_hussar_shows_its_price() -> None:
    match = french("budweis", "wels", hussars=["kaplitz"])
    assert path(match, "belle_isle") == ShownPath(BY_LINZ)
    assert piece(match, "belle_isle").badge == "4"


def test_a_free_path_goes_around_the_hussar() -> None:
    match = french("budweis", "peuerbach", hussars=["linz"])
    around = ("budweis", "wesseli", "tabor", "pisek", "winterberg", "rohrbach", "peuerbach")
    assert path(match, "belle_isle") == ShownPath(around)
    assert piece(match, "belle_isle").badge is None


def test_a_path_barred_by_an_enemy_is_broken() -> None:
    match = french("budweis", "wels", {"traun": {"city": "linz", "armies": 2}})
    assert path(match, "belle_isle") == ShownPath(BY_LINZ, broken=True)
    assert piece(match, "belle_isle").badge == "!"


def test_a_path_that_is_too_long_is_broken() -> None:
    match = french("budweis", "muenchen")
    assert path(match, "belle_isle").broken
    assert path(match, "belle_isle").places == (
        "budweis", "kaplitz", "freistadt", "linz", "peuerbach", "ried", "braunau", "muehldorf", "haag", "muenchen",
    )  # fmt: skip
    assert piece(french("budweis", "paris"), "belle_isle", MT).shows is None  # beyond twelve steps


def test_at_home_no_path_is_needed() -> None:
    assert piece(french("paris", "reims"), "belle_isle", MT).shows is None
    assert piece(french("paris", "reims"), "belle_isle", MT).badge is None


def test_arenberg_shows_the_path_to_the_pragmatic_train() -> None:
    match = build(
        stage="france_bavaria", phase="movement", generals={"arenberg": {"city": "wertheim", "armies": 3}},
        trains={"train_pragmatic_1": "aschaffenburg"},
    )  # fmt: skip
    assert path(match, "arenberg") == ShownPath(("wertheim", "aschaffenburg"))
    assert (piece(match, "arenberg").about or "").endswith("In supply through the Pragmatic Army’s train.")


# -- the range of a train


def test_a_train_shows_the_cities_it_supplies() -> None:
    cities = shows(french("budweis", "wels"), "train_france_1", MT).places
    assert "budweis" in cities
    assert "wels" not in cities
    barred = shows(french("budweis", "wels", {"traun": {"city": "linz", "armies": 2}}), "train_france_1", MT)
    assert not {"linz", "freistadt", "kaplitz", "budweis"} & set(barred.places)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_shown_is_what_the_rules_say(seed: int) -> None:
    """Path and price agree with the supply phase in random matches."""
    match = Match.new("maria", "full", 3, seed=f"shown {seed}", nonce="test")
    rng = Random(seed)
    seen: set[str] = set()
    while match.outcome is None and len(match) < 700:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        if len(match) % 20:
            continue
        s: Any = match.state
        ids = s.game.components.atlas.ids
        for general in range(s.game.components.count):
            if s.where[general] < 0:
                continue
            found, price = scene_supply.supplied(s, general), supply.toll(s, general)
            seen.add(found.how)
            assert price == {"none": -1, "price": found.steps}.get(found.how, 0)
            if found.how == "path":
                power = s.power_of(general)
                train = next(t for t in s.game.components.powers[power].trains if s.where[t] == found.path[-1])
                assert ids[s.where[general]] in scene_supply.of_train(s, train).places
    assert {"home", "path", "none"} <= seen


def test_supply_tells_nothing_about_armies() -> None:
    match = french("budweis", "wels", {"traun": {"city": "linz", "armies": 2}})
    for seat in range(3):
        twin = match.determinize(seat, Random(1))
        assert match.scene(seat, "en").pieces == twin.scene(seat, "en").pieces
    assert shows(match, "belle_isle", MT) == shows(match, "belle_isle")


# -- where a piece can come to


def steps(match: Match, id: str, seat: str) -> dict[str, tuple[str, bool]]:
    shown = piece(match, id, seat).shows or Shown()
    return {city: (one.note, one.far) for one in shown.steps for city in one.places}


def test_a_piece_shows_the_steps_to_every_city() -> None:
    match = french("budweis", "wels")
    own = steps(match, "belle_isle", LX)
    near = {"kaplitz": "1", "freistadt": "2", "linz": "3", "peuerbach": "4", "wesseli": "1", "tabor": "2", "prag": "4"}
    assert {city: own[city] for city in near} == {city: (note, False) for city, note in near.items()}
    assert "wels" not in own  # the train is there


def test_a_forced_march_is_told_apart() -> None:
    own = steps(french("pilsen", "deggendorf"), "belle_isle", LX)
    road = ["mies", "tachau", "weiden", "amberg", "nuernberg", "bamberg", "coburg"]
    assert [own[city] for city in road] == [
        ("1", False), ("2", False), ("3", False), ("4", False), ("5", True), ("6", True), ("7", True),
    ]  # fmt: skip


def test_nobody_else_is_shown_where_it_can_come_to() -> None:
    match = french("budweis", "wels")
    assert steps(match, "belle_isle", MT) == {}
    assert steps(match, "belle_isle", FR) == {}


def test_a_piece_on_its_way_shows_what_is_left_without_being_asked() -> None:
    match = play(french("budweis", "wels"), f"{LX}: move belle_isle > kaplitz")
    assert shows(match, "belle_isle", LX).always
    assert steps(match, "belle_isle", LX)["freistadt"] == ("2", False)
    assert not shows(match, "train_france_1", LX).always


def way(match: Match, id: str, city: str) -> tuple[str, ...]:
    """The cities on the way that is offered to somebody who points at a piece and a city."""
    plans = shown_prompt(match.scene(LX)).plans
    return next(plan.route for plan in plans if plan.refs == (f"piece:{id}", f"place:{city}"))


def test_of_equally_short_ways_one_takes_nothing() -> None:
    """Charleroi and Namur are fortresses of the enemy, and whoever goes through takes them."""
    match = french("givet", "rocroi")
    assert way(match, "belle_isle", "huy") == ("givet", "dinant", "marche", "huy")
    assert way(match, "belle_isle", "namur") == ("givet", "dinant", "namur")  # it ends there: nothing is taken yet
    plan = next(plan for plan in shown_prompt(match.scene(LX)).plans if plan.route[-1:] == ("huy",))
    match.play(LX, *plan.moves)
    assert not {"conquered", "claimed"} & {event.kind for event in match.events()}


def test_a_way_leaves_trains_and_hussars_alone_if_it_can() -> None:
    assert way(french("pilsen", "wels"), "belle_isle", "taus") == ("pilsen", "klattau", "taus")
    hussar = french("pilsen", "wels", hussars=["klattau"])
    assert way(hussar, "belle_isle", "taus") == ("pilsen", "mies", "taus")
    trains = {"train_france_1": "wels", "train_austria_1": "klattau"}
    generals = {"belle_isle": {"city": "pilsen", "armies": 3}}
    train = build(stage="france_bavaria", phase="movement", generals=generals, trains=trains)
    assert way(train, "belle_isle", "taus") == ("pilsen", "mies", "taus")


@pytest.mark.parametrize("seed", range(4))
def test_every_way_that_is_offered_leads_to_its_city(seed: int) -> None:
    rng = Random(seed)
    match = Match.new("maria", scenario="full" if seed % 2 else "introductory", seed=seed)
    followed = longest = 0
    while match.outcome is None and followed < 60:
        decision = match.decisions[0]
        if decision.kind in ("movement", "walk"):
            plans = shown_prompt(match.scene(decision.seat)).plans
            if plans and rng.random() < 0.3:
                plan = rng.choice(plans)
                walker, city = (ref.partition(":")[2] for ref in plan.refs)
                _follow(match.clone(), decision.seat, walker, city, plan.moves)
                followed, longest = followed + 1, max(longest, len(plan.moves))
        match.play(decision.seat, rng.choice(decision.options))
    assert followed >= 20
    assert longest > 4  # forced marches, too


def _follow(match: Match, seat: int, walker: str, city: str, moves: tuple[str, ...]) -> None:
    for move in moves:
        while match.decisions[0].kind in ("division", "command"):  # he leaves his stack first
            match.play(match.decisions[0].seat, match.decisions[0].options[0])
        match.play(seat, move)
    while match.outcome is None and match.decisions[0].kind in ("division", "command", "consent"):
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    view = match.view(None)
    where = view["generals"].get(walker) or {"city": view["trains"].get(walker)}
    assert match.outcome is not None or where["city"] == city
