"""A rulebook as the API tells it."""

from __future__ import annotations

from pydantic import Field

from chancellery.server.models import Out


class ScopeInfo(Out):
    """Where a rule holds; what is empty limits nothing."""

    scenarios: list[str]
    seats: list[str] = Field(description="numbers of players; 1618:6 is one of a scenario")
    options: dict[str, str | int | bool]


class StoryPart(Out):
    kind: str = Field(description="position, happens, result or note")
    text: str
    instead: bool = Field(description="tells another course of events")


class BookCase(Out):
    id: str
    title: str


class FigureLabel(Out):
    part: str
    text: str


class FigureInfo(Out):
    """A picture under a statement; the scene it is drawn from is asked for when somebody comes to it."""

    kind: str = Field(description="wheel, piece, cards, display or map")
    things: list[str] = Field(description="refs of the scene: what of it is drawn")
    labels: list[FigureLabel] = Field(description="parts of a piece, in words")
    caption: str
    alt: str = Field(description="what it shows, for who does not see it")


class BookBlock(Out):
    kind: str = Field(description="text, point, table, statement or example")
    id: str
    text: str
    head: list[str]
    rows: list[list[str]]
    ids: list[str] = Field(description="of the rows of a table; empty where a row has none")
    story: list[StoryPart]
    scope: ScopeInfo | None
    rulings: list[str] = Field(description="told at this place")
    examples: list[str]
    same: list[str] = Field(description="the same rule in the sister games")
    cases: list[BookCase] = Field(description="of an example that can be played")
    kin: list[int] = Field(description="rows of the comparison that speak of it")
    figure: FigureInfo | None


class BookSection(Out):
    key: str
    title: str
    scope: ScopeInfo | None
    blocks: list[BookBlock]


class BookChapter(Out):
    key: str
    title: str
    role: str = Field(description="rules, examples, rulings, glossary, or makers: for those who build the game")
    intro: str
    sections: list[BookSection]


class KinRow(Out):
    """A row of the comparison of sister games."""

    topic: str
    common: str
    games: dict[str, str] = Field(description="what each game says, by the prefix of its rules")


class BookInfo(Out):
    prefix: str
    lang: str
    chapters: list[BookChapter]
    kin: dict[str, KinRow] = Field(description="the rows that blocks name, by their numbers")
    about: dict[str, list[str]] = Field(description="a kind of thing on the table to the rules about it")
    short: dict[str, str] = Field(description="abbreviations in the text")
    set_up: str = Field(description="the chapter that the map of the set-up belongs to; empty: none")
    aid: dict[str, list[str]] = Field(description="the player aid: its headings and the rules that each tells")
