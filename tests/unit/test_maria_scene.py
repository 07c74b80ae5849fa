"""The scene of Maria: what stands for which option, who can come where, battles, and nothing that is hidden."""

from __future__ import annotations

import re
from random import Random
from typing import Any, TypeVar

import pytest

from chancellery import Match
from chancellery.locale import LANGUAGES
from chancellery.table.scene import Land, Piece, Place, Power, Row, Scene, TrackSign
from chancellery.table.scene_telling import BeatCard
from tests.conformance.maria.table import FR, LX, MT, build, intro, play
from tests.scenes import data, moves, option_moves, shown_contest, shown_options

T = TypeVar("T", Place, Piece, Power, Row)


def thing(listed: tuple[T, ...], id: str) -> T:
    return next(one for one in listed if one.id == id)


def place(match: Match, id: str, seat: str | None = None) -> Place:
    return thing(match.scene(seat, "en").places, id)


def piece(match: Match, id: str, seat: str | None = None) -> Piece:
    return thing(match.scene(seat, "en").pieces, id)


def facts(scene: Scene, power: str) -> dict[str, int | None]:
    return {fact.id: fact.value for fact in thing(scene.powers, power).facts}


def fight(ours: int, theirs: int, mine: list[str], yours: list[str]) -> Match:
    """Neipperg in Kolin (diamonds) attacks Schwerin in Böhmisch Brod (hearts)."""
    generals = {
        "neipperg": {"city": "kolin", "armies": ours},
        "schwerin": {"city": "boehmisch_brod", "armies": theirs},
    }
    return build(
        stage="austria_pragmatic", phase="combat", generals=generals, austria={"hand": mine}, prussia={"hand": yours}
    )


def marching(**more: Any) -> Match:
    """Schwerin in Breslau before the Prussian movement."""
    fields: dict[str, Any] = {
        "stage": "prussia_saxony", "phase": "movement", "trains": {"train_prussia_1": "oels"},
        "generals": {"schwerin": {"city": "breslau", "armies": 5}, "traun": {"city": "wien", "armies": 3}},
    }  # fmt: skip
    return build(**fields | more)


# -- the map


def test_what_a_city_says() -> None:
    scene = build(stage="prussia_saxony", phase="movement", generals={"traun": {"city": "wien", "armies": 3}}).scene(
        None, "en"
    )
    assert thing(scene.places, "wien").text == (
        "Major fortress · Austria",
        "In battles from here: clubs",
        "Protected by a general within three cities",
    )
    assert thing(scene.places, "koeln").text[2:4] == (
        "Elector: votes in the Imperial election",
        "Held for France",
    )
    assert thing(scene.places, "koeln").controller == "france"
    assert thing(scene.places, "posen").text[0] == "City · Poland"
    assert thing(scene.places, "muenchen").text[2:4] == (
        "Elector: votes in the Imperial election",
        "Capital of Bavaria",
    )


def test_the_introductory_game_has_one_map() -> None:
    scene = intro(stage="hussars", start="set_up").scene(None, "en")
    assert scene.head.board == "maria_bohemia"
    assert len(scene.places) == 213
    full = build(stage="hussars", start="set_up").scene(None, "en")
    assert full.head.board == "maria"
    assert len(full.places) == 390


def test_armies_are_seen_by_their_player_only() -> None:
    match = marching()
    own = thing(match.scene(FR, "en").pieces, "schwerin")
    assert (own.text, own.troops) == ("Schwerin: 5 armies", 5)
    for seat in (None, LX, MT):
        other = thing(match.scene(seat, "en").pieces, "schwerin")
        assert other.text == "Schwerin"
        assert other.troops is None
        assert other.hidden
    assert facts(match.scene(None, "en"), "prussia")["armies"] == 5


def test_supply_is_told_with_the_general() -> None:
    scene = marching().scene(None, "en")
    assert thing(scene.pieces, "traun").about == "Rank 2. In supply: he stands in his own country."
    assert thing(scene.pieces, "schwerin").about == "Rank 2. In supply: a train is 1 step away (at most 6)."
    far = marching(trains={"train_prussia_1": "magdeburg"}).scene(None, "en")
    assert thing(far.pieces, "schwerin").about == "Rank 2. Without supply: no train within 6 cities by a free path."


