"""The sensible players of Realpolitik and Raison d'État: they know every decision, are fair, and play to a purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from chancellery.bots import coalitions
from chancellery.bots.coalitions.player import CHOICES, SECRET
from chancellery.bots.coalitions.realpolitik.action_cards import mean_turn
from chancellery.games.coalitions.system.state import Realm
from tests.conformance.family.stage import Stage
from tests.conformance.family.test_abilities import REVEAL, duel
from tests.conformance.family.war import RD, RP

SENSIBLE, RANDOM = bots.bot("sensible"), bots.bot("random")
SCENARIOS = [("realpolitik", "standard", 4), ("raison_detat", "1618", 7), ("raison_detat", "1702", 6)]
TABLES = [
    *((game, scenario, seats) for game, scenario, seats in SCENARIOS),
    ("realpolitik", "standard", 3),
    *(("raison_detat", "1618", seats) for seats in (6, 5, 4)),
    *(("raison_detat", "1702", seats) for seats in (5, 4, 3)),
]


def new(game: str, scenario: str, seats: int, seed: int | str) -> Match:
    return Match.new(game, scenario, seats, seed=seed, nonce="test")


def realpolitik(**fields: Any) -> Match:
    return Match.from_position("realpolitik", fields, seed=1)


def raison(**fields: Any) -> Match:
    return Match.from_position("raison_detat", fields, seed=1)


def choice(match: Match, kind: str, actor: str | None = None) -> str:
    """What the sensible bot chooses at the open decision, of one Power if several are asked."""
    assert isinstance(match.state, Realm)
    powers = match.state.game.powers
    decision = next(d for d in match.decisions if actor in (None, powers[d.actor]))
    assert decision.kind == kind
    return SENSIBLE.choose(match, decision.seat, Random(0)).text


def played(match: Match, players: list[bots.Bot], rng: Random, until: int = 100_000) -> Match:
    while match.outcome is None and len(match) < until:
        seat = match.decisions[0].seat
        match.play(seat, players[seat].choose(match, seat, rng))
    return match


def play(match: Match, *moves: str) -> Match:
    """Moves of whoever is to decide."""
    for move in moves:
        match.play(match.decisions[0].seat, move)
    return match


# -- the whole vocabulary


@pytest.mark.parametrize("game", ["coalitions", "realpolitik", "raison_detat"])
def test_it_knows_every_kind_of_decision_of_the_game(game: str) -> None:
    state = Match.new(game, seed=1).state
    assert isinstance(state, Realm)
    vocabulary = set(state.game.notation.questions)
    known = coalitions.PLAYERS[game].kinds
    assert vocabulary - known == set()
    assert known - vocabulary == set()
    assert {*CHOICES, *SECRET} <= vocabulary


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)
def test_it_has_an_opinion_on_every_decision_and_it_does_not_depend_on_hidden_things(
    game: str, scenario: str, seats: int
) -> None:
    """The same legal choice when everything the seat may not know is dealt anew; and choosing changes nothing."""
    kinds: Counter[str] = Counter()
    for number in range(2):
        rng = Random(number)
        match = new(game, scenario, seats, number)
        while match.outcome is None and len(match) < 1500:
            decision = match.decisions[0]
            if kinds[decision.kind] < 10 or rng.random() < 0.03:
                kinds[decision.kind] += 1
                before = match.state.to_data()
                chosen = coalitions.choose(match, decision, Random(7))
                assert chosen in decision.options
                assert match.state.to_data() == before
                twin = match.determinize(decision.seat, Random(rng.random()))
                assert coalitions.choose(twin, twin.decisions[0], Random(7)) is chosen, decision
            player = RANDOM if rng.random() < 0.2 else SENSIBLE  # chance makes positions that sensible play does not
            match.play(decision.seat, player.choose(match, decision.seat, rng))
    assert {"card", "support", "move", "purchase", "grant"} <= set(kinds)
    if game == "realpolitik":
        assert {"action_card", "demand", "negotiation", "free_train", "generals", "rail"} <= set(kinds)
    else:
        assert {"status", "gifts", "leadership"} <= set(kinds)


def targeting(stage: Stage) -> Match:
    """Austria has played a card face up and may turn up one of two French cards."""
    reveal = REVEAL[stage.game]
    match = duel(stage, [4, 5, reveal], [4, 4, reveal])
    return play(match, "play 4 for bavaria", "play 4 for bavaria", "play 5 for hesse", f"reveal {reveal} for wien")


def voting() -> Match:
    """An election that Austria and Russia can decide together."""
    powers = {"russia": {"garrisons": ["saxonia", "nassau", "pfalz"]}}
    return raison(scenario="1702", power="austria", action="drill", powers=powers)


@pytest.mark.parametrize(
    ("kind", "make"),
    [("target", lambda: targeting(RP)), ("target", lambda: targeting(RD)), ("vote", voting)],
    ids=["target-realpolitik", "target-raison_detat", "vote"],
)
def test_its_opinion_on_rare_decisions_does_not_depend_on_hidden_things(kind: str, make: Callable[[], Match]) -> None:
    match = make()
    (decision,) = match.decisions
    assert decision.kind == kind
    chosen = coalitions.choose(match, decision, Random(7))
    assert chosen in decision.options
    for number in range(10):
        twin = match.determinize(decision.seat, Random(number))
        assert coalitions.choose(twin, twin.decisions[0], Random(7)) is chosen


# -- strength


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "seat"),
    [(game, scenario, seats, seat) for game, scenario, seats in SCENARIOS for seat in range(seats)],
)
def test_one_sensible_power_beats_random_ones(game: str, scenario: str, seats: int, seat: int) -> None:
    players = [RANDOM] * seats
    players[seat] = SENSIBLE
    match = played(new(game, scenario, seats, f"one-{seat}"), players, Random(seat))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)
def test_sensible_powers_come_to_an_end(game: str, scenario: str, seats: int) -> None:
    match = played(new(game, scenario, seats, 1), [SENSIBLE] * seats, Random(1), until=6000)
    assert match.outcome is not None
    assert match.check() == []


# -- battles: striking out cards


def struck(mine: list[int], theirs: str, moves: list[str]) -> Match:
    """Prussia attacks Austria in Bohemia and has played; Austria answers."""
    match = realpolitik(
        power="prussia",
        action="movement",
        powers={
            "prussia": {"generals": {"schlesien": 3}, "hand": [1, 2, 5, 5], "morale": 9},
            "austria": {"generals": {"bohemia": 3}, "garrisons": ["bohemia"], "hand": mine, "morale": 9},
        },
    )
    while match.decisions[0].kind != "card":
        move = {"arbiter": "arbiter italy", "move": "march schlesien > bohemia", "support": "done"}
        decision = match.decisions[0]
        texts = [option.text for option in decision.options]
        wanted = move.get(decision.kind, texts[-1])
        play(match, wanted if wanted in texts else texts[-1])
    return play(match, theirs, *moves)


def test_strikes_out_a_card_rather_than_play_the_striking_card_face_down() -> None:
    assert choice(struck([1], "play 5 for bohemia", []), "card") == "strike 1 for bohemia"


def test_strikes_out_the_best_card_it_knows() -> None:
    """A 5 turned up is worth more than an unknown card, a 2 less."""
    for first, number in (("5", 1), ("2", 2)):
        match = struck([1, 3], f"play {first} for bohemia", ["reveal 3 for bohemia"])
        if match.decisions[0].kind == "target":
            play(match, "turn up prussia bohemia 1")
        play(match, "play 5 for bohemia", "strike 1 for bohemia")
        assert choice(match, "target") == f"strike out prussia bohemia {number}"


# -- Realpolitik: Action cards


def action(**austria: Any) -> str:
    return choice(
        realpolitik(start="scenario", powers={"austria": austria}, prestige=["austria", "france", "italy", "prussia"]),
        "action_card",
        "austria",
    )


def test_begins_by_marching_into_empty_territories() -> None:
    assert action() == "movement austria"


def test_expands_when_that_wins() -> None:
    garrisons = ["bohemia", "lombardia", "venezia"]
    assert action(influence=20, garrisons=garrisons, money=9) == "influence austria"


def test_fetches_its_cards_back_when_the_best_are_gone() -> None:
    garrisons = ["bohemia", "lombardia", "venezia", "saxonia", "bavaria"]
    spent = {"generals": {"wien": 0}, "garrisons": garrisons, "money": 0}
    assert action(**spent, played=["influence", "movement"]) == "dispatch austria"
    assert action(**spent) == "influence austria"


def test_mobilises_with_a_full_purse_and_no_army() -> None:
    """Two Generals without Troops, nobody near: there is nothing to do but to arm."""
    assert action(generals={"wien": 0, "tyrol": 0}, money=12, morale=3) == "mobilisation austria"


def test_the_mean_of_a_turn_counts_the_dispatch() -> None:
    assert mean_turn({0: 6.0, 1: 1.0}) == 3.0  # 6 and a Dispatch; the second card would only thin it out
    assert mean_turn({0: 6.0, 1: 6.0, 2: 0.0}) == 4.0


# -- Realpolitik: railways and Alliances


def railway(trains: list[list[str]]) -> Match:
    """Prussia's only army stands in the rear; an empty Saxonia lies beyond Berlin, Bohemia beyond Silesia."""
    match = realpolitik(
        power="prussia",
        action="movement",
        trains=trains,
        powers={"prussia": {"generals": {"borussia": 3}, "hand": [3, 4], "morale": 6}},
    )
    while match.decisions[0].kind in ("arbiter", "disband"):
        play(match, match.decisions[0].options[-1].text)
    return match


