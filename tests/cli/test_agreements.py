"""Agreements of Maria in the terminal: typed, shown, answered by bots, seen again in a replay; and in a simulation."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from chancellery import Match, Move, bots, verify
from chancellery.bots import registry
from chancellery.sim import Plan, play
from tests.cli.conftest import Run

POSITION = """
scenario = "full"
seats = 3
turn = 4
stage = "prussia_saxony"
contracts = [["pragmatic", "austria", 2]]
[generals.schwerin]
city = "breslau"
armies = 4
[generals.traun]
city = "brieg"
armies = 3
"""  # Frederick II moves; Traun is the weaker and takes a truce


def typed(run: Run, position: Path, *lines: str, seat: str = "frederick_ii", lang: str = "en") -> str:
    words = ("play", "maria", "--position", position, "--seat", seat, "--seed", "s", "--lang", lang)
    ran = run(*words, typed="".join(f"{line}\n" for line in lines))
    assert ran.code == 0, ran.err
    return " ".join(ran.out.split())  # long lines are broken anywhere


def moves(path: Path) -> list[str]:
    match = Match.from_record(path.read_text(encoding="utf-8"))
    return [f"{match.seats[seat]}: {move}" for seat, move in match.moves]


def test_a_bot_answers_at_once_and_the_options_keep_the_agreement(run: Run, position: Path, last: Path) -> None:
    out = typed(run, position, "propose: truce prussia austria until 5 -- Pax [bold]?", "move schwerin > ohlau", "q")
    assert moves(last) == [
        "frederick_ii: propose: truce prussia austria until 5 -- Pax [bold]?",
        "maria_theresa: sign 1",
    ]
    assert "Maria Theresa signs agreement 1." in out
    shown = "Agreement 1 of Frederick II, Maria Theresa: Truce between Prussia and Austria until the end of turn 5."
    assert out.count(f"{shown} “Pax [bold]?” (Until the end of turn 5)") == 1
    assert "Agreement 1 keeps the piece out of Ohlau." in out
    assert out.count("move schwerin > ohlau") == 2  # as an option before the truce, and as typed


def test_what_is_proposed_is_shown_with_the_answers(run: Run, position: Path, last: Path) -> None:
    """Louis sits at the same keyboard, and is not asked."""
    both = "frederick_ii,louis_xv"
    out = typed(
        run, position, "a", "propose: subsidy france > prussia for 3", "a", "as louis_xv: sign 1", "a", "q", seat=both
    )
    # on the table, after each of two acts, and for `a` three times
    assert out.count("Contract: The Pragmatic Army pays Austria (2 more turns).") == 6
    told = "Frederick II proposes agreement 1: France pays Prussia a subsidy for 3 turns."
    shown = f"{told} Signed: Frederick II. Not yet: Louis XV. withdraw 1: Withdraw"
    assert out.count(shown) == 2  # at once, and for `a`
    assert out.count("Contract: France pays Prussia (3 more turns).") == 2
    assert moves(last)[1] == "louis_xv: sign 1"


def test_what_is_not_possible(run: Run, position: Path, last: Path) -> None:
    out = typed(
        run, position, "sign 4", "propose truce", "as maria_theresa: sign 1", "as louis_xv: move schwerin > oels",
        "as nobody: sign 1", "? propose: subsidy france > austria for 2", "? propose: subsidy france > prussia for 2",
        "q", seat="frederick_ii,louis_xv",
    )  # fmt: skip
    assert "No proposal 4 is open. (M-21.2)" in out
    assert "propose [to SEAT, ...] [until TURN]: CLAUSE; ... [-- WORDS]" in out
    assert "Nobody at this keyboard plays “maria_theresa”." in out
    assert "For somebody who is not asked you can only propose something or answer a proposal." in out
    assert "nobody" in out
    assert "France and Austria are not allied, and subsidies go to allies only. (M-20.2)" in out
    assert "You may do that now." in out
    assert moves(last) == []


def test_an_act_can_be_taken_back_until_somebody_answers(run: Run, position: Path, last: Path) -> None:
    both = "frederick_ii,louis_xv"
    out = typed(run, position, "propose: subsidy france > prussia for 3", "u", "q", seat=both)
    assert "Taken back." in out
    assert moves(last) == []
    out = typed(run, position, "propose: truce prussia austria until 5", "u", "q")
    assert "The last move was made by Maria Theresa; only your own last move can be taken back." in out


def test_help_in_both_languages(run: Run, position: Path) -> None:
    english = typed(run, position, "h", "q")
    assert "a shows what is proposed and agreed, and how to answer propose: " in english
    assert "as louis_xv: sign 1" not in english  # nobody else is here
    assert "as louis_xv: sign 1" in typed(run, position, "h", "q", seat="frederick_ii,louis_xv")
    polish = typed(run, position, "h", "a", "q", lang="pl")
    assert "a pokazuje, co zaproponowano i uzgodniono oraz jak odpowiedzieć propose: " in polish
    assert "Kontrakt: " in polish


def test_other_games_have_nothing_to_agree(run: Run) -> None:
    ran = run("play", "--seat", "france", "--seed", "s", typed="a\nh\nq\n")
    assert "Nothing is proposed or agreed." in ran.out
    assert "turn down" not in ran.out


def test_a_replay_shows_acts_and_json_keeps_its_shape(run: Run, position: Path, last: Path) -> None:
    typed(run, position, "propose: truce prussia austria until 5 -- Pax", "done", "q")
    stepped = run("replay", last, "--step", typed="\n\nm\nq\n")
    assert "1. frederick_ii: propose: truce prussia austria until 5 -- Pax" in stepped.out
    assert "2. maria_theresa: sign 1" in stepped.out
    assert "Agreement 1 is concluded and binds." in stepped.out
    assert "Agreement 1 of Frederick II, Maria Theresa:" in stepped.out
    data = run("replay", last, "--to", "1", "--json", "--log").json
    assert sorted(data) == ["at", "commitment", "game", "log", "moves", "outcome", "scenario", "seats", "view"]
    assert data["view"]["agreements"][0]["signed"] == ["frederick_ii"]
    assert data["log"][-1].startswith("Frederick II proposes agreement 1")


class Proposer:
    """Begins with a proposal."""

    name = "proposer"

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        if not len(match):
            return match.definition.notation.read("propose: subsidy france > prussia for 2")
        return rng.choice(bots.own_decision(match, seat).options)


@pytest.mark.parametrize(("other", "answer"), [("sensible", "sign 1"), ("proposer", "turn down 1")])
def test_a_simulation_lets_bots_answer(monkeypatch: pytest.MonkeyPatch, other: str, answer: str) -> None:
    monkeypatch.setitem(registry._BOTS, "proposer", Proposer())
    plan = Plan("maria", "full", 3, "s", ("proposer", other, "random"), check=True, longest=5)
    played = play(plan, 0)
    assert played.failure is not None
    assert played.failure.error == "Endless: 5 decisions"
    match = verify(played.failure.record).match
    assert [(match.seats[seat], str(move)) for seat, move in match.moves[:2]] == [
        ("louis_xv", "propose: subsidy france > prussia for 2"),
        ("frederick_ii", answer),
    ]


@pytest.mark.parametrize(
    ("lang", "greets", "agrees"),
    [
        ("en", "My door is open to all of you.", "it needs your signature."),
        ("pl", "Nasze drzwi stoją otworem dla każdego.", "brakuje tylko podpisu."),
    ],
)
def test_bots_with_a_personality_talk_in_the_terminal(run: Run, lang: str, greets: str, agrees: str) -> None:
    words = ("play", "maria", "--scenario", "full", "--seat", "louis_xv", "--seed", "7", "--lang", lang)
    typed = "say Austria, rozejm do tury 1?\nagreements\nq\n"
    ran = run(*words, "--bots", "sensible+broker", typed=typed)
    assert ran.code == 0, ran.err
    assert greets in ran.out
    assert agrees in ran.out
    assert "~" not in ran.out
