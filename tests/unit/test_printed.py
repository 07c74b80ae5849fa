"""The printed book: what is typeset, and that it can be typeset where the library is installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chancellery import games
from chancellery.locale import LANGUAGES, text
from chancellery.rules.book import data
from chancellery.rules.printed import MOST_PLACES, Picture, aid, inline, whole
from scripts.rulebook import say, typeset
from tests.unit.test_book import GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_book(lang: str) -> None:
    made = whole("M", lang, "Maria", say(lang))
    ids = re.findall(r" id='([^']+)'", made)
    assert len(ids) == len(set(ids)) > 500
    assert set(re.findall(r"href='#([^']+)'", made)) <= set(ids)
    assert made.count("class=intro") == made.count("<article>") > 20
    assert text(lang, "book-index") in made
    assert made.count("<p class=ruling><b>M-R-94</b>") == 1  # though several statements name it
    assert "M-27" not in "".join(ids)  # what only those need who build it


@pytest.mark.parametrize("prefix", GAMES)
def test_no_table_is_wider_than_a_page(prefix: str) -> None:
    """What has few rows is turned; what has many rows has narrow columns."""
    made = whole(prefix, "en", "", say("en"))
    heads = re.findall(r"<thead><tr>(.*?)</tr></thead>", made)
    assert heads
    assert max(head.count("<th") for head in heads) <= 8


def test_the_index_names_a_page_once() -> None:
    def index(pages: dict[str, int] | None) -> list[str]:
        made = whole("RP", "pl", "", say("pl"), pages=pages)
        return made.partition("<section class=index>")[2].split("<li>")[1:]

    ids = re.findall(r" id='([^']+)'", whole("RP", "pl", "", say("pl")))
    assert max(line.count("class=page") for line in index(None)) == MOST_PLACES
    assert {line.count("class=page") for line in index(dict.fromkeys(ids, 7))} == {1}


def test_pictures_stand_where_they_belong() -> None:
    one = Picture("data:,", "Piece", ["the General"])
    made = whole("K", "en", "", say("en"), {"K-4.8.2": [one], "c-2": [Picture("data:,", title) for title in "ab"]})
    assert made.count("<figure") == 3
    assert made.index("id='K-4.8.2'") < made.index("<figcaption>Piece") < made.index("id='K-4.8.3'")
    assert made.index("id='c-2'") < made.index("<figcaption>a<") < made.index("<figcaption>b<") < made.index("id='c-3'")


@pytest.mark.parametrize("prefix", GAMES)
def test_an_aid_for_each_scenario(prefix: str) -> None:
    assert set(data(prefix)["aid"]) == {"sequence", "actions", "costs", "battle", "victory"}
    game = next(one for one in games() if one.id == GAMES[prefix])
    for scenario in game.scenarios:
        for lang in LANGUAGES:
            sheet = aid(prefix, lang, "Aid", scenario.id, None, say(lang))
            assert min(len(part.split("<li>")) for part in sheet.split("<h2>")[1:]) > 1, scenario.id
    assert all(text(lang, f"book-{head}") for head in data(prefix)["aid"] for lang in LANGUAGES)


def test_aids_tell_only_what_holds() -> None:
    alone, full = (aid("K", "en", "", scenario, None, say("en")) for scenario in ("lempereur", "1805"))
    assert "<b>12.2.1</b>" in alone
    assert "<b>12.2.1</b>" not in full
    assert "<b>3.1.1</b>" in full
    assert "<b>3.1.1</b>" not in alone


def test_marks_and_links() -> None:
    assert inline("3 karty w stosie", set()) == "3\u00a0karty w\u00a0stosie"
    said = inline("**a** *b* `c` <K-1.1.1> K-9.9.9", {"K-1.1.1"})
    assert said == "<b>a</b> <i>b</i> c &lt;<a href='#K-1.1.1'>K-1.1.1</a>&gt; K-9.9.9"


def test_a_sheet_becomes_a_pdf(tmp_path: Path) -> None:
    pytest.importorskip("weasyprint")
    typeset(aid("IS", "pl", "Ściąga", "standard", 2, say("pl")), tmp_path / "aid.pdf")
    assert (tmp_path / "aid.pdf").read_bytes().startswith(b"%PDF")
