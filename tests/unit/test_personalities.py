"""Personalities: data that is checked, names that are read, and play in which they show."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chancellery import BadInput, Match, bots, locale
from chancellery.bots.personality import PLAIN, SURPRISE, Temper, all_personalities, personality, read

FIVE = ["hawk", "banker", "broker", "opportunist", "guardian"]
GOOD = {
    "source": '"by hand"',
    **dict.fromkeys(("caution", "thrift", "glory", "rivalry", "peace", "grudge", "faith"), "1.0"),
}


def written(**changed: str | None) -> str:
    fields = {**GOOD, **changed}
    return "[stoic]\n" + "\n".join(f"{name} = {value}" for name, value in fields.items() if value is not None)


# -- the data


def test_there_are_five_and_a_surprise() -> None:
    assert bots.personalities() == [*FIVE, SURPRISE]
    tempers = {one.temper for one in all_personalities().values()}
    assert len(tempers) == len(FIVE)
    assert PLAIN.temper not in tempers


def test_all_have_names_and_descriptions_in_both_languages() -> None:
    for id in bots.personalities():
        for lang in locale.LANGUAGES:
            assert locale.text(lang, f"personality-{id}")
            assert locale.text(lang, f"personality-{id}.description").endswith(".")


def test_a_file_of_ones_own_is_read() -> None:
    assert read(written(caution="0.5"))["stoic"].temper == Temper(caution=0.5)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (written(caution=None), "must have"),
        (written(courage="1.0"), "must have"),
        (written(source='""'), "where its numbers come from"),
        (written(glory="true"), "no number"),
        (written(glory='"much"'), "no number"),
        (written(glory="0.0"), "not between"),
        (written(glory="9"), "not between"),
        (written().replace("stoic", "surprise"), "cannot be a name"),
        ("stoic = 1", "must have"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read(text)


# -- names


@pytest.mark.parametrize("name", ["novice+hawk", "sensible+banker", "planner+guardian", "master+surprise"])
def test_a_level_with_a_personality_is_a_bot(name: str) -> None:
    assert bots.bot(name).name == name
    assert bots.exists(name)


@pytest.mark.parametrize("name", ["random+hawk", "sensible+", "sensible+dove", "+hawk", "hawk", "sensible+hawk+hawk"])
def test_what_is_no_bot_is_answered_with_those_there_are(name: str) -> None:
    assert not bots.exists(name)
    with pytest.raises(BadInput) as caught:
        bots.bot(name)
    for lang in locale.LANGUAGES:
        assert all(f"+{id}" in caught.value.text(lang) for id in bots.personalities())


def test_a_surprise_is_the_same_in_the_same_match_and_not_everywhere() -> None:
    match = Match.new("coalitions", seed=3, nonce="n")
    again = Match.new("coalitions", seed=3, nonce="n")
    assert [personality(SURPRISE, match, seat) for seat in range(6)] == [
        personality(SURPRISE, again, seat) for seat in range(6)
    ]
    matches = [Match.new("coalitions", seed=seed, nonce="n") for seed in range(12)]
    drawn = {personality(SURPRISE, one, seat).id for one in matches for seat in range(6)}
    assert drawn == set(FIVE)


# -- play


def taken(names: list[str], seed: int) -> Counter[str]:
    """How many flags the bots of each name took off the opponent's in a match of Imperial Struggle."""
    match, rng = Match.new("imperial_struggle", seed=seed), Random(seed)
    seated = [bots.bot(name) for name in names]
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, seated[seat].choose(match, seat, rng))
    gone = [event.args for event in match.events() if event.kind == "unflagged"]
    sides = match.state.sides  # type: ignore[attr-defined]
    return Counter(names[sides.index(by)] for side, _, by, _ in gone if by == 1 - side)


def test_a_hawk_attacks_more_often_than_a_banker_in_the_same_matches() -> None:
    """In the twelve matches it was 327 to 205; each plays both sides."""
    hawk, banker = "sensible+hawk", "sensible+banker"
    total: Counter[str] = Counter()
    for seed in range(6):
        total += taken([hawk, banker], seed) + taken([banker, hawk], seed)
    assert total[hawk] > 1.2 * total[banker]


@pytest.mark.parametrize("game", ["coalitions", "maria", "imperial_struggle", "realpolitik", "raison_detat"])
def test_every_level_plays_every_game_with_a_personality_and_again_alike(game: str) -> None:
    for name in ("novice+opportunist", "sensible+hawk"):
        made = []
        for _ in range(2):
            match, rng = Match.new(game, seed=2, nonce="n"), Random(5)
            for _ in range(25):
                seat = match.decisions[0].seat
                match.play(seat, bots.bot(name).choose(match, seat, rng))
            made.append([move.text for _, move in match.moves])
        assert made[0] == made[1]


def test_a_personality_is_nothing_where_there_is_no_guide() -> None:
    match = Match.new("coalitions", "lempereur", 1, seed=1)
    seat = match.decisions[0].seat
    plain = bots.bot("sensible").choose(match, seat, Random(0))
    assert bots.bot("sensible+hawk").choose(match, seat, Random(0)) == plain
