"""All figures as one JSON: engine beside its yardstick, workers, server, client. Called by `make bench`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def figures(*command: str) -> dict[str, Any]:
    """What a command prints as JSON; what it says on standard error goes through."""
    ran = subprocess.run([sys.executable, *command], stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        return {"error": f"{' '.join(command)} ended with {ran.returncode}"}
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def main() -> int:
    found = figures("-m", "chancellery.cli", "bench", "--json", *sys.argv[1:])
    if "error" not in found:
        found["workers"] = figures(str(HERE / "workers.py"))
        found["server"] = figures(str(HERE / "server.py"))
        found["client"] = figures(str(HERE / "client.py"))
        found["reading"] = figures(str(HERE / "reading.py"))
    print(json.dumps(found, indent=2))
    return int("error" in found)


if __name__ == "__main__":
    sys.exit(main())
