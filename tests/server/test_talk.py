"""Bots in talk over real sockets: they greet, answer and propose, and everybody reads it in his own language."""

from __future__ import annotations

import time
from typing import Any

from chancellery import verify
from chancellery.bots.personality import all_personalities
from chancellery.bots.talk.accords import pledges
from tests.server.harness import Person, Running, Table, action_id, choices

LX, FR, MT = SEATS = ("louis_xv", "frederick_ii", "maria_theresa")


def created(person: Person, **seats: Any) -> str:
    chosen = dict.fromkeys(SEATS, "me") | seats
    made = person.post("/api/matches", {"game": "maria", "scenario": "full", "seats": chosen, "hot_seat": True})
    return str(made["match"]["id"])


def said(table: Table, seat: str) -> str:
    """The next message of a seat, as this reader reads it."""
    while True:
        for line in table.until("press", 30)["lines"]:
            if line["seat"] == seat:
                return str(line["text"])


def speak(table: Table, words: str, **more: Any) -> None:
    table.send(type="press", seat=LX, text=words, action_id=action_id(), **more)


def test_a_bot_greets_and_answers_in_the_language_of_the_reader(me: Person) -> None:
    id = created(me, maria_theresa={"bot": "sensible+broker"})
    english, polish = me.live(id, LX, lang="en", press=0), me.live(id, LX, lang="pl", press=0)
    assert said(english, MT) == "Good evening, everybody. My door is open to all of you."
    assert said(polish, MT) == "Dobry wieczór wszystkim. Nasze drzwi stoją otworem dla każdego."
    speak(english, "Maria Theresa, the weather is fine.")
    assert said(english, MT).startswith("Forgive me, I did not understand.")
    assert said(polish, MT).startswith("Proszę wybaczyć, nie rozumiemy.")
    record = me.http.get(f"/api/matches/{id}/record").text
    assert "~greeting/broker" in record
    assert any(one.text == "~greeting/broker" for one in verify(record).match.said)


def test_a_wish_becomes_a_proposal_that_a_person_can_sign(local: Running, me: Person) -> None:
    id = created(me, maria_theresa={"bot": "sensible+broker"})
    table = me.live(id, LX, press=0)
    said(table, MT)
    speak(table, "Austria: rozejm do tury 1?")
    assert said(table, MT) == "Gladly. I have drawn it up; it needs your signature."
    match = local.context.hall.tables[id].match
    number = next(one["number"] for one in match.view()["agreements"] if one["by"] == MT)
    seq = int(me.get(f"/api/matches/{id}")["seq"])
    assert table.move(LX, f"sign {number}", seq)["type"] == "done"


def test_a_letter_is_answered_by_a_letter(me: Person) -> None:
    seats = dict.fromkeys(("france", "britain", "prussia", "russia", "ottoman"), "me")
    made = me.post(
        "/api/matches", {"game": "coalitions", "seats": {**seats, "austria": {"bot": "sensible"}}, "hot_seat": True}
    )
    id = made["match"]["id"]
    table = me.live(id, "france", press=0)
    table.send(type="press", seat="france", text="Pokój?", to=["austria"], action_id=action_id())
    assert said(table, "austria") == "Nothing can be signed here; I promise nothing."
    lines = [line for line in me.get(f"/api/matches/{id}/press", seat="russia")["lines"] if not line["system"]]
    assert not lines


def play_own(me: Person, id: str) -> None:
    """A move of ours, if one is due."""
    scene = me.scene(id, LX)
    if LX in me.get(f"/api/matches/{id}")["waiting_for"] and choices(scene):
        me.move(id, LX, choices(scene)[0]["moves"][0], scene["seq"])
    else:
        time.sleep(0.05)


def test_bots_propose_of_themselves_and_not_again_and_again(local: Running, me: Person) -> None:
    id = created(me, frederick_ii={"bot": "sensible+broker"}, maria_theresa={"bot": "sensible+banker"})
    table = local.context.hall.tables[id]
    deadline = time.monotonic() + 60
    while not any(move.verb == "propose" for _, move in table.match.moves):
        assert time.monotonic() < deadline
        play_own(me, id)
    for _ in range(20):
        play_own(me, id)
    proposed = [seat for seat, move in table.match.moves if move.verb == "propose"]
    assert all(proposed.count(seat) <= 2 * table.match.view()["turn"] for seat in set(proposed))


def test_bots_among_themselves_keep_silent(local: Running, me: Person) -> None:
    id = created(me, **{seat: {"bot": "sensible+hawk"} for seat in SEATS})
    table = local.context.hall.tables[id]
    deadline = time.monotonic() + 60
    while len(table.match) < 30:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert not [one for one in table.match.said if one.seat is not None]


def test_bots_of_a_family_game_negotiate_by_letters(local: Running, me: Person) -> None:
    """A person is asked for something, agrees in his own words, and asks for something himself, in both languages."""
    seats: dict[str, Any] = dict.fromkeys(("france", "britain", "prussia", "ottoman"), "me")
    seats |= {"austria": {"bot": "sensible+banker"}, "russia": {"bot": "sensible+surprise"}}
    made = me.post("/api/matches", {"game": "coalitions", "seats": seats, "hot_seat": True})
    id = made["match"]["id"]
    english, polish = me.live(id, "britain", press=0), me.live(id, "britain", lang="pl", press=0)
    assert said(english, "austria") == "Good evening. I keep my purse closed and my accounts in order."

    def letter(text: str, to: str = "austria") -> str:
        english.send(type="press", seat="britain", text=text, to=[to], action_id=action_id())
        return said(english, to)

    assert letter("let us both keep out of Hannover until next round").startswith(
        "Agreed: neither of us enters Hannover"
    )
    polish_said = [said(polish, "austria") for _ in range(2)]
    assert polish_said[-1] == "Zgoda, nikt z nas tam nie wchodzi do końca rundy 2 (Hannover)."
    assert letter("Pokój do rundy 9?") == "We are not at War; there is nothing to settle."
    lines = [line for line in me.get(f"/api/matches/{id}/press", seat="france")["lines"] if line["seat"] == "austria"]
    assert [line["text"] for line in lines] == ["Good evening. I keep my purse closed and my accounts in order."]
    match = local.context.hall.tables[id].match
    (pledge,) = pledges(match, match.seat("austria"), all_personalities()["banker"])
    assert (pledge.kind, pledge.to) == ("clear", 1 << match.seat("britain"))
