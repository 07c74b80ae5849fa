"""Local mode: a hot seat, no accounts, everything by HTTP."""

from __future__ import annotations

import json
from urllib.parse import urlencode

import pytest

from chancellery import Match, verify
from tests.server.harness import SEATS, Person, Running, action_id, choices


def test_session_says_local(me: Person) -> None:
    session = me.get("/api/session")
    assert session["mode"] == "local"
    assert session["account"] is None
    assert me.call("POST", "/api/accounts", {"name": "Ada", "password": "long enough"}).status_code == 403


def test_games_are_told_in_both_languages(me: Person) -> None:
    english, polish = me.get("/api/games", lang="en"), me.get("/api/games", lang="pl")
    assert english[0]["id"] == "coalitions"
    assert english[0]["title"] == "Coalitions"
    assert polish[0]["title"] == "Koalicje"
    assert all("Chancellery is unofficial" in one["credits"] for one in english)
    seats = english[0]["scenarios"][0]["seatings"][-1]["seats"]
    assert [seat["id"] for seat in seats] == list(SEATS)
    assert {bot["id"] for bot in english[0]["bots"]} >= {"random", "sensible"}
    by_header = me.call("GET", "/api/games", headers={"accept-language": "de, pl;q=0.8, en;q=0.2"}).json()
    assert by_header == polish


def test_each_game_says_what_to_expect_and_where_to_begin(me: Person) -> None:
    english, polish = me.get("/api/games", lang="en"), me.get("/api/games", lang="pl")
    for one, other in zip(english, polish, strict=True):
        assert one["sentence"] != other["sentence"]
        assert all(one[fact] == other[fact] for fact in ("players", "minutes", "weight", "start"))
        assert one["players"] == sorted(set(one["players"]))
        assert 1 <= one["weight"] <= 5
        first, _, last = one["minutes"].partition("–")
        assert int(first) < int(last)
        scenario = next(found for found in one["scenarios"] if found["id"] == one["start"]["scenario"])
        seating = next(found for found in scenario["seatings"] if found["count"] == one["start"]["seats"])
        assert one["start"]["seat"] in [seat["id"] for seat in seating["seats"]]


def test_seats_that_are_no_powers_say_which_they_play(me: Person) -> None:
    found = {one["id"]: one for one in me.get("/api/games", lang="pl")}
    full = next(one for one in found["maria"]["scenarios"] if one["id"] == "full")
    told = {
        seating["count"]: [(one["title"], one["powers"]) for one in seating["seats"]] for seating in full["seatings"]
    }
    assert told[3] == [
        ("Ludwik XV", "Francja, Bawaria"),
        ("Fryderyk II", "Prusy, Saksonia, Armia Pragmatyczna"),
        ("Maria Teresa", "Austria"),
    ]
    assert told[2] == [
        ("Gracz A", "Francja, Bawaria, Prusy, Saksonia"),
        ("Gracz B", "Armia Pragmatyczna, Austria"),
    ]
    assert {one["powers"] for one in found["coalitions"]["scenarios"][0]["seatings"][0]["seats"]} == {""}


def test_a_match_from_lobby_to_table(me: Person) -> None:
    made = me.create(title="  Tuesday\n club ")["match"]
    id = made["id"]
    assert made["title"] == "Tuesday club"
    assert made["status"] == "running"
    assert all(seat["yours"] for seat in made["seats"])
    assert made["waiting_for"] == ["france"]
    assert made["your_turn"]
    listed = me.get("/api/matches", status="running", mine=True)["matches"]
    assert id in [match["id"] for match in listed]
    scene = me.scene(id, "france", lang="pl")
    assert scene["scene"]["head"]["language"] == "pl"
    option = choices(scene)[0]
    done = me.move(id, "france", option["moves"][0], scene["seq"]).json()
    assert (done["kind"], done["text"], done["seq"], done["moves"]) == ("move", option["moves"][0], 1, 1)
    after = me.get(f"/api/matches/{id}")
    assert (after["moves"], after["seq"]) == (1, 1)
    before = me.scene(id, "france", at=0)
    assert choices(before) == choices(me.scene(id, "france", at=0))
    assert (before["at"], before["moves"]) == (0, 1)
    assert me.call("GET", f"/api/matches/{id}/scene", params={"at": 2}).status_code == 422


