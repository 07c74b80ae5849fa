"""Sitting down beside other people: nobody unasked, each in one seat, and nobody looks into several hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chancellery.server.seating import surplus
from chancellery.server.settings import Settings
from chancellery.store import Seat
from tests.server.harness import SEATS, Person, Running, action_id, running

BOT = {"bot": "sensible"}


class Club:
    """Olga owns the matches; Ada and Bea have accounts."""

    def __init__(self, server: Running) -> None:
        mark = action_id()
        self.names = {name: f"{name} {mark}" for name in ("olga", "ada", "bea")}
        self.olga, self.ada, self.bea = (Person(server.address).known_as(server, name) for name in self.names.values())

    def create(self, hot_seat: bool = False, **seats: Any) -> Any:
        chosen = dict.fromkeys(SEATS, BOT) | seats
        body = {"game": "coalitions", "seats": chosen, "hot_seat": hot_seat}
        return self.olga.call("POST", "/api/matches", body)

    def id(self, **seats: Any) -> str:
        answer = self.create(**seats)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["match"]["id"]
        return found

    def with_ada(self, **seats: Any) -> str:
        """Ada plays Russia."""
        id = self.id(russia={"account": self.names["ada"]}, **seats)
        self.ada.take(id, "russia")
        return id


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    sqlite = request.param == "sqlite"
    store = str(tmp_path_factory.mktemp("a") / "a.sqlite") if sqlite else request.getfixturevalue("postgres").database()
    # bots think in another tempo than this test: one that is slow to begin lets the table stand
    with running(Settings(mode="hosted", store=store, bot_pause=0.0, bot_processes=1, rates=False)) as started:
        yield started


@pytest.fixture
def club(server: Running) -> Club:
    return Club(server)


def change(person: Person, id: str, seat: str, to: Any) -> tuple[int, str]:
    answer = person.call("POST", f"/api/matches/{id}/seats/{seat}", {"to": to})
    return answer.status_code, answer.json().get("error", "")


def seat_of(person: Person, id: str, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in person.get(f"/api/matches/{id}")["seats"] if one["id"] == seat)
    return found


def told(person: Person, id: str, lang: str = "en") -> list[str]:
    lines = person.get(f"/api/matches/{id}/press", lang=lang)["lines"]
    return [line["text"] for line in lines if line["system"]]


# -- consent


def test_nobody_is_seated_without_accepting(club: Club) -> None:
    made = club.create(
        france="me", russia={"account": club.names["ada"]}, prussia={"account": club.names["bea"]}
    ).json()
    id = made["match"]["id"]
    assert made["invitations"] == []
    assert made["match"]["status"] == "open"
    russia = seat_of(club.ada, id, "russia")
    assert (russia["kind"], russia["yours"], russia["for_you"]) == ("open", False, True)
    assert russia["invited"] == club.names["ada"]
    assert not seat_of(club.bea, id, "russia")["for_you"]
    assert club.ada.call("GET", f"/api/matches/{id}/scene?seat=russia").status_code == 403
    assert id in [match["id"] for match in club.ada.get("/api/matches", mine=True)["matches"]]
    for other in (club.bea, club.olga):  # nobody answers for another
        assert change(other, id, "russia", "me")[0] in (403, 409)
    assert change(club.bea, id, "prussia", BOT) == (403, "not-your-seat")
    assert change(club.ada, id, "russia", "me") == (200, "")
    assert seat_of(club.ada, id, "russia")["yours"]
    assert club.ada.scene(id, "russia")["seat"] == "russia"
    declined = club.bea.post(f"/api/matches/{id}/seats/prussia", {"to": "open"})
    assert declined["invitations"] == []  # a link is the owner's to give
    prussia = seat_of(club.bea, id, "prussia")
    assert (prussia["kind"], prussia["invited"], prussia["for_you"]) == ("open", None, False)
    assert change(club.bea, id, "prussia", "me") == (403, "not-your-seat")
    assert f"Russia: {club.names['ada']} sits down." in told(club.ada, id)
    assert f"Prussia: {club.names['bea']} declines the invitation." in told(club.ada, id)
    assert f"Prusy: {club.names['bea']} odrzuca zaproszenie." in told(club.ada, id, "pl")


def test_a_seat_that_is_kept_has_no_link_and_can_be_withdrawn(club: Club) -> None:
    id = club.id(russia={"account": club.names["ada"]})
    assert club.olga.call("POST", f"/api/matches/{id}/seats/russia/invitation").json()["error"] == "seat-taken"
    assert change(club.olga, id, "russia", {"account": club.names["bea"]}) == (200, "")
    assert change(club.ada, id, "russia", "me") == (403, "not-your-seat")
    assert change(club.olga, id, "russia", BOT) == (200, "")
    assert change(club.bea, id, "russia", "me") == (403, "not-your-seat")


def test_a_private_match_is_seen_by_whom_it_invites(club: Club) -> None:
    body = {"game": "coalitions", "seats": dict.fromkeys(SEATS, BOT) | {"russia": {"account": club.names["ada"]}}}
    id = club.olga.post("/api/matches", {**body, "private": True})["match"]["id"]
    assert club.bea.call("GET", f"/api/matches/{id}").status_code == 404
    assert club.ada.get(f"/api/matches/{id}")["id"] == id
    assert change(club.ada, id, "russia", "open") == (200, "")
    assert club.ada.call("GET", f"/api/matches/{id}").status_code == 404


def test_a_seat_given_to_a_person_waits_for_the_answer(club: Club) -> None:
    id = club.with_ada()
    assert change(club.ada, id, "russia", {"account": club.names["bea"]}) == (200, "")
    assert not seat_of(club.bea, id, "russia")["yours"]
    assert seat_of(club.bea, id, "russia")["for_you"]
    club.bea.take(id, "russia")
    assert seat_of(club.bea, id, "russia")["yours"]


# -- one seat


def test_beside_other_people_an_account_has_one_seat(club: Club) -> None:
    for others in ({"russia": "open"}, {"russia": {"account": club.names["ada"]}}):
        refused = club.create(france="me", prussia="me", **others)
        assert (refused.status_code, refused.json()["error"]) == (409, "one-seat")
        assert club.create(france="me", **others).status_code == 201
        assert club.create(True, france="me", prussia="me", **others).json()["match"]["hot_seat"]
    assert club.create(france="me", prussia="me").status_code == 201  # alone with bots one may


def test_nor_does_it_get_a_second_one_later(club: Club) -> None:
    made = club.create(france="me", russia="open", prussia="open").json()
    id, links = made["match"]["id"], {link["seat"]: link["token"] for link in made["invitations"]}
    club.ada.post(f"/api/invitations/{links['russia']}")
    for person in (club.ada, club.olga):
        answer = person.call("POST", f"/api/invitations/{links['prussia']}")
        assert answer.json()["error"] == "one-seat"
    assert change(club.olga, id, "austria", "me") == (409, "one-seat")
    club.bea.post(f"/api/invitations/{links['prussia']}")


def test_others_do_not_come_to_somebody_with_several(club: Club) -> None:
    id = club.id(france="me", prussia="me")
    for to in ("open", {"account": club.names["ada"]}):
        assert change(club.olga, id, "russia", to) == (409, "one-seat")
    assert change(club.olga, id, "prussia", {"account": club.names["ada"]}) == (200, "")
    club.ada.take(id, "prussia")


def test_in_a_hot_seat_one_may(club: Club) -> None:
    answer = club.create(True, france="me", prussia="me", russia={"account": club.names["ada"]})
    id = answer.json()["match"]["id"]
    club.ada.take(id, "russia")
    assert club.ada.get(f"/api/matches/{id}")["hot_seat"]
    assert change(club.olga, id, "austria", "me") == (200, "")


@given(st.lists(st.tuples(st.sampled_from(["person", "open", "bot"]), st.sampled_from([None, 1, 2, 3])), max_size=7))
def test_surplus_is_none_where_everybody_has_one_seat(drawn: list[tuple[Any, int | None]]) -> None:
    seats = [Seat(n, kind, None if kind == "bot" else account) for n, (kind, account) in enumerate(drawn)]
    held = [seat.account for seat in seats if seat.kind == "person" and seat.account is not None]
    several = len(held) - len(set(held))
    assert surplus(seats) in (0, several)
    others = {seat.account for seat in seats if seat.account is not None}
    if len(others) > 1:
        assert surplus(seats) == several


# -- looking into the hands of bots


def test_a_seat_taken_over_from_a_bot_is_told_and_stays_taken(club: Club) -> None:
    id = club.with_ada()
    assert change(club.olga, id, "france", "me") == (200, "")
    line = (
        f"France: {club.names['olga']} takes over from the bot “Sensible” and keeps the seat until the match is over."
    )
    assert told(club.ada, id)[-1] == line
    assert "do końca rozgrywki" in told(club.ada, id, "pl")[-1]
    france = seat_of(club.ada, id, "france")
    assert (france["kind"], france["stays"], france["bot"]) == ("person", True, None)
    for to in (BOT, "open", {"account": club.names["bea"]}):
        assert change(club.olga, id, "france", to) == (409, "seat-stays")
    assert change(club.olga, id, "austria", "me") == (409, "one-seat")
    assert not seat_of(club.ada, id, "russia")["stays"]
    assert change(club.ada, id, "russia", BOT) == (200, "")  # who was there from the start may resign
    assert change(club.olga, id, "france", BOT) == (200, "")  # and alone with bots it harms nobody


@pytest.mark.parametrize("way", ["link", "invitation"])
def test_also_by_way_of_an_open_seat(club: Club, way: str) -> None:
    id = club.with_ada()
    if way == "link":
        link = club.olga.post(f"/api/matches/{id}/seats/france", {"to": "open"})["invitations"][0]
        club.bea.post(f"/api/invitations/{link['token']}")
    else:
        assert change(club.olga, id, "france", {"account": club.names["bea"]}) == (200, "")
        club.bea.take(id, "france")
    assert "takes over" in told(club.ada, id)[-1]
    assert change(club.bea, id, "france", BOT) == (409, "seat-stays")


def test_who_left_a_seat_comes_back_to_that_one_only(club: Club) -> None:
    id = club.with_ada(france="me")
    assert change(club.olga, id, "france", BOT) == (200, "")
    assert change(club.olga, id, "austria", "me") == (409, "seat-known")
    link = club.olga.post(f"/api/matches/{id}/seats/austria", {"to": "open"})["invitations"][0]
    assert club.olga.call("POST", f"/api/invitations/{link['token']}").json()["error"] == "seat-known"
    assert change(club.olga, id, "france", "me") == (200, "")
    assert seat_of(club.olga, id, "france")["stays"]


def test_alone_with_bots_one_may_change_seats(club: Club) -> None:
    id = club.id(france="me")
    assert change(club.olga, id, "austria", "me") == (200, "")
    assert change(club.olga, id, "austria", BOT) == (200, "")
    assert not any(seat["stays"] for seat in club.olga.get(f"/api/matches/{id}")["seats"])


def test_closing_an_account_also_leaves_what_stays_and_declines(server: Running, club: Club) -> None:
    name = f"eva {action_id()}"
    eva = Person(server.address).register(name)
    id = club.with_ada()
    link = club.olga.post(f"/api/matches/{id}/seats/france", {"to": "open"})["invitations"][0]
    eva.post(f"/api/invitations/{link['token']}")
    other = club.id(russia={"account": name})
    assert eva.call("DELETE", "/api/accounts/me", {"password": "correct horse"}).status_code == 200
    assert seat_of(club.ada, id, "france")["kind"] == "bot"
    kept = seat_of(club.olga, other, "russia")
    assert (kept["kind"], kept["invited"]) == ("open", None)


def test_others_are_reminded_once_an_hour(club: Club) -> None:
    """The table says so in its press and no seat changes; nobody reminds himself."""
    id = club.id(france={"account": club.names["ada"]}, russia="me", britain={"account": club.names["bea"]})
    club.ada.take(id, "france")
    club.bea.take(id, "britain")
    assert club.olga.get(f"/api/matches/{id}")["waiting_for"] == ["france"]
    seats = club.olga.get(f"/api/matches/{id}")["seats"]

    def remind(person: Person, seat: str) -> Any:
        return person.call("POST", f"/api/matches/{id}/remind", {"seat": seat})

    alone = remind(club.ada, "france")
    assert (alone.status_code, alone.json()["error"]) == (409, "nobody-to-remind")
    assert remind(club.olga, "britain").status_code == 403  # in the name of another
    done = remind(club.olga, "russia")
    assert (done.status_code, done.json()) == (200, {"seats": ["france"]})
    last = club.ada.get(f"/api/matches/{id}/press?seat=france&lang=en")["lines"][-1]
    assert (last["system"], last["text"]) == (True, "Russia reminds France: the table waits for you.")
    again = remind(club.bea, "britain")
    assert (again.status_code, again.json()["error"]) == (429, "reminded-already")
    assert 3500 < int(again.headers["retry-after"]) <= 3601
    assert club.olga.get(f"/api/matches/{id}")["seats"] == seats