# -- moving


def test_a_piece_and_a_city_stand_for_a_move() -> None:
    scene = marching().scene(FR, "en")
    both = moves(scene, "piece:schwerin", "place:ohlau")
    assert both == ["move schwerin > ohlau", "march schwerin > ohlau"]
    assert moves(scene, "piece:traun") == []
    assert shown_options(marching().scene(MT, "en")) == ()


def test_who_can_come_to_a_city_and_in_how_many_steps() -> None:
    match = marching()
    scene = match.scene(FR, "en")
    assert thing(scene.places, "ohlau").text[-1].startswith("Can come here: Schwerin (1 step)")
    assert thing(scene.places, "brieg").text[-1].startswith("Can come here: Schwerin (2 steps)")
    assert not any("Can come here" in line for line in thing(match.scene(MT, "en").places, "ohlau").text)
    play(match, f"{FR}: move schwerin > ohlau")
    scene = match.scene(FR, "en")
    assert thing(scene.places, "brieg").text[-1] == "Can come here: Schwerin (2 steps)"
    assert [(one.id, one.value, one.of) for one in scene.meters] == [("steps", 1, 4)]


def walked(match: Match, verb: str, piece: str) -> dict[str, int]:
    """Where a piece really comes to, step by step, and with how few steps."""
    found: dict[str, int] = {}

    def go_on(now: Match, steps: int) -> None:
        for move in now.legal(FR):
            first = steps == 0 and move.text.startswith(f"{verb} {piece} > ")
            if first or (steps and move.verb == "on"):
                then = now.clone()
                then.play(FR, move)
                city = move.text.split()[-1]
                if found.get(city, 99) > steps + 1 or found[city] == steps + 1:
                    found[city] = steps + 1
                    if then.decisions[0].kind == "walk":
                        go_on(then, steps + 1)

    go_on(match, 0)
    return found


@pytest.mark.parametrize("piece", ["schwerin", "train_prussia_1"])
def test_the_reach_that_is_told_is_the_reach_there_is(piece: str) -> None:
    match = marching(hussars=["ohlau"], generals={
        "schwerin": {"city": "breslau", "armies": 5}, "neipperg": {"city": "strehlen", "armies": 4},
        "erbprinz_leopold": {"city": "brieg", "armies": 3},
    })  # fmt: skip
    name = {"schwerin": "Schwerin", "train_prussia_1": "Prussian supply train 1"}[piece]
    told = {}
    for place in match.scene(FR, "en").places:
        found = re.search(rf"{name} \((\d+) steps?\)", place.text[-1])
        if found:
            told[place.id] = int(found[1])
    assert len(told) >= 3
    assert told == {city: steps for city, steps in walked(match, "move", piece).items() if city != START[piece]}


def test_the_march_that_is_told_is_the_march_there_is() -> None:
    match = marching()
    found = walked(match, "march", "schwerin")
    told = {}
    for place in match.scene(FR, "en").places:
        far = re.search(r"Schwerin \(forced march, (\d+) steps?\)", place.text[-1])
        near = re.search(r"Schwerin \((\d+) steps?\)", place.text[-1])
        if far and not near:
            told[place.id] = int(far[1])
    assert len(told) > 10
    assert {city: found[city] for city in told} == told
    assert max(found.values()) == 8


START = {"schwerin": "breslau", "train_prussia_1": "oels"}


# -- battles


