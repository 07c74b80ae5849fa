"""`make train GAME=...`: self-play, fitting, a card. What was played already is not played again."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path

from chancellery.bots.planning.net import net
from chancellery.kernel import BadInput
from chancellery.sim.plan import Plan
from chancellery.sim.play import play
from chancellery.training import card, self_play
from chancellery.training.fit import fit
from chancellery.training.variants import Variant, nets

CARDS = Path("docs/nets")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def train(place: str, variants: list[Variant], args: argparse.Namespace) -> None:
    package, _, name = place.partition(":")
    folder = Path(args.data) / f"{package}.{name.removesuffix('.npz')}"
    paths = []
    for path, known in self_play.chunks(variants, folder, args.matches, args.seed):
        paths.append(path)
        if not known:
            say(f"{place}: {min(args.matches, len(paths) * self_play.CHUNK)} of {args.matches} matches played")
    found = fit(self_play.load(paths), args.hidden, args.version, 1, lambda text: say(f"{place}: {text}"))
    found.net.save(Path(str(files(package) / name)))
    net.cache_clear()
    duels = [duel(variant, args.duels, args.seed) for variant in variants] if args.duels else []
    written = card.write(CARDS, place, variants, found, args.seed, duels)
    say(f"{place}: loss {found.loss:.4f}; its card is {written}")


def duel(variant: Variant, count: int, seed: str) -> card.Duel:
    """One planner among sensible players, at each seat in turn."""
    players = ("planner", *["sensible"] * (variant.seats - 1))
    plan = Plan(variant.game, variant.scenario, variant.seats, f"{seed} duel", players, rotate=True)
    won = 0
    for number in range(count):
        played = play(plan, number)
        won += any(played.players[seat] == "planner" for seat in played.winners)
        say(f"{variant.scenario} with {variant.seats}: {won} of {number + 1} won")
    return card.Duel(variant, count, won)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make train")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=2000, help="of self-play, for each net")
    parser.add_argument(
        "--duels", type=int, default=0, help="matches of a planner against sensible players, for each variant"
    )
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--version", type=int, default=1, help="of the numbers the net looks at")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--data", default=".training", help="folder for the positions")
    args = parser.parse_args()
    try:
        for place, variants in nets(args.game).items():
            train(place, variants, args)
    except BadInput as error:
        say(error.text("en"))
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
