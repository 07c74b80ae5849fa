"""A hosted server signs the records of finished matches, with one key for all servers of a store."""

from __future__ import annotations

from typing import Any

from chancellery import Match, verify
from chancellery.kernel.signature import new_key, public_key, signed
from chancellery.server.settings import Settings
from chancellery.store import Append, NewEntry, Standing
from tests.server.harness import Person, Running, finished_match, plant, running


def hosted(where: str) -> Settings:
    return Settings(mode="hosted", store=where, bot_processes=1, rates=False)


def planted(server: Running, match: Match) -> str:
    """A match that is over, in the server's store."""
    ada = Person(server.address).known_as(server, "Ada")
    id = plant(server, match, match.moves, ada)

    async def end() -> None:
        store = server.context.store
        assert match.outcome is not None
        over = Standing("finished", len(match), len(match), (), match.outcome.to_data(), match.setup.rules)
        said = NewEntry("press", 0, "Well played.", len(match), len(match))
        await store.append(Append(id, len(match), (said,), over))

    server.do(end())
    return id


def posted(person: Person, text: str) -> Any:
    answer = person.call("POST", "/api/verify", content=text.encode(), headers={"content-type": "text/plain"})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_finished_records_are_signed(where: str, local: Running) -> None:
    match = finished_match()
    with running(hosted(where)) as server, running(hosted(where)) as other:
        guest, elsewhere = Person(server.address), Person(other.address)
        key = guest.get("/api/key")
        assert key["algorithm"] == "ed25519"
        assert elsewhere.get("/api/key") == key  # two servers, one key
        id = planted(server, match)
        record = guest.http.get(f"/api/matches/{id}/record").text
        assert verify(record).signer == key["key"]
        found = guest.get(f"/api/matches/{id}/verify")
        assert (found["ok"], found["signature"], found["key"]) == (True, "ours", key["key"])
        assert posted(elsewhere, record)["signature"] == "ours"
        assert posted(guest, signed(match.to_record(), new_key()))["signature"] == "unknown"
        assert posted(guest, match.to_record())["signature"] == "none"
        altered = posted(guest, record.replace("%signature ", "%signature 00", 1))
        assert not altered["ok"]
        assert "signature" in altered["message"]
    with running(hosted(where)) as server:  # and it stays
        assert Person(server.address).get("/api/key") == key
        kept = server.do(server.context.store.keep("signing-key", "another"))
        assert public_key(kept) == key["key"]
    mine = Person(local.address)
    assert posted(mine, record)["signature"] == "unknown"
    assert mine.call("GET", "/api/key").status_code == 403