def test_the_log_has_links_and_numbers(me: Person) -> None:
    id = me.create()["match"]["id"]
    me.play(id, 40, seed=4)
    log = me.get(f"/api/matches/{id}/log")
    assert [line["n"] for line in log["lines"]] == list(range(log["count"]))
    moves = [line["move"] for line in log["lines"]]
    assert moves == sorted(moves)
    assert max(moves) <= 40
    linked = [line for line in log["lines"] if line["links"]]
    assert linked
    for line in linked:
        for link in line["links"]:
            name = line["text"][link["start"] : link["end"]]
            assert link["id"].split("_")[0] in name.lower() or link["kind"] == "rule", (name, link)
    tail = me.get(f"/api/matches/{id}/log", since=5, limit=3)
    assert tail["lines"] == log["lines"][5:8]
    polish = me.get(f"/api/matches/{id}/log", lang="pl")
    assert [line["links"] and line["links"][0]["id"] for line in polish["lines"]].count([]) < log["count"]
    timeline = me.get(f"/api/matches/{id}/timeline")
    assert timeline["marks"][0]["kind"] == "round"
    assert timeline["moves"] == 40
    story = me.get(f"/api/matches/{id}/story")
    assert [one["id"] for one in story["series"]] == ["influence", "morale", "territories", "troops", "cards"]
    assert story["series"][0]["points"][-1]["move"] == 40
    assert story["frames"][0] == 0
    assert "turning_points" not in story  # it is not over
    assert me.get(f"/api/matches/{id}/story", lang="pl")["series"][0]["title"] == "Wpływ"


def test_the_board_is_complete(me: Person) -> None:
    id = me.create()["match"]["id"]
    board = me.get(f"/api/matches/{id}/board")
    assert len(board["territories"]) > 40
    first = board["territories"][0]
    assert {"id", "name", "points", "label", "neighbours", "provenance", "stripes", "value"} <= set(first)
    assert board["sea_routes"][0]["path"]
    assert board["outside"]
    assert board["crossings"]
    assert board == me.get("/api/games/coalitions/boards/coalitions_empire")
    assert me.call("GET", "/api/games/coalitions/boards/none").status_code == 404
    assert me.call("GET", "/api/games/none/boards/none").status_code == 404


def test_every_board_of_every_game_is_drawn(me: Person) -> None:
    """Also boards that suit only some of the scenarios, such as those of Raison d'État."""
    boards = {one["id"]: [board["id"] for board in one["boards"]] for one in me.get("/api/games", lang="en")}
    assert boards["raison_detat"] == ["raison_1618", "raison_1702"]
    for id, names in boards.items():
        for name in names:
            assert me.call("GET", f"/api/games/{id}/boards/{name}").status_code == 200, name


def test_an_illegal_move_names_the_rule_in_the_players_language(me: Person) -> None:
    id = me.create()["match"]["id"]
    body = {"seat": "france", "move": "status neutral", "seq": 0, "action_id": action_id()}
    answer = me.call("POST", f"/api/matches/{id}/moves?lang=pl", body)
    assert answer.status_code == 422
    error = answer.json()
    assert error["error"] == "illegal"
    assert error["rule"].startswith("K-")
    english = me.call("POST", f"/api/matches/{id}/moves?lang=en", body).json()
    assert english["message"] != error["message"]
    why = me.get(f"/api/matches/{id}/why-not", seat="france", move="status neutral", lang="pl")
    assert why == {"legal": False, "rule": error["rule"], "message": error["message"], "links": error["links"]}
    leads = [(link["kind"], link["id"], why["message"][link["start"] : link["end"]]) for link in why["links"]]
    assert leads == [("rule", error["rule"], error["rule"])]
    legal = choices(me.scene(id, "france"))[0]["moves"][0]
    assert me.get(f"/api/matches/{id}/why-not", seat="france", move=legal)["legal"]
    assert me.get(f"/api/matches/{id}")["seq"] == 0


def test_a_preview_says_what_options_would_bring(me: Person) -> None:
    id = me.create()["match"]["id"]
    options = choices(me.scene(id, "france"))
    moves = [option["moves"][0] for option in options]
    answer = me.get(f"/api/matches/{id}/preview", seat="france", move=moves[:2], lang="en")
    assert answer["seq"] == 0
    told = answer["preview"]["options"]
    assert [option["moves"][0] for option in told] == moves[:2]
    assert told == options[:2]
    assert all(option["effects"] for option in told)
    assert me.get(f"/api/matches/{id}/preview", seat="france", move="pass")["preview"] == {"options": []}
    for wrong in ({"move": "gibberish"}, {"move": ["pass"] * 61}, {"move": "x" * 300}, {}):
        refused = me.call("GET", f"/api/matches/{id}/preview?{urlencode({'seat': 'france', **wrong}, doseq=True)}")
        assert refused.status_code == 422
    assert me.get(f"/api/matches/{id}")["seq"] == 0


