"""Follows every lesson to its end in a real browser: each language, desktop and phone (`make lessons`)."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error

from chancellery.lessons import Lesson, lesson, lessons
from chancellery.locale import LANGUAGES
from chancellery.server.settings import Settings
from tests.browser.conftest import Watched, launched
from tests.browser.learner import SIZES, Learner, visitor
from tests.server.harness import close_all, running


def tried(browser: Browser, address: str, one: Lesson, lang: str, size: str, shots: Path | None) -> list[str]:
    """What goes wrong in a lesson; a chapter that fails is left, and the next begun."""
    found: list[str] = []
    with visitor(browser, address, lang, size) as context:
        watched = Watched(context)
        learner = Learner(watched.page, lang, size == "phone")
        for chapter in one.chapters:
            try:
                watched.page.goto(f"/learn/{one.game}/{one.id}?chapter={chapter.id}")
                learner.chapter(chapter)
            except (AssertionError, Error) as error:
                found.append(f"{one.game}/{one.id}/{chapter.id} {lang} {size}: {error}")
                if shots:
                    watched.page.screenshot(path=shots / f"{one.game}-{one.id}-{chapter.id}-{lang}-{size}.png")
        found += [f"{one.game}/{one.id} {lang} {size}: {error}" for error in watched.errors]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.try_lessons", description=__doc__)
    parser.add_argument("--game", help="of one game only")
    parser.add_argument("--lesson", help="one lesson only")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--shots", type=Path, help="a folder for a picture of each fault")
    args = parser.parse_args()
    if args.shots:
        args.shots.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    number = 0
    wanted = [one for one in lessons() if args.game in (None, one.game) and args.lesson in (None, one.id)]
    ways = product([args.lang] if args.lang else LANGUAGES, [args.size] if args.size else SIZES, wanted)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        settings = Settings(store=f"{folder}/matches.sqlite", bot_processes=1, rates=False)
        with running(settings) as server:
            for lang, size, one in ways:
                begun = time.monotonic()
                found = tried(browser, server.address, lesson(one.game, one.id), lang, size, args.shots)
                seconds = round(time.monotonic() - begun)
                said = "; ".join(found) or "to its end"
                print(f"{lang} {size:7} {one.game}/{one.id}: {said} ({seconds} s)", flush=True)
                number += 1
                faults += found
            close_all()
    print(f"{number} runs, {len(faults)} faults")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
