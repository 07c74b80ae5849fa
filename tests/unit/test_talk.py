"""Talk of bots: what they say is public, seldom, and read in every language; what people say is understood or not."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots, locale
from chancellery.bots.personality import PLAIN, all_personalities
from chancellery.bots.talk import grammar, remarks, speech
from chancellery.bots.talk.envoy import Wish, envoy_of
from chancellery.bots.talk.floor import Due, Floor
from chancellery.bots.talk.hearing import MOST_ANSWERS, Reply, addressed
from chancellery.kernel import Press
from chancellery.kernel.hidden import deal
from chancellery.table.phrases import afresh, first_way, read, told, written

GAMES = [("coalitions", None), ("imperial_struggle", None), ("maria", "full"), ("maria", "introductory")]
HAWK = bots.bot("sensible+hawk")
TONES = [*all_personalities(), PLAIN.id]


def seated(match: Match) -> dict[int, bots.Bot]:
    ids = list(all_personalities())
    return {seat: bots.bot(f"sensible+{ids[seat % len(ids)]}") for seat in range(len(match.seats))}


def one_move(match: Match, players: dict[int, bots.Bot], rng: Random) -> None:
    standing = match.standing
    seat = (standing or match.decisions)[0].seat
    bot = players[seat]
    match.play(seat, bots.answer(bot, match, standing[0], rng) if standing else bot.choose(match, seat, rng))


def played(game: str, scenario: str | None, seed: int, moves: int) -> tuple[Match, dict[int, bots.Bot]]:
    """A match in which bots play, talk and propose."""
    match, rng = Match.new(game, scenario, seed=seed, nonce="n"), Random(seed)
    players, floor = seated(match), Floor()
    while match.outcome is None and len(match) < moves:
        due = floor.next(match, players)
        if due is None:
            one_move(match, players, rng)
        else:
            floor.done(due)
            act_on(match, players[due.seat], due, rng)
    return match, players


def act_on(match: Match, bot: bots.Bot, due: Due, rng: Random) -> None:
    if due.kind == "speak":
        words = speech.speak(bot, match, due.seat, speech.phrases_of(match))
        if words is not None and match.definition.press_closed(match.state, due.seat, None) is None:
            match.say(due.seat, words)
    elif due.kind == "propose":
        move = bots.propose(bot, match, due.seat, rng)
        if move is not None:
            match.play(due.seat, move)


# -- phrases


def test_every_phrase_is_there_for_every_tone_in_both_languages() -> None:
    keys = sorted(key for key in locale.bundle("en").sources if key.startswith("talk-"))
    assert len(keys) > 20
    assert keys == sorted(key for key in locale.bundle("pl").sources if key.startswith("talk-"))
    cases = ("subject", "gen", "dat", "acc", "ins")
    forms = {"power", "other", *(f"{name}_{case}" for name in ("power", "other") for case in cases)}
    forms |= {"status", "turn_until"}
    for key in keys:
        for lang in locale.LANGUAGES:
            assert locale.variables(lang, key) <= {"tone", "place", "turn", *forms}
            said = {locale.text(lang, key, tone=tone, **dict.fromkeys(["place", *forms], "X")) for tone in TONES}
            assert all(said)
            if key.removeprefix("talk-") in remarks.REMARKS:
                assert len(said) == len(TONES)  # each speaks for itself


def test_a_phrase_is_read_in_the_language_of_the_reader() -> None:
    match = Match.new("coalitions", seed=1)
    definition = match.definition
    envoy = envoy_of("coalitions")
    france, tyrol = (
        definition.notation.words["power"].index("france"),
        definition.notation.words["place"].index("tyrol"),
    )
    phrase = envoy.phrase("hit-place", all_personalities()["hawk"], france, tyrol)
    text = written(phrase, definition)
    assert text == "~hit-place/hawk power:power=france place:place=tyrol"
    assert read(text, definition) == phrase
    assert "France will pay" in told(text, definition, "en")
    assert "odpłacimy Francji" in told(text, definition, "pl")
    assert "~" not in told(text, definition, "pl")


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "~",
        "~hit/hawk",  # a power is missing
        "~hit/hawk power:power=atlantis",
        "~hit/hawk power:planet=mars",
        "~nonsense/hawk",
        "~hit/hawk power:power=france and more",
        "~hit/hawk power:number=3",
    ],
)
def test_what_is_no_phrase_is_shown_as_it_was_written(text: str) -> None:
    definition = Match.new("coalitions", seed=1).definition
    for lang in locale.LANGUAGES:
        assert told(text, definition, lang) == text


def test_phrases_stay_in_the_record_and_are_read_from_it() -> None:
    match = Match.new("coalitions", seed=1)
    match.say(0, "~greeting/banker")
    again = Match.from_record(match.to_record())
    assert [said.text for said in again.said] == ["~greeting/banker"]


def test_who_says_a_thing_again_says_it_otherwise() -> None:
    """Each way once, then the first one again; who reads another language gets a way of his own."""
    match = Match.new("coalitions", seed=1)
    said: list[str] = []
    for _ in range(4):
        said.append(afresh("~hit-place/hawk power:power=france place:place=tyrol", said))
        said.append("~hit/hawk power:power=france")
    ways = said[::2]
    assert [text.partition(" ")[0] for text in ways] == [
        "~hit-place/hawk",
        *(f"~hit-place/hawk{n}" for n in (2, 3)),
        "~hit-place/hawk",
    ]
    assert {first_way(text) for text in ways} == {ways[0]}
    for lang in locale.LANGUAGES:
        assert len({told(text, match.definition, lang) for text in ways}) == 3
    assert afresh("~talk/hawk but no phrase", said) == "~talk/hawk but no phrase"
    assert told("~no-late/hawk2", match.definition, "en") == told("~no-late/hawk", match.definition, "en")


def test_every_way_is_there_in_both_languages_and_none_is_said_twice() -> None:
    keys = sorted(key for key in locale.bundle("en").sources if key.startswith("talk-"))
    for key in keys:
        ways = [re.findall(r"\[(\w+)\] (.+)", locale.bundle(lang).sources[key]) for lang in locale.LANGUAGES]
        english, polish = ([tone for tone, _ in of] for of in ways)
        assert english == polish, key
        for of in ways:
            said = [words for tone, words in of if tone != PLAIN.id]
            assert len(set(said)) == len(said), key


# -- never a secret


@pytest.mark.parametrize(("game", "scenario"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_bot_says_is_the_same_in_all_deals_that_look_alike_to_a_spectator(
    game: str, scenario: str | None, seed: int
) -> None:
    match, rng = Match.new(game, scenario, seed=seed, nonce="n"), Random(seed)
    players, said = seated(match), 0
    while match.outcome is None and len(match) < 260:
        one_move(match, players, rng)
        if len(match) % 20:
            continue
        twins = []
        for _ in range(3):
            twin = match.clone()
            deal(twin.state.hidden(), None, rng)
            twins.append(twin)
        for seat, bot in players.items():
            spoken = speech.speak(bot, match, seat, [])
            said += spoken is not None
            assert all(speech.speak(bot, twin, seat, []) == spoken for twin in twins)
            if game != "maria":  # there an answer may be an offer, which is meant to tell something
                words = ("peace?", "what do you want?")[len(match) // 20 % 2]
                asked = Press(len(match), (seat + 1) % len(players), (seat,), words)
                heard = speech.hear(bot, match, seat, asked, [])
                assert all(speech.hear(bot, twin, seat, asked, []) == heard for twin in twins)
    assert said


def test_a_reason_that_tells_of_hidden_things_is_not_told() -> None:
    """Armies are hidden: who turns a truce down because he is the stronger says no more than no."""
    position = {
        "scenario": "full", "seats": 3, "turn": 4, "stage": "prussia_saxony",
        "generals": {"schwerin": {"city": "breslau", "armies": 8}, "traun": {"city": "brieg", "armies": 1}},
    }  # fmt: skip
    match = Match.from_position("maria", position, seed=1)
    match.play("maria_theresa", "propose: truce austria prussia until 5")
    decision = next(d for d in match.standing if match.seats[d.seat] == "frederick_ii")
    assert envoy_of("maria").answer(match, decision, PLAIN).reason == "strong"
    assert speech.explain(bots.bot("sensible+broker"), match, decision) == "~no-terms/broker power:power=austria"
    assert speech.explain(bots.bot("sensible"), match, decision) is None


# -- never spam


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_a_bot_makes_one_remark_a_round_and_all_of_them_three(game: str, scenario: str | None) -> None:
    match, _ = played(game, scenario, 3, 500)
    events, counts = match.events(), match.counts
    starts = [n for n, event in enumerate(events) if match.definition.mark(event) == "round"]
    rounds: dict[int, list[int]] = {}
    for said in match.said:
        assert remarks.key_of(said.text) in remarks.REMARKS
        rounds.setdefault(sum(start < counts[said.after] for start in starts), []).append(said.seat or 0)
    assert len(rounds) > 1
    for seats in rounds.values():
        assert len(seats) == len(set(seats)) <= remarks.MOST


def test_a_level_without_a_personality_says_nothing_of_itself() -> None:
    match = Match.new("coalitions", seed=1)
    assert speech.speak(bots.bot("sensible"), match, 0, []) is None
    assert speech.speak(HAWK, match, 0, []) == "~greeting/hawk"
    assert bots.propose(bots.bot("sensible"), match, 0, Random(0)) is None


def test_two_bots_of_one_personality_do_not_greet_alike() -> None:
    match = Match.new("coalitions", seed=1)
    greeted = [(0, 0, "~greeting/hawk")]
    assert speech.speak(HAWK, match, 1, greeted) is None
    assert speech.speak(bots.bot("sensible+banker"), match, 1, greeted) == "~greeting/banker"


def test_a_warning_is_given_once_a_round_by_whoever_comes_first() -> None:
    match = Match.from_position("coalitions", {"powers": {"france": {"influence": 22}}}, seed=1)
    austria, russia = match.seat("austria"), match.seat("russia")
    warning = "~leader/hawk power:power=france"
    assert speech.speak(HAWK, match, austria, []) == warning
    assert speech.speak(HAWK, match, russia, [(0, austria, warning)]) == "~greeting/hawk"
    assert speech.speak(HAWK, match, match.seat("france"), []) == "~greeting/hawk"


def test_answers_are_limited_and_what_is_not_understood_is_told_once() -> None:
    match = Match.new("coalitions", seed=1)
    riddle = Press(0, 1, (0,), "the weather is fine")
    assert speech.hear(HAWK, match, 0, riddle, []) == Reply("~lost/hawk")
    assert speech.hear(HAWK, match, 0, riddle, [(0, 0, "~lost/hawk")]) is None
    peace = Press(0, 1, (0,), "peace?")
    often = [(0, 0, "~no-treaty/hawk power:power=france")] * MOST_ANSWERS
    assert speech.hear(HAWK, match, 0, peace, often[1:]) is not None
    assert speech.hear(HAWK, match, 0, peace, often) is None


# -- the floor


def test_the_floor_asks_about_each_thing_once() -> None:
    match = Match.new("coalitions", seed=1)
    players, floor = {0: HAWK, 1: bots.bot("sensible")}, Floor()
    first = floor.next(match, players)
    assert first == floor.next(match, players) == Due("speak", 0)
    floor.done(first)
    assert floor.next(match, players) is None
    match.say(2, "hello everybody")
    assert floor.next(match, players) is None
    letter = match.say(2, "peace?", [0, 1])
    for seat in (0, 1):
        due = floor.next(match, players)
        assert due == Due("hear", seat, letter)
        floor.done(due)
    assert floor.next(match, players) is None


def test_what_was_answered_before_is_not_answered_again_by_another_host() -> None:
    match = Match.new("coalitions", seed=1)
    match.say(2, "peace?", [0])
    assert Floor().next(match, {0: bots.bot("sensible")}) == Due("hear", 0, match.said[0])
    match.say(0, "~no-treaty/plain power:power=austria", [2])
    assert Floor().next(match, {0: bots.bot("sensible")}) is None


# -- understanding


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("peace until turn 4?", ("truce", None, 4)),
        ("Truce till 6?", ("truce", None, 6)),
        ("rozejm do tury 4?", ("truce", None, 4)),
        ("Pokój?", ("truce", None, 0)),
        ("please don't attack me", ("truce", None, 0)),
        ("nie atakuj mnie", ("truce", None, 0)),
        ("attack France!", ("attack", "france", 0)),
        ("we must stop France", ("attack", "france", 0)),
        ("zaatakuj Francję!", ("attack", "france", 0)),
        ("razem przeciwko Prusom", ("attack", "prussia", 0)),
        ("Austria, attack Prussia", ("attack", "prussia", 0)),
        ("support me", ("support", None, 0)),
        ("wesprzyj mnie", ("support", None, 0)),
        ("vote for Austria", ("vote", "austria", 0)),
        ("Austria, vote for France", ("vote", "france", 0)),
        ("zagłosuj na Austrię", ("vote", "austria", 0)),
        ("can you pay me a subsidy?", ("subsidy", None, 0)),
        ("prosimy o subsydium", ("subsidy", None, 0)),
        ("hello everybody", ("hello", None, 0)),
        ("dziękujemy", ("hello", None, 0)),
        ("let my generals pass", ("passage", None, 0)),
        ("przepuśćcie nas", ("passage", None, 0)),
        ("Frederick, come into a coalition with me", ("together", None, 0)),
        ("zgoda", ("yes", None, 0)),
        ("no, thank you", ("no", None, 0)),
        ("Shall we stop fighting?", ("truce", None, 0)),
        ("Are you going to attack me?", ("truce", None, 0)),
        ("Why did you attack me?", ("truce", None, 0)),
        ("peace until turn four?", ("truce", None, 4)),
        ("Help me against Prussia, please", ("attack", "prussia", 0)),
        ("We should gang up on France", ("attack", "france", 0)),
        ("France is winning, do something", ("attack", "france", 0)),
        ("Let us be friends", ("support", None, 0)),
        ("What do you want?", ("want", None, 0)),
        ("I agree", ("yes", None, 0)),
        ("I will pay you a subsidy", ("gift", None, 0)),
        ("May I march through your land?", ("passage", None, 0)),
        ("well played", ("hello", None, 0)),
        ("nie walczmy ze sobą", ("truce", None, 0)),
        ("dlaczego mnie atakujesz?", ("truce", None, 0)),
        ("daj mi spokój", ("truce", None, 0)),
        ("pokój do tury czwartej?", ("truce", None, 4)),
        ("dołączysz do mnie przeciw Francji?", ("attack", "france", 0)),
        ("Wszyscy na Francję!", ("attack", "france", 0)),
        ("Francja wygrywa, zróbcie coś", ("attack", "france", 0)),
        ("bądźmy sojusznikami", ("support", None, 0)),
        ("potrzebuję wsparcia", ("support", None, 0)),
        ("czy możesz mi zapłacić?", ("subsidy", None, 0)),
        ("zapłacę ci subsydium", ("gift", None, 0)),
        ("czego chcesz?", ("want", None, 0)),
        ("niech będzie", ("yes", None, 0)),
        ("mogę przejść przez twoje ziemie?", ("passage", None, 0)),
        ("dobrze zagrane, brawo", ("hello", None, 0)),
        ("attack!", None),
        ("the weather is fine", None),
        ("ładna pogoda", None),
        ("peace " * 80, None),
    ],
)
def test_simple_sentences_are_understood(text: str, wish: tuple[Any, str | None, int] | None) -> None:
    match = Match.new("maria", "full", seed=1)
    powers = match.definition.notation.words["power"]
    own = envoy_of("maria").powers(match, match.seat("maria_theresa"))
    found = grammar.understood(text, match.definition, "power", own)
    expected = wish and Wish(wish[0], -1 if wish[1] is None else powers.index(wish[1]), wish[2])
    assert found == expected


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("keep out of Vienna", "wien"), ("trzymaj się z dala od Wiednia", "wien"), ("nie wchodź do Bawarii", "bavaria"),
        ("zostaw Tyrol w spokoju", "tyrol"), ("leave Venice alone", "venezia"), ("nie wchodź na Węgry", "hungari"),
    ],
)  # fmt: skip
def test_places_are_known_by_what_people_call_them(text: str, place: str) -> None:
    """Boards have the names of their time."""
    match = Match.new("coalitions", seed=1)
    wish = grammar.understood(text, match.definition, "power", [], "place")
    assert wish == Wish("clear", place=match.definition.notation.words["place"].index(place))


def test_all_other_names_are_those_of_places() -> None:
    boards = [
        Match.new(game, seed=1).definition.notation.words["place"]
        for game in ("coalitions", "raison_detat", "realpolitik")
    ]
    known = {place for board in boards for place in board}
    assert {*grammar.grammars()["en"].places} <= known


@pytest.mark.parametrize("text", ["peace for two rounds?", "Rozejm na dwie rundy?", "pokój na 2 rundy"])
def test_how_long_is_understood_from_now_on(text: str) -> None:
    match = Match.from_position("coalitions", {"round": 2}, seed=1)
    france, austria = match.seat("france"), match.seat("austria")
    wish = grammar.understood(text, match.definition, "power", [], "place")
    assert wish == Wish("truce", lasting=2)
    reply = speech.hear(HAWK, match, austria, Press(0, france, (austria,), text), [])
    assert reply is not None
    if "peace" in reply.text:
        assert "round=3" in reply.text


def test_who_is_asked_what_it_wants_says_so_once() -> None:
    """It proposes what it would propose of itself, or wants nothing; asked again it waits for the answer."""
    match = Match.new("coalitions", seed=1)
    seats = [seat for seat in range(len(match.seats)) if seat != match.seat("austria")]
    broker, austria, proposed = bots.bot("sensible+broker"), match.seat("austria"), 0
    for by in seats:
        said = Press(0, by, (austria,), "What do you want?")
        reply = speech.hear(broker, match, austria, said, [])
        assert reply is not None
        key = remarks.key_of(reply.text)
        assert key == "no-wish" or key.startswith(("ask-", "but-"))
        if key != "no-wish":
            proposed += 1
            match.say(austria, reply.text, [by])
            again = speech.hear(broker, match, austria, said, speech.phrases_of(match))
            assert again is not None
            assert remarks.key_of(again.text) == "no-more"
    assert proposed


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[en]\ntruce = []\n", "must have"),
        (
            "[en]\n" + "\n".join(f"{name} = ['x']" for name in (*grammar.WISHES, *grammar.BESIDES)),
            "does not catch one number",
        ),
    ],
)
def test_what_is_wrong_with_a_grammar_is_said(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        grammar.read(text)


@pytest.mark.parametrize("text", ["peace?", "pokój?", "who stops France?", "kto zatrzyma Francję?", "ally with me"])
def test_where_two_play_against_each_other_they_answer_kindly(text: str) -> None:
    """Imperial Struggle: nothing can be shared."""
    match = Match.new("imperial_struggle", seed=1)
    reply = speech.hear(HAWK, match, 1, Press(0, 0, None, text), [])
    assert reply == Reply("~no-two/hawk")
    assert speech.hear(HAWK, match, 1, Press(0, 0, None, "good luck!"), []) == Reply("~welcome/hawk")


def test_who_is_spoken_to_by_name_answers_in_public() -> None:
    match = Match.new("coalitions", seed=1)
    france, austria = match.seat("france"), match.seat("austria")
    for words in ("Austria, peace?", "Austria: pokój?", "Austrio, rozejm?", "austria! help us"):
        said = Press(0, france, None, words)
        heard = {seat: speech.hear(HAWK, match, seat, said, []) for seat in range(len(match.seats)) if seat != france}
        assert [seat for seat, reply in heard.items() if reply] == [austria]
    assert speech.hear(HAWK, match, austria, Press(0, france, None, "peace with Austria would be fine"), []) is None
    for words in ("Who stops Austria?", "Kto zatrzyma Austrię?", "attack Austria!"):
        assert not addressed(match, austria, Press(0, france, None, words))


@pytest.mark.parametrize(
    "words", ["Frederick, peace?", "Frederick II: peace?", "Fryderyk, pokój?", "Fryderyku, pokój?", "Prussia, peace?"]
)
def test_people_are_called_by_their_first_names(words: str) -> None:
    match = Match.new("maria", "full", 3, seed=1)
    said = Press(0, match.seat("louis_xv"), None, words)
    called = [name for seat, name in enumerate(match.seats) if addressed(match, seat, said)]
    assert called == ["frederick_ii"]


def test_answers_look_at_who_leads_and_who_struck() -> None:
    match = Match.from_position("coalitions", {"powers": {"france": {"influence": 22}}}, seed=1)
    france, austria, prussia = match.seat("france"), match.seat("austria"), match.seat("prussia")

    def heard(by: int, text: str) -> str:
        reply = speech.hear(HAWK, match, austria, Press(0, by, (austria,), text), [])
        assert reply is not None
        return remarks.key_of(reply.text)

    assert heard(france, "peace?") == "no-leads"
    assert heard(prussia, "peace?") == "no-quiet"  # they are Allies
    assert heard(prussia, "attack France") == "yes-leader"
    assert heard(france, "attack Prussia") == "no-quarrel"
    assert heard(prussia, "help us") == "yes-together"


def test_against_the_one_whom_all_play_against_nobody_offers_talks() -> None:
    """In L'Empereur France is played by the rules: what is said of it is said to friends."""
    match, rng, floor = Match.new("coalitions", "lempereur", 3, seed=4, nonce="n"), Random(4), Floor()
    players = seated(match)
    while match.outcome is None and len(match) < 450:
        due = floor.next(match, players)
        if due is None:
            one_move(match, players, rng)
        else:
            floor.done(due)
            act_on(match, players[due.seat], due, rng)
    said = [read(one.text, match.definition) for one in match.said]
    about = [one.key for one in said if one is not None and any(name == "power" for name, _, _ in one.args)]
    assert any(key.endswith("-foe") for key in about)
    assert not {"won", "hit", "hit-place", "leader", "close"} & {*about}
