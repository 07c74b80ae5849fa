"""Data sets and where matches are played: the same rows and results everywhere, nothing lost, nothing twice."""

from __future__ import annotations

import json
import os
import socket
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import sleep, time
from typing import Any

import numpy as np
import pytest

from chancellery import BadInput, Match, bots
from chancellery.sim import LOCAL, Plan, Played, play_all
from chancellery.sim.pool import each
from tests.cli.conftest import Run, run  # noqa: F401

GUEST = "tests.research.bots_of_others:First"
PLAN = Plan("imperial_struggle", None, 2, "7", ("random", "random"))


def plain(played: Played) -> Played:
    return replace(played, seconds=0, thought=())


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.parquet")}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dataset = pytest.importorskip("chancellery.research.dataset")
    folder = tmp_path_factory.mktemp("dataset")
    assert [one.number for one in dataset.write(PLAN, 10, folder)] == list(range(10))
    return folder


def test_rows_are_what_the_players_saw_and_chose(written: Path) -> None:
    from pyarrow import parquet

    from chancellery.research import dataset

    about = json.loads((written / dataset.ABOUT).read_text(encoding="utf-8"))
    table = parquet.read_table(written).sort_by([("match", "ascending"), ("ply", "ascending")])
    assert set(table["match"].to_pylist()) == set(range(10))
    rows = table.filter(np.array(table["match"].to_pylist()) == 3)
    seen, masks = dataset.observations(rows, about), dataset.masks(rows, about)
    match = PLAN.start(3)
    for n, row in enumerate(rows.to_pylist()):
        seat = match.decisions[0].seat
        assert (row["ply"], row["seat"]) == (n, seat)
        if not n % 10:
            assert np.array_equal(seen[n], match.observe(seat))
            assert np.array_equal(masks[n], match.mask(seat))
        assert row["legal"] == match.action_ids(seat)
        match.play(seat, match.move_of(row["chosen"], seat))
    assert match.outcome is not None
    assert {row["seat"] for row in rows.to_pylist() if row["won"]} == set(match.outcome.winners)
    assert set(rows["setup"].to_pylist()) == {bytes.fromhex(dataset.digest(PLAN.start(3)))}
    assert about["versions"]["bots"] == {"random": f"chancellery {about['versions']['chancellery']}"}
    assert about["observation"]["spans"] == {k: list(v) for k, v in match.definition.observed.spans.items()}


def test_a_data_set_that_was_stopped_goes_on(written: Path, tmp_path: Path) -> None:
    from chancellery.research import dataset

    going: Any = dataset.write(PLAN, 10, tmp_path)
    next(going)
    going.close()
    assert len(files(tmp_path)) == 1
    assert [one.number for one in dataset.write(PLAN, 10, tmp_path, jobs=2)] == [8, 9]
    assert files(tmp_path) == files(written)
    with pytest.raises(BadInput, match="data set of other matches"):
        next(dataset.write(replace(PLAN, seed="8"), 10, tmp_path))


@pytest.mark.parametrize("reader", ["pandas", "polars"])
def test_others_can_read_it(written: Path, reader: str) -> None:
    """All of it, every column."""
    library = pytest.importorskip(reader)
    from pyarrow import parquet

    frame = library.read_parquet(written if reader == "pandas" else written / "*.parquet")
    table = parquet.read_table(written)
    assert list(frame.columns) == table.column_names
    assert len(frame) == len(table) > 1000
    for name in table.column_names:
        read = frame[name].to_list()
        told = [list(one) for one in read] if name in ("numbers", "legal") else read
        assert told == table[name].to_pylist(), name


def test_the_command_writes_what_the_library_does(run: Run, written: Path, tmp_path: Path) -> None:  # noqa: F811
    pytest.importorskip("pyarrow")
    out = tmp_path / "matches.jsonl"
    ran = run(
        "sim", "imperial_struggle", "--games", "10", "--seed", "7", "--seats", "2", "--jobs", "1", "--json",
        "--dataset", str(tmp_path / "d"), "--out", str(out),
    )  # fmt: skip
    assert ran.code == 0
    assert ran.json["versions"]["rules"] == {"imperial_struggle": 1} or ran.json["versions"]["rules"]
    assert files(tmp_path / "d") == files(written)
    first, *matches = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert first["versions"] == ran.json["versions"]
    assert [one["number"] for one in matches] == list(range(10))
    assert sum(one["decisions"] for one in matches) == ran.json["decisions"]
    run("sim", "maria", "--on", "moon").is_bad_input("--on", "moon")


