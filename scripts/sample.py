"""`make test-sample`: compiles for tests, then plays and tests a part on what was compiled; `make test` does so, too.

It compares a match of every variant with pure Python and runs the tests that are named. Without a C compiler it says
so, and that is all; `--compile` only compiles.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

os.environ["CHANCELLERY_FAST"] = "_trial"
from chancellery.compiled import PURE
from scripts import fast


def main(words: list[str]) -> int:
    if lacking := fast.lacking():
        print(f"sample: {lacking} is missing: nothing was compiled, and NO TEST RUNS COMPILED here", file=sys.stderr)
        return 0
    started, root = monotonic(), Path(fast.ROOT)
    code = fast.main()
    if code or words == ["--compile"]:
        return code
    env = {**os.environ, PURE: ""}
    for command in (["scripts/identical.py", "--matches", "1"], ["-m", "pytest", "-n", "auto", "-q", *words]):
        code = subprocess.run([sys.executable, *command], cwd=root, env=env, check=False).returncode
        if code:
            print("sample: what is compiled does not do what the sources do", file=sys.stderr)
            return code
    print(f"sample: what is compiled does what the sources do; {monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
