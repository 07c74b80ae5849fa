"""Signed records: whose key it is, whether the signature is right, and what cannot be known."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery import Match, verify
from chancellery.kernel import BadRecord
from chancellery.kernel.signature import new_key, public_key, signed
from tests.cli.conftest import Run
from tests.sealing import plain, sealed


@pytest.fixture(scope="module")
def key() -> str:
    return new_key()


def test_the_signer_is_known_by_the_key(finished: Match, key: str) -> None:
    record = finished.to_record()
    assert verify(record).signer is None
    text = signed(record, key)
    assert verify(text).signer == public_key(key)
    assert verify(text.replace("\n", "\r\n")).signer == public_key(key)
    short = "\n".join(line for line in text.splitlines() if not line.startswith("%snapshot"))
    assert verify(short).signer == public_key(key)  # a snapshot is only a short cut
    assert Match.from_record(text).to_record() == record


def test_whoever_seals_anew_cannot_sign_anew(finished: Match, key: str) -> None:
    """Seals have no key: this record agrees with itself, and only the signature tells that it is another."""
    text = signed(finished.to_record(), key)
    other = [line.replace('[Players "[]"]', '[Players "[\\"Ada\\"]"]') for line in plain(text)]
    forged = sealed(other)
    assert forged != text
    unsigned = "\n".join(line for line in forged.splitlines() if not line.startswith("%signature"))
    assert verify(unsigned).signer is None
    with pytest.raises(BadRecord) as wrong:
        verify(forged)
    assert wrong.value.reason == "record-bad-signature"
    assert wrong.value.line == len(forged.splitlines())


@pytest.mark.parametrize("line", ["", "x", "00 00", "0" * 64 + " " + "0" * 128, "g" * 64 + " " + "0" * 128, "9" * 9000])
def test_odd_signatures(line: str, finished: Match) -> None:
    with pytest.raises(BadRecord) as wrong:
        verify(f"{finished.to_record()}%signature {line or 'x'}\n")
    assert wrong.value.reason == "record-bad-signature"
    for lang in ("en", "pl"):
        assert wrong.value.text(lang)


def test_two_signatures_are_none(finished: Match, key: str) -> None:
    with pytest.raises(BadRecord):
        verify(signed(signed(finished.to_record(), key), new_key()))


def test_the_command_line_says_which_it_is(run: Run, finished: Match, key: str, tmp_path: Path) -> None:
    path, public, other = tmp_path / "a.chancellery", public_key(key), public_key(new_key())
    path.write_text(finished.to_record(), encoding="utf-8")
    assert "Not signed" in run("verify", path).out
    none = run("verify", path, "--key", public)
    assert none.code == 1
    assert "nobody signed" in none.out
    path.write_text(signed(finished.to_record(), key), encoding="utf-8")
    unknown = run("verify", path, "--lang", "pl")
    assert unknown.code == 0
    assert public in unknown.out
    assert "nie wie" in unknown.out
    known = run("verify", path, "--key", public.upper())
    assert known.code == 0
    assert "key you named" in known.out
    another = run("verify", path, "--key", other)
    assert another.code == 1
    assert "another key" in another.out
    assert public in another.out
    data = run("verify", path, "--key", public, "--json").json
    assert (data["signed_by"], data["key_known"]) == (public, True)
    assert run("verify", path, "--json").json["key_known"] is False
    assert run("verify", path, "--key", other, "--json").json["reason"] == "record-other-key"
    run("verify", path, "--key", "xyz").is_bad_input("--key", "xyz")