def test_why_a_thing_cannot_be_chosen(me: Person) -> None:
    """France is asked which of its Generals is Napoleon."""
    id = me.create()["match"]["id"]
    asked = {"seat": "france", "lang": "en"}
    assert me.get(f"/api/matches/{id}/barred", **asked, ref="place:picardie") == {"barred": None}, "it can be"
    assert me.get(f"/api/matches/{id}/barred", **asked, ref="zone:neutral") == {"barred": None}, "not asked for"
    found = me.get(f"/api/matches/{id}/barred", **asked, ref="place:london")["barred"]
    assert found["ref"] == "place:london"
    assert found["rule"].startswith("K-")
    assert found["text"]["text"] == "London: France has no General in London."
    refused = me.call("GET", f"/api/matches/{id}/barred?{urlencode({'seat': 'france', 'ref': 'no ref'})}")
    assert refused.status_code == 422


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"seat": "britain", "move": "pass", "seq": 0}, 422, "illegal"),
        ({"seat": "france", "move": "gibberish", "seq": 0}, 422, "bad-input"),
        ({"seat": "france", "move": "napoleon nowhere", "seq": 0}, 422, "bad-input"),
        ({"seat": "poland", "move": "pass", "seq": 0}, 404, "no-seat"),
        ({"seat": "france", "move": "napoleon paris", "seq": 7}, 409, "stale"),
        ({"seat": "france", "move": "napoleon paris"}, 422, "bad-input"),
        ({"seat": "france", "move": "x" * 300, "seq": 0}, 422, "bad-input"),
        ({"seat": "france", "move": "a\x00b", "seq": 0}, 422, "bad-input"),
        ({"seat": "france", "move": 5, "seq": "many"}, 422, "bad-input"),
        ({"seat": "france", "move": "pass", "seq": 0, "extra": 1}, 422, "bad-input"),
    ],
)
def test_bad_moves_are_refused_and_change_nothing(me: Person, body: dict[str, object], status: int, error: str) -> None:
    id = me.create()["match"]["id"]
    answer = me.call("POST", f"/api/matches/{id}/moves", {"action_id": action_id(), **body})
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["error"] == error
    assert set(said) == {"error", "message", "rule", "field", "links"}
    assert me.get(f"/api/matches/{id}")["seq"] == 0


def test_an_action_sent_twice_is_done_once(me: Person) -> None:
    id = me.create()["match"]["id"]
    move = choices(me.scene(id, "france"))[0]["moves"][0]
    first = me.move(id, "france", move, 0, "once")
    again = me.move(id, "france", move, 0, "once")
    assert again.status_code == 200
    assert first.json() == again.json()
    me.play(id, 80)  # past the ids that the table remembers itself
    assert me.move(id, "france", move, 0, "once").json() == first.json()
    other = me.move(id, "france", "pass", 0, "once")
    assert other.status_code == 409
    assert other.json()["error"] == "action-reused"
    assert me.get(f"/api/matches/{id}")["moves"] == 81


def test_undo_takes_back_one_move_and_keeps_what_was_said(me: Person) -> None:
    id = me.create()["match"]["id"]
    scene = me.scene(id, "france")
    me.move(id, "france", choices(scene)[0]["moves"][0], 0)
    me.post(f"/api/matches/{id}/press", {"seat": "austria", "text": "Bonjour", "action_id": action_id()})
    refused = me.call("POST", f"/api/matches/{id}/undo", {"seat": "austria", "seq": 1, "action_id": action_id()})
    assert refused.status_code == 409
    assert refused.json()["error"] == "cannot-undo"
    body = {"seat": "france", "seq": 1, "action_id": action_id()}
    done = me.call("POST", f"/api/matches/{id}/undo", body)
    if done.status_code == 409:  # something was revealed by the first move: then nothing may change
        assert me.get(f"/api/matches/{id}")["moves"] == 1
        return
    assert done.json()["seq"] == 2
    assert me.call("POST", f"/api/matches/{id}/undo", body).json() == done.json()
    assert me.get(f"/api/matches/{id}")["moves"] == 0
    assert choices(me.scene(id, "france")) == choices(scene)
    assert [line["text"] for line in me.get(f"/api/matches/{id}/press")["lines"]] == ["Bonjour"]
    assert "Bonjour" in me.http.get(f"/api/matches/{id}/record").text


