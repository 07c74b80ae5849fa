"""What is the same for everybody and takes long to make: made once, off the loop, and kept as ready answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from chancellery.locale import LANGUAGES
from chancellery.server import lessons, offers, puzzles, rulebook
from chancellery.server.errors import Refused
from chancellery.server.painter import PAYER, Painter
from chancellery.server.ready import Ready, made


class Shelf:
    """Nothing on it depends on who asks; its keys are few, whatever is asked."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._found: dict[str, Ready] = {}
        self._sampling: asyncio.Task[None] | None = None

    async def ready(self, key: str, make: Callable[[], Any]) -> Ready:
        found = self._found.get(key)
        return found if found is not None else await self._painter.study(lambda: self._made(key, make))

    def _made(self, key: str, make: Callable[[], Any]) -> Ready:
        if key not in self._found:  # somebody may have waited for the same
            self._found[key] = made(make())
        return self._found[key]

    async def games(self, lang: str) -> Ready:
        if f"games {lang}" not in self._found:
            await self._samples()
        return await self.ready(f"games {lang}", lambda: [one.model_dump(mode="json") for one in offers.offered(lang)])

    async def _samples(self) -> None:
        """All scenarios set up once, whoever asks first, in small pieces, so that others have their turn in between."""
        if self._sampling is None:
            self._sampling = asyncio.create_task(self._make_samples())
        await asyncio.shield(self._sampling)

    async def _make_samples(self) -> None:
        PAYER.set(None)  # everybody needs them
        for game, scenario, seats in offers.samples():
            await self._painter.study(partial(offers.sample, game, scenario, seats))

    async def lessons(self, lang: str) -> Ready:
        return await self.ready(
            f"lessons {lang}", lambda: [one.model_dump(mode="json") for one in lessons.described(lang)]
        )

    async def puzzles(self, lang: str) -> Ready:
        return await self.ready(
            f"puzzles {lang}", lambda: [one.model_dump(mode="json") for one in puzzles.described(lang)]
        )

    async def rules(self, prefix: str | None, group: str | None, lang: str) -> Ready:
        """All rules, of one game or of one kind where such are named."""
        return await self.ready(
            f"rules {prefix} {group} {lang}", lambda: rulebook.search("", prefix, group, None, lang)
        )

    async def first(self) -> None:
        """Makes what every page asks for first."""
        for lang in LANGUAGES:
            await self.games(lang)

    async def book(self, prefix: str, lang: str) -> Ready:
        return await self.ready(f"book {prefix} {lang}", lambda: rulebook.whole(prefix, lang))

    async def warm(self) -> None:
        """Makes what a first visitor asks for."""
        try:
            await self.first()
            for lang in LANGUAGES:
                await self.lessons(lang)
                for prefix in (None, *rulebook.prefixes()):
                    await self.rules(prefix, None, lang)
                for prefix in rulebook.prefixes():
                    await self.book(prefix, lang)
        except Refused:  # the server stops
            return
