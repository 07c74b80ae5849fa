"""Studies in both back ends: versions, lines that are gone along, the last writer, who is forgotten and how."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from chancellery.store import Store, study_rows
from chancellery.store.study_rows import Chapter, Mark, Marking, Study
from tests.store.test_backup import backed_up, restored
from tests.store.test_store import with_store

RING = [{"kind": "ring", "start": "paris"}]
MAIN = [[0, "one"], [1, "two"], [0, "three"]]
STUDY = Study("studystudy00", None, "Valmy", "private", True, 1, 1, 0)
CHAPTER = Chapter("chapter00000", STUDY.id, 0, "The battle", "coalitions", {"seed": "s"}, MAIN, "record")


async def begun(store: Store, owner: int | None = None) -> Study:
    study = replace(STUDY, owner=owner)
    await store.change(lambda c: study_rows.create(c, study))
    assert await store.change(lambda c: study_rows.add_chapter(c, CHAPTER, 4, 2))
    return study


async def written(store: Store, mark: Marking) -> Mark | None:
    return await store.change(lambda c: study_rows.put_mark(c, STUDY.id, CHAPTER.id, mark))


async def line(store: Store, parent: int, *moves: str, author: int | None = None) -> list[int] | None:
    made = [(0, move) for move in moves]
    return await store.change(lambda c: study_rows.add_line(c, CHAPTER, parent, made, author, 10, 3))


def test_a_line_goes_along_what_is_there_and_adds_the_rest_once(where: str) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        assert await line(store, 0, "one") == [1]  # the main line
        assert await line(store, 2, "three") == [3]
        assert await line(store, 3, "four", "five") == [4, 5]
        assert await line(store, 1, "other") == [6]
        assert await line(store, 3, "four", "six") == [4, 7]
        assert await asyncio.gather(*(line(store, 1, "same") for _ in range(6))) == [[8]] * 6
        found = await store.ask(lambda c: study_rows.nodes(c, CHAPTER.id))
        assert [(node.id, node.parent, node.move) for node in found] == [
            (4, 3, "four"), (5, 4, "five"), (6, 1, "other"), (7, 4, "six"), (8, 1, "same"),
        ]  # fmt: skip
        assert await line(store, 0, *"abcdefgh") is None  # more than a chapter may have
        assert len(await store.ask(lambda c: study_rows.nodes(c, CHAPTER.id))) == 5

    with_store(where, work)


def test_whoever_knows_a_version_is_told_what_came_after_it_and_the_last_writer_is_right(where: str) -> None:
    async def work(store: Store) -> None:
        study = await begun(store)
        known = (await store.ask(lambda c: study_rows.study(c, study.id))).version  # type: ignore[union-attr]
        for text in ("first", "second"):
            assert await written(store, Marking(2, text, None, None, 5))
        assert await written(store, Marking(2, None, RING, None, 5))  # somebody else draws meanwhile
        await line(store, 2, "new")
        news = await store.ask(lambda c: study_rows.news(c, study.id, known))
        assert [(id, mark.text, mark.shapes) for id, mark in news.marks] == [(CHAPTER.id, "second", RING)]
        assert [(id, node.move) for id, node in news.nodes] == [(CHAPTER.id, "new")]
        now = (await store.ask(lambda c: study_rows.study(c, study.id))).version  # type: ignore[union-attr]
        assert now == known + 4
        later = await store.ask(lambda c: study_rows.news(c, study.id, now))
        assert (later.marks, later.nodes, [one.id for one in later.chapters]) == ([], [], [CHAPTER.id])
        assert not await store.change(lambda c: study_rows.remove_chapter(c, study.id, CHAPTER.id, 9))  # the only one
        await store.change(lambda c: study_rows.remove(c, study.id))
        assert await store.ask(lambda c: study_rows.study(c, study.id)) is None
        assert await line(store, 2, "late") is None

    with_store(where, work)


def test_drafts_are_forgotten_and_a_closed_account_leaves_its_studies_to_who_continues_them(where: str) -> None:
    async def work(store: Store) -> None:
        ada, bea = await store.add_account("Ada", "h", 1), await store.add_account("Bea", "h", 1)
        study = await begun(store, ada.id)
        own = replace(study, id="alone0000000")
        await store.change(lambda c: study_rows.create(c, own))
        await line(store, 3, "hers", author=ada.id)
        await store.change(lambda c: study_rows.put_member(c, study.id, bea.id, "contributor", 4))
        assert [one.id for one in await store.ask(lambda c: study_rows.mine(c, bea.id, 9))] == [study.id]
        await store.close_account(ada.id)
        left = await store.ask(lambda c: study_rows.mine(c, bea.id, 9))
        assert [(one.id, one.owner) for one in left] == [(study.id, bea.id)]
        assert await store.ask(lambda c: study_rows.study(c, own.id)) is None
        assert [node.author for node in await store.ask(lambda c: study_rows.nodes(c, CHAPTER.id))] == [None]
        await store.sweep(left[0].updated + study_rows.DRAFT_FOR)
        assert await store.ask(lambda c: study_rows.study(c, study.id)) is not None
        await store.change(lambda c: study_rows.change(c, study.id, {"draft": False}, 10))
        await store.sweep(10 + 2 * study_rows.DRAFT_FOR)
        assert await store.ask(lambda c: study_rows.study(c, study.id)) is not None  # it was saved
        await store.change(lambda c: study_rows.change(c, study.id, {"draft": True}, 10))
        await store.sweep(10 + 2 * study_rows.DRAFT_FOR)
        assert await store.ask(lambda c: study_rows.study(c, study.id)) is None

    with_store(where, work)


def test_a_back_up_holds_studies_too(where: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        await line(store, 3, "four")
        await written(store, Marking(4, "a note", RING, None, 5))

    with_store(where, work)
    copy = str(tmp_path / "copy.sqlite")
    restored(copy, backed_up(where))

    async def look(store: Store) -> None:
        assert await store.ask(lambda c: study_rows.chapter(c, STUDY.id, CHAPTER.id)) is not None
        assert [one.move for one in await store.ask(lambda c: study_rows.nodes(c, CHAPTER.id))] == ["four"]
        assert [one.shapes for one in await store.ask(lambda c: study_rows.marks(c, CHAPTER.id))] == [RING]

    with_store(copy, look)