def test_press_is_read_by_its_readers(me: Person) -> None:
    id = me.create()["match"]["id"]
    say = f"/api/matches/{id}/press"
    me.post(say, {"seat": "france", "text": "Peace  to all", "action_id": action_id()})
    me.post(say, {"seat": "france", "text": "A secret", "to": ["russia"], "action_id": action_id()})
    everybody = me.get(say)
    assert [line["text"] for line in everybody["lines"]] == ["Peace to all"]
    for seat, count in (("russia", 2), ("france", 2), ("austria", 1)):
        assert me.get(say, seat=seat)["count"] == count
    assert me.get(say, seat="russia", since=1)["lines"][0]["to"] == ["russia"]
    for body in ({"text": " "}, {"text": "x", "to": []}, {"text": "x", "to": ["france"]}, {"text": "x" * 5000}):
        assert me.call("POST", say, {"seat": "france", "action_id": action_id(), **body}).status_code == 422


def test_notes_are_kept(me: Person) -> None:
    id = me.create({"britain": {"bot": "sensible"}})["match"]["id"]
    path = f"/api/matches/{id}/notes"
    assert me.get(path, seat="france")["text"] == ""
    assert me.call("PUT", f"{path}?seat=france", {"text": "trust nobody\n"}).status_code == 200
    assert me.get(path, seat="france")["text"] == "trust nobody\n"
    assert me.get(path, seat="russia")["text"] == ""
    assert me.call("GET", path, params={"seat": "britain"}).status_code == 403


