"""A host keeps order: by the command and by the page; mutes, blocks, reports, news and maintenance hold at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery import verify
from chancellery.cli import main
from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, running

GAME = "imperial_struggle"


def test_a_host_keeps_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = str(tmp_path / "m.sqlite")
    settings = Settings(mode="hosted", store=store, bot_processes=1, rates=False, idle_seconds=0.2)
    with running(settings) as server:
        host, ada, bea = (Person(server.address).known_as(server, name) for name in ("Host", "Ada", "Bea"))
        assert main(["admin", "admin", "Host", "--store", store, "--lang", "en"]) == 0
        assert main(["admin", "admin", "Nobody", "--store", store]) == 2
        assert main(["admin", "mute", "--store", store]) == 2
        assert ada.call("GET", "/api/admin").json()["error"] == "forbidden"
        _order(server, host, ada, bea)
        assert main(["admin", "show", "--store", store, "--lang", "en"]) == 0
        assert "3 accounts; matches: 0 open, 1 running, 0 finished." in capsys.readouterr().out
        _accounts_and_matches(server, host, ada, bea, store, capsys)
        assert main(["admin", "rerate", "--store", store, "--lang", "pl"]) == 0


def _accounts_and_matches(
    server: Running, host: Person, ada: Person, bea: Person, store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the page and by the command: who may sign in, by which password; matches are found and ended."""
    (found,) = host.get("/api/admin/matches", q="ad")
    assert (found["people"], found["status"]) == (["Ada"], "running")
    assert main(["admin", "matches", "ad", "--store", store, "--lang", "en"]) == 0
    assert f"{found['id']}  {GAME}" in capsys.readouterr().out
    assert ada.call("POST", f"/api/admin/matches/{found['id']}/end").json()["error"] == "forbidden"
    assert host.call("POST", f"/api/admin/matches/{found['id']}/end").status_code == 204
    assert host.call("POST", f"/api/admin/matches/{found['id']}/end").json()["error"] == "match-over"
    assert ada.get(f"/api/matches/{found['id']}")["outcome"]["reason"] == "closed"
    record = ada.call("GET", f"/api/matches/{found['id']}/record").text
    assert "!: close" in record
    assert verify(record).finished

    def enters(password: str) -> str:
        given = {"name": "Bea", "password": password}
        return str(Person(server.address).call("POST", "/api/session", given).json().get("error"))

    assert host.call("PUT", "/api/admin/accounts/Bea/password", {"password": "another horse"}).status_code == 204
    assert bea.get("/api/session")["account"] is None  # all sessions end
    assert host.call("PUT", "/api/admin/accounts/Bea/shut", {"shut": True}).status_code == 204
    assert (enters("another horse"), enters("wrong horse")) == ("account-shut", "bad-login")
    assert [one["shut"] for one in host.get("/api/admin", q="bea")["accounts"]] == [True]
    assert main(["admin", "accounts", "bea", "--store", store, "--lang", "en"]) == 0
    assert "shut out" in capsys.readouterr().out
    assert main(["admin", "let-in", "Bea", "--store", store]) == 0
    assert enters("another horse") == "None"
    assert main(["admin", "done", "99", "--store", store]) == 2
    assert host.call("DELETE", "/api/admin/accounts/Host").json()["error"] == "forbidden"
    assert host.call("DELETE", "/api/admin/accounts/Bea").status_code == 204
    assert host.call("GET", "/api/people/Bea").status_code == 404


def _order(server: Running, host: Person, ada: Person, bea: Person) -> None:
    seats = {"britain": "me", "france": {"bot": "random"}}
    id = ada.post("/api/matches", {"game": GAME, "seats": seats})["match"]["id"]
    letter = {"seat": "britain", "text": "a letter", "action_id": "one"}

    ada.call("PUT", "/api/accounts/me/blocks/Bea")
    assert ada.get("/api/accounts/me/blocks") == ["Bea"]
    kept = {"game": GAME, "seats": {"britain": "me", "france": {"account": "Ada"}}}
    assert bea.call("POST", "/api/matches", kept).json()["error"] == "blocked"
    ada.call("DELETE", "/api/accounts/me/blocks/Bea")
    assert ada.get("/api/accounts/me/blocks") == []

    assert bea.call("POST", "/api/reports", {"name": "Ada", "match": id, "text": "rude"}).status_code == 201
    report = host.get("/api/admin", q="ad")["reports"][0]
    assert (report["by"], report["about"], report["match"], report["text"]) == ("Bea", "Ada", id, "rude")
    assert host.call("PUT", "/api/admin/accounts/Ada/mute", {"hours": 1}).status_code == 204
    assert host.get("/api/admin", q="ad")["accounts"][0]["muted_until"] is not None
    refused = ada.call("POST", f"/api/matches/{id}/press", letter)
    assert (refused.status_code, refused.json()["error"]) == (403, "muted")
    host.call("PUT", "/api/admin/accounts/Ada/mute", {"hours": 0})
    assert ada.call("POST", f"/api/matches/{id}/press", letter).status_code == 200
    assert host.call("POST", f"/api/admin/reports/{report['id']}/done").status_code == 204
    assert host.get("/api/admin")["reports"] == []

    host.call("PUT", "/api/admin/notice", {"text": "Club night on Tuesday"})
    assert Person(server.address).get("/api/session")["notice"] == "Club night on Tuesday"
    host.call("PUT", "/api/admin/maintenance", {"text": "back at nine"})
    closed = ada.call("POST", "/api/matches", {"game": GAME, "seats": seats})
    assert (closed.status_code, closed.json()["error"]) == (503, "maintenance")
    assert "back at nine" in closed.json()["message"]
    assert ada.call("GET", f"/api/matches/{id}").status_code == 200  # one may look
    host.call("PUT", "/api/admin/maintenance", {"text": ""})
    again = ada.call("POST", f"/api/matches/{id}/press", {**letter, "action_id": "two"})
    assert again.status_code == 200
