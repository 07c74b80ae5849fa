"""What a plug-in brings is added to ours, and what cannot be added is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from chancellery import Match, locale
from chancellery.kernel import Plugin, plugins


@pytest.fixture(autouse=True)
def _ours_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(locale, "_FOLDERS", list(locale._FOLDERS))
    yield
    for remembered in (locale.bundle, locale._plain, locale._filled):
        remembered.cache_clear()


def words(folder: Path, **texts: str) -> Path:
    for lang, text in texts.items():
        (folder / lang).mkdir()
        (folder / lang / "own.ftl").write_text(text, encoding="utf-8")
    return folder


def test_words_of_a_plug_in_are_spoken(tmp_path: Path) -> None:
    locale.add(words(tmp_path, en="own-greeting = Good day\n", pl="own-greeting = Dzień dobry\n"))
    assert [locale.text(lang, "own-greeting") for lang in locale.LANGUAGES] == ["Good day", "Dzień dobry"]


def test_a_message_that_exists_already_is_named_with_both_files(tmp_path: Path) -> None:
    locale.add(words(tmp_path, en="refused-match-over = Mine\n", pl="refused-match-over = Moje\n"))
    with pytest.raises(locale.Clash, match=r"own\.ftl: refused-match-over stands in .*kernel\.ftl"):
        locale.text("en", "refused-match-over", move="x")


def test_a_language_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(locale.Clash, match="no folder pl"):
        locale.add(words(tmp_path, en="own-greeting = Good day\n"))


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.game.id)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_game_needs_no_words_but_its_own_and_ours(plugin: Plugin, lang: str) -> None:
    """Scenes, prompts and log of a match with the words of no other game."""
    assert plugin.words is not None
    locale._FOLDERS[1:] = [plugin.words]
    for remembered in (locale.bundle, locale._plain, locale._filled):
        remembered.cache_clear()
    match, rng = Match.new(plugin.game.id, seed=1), Random(1)
    for _ in range(150):
        if match.outcome is None:
            decision = rng.choice(match.decisions)
            assert match.scene(decision.seat, lang).head.title
            match.play(decision.seat, rng.choice(decision.options))
    assert match.log(None, lang)
