"""A private PostgreSQL cluster in a temporary folder, for tests and measurements."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

MISSING = "PostgreSQL is not installed: run scripts/debian-packages"


def binary(name: str) -> str:
    for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True):
        return str(path)
    found = shutil.which(name)
    if found is None:
        raise RuntimeError(MISSING)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """`database()` makes an empty database and gives its URL."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.made = 0

    def url(self, name: str) -> str:
        return f"postgresql://chancellery@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        self.made += 1
        name = f"chancellery_{self.made}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)


@contextlib.contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """PostgreSQL refuses to run as root: then it runs as nobody. Without `durable` it does not wait for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="chancellery-pg-"))
    port = free_port()
    extra: dict[str, Any] = {"env": {"PATH": os.environ["PATH"], "LC_ALL": "C"}, "cwd": folder}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        extra.update(user="nobody", group=nobody.pw_gid, extra_groups=[])
    data, log = str(folder / "data"), str(folder / "log")
    settings = ["-c", "listen_addresses=127.0.0.1", "-p", str(port), "-k", str(folder), "-c", "max_connections=120"]
    if not durable:
        settings += ["-c", "fsync=off", "-c", "full_page_writes=off"]
    make = [binary("initdb"), "-D", data, "-U", "chancellery", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    control = [binary("pg_ctl"), "-D", data, "-w", "-l", log]
    try:
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, **extra)
        subprocess.run([*control, "-o", " ".join(settings), "start"], check=True, stdout=subprocess.DEVNULL, **extra)
        try:
            yield Cluster(port)
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, stdout=subprocess.DEVNULL, **extra)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
