"""Maria in words: events, prompts, options and refusals can be read in both languages, and nobody reads a secret."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chancellery
from chancellery import Match
from chancellery.games.maria import vocabulary, words
from chancellery.games.maria.definition import Maria
from chancellery.games.maria.vocabulary import CLAUSES, HAPPENINGS, QUESTIONS, SORTS, VERBS, WORDS
from chancellery.kernel import Decision, Event, Field, Question
from chancellery.locale import LANGUAGES, bundle, text
from tests.unit.source import literals as in_modules

MATCHES = (("full", 3, 0), ("full", 2, 1), ("introductory", 3, 2), ("introductory", 2, 3), ("full", 3, 4))
FOLDER = Path(chancellery.__file__).parent / "games" / "maria"
literals = partial(in_modules, FOLDER)
EVENTS = {one.kind: one.fields for one in HAPPENINGS}
SECRET = {one.kind: one.secret for one in HAPPENINGS if one.secret}
KINDS = {one.kind for one in QUESTIONS}
LAZY = {"done": 0.1, "wait": 0.2, "decline": 0.5, "no_offer": 0.3}
EAGER = {"take": 4, "saxony": 4, "offer_peace": 4, "accept": 4, "do": 3, "attack": 3}
UNREADABLE = r"^\s|\s$|[{}$]|  | [.,:;?]|None|maria-"
Played = tuple[Match, tuple[Decision, ...]]


@cache
def played(scenario: str, seats: int, seed: int) -> Played:
    """A match to its end and the decisions it asked for."""
    options = {"bluff": seed % 2 == 1} if scenario == "full" else {}
    match, rng, asked = Match.new("maria", scenario, seats, seed=f"words {seed}", options=options), Random(seed), []
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        asked.append(decision)
        weights = [EAGER.get(m.verb, LAZY.get(m.verb, 1)) for m in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    return match, tuple(asked)


def game(match: Match | None = None) -> Maria:
    found = (match or played(*MATCHES[0])[0]).definition
    assert isinstance(found, Maria)
    return found


# -- everything is declared and written


def test_every_event_that_is_emitted_is_declared() -> None:
    refused = {"consent_refused", "consent_move_refused"}  # the name follows the decision
    assert literals("emit", 0) | literals("emit_sum", 0) | literals("emit_secret", 0) | refused == set(EVENTS)
    assert literals("emit_secret", 0) == set(SECRET)


def test_every_question_that_is_declared_is_asked() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py") if path.stem != "vocabulary")
    asked = {name for name, one in vars(vocabulary).items() if isinstance(one, Question) and name in source}
    assert {getattr(vocabulary, name) for name in asked} == set(QUESTIONS)
    assert not literals("Decision", 1)


def test_every_field_has_a_sort() -> None:
    known = {"number", "index", "flag", "word", "text", *(sort.name for sort in SORTS)}
    fields = [field for verb in (*VERBS, *CLAUSES) for field in verb.fields]
    fields += [field for one in (*QUESTIONS, *HAPPENINGS) for field in (*one.fields, *one.secret)]
    fields += [field for sort in SORTS for field in sort.fields]
    assert {field.sort for field in fields} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_unwritten_and_nothing_left_over(lang: str) -> None:
    logs = {f"maria-log-{kind}" for kind in EVENTS if kind not in words.PARTS}
    logs |= {f"maria-log-{kind}-unknown" for kind in SECRET if kind not in words.OWN}
    logs.add("maria-log-stage-introductory")  # without the Pragmatic Army (M-14.6)
    prompts = {f"maria-prompt-{kind}" for kind in KINDS}
    moves = {f"maria-move-{verb.name}" for verb in VERBS if not verb.form.endswith("{text}")}  # those are typed
    clauses = {f"maria-clause-{verb.name}" for verb in CLAUSES}
    special = {f"maria-move-{verb.name}-{kind}" for verb in VERBS for kind in KINDS}
    keys = set(bundle(lang).sources)
    assert logs | prompts | moves | clauses <= keys
    written = (
        ("maria-log-", logs), ("maria-prompt-", prompts), ("maria-move-", moves | special), ("maria-clause-", clauses)
    )  # fmt: skip
    for prefix, known in written:
        assert {key for key in keys if key.startswith(prefix)} <= known
    for kind in KINDS:
        assert set(bundle(lang).get_message(f"maria-prompt-{kind}").attributes) == {"declining", "waiting"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_of_its_own(lang: str) -> None:
    box = game().components
    cities = [words.city_name(game(), city, lang) for city in range(box.atlas.size)]
    pieces = [words.piece_name(game(), piece, lang) for piece in range(len(box.pieces))]
    cards = [words.card_name(face, lang) for face in range(37)]
    political = [words.political_name(game(), card, lang) for card in range(len(box.political))]
    for names in (cities, pieces, cards, political):
        assert len(set(names)) == len(names)
    for card in box.political:
        assert all(words.effect_text(effect, lang) for effect in card.effects)


# -- every match can be read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", MATCHES)
def test_every_line_can_be_read_by_everybody(which: tuple[str, int, int], lang: str) -> None:
    match, _ = played(*which)
    for seat in (None, *range(len(match.seats))):
        for line in match.log(seat, lang):
            assert line
            assert not re.search(UNREADABLE, line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", MATCHES)
def test_every_prompt_and_option_can_be_read(which: tuple[str, int, int], lang: str) -> None:
    match, asked = played(*which)
    for decision in asked:
        readable(match, decision, lang)


def readable(match: Match, decision: Decision, lang: str) -> None:
    said = match.definition.prompt(decision, lang)
    assert game(match).speaker(lang).question(decision).text in said
    assert game(match).speaker(lang).declining(decision).text in said
    assert not re.search(UNREADABLE, said), said
    assert not re.search(UNREADABLE, game(match).speaker(lang).waiting(decision).text)
    options = [match.definition.option(decision, move, lang) for move in decision.options]
    assert len(set(options)) == len(options), (decision.kind, options)
    assert not [one for one in options if re.search(UNREADABLE, one)]


SAMPLES: dict[str, Any] = {
    "power": 0, "powers": (0, 5), "seats": (0,), "city": 3, "piece": 20, "train": 20, "general": 0, "generals": (0, 1),
    "card": 3, "cards": (3, 36), "faces": (3, 36), "political": 1, "offer": (1, 2), "track": 0, "suit": 1, "status": 1,
    "index": 0, "flag": 1, "seat": 1, "cities": (3, 4, 5), "claims": (3, 4), "fortresses": (3, 4), "joined": (0,),
    "armies": ((0, 1), (1, 8)), "bids": ((0, 3), (5, 36)),
    "conquests": ((3, -1, 0), (4, 0, 5), (5, 2, -1), (6, -1, -1)), "counts": ((0, 4, 0), (1, 2, 1)),
}  # fmt: skip
SAID: dict[str, dict[int, Any]] = {  # a text for each of the numbers below
    "clause": {
        -2: (), 0: ("end 4",), 1: ("subsidy france > prussia for 1", "cancel prussia > saxony"),
        2: ("truce france austria until 2", "subsidy prussia > bavaria for 2"),
        5: ("evacuate austria prag until 5", "vote prussia for france", "subsidy austria > pragmatic for 5"),
    },
    "text": {-2: "", 0: "", 1: "Hands off Prag", 2: "Zażółć: gęślą; jaźń -- 50 %", 5: "#abcdef"},
}  # fmt: skip


NOTHING = {
    ("recruited", 0),
    ("set_aside", 0),
    ("armies_given", 0),
    *(("armies_lost", number) for number in (-2, 0, 1, 2, 5)),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_has_a_line(kind: str, lang: str) -> None:
    """Also those that random matches seldom show; with counts of every grammatical number.

    What another line tells has none, nor has what did not happen; the losses of a battle are told by its result.
    """
    for number in (-2, 0, 1, 2, 5):

        def values(declared: tuple[Field, ...], number: int = number) -> tuple[Any, ...]:
            found: list[Any] = []
            for field in declared:
                sample = field.name if field.many or field.rest else field.sort
                value = WORDS[field.name][0] if field.sort == "word" else SAMPLES.get(sample, number)
                value = SAID[field.sort][number] if field.sort in SAID else value
                found += value if field.rest else [value]
            return tuple(found)

        event = Event(kind, values(EVENTS[kind]), values(SECRET.get(kind, ())))
        for one in (event, Event(kind, event.args)):
            line = game().line(one, lang)
            if kind in words.PARTS or (kind in words.OWN and not one.secret) or (kind, number) in NOTHING:
                assert line is None
            else:
                assert line
                assert not re.search(UNREADABLE, line), line


SILESIA = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")
Start = tuple[dict[str, Any], list[tuple[int, str]]]
RARE: dict[str, Start] = {  # decisions that random matches seldom ask for
    "trump": ({"stage": "politics", "phase": "trump", "last_winner": "louis_xv"}, []),
    "discard": (
        {
            "stage": "politics", "phase": "order", "trump": "hearts", "turn": 10, "offer": ["fleet_at_dunkirk"],
            "france": {"politics": ["hearts_5"]}, "pragmatic": {"hand": ["clubs_2", "clubs_3", "clubs_4"]},
        },
        [(0, "take fleet_at_dunkirk"), (0, "use it"), (0, "do 1")],
    ),
    "supply": (
        {
            "phase": "supply", "hussars": ["horowitz", "pisek"], "trains": {"train_france_2": "pilsen"},
            "generals": {"belle_isle": {"city": "pribram"}, "broglie": {"city": "pribram"}},
            "france": {"hand": ["spades_10", "hearts_10"]},
        },
        [],
    ),
    "consent": (
        {
            "stage": "austria_pragmatic",
            "generals": {"arenberg": {"city": "loewen"}, "cumberland": {"city": "bruessel"}},
        },
        [(1, "move cumberland > loewen")],
    ),
    "consent_move": (
        {
            "stage": "austria_pragmatic",
            "generals": {"arenberg": {"city": "bruessel"}, "cumberland": {"city": "bruessel"}},
        },
        [(1, "move stack cumberland > loewen")],
    ),
    "command": (
        {
            "stage": "prussia_saxony",
            "generals": {"friedrich": {"city": "sagan"}, "rutowski": {"city": "bunzlau"}},
        },
        [(1, "move rutowski > sagan")],
    ),
    "remain": (
        {
            "phase": "supply",
            "generals": {"belle_isle": {"city": "prag", "face_down": True}, "broglie": {"city": "prag", "armies": 2}},
        },
        [],
    ),
    "retreat_way": (
        {
            "phase": "combat", "hussars": ["teplitz"],
            "generals": {"broglie": {"city": "schlan", "armies": 6}, "traun": {"city": "leitmeritz", "armies": 4}},
        },
        [(2, "decline")],
    ),
    "attack": (
        {
            "phase": "combat",
            "generals": {"belle_isle": {"city": "pilsen"}, "traun": {"city": "mies"}, "neipperg": {"city": "klattau"}},
        },
        [],
    ),
    "saxon_return": (
        {
            "stage": "politics", "phase": "tracks", "shift": {"saxony": 1}, "tracks": {"saxony": 5},
            "saxony": {"hand": ["clubs_10", "clubs_4"]},
        },
        [],
    ),
    "saxony": (
        {"stage": "prussia_saxony", "phase": "supply", "generals": {"friedrich": {"city": "wien"}}},
        [],
    ),
    "make_room": (
        {
            "stage": "politics", "phase": "tracks", "shift": {"russia": -1}, "trains": {"train_prussia_1": "cuestrin"},
            "generals": {"der_alte_dessauer": {"city": "box", "armies": 6}},
        },
        [],
    ),
    "corps": (
        {
            "stage": "politics", "phase": "tracks", "shift": {"italy": 2},
            "generals": {"belle_isle": {"city": "paris"}, "broglie": {"city": "metz"}},
        },
        [],
    ),
    "reduce": ({"phase": "end", "markers": {"linz": "france"}}, []),
    "offer_peace": ({"stage": "prussia_saxony", "phase": "end", "markers": SILESIA}, []),
    "peace": ({"stage": "prussia_saxony", "phase": "end", "markers": SILESIA}, [(1, "offer peace")]),
    "second_train": (
        {"stage": "prussia_saxony", "phase": "end", "markers": SILESIA},
        [(1, "offer peace"), (2, "accept")],
    ),
    "relocate": (
        {
            "stage": "prussia_saxony", "phase": "end", "markers": SILESIA,
            "generals": {"friedrich": {"city": "prag"}, "schwerin": {"city": "brandenburg"}},
        },
        [(1, "offer peace"), (2, "accept")],
    ),
    "vote": ({"stage": "election"}, []),
    "agreement": ({}, [(0, "propose: truce france austria until 1 -- Let us talk")]),
}  # fmt: skip


def reached(kind: str) -> tuple[Match, Decision]:
    fields, moves = RARE[kind]
    match = Match.from_position("maria", {"scenario": "full", "seats": 3, **fields}, nonce="test")
    for seat, text_ in moves:
        match.play(seat, text_)
    decision = (match.standing or match.decisions)[0]
    assert decision.kind == kind
    return match, decision


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", RARE)
def test_rare_decisions_can_be_read(kind: str, lang: str) -> None:
    match, decision = reached(kind)
    readable(match, decision, lang)
    for line in match.log(None, lang):
        assert not re.search(UNREADABLE, line), line


def test_no_kind_is_left_unread() -> None:
    asked = {decision.kind for which in MATCHES for decision in played(*which)[1]}
    assert asked | set(RARE) == KINDS


# -- typed events


@pytest.mark.parametrize("which", MATCHES)
def test_events_as_named_data(which: tuple[str, int, int]) -> None:
    match, _ = played(*which)
    for seat in (None, 0, 1):
        for event in match.events(seat):
            data = game(match).event_data(event)
            assert json.loads(json.dumps(data)) == data
            secret = SECRET.get(event.kind, ())
            trail = {"power", "path"} if event.kind in ("moved", "retreated") else set()
            assert set(data) == {"kind", *(field.name for field in (*EVENTS[event.kind], *secret)), *trail}
            assert all((data[field.name] is None) == (not event.secret) for field in secret)
            for field in EVENTS[event.kind]:
                if field.sort == "word":
                    assert data[field.name] in WORDS[field.name]
            if not any(field.rest for field in EVENTS[event.kind]):
                assert len(event.args) == len(EVENTS[event.kind])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_agreement_reads_well(lang: str) -> None:
    """Every clause in words, in every grammatical number; what was said stands there as it was said."""
    said = {
        "en": "Frederick II proposes agreement 7, to be signed by Louis XV and Frederick II: the contract by which "
        "Prussia pays France is cancelled; agreement 3 ends. “Zażółć, gęślą: JAŹŃ”",
        "pl": "Fryderyk II proponuje porozumienie 7 (podpisują: Ludwik XV i Fryderyk II): zerwanie kontraktu "
        "(subsydia Prus dla Francji); koniec porozumienia 3. „Zażółć, gęślą: JAŹŃ”",
    }
    event = Event("agreement_proposed", (7, 1, ("cancel prussia > france", "end 3"), "Zażółć, gęślą: JAŹŃ", 0, 1))
    assert game().line(event, lang) == said[lang]
    assert game().event_data(event) == {
        "kind": "agreement_proposed",
        "number": 7,
        "seat": "frederick_ii",
        "clauses": ["cancel prussia > france", "end 3"],
        "words": "Zażółć, gęślą: JAŹŃ",
        "seats": ["louis_xv", "frederick_ii"],
    }
    clauses = [
        *(f"subsidy france > prussia for {count}" for count in (1, 2, 5, 12)), "truce france austria until 3",
        "evacuate austria prag until 4", "vote prussia for france", "vote prussia for austria", "end 2",
        "cancel france > prussia",
    ]  # fmt: skip
    texts = [game().speaker(lang).clauses([clause]).text for clause in clauses]
    assert len(set(texts)) == len(texts)
    assert not [one for one in texts if re.search(UNREADABLE, one)]


def test_a_name_has_one_type_and_each_word_a_vocabulary() -> None:
    fields = [field for one in HAPPENINGS for field in (*one.fields, *one.secret)]
    fields += [field for one in QUESTIONS for field in (*one.fields, *one.secret)]
    sorts = {(field.name, field.sort) for field in fields}
    assert len({name for name, _ in sorts}) == len(sorts)
    assert {name for name, sort in sorts if sort == "word"} == set(WORDS)


def test_named_data_of_a_march() -> None:
    box = game().components
    cities = box.atlas.index
    event = Event("moved", (box.general_index["broglie"], 1, cities["prag"], cities["wien"], 1))
    assert game().event_data(event) == {
        "kind": "moved",
        "piece": "broglie",
        "pieces": 1,
        "start": "prag",
        "to_city": "wien",
        "forced": True,
        "power": "france",
        "path": ["prag", "wien"],
    }
    assert game().line(event, "en") is None  # the whole move is told when it is completed


def test_a_general_who_finds_no_place() -> None:
    assert game().line(Event("relocated", (0, -1)), "en") == "Maurice de Saxe finds no place and is removed."
    assert game().event_data(Event("relocated", (0, -1)))["city"] is None


def test_polish_counts() -> None:
    def said(count: int) -> str:
        return game().line(Event("recruited", (2, count)), "pl") or ""

    assert said(1) == "Prusy: rekrutacja – 1 armia."
    assert said(3) == "Prusy: rekrutacja – 3 armie."
    assert said(5) == "Prusy: rekrutacja – 5 armii."


def test_a_hand_is_told_to_its_owner_only() -> None:
    drawn = Event("drawn", (5, 2, "stage"), (9 * 1 + 3, 36), (2,))
    assert game().line(drawn.seen_by(2), "en") == "Austria draws 2 tactical cards: the 5 of hearts and a Reserve."
    assert game().line(drawn.seen_by(0), "en") is None  # the cards of a stage are counted in one line
    assert game().line(Event("drawn", (5, 2, "politics")), "en") == "Austria draws 2 tactical cards through politics."
    assert game().line(drawn.seen_by(2), "pl") == "Austria: dobranie kart – 2 karty taktyczne: 5 kier i „Reserve”."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_a_word_reads_differently(lang: str) -> None:
    samples: dict[str, list[Event]] = {
        "reason": [Event("removed", (0, 0, word)) for word in WORDS["reason"]],
        "drawn_for": [Event("drawn", (0, 1, word), (3,)) for word in WORDS["drawn_for"]],
        "paid_for": [Event("paid", (0, word, (3,))) for word in WORDS["paid_for"]],
        "box": [Event("box", (0, word)) for word in WORDS["box"]],
        "victory": [Event("victory", (word, 0)) for word in WORDS["victory"]],
    }
    assert set(samples) == set(WORDS)
    for events in samples.values():
        assert len({game().line(event, lang) for event in events}) == len(events)


# -- secrets


def whole(match: Match) -> list[Event]:
    """All events with their secret parts, put together from what the seats know."""
    views = [match.events(seat) for seat in range(len(match.seats))]
    return [next((event for event in seen if event.secret), seen[0]) for seen in zip(*views, strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", MATCHES)
def test_nobody_reads_what_is_secret(which: tuple[str, int, int], lang: str) -> None:
    match, _ = played(*which)
    told = 0
    for event in whole(match):
        if event.secret:
            told += 1
            mine, theirs = (game(match).line(event.seen_by(seat), lang) for seat in (event.to[0], None))
            assert mine != theirs or (event.kind == "armies_given" and not event.secret[1] and mine is None)
            assert theirs == game(match).line(Event(event.kind, event.args, (), event.to), lang)
            for seat in set(range(len(match.seats))) - set(event.to):
                assert game(match).line(event.seen_by(seat), lang) == theirs
    assert told > 20


def test_the_seat_names_are_written() -> None:
    for match in (played(*which)[0] for which in MATCHES):
        for seat in range(len(match.seats)):
            for lang in LANGUAGES:
                assert text(lang, match.definition.seat_name(seat))


# -- questions that are true


def test_a_battle_of_another_power_is_not_called_prussian() -> None:
    """M-11.1.3: the attacking player decides about the battles of all his powers."""
    match = Match.from_position(
        "maria",
        {
            "scenario": "full", "seats": 3, "stage": "prussia_saxony", "phase": "combat",
            "generals": {
                "friedrich": {"city": "neisse"}, "traun": {"city": "grottkau"},
                "rutowski": {"city": "teplitz"}, "neipperg": {"city": "leitmeritz"},
            },
        },
        nonce="test",
    )  # fmt: skip
    (decision,) = match.decisions
    assert decision.kind == "attack"
    assert {move.text for move in decision.options} == {"attack neisse > grottkau", "attack teplitz > leitmeritz"}
    for lang in LANGUAGES:
        said = [game(match).speaker(lang).prompt(decision).text, game(match).speaker(lang).waiting(decision).text]
        assert not re.search("Prus|Saxony|Saks", " ".join(said)), said
    assert game(match).speaker("en").waiting(decision).text == "Frederick II chooses the next battle."


def test_the_player_and_not_one_of_his_powers_has_won_the_last_battle() -> None:
    match, decision = reached("trump")
    assert game(match).speaker("en").waiting(decision).text == "Louis XV won the last battle and names the trump suit."


def test_saxon_pieces_are_not_austrian() -> None:
    """M-19.3.13: Austria's player places the general of Saxony."""
    match = game()
    saxon = match.components.powers[3].generals[0]
    options = [match.notation.move("place", saxon, city) for city in (3, 4)]
    decision = Decision(2, "relocate", "M-19.3.13", options, 5)
    assert match.speaker("en").question(decision).text == "Pieces of Saxony must leave. Which goes where?"
    assert match.speaker("pl").waiting(decision).text == "Saksonia: przenoszenie pionków."


