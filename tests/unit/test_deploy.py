"""What a host is given fits the server: every metric of the dashboard exists, every option is one of ours."""

from __future__ import annotations

import json
import re
from pathlib import Path

from chancellery.cli.commands import serve

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
MADE = re.compile(r'metrics\.(count|observe|gauge)\(\s*"(\w+)"')


def test_every_metric_of_the_dashboard_exists() -> None:
    suffixes = {"count": ("_total",), "gauge": ("",), "observe": ("_bucket", "_sum", "_count")}
    made = {
        f"chancellery_{name}{suffix}"
        for file in (ROOT / "src/chancellery/server").rglob("*.py")
        for kind, name in MADE.findall(file.read_text(encoding="utf-8"))
        for suffix in suffixes[kind]
    }
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    used = {
        name for panel in panels for one in panel["targets"] for name in re.findall(r"chancellery_\w+", one["expr"])
    }
    assert used
    assert used <= made
    ids = [panel["id"] for panel in panels]
    assert len(ids) == len(set(ids))


def test_every_option_for_the_server_is_one_of_ours() -> None:
    known = set(re.findall(r'"(--[a-z-]+)"', Path(serve.__file__).read_text(encoding="utf-8")))
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    told = compose.partition("    command:")[2].partition("stop_grace")[0]
    unit = (
        (DEPLOY / "chancellery.service").read_text(encoding="utf-8").partition("ExecStart=")[2].partition("Restart")[0]
    )
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8").partition('CMD ["serve"')[2]
    for text in (told, unit, container):
        used = set(re.findall(r"--[a-z][a-z-]+", text))
        assert used
        assert used <= known
