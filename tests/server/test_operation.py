"""What a host sees: logs without secrets, the built client, the limits, the messages."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chancellery.cli import main
from chancellery.locale import LANGUAGES, has
from chancellery.server import errors, static
from chancellery.server.errors import Refused
from chancellery.server.limits import Bucket, Limits, Rate
from chancellery.server.logs import Lines
from chancellery.server.metrics import Metrics
from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, action_id, choices, running

SOURCES = Path(errors.__file__).parent


def test_logs_are_json_and_tell_no_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as stream:
        command = [
            sys.executable,
            "-m",
            "chancellery.cli",
            "serve",
            "--mode",
            "hosted",
            "--port",
            "0",
            "--log",
            "debug",
        ]
        environment = {**os.environ, "LC_ALL": "C"}
        store = str(tmp_path / "a.sqlite")
        process = subprocess.Popen(
            [*command, "--store", store], stdout=subprocess.PIPE, stderr=stream, text=True, env=environment
        )
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
        me = Person(address).register("Ada Lovelace", "battery staple")
        made = me.create({"russia": "open"})
        id, token = made["match"]["id"], made["invitations"][0]["token"]
        me.get(f"/api/invitations/{token}")
        me.call("POST", "/api/session", {"name": "Ada Lovelace", "password": "wrong-password-here"})
        table = me.live(id, "france")
        table.until("state")
        move = choices(table.state)[0]["moves"][0]
        assert table.move("france", move)["type"] == "done"
        table.send(type="press", seat="france", text="the-secret-letter", to=["austria"], action_id=action_id())
        table.until("done")
        me.move(id, "france", "no such move", 1)
        table.close()
        process.terminate()
        assert process.wait(20) == 0
        process.stdout.close()
    written = log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    assert any(line["message"] == "call" and line["route"] == "/api/invitations/{token}" for line in lines)
    cookie = me.cookie.split("=", 1)[1]
    for secret in ("battery staple", "wrong-password", "the-secret-letter", token, cookie, me.csrf, move, "Lovelace"):
        assert secret not in written


def test_an_exception_is_logged_without_its_values() -> None:
    def fail() -> None:
        raise ValueError("hand: 5 7 9")

    try:
        fail()
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", (), sys.exc_info())
    line = json.loads(Lines().format(record))
    assert line["where"][0] == "ValueError"
    assert line["where"][-1].endswith("fail")
    assert "5 7 9" not in json.dumps(line)


def test_an_error_of_ours_is_typed_and_tells_nothing(tmp_path: Path) -> None:
    with running(Settings(store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:

        async def broken(*_: object) -> None:
            raise RuntimeError("the hidden hand")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.context.store, "matches", broken)
            answer = Person(server.address).call("GET", "/api/matches?lang=pl")
        assert answer.status_code == 500
        assert answer.json()["error"] == "failed"
        assert "hidden" not in answer.text


def test_every_refusal_has_words_in_every_language() -> None:
    used = set()
    for path in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert used <= set(errors.STATUS)
    for lang in LANGUAGES:
        for code in errors.STATUS:
            assert has(lang, f"server-error-{code}"), code
    args: dict[str, Any] = {
        "what": "field",
        "name": "n",
        "bot": "b",
        "known": "k",
        "id": "i",
        "seat": "s",
        "largest": 1,
        "most": 2,
        "message": "m",
    }
    for code in errors.STATUS:
        bodies = [Refused(code, **args).body(lang) for lang in LANGUAGES]
        assert bodies[0].message != bodies[1].message


def test_the_built_client_is_served(tmp_path: Path, local: Running) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Chancellery</title>")
    (folder / "assets" / "app-1234.js").write_text("console.log(1)")
    (folder / "favicon.svg").write_text("<svg/>")
    before = local.app.router.default
    local.app.router.default = static.client(static.Client(folder), before)
    try:
        http = Person(local.address).http
        for path in ("/", "/match/abc", "/join/token"):
            page = http.get(path)
            assert page.status_code == 200
            assert "Chancellery" in page.text
            assert page.headers["cache-control"] == "no-cache"
        assert http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        script = http.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert http.get("/favicon.svg").headers["cache-control"] == "no-cache"
        assert http.get("/assets/app-9999.js").status_code == 404
        assert http.get("/api/unknown").json()["error"] == "no-page"
        assert http.post("/").status_code == 405
    finally:
        local.app.router.default = before


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("chancellery.server.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket(Rate(2, 0.5))
    assert [bucket.take() for _ in range(3)] == [0, 0, 2]
    clock[0] += 2
    assert bucket.take() == 0
    assert bucket.take() > 0
    limits = Limits()
    for _ in range(12):
        limits.take("register", "somebody")
    limits.take("register", "somebody else")
    with pytest.raises(Refused) as refused:
        limits.take("register", "somebody")
    assert int(refused.value.headers["Retry-After"]) > 60


def test_limits_forget_those_who_were_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("chancellery.server.limits.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("chancellery.server.limits.MOST_KEPT", 10)
    limits = Limits()
    for number in range(10):
        limits.take("call", str(number))
    clock[0] += 1000
    limits.take("call", "newcomer")
    assert len(limits._buckets) == 1


def test_metrics_are_prometheus_text() -> None:
    metrics = Metrics()
    metrics.count("calls", 'status="200"', 3)
    metrics.gauge("tables", lambda: 7)
    for seconds in (0.0005, 0.02, 30):
        metrics.observe("call_seconds", seconds)
    text = metrics.text()
    assert 'chancellery_calls_total{status="200"} 3' in text
    assert "chancellery_tables 7" in text
    assert 'chancellery_call_seconds_bucket{le="0.001"} 1' in text
    assert 'chancellery_call_seconds_bucket{le="0.025"} 2' in text
    assert 'chancellery_call_seconds_bucket{le="+Inf"} 3' in text
    assert "chancellery_call_seconds_count 3" in text
    assert re.fullmatch(r"(?:# TYPE \S+ \w+\n|\w+(?:\{[^}]+\})? [\d.e+-]+\n)+", text)


def test_accounts_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["serve", "--store", str(tmp_path / "a.sqlite"), "--lang", "en"]

    def add(name: str, password: str) -> int:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{password}\n"))
        return main([*command, "--add-account", name])

    assert add("Ada", "long enough") == 0
    assert add("ada", "long enough") == 2
    assert "taken" in capsys.readouterr().err
    assert add("Bea", "short") == 2
    assert main([*command, "--migrate"]) == 0
    assert "up to date" in capsys.readouterr().out