@pytest.mark.parametrize(
    ("armies", "hand", "score", "question", "declining"),
    [
        (4, ["hearts_3"], "−2", "Play a card of hearts or a Reserve.", "If you play none, the battle is lost."),
        (4, ["clubs_3"], "−2", "Austria has neither a card of hearts nor a Reserve to play.", "battle is lost."),
        (6, ["hearts_3"], "0", "Play a card of hearts or a Reserve.", "At zero you must play"),
        (6, ["reserve"], "0", "Play a card of hearts or a Reserve.", "If you play none, the battle is a tie."),
    ],
)
def test_the_question_of_a_battle_fits_score_and_hand(
    armies: int, hand: list[str], score: str, question: str, declining: str
) -> None:
    match = Match.from_position(
        "maria",
        {
            "scenario": "full", "seats": 3, "stage": "austria_pragmatic", "phase": "combat", "austria": {"hand": hand},
            "generals": {"broglie": {"city": "leitmeritz", "armies": 6}, "traun": {"city": "schlan", "armies": armies}},
        },
        nonce="test",
    )  # fmt: skip
    decision = match.decisions[0]
    assert decision.actor == 5
    said = game(match).speaker("en").question(decision).text
    assert said.startswith(f"Battle between Schlan and Leitmeritz: Austria’s score is {score}. ")
    assert said.endswith(question), said
    assert declining in game(match).speaker("en").declining(decision).text
