"""Proposals by word: what bots of the family propose, agree to and keep, and how they remember who did not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from chancellery.bots.personality import all_personalities
from chancellery.bots.talk import speech
from chancellery.bots.talk.accords import broken, heard, pledges
from chancellery.bots.talk.envoy import Term, envoy_of
from chancellery.bots.talk.floor import PROPOSALS
from chancellery.bots.talk.hearing import concerns
from chancellery.bots.talk.remarks import key_of
from chancellery.kernel import Press
from chancellery.kernel.hidden import deal
from chancellery.server.bot_worker import Thinker, choose
from chancellery.server.setups import setup_to_data
from chancellery.sim.plan import Plan
from chancellery.sim.play import play
from chancellery.table.phrases import read, told, written

GAMES = ["coalitions", "realpolitik", "raison_detat"]
BROKER, HAWK = bots.bot("sensible+broker"), bots.bot("sensible+hawk")
FAITHFUL = all_personalities()["broker"]


def letter(match: Match, by: str, to: str, text: str) -> Press:
    return match.say(by, text, [to])


def answered(match: Match, bot: Any, said: Press) -> str:
    """What the one to whom a letter is writes back; it is written."""
    assert said.to is not None
    assert said.seat is not None
    reply = speech.hear(bot, match, said.to[0], said, speech.phrases_of(match))
    assert reply is not None
    match.say(said.to[0], reply.text, [said.seat])
    return reply.text


def realm(match: Match) -> Any:
    return match.state


def powers(match: Match) -> dict[str, int]:
    return {name: n for n, name in enumerate(match.definition.notation.words["power"])}


def until(match: Match, wanted: str, rng: Random, bot: Any = HAWK, most: int = 400) -> Any:
    """Plays on until somebody is asked that."""
    for _ in range(most):
        found = next((decision for decision in match.decisions if decision.kind == wanted), None)
        if found is not None:
            return found
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match, seat, rng))
    raise AssertionError(f"nobody was asked {wanted}")


# -- what is said


@pytest.mark.parametrize("game", GAMES)
def test_they_propose_answer_and_can_be_played_again(game: str) -> None:
    """Also never spam: so many proposals in a round, one of a bot, and an answer to each at most twice."""
    seats = {"coalitions": 6, "realpolitik": 4, "raison_detat": 7}[game]
    ids = list(all_personalities())
    names = tuple(f"sensible+{ids[n % len(ids)]}" for n in range(seats))
    played: list[Match] = []
    records = []
    for _ in range(2 if game == "raison_detat" else 1):
        played.clear()
        play(
            Plan(game, None, seats, "again", names, longest=600),
            0,
            watch=lambda m, *_: played.append(m) if not played else None,
        )
        records.append(played[0].to_record())
    assert records[0] == records[-1]
    match = played[0]
    keys = [key_of(said.text) for said in match.said]
    assert sum(key.startswith("ask-") for key in keys) >= 3
    assert any(key.startswith(("yes-", "deal")) for key in keys)
    assert any(key.startswith("no-") for key in keys)
    starts = [n for n, e in enumerate(match.events()) if match.definition.mark(e) == "round"]
    rounds: dict[int, list[int]] = {}
    for said in match.said:
        if key_of(said.text).startswith("ask-"):
            number = sum(start < match.counts[said.after] for start in starts)
            rounds.setdefault(number, []).append(said.seat or 0)
    assert all(len(seats) == len(set(seats)) <= PROPOSALS for seats in rounds.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_late_round_is_written_and_read(game: str) -> None:
    match, envoy = Match.new(game, seed=1), envoy_of(game)
    phrase = envoy.proposal("ask", Term("peace", -1, 12), FAITHFUL, 0)
    text = written(phrase, match.definition)
    assert read(text, match.definition) == phrase
    assert "12" in told(text, match.definition, "en")


def test_plain_levels_among_themselves_say_nothing() -> None:
    played: list[Match] = []
    play(
        Plan("raison_detat", None, 7, "again", ("sensible",) * 7, longest=40),
        0,
        watch=lambda m, *_: played.append(m),
    )
    assert not played[-1].said
    match = Match.new("coalitions", seed=1)
    said = letter(match, "france", "austria", "peace?")
    reply = speech.hear(bots.bot("sensible"), match, match.seat("austria"), said, [])
    assert reply is not None
    assert key_of(reply.text) == "no-treaty"


@pytest.mark.parametrize("game", GAMES)
def test_proposals_are_the_same_in_all_deals_that_look_alike_to_a_spectator(game: str) -> None:
    match, rng = Match.new(game, seed=3, nonce="n"), Random(3)
    proposed = 0
    while match.outcome is None and len(match) < 200:
        seat = match.decisions[0].seat
        match.play(seat, HAWK.choose(match, seat, rng))
        if len(match) % 40:
            continue
        twin = match.clone()
        deal(twin.state.hidden(), None, rng)
        for asker in range(len(match.seats)):
            found = speech.propose_by_word(BROKER, match, asker)
            proposed += found is not None
            assert speech.propose_by_word(BROKER, twin, asker) == found
    assert proposed


# -- what is understood


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("peace until round 2?", "yes-peace"),
        ("Come into the anti-French coalition with me", "no-barred"),  # France cannot
        ("Let my generals pass", "no-allies"),
        ("Let us both keep out of Hannover until next round", "yes-clear"),
        ("Przepuśćcie nas", "no-allies"),
        ("Nie wchodźmy do Hannover", "yes-clear"),
        ("rozejm do rundy 2?", "yes-peace"),
        ("pokój do rundy 9?", "but-peace"),
        ("yes", "no-open"),
        ("can we have a nice day", "lost"),
    ],
)
def test_sentences_of_people_become_accords(text: str, key: str) -> None:
    match = Match.new("coalitions", seed=1)
    assert key_of(answered(match, BROKER, letter(match, "france", "russia", text))) == key


def test_what_one_is_asked_by_name_another_does_not_answer() -> None:
    match = Match.new("coalitions", seed=1)
    said = match.say("france", "Prussia, peace?")
    assert [match.seats[n] for n in range(6) if concerns(match, n, said)] == ["prussia"]


def test_yes_and_no_in_own_words_answer_the_last_proposal() -> None:
    match = Match.new("coalitions", seed=1)
    russia, france = match.seat("russia"), match.seat("france")
    asked = "~ask-peace/broker power:power=france turn:round=2"
    match.say(russia, asked, [france])
    assert key_of(answered(match, BROKER, letter(match, "france", "russia", "no!"))) == "but-peace"
    assert not pledges(match, russia, FAITHFUL)
    assert key_of(answered(match, BROKER, letter(match, "france", "russia", "Zgoda."))) == "deal"
    (pledge,) = pledges(match, russia, FAITHFUL)
    assert (pledge.kind, pledge.to) == ("peace", 1 << powers(match)["france"])


def test_nobody_is_bound_by_words_of_others() -> None:
    match = Match.new("coalitions", seed=1)
    russia, france = match.seat("russia"), match.seat("france")
    match.say(france, "~yes-peace/broker power:power=russia turn:round=2", [russia])
    match.say(france, "~ask-peace/broker power:power=russia turn:round=2", [russia])
    match.say(france, "~deal/broker power:power=russia", [russia])
    assert not pledges(match, russia, FAITHFUL)


# -- words are kept


def bound(match: Match, by: str, kind: str, to: str, more: str = "", turn: str = "round=1") -> Match:
    """The match as it would be if one had asked another for something and he had said yes."""
    other = match.clone()
    text = f"{kind}/broker power:power={{}}{more} turn:{turn}"
    other.say(to, f"~ask-{text.format(by)}", [by])
    other.say(by, f"~yes-{text.format(to)}", [to])
    return other


def choice(match: Match, seat: int, bot: Any = BROKER) -> str:
    return str(bot.choose(match, seat, Random(1)).text)


def test_a_promised_status_is_chosen() -> None:
    match = Match.new("coalitions", seed=4)
    decision = until(match, "status", Random(4))
    seat, name, turn = decision.seat, match.seats[decision.seat], f"round={realm(match).round}"
    alone = choice(match, seat)
    kept = {
        status: choice(bound(match, name, "together", "france", f" status:status={status}", turn), seat)
        for status in ("british", "french")
    }
    assert any(alone != chosen == f"status {status}" for status, chosen in kept.items())
    promised = bound(match, name, "together", "france", " status:status=french", turn)
    assert choice(promised, seat, bots.bot("sensible")) == choice(match, seat, bots.bot("sensible"))

    setup = setup_to_data(match.setup)
    moves = [[by, move.text] for by, move in match.moves]
    for kept_word in (match, *[bound(match, name, "together", "france", f" status:status={s}", turn) for s in kept]):
        question = {"match": "1", "bot": "sensible+broker", "seat": seat, "seed": 1, "setup": setup, "moves": moves}
        answer = Thinker(choose).answer({**question, "press": speech.pressed(kept_word, seat)})
        assert answer["move"] == choice(kept_word, seat)  # what a server asks in another process


def test_a_promised_ally_gets_the_token() -> None:
    match = Match.new("realpolitik", seed=3)
    decision = until(match, "demand", Random(3))
    seat, name, turn = decision.seat, match.seats[decision.seat], f"number={realm(match).turn}"
    alone = choice(match, seat)
    others = [other for other in match.seats if other != name]
    kept = {to: choice(bound(match, name, "alliance", to, "", turn), seat) for to in others}
    assert any(alone != chosen == f"alliance {to}" for to, chosen in kept.items())


def test_a_promised_vote_is_given() -> None:
    match = Match.new("raison_detat", seed=3)
    decision = until(match, "vote", Random(3))
    seat, name, turn = decision.seat, match.seats[decision.seat], f"round={realm(match).round}"
    found = [move.text for move in decision.options if move.verb == "vote"]
    wanted = next(text.split()[-1] for text in found if text != choice(match, seat))
    to = next(other for other in match.seats if other != name)
    for bot in (BROKER, bots.bot("planner+broker")):
        assert choice(bound(match, name, "vote", to, f" other:power={wanted}", turn), seat, bot) == f"vote {wanted}"


def battles(promised: bool, seed: int) -> int:
    """How many are begun in a match in which all have promised peace to all, or nobody anything."""
    match, rng = Match.new("coalitions", seed=seed, nonce="n"), Random(8)
    pairs = [(one, other) for one in match.seats for other in match.seats if promised and one != other]
    for one, other in pairs:
        match.say(one, f"~ask-peace/broker power:power={other} turn:round=9", [other])
        match.say(other, f"~yes-peace/broker power:power={one} turn:round=9", [one])
    while len(match) < 300:
        seat = match.decisions[0].seat
        match.play(seat, BROKER.choose(match, seat, rng))
    return sum(event.kind == "battle" for event in match.events())


def test_where_all_have_promised_peace_few_battles_are_begun() -> None:
    kept, without = [sum(battles(promised, seed) for seed in (1, 8)) for promised in (True, False)]
    assert kept < 0.5 * without


def test_a_movement_turn_is_granted_to_whom_passage_was_promised() -> None:
    match, rng, refused, kept = Match.new("coalitions", seed=3), Random(3), 0, 0
    for _ in range(12):
        decision = until(match, "grant", rng, BROKER)
        seat, mover = decision.seat, match.seats[realm(match).seat_of[decision.about[0]]]
        if choice(match, seat) == "refuse":
            refused += 1
            promised = bound(match, match.seats[seat], "passage", mover, "", f"round={realm(match).round}")
            kept += choice(promised, seat) == "grant"
        match.play(seat, choice(match, seat))
    assert 0 < kept <= refused


def test_who_calls_against_a_leader_fears_him_more() -> None:
    match = Match.from_position("coalitions", {"powers": {"france": {"influence": 22}}}, seed=1)
    austria = match.seat("austria")
    said = match.say("prussia", "~leader/hawk power:power=france")
    reply = speech.hear(BROKER, match, austria, said, speech.phrases_of(match))
    assert reply is not None
    assert reply.text == "~yes-leader/broker power:power=france"
    match.say(austria, reply.text)
    (pledge,) = pledges(match, austria, FAITHFUL)
    assert (pledge.kind, pledge.about) == ("against", powers(match)["france"])
    match.say("russia", reply.text)
    assert speech.hear(BROKER, match, match.seat("britain"), said, speech.phrases_of(match)) is None  # two are enough


def test_a_broken_word_is_remembered_said_and_answered() -> None:
    match, rng = Match.new("coalitions", seed=4), Random(4)
    until(match, "status", rng)
    decision = match.decisions[0]
    seat, name = decision.seat, match.seats[decision.seat]
    to = "france" if name != "france" else "britain"
    promised = next(s for s in ("british", "french") if f"status {s}" != choice(match, seat))
    match = bound(match, name, "together", to, f" status:status={promised}", f"round={realm(match).round}")
    other = match.seat(to)
    assert not broken(match, other, heard(match, other), 1.0)
    while any(one.kind == "status" for one in match.decisions):
        one = match.decisions[0]
        wrong = next(m for m in one.options if m.text != f"status {promised}")
        match.play(one.seat, wrong if one.seat == seat else one.options[0])
    assert broken(match, other, heard(match, other), 1.0) == {seat}
    assert not pledges(match, other, FAITHFUL)  # who is deceived owes nothing
    words = speech.speak(BROKER, match, other, [])
    assert words == f"~faithless/broker power:power={name}"
    said = letter(match, name, to, "peace?")
    reply = speech.hear(BROKER, match, other, said, speech.phrases_of(match))
    assert reply is not None
    assert key_of(reply.text) == "no-distrust"
    assert broken(match, other, heard(match, other), 0.0) == frozenset()  # somebody who forgets at once
