"""An index of what tables say. Names and hours that accounts closed by earlier versions left behind go."""

import json
from typing import Any

from alembic import op
from sqlalchemy import Connection, text

revision = "0050"
down_revision = "0040"
branch_labels = None
depends_on = None

NOBODY = 0  # whoever declined and is gone: the line had no number


def upgrade() -> None:
    where = text("kind = 'system'")
    op.create_index("entries_said", "entries", ["match_id", "seq"], sqlite_where=where, postgresql_where=where)
    connection = op.get_bind()
    connection.execute(text("DELETE FROM calendars WHERE account IN (SELECT id FROM accounts WHERE folded LIKE '#%')"))
    known = {str(name) for (name,) in connection.execute(text("SELECT name FROM accounts WHERE name <> ''"))}
    numbers = {int(id) for (id,) in connection.execute(text("SELECT id FROM accounts WHERE name <> ''"))}
    said = connection.execute(text("SELECT match_id, seq, text FROM entries WHERE kind = 'system'")).all()
    for match_id, seq, line in said:
        data = json.loads(line)
        if _is_gone(data.get("args", {}), known, numbers):
            _forget(connection, match_id, seq, data)


def _is_gone(args: dict[str, Any], known: set[str], numbers: set[int]) -> bool:
    """Whether it names somebody who has no account any more."""
    account = args.get("account")
    return bool(args.get("name")) and (args["name"] not in known if account is None else account not in numbers)


def _forget(connection: Connection, match_id: str, seq: int, data: dict[str, Any]) -> None:
    data["args"] |= {"name": "", "account": data["args"].get("account") or NOBODY}
    given = {"id": match_id, "seq": seq, "text": json.dumps(data, sort_keys=True)}
    connection.execute(text("UPDATE entries SET text = :text WHERE match_id = :id AND seq = :seq"), given)
    connection.execute(text("DELETE FROM snapshots WHERE match_id = :id"), given)


def downgrade() -> None:
    op.drop_index("entries_said", "entries")