def test_a_battle_with_its_running_score() -> None:
    match = fight(4, 2, ["diamonds_3"], ["hearts_7", "spades_2", "reserve"])
    battle = shown_contest(match.scene(None, "en"))
    assert battle.title == "Kolin against Böhmisch-Brod"
    assert [(side.id, side.strength, side.known_strength) for side in battle.sides] == [
        ("austria", 4, 4),
        ("prussia", 2, 2),
    ]
    assert battle.sides[1].notes == ("Score −2", "2 armies", "Plays hearts")
    assert [(side.suit, side.turn) for side in battle.sides] == [("diamonds", None), ("hearts", "To play")]
    assert (battle.origin, battle.place, battle.ordered) == ("kolin", "boehmisch_brod", True)
    scene = match.scene(FR, "en")
    hand = next(one for one in scene.hands if one.power == "prussia")
    assert {card.ref: len(moves(scene, card.ref)) for card in hand.cards} == {
        "card:prussia/hearts_7": 1, "card:prussia/spades_2": 0, "card:prussia/reserve": 8,
    }  # fmt: skip
    play(match, f"{FR}: play hearts_7")
    battle = shown_contest(match.scene(None, "en"))
    assert [side.known_strength for side in battle.sides] == [4, 9]
    assert [side.notes[0] for side in battle.sides] == ["Score −5", "Score +5"]
    assert [(one.power, one.note, one.text) for one in battle.stacks] == [("prussia", "+7", "7 of hearts")]
    assert [card.ability for one in battle.stacks for card in one.cards] == ["hearts"]
    assert [side.turn for side in battle.sides] == ["To play", None]


def test_a_reserve_in_a_battle_shows_the_value_it_was_given() -> None:
    match = fight(4, 2, ["diamonds_3"], ["reserve"])
    play(match, f"{FR}: play reserve 5")
    (stack,) = shown_contest(match.scene(None, "en")).stacks
    assert (stack.text, stack.note) == ("Reserve", "+5")
    (card,) = stack.cards
    assert (card.value, card.face_up, card.title, card.ability) == (5, True, "Reserve", None)


def test_a_battle_looks_the_same_whatever_the_others_hold() -> None:
    match = fight(4, 2, ["diamonds_3", "clubs_9"], ["hearts_7", "spades_2", "reserve"])
    play(match, f"{FR}: play hearts_7")
    for seat in range(3):
        twin = match.determinize(seat, Random(1))
        assert len(shown_contest(match.scene(seat, "en")).stacks) == 1
        assert match.scene(seat, "en") == twin.scene(seat, "en")


def test_the_log_tells_a_battle_step_by_step() -> None:
    match = fight(4, 2, [], ["hearts_7"])
    play(match, f"{FR}: play hearts_7", f"{MT}: decline")
    beats = [match.definition.beat(event, "en") for event in match.events()]
    told: list[Any] = [beat for beat in beats if beat is not None and beat.step != "note"]
    assert [beat.step for beat in told] == ["open", "stack", "result"]
    assert told[0].place == "boehmisch_brod"
    assert told[0].values == {"austria": 4, "prussia": 2}
    assert [side.suit for side in told[0].sides] == ["diamonds", "hearts"]
    assert told[1].total == 7
    assert told[1].cards == (BeatCard(7, "7 of hearts", "hearts"),)
    assert told[2].winner == "prussia"
    assert [match.definition.mark(event) for event in match.events() if event.kind == "battle"] == ["battle"]


# -- the table