def test_bots_by_import_path(run: Run) -> None:  # noqa: F811
    ran = run(
        "sim", "imperial_struggle", "--bots", GUEST, "--against", "random", "--games", "2", "--jobs", "2", "--json"
    )
    assert ran.code == 0
    assert ran.json["bots"] == [GUEST, "random"]
    assert GUEST in ran.json["versions"]["bots"]
    assert bots.find("tests.research.bots_of_others:THE_FIRST").name == "first"
    for wrong in ("no.such:Bot", "tests.research.bots_of_others:NAMELESS", "tests.research.bots_of_others:nobody"):
        run("sim", "maria", "--bots", wrong).is_bad_input(wrong)


def test_what_bots_print_is_not_among_the_results(run: Run) -> None:  # noqa: F811
    ran = run(
        "sim", "imperial_struggle", "--bots", "tests.research.bots_of_others:Loud", "--games", "1", "--jobs", "1",
        "--longest", "5", "--json",
    )  # fmt: skip
    assert ran.json["decisions"] <= 5
    assert "the first" in ran.err


def test_what_comes_over_the_network_is_never_imported() -> None:
    """The server asks by these: an import path is no name."""
    for name in (GUEST, "os:getcwd"):
        assert not bots.exists(name)
        with pytest.raises(BadInput):
            bots.bot(name)


def test_bots_of_installed_packages_are_known_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    from chancellery.bots import late_bot, registry

    monkeypatch.setitem(registry._BOTS, "first", late_bot.GuestBot("first", GUEST))
    match = Match.new("imperial_struggle", seed=1)
    seat = match.decisions[0].seat
    from random import Random

    assert bots.bot("first").choose(match, seat, Random(1)) is match.decisions[0].options[0]
    assert "first" in bots.names()
    from chancellery.sim import versions

    assert versions("maria", ["first"])["bots"]["first"].startswith("tests")


# -- Ray


def slowly(folder: str, plan: Plan, number: int) -> Played:
    """A match that takes a while, and leaves a mark when it begins."""
    import ray

    from chancellery.sim import play

    here = ray.get_runtime_context().get_node_id()
    (Path(folder) / f"{number}-{os.getpid()}").write_text(here, encoding="utf-8")
    end = time() + 30
    while number == 1 and not (Path(folder) / "go").exists() and time() < end:
        sleep(0.05)
    return play(plan, number)


def laddered(run: Run, on: str) -> Any:  # noqa: F811
    """A ladder of one match for each pair: all that the command tells, but for times."""
    ran = run(
        "ladder", "imperial_struggle", "--bots", "random,novice,sensible@1", "--games", "1", "--seed", "7",
        "--jobs", "1", "--json", "--on", on,
    )  # fmt: skip
    assert ran.code == 0, ran
    for level in ran.json["levels"].values():
        assert level["ms"]["p99"] >= 0
    return json.loads(ran.out, object_hook=lambda told: {key: told[key] for key in told if key != "ms"})


@pytest.mark.filterwarnings("ignore")
@pytest.mark.timeout(240)
def test_a_node_that_dies_loses_nothing_and_doubles_nothing(
    tmp_path: Path,
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    from chancellery.research import dataset

    expected = [plain(one) for one in play_all(PLAN, 6)]
    head = {"num_cpus": 0, "include_dashboard": False, "ray_client_server_port": (port := _free_port())}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
        found = []
        for one in each(partial(slowly, str(tmp_path), PLAN), range(6), on="ray"):
            found.append(plain(one))
            if len(found) == 1:  # match 1 waits on one of the nodes; that node dies
                busy = _node_of(tmp_path)
                cluster.remove_node(next(n for n in nodes if n.node_id == busy), allow_graceful=False)
                (tmp_path / "go").touch()
        assert found == expected
        begun = [path.name.partition("-")[0] for path in tmp_path.iterdir() if path.name != "go"]
        assert begun.count("1") == 2, "it was begun again on the other node"
        data = tmp_path / "data"
        assert len(list(dataset.write(PLAN, 10, data, on="ray"))) == 10
        assert set(files(data)) == {"matches-0000000-0000007.parquet", "matches-0000008-0000009.parquet"}
        ray.shutdown()
        capsys.readouterr()  # what Ray said of the node
        wanted = laddered(run, LOCAL)
        assert wanted["matches"] == 3
        monkeypatch.setenv("RAY_ADDRESS", cluster.address)  # the cluster that this machine belongs to
        for on in ("ray", f"ray://127.0.0.1:{port}"):
            assert laddered(run, on) == wanted
    finally:
        ray.shutdown()
        cluster.shutdown()


def _free_port() -> int:
    """Outside the range that Ray gives to its workers."""
    for port in range(25_000, 32_000):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


def _node_of(folder: Path) -> str:
    """The node on whose processor match 1 is waiting."""
    end = time() + 60
    while time() < end:
        for path in folder.glob("1-*"):
            if said := path.read_text(encoding="utf-8"):
                return said
        sleep(0.1)
    raise AssertionError("match 1 was not begun")
