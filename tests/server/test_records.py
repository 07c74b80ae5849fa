"""Records of finished matches: everybody has what was public, each seat also the letters it wrote or received."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery import verify
from chancellery.kernel import BadRecord
from chancellery.server.settings import Settings
from tests.server.harness import SEATS, Letter, Person, Running, action_id, finished_match, plant, running

PUBLIC = "we all want peace"
LETTERS: list[Letter] = [
    (0, 1, (2,), "secret of france for austria"),
    (3, 2, (1, 4), "secret of austria for france and russia"),
    (3, 0, None, PUBLIC),
    (9, 5, (0,), "secret of ottoman for britain"),
]


@pytest.fixture
def over(hosted: Running) -> tuple[str, Person]:
    holder = Person(hosted.address).known_as(hosted, f"holder {action_id()}")
    played = finished_match()
    return plant(hosted, played, played.moves, holder, True, LETTERS), holder


def record(person: Person, id: str, seat: str | None = None) -> str:
    answer = person.call("GET", f"/api/matches/{id}/record{'' if seat is None else f'?seat={seat}'}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.text


def test_strangers_get_what_was_public(hosted: Running, over: tuple[str, Person]) -> None:
    id, holder = over
    stranger = Person(hosted.address).known_as(hosted, f"stranger {action_id()}")
    public = record(Person(hosted.address), id)
    assert PUBLIC in public
    assert "secret" not in public
    assert public.count("\n@") == 1  # nor that there were letters, from whom or to whom
    assert record(stranger, id) == record(holder, id) == public
    assert Person(hosted.address).call("GET", f"/api/matches/{id}/record?seat=france").status_code == 401
    assert stranger.call("GET", f"/api/matches/{id}/record?seat=france").status_code == 403


def test_each_seat_gets_its_own_letters(over: tuple[str, Person]) -> None:
    id, holder = over
    for number, seat in enumerate(SEATS):
        own = record(holder, id, seat)
        for _, writer, readers, text in LETTERS:
            assert (text in own) == (readers is None or number in (writer, *readers)), (seat, text)


def test_every_such_record_verifies_and_an_altered_one_does_not(hosted: Running, over: tuple[str, Person]) -> None:
    id, holder = over
    guest = Person(hosted.address)
    whole = finished_match()
    for seat in (None, *SEATS):
        text = record(holder, id, seat)
        assert verify(text, whole.setup.commitment).finished
        assert verify(text).match.moves == whole.moves
        posted = guest.http.post("/api/verify", content=text, headers={"content-type": "text/plain"}).json()
        assert posted["ok"], posted
        with pytest.raises(BadRecord):
            verify(text.replace(PUBLIC, "we all want war"))
    assert guest.get(f"/api/matches/{id}/verify")["ok"]


def test_a_later_letter_is_in_the_next_record(over: tuple[str, Person]) -> None:
    id, holder = over
    assert "afterwards" not in record(holder, id, "prussia")
    said = {"seat": "prussia", "text": "afterwards", "to": ["russia"], "action_id": "afterwards"}
    assert holder.call("POST", f"/api/matches/{id}/press", said).status_code == 200
    for seat in ("prussia", "russia"):
        assert "afterwards" in record(holder, id, seat)
    assert "afterwards" not in record(holder, id)


def test_the_local_user_has_all_letters(tmp_path: Path) -> None:
    played = finished_match()
    with running(Settings(store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        me = Person(server.address)
        id = plant(server, played, played.moves, me, True, LETTERS)
        assert all(text in record(me, id) for *_, text in LETTERS)
        me.close()