def test_political_cards_and_the_politics_board() -> None:
    match = build(
        stage="politics", phase="order", trump="hearts", offer=["militia_levy", "hungarian_estates"],
        austria={"politics": ["hearts_5"]},
    )  # fmt: skip
    scene = match.scene(MT, "en")
    rows = {row.id: row for row in scene.rows}
    offered = rows["politics"].tiles
    assert [one.id for one in offered] == ["political-militia_levy", "political-hungarian_estates"]
    taken = [move for one in offered for move in moves(scene, one.ref)]
    assert "take hungarian_estates" in taken
    assert [one.powers for one in offered] == [("france", "prussia"), ("austria",)]
    take = next(one.text for one in shown_options(scene) if one.moves == ("take hungarian_estates",))
    assert take == "Take “The Hungarian estates take up arms”: recruit 2 armies free of charge"
    assert rows["politics"].title == "Political cards · trump ♥ hearts"
    assert [one.id for one in rows["board"].tiles] == [
        "board-france", "board-prussia", "board-pragmatic", "board-austria",
    ]  # fmt: skip
    assert [one.note for one in rows["board"].tiles] == ["–", "–", "–", "5♥ = 5"]
    assert [one.place for one in rows["board"].tiles] == [None, None, None, 1]
    assert rows["board"].tiles[3].text == "5 of hearts: worth 5"
    assert [(one.id, one.note) for one in rows["boxes"].tiles] == [
        ("box-electors", "F 2 : 2 PA"), ("box-emperor", "nobody"), ("box-italy", "nobody"), ("box-silesia", "nobody"),
    ]  # fmt: skip
    assert [(one.power, one.note) for one in rows["battles"].tiles] == [
        ("france", "0/2"), ("prussia", "0/2"), ("pragmatic", "0/2"), ("austria", "0/2"),
    ]  # fmt: skip
    assert {one.id: one.text for one in scene.special}["trump"] == "Trump in politics: hearts."


def test_the_order_of_choice_and_who_chooses_now() -> None:
    match = build(
        stage="politics", phase="order", trump="hearts", offer=["militia_levy", "palace_coup"],
        austria={"politics": ["hearts_5"]}, france={"politics": ["hearts_9", "clubs_3"]},
        prussia={"politics": ["reserve"]},
    )  # fmt: skip
    board = next(row for row in match.scene(None, "en").rows if row.id == "board").tiles
    assert [(one.power, one.place, one.current) for one in board] == [
        ("france", 2, False), ("prussia", 1, True), ("pragmatic", None, False), ("austria", 3, False),
    ]  # fmt: skip
    assert [one.note for one in board] == ["9♥ 3♣ = 12", "R = 16", "–", "5♥ = 5"]


def test_who_makes_room_for_a_corps_stays_or_goes() -> None:
    generals = {"traun": {"city": "box", "armies": 5}, "neipperg": {"city": "bruck_a_d_mur"}}
    match = build(stage="politics", phase="tracks", shift={"italy": 1}, tracks={"italy": 2}, generals=generals)
    assert [option.text for option in shown_options(match.scene(MT, "en"))] == [
        "Stays: both form a stack", "Neipperg to Mariazell", "Neipperg to Mürzzuschlag",
    ]  # fmt: skip


def test_many_cities_for_a_hussar_are_one_step() -> None:
    scene = build(stage="hussars", start="set_up").scene(MT, "en")
    sections = [option.section for option in shown_options(scene)]
    assert sections.count("Hussar to a city") == len(sections) - 1
    assert [option.text for option in shown_options(scene) if option.section is None] == ["Leave hussar 1"]


def test_contracts_and_victory_boxes_are_seen() -> None:
    scene = build(stage="hussars", start="set_up", contracts=[["france", "prussia", 2]], emperor="france").scene(
        None, "en"
    )
    said = {one.id: one.text for one in scene.special}
    assert said["contract-france-prussia"] == "France pays Prussia a subsidy: 2 more cards."
    boxes = next(row for row in scene.rows if row.id == "boxes").tiles
    assert [(one.id, one.power) for one in boxes if one.power] == [("box-emperor", "france")]


def test_silesia_is_prussian_after_the_annexation() -> None:
    assert build(stage="hussars", start="set_up").scene(None, "en").lands == ()
    scene = build(stage="hussars", turn=4, annexed=1).scene(None, "en")
    assert scene.lands == (Land("silesia", "prussia"),)
    assert thing(scene.places, "breslau").home == "prussia"


def test_the_spaces_of_the_tracks_carry_their_symbols() -> None:
    saxony, russia, italy = build(stage="hussars", start="set_up").scene(None, "en").tracks
    assert [one.signs for one in saxony.spaces][-3:] == [(), (), (TrackSign("austria", "shield"),)]
    assert [one.mark for one in saxony.spaces] == [None, "★", None, "S", None, None]
    assert saxony.spaces[5].title == "Ally of Austria"
    assert russia.spaces[4].signs == (
        TrackSign("prussia", "general"),
        TrackSign("prussia", "cards", "−"),
        TrackSign("austria", "cards", "+"),
    )
    assert italy.spaces[0].signs[0] == TrackSign("france", "laurel")
    assert italy.spaces[3].title == "no effect"


