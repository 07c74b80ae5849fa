"""The book of a game, and its player aids, as HTML to be typeset on paper (`make rulebook`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from chancellery.rules.book import GLOSSARY, MAKERS, RULES, Block, Book, Chapter, Section, book, data
from chancellery.rules.catalogue import natural
from chancellery.rules.library import LANGUAGE

Say = Callable[[str], str]  # a word of the book in its language


@dataclass(frozen=True, slots=True)
class Picture:
    """Something drawn: its address, what is said under it, and its numbered parts."""

    address: str
    caption: str
    parts: Sequence[str] = ()


Pages = Mapping[str, int]  # where each statement stands
Pictures = Mapping[str, Sequence[Picture]]  # by the statement they stand under, or the chapter (`c-2`) they begin
MOST_PLACES = 6  # that the index gives for a word
MOST_COLUMNS = 6  # of a table that stands upright on a page
_MARKED = re.compile(
    r"\*\*([^*]+)\*\*|(?<!\w)\*([^*\n]+)\*(?!\w)|`([^`]+)`|\b([A-Z]{1,3}-(?:[A-Z]+-D?|SU\.)?\d+(?:\.\d+)*)\b"
)
_NAMED = re.compile(r" [\[(][A-Z]+-R-\d+(?:(?:, | and | i | to | do )[A-Z]+-R-\d+)*[\])]")  # rulings that a text names
_SHORT = re.compile(r"(?<![^\s(„“])([aiouwzAIOUWZ]|\d+) (?=\w)")


def whole(
    prefix: str, lang: str, title: str, say: Say, pictures: Pictures | None = None, pages: Pages | None = None
) -> str:
    """All that a player reads, with contents and an index, and with pictures if there are any. Where the pages of the
    statements are known, the index names each page once."""
    made = book(prefix, lang)
    chapters = [chapter for chapter in made.chapters if chapter.role != MAKERS]
    known = {one.id for chapter in chapters for section in chapter.sections for one in section.blocks}
    known |= {rule_id for one in _blocks(chapters) for rule_id in one.ids}
    rulings = {one.id: one for one in _blocks(chapters) if one.id.partition("-")[2].startswith("R-")}
    body = "".join(_chapter(chapter, known, rulings, say, pictures or {}) for chapter in chapters)
    front = f"<section class=title><h1>{escape(title)}</h1><p>{escape(say('subtitle'))}</p></section>"
    return _page(lang, title, f"{front}{_contents(chapters, say)}{body}{_index(chapters, say, pages)}")


def aid(prefix: str, lang: str, title: str, scenario: str, seats: int | None, say: Say) -> str:
    """One sheet: sequence, actions, costs and victory of one scenario."""
    made = book(prefix, lang)
    parts = []
    for head, rules in data(prefix).get("aid", {}).items():
        shown = [one for rule in rules for one in _under(made, rule) if one.scope.holds(scenario, seats, {})]
        said = "".join(f"<li><b>{_tail(one.id)}</b> {inline(_NAMED.sub('', one.text), set())}</li>" for one in shown)
        parts.append(f"<section><h2>{escape(say(head))}</h2><ul>{said}</ul></section>")
    return _page(lang, title, f"<main class=aid><h1>{escape(title)}</h1>{''.join(parts)}</main>", "aid")


def _under(made: Book, rule: str) -> Iterator[Block]:
    found = [one for one in _blocks(made.chapters) if one.id == rule or one.id.startswith(f"{rule}.")]
    yield from sorted(found, key=lambda one: natural(one.id))


def _blocks(chapters: Iterable[Chapter]) -> Iterator[Block]:
    yield from (block for chapter in chapters for section in chapter.sections for block in section.blocks)


def _tail(rule_id: str) -> str:
    return rule_id.partition("-")[2]


def inline(text: str, known: set[str]) -> str:
    """Bold, italics and links inside a text."""

    def marked(match: re.Match[str]) -> str:
        bold, italic, code, rule_id = match.groups()
        if rule_id:
            return f"<a href='#{rule_id}'>{rule_id}</a>" if rule_id in known else rule_id
        return f"<b>{bold}</b>" if bold else f"<i>{italic}</i>" if italic else str(code)

    return _MARKED.sub(marked, bound(escape(text, quote=False))).replace("\n", "<br>")


def bound(text: str) -> str:
    """Short words and numbers stay on the line of what they belong to."""
    return _SHORT.sub("\\1\u00a0", text)


def _pictured(pictures: Sequence[Picture]) -> str:
    several = " class=several" if len(pictures) > 1 else ""
    return "".join(
        f"<figure{several}><img src='{one.address}' alt=''>"
        + ("<ol>" + "".join(f"<li>{inline(part, set())}</li>" for part in one.parts) + "</ol>" if one.parts else "")
        + f"<figcaption>{inline(one.caption, set())}</figcaption></figure>"
        for one in pictures
    )


def _chapter(chapter: Chapter, known: set[str], rulings: dict[str, Block], say: Say, pictures: Pictures) -> str:
    number = f"<p class=over>{escape(say('chapter'))} {chapter.key}</p>" if _numbered(chapter) else ""
    head = f"<header>{number}<h1 id='c-{chapter.key}'>{escape(chapter.title)}</h1>"
    intro = f"<p class=intro>{inline(chapter.intro, known)}</p></header>"
    fold = rulings if chapter.role == RULES else {}
    shown = _pictured(pictures.get(f"c-{chapter.key}", ()))
    told = "".join(_section(one, known, fold, say, pictures) for one in chapter.sections)
    return f"<article>{head}{intro}{shown}{told}</article>"


def _numbered(chapter: Chapter) -> bool:
    return chapter.role == RULES and chapter.key.isdigit()


def _section(section: Section, known: set[str], rulings: dict[str, Block], say: Say, pictures: Pictures) -> str:
    number = f"<span>{section.key}</span> " if re.search(r"\d", section.key) else ""
    head = f"<h2>{number}{escape(section.title)}</h2>" if section.title else ""
    told = (_block(one, known, rulings, say) + _pictured(pictures.get(one.id, ())) for one in section.blocks)
    return head + "".join(told)


def _block(one: Block, known: set[str], rulings: dict[str, Block], say: Say) -> str:
    if one.kind == "table":
        return _turned(one, known) if MOST_COLUMNS < len(one.head) > len(one.rows) else _table(one, known)
    if one.kind in ("text", "point"):
        return f"<p class={one.kind}>{inline(one.text, known)}</p>"
    said = f"<i class=name>{escape(one.text)}</i>" if one.story else inline(one.text, known)
    story = "".join(f"<dt>{escape(say(part.kind))}</dt><dd>{inline(part.text, known)}</dd>" for part in one.story)
    ruled = "".join(
        f"<p class=ruling><b>{rule_id}</b> {inline(rulings.pop(rule_id).text, known)}</p>"  # on paper told once
        for rule_id in one.rulings
        if rule_id in rulings
    )
    told = f"<dl>{story}</dl>" if story else ""
    return f"<div class=rule id='{one.id}'><span class=id>{_tail(one.id)}</span><p>{said}</p>{told}{ruled}</div>"


def _table(one: Block, known: set[str]) -> str:
    head = "".join(f"<th>{inline(cell, known)}</th>" for cell in one.head)
    rows = "".join(_row(row, rule_id, known) for row, rule_id in zip(one.rows, one.ids, strict=True))
    wide = " class=wide" if len(one.head) > 5 else ""
    return f"<table{wide}><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _turned(one: Block, known: set[str]) -> str:
    """A table of more columns than a page is wide for, its rows as columns."""
    ids = (f" id='{rule_id}'" if rule_id else "" for rule_id in one.ids)
    heads = "".join(f"<th{id}>{inline(row[0], known)}</th>" for row, id in zip(one.rows, ids, strict=True))
    rows = "".join(
        f"<tr><th>{inline(name, known)}</th>{''.join(f'<td>{inline(row[n], known)}</td>' for row in one.rows)}</tr>"
        for n, name in enumerate(one.head[1:], 1)
    )
    wide = " class=wide" if len(one.rows) > 5 else ""
    head = f"<th>{inline(one.head[0], known)}</th>{heads}"
    return f"<table{wide}><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(row: tuple[str, ...], rule_id: str, known: set[str]) -> str:
    first = f" id='{rule_id}'" if rule_id else ""
    return f"<tr{first}>{''.join(f'<td>{inline(cell, known)}</td>' for cell in row)}</tr>"


def _contents(chapters: list[Chapter], say: Say) -> str:
    lines = "".join(
        f"<li><a href='#c-{one.key}'>{one.key + '. ' if _numbered(one) else ''}{escape(one.title)}</a></li>"
        for one in chapters
    )
    return f"<nav class=contents><h1>{escape(say('contents'))}</h1><ol>{lines}</ol></nav>"


def _index(chapters: list[Chapter], say: Say, pages: Pages | None) -> str:
    """The words of the glossary, with the first places that speak of them."""
    column = 0 if say("language") == LANGUAGE else 1
    tables = [block for chapter in chapters if chapter.role == GLOSSARY for block in _blocks([chapter]) if block.rows]
    sections = [section for chapter in chapters if chapter.role == RULES for section in chapter.sections]
    lines = []
    terms = {re.split(r"[,;/(]", row[column])[0].strip(" *`") for table in tables for row in table.rows}
    for word in sorted((one for one in terms if len(one) > 2), key=str.casefold):
        looked = re.compile(rf"\b{re.escape(word)}", re.I)
        found = ([one.id for one in section.blocks if one.id and looked.search(one.text)] for section in sections)
        places = [ids[0] for ids in found if ids]  # a page is rarely shorter than a section
        if pages:
            places = list({pages[place]: place for place in reversed(places) if place in pages}.values())[::-1]
        places = places[:MOST_PLACES]
        if places:
            links = ", ".join(f"<a class=page href='#{place}'></a>" for place in places)
            lines.append(f"<li>{escape(word)} {links}</li>")
    return f"<section class=index><h1>{escape(say('index'))}</h1><ul>{''.join(lines)}</ul></section>" if lines else ""


def _page(lang: str, title: str, body: str, kind: str = "book") -> str:
    return f"<!doctype html><html lang={lang}><head><meta charset=utf-8><title>{escape(title)}</title></head><body class={kind}>{body}</body></html>"  # noqa: E501
