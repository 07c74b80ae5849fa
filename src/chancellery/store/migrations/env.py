"""Alembic runs this: the connection and its transaction come from chancellery.store.migrate."""

from alembic import context

from chancellery.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