def test_the_record_verifies_and_stands_alone(me: Person) -> None:
    id = me.create(seed="a-seed")["match"]["id"]
    me.play(id, 30)
    record = me.http.get(f"/api/matches/{id}/record")
    assert "attachment" in record.headers["content-disposition"]
    checked = verify(record.text)
    assert len(checked.match) == 30
    assert Match.from_record(record.text).setup.seed == "a-seed"
    assert me.get(f"/api/matches/{id}/verify")["ok"]
    forged = record.text.replace("\n1. france: ", "\n1. france:  ")
    for text, fine in ((record.text, True), (forged, False), ("nonsense", False), ("[Chancellery]", False)):
        answer = me.http.post("/api/verify", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 200, answer.text
        assert answer.json()["ok"] is fine
    assert me.get(f"/api/matches/{id}")["commitment"] == checked.match.setup.commitment


def test_seats_can_be_given_away_and_taken_back(me: Person) -> None:
    made = me.create({"russia": "open"})
    id = made["match"]["id"]
    assert made["match"]["status"] == "open"
    (link,) = made["invitations"]
    assert link["seat"] == "russia"
    assert me.get(f"/api/invitations/{link['token']}")["seat"] == "russia"
    assert me.post(f"/api/invitations/{link['token']}")["status"] == "running"
    assert me.call("POST", f"/api/invitations/{link['token']}").status_code == 410
    given = me.post(f"/api/matches/{id}/seats/prussia", {"to": {"bot": "sensible"}})
    assert given["match"]["seats"][3]["kind"] == "bot"
    opened = me.post(f"/api/matches/{id}/seats/prussia", {"to": "open"})
    assert opened["match"]["status"] == "open"
    newer = me.post(f"/api/matches/{id}/seats/prussia/invitation")
    assert me.call("GET", f"/api/invitations/{opened['invitations'][0]['token']}").status_code == 410
    assert me.post(f"/api/invitations/{newer['token']}")["status"] == "running"
    assert me.call("POST", f"/api/matches/{id}/seats/prussia/invitation").status_code == 409
    said = [line["text"] for line in me.get(f"/api/matches/{id}/press", lang="pl")["lines"] if line["system"]]
    assert len(said) == 5
    assert "Rosja" in said[0]
    for choice in ({"bot": "nobody"}, {"account": "Ada"}, {"bot": "a", "account": "b"}, "nobody"):
        answer = me.call("POST", f"/api/matches/{id}/seats/prussia", {"to": choice})
        assert answer.status_code in (403, 422), answer.text


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"scenario": "1492"},
        {"board": "/etc/passwd"},
        {"board": "none"},
        {"options": {"none": True}},
        {"options": {"capital_lost": "perhaps"}},
        {"seats": {"france": "me"}},
        {"seats": {}},
        {"seats": {"poland": "me"} | dict.fromkeys(SEATS[1:], "me")},
        {"seats": dict.fromkeys(SEATS, "nobody")},
        {"seats": {seat: {"bot": "nobody"} for seat in SEATS}},
        {"title": "x" * 200},
        {"seed": "no spaces"},
    ],
)
def test_bad_matches_are_not_made(me: Person, change: dict[str, object]) -> None:
    body = {"game": "coalitions", "seats": dict.fromkeys(SEATS, "me"), **change}
    answer = me.call("POST", "/api/matches", body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["message"]


def test_the_lobby_has_pages(me: Person) -> None:
    ids = [me.create()["match"]["id"] for _ in range(3)]
    first = me.get("/api/matches", limit=2)
    assert [match["id"] for match in first["matches"]] == [ids[2], ids[1]]
    second = me.get("/api/matches", limit=2, before=first["next"])
    assert second["matches"][0]["id"] == ids[0]


def test_the_rules_of_a_game_are_a_book(me: Person) -> None:
    book = me.get("/api/rules/books/K", lang="pl")
    battles = next(chapter for chapter in book["chapters"] if chapter["key"] == "8")
    assert (battles["title"], battles["role"]) == ("Bitwy", "rules")
    assert battles["intro"]
    statement = next(one for section in battles["sections"] for one in section["blocks"] if one["id"] == "K-8.3.2")
    assert "RP-9.4.7" in statement["same"]
    assert statement["kin"]
    assert all(str(row) in book["kin"] for row in statement["kin"])
    assert me.call("GET", "/api/rules/books/XX").status_code == 404


def test_rules_are_found_by_id_and_by_word(me: Person) -> None:
    rule = me.get("/api/rules/k 8.3.2")
    assert rule["id"] == "K-8.3.2"
    assert "General" in rule["text"]
    found = me.get("/api/rules", q="arbiter coalition", prefix="K", limit=5)
    assert found["total"] >= len(found["hits"]) > 0
    assert all("arbiter" in f"{hit['heading']} {hit['text']}".lower() for hit in found["hits"])
    everything = me.get("/api/rules", prefix="K", group="statements", limit=2000)
    assert everything["total"] > 300
    missing = me.call("GET", "/api/rules/K-99.9.9?lang=pl")
    assert missing.status_code == 404
    assert missing.json()["error"] == "no-rule"


def test_health_and_metrics(local: Running, me: Person) -> None:
    told = {"status": "ok", "store": "ok", "mode": "local", "version": "0.1.0", "set_apart": 0}
    assert me.get("/api/health") == told
    me.play(me.create()["match"]["id"], 3)
    text = me.http.get("/api/metrics").text
    assert "chancellery_calls_total" in text
    assert "chancellery_append_seconds_bucket" in text


def test_pages_have_strict_headers(me: Person) -> None:
    page = me.http.get("/some/place/in/the/client")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    policy = page.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert me.http.get("/missing.js").status_code == 404
    missing = me.http.get("/api/missing")
    assert missing.status_code == 404
    assert missing.json()["error"] == "no-page"
    assert me.http.get("/../../etc/passwd").status_code in (200, 404)
    assert me.http.delete("/api/games").status_code == 405


def test_other_pages_may_not_speak_for_the_user(local: Running, me: Person) -> None:
    body = {"game": "coalitions", "seats": dict.fromkeys(SEATS, "me")}
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}, {"host": "evil.example"}):
        answer = me.call("POST", "/api/matches", body, headers=headers)
        assert answer.status_code == 403, headers
        assert answer.json()["error"] == "bad-origin"
    rebound = me.call("GET", "/api/matches", headers={"host": f"evil.example:{local.port}"})
    assert rebound.status_code == 403
    assert me.call("POST", "/api/matches", body, headers={"origin": local.address}).status_code == 201


def test_large_bodies_are_refused(local: Running, me: Person) -> None:
    answer = me.http.post("/api/matches", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"

    def chunks() -> object:
        for _ in range(40):
            yield b"x" * 4000

    answer = me.http.post("/api/matches", content=chunks(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413
    for content in (b"", b"{", b"\xff\xfe", b"[1,2]", b'"text"', b'{"game": "\\ud800"}', b"[" * 50_000):
        answer = me.http.post("/api/matches", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), (content[:20], answer.text)
        assert answer.json()["error"] in ("bad-input", "bad-message")


def test_the_schema_in_the_tree_is_true(local: Running, me: Person) -> None:
    from pathlib import Path

    stored = Path(__file__).parents[2] / "web" / "src" / "api" / "openapi.json"
    assert json.loads(stored.read_text(encoding="utf-8")) == me.get("/api/openapi.json"), (
        "run: python -m chancellery.server.openapi > web/src/api/openapi.json"
    )
