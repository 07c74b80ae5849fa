"""play: whole sessions with scripted input, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery import Match, verify
from tests.cli.conftest import Run

POSITION = """
scenario = "1805"
start = "scenario"
phase = "action"
turn = 1
[powers.france]
influence = 24
"""  # France moves first, and wins when it expands its Influence in the last turn of the round


def saved(path: Path) -> Match:
    return Match.from_record(path.read_text(encoding="utf-8"))


def play(run: Run, position: Path, *typed: str, more: tuple[object, ...] = ()) -> str:
    words = ("play", "--position", position, "--seat", "france", "--bots", "random", "--seed", "s", *more)
    ran = run(*words, typed="".join(f"{line}\n" for line in typed))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran.out


def test_what_is_shown_before_a_decision(run: Run, position: Path) -> None:
    out = play(run, position)
    assert "Coalitions · 1805" in out
    assert "Movement: France" in out
    for place in ("London", "Paris", "Bavaria", "Hellas"):
        assert place in out  # the map
    assert "^ [O] O1" in out  # Istanbul: Fortress, Garrison, General with 1 Troop
    assert "> F France" in out  # the powers, one's own marked
    assert "French Coalition" in out
    assert "Expand Influence" in out  # what Austria does on the Wheel
    assert "× Battle card" in out  # one's own hand
    assert "Since your last decision:" in out
    assert "Round 1, Action Turn 1" in out
    assert "(K-7.6.3)" in out  # the rule behind the question
    assert "2.  Name Austria Arbiter" in out
    assert "arbiter austria" in out


def test_a_number_or_a_notation_and_the_end_of_input(run: Run, position: Path, last: Path) -> None:
    out = play(run, position, "2")
    assert "The match is saved in" in out
    assert str(last) in out
    assert [str(move) for _, move in saved(last).moves][-1] == "arbiter austria"
    out = play(run, position, "arbiter   AUSTRIA", "done", "march picardie>holland")
    assert [str(move) for _, move in saved(last).moves][-3:] == ["arbiter austria", "done", "march picardie > holland"]


def test_what_is_not_a_move_is_answered_and_asked_again(run: Run, position: Path, last: Path) -> None:
    out = play(run, position, "dance", "99", "march picardie > atlantis", "march picardie > holland", "", "say", "q")
    assert "“dance” is no move of this game." in out
    assert "a number from 1 to" in out
    assert "atlantis" in out
    assert "“march picardie > holland” answers another question (K-7.6." in out
    assert "The message is empty." in out
    assert "The match is saved" in out
    assert "france" not in [saved(last).seats[seat] for seat, _ in saved(last).moves]


def test_question_mark_explains(run: Run, position: Path) -> None:
    out = play(run, position, "?", "? K-8.3.2", "? K-99.1", "? 1", "? arbiter france", "? dance", "q")
    assert "K-7.6.3 · " in out
    assert "The limit applies per General" in out
    assert "There is no rule K-99.1." in out
    assert "That move is allowed now (K-7.6.3)." in out
    why = saved_refusal(position)
    assert why in " ".join(out.split())
    assert "“dance” is no move of this game." in out


def saved_refusal(position: Path) -> str:
    """What the kernel says about France as its own Arbiter."""
    match = Match.from_position("coalitions", position.read_text(encoding="utf-8"), seed="s")
    while match.seats[match.decisions[0].seat] != "france":
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[-1])
    refusal = match.why_not("france", "arbiter france")
    assert refusal is not None
    return refusal.text("en")


def test_undo(run: Run, position: Path, last: Path) -> None:
    out = play(run, position, "arbiter austria", "u", "arbiter russia", "done", "u", "u", "u", "q")
    assert out.count("Taken back.") == 3
    assert "The last move was made by" in out  # before France's first move a bot decided
    assert all(saved(last).seats[seat] != "france" for seat, _ in saved(last).moves)


def test_the_other_words(run: Run, position: Path, last: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.chancellery"
    typed = ("h", "m", "p", "o", "l 3", "say Peace?", "say austria, russia: or war", "press", f"s {copy}", "s", "q")
    out = play(run, position, *typed)
    assert "shows this help" in out
    assert out.count("Bessarabia") == 2  # the map at the start and once more
    assert "France to all: Peace?" in out
    assert "France to Austria, Russia: or war" in out
    assert f"Saved: {copy}" in out
    assert f"Saved: {last}" in out
    messages = saved(copy).press("austria")
    assert [message.text for message in messages] == ["Peace?", "or war"]
    assert len(saved(last).press("prussia")) == 1


def test_no_file_of_another_match_is_overwritten(run: Run, position: Path, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Emperor", encoding="utf-8")
    out = play(run, position, f"s {other}", f"s {tmp_path}/no/such", f"s {tmp_path}", "q")
    assert "already exists" in out
    assert other.read_text(encoding="utf-8") == "Dear Emperor"
    words = ("play", "--save", other, "--seat", "france")
    run(*words).is_bad_input("letter.txt", "--resume")
    assert other.read_text(encoding="utf-8") == "Dear Emperor"


def test_a_new_match_puts_an_unfinished_one_aside(run: Run, position: Path, last: Path) -> None:
    play(run, position, "arbiter austria")
    before = last.read_text(encoding="utf-8")
    out = play(run, position, "q")
    assert "Your unfinished match is kept in" in out
    kept = [path for path in last.parent.glob("*.chancellery") if path != last]
    assert [path.read_text(encoding="utf-8") for path in kept] == [before]


def test_resume_goes_on_with_the_same_people_and_bots(run: Run, position: Path, last: Path) -> None:
    play(run, position, "arbiter austria")
    before = saved(last)
    assert before.setup.players == ("random", "human", "random", "random", "random", "random")
    ran = run("play", "--resume", typed="done\nend\nq\n")
    assert ran.code == 0
    assert f"after {len(before)} moves" in ran.out
    assert "France names Austria Arbiter." in ran.out
    after = saved(last)
    assert [str(m) for _, m in after.moves][: len(before) + 2] == [*(str(m) for _, m in before.moves), "done", "end"]


def test_resume_from_a_named_file(run: Run, position: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.chancellery"
    out = play(run, position, "arbiter austria", more=("--save", path))
    assert f"--resume {path}" in out
    ran = run("play", "--resume", path, typed="done\n")
    assert ran.code == 0
    assert str(saved(path).moves[-1][1]) == "done"


def test_a_resumed_match_goes_on_as_it_would_have(run: Run, position: Path, last: Path) -> None:
    """Bots draw their chance from set-up and length, so leaving changes nothing."""
    typed = ["arbiter austria", "done", "end", *["1"] * 30]
    play(run, position, *typed)
    straight = [str(move) for _, move in saved(last).moves]
    play(run, position, *typed[:3])
    for line in typed[3:]:
        run("play", "--resume", typed=f"{line}\n")
    assert [str(move) for _, move in saved(last).moves] == straight


def test_a_whole_match_to_its_end(run: Run, position: Path, last: Path) -> None:
    out = play(run, position, *["1"] * 400)
    match = verify(last.read_text(encoding="utf-8")).match
    assert match.outcome is not None
    assert match.outcome.rule in out
    assert "chancellery verify" in out
    assert run("verify", last).code == 0
    over = run("play", "--resume")  # shows the end once more
    assert over.code == 0
    assert match.outcome.rule in over.out


def test_in_polish(run: Run, position: Path) -> None:
    words = ("play", "--position", position, "--seat", "france", "--bots", "random", "--seed", "s", "--lang", "pl")
    ran = run(*words, typed="dance\nh\n?\nu\nsay Pokój?\npress\nq\n")
    assert ran.code == 0
    assert "Koalicje · 1805" in ran.out
    assert "Od Twojej ostatniej decyzji:" in ran.out
    assert "Arbiter: Austria" in ran.out
    assert "pokazuje tę pomoc" in ran.out
    assert "Arbitra trzeba wybrać" in ran.out  # the rule behind the question, in Polish
    assert "Francja do wszystkich: Pokój?" in ran.out
    assert "Rozgrywka jest zapisana w" in ran.out


def test_several_people_at_one_keyboard(run: Run, last: Path) -> None:
    words = ("play", "--seat", "france,britain", "--bots", "random", "--seed", "1")
    ran = run(*words, typed="1\n\n1\nq\n")
    assert ran.code == 0
    assert "Great Britain to the keyboard" in ran.out
    assert saved(last).setup.players[:2] == ("human", "human")
    assert [seat for seat, _ in saved(last).moves][:2] == [1, 0]


def test_all_and_none(run: Run, position: Path, last: Path) -> None:
    assert run("play", "--seat", "all", typed="1\n").code == 0
    assert set(saved(last).setup.players) == {"human"}
    words = ("play", "--position", position, "--seat", "none", "--bots", "random", "--seed", "s")
    ran = run(*words)
    assert ran.code == 0
    assert "Round 1, Action Turn 2" in ran.out
    assert saved(last).outcome is not None


def test_a_full_disk_loses_nothing(run: Run, position: Path, last: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(run, position, "arbiter austria")
    before = last.read_text(encoding="utf-8")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device", str(last))

    monkeypatch.setattr("os.fsync", full)
    ran = run("play", "--resume", typed="done\nq\n")
    assert ran.code == 2
    assert "the disk is full" in ran.out
    assert "could not be saved" in ran.out
    assert last.read_text(encoding="utf-8") == before
    assert [path.name for path in last.parent.iterdir()] == [last.name]


def test_ctrl_c_saves(run: Run, position: Path, last: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from chancellery.cli.terminal.reader import Reader

    def stopped(reader: Reader, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Reader, "line", stopped)
    ran = run("play", "--position", position, "--seat", "france", "--bots", "random")
    assert ran.code == 130
    assert "The match is saved in" in ran.out
    assert saved(last).decisions


def test_bad_input(run: Run, tmp_path: Path) -> None:
    run("play", "chess").is_bad_input("chess", "coalitions")
    run("play", "--scenario", "1066").is_bad_input("1066", "1805")
    run("play", "--seats", "7").is_bad_input("7", "6")
    run("play", "--seats", "many").is_bad_input("--seats", "many")
    run("play", "--seat", "spain").is_bad_input("--seat", "spain", "france")
    run("play", "--seat", "france,spain").is_bad_input("spain")
    run("play", "--bots", "genius").is_bad_input("--bots", "genius", "sensible")
    run("play", "--option", "capital_lost=maybe").is_bad_input("capital_lost", "maybe")
    run("play", "--board", tmp_path / "none.toml").is_bad_input("none.toml")
    run("play", "--resume").is_bad_input("--resume")
    run("play", "--resume", tmp_path / "none").is_bad_input("none")
    run("play", "--resume", "--seed", "1").is_bad_input()
    run("play", "--position", tmp_path / "none").is_bad_input("none")


def test_bad_boards(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    for words, expected in (("[board", "TOML"), ("", "board"), ("[board]\nid = 3", "id"), ("x = [" * 9999, "TOML")):
        path.write_text(words, encoding="utf-8")
        run("play", "--board", path).is_bad_input()
        run("sim", "coalitions", "--board", path).is_bad_input()
        assert run("board", "coalitions", "--check", path).code == 2, expected


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("scenario = ", "TOML"),
        ("{", "JSON"),
        ("[1, 2]", "position"),
        ("moon = 1", "moon"),
        ('game = "chess"', "chess"),
        ('scenario = "1066"', "1066"),
        ("seats = 7", "7"),
        ('seats = "six"', "six"),
        ("turn = 9", "turn"),
        ('phase = "lunch"', "lunch"),
        ("powers = 3", "powers"),
        ("[powers.spain]\nmorale = 3", "spain"),
        ("[powers.france]\nmorale = 99", "powers.france.morale"),
        ('[powers.france]\nmorale = "high"', "powers.france.morale"),
        ("[powers.france]\nlunch = 1", "lunch"),
        ("[powers.france.generals]\natlantis = 1", "atlantis"),
        ("[powers.france.generals]\nparis = 77", "paris"),
        ('[powers.france]\ngarrisons = ["atlantis"]', "atlantis"),
        ('[powers.france]\ngarrisons = "paris"', "garrisons"),
        ("[powers.france]\nhand = [99]", "hand"),
        ('fortresses = "all"', "fortresses"),
        ("deck = [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "deck"),
        ("options = 3", "3"),
        ("[options]\ncapital_lost = 3", "capital_lost"),
        ("x = " + "[" * 5000, "nested"),
        ('{"x": ' * 100_000, "nested"),
    ],
)
def test_bad_positions(run: Run, tmp_path: Path, words: str, named: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(words, encoding="utf-8")
    run("play", "--position", path, "--seat", "none").is_bad_input(named)


def test_a_position_says_its_own_scenario(run: Run, position: Path) -> None:
    run("play", "--position", position, "--scenario", "1805").is_bad_input("--scenario")


def test_maria_on_a_map_of_many_cities(run: Run, last: Path) -> None:
    ran = run("play", "maria", "--seat", "maria_theresa", "--bots", "random", "--seed", "5", typed="8\n8\n")
    assert ran.code == 0, ran.err
    assert "A Neipperg" in ran.out
    assert "F Belle-Isle" in ran.out
    assert "Silesia" in ran.out  # nobody's land has its name
    assert "189 places with nothing in them are not listed." in ran.out
    assert "Budweis" not in ran.out
    assert "How many armies does Charles of Lorraine command?" in ran.out
    assert "have divided their armies" not in ran.out  # nothing is told before all have done so
    assert "armies karl_von_lothringen 8" in [str(move) for _, move in saved(last).moves]
    polish = run("play", "--resume", "--lang", "pl", typed="m\n")
    assert "Pustych miejsc nie wymieniono: 189." in polish.out
    assert "Śląsk" in polish.out