def test_goes_to_the_front_by_rail() -> None:
    match = railway([["borussia", "posen"], ["posen", "berlin"], ["posen", "schlesien"]])
    assert choice(match, "rail") == "rail borussia > posen"
    played(match, [SENSIBLE] * 4, Random(0), until=len(match) + 12)
    assert set(match.view(None)["garrisons"]) & {"saxonia", "bohemia"}


def test_builds_the_line_that_leads_to_the_front() -> None:
    match = realpolitik(
        power="prussia",
        action="mobilisation",
        trains=[["borussia", "posen"]],
        powers={"prussia": {"generals": {"borussia": 3}, "money": 0}},
    )
    assert choice(match, "free_train") in ("train berlin - posen", "train posen - schlesien", "train schlesien - posen")


def demand(match: Match, power: str) -> str:
    """The Alliance that the Power wants, after the talk."""
    while match.decisions[0].kind == "negotiation":
        play(match, "ready")
    return choice(match, "demand", power)


@pytest.mark.parametrize("leader", ["france", "italy", "prussia"])
def test_offers_no_alliance_to_the_power_that_is_about_to_win(leader: str) -> None:
    garrisons = {
        "france": ["savoy", "lorraine", "alsace", "brabant"],
        "italy": ["savoy", "lombardia", "venezia", "dalmatia"],
        "prussia": ["saxonia", "bavaria", "baden", "pfalz"],
    }
    powers = {leader: {"influence": 22, "garrisons": garrisons[leader]}}
    match = realpolitik(start="scenario", phase="diplomacy", powers=powers)
    assert demand(match, "austria") != f"alliance {leader}"


