"""Brings the tables of a database up to date with Alembic; the steps are in migrations/versions."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

_HERE = Path(__file__).parent / "migrations"


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, to: str = "head") -> None:
    """Runs what is missing, inside the caller's transaction."""
    command.upgrade(config(connection), to)


def is_current(connection: Connection) -> bool:
    """Whether nothing is missing."""
    return version(connection) == _steps(connection).get_current_head()


def is_newer(connection: Connection) -> bool:
    """Whether the tables are of a version that we do not know."""
    found = version(connection)
    return found is not None and not is_known(connection, found)


def is_known(connection: Connection, found: str) -> bool:
    """Whether a version is one of ours."""
    return found in {step.revision for step in _steps(connection).walk_revisions()}


def version(connection: Connection) -> str | None:
    """The version of the tables; None where there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def _steps(connection: Connection) -> ScriptDirectory:
    return ScriptDirectory.from_config(config(connection))
