"""Messages filled in without Fluent say what Fluent says."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import games, locale
from chancellery.locale.entries import Bundle, entries
from chancellery.locale.filling import Unfit, simple

ARGS = ("a word", "one", "few", "nobody", "", 0, 1, 2, 5, 22, 1805, -3, 10**7)


def by_fluent(bundle: Bundle, key: str, args: dict[str, Any]) -> str | None:
    """What Fluent says; None where it finds fault."""
    said, errors = bundle.format_pattern(bundle.pattern(key), args)
    return None if errors else str(said)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_message_says_what_fluent_says(lang: str) -> None:
    games()  # whose words belong to it
    bundle, filled = locale.bundle(lang), 0
    for name in bundle.sources:
        if name.startswith("-"):
            continue
        message = bundle.get_message(name)
        keys = [name] if message.value is not None else []
        for key in [*keys, *(f"{name}.{attribute}" for attribute in message.attributes)]:
            wanted, filler = locale.variables(lang, key), bundle.filler(key)
            assert wanted == frozenset(locale._used(lang, bundle.pattern(key)))
            if filler is None:
                continue
            filled += 1
            for n in range(len(ARGS) if wanted else 1):
                args = {one: ARGS[(n + m) % len(ARGS)] for m, one in enumerate(sorted(wanted))}
                assert filler(args) == by_fluent(bundle, key, args)
    assert filled > 6000


def made(source: str) -> Bundle:
    bundle = Bundle("en")
    bundle.sources.update(entries(source))
    return bundle


def test_what_is_missing_or_strange_is_left_to_fluent() -> None:
    filler = made("one = To { $who } and { $many }.\n").filler("one")
    assert filler is not None
    assert filler({"who": "you", "many": 1234}) == "To you and 1,234."
    for args in (
        {"who": "you"},
        {"who": "you", "many": 1.5},
        {"who": "you", "many": True},
        {"who": "x" * 3000, "many": 1},
    ):
        with pytest.raises(Unfit):
            filler(args)


def test_a_message_that_leads_back_to_itself_is_left_to_fluent() -> None:
    assert made("one = { two }\ntwo = { one }\n").filler("one") is None


def test_functions_and_terms_are_left_to_fluent() -> None:
    assert made("one = In { NUMBER($year, useGrouping: 0) }\n").filler("one") is None
    assert made("-term = It\none = { -term }\n").filler("one") is None


def test_a_variant_is_chosen_by_the_word_the_number_or_its_plural() -> None:
    filler = made(
        "one = { $n ->\n    [0] none\n    [one] single\n    [x] { $n }!\n   *[other] { $n } of them\n }\n"
    ).filler("one")
    assert filler is not None
    assert [filler({"n": n}) for n in (0, 1, "x", "y", 7)] == ["none", "single", "x!", "y of them", "7 of them"]


def test_only_one_line_of_words_and_names_is_simple() -> None:
    assert simple("one = To { $who }.  \n\n# more\n") == ["To ", "who", "."]
    for source in (
        "one =\n    two lines\n",
        "one = two\n    lines\n",
        "one = word\n    .more = it\n",
        "one = { two }\n",
        "one ={\n",
    ):
        assert simple(source) is None
