"""Whatever somebody writes into a record, a position, a board or a lesson: it is read, or refused in plain words."""

from __future__ import annotations

import contextlib
import copy
import json
import math
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chancellery import BadInput, Match, games, verify
from chancellery.games.coalitions import base, raison_detat, realpolitik
from chancellery.lessons import lessons
from chancellery.lessons.form import read
from chancellery.locale import LANGUAGES
from tests.property.play import after
from tests.sealing import plain, sealed

IDS = [one.id for one in games()]
POSITIONS = {id: [chapter.position for one in lessons() if one.game == id for chapter in one.chapters] for id in IDS}
OFTEN = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    10**6,
    2**70,
    1.5,
    1e300,
    math.inf,
    math.nan,
    "",
    "france",
    "none",
    "\x00",
    "\ud800",
    "{ $x }",
    "Zażółć",
    "x" * 2600,
    "9" * 5000,
    [],
    {},
    [[]],
    [None],
    ["france"],
    {"france": 1},
    {"": ""},
    {"x" * 3000: "y" * 3000},
    nested(30),
    nested(300),
]
odd = st.sampled_from(ODD) | st.recursive(
    st.none() | st.booleans() | st.integers(-5, 40) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def paths(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in the data."""
    if at:
        yield at
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from paths(value, (*at, key))


@st.composite
def changed(draw: st.DrawFn, data: Any) -> Any:
    """The data with something else in one place, or with one field more or less."""
    made = copy.deepcopy(data)
    *way, last = draw(st.sampled_from(list(paths(made))))
    holder = made
    for key in way:
        holder = holder[key]
    what = draw(st.sampled_from(["other", "other", "other", "gone", "more"]))
    if what == "gone":
        del holder[last]
    elif what == "more" and isinstance(holder, dict):
        holder[draw(st.sampled_from(["x", "seats", "board", "x" * 2600, "\x00"]))] = draw(odd)
    else:
        holder[last] = draw(odd)
    return made


@contextlib.contextmanager
def plain_words() -> Iterator[None]:
    """It works, or is refused with words in every language."""
    try:
        yield
    except BadInput as error:
        for lang in LANGUAGES:
            said = error.text(lang)
            assert said.strip()
            assert len(said) < 50_000


def toml(value: Any) -> str:
    """One value in TOML; what TOML cannot say is said as text."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(str(name))} = {toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return repr(value)
    return json.dumps("null" if value is None else value)


def file(data: dict[str, Any]) -> str:
    return "\n".join(f"{toml(str(name))} = {toml(value)}" for name, value in data.items())


# -- positions


@pytest.mark.parametrize("id", IDS)
@OFTEN
@given(data=st.data())
def test_positions(id: str, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(POSITIONS[id]).flatmap(changed))
    with plain_words():
        Match.from_position(id, position)
    with plain_words():
        Match.from_position(id, json.dumps(position))
    with plain_words():
        Match.from_position(id, file(position))


@pytest.mark.parametrize(
    "text",
    ["x = " + "9" * 5000, "x = 0x" + "f" * 5000, '{"x": ' + "9" * 5000 + "}", '{"x": "\\ud800"}', "[" * 100_000]
    + ['{"x":' * 100_000, "x = " + "[" * 5000, "x = nan", '{"board": "\\u0000"}', "[[[[", "= 1", "{", "\ud800 = 1"],
)
@pytest.mark.parametrize("id", IDS)
def test_texts_of_positions(id: str, text: str) -> None:
    with pytest.raises(BadInput):
        Match.from_position(id, text)
    with plain_words():
        Match.from_position(id, text)


# -- records


@pytest.fixture(scope="module")
def lines() -> list[str]:
    match = after(3, 60)
    match.say("britain", "We shall never agree to this.")
    match.say("france", "only for you", ["austria", "russia"])
    return [line for line in plain(match.to_record()) if not line.startswith("%")]


@OFTEN
@given(data=st.data())
def test_records(lines: list[str], data: st.DataObject) -> None:
    """Any line may be another, and the seals may be right all the same."""
    made = list(lines)
    at = data.draw(st.integers(0, len(made) - 1))
    value = data.draw(odd)
    said = value if isinstance(value, str) else json.dumps(value)
    if made[at].startswith("["):
        name = made[at][1:].split(" ")[0]
        form = data.draw(st.sampled_from(["[{name} {quoted}]", "[{name} {said}]", '[{name} "{said}"]', "[{said}]"]))
        made[at] = form.format(name=name, quoted=json.dumps(said), said=said)
    elif made[at]:
        forms = [
            "{said}",
            "{head} {said}",
            "{said}: {rest}",
            "{number}. {rest}",
            "@{said} > all: x",
            "@france > {said}: x",
        ]
        head, _, rest = made[at].partition(":")
        form = data.draw(st.sampled_from(forms))
        made[at] = form.format(
            said=said, head=head, rest=rest, number=data.draw(st.sampled_from(["9" * 5000, "٣", "0", "²"]))
        )
    with_line_breaks = "\n".join(made).split("\n")
    try:
        text = sealed(with_line_breaks)
    except UnicodeEncodeError:
        text = "\n".join(made)
    with plain_words():
        verify(text)
    with plain_words():
        Match.from_record(text)


@OFTEN
@given(position=st.sampled_from(POSITIONS["coalitions"]).flatmap(changed) | odd)
def test_positions_in_records(position: Any) -> None:
    fine = plain(Match.from_position("coalitions", POSITIONS["coalitions"][0]).to_record())
    header = f"[Position {json.dumps(json.dumps(position))}]"
    text = sealed([header if line.startswith("[Position ") else line for line in fine if line[:1] != "%"])
    with plain_words():
        verify(text)
    with plain_words():
        Match.from_record(text)


@pytest.mark.parametrize("snapshot", ["!!!", "AAAA", "eJw=", "é"])
def test_snapshots(lines: list[str], snapshot: str) -> None:
    text = sealed(lines) + f"%snapshot {snapshot}\n"
    Match.from_record(text)
    with pytest.raises(BadInput):
        verify(text)


# -- boards


BOARDS = {
    id: tomllib.loads(next((Path(str(module.__file__)).parent / "boards").glob("*.toml")).read_text(encoding="utf-8"))
    for id, module in (("coalitions", base), ("realpolitik", realpolitik), ("raison_detat", raison_detat))
}


@pytest.mark.parametrize("id", sorted(BOARDS))
@settings(OFTEN, max_examples=30)
@given(data=st.data())
def test_boards(id: str, data: st.DataObject) -> None:
    made = data.draw(changed(BOARDS[id]))
    with plain_words():
        Match.new(id, seed=1, board="own", board_text=file(made))


# -- lessons


LESSON = {
    "minutes": 5,
    "chapters": [
        {
            "id": "one",
            "seat": "france",
            "position": {"start": "scenario"},
            "opening": ["france: napoleon picardie"],
            "steps": [
                {"id": "a", "point": ["place:paris"], "expect": ["drill"], "hints": {"tax": "b"}, "then": ["x: y"]}
            ],
        }
    ],
}


@OFTEN
@given(data=changed(LESSON))
def test_lessons(data: dict[str, Any]) -> None:
    with plain_words():
        read("coalitions", "mine", file(data), "mine.toml")