def test_the_politics_tracks() -> None:
    scene = build(stage="hussars", start="set_up").scene(None, "en")
    assert [(track.id, track.markers[0].value, track.last) for track in scene.tracks] == [
        ("saxony", 2, 6),
        ("russia", 3, 5),
        ("italy", 4, 7),
    ]
    assert scene.tracks[0].title == "Saxony: Ally of Prussia"
    assert intro(stage="hussars", start="set_up").scene(None, "en").tracks == ()


def test_the_aims_of_the_introductory_game() -> None:
    scene = intro(stage="hussars", start="set_up").scene(None, "en")
    assert facts(scene, "france")["aim"] == 0
    aim = next(fact for fact in thing(scene.powers, "prussia").facts if fact.id == "aim")
    assert (aim.of, aim.text) == (12, f"{aim.value} of 12 fortresses needed to win")
    assert [power.id for power in scene.powers] == ["france", "bavaria", "prussia", "saxony", "austria"]


# -- secrecy


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), [("introductory", 3), ("full", 3), ("full", 2)])
def test_nothing_hidden_is_in_the_scene_of_others(scenario: str, seats: int, lang: str) -> None:
    rng = Random(f"scene {scenario} {seats} {lang}")
    options = {"bluff": seats == 3} if scenario == "full" else {}
    match = Match.new("maria", scenario, seats, seed="scene", options=options, nonce="test")
    while match.outcome is None and len(match) < 900:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        if rng.random() < 0.02:
            look(match, rng, lang)


def look(match: Match, rng: Random, lang: str) -> None:
    everybody = [None, *range(len(match.seats))]
    for seat in everybody[1:]:
        assert seat is not None
        twin = match.determinize(seat, rng)
        scene = match.scene(seat, lang)
        assert scene == twin.scene(seat, lang)
        assert option_moves(scene) == [move.text for move in match.legal(seat)]
    public = match.scene(None, lang)
    assert public.hands == ()
    assert shown_options(public) == ()
    assert not any(piece.troops for piece in public.pieces)
    assert data(public)["hands"] == []
    assert match.scenes(everybody, lang) == [match.scene(seat, lang) for seat in everybody]


def test_a_seat_is_told_how_many_armies_it_has_still_to_divide() -> None:
    match = Match.new("maria", "introductory", 3, seed="division", nonce="test")
    assert match.scene(LX, "en").meters == ()  # what his generals need at least is all he has
    assert [one.text for one in match.scene(FR, "en").meters] == ["Armies left to divide (Prussia): 16"]
    for decision in list(match.decisions):
        match.play(decision.seat, decision.options[-1])
    assert [one.value for one in match.scene(MT, "pl").meters] == [24 - 8]
    assert match.scene(None, "en").meters == ()  # what is left tells what was given


def test_the_cards_of_a_payment_narrow_it_down() -> None:
    position = {
        "scenario": "full", "seats": 3, "generals": {"belle_isle": {"city": "paris"}},
        "france": {"hand": ["clubs_2", "hearts_2", "spades_3", "diamonds_10"]},
    }  # fmt: skip
    match = Match.from_position("maria", position, nonce="n")
    match.play(LX, "restore train_france_1 > metz")
    scene = match.scene(LX, "en")
    said = {option.moves[0]: option for option in shown_options(scene)}
    assert said["pay spades_3 clubs_2"].text == "Pay with the 3 of spades and the 2 of clubs"
    assert said["pay diamonds_10"].refs == ("card:france/diamonds_10",)
    (held,) = (hand.cards for hand in scene.hands if hand.power == "france")
    assert {ref for one in said.values() for ref in one.refs} == {card.ref for card in held}
    assert moves(scene, "card:france/spades_3", "card:france/clubs_2") == ["pay spades_3 clubs_2"]
