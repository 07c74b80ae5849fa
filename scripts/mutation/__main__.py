"""`make mutation`: changes the rules of a game, one place at a time, and counts which changes the tests catch."""

from __future__ import annotations

import argparse
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from scripts.mutation.mutants import Mutant, mutants
from scripts.mutation.touched import GAMES, ROOT
from scripts.mutation.trial import OPTIONS, Trial

# game: where its rules lie, and the tests that prove them
RULES = {
    "family": ("coalitions/system", ("family", "coalitions", "realpolitik", "raison_detat")),
    "coalitions": ("coalitions/base", ("coalitions", "family")),
    "lempereur": ("coalitions/lempereur", ("coalitions/lempereur",)),
    "realpolitik": ("coalitions/realpolitik", ("realpolitik", "family")),
    "raison_detat": ("coalitions/raison_detat", ("raison_detat", "family")),
    "maria": ("maria", ("maria",)),
    "imperial_struggle": ("imperial_struggle", ("imperial_struggle",)),
}
REFUSALS = {"maria": "test_maria_refused.py", "imperial_struggle": "test_struggle_refused.py"}  # unit tests of reasons
# what is no chapter of the rules: what is drawn, said, read, checked and put together
NO_CHAPTER = ("__init__", "plugin", "scene*", "words", "beats", "view", "position*", "moves", "event_kinds",
              "vocabulary", "refusals", "invariants", "hidden", "odds", "definition", "components", "board",
              "board_[!u]*", "problem", "same_rules", "*why_not*", "map", "asking", "secrets", "observation",
              "fields", "counting", "clash", "shown", "game", "deck_rules", "setup_rules")  # fmt: skip
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
LEAST = 95  # per cent


class Chapter:
    """What became of the mutants of one module."""

    def __init__(self, path: Path, seed: int, known: set[tuple[str, str, str]]) -> None:
        self.path = path
        every = mutants(path)
        Random(f"{seed} {path.stem}").shuffle(every)  # the same order whatever else is tried or listed
        self.left = [one for one in every if (path.stem, one.before, one.after) not in known]
        self.all, self.equivalent = len(every), len(every) - len(self.left)
        self.survived: list[Mutant] = []
        self.tried = 0

    def row(self) -> str:
        caught = self.tried - len(self.survived)
        rate = f"{100 * caught / self.tried:6.1f} %" if self.tried else "       –"
        numbers = (self.all, self.equivalent, self.tried, caught, len(self.survived))
        return f"{self.path.stem:24}" + "".join(f"{number:11}" for number in numbers) + rate.rjust(11)


def _chapters(folder: str) -> list[Path]:
    found = sorted((GAMES / folder).glob("*.py"))
    return [path for path in found if not any(fnmatch(path.stem, no) for no in NO_CHAPTER)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutation", description=__doc__)
    parser.add_argument("--game", choices=RULES, required=True)
    parser.add_argument("--chapters", default="", help="modules, with commas between; all if none is named")
    parser.add_argument("--budget", type=float, default=600, help="seconds")
    parser.add_argument("--most", type=int, default=0, help="mutants of one chapter at most")
    parser.add_argument("--patience", type=float, default=10, help="seconds of tests for one mutant at most")
    parser.add_argument("--lines", default="", help="only mutants of these lines, to try survivors again")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    folder, tests = RULES[args.game]
    paths = _chapters(folder)
    wanted = [name for name in args.chapters.split(",") if name]
    unknown = set(wanted) - {path.stem for path in paths}
    if unknown:
        parser.error(f"no chapter {', '.join(sorted(unknown))}; there are {', '.join(path.stem for path in paths)}")
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    known = {(one["module"], one["before"], one["after"]) for one in listed if one["why"]}
    chapters = [Chapter(path, args.seed, known) for path in paths if path.stem in wanted or not wanted]
    for chapter in chapters if args.lines else ():
        chapter.left = [one for one in chapter.left if str(one.line) in args.lines.split(",")]
    began = [0.0]

    def course(trial: Trial) -> None:
        """One mutant of each chapter after another, until the time is over."""
        begin = began[0] = perf_counter()
        for chapter in chapters:
            chapter.left.sort(key=trial.at_import, reverse=True)  # these last
        while any(one.left for one in chapters):
            for chapter in chapters:
                if perf_counter() - begin > args.budget:
                    return
                if not chapter.left or (args.most and chapter.tried >= args.most):
                    chapter.left.clear()
                    continue
                mutant = chapter.left.pop()
                chapter.tried += 1
                if trial.survives(mutant):
                    chapter.survived.append(mutant)
                    print("survived", mutant.told.replace(f"{ROOT}/", ""), flush=True)
            print(f"{perf_counter() - begin:.0f} s: {sum(one.tried for one in chapters)} tried", flush=True)

    folders = [str(ROOT / "tests" / "conformance" / name) for name in tests]
    folders += [str(ROOT / "tests" / "unit" / REFUSALS[args.game])] if args.game in REFUSALS else []
    root = folder.split("/")[0]
    family = [path for other, _ in RULES.values() if other.split("/")[0] == root for path in _chapters(other)]
    sisters = [] if args.game == "family" else [name for name in RULES["family"][1] if name not in tests]
    code = pytest.main([*OPTIONS, "--no-header", *folders], plugins=[Trial(family, sisters, args.patience, course)])
    heads = ("mutants", "equivalent", "tried", "caught", "survived", "rate")
    print(
        f"\n{args.game}, seed {args.seed}, {perf_counter() - began[0]:.0f} s\n{'chapter':24}"
        + "".join(f"{one:>11}" for one in heads)
    )
    for chapter in chapters:
        print(chapter.row())
    weak = [one for one in chapters if len(one.survived) * 100 > (100 - LEAST) * one.tried]
    return 1 if weak or code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 0


if __name__ == "__main__":
    sys.exit(main())
