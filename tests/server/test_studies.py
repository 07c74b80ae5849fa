"""Analyses and studies: what may be taken apart, branches, what bots think of them, and several people at one study."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from chancellery import Match, verify
from chancellery.examples import example, example_ids
from chancellery.puzzles import all_puzzles
from chancellery.server import static
from chancellery.server.settings import Settings
from chancellery.store.schema import matches
from tests.server.harness import PATIENCE, Person, Running, action_id, finished_match, plant, running

AT = 40


@cache
def played() -> Match:
    return finished_match("studied")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A hosted server whose bots may take their time: the machine may be busy."""
    store = str(tmp_path_factory.mktemp("hosted") / "matches.sqlite")
    settings = Settings(mode="hosted", store=store, bot_pause=0.0, bot_processes=1, rates=False, bot_seconds=60.0)
    with running(settings) as server:
        yield server


@pytest.fixture(scope="module")
def over(hosted: Running) -> str:
    """A public finished match of somebody else."""
    return plant(hosted, played(), played().moves, Person(hosted.address).known_as(hosted, "holder of all"), True)


def person(hosted: Running, name: str) -> Person:
    found = Person(hosted.address).known_as(hosted, f"{name} {action_id()}")
    found.http.timeout = PATIENCE  # bots begin to think when somebody asks
    return found


def begin(who: Person, **start: Any) -> dict[str, Any]:
    made: dict[str, Any] = who.post("/api/studies", {"start": start})
    return made


def where(study: dict[str, Any], chapter: int = 0) -> str:
    return f"/api/studies/{study['id']}/chapters/{study['chapters'][chapter]['id']}"


