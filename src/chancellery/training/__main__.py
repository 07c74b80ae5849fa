"""`make train GAME=...`: rounds of self-play and fitting, a card for each net. What was played is not played again."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tarfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from time import monotonic

from chancellery.bots.planning.net import where
from chancellery.kernel import BadInput, plugins
from chancellery.sim.pool import processes
from chancellery.training import card, rounds
from chancellery.training.duels import Duel
from chancellery.training.rounds import Goal, Pupil, Workers
from chancellery.training.variants import nets

ALL = "all"
CARDS = Path("docs/nets")
FIRST = 0.4  # part of the time for rounds after which the first one ends
ROUNDS = 0.8  # part of a limit of time that is for rounds; duels have the rest


def main() -> int:
    args = arguments().parse_args()
    began = monotonic()

    def tell(text: str) -> None:
        print(f"{monotonic() - began:6.0f} s  {text}", file=sys.stderr, flush=True)

    try:
        pupils = _pupils(args)
    except BadInput as error:
        tell(error.text("en"))
        return 2
    workers = Workers(args.jobs)
    try:
        planned = schedule(args, pupils, began)
        for number, goal in planned:
            rounds.play(workers, pupils, number, goal, args.seed, tell)
            rounds.fit_all(workers, pupils, number, args.version, number == planned[-1][0], tell)
        end = Goal(until=began + args.seconds) if args.seconds else Goal(args.duels)
        duels = rounds.duel_all(workers, pupils, end, args.seed, tell)
    finally:
        workers.close()
    write(args, pupils, duels, tell)
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make train")
    parser.add_argument("game", help=f"or `{ALL}`")
    parser.add_argument("--nets", help="only nets whose place has one of these words in it, separated by commas")
    parser.add_argument("--rounds", type=int, default=3, help="the first by sensible players, the others by planners")
    parser.add_argument("--matches", type=int, default=2000, help="of the first round, for each net")
    parser.add_argument("--planned", type=int, default=300, help="of each further round, for each net")
    parser.add_argument("--seconds", type=float, default=0, help="instead of numbers of matches: how long all may take")
    parser.add_argument("--part", type=float, default=ROUNDS, help="of those seconds for rounds; duels have the rest")
    parser.add_argument(
        "--duels", type=int, default=0, help="matches of a planner against sensible players, for each variant"
    )
    parser.add_argument("--jobs", type=int, default=processes())
    parser.add_argument("--version", type=int, default=1, help="of the numbers the net looks at")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--data", default=".training", help="folder for the positions")
    parser.add_argument("--out", help="folder for one archive of nets and cards; without it they go where they belong")
    return parser


def _pupils(args: argparse.Namespace) -> list[Pupil]:
    games = [one.game.id for one in plugins()] if args.game == ALL else [args.game]
    words = (args.nets or "").split(",")
    found = [
        (place, variants)
        for game in games
        for place, variants in nets(game).items()
        if any(word in place for word in words)
    ]
    return [Pupil(place, variants, Path(args.data) / place.replace(":", ".")) for place, variants in found]


def schedule(args: argparse.Namespace, pupils: list[Pupil], began: float) -> list[tuple[int, Goal]]:
    """The rounds to play and when they end. With a limit of time there are always as many, on top of those played."""
    over = min(pupil.rounds for pupil in pupils)
    if not args.seconds:
        return [(number, Goal(args.planned if number else args.matches)) for number in range(over, args.rounds)]
    steps = [FIRST + (1 - FIRST) * n / (args.rounds - 1) for n in range(args.rounds)] if args.rounds > 1 else [1.0]
    return [(over + n, Goal(until=began + args.seconds * args.part * step)) for n, step in enumerate(steps)]


def write(
    args: argparse.Namespace, pupils: list[Pupil], duels: dict[str, list[Duel]], tell: Callable[[str], None]
) -> None:
    """The nets and their cards, where they belong or in one archive with the same folders."""
    root = Path(args.data) / "out" if args.out else Path()
    shutil.rmtree(Path(args.data) / "out", ignore_errors=True)
    for pupil in pupils:
        place, newest = pupil.place, pupil.newest
        if newest is None:
            tell(f"{place}: too few matches")
            continue
        target = root / _home(place) if args.out else Path(str(where(place)))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(newest.read_bytes())
        if pupil.fits:
            told = rounds.history(pupil)
            card.write(root / CARDS, place, pupil.variants, pupil.fits[-1], args.seed, told, duels[place])
        tell(f"{place}: {target}")
    if args.out:
        out = Path(args.out)
        out.mkdir(parents=True, exist_ok=True)
        told_duels = [{**asdict(one), "interval": one.interval} for of in duels.values() for one in of]
        (out / "duels.json").write_text(json.dumps(told_duels, indent=1), encoding="utf-8")
        with tarfile.open(out / "nets.tar.gz", "w:gz") as packed:
            for part in ("src", "docs"):
                if (root / part).exists():
                    packed.add(root / part, part)


def _home(place: str) -> Path:
    package, _, name = place.partition(":")
    return Path("src", *package.split("."), name)


if __name__ == "__main__":
    sys.exit(main())
