"""Plays matches between bots and checks everything on the way; a failure is kept as a record that reproduces it."""

from __future__ import annotations

import argparse
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from rich.console import Console
from rich.progress import track

from chancellery import Match, bots, games, verify
from chancellery.kernel.snapshot import snapshot_to_data
from chancellery.locale import LANGUAGES

LOOK = 0.02  # the share of decisions after which the slow checks run
MIXED = "mixed"
TABLES = ("random", "random", MIXED, "sensible")


@dataclass
class Fuzz:
    """One match with all its checks."""

    match: Match
    rng: Random
    players: list[bots.Bot]

    def play(self, longest: int) -> None:
        match = self.match
        while match.outcome is None:
            assert len(match) < longest, f"not over after {longest} decisions"
            waiting = match.decisions
            assert waiting, "no decision is open and the match is not over"
            for decision in waiting:
                assert decision.options, f"{decision}: no options"
            decision = self.rng.choice(waiting)
            move = self.players[decision.seat].choose(match, decision.seat, self.rng)
            assert move in decision.options, f"{decision}: {move} is no option"
            match.play(decision.seat, move)
            wrong = match.check()
            assert not wrong, "; ".join(wrong)
            if self.rng.random() < LOOK:
                self.look()
        self.look()
        verified = verify(match.to_record())
        assert verified.finished
        assert verified.match.outcome == match.outcome

    def look(self) -> None:
        """Everything that can be asked of a match, and that writing it down loses nothing."""
        match, rng = self.match, self.rng
        seat = rng.choice([None, *range(len(match.seats))])
        lang = rng.choice(LANGUAGES)
        match.view(seat)
        match.scene(seat, lang)
        match.log(seat, lang, since=max(0, match.event_count - 200))
        definition = match.definition
        for decision in match.decisions:
            assert definition.prompt(decision, lang)
            for move in decision.options:
                assert definition.option(decision, move, lang)
                assert definition.notation.read(move.text) is move
        truth = match.state.to_data()
        copy = match.clone()
        assert copy.state.to_data() == truth
        loaded = Match.from_record(match.to_record())
        assert loaded.state.to_data() == truth, "the record does not give the state back"
        assert [d.to_data() for d in loaded.decisions] == [d.to_data() for d in match.decisions]
        if len(match):
            copy = match.at(rng.randrange(len(match)))
            snapshot_to_data(copy.snapshot())
        assert match.state.to_data() == truth, "looking changed the state"
        if match.outcome is None:
            chosen = match.decisions[0].seat
            guess = match.determinize(chosen, rng)
            assert guess.legal(chosen) == match.legal(chosen), "the legal moves depend on what the seat does not know"
            assert not guess.check(), "; ".join(guess.check())


def players(seats: int, rng: Random) -> list[bots.Bot]:
    """Mostly random play, which reaches the strangest places, and some that is sensible."""
    table = rng.choice(TABLES)
    return [bots.bot(rng.choice(bots.names()) if table == MIXED else table) for _ in range(seats)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="how many matches of each game and scenario")
    parser.add_argument("--seed", default="1", help="the same seed plays the same matches")
    parser.add_argument("--game", help="only this game")
    parser.add_argument(
        "--longest", type=int, default=1_000_000, help="decisions after which a match counts as endless"
    )
    parser.add_argument("--keep", type=Path, default=Path("fuzz-failures"), help="where failing records go")
    args = parser.parse_args()
    plans = [
        (game.id, scenario.id, seats, number)
        for game in games()
        if args.game in (None, game.id)
        for scenario in game.scenarios
        for seats in scenario.seats
        for number in range(args.matches)
    ]
    failures = decisions = 0
    started = perf_counter()
    bar = track(plans, "fuzz", console=Console(file=sys.stderr)) if sys.stderr.isatty() else plans
    for game_id, scenario, seats, number in bar:
        seed = f"{args.seed}/{number}"
        rng = Random(seed)
        options = {o.id: rng.choice(o.values) for g in games() if g.id == game_id for o in g.options_of(scenario)}
        match = Match.new(game_id, scenario, seats, seed, options, nonce="fuzz")
        try:
            Fuzz(match, rng, players(len(match.seats), rng)).play(args.longest)
        except Exception:
            failures += 1
            args.keep.mkdir(parents=True, exist_ok=True)
            path = args.keep / f"{game_id}-{scenario}-{seats}-{args.seed}-{number}.chancellery"
            path.write_text(match.to_record(), encoding="utf-8")
            path.with_suffix(".txt").write_text(traceback.format_exc(), encoding="utf-8")
            print(f"{path}: {traceback.format_exc().strip().splitlines()[-1]}", file=sys.stderr)
        decisions += len(match)
    seconds = perf_counter() - started
    print(f"{len(plans)} matches, {decisions} decisions, {failures} failures, {seconds:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
