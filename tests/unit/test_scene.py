"""Scenes: complete for a client, true to the options, and free of what the seat may not know."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from functools import cache
from random import Random

import pytest

from chancellery import Match
from chancellery.kernel import Decision
from chancellery.locale import LANGUAGES
from chancellery.table.scene import Scene
from chancellery.table.things import things
from tests.scenes import data, moves, option_moves, shown_contest, shown_options, shown_prompt
from tests.unit.test_words import choose, readers

SEEDS = (5, 19)
OFTEN = ("card", "target", "consent", "support", "status", "withdraw", "beaten", "stay", "assign", "subsidy_answer")


@cache
def moments(seed: int) -> tuple[Match, ...]:
    """The match at some moments, with every kind of decision it came to and more of those with secrets."""
    rng, match = Random(seed), Match.new("coalitions", seed=seed)
    seen: dict[str, int] = {}
    found = []
    while match.outcome is None and len(match) < 900:
        decision = rng.choice(match.decisions)
        seen[decision.kind] = count = seen.get(decision.kind, 0) + 1
        if count <= (4 if decision.kind in OFTEN else 1):
            found.append(match.clone())
        match.play(decision.seat, choose(rng, decision))
    return (*found, match)


def own(match: Match, seat: int) -> list[Decision]:
    return [decision for decision in match.state.asked if decision.seat == seat]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_scene_can_be_drawn_for_everybody(seed: int, lang: str) -> None:
    for match in moments(seed):
        for seat in readers(match):
            scene = match.scene(seat, lang)
            assert set(data(scene)) == {part.name for part in fields(Scene)}
            assert scene.head.language == lang
            legal = [] if seat is None else [move.text for move in match.legal(seat)]
            assert [*option_moves(scene)] == legal
            assert [option.id for option in shown_options(scene)] == list(range(len(legal)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_scenes_made_together_are_those_made_one_by_one(seed: int, lang: str) -> None:
    for match in moments(seed):
        seats = [*reversed(readers(match))]
        together = match.scenes(seats, lang)
        assert together == [match.scene(seat, lang) for seat in seats]
        assert [scene.head.seat for scene in together] == [
            None if seat is None else match.seats[seat] for seat in seats
        ]


def test_a_scene_cannot_be_changed() -> None:
    match = moments(SEEDS[0])[0]
    scene = match.scene(match.decisions[0].seat)
    for thing in (scene, scene.head, scene.places[0], scene.pieces[0], shown_options(scene)[0]):
        with pytest.raises(FrozenInstanceError):
            setattr(thing, fields(thing)[0].name, "spoiled")


@pytest.mark.parametrize("seed", SEEDS)
def test_options_point_at_things_that_are_there(seed: int) -> None:
    for match in moments(seed):
        for decision in match.decisions:
            scene = match.scene(decision.seat)
            there = things(scene)
            for option in shown_options(scene):
                assert set(option.refs) <= set(there), option
                assert len(set(option.refs)) == len(option.refs)
            turned = [o.moves[0] for o in shown_options(scene) if o.verb == "turn_up"]
            stacks = scene.contest.stacks if scene.contest is not None else ()
            assert sorted(turned) == sorted(m for s in stacks for c in s.cards for m in moves(scene, c.ref))


def test_moves_name_the_piece_that_moves() -> None:
    match = next(m for m in moments(SEEDS[0]) if m.decisions and m.decisions[0].kind == "move")
    seat = match.decisions[0].seat
    scene = match.scene(seat)
    generals = {piece.ref: piece for piece in scene.pieces if piece.type == "general"}
    for option in shown_options(scene):
        if option.verb in ("march", "strategic", "sail"):
            general, start, _ = option.refs
            assert f"place:{generals[general].place}" == start
        else:
            assert (option.verb, option.refs) == ("end", ())


# -- the prompt


@pytest.mark.parametrize("seed", SEEDS)
def test_the_prompt_says_what_to_decide_or_who_decides(seed: int) -> None:
    for match in moments(seed):
        for seat in readers(match):
            scene = match.scene(seat)
            prompt, waiting = scene.prompt, scene.waiting
            assert [w.seat for w in waiting] == [match.seats[d.seat] for d in match.decisions]
            if match.outcome is not None:
                assert prompt is None
                assert scene.outcome is not None
                assert scene.outcome.text
                continue
            mine = [] if seat is None else own(match, seat)
            asked = mine or match.decisions
            assert prompt is not None
            assert prompt.rule in {d.rule for d in asked}
            assert prompt.kind in {d.kind for d in asked}
            assert prompt.yours == bool(mine)
            assert (prompt.declining is None) == (not mine)
            if not mine:
                assert prompt.text == " ".join(w.text for w in waiting)


def status_choice() -> Match:
    """Round 2: the free Powers choose their status in secret."""
    match = Match.from_position(
        "coalitions", {"scenario": "1805", "start": "scenario", "phase": "diplomacy", "round": 2}, seed=4
    )
    while match.decisions[0].kind != "status":
        match.play(match.decisions[0].seat, "done")
    return match


def test_a_secret_choice_is_shown_to_its_seat_only() -> None:
    first, second = status_choice(), status_choice()
    first.play("prussia", "status neutral")
    second.play("prussia", "status french")
    for seat in (None, "britain", "austria"):
        assert first.scene(seat) == second.scene(seat)
    scene = first.scene("prussia")
    prompt = shown_prompt(scene)
    assert prompt.chosen is not None
    assert prompt.options[prompt.chosen].moves == ("status neutral",)
    assert "Neutral" in (prompt.declining or "")
    (receipt,) = scene.sealed
    assert (receipt.what, receipt.chosen, receipt.of, receipt.changeable) == ("Neutral (as now)", 1, 4, True)
    assert receipt.waiting_for == tuple(w.seat for w in scene.waiting)
    assert first.scene("austria").sealed == first.scene(None).sealed == ()
    assert "prussia" not in {w.seat for w in scene.waiting}
    assert shown_prompt(first.scene("austria")).chosen is None
    assert moves(scene, "zone:french") == ["status french"]


# -- what is on the table


def test_the_start_of_1805() -> None:
    scene = Match.new("coalitions", seed=7).scene("france", "pl")
    assert scene.head.title == "Koalicje · 1805: III Koalicja antyfrancuska"
    assert scene.head.phase == "Przygotowanie rozgrywki · Wybór Napoleona"
    assert shown_prompt(scene).rule == "K-2.4.8"
    places = {place.id: place for place in scene.places}
    pieces = {piece.id: piece for piece in scene.pieces}
    assert places["paris"].capital
    assert places["lombardia"].controller == pieces["garrison-lombardia"].power == "france"
    assert pieces["fortress-istanbul"].place == "istanbul"
    assert "Terytorium Stołeczne Francji." in places["paris"].text
    assert places["alps"].text == ("Terytorium Nieprzekraczalne: żaden Generał nie może tu wejść.",)
    generals = [piece for piece in scene.pieces if piece.type == "general"]
    assert len(generals) == 19
    assert {g.place: g.troops for g in generals if g.power == "france"}["picardie"] == 3
    assert {g.letter for g in generals} == set("BFAPRO")
    powers = {power.id: power for power in scene.powers}
    assert powers["france"].seat == scene.head.seat == "france"
    assert next(fact.of for fact in powers["france"].facts if fact.id == "cards") == 10
    assert powers["austria"].allies == ("britain", "russia")
    assert powers["prussia"].at_war == ()
    assert [hand.power for hand in scene.hands] == ["france"]
    assert len(scene.hands[0].cards) == 5
    assert (scene.piles[0].id, scene.piles[0].count) == ("deck", 40 - 19)
    assert scene.wheel == ()
    assert [[*zone.powers] for zone in scene.zones] == [
        ["britain", "austria", "russia"],
        ["france"],
        ["prussia"],
        ["ottoman"],
    ]
    assert {track.id: track.last for track in scene.tracks} == {"morale": 15, "influence": 25}


def test_napoleon_is_named_on_the_map_and_off_it() -> None:
    match = Match.new("coalitions", seed=7)
    on_map, off = match.clone(), match.clone()
    on_map.play("france", "napoleon lorraine")
    off.play("france", "napoleon off")
    named = [piece for piece in on_map.scene().pieces if piece.named]
    assert [(piece.place, piece.named) for piece in named] == [("lorraine", "Napoleon")]
    assert named[0].text == "Napoleon, General of France, 3 Troops"
    france = next(power for power in off.scene().powers if power.id == "france")
    told = next(fact.text for fact in france.facts if fact.id == "generals")
    assert told == "Generals: 5 on the map, 2 off board (Napoleon)"


def test_the_wheel_shows_the_action_under_way() -> None:
    match = Match.from_position("coalitions", {"scenario": "1805", "start": "scenario", "action": "drill"}, seed=1)
    scene = match.scene()
    assert [field.action for field in scene.wheel if field.current] == ["drill"]
    assert scene.wheel[0].power == "britain"
    assert len({field.power for field in scene.wheel}) == 6
    assert scene.head.phase == "Round 1 · Action Turn 1 · Drill: Great Britain"


def battle() -> Match:
    """France, with two face-down cards, against Austria in Tyrol."""
    match = Match.from_position(
        "coalitions",
        {
            "scenario": "1805",
            "power": "france",
            "action": "movement",
            "powers": {
                "france": {"generals": {"lombardia": 3}, "morale": 9, "hand": [2, 4, 4]},
                "austria": {"generals": {"tyrol": 2}, "morale": 9, "hand": [3, 5]},
            },
        },
        seed=2,
    )
    match.play("france", "arbiter prussia")
    match.play("france", "march lombardia > tyrol")
    while match.decisions[0].kind != "card":
        match.play(match.decisions[0].seat, "done" if match.decisions[0].kind == "garrison" else "end")
    match.play("france", "play 4 for tyrol")
    match.play("austria", "play 5 for tyrol")
    match.play("france", "play 4 for tyrol")
    return match


def cards(scene: Scene, power: str) -> list[int | str | None]:
    return [card.value for stack in shown_contest(scene).stacks for card in stack.cards if stack.power == power]


def test_a_battle_as_each_side_knows_it() -> None:
    match = battle()
    french, austrian, other = match.scene("france"), match.scene("austria"), match.scene()
    assert (cards(french, "france"), cards(french, "austria")) == ([4, 4], [None])
    assert (cards(austrian, "france"), cards(austrian, "austria")) == ([None, None], [5])
    assert (cards(other, "france"), cards(other, "austria")) == ([None, None], [None])
    for scene, attack, defence in ((french, 4 + 9, 3), (austrian, 4, 3 + 5), (other, 4, 3)):
        assert [side.known_strength for side in shown_contest(scene).sides] == [attack, defence]
        assert [side.strength for side in shown_contest(scene).sides] == [4, 3]
        assert not shown_contest(scene).final
    assert [side.hidden for side in shown_contest(austrian).sides] == [2, 0]
    strength = next(track for track in other.tracks if track.id == "strength")
    assert [marker.value for marker in strength.markers] == [4, 3]
    assert "Battle in Tyrol" in other.head.phase


def test_a_card_can_be_chosen_where_it_lies() -> None:
    match = battle()
    match.play("austria", "reveal 3 for tyrol")
    scene = match.scene("austria")
    assert shown_prompt(scene).kind == "target"
    france = next(stack for stack in shown_contest(scene).stacks if stack.power == "france")
    assert moves(scene, france.cards[1].ref) == ["turn up france tyrol 2"]
    assert shown_options(match.scene("france")) == ()


def test_after_the_reveal_everybody_knows_all() -> None:
    match = battle()
    while not shown_contest(match.scene()).final:
        match.play(match.decisions[0].seat, "pass")
    scene = match.scene("austria")
    assert shown_prompt(scene).kind == "beaten"
    assert option_moves(scene) == ["capital", "off board"]
    assert moves(scene, "place:wien") == ["capital"]
    assert shown_contest(scene).winner == "attack"
    assert (cards(scene, "france"), cards(scene, "austria")) == ([4, 4], [5])
    assert [side.known_strength for side in shown_contest(scene).sides] == [13, 8]


def test_the_end_is_told() -> None:
    rng, match = Random(5), Match.new("coalitions", seed=5)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    for lang, over in (("en", "The match is over."), ("pl", "Gra jest zakończona.")):
        scene = match.scene(None, lang)
        assert scene.head.phase == over
        assert scene.prompt is None
        assert scene.outcome is not None
        assert [*scene.outcome.winners] == [match.seats[w] for w in match.outcome.winners]
        assert set(scene.outcome.scores) == set(match.seats)


# -- secrets


@pytest.mark.parametrize("seed", SEEDS)
def test_a_scene_holds_nothing_the_seat_may_not_know(seed: int) -> None:
    """What a seat does not know is dealt anew: neither its scene nor a spectator's may change."""
    rng = Random(seed)
    for match in moments(seed):
        spectator = match.scene()
        for seat in range(len(match.seats)):
            other = match.determinize(seat, rng)
            assert other.scene(seat) == match.scene(seat)
            assert other.scene() == spectator


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_are_shown_to_their_seats_only(seed: int) -> None:
    for match in moments(seed):
        assert match.scene().hands == ()
        for seat, name in enumerate(match.seats):
            assert [hand.power for hand in match.scene(seat).hands] == [name]


def test_the_option_that_ends_the_step_is_named() -> None:
    match = next(m for m in moments(SEEDS[0]) if m.decisions and m.decisions[0].kind == "move")
    prompt = shown_prompt(match.scene(match.decisions[0].seat))
    assert prompt.primary is not None
    assert prompt.options[prompt.primary.option].moves == ("end",)
    assert prompt.primary.text == prompt.options[prompt.primary.option].text
