"""Records name the version of the rules; one of another version is told with both versions where it does not fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from chancellery import BadInput, Match, games, verify
from chancellery.kernel import BadRecord, game, registry
from chancellery.kernel.record import pack, read_as_far, unpack
from tests.cli.conftest import Run, random_match
from tests.sealing import altered, plain, sealed

IDS = [one.id for one in games()]


def first_version(record: str) -> str:
    """The record as a program of the first version would have written it."""
    lines = [line for line in plain(record) if not line.startswith(("[Rules ", "%"))]
    return sealed(lines)


def illegal_at(record: str, number: int) -> str:
    """The record with a move that the rules do not know at one place."""
    return altered(record, lambda line: f"{line[: line.index(':')]}: pass" if line.startswith(f"{number}. ") else line)


def now_at(version: int, monkeypatch: pytest.MonkeyPatch, id: str = "coalitions") -> None:
    corrected = replace(registry.plugin(id), game=replace(game(id), rules_version=version))
    monkeypatch.setitem(registry._PLUGINS, id, corrected)


@pytest.mark.parametrize("id", IDS)
def test_a_new_record_names_the_version_of_its_rules(id: str) -> None:
    match = Match.new(id, seed=4)
    record = match.to_record()
    assert game(id).rules_version == 2
    assert '[Rules "2"]' in record
    assert Match.from_record(record).to_record() == record
    assert verify(record).match.setup.rules == 2


def test_a_record_without_the_header_is_of_version_1_and_stays_as_it_was() -> None:
    old = first_version(random_match("old", 150).to_record())
    loaded = Match.from_record(old)
    assert loaded.setup.rules == 1
    assert loaded.to_record().split("%snapshot")[0] == old
    assert verify(old).match.setup.rules == 1
    assert verify(loaded.to_record()).match.setup.rules == 1


def test_the_first_line_that_does_not_fit_is_told_with_both_versions() -> None:
    record = random_match("misfit", 150).to_record()
    old = illegal_at(first_version(record), 100)
    number = next(n for n, line in enumerate(old.splitlines(), 1) if line.startswith("100. "))
    for read in (verify, Match.from_record):
        with pytest.raises(BadRecord) as wrong:
            read(old)
        assert wrong.value.reason == "record-other-rules"
        assert wrong.value.line == number
        english, polish = wrong.value.text("en"), wrong.value.text("pl")
        assert english.startswith(f"Line {number}:")
        assert "version 1 " in english
        assert "version 2:" in english
        assert polish.startswith(f"Wiersz {number}:")
        assert "wersji 1 zasad" in polish
    match, wrong_line = read_as_far(old)
    assert len(match) == 99
    assert wrong_line is not None
    assert wrong_line.line == number


def test_the_same_fault_by_the_same_rules_is_just_a_fault() -> None:
    with pytest.raises(BadRecord) as wrong:
        verify(illegal_at(random_match("misfit", 150).to_record(), 100))
    assert wrong.value.reason in ("record-illegal-move", "record-bad-move")


def test_an_old_record_that_was_altered_is_no_matter_of_rules() -> None:
    old = first_version(random_match("misfit", 150).to_record()).splitlines()
    at = next(n for n, line in enumerate(old) if line.startswith("100. "))
    old[at] = old[at].split(":")[0] + ": pass #000000"
    with pytest.raises(BadRecord) as wrong:
        verify("\n".join(old))
    assert (wrong.value.reason, wrong.value.line) == ("record-bad-seal", at + 1)


def test_snapshots_of_another_version_are_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match("snapshot", 200)
    head, _, packed = match.to_record().partition("%snapshot ")
    data = unpack(packed.strip())
    assert data["rules"] == 2
    data["state"]["counter"] += 1  # not what the moves lead to
    lying = f"{head}%snapshot {pack(data)}\n"
    assert Match.from_record(lying).state.counter != match.state.counter  # as long as it is trusted
    with pytest.raises(BadRecord):
        verify(lying)
    now_at(3, monkeypatch)
    assert Match.from_record(lying).state.to_data() == match.state.to_data()
    assert verify(lying).match.state.to_data() == match.state.to_data()


@pytest.mark.parametrize("value", ["0", "-1", "two", "1.5", "9" * 5000, "", "٣"])
def test_a_version_is_a_number(value: str) -> None:
    lines = plain(Match.new("coalitions", seed=4).to_record())
    text = sealed([f'[Rules "{value}"]' if line.startswith("[Rules") else line for line in lines if line[:1] != "%"])
    with pytest.raises(BadInput):
        Match.from_record(text)


# -- the command line


def test_the_command_line_tells_it(run: Run, tmp_path: Path) -> None:
    record = random_match("misfit", 150).to_record()
    fitting, misfit = tmp_path / "fits.chancellery", tmp_path / "misfit.chancellery"
    fitting.write_text(first_version(record), encoding="utf-8")
    misfit.write_text(illegal_at(first_version(record), 100), encoding="utf-8")
    assert run("verify", fitting).code == 0
    assert run("verify", fitting, "--json").json["rules"] == 1
    assert run("replay", fitting).code == 0
    for lang, said in (("en", "version 1 of the rules"), ("pl", "wersji 1 zasad")):
        verified = run("verify", misfit, "--lang", lang)
        assert verified.code == 1
        assert said in verified.out
        replayed = run("replay", misfit, "--lang", lang, "--log")
        assert replayed.code == 1
        assert said in replayed.err
        assert "99" in replayed.out  # the table after the last move that fits
        resumed = run("play", "--resume", misfit, "--lang", lang)
        assert resumed.code == 2
        assert said in resumed.err
    data = run("verify", misfit, "--json").json
    assert (data["rules"], data["now"], data["reason"]) == (1, 2, "record-other-rules")


def test_a_match_that_is_resumed_goes_on_by_the_rules_of_now(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.chancellery"
    path.write_text(first_version(random_match("resumed", 30).to_record()), encoding="utf-8")
    ran = run("play", "--resume", path, "--seat", "none", typed="")
    assert ran.code == 0
    assert '[Rules "2"]' in path.read_text(encoding="utf-8")


def test_who_says_so_goes_on_from_the_last_good_move_and_nothing_is_lost(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.chancellery"
    old = illegal_at(first_version(random_match("misfit", 150).to_record()), 100)
    path.write_text(old, encoding="utf-8")
    run("play", "--as-far").is_bad_input("--as-far", "--resume")
    ran = run("play", "--resume", path, "--as-far", "--seat", "none")
    assert ran.code == 0, ran.err
    assert "move 99" in ran.err
    went = path.read_text(encoding="utf-8")
    assert verify(went).match.setup.rules == 2
    assert len(verify(went).match) > 99
    assert [file.read_text(encoding="utf-8") for file in tmp_path.glob("*.chancellery") if file != path] == [old]