def test_three_players_want_italy() -> None:
    match = new("realpolitik", "standard", 3, 1)
    for power in ("austria", "france", "prussia"):
        assert demand(match, power) == "alliance italy"


# -- Raison d'État: the Empire


def test_takes_the_crown_it_can_have() -> None:
    match = raison(
        scenario="1702",
        power="austria",
        action="drill",
        powers={"austria": {"garrisons": ["pfalz", "saxonia", "nassau"]}},
    )
    assert choice(match, "crown") == "crown"


def test_votes_for_itself_and_never_for_a_rival() -> None:
    match = raison(
        scenario="1702",
        power="austria",
        action="drill",
        powers={
            "austria": {"garrisons": ["pfalz", "nassau"]},
            "britain": {"status": "austrian", "garrisons": ["hannover"]},
        },
    )
    assert choice(match, "vote", "britain") == "vote britain"


def test_gathers_the_votes_of_its_powers_on_one_of_them() -> None:
    """Four players: Spain is Austria's. It votes first, and three and one make four."""
    match = raison(
        scenario="1618",
        seats=4,
        power="austria",
        action="drill",
        powers={"austria": {"garrisons": ["bohemia", "saxonia", "bavaria"]}, "spain": {"garrisons": ["lorraine"]}},
    )
    while match.decisions[0].seat != match.seat("austria"):
        play(match, "abstain")
    assert choice(match, "vote", "spain") == "vote austria"
    play(match, "vote austria")
    assert choice(match, "vote", "austria") == "vote austria"


@pytest.mark.parametrize(("influence", "answer"), [(0, "accept"), (28, "refuse")])
def test_admits_an_ally_but_none_who_is_about_to_win(influence: int, answer: str) -> None:
    match = raison(
        start="scenario",
        scenario="1618",
        phase="diplomacy",
        round=3,
        powers={"france": {"influence": influence, "status": "expansionist", "garrisons": ["bourgogne", "piedmont"]}},
    )
    while match.decisions[0].kind != "admit":
        decision = match.decisions[0]
        texts = [option.text for option in decision.options]
        wants = (
            "status protestant"
            if decision.actor == match.state.definition().map.power_of["france"]
            else "status neutral"
        )
        play(match, wants if decision.kind == "status" else texts[-1])
    assert choice(match, "admit", "protestants") == answer


# -- Raison d'État: gifts


def gifts(**austria: Any) -> Match:
    """Four players: Austria's gifts; Spain, which is Austria's, has a General without Troops and no Money."""
    return raison(
        scenario="1618",
        seats=4,
        power="austria",
        action="subsidies",
        powers={
            "austria": {"morale": 9, **austria},
            "spain": {"generals": {"brabant": 0}, "morale": 8},
        },
    )


def test_gives_its_other_power_what_it_cannot_use_itself() -> None:
    """Its hand and Morale are full and no General is on the map; Spain can use 3 Money for Troops and 6 for cards."""
    match = gifts(money=9, hand=[1, 2, 3, 4, 5, 5])
    assert choice(match, "gifts") == "offer spain 9"


def test_keeps_what_it_needs() -> None:
    assert choice(gifts(money=4, hand=[1], generals={"wien": 0}), "gifts") == "done"


def test_sends_cards_that_it_has_no_morale_for() -> None:
    assert choice(gifts(money=0, hand=[2, 3, 4], morale=0), "gifts") == "send 4 to spain"


def test_gives_rivals_nothing_and_takes_what_they_give() -> None:
    match = raison(
        scenario="1702",
        power="britain",
        action="leadership",
        powers={
            "britain": {"status": "austrian", "money": 30, "hand": [1, 2, 3, 4, 5, 5], "morale": 14},
            "austria": {"generals": {"wien": 0}},
        },
    )
    while match.decisions[0].kind != "gifts":
        play(match, match.decisions[0].options[-1].text)
    assert choice(match, "gifts") == "done"
    play(match, "offer austria 3")
    if match.decisions[0].kind == "subsidies":
        play(match, "done")
    assert choice(match, "subsidy_answer") == "accept"