def refusal(who: Person, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
    answer = who.call(method, path, body, **more)
    return answer.status_code, answer.json()["error"]


def other_move(match: Match, at: int) -> tuple[str, str]:
    """A seat and an option of it that was not chosen after so many moves."""
    then, (seat, made) = match.at(at), match.moves[at]
    return match.seats[seat], next(move.text for move in then.legal(seat) if move != made)


def branching(match: Match) -> int:
    """Where something else could have been done."""
    return next(at for at in range(AT, len(match)) if len(match.at(at).legal(match.moves[at][0])) > 1)


def test_a_finished_match_is_stepped_through_branched_and_judged(hosted: Running, over: str) -> None:
    ada = person(hosted, "Ada")
    study = begin(ada, match=over)
    assert (study["draft"], study["visibility"], study["yours"], study["chapters"][0]["match"]) == (
        True, "private", True, over,
    )  # fmt: skip
    base = where(study)
    chapter = ada.get(base)
    assert (chapter["main"], chapter["nodes"]) == (len(played()), [])
    at = branching(played())
    seen = ada.get(f"{base}/scene", node=at)
    assert (seen["node"], seen["moves"], seen["seat"]) == (at, at, played().seats[played().moves[at][0]])
    hands = played().at(at)
    every = sum(len(hand.cards) for seat in range(len(hands.seats)) for hand in hands.scene(seat).hands)
    assert sum(len(hand["cards"]) for hand in seen["scene"]["hands"]) == every  # all seats are open
    own = ada.get(f"{base}/scene", node=at, eyes="france")
    assert {hand["power"] for hand in own["scene"].get("hands", [])} <= {"france"}

    seat, move = other_move(played(), at)
    made = ada.post(f"{base}/lines", {"parent": at, "seat": seat, "moves": [move]})
    again = ada.post(f"{base}/lines", {"parent": at, "seat": seat, "moves": [move]})
    assert made["at"] == again["at"] == len(played()) + 1
    assert made["nodes"][0] | {"text": ""} == {
        "chapter": study["chapters"][0]["id"], "id": made["at"], "parent": at, "seat": seat, "move": move, "text": "",
    }  # fmt: skip
    mover, chosen = played().moves[at]
    along = ada.post(f"{base}/lines", {"parent": at, "seat": played().seats[mover], "moves": [chosen.text]})
    assert (along["at"], along["nodes"]) == (at + 1, [])  # it is the main line
    assert ada.get(f"{base}/scene", node=made["at"])["moves"] == at + 1

    reply = ada.post(f"{base}/reply", {"parent": made["at"], "bot": "random"})
    assert reply["nodes"][0]["parent"] == made["at"]
    judged = ada.get(f"{base}/judged", node=reply["at"])
    assert sum(judged["chances"].values()) == pytest.approx(100, abs=len(played().seats))
    assert judged["moves"] <= at + 2
    nodes = ada.get(base)["nodes"]
    assert [node["id"] for node in nodes] == [made["at"], reply["at"]]


def test_what_a_bot_would_have_played_is_told_with_reasons(hosted: Running, over: str) -> None:
    base = where(begin(ada := person(hosted, "Ada"), match=over))
    at = branching(played())
    seat, move = other_move(played(), at)
    best = ada.get(f"{base}/advice", node=at)
    assert (best["seat"], best["none"]) == (seat, None)
    assert all(len(one["reasons"]) == 2 for one in best["options"])
    made = ada.post(f"{base}/lines", {"parent": at, "seat": seat, "moves": [move]})
    why = ada.get(f"{base}/why", node=made["at"], lang="pl")
    assert why["seat"] == seat
    assert why["none"] is not None or why["options"][0]["reasons"][0].startswith("Szansa")
    assert refusal(ada, "GET", f"{base}/advice", params={"node": len(played())}) == (409, "study-nobody-asked")
    assert refusal(ada, "GET", f"{base}/judged", params={"node": 999_999}) == (404, "no-node")


def test_moves_that_are_not_allowed_are_refused_as_at_a_table(hosted: Running, over: str) -> None:
    base = where(begin(ada := person(hosted, "Ada"), match=over))
    at = branching(played())
    seat = played().seats[played().moves[at][0]]
    illegal = ada.call("POST", f"{base}/lines", {"parent": at, "seat": seat, "moves": ["march paris > moskva"]})
    assert (illegal.status_code, illegal.json()["error"]) in [(422, "illegal"), (422, "bad-input")]
    assert refusal(ada, "POST", f"{base}/lines", {"parent": 10**6, "seat": seat, "moves": ["pass"]}) == (404, "no-node")
    assert refusal(ada, "POST", f"{base}/lines", {"parent": at, "seat": "nobody", "moves": ["pass"]})[0] == 422
    assert ada.get(base)["nodes"] == []


def test_records_positions_puzzles_and_examples_are_taken_apart(hosted: Running) -> None:
    ada = person(hosted, "Ada")
    text = played().to_record()
    headers = {"content-type": "text/plain"}
    made = ada.call("POST", "/api/studies/record?title=Mine", content=text.encode(), headers=headers)
    assert made.status_code == 201, made.text
    study = made.json()
    assert (study["title"], ada.get(where(study))["main"]) == ("Mine", len(played()))
    forged = text.replace("\n5. ", "\n6. ", 1)
    wrong = ada.call("POST", "/api/studies/record", content=forged.encode(), headers=headers)
    assert (wrong.status_code, wrong.json()["error"], wrong.json()["field"]) == (422, "bad-input", "record")
    assert "20" in wrong.json()["message"]
    nonsense = ada.call("POST", "/api/studies/record", content=b"no record at all", headers=headers)
    assert nonsense.status_code == 422

    puzzle = all_puzzles()[0]
    example_id = example_ids(puzzle.game)[0]
    case = example(example_id).cases[0].id
    position = {"game": "coalitions", "scenario": "1805", "seats": 3, "title": "From the editor"}
    for start in (
        {"game": puzzle.game, "puzzle": puzzle.id},
        {"example": example_id, "case": case},
        {"game": "coalitions", "position": position},
    ):
        chapter = ada.post(f"/api/studies/{study['id']}/chapters", {"start": start, "title": ""})
        seen = ada.get(f"/api/studies/{study['id']}/chapters/{chapter['id']}/scene", node=0)
        assert seen["asked"], start
    assert len(ada.get(f"/api/studies/{study['id']}")["chapters"]) == 4
    wrongs: list[dict[str, Any]] = [
        {},
        {"match": "a" * 12, "puzzle": "x"},
        {"position": {}},
        {"game": "coalitions", "puzzle": "none"},
    ]
    for bad in wrongs:
        assert ada.call("POST", "/api/studies", {"start": bad}).status_code in (404, 422), bad


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_running_match_cannot_be_taken_apart_by_anybody(hosted: Running, share: float) -> None:
    """Whoever sits at it, looks on or made it; by its id, by its record, by what is left of it in a study."""
    host, guest = person(hosted, "host"), Person(hosted.address)
    moves = played().moves[: int(share * (len(played()) - 1))]
    id = plant(hosted, played(), moves, host)
    for who in (host, person(hosted, "stranger")):
        assert refusal(who, "POST", "/api/studies", {"start": {"match": id}}) == (409, "study-running")
        own = begin(who, game="coalitions", position={"game": "coalitions", "scenario": "1805", "seats": 3})
        path = f"/api/studies/{own['id']}/chapters"
        assert refusal(who, "POST", path, {"start": {"match": id}, "title": ""}) == (409, "study-running")
        assert who.call("GET", f"/api/matches/{id}/record").status_code == 403
        for method, deed in (("scene", {"node": 0}), ("judged", {"node": 0}), ("advice", {"node": 0})):
            assert refusal(who, "GET", f"{path}/{id}/{method}", params=deed) == (404, "no-chapter")
    assert refusal(guest, "POST", "/api/studies", {"start": {"match": id}}) == (401, "login-needed")
    for path in ("after", "picture.png", "comments"):
        answer = guest.call("GET", f"/api/matches/{id}/{path}")
        assert answer.status_code in (404, 405, 409), path
        assert played().setup.seed not in answer.text


def test_whoever_plays_a_rated_match_is_lent_no_engine_for_it(hosted: Running) -> None:
    """A position or a record of the same game might be of it; other games, and other people, are no matter."""
    game = "imperial_struggle"
    ada, bea = person(hosted, "Ada"), person(hosted, "Bea")
    seats = {"britain": "me", "france": {"account": account_name(hosted, bea)}}
    options = {"bid_for_sides": False}
    id = ada.post("/api/matches", {"game": game, "options": options, "seats": seats, "rated": True})["match"]["id"]
    position = ada.get(f"/api/matches/{id}/position", seat="britain")["position"]
    base, other = (where(begin(who, game=game, position=position)) for who in (ada, bea))
    assert ada.get(f"{base}/scene", node=0)["asked"]  # it can be looked at, and moves can be tried
    assert bea.get(f"{other}/judged", node=0)["node"] == 0  # the seat is only kept for her
    bea.take(id, "france")
    for who, path in ((ada, base), (bea, other)):
        for ask in ("judged", "advice", "why"):
            assert refusal(who, "GET", f"{path}/{ask}", params={"node": 0}) == (403, "rated-unaided")
        assert refusal(who, "POST", f"{path}/reply", {"parent": 0}) == (403, "rated-unaided")
        alone = {"game": game, "position": position, "seats": {"britain": "me", "france": {"bot": "random"}}}
        assert refusal(who, "POST", "/api/matches", alone) == (403, "rated-unaided")
        who.post("/api/matches", {**alone, "hints": False})
    elsewhere = begin(ada, game="coalitions", position={"game": "coalitions", "scenario": "1805", "seats": 3})
    assert ada.get(f"{where(elsewhere)}/judged", node=0)["node"] == 0
    bea.post(f"/api/matches/{id}/deeds", {"seat": "france", "do": "resign"})
    assert ada.get(f"{base}/judged", node=0)["node"] == 0


def test_a_match_whose_end_was_taken_back_is_told_nothing_of(hosted: Running) -> None:
    holder = person(hosted, "holder")
    id = plant(hosted, played(), played().moves, holder, True)
    study = begin(holder, match=id)
    base = where(study)
    assert holder.get(f"{base}/scene", node=9)["moves"] == 9
    changed(hosted, id, status="running")
    for path in (base, f"{base}/scene?node=9", f"{base}/judged?node=9", f"{base}/advice?node=9"):
        assert refusal(holder, "GET", path) == (409, "study-running"), path
    assert refusal(holder, "GET", f"/api/studies/{study['id']}/export") == (409, "study-running")
    changed(hosted, id, status="finished")
    assert holder.get(f"{base}/scene", node=9)["moves"] == 9


def test_a_private_match_is_not_there_for_others(hosted: Running) -> None:
    holder, other = person(hosted, "holder"), person(hosted, "other")
    id = plant(hosted, played(), played().moves, holder, True)
    table = hosted.do(hosted.context.hall.table(id))
    table.row = replace(table.row, private=True)
    assert refusal(other, "POST", "/api/studies", {"start": {"match": id}}) == (404, "no-match")
    assert begin(holder, match=id)["chapters"]


def test_a_study_is_shared_and_continued_together(hosted: Running, over: str) -> None:
    ada, bea, cid = (person(hosted, name) for name in ("Ada", "Bea", "Cid"))
    guest = Person(hosted.address)
    study = begin(ada, match=over)
    base, path = where(study), f"/api/studies/{study['id']}"
    assert refusal(bea, "GET", path) == refusal(guest, "GET", f"{base}/scene?node=0") == (404, "no-study")
    saved = ada.call("PATCH", path, {"title": "The fall of Vienna"}).json()
    assert (saved["title"], saved["draft"]) == ("The fall of Vienna", False)
    names = [account_name(hosted, who) for who in (bea, cid)]
    assert ada.call("PUT", f"{path}/members/{names[0]}", {"role": "contributor"}).status_code == 200
    assert ada.call("PUT", f"{path}/members/{names[1]}", {"role": "viewer"}).status_code == 200
    assert [one["title"] for one in bea.get("/api/studies")["mine"]] == ["The fall of Vienna"]

    known = cid.get(path)["version"]
    at = branching(played())
    seat, move = other_move(played(), at)
    branch = bea.post(f"{base}/lines", {"parent": at, "seat": seat, "moves": [move]})["at"]
    shapes = [{"kind": "arrow", "start": "paris", "end": "champagne", "colour": "red"}]
    for who, text in ((bea, "Too bold"), (ada, "Too bold, but why?")):
        done = who.call("PUT", f"{base}/marks/{branch}", {"text": text, "shapes": shapes})
        assert done.status_code == 200, done.text
    news = cid.get(f"{path}/news", since=known)
    assert [node["move"] for node in news["nodes"]] == [move]
    assert [(mark["node"], mark["text"]) for mark in news["marks"]] == [(branch, "Too bold, but why?")]
    assert news["marks"][0]["shapes"] == shapes
    assert cid.get(f"{path}/news", since=news["study"]["version"])["nodes"] == []

    line = {"parent": at, "seat": seat, "moves": [move]}
    for body, call in ((line, ("POST", f"{base}/lines")), ({"text": "", "shapes": []}, ("PUT", f"{base}/marks/0"))):
        assert refusal(cid, *call, body) == (403, "study-read-only")
    assert refusal(bea, "PATCH", path, {"visibility": "public"}) == (403, "study-not-yours")
    assert refusal(bea, "PUT", f"{path}/members/{names[1]}", {"role": None}) == (403, "study-not-yours")
    assert refusal(cid, "DELETE", path) == (403, "study-not-yours")

    ada.call("PATCH", path, {"visibility": "link"})
    assert guest.get(path)["members"] == []
    assert guest.get(base)["marks"][0]["text"] == "Too bold, but why?"
    assert guest.get("/api/studies")["public"] == []
    ada.call("PATCH", path, {"visibility": "public"})
    assert [one["id"] for one in guest.get("/api/studies")["public"]] == [study["id"]]
    assert refusal(guest, "POST", f"{base}/lines", line)[0] in (401, 403)
    copy = cid.post(f"{path}/copy")
    assert cid.get(where(copy))["marks"][0]["text"] == "Too bold, but why?"
    assert cid.post(f"{where(copy)}/lines", line)["at"] == branch
    ada.call("PUT", f"{path}/members/{names[0]}", {"role": None})
    assert refusal(bea, "POST", f"{base}/lines", line) == (403, "study-read-only")
    mine = cid.get("/api/accounts/me/data")
    assert [one["id"] for one in mine["studies"]] == [copy["id"]]
    assert [one["study_id"] for one in mine["study_members"]] == [study["id"]]


def account_name(hosted: Running, who: Person) -> str:
    name: str = who.get("/api/session")["account"]["name"]
    return name


def test_a_study_is_a_file_of_data_or_records_that_verify(hosted: Running, over: str) -> None:
    ada = person(hosted, "Ada")
    study = begin(ada, match=over)
    base, at = where(study), branching(played())
    seat, move = other_move(played(), at)
    branch = ada.post(f"{base}/lines", {"parent": at, "seat": seat, "moves": [move]})["at"]
    ada.call("PUT", f"{base}/marks/{branch}", {"text": "A thought", "shapes": []})
    data = json.loads(ada.call("GET", f"/api/studies/{study['id']}/export").content)
    assert data["chapters"][0]["marks"] == [{"node": branch, "text": "A thought", "shapes": []}]
    packed = ada.call("GET", f"/api/studies/{study['id']}/export?form=records").content
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        texts = [archive.read(name).decode() for name in sorted(archive.namelist())]
    line, notes, main = texts[0], texts[1], texts[2]
    assert "A thought" in notes
    assert verify(main).match.outcome == played().outcome
    found = verify(line).match
    assert (len(found), found.moves[-1][1].text) == (at + 1, move)


def test_marks_that_are_none_are_refused(hosted: Running, over: str) -> None:
    base = where(begin(ada := person(hosted, "Ada"), match=over))
    ring = {"kind": "ring", "start": "paris"}
    for shapes in (
        [ring | {"end": "wien"}],
        [{"kind": "arrow", "start": "paris"}],
        [ring | {"colour": "pink"}],
        [ring] * 61,
    ):
        assert ada.call("PUT", f"{base}/marks/0", {"text": "", "shapes": shapes}).status_code == 422, shapes
    assert ada.call("PUT", f"{base}/marks/0", {"text": "x" * 10_001, "shapes": []}).status_code == 422
    assert ada.call("PUT", f"{base}/marks/0", {"text": "a\x00b", "shapes": []}).status_code == 422
    assert refusal(ada, "PUT", f"{base}/marks/999999", {"text": "", "shapes": []}) == (404, "no-node")


def test_in_local_mode_all_is_yours(local: Running) -> None:
    me = Person(local.address)
    study = begin(me, game="coalitions", position={"game": "coalitions", "scenario": "1805", "seats": 3})
    assert (study["yours"], study["owner"]) == (True, None)
    seen = me.get(f"{where(study)}/scene", node=0)
    move = seen["scene"]["prompt"]["options"][0]["moves"][0]
    me.post(f"{where(study)}/lines", {"parent": 0, "seat": seen["seat"], "moves": [move]})
    assert [one["id"] for one in me.get("/api/studies")["mine"]] == [study["id"]]
    goes_on = me.create()["match"]["id"]
    assert refusal(me, "POST", "/api/studies", {"start": {"match": goes_on}}) == (409, "study-running")
    assert me.call("DELETE", f"/api/studies/{study['id']}").status_code == 204
    assert refusal(me, "GET", f"/api/studies/{study['id']}") == (404, "no-study")


# -- after the match


def test_times_are_told_without_pauses_and_outages() -> None:
    from chancellery.server.study.after import times
    from chancellery.store import Entry

    match = played().clone()
    (first, one), (second, two), (third, three) = match.moves[:3]
    minute = 60_000

    def entry(n: int, seat: int, text: str, time: int) -> Entry:
        return Entry(n, "move", seat, text, n, n, time)

    entries = [
        entry(1, first, one.text, 0),
        entry(2, second, two.text, 5 * minute),
        entry(3, third, three.text, 7 * minute),
    ]
    told = {one.seat: one for one in times(match, entries, [(minute, 3 * minute)])}
    spent = dict.fromkeys(match.seats, 0)
    spent[match.seats[second]] += 3 * minute
    spent[match.seats[third]] += 2 * minute
    assert {seat: told[seat].total for seat in told} == {seat: total for seat, total in spent.items() if total}


def test_players_comment_on_a_match_that_is_over(hosted: Running) -> None:
    holder, stranger, guest = person(hosted, "holder"), person(hosted, "stranger"), Person(hosted.address)
    id = plant(hosted, played(), played().moves, holder, True)
    path = f"/api/matches/{id}"
    told = holder.post(f"{path}/comments", {"text": "Well fought.", "move": 7})
    assert told["may_comment"]
    said = told["comments"][0]
    assert (said["text"], said["move"], said["name"]) == ("Well fought.", 7, account_name(hosted, holder))
    assert {one["decisions"] for one in told["times"]} != {0}
    seen = guest.get(f"{path}/after")
    assert (seen["comments"][0]["may_remove"], seen["may_comment"]) == (False, False)
    assert refusal(stranger, "POST", f"{path}/comments", {"text": "Me too"}) == (403, "not-your-seat")
    assert refusal(holder, "POST", f"{path}/comments", {"text": "x", "move": 10**6}) == (422, "bad-input")
    assert refusal(stranger, "DELETE", f"{path}/comments/{said['id']}") == (403, "study-not-yours")
    assert holder.call("DELETE", f"{path}/comments/{said['id']}").json()["comments"] == []
    goes_on = plant(hosted, played(), played().moves[:5], holder)
    assert refusal(holder, "POST", f"/api/matches/{goes_on}/comments", {"text": "hm"}) == (409, "not-over")
    assert refusal(holder, "GET", f"/api/matches/{goes_on}/after") == (409, "not-over")


def test_a_link_to_a_public_finished_match_tells_who_won_with_a_picture(
    hosted: Running, over: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Chancellery</title></head>")
    before = hosted.app.router.default
    hosted.app.router.default = static.client(static.Client(tmp_path), before)
    try:
        guest, holder = Person(hosted.address), person(hosted, "holder")
        goes_on = plant(hosted, played(), played().moves[:9], holder)
        hidden = plant(hosted, played(), played().moves, holder, True)
        outcome = played().outcome
        assert outcome is not None
        changed(hosted, over, outcome=outcome.to_data())
        changed(hosted, hidden, outcome=outcome.to_data(), private=True)
        told = {lang: guest.call("GET", f"/match/{over}/end?lang={lang}").text for lang in ("en", "pl")}
        assert 'property="og:title"' in told["en"]
        assert " win" in told["en"].split("<title>")[1].split("</title>")[0]
        assert "Wygrywa" in told["pl"].split("<title>")[1].split("</title>")[0]
        assert f"/api/matches/{over}/picture.png?lang=pl" in told["pl"]
        for path in (f"/match/{goes_on}/end", f"/match/{hidden}/end", "/match/aaaaaaaaaaaa/end", "/rules"):
            assert "og:" not in guest.call("GET", path).text, path
    finally:
        hosted.app.router.default = before
    drawn = guest.call("GET", f"/api/matches/{over}/picture.png")
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
    assert drawn.content.startswith(b"\x89PNG")
    assert len(drawn.content) > 3000
    assert guest.call("GET", f"/api/matches/{goes_on}/picture.png").status_code == 409
    assert guest.call("GET", f"/api/matches/{hidden}/picture.png").status_code == 404


def changed(hosted: Running, id: str, **values: Any) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(matches).where(matches.c.id == id).values(**values))

    hosted.do(hosted.context.store.change(work))
