"""The rules as the API has them: searched and looked up."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import asdict
from functools import cache
from typing import Any

from chancellery import Match
from chancellery.examples import as_lesson, example, example_ids
from chancellery.kernel.registry import plugins
from chancellery.rules import Entry, UnknownRule, cited_by, load, lookup, natural, prefixes
from chancellery.rules.book import Block, Chapter, Section, book, data
from chancellery.rules.catalogue import GROUPS
from chancellery.rules.figures import Figure, figures, table_of
from chancellery.rules.kin import kin_of, rows
from chancellery.rules.library import ids
from chancellery.rules.scope import Scope
from chancellery.server.errors import Refused
from chancellery.server.models import RuleInfo
from chancellery.table.scene import Scene

ABOUT = "about:"  # a search for the rules about sorts of things

__all__ = ["GROUPS", "figure_scene", "found", "prefixes", "search", "whole"]


def search(words: str, prefix: str | None, group: str | None, limit: int | None, lang: str) -> dict[str, Any]:
    """The rules that hold all the words, in the order of the book, as models.RuleSearch has them."""
    if words.startswith(ABOUT):
        hits = about(words.removeprefix(ABOUT).split(), prefix, lang)
        return {"query": words, "total": len(hits), "hits": hits[:limit]}
    wanted = re.findall(r"[\w.-]+", plain(words))
    hits = [hit for hit, text in _entries(prefix, group, lang) if all(word in text for word in wanted)]
    return {"query": words, "total": len(hits), "hits": hits[:limit]}


def about(kinds: list[str], prefix: str | None, lang: str) -> list[dict[str, str]]:
    """The statements about sorts of things on a table, such as `general` or `maria/general`."""
    sections = [
        section
        for one in plugins()
        if prefix in (None, one.game.prefix)
        for of, _, kind in [each.rpartition("/") for each in kinds]
        if of in ("", one.game.id)
        for section in one.about.get(kind, "").split()
    ]
    hits = [hit for hit, _ in _entries(prefix, "statements", lang)]
    return [hit for section in dict.fromkeys(sections) for hit in hits if in_section(hit["id"], section)]


def in_section(id: str, section: str) -> bool:
    return id == section or id.startswith(section + ".")


def found(rule_id: str, lang: str) -> RuleInfo:
    """One rule; an unknown id is answered with those that may have been meant, and finding them takes its time."""
    try:
        entry = lookup(rule_id, lang)
    except UnknownRule as error:
        raise Refused("no-rule", rule=None, known=", ".join(error.suggestions) or "-", id=rule_id) from None
    return RuleInfo(**_hit(entry), cites=list(entry.cites), cited_by=list(cited_by(entry.id)))


def _entries(prefix: str | None, group: str | None, lang: str) -> list[tuple[dict[str, str], str]]:
    """Each rule as it is told, and its words as they are searched."""
    games = [one for one in prefixes() if prefix in (None, one)]
    return [pair for one in games for pair in _book(one, lang) if group in (None, pair[0]["group"])]


@cache
def _book(prefix: str, lang: str) -> list[tuple[dict[str, str], str]]:
    listed = [lookup(id, lang) for id in sorted((id for group in GROUPS for id in ids(prefix, group)), key=natural)]
    return [(_hit(entry), plain(f"{entry.id} {entry.heading} {entry.text}")) for entry in listed]


def plain(words: str) -> str:
    """Words as they are searched: small letters without diacritics, as many people type them."""
    split = unicodedata.normalize("NFD", words.casefold().replace("ł", "l"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def _hit(entry: Entry) -> dict[str, str]:
    """As models.RuleHit has it."""
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "heading": entry.heading,
        "group": entry.group,
        "text": entry.text,
        "lang": entry.lang,
    }


def whole(prefix: str, lang: str) -> dict[str, Any]:
    """The book of a game, as book_models.BookInfo has it."""
    made, kin, drawn = book(prefix, lang), kin_of(prefix), figures(prefix, lang)
    same = load().get(prefix, {}).get("shared", {}).get("ids", {})
    chapters = [
        {
            **_head(chapter),
            "role": chapter.role,
            "intro": chapter.intro,
            "sections": [
                {
                    **_head(section),
                    "scope": _scope(section.scope),
                    "blocks": [
                        _block(one, same.get(one.id, []), kin.get(one.id, ()), drawn.get(one.id), lang)
                        for one in section.blocks
                    ],
                }
                for section in chapter.sections
            ],
        }
        for chapter in made.chapters
    ]
    wanted = {number for numbers in kin.values() for number in numbers}
    compared = {str(number): asdict(row) for number, row in enumerate(rows(lang)) if number in wanted}
    found = {"prefix": prefix, "lang": lang, "chapters": chapters, "kin": compared}
    return {
        **found,
        "about": made.about,
        "short": made.short,
        "set_up": made.set_up,
        "aid": data(prefix).get("aid", {}),
    }


def _head(part: Chapter | Section) -> dict[str, str]:
    return {"key": part.key, "title": part.title}


def _block(block: Block, same: list[str], kin: tuple[int, ...], figure: Figure | None, lang: str) -> dict[str, Any]:
    more = {"same": same, "kin": kin, "figure": figure and asdict(figure), "cases": _cases(block.id, lang)}
    return {**asdict(block), "scope": _scope(block.scope), **more}


def figure_scene(rule_id: str, lang: str) -> Scene:
    """The table that the picture under a statement is drawn from."""
    shown = table_of(rule_id) if rule_id.partition("-")[0] in prefixes() else None
    if shown is None:
        raise Refused("no-page")
    position, seat = shown
    id = next(one.game.id for one in plugins() if one.game.prefix == rule_id.partition("-")[0])
    match = Match.from_position(id, dict(position), seed=0, nonce="figure")
    return match.scene(match.seat(seat), lang)


def _cases(id: str, lang: str) -> list[dict[str, str]]:
    """What can be played of an example."""
    if id not in example_ids():
        return []
    return [{"id": one.id, "title": one.title(lang)} for one in as_lesson(example(id)).chapters]


def _scope(scope: Scope) -> dict[str, Any] | None:
    return asdict(scope) if scope else None
