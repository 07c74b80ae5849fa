"""`make fast`: compiles kernel, games and bots into one library, where a C compiler is there.

The library, and the SHA-256 of every source that the compiler saw, go to `src/chancellery/_fast`;
`chancellery/compiled.py` uses them only as long as the sources are the same. Where CHANCELLERY_FAST names another
folder it is for tests: the C compiler takes a third of the time, and its code is slow.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

os.environ["CHANCELLERY_PURE"] = "1"
from chancellery.compiled import FOLDER, HERE, LIBRARY, MANIFEST, PURE, SUFFIX, digests, made

ROOT = Path(__file__).parent.parent
WORK = f"build/{FOLDER.strip('_')}"
MADE = HERE / FOLDER
WHAT = ("kernel", "games", "bots")
# Not worth it: what is drawn and told, what reads files and checks them, what only names and lists.
NOT = (
    "games/**/scene*.py", "games/**/words.py", "games/**/beats.py", "games/**/odds.py", "games/**/shown.py",
    "games/**/board.py", "games/**/board_[!u]*.py", "games/**/*_rules.py", "games/**/position*.py",
    "games/**/problem.py", "games/**/invariants.py", "games/**/game.py", "kernel/errors.py", "kernel/derived.py",
    "bots/*.py", "**/plugin.py", "**/__init__.py",
)  # fmt: skip
LEVEL = "2" if FOLDER == "_fast" else "0"  # of optimisation
# Except what is done for every picture of a table.
DRAWN = (
    "table/alone.py", "table/drawing.py", "table/effects.py", "table/plans.py",
    "table/swapping.py", "table/telling.py", "table/things.py",
    "games/**/scene.py", "games/**/scene_[!acrs]*.py", "games/**/scene_clash.py", "games/**/scene_staged.py",
)  # fmt: skip
FLAGS = {"unix": [f"-O{LEVEL}", "-g0", "-w", "-fvisibility=hidden"], "msvc": ["/O2" if LEVEL == "2" else "/Od", "/w"]}
# A compiled dataclass stores the class of each field, which may not be there yet: a state knows its definition.
EARLY = re.compile(
    r"(cpy_r_r\d+ = )(\(PyObject \*\)(CPyType_\w+));(\n +cpy_r_r\d+ = CPyStatics\[\d+\]; [^\n]*\n[^\n]*SetItem)"
)
# Functions that take the place of those of mypyc's run time.
INTS = Path(__file__).with_name("fast_ints.c").read_text(encoding="utf-8")
INSTEAD = re.compile(r"^[^\s#].*\b(CPyTagged_\w+)\(.*{$", re.MULTILINE)
# Ints of more than three digits, as sets are, need not be looked at to know that they are long.
LONG = re.compile(
    r"(CPyLong_AsSsize_tAndOverflow_\(PyObject \*vv, int \*overflow\)\n\{\n(?: +/\*.*\*/\n)?"
    r" +PyLongObject \*v = .*;\n)(?! +if)"
)
WIDE = sys.maxsize > 1 << 32 and sys.int_info.bits_per_digit == 30  # what they are written for
TRY = """
from random import Random
from chancellery import Match, compiled, games
assert compiled.mode == "compiled", compiled.mode
for game in games():
    match, rng = Match.new(game.id, seed="fast"), Random(1)
    for _ in range(200):
        if match.outcome is None:
            decision = match.decisions[0]
            match.play(decision.seat, rng.choice(decision.options))
"""


def sources() -> list[Path]:
    """What is compiled."""
    found = {path for part in WHAT for path in (HERE / part).rglob("*.py")}
    found.difference_update(*[HERE.glob(pattern) for pattern in NOT])
    return sorted(found.union(*[HERE.glob(pattern) for pattern in DRAWN]))


def compiler() -> Any:
    """The C compiler with the settings of this Python; None if there is none."""
    from distutils import ccompiler, sysconfig  # of setuptools, where Python has none

    found: Any = ccompiler.new_compiler()
    sysconfig.customize_compiler(found)
    if found.compiler_type == "unix" and shutil.which(found.compiler_so[0]) is None:
        return None
    found.add_include_dir(sysconfig.get_python_inc())
    return found


def mend(source: Path) -> None:
    """Takes `object` for the class of a field that is defined later, where mypyc would read what is not there; and
    makes its sets faster."""
    text = source.read_text(encoding="utf-8")
    mended = EARLY.sub(r"\1\3 ? \2 : (PyObject *)&PyBaseObject_Type;\4", text)
    if source.name == "int_ops.c" and INTS not in text and WIDE:
        for function in INSTEAD.findall(INTS):
            mended = re.sub(
                rf"^(.*\b){function}(\(.*{{)$", rf"static \1{function}of_mypyc\2", mended, flags=re.MULTILINE
            )
        mended += INTS
    if source.name == "pythonsupport.c" and WIDE:
        mended = LONG.sub(r"\1    if (CPY_LONG_SIZE_SIGNED(v) > 3) { *overflow = 1; return -1; }\n", mended)
    if mended != text:
        source.write_text(mended, encoding="utf-8")


def build(cc: Any, paths: list[Path]) -> float:
    """Translates, compiles and links; says when it was translated."""
    from mypyc.build import mypycify

    print(f"Translating {len(paths)} modules into C ...", flush=True)
    settings = ["--config-file", "pyproject.toml", *[str(path.relative_to(ROOT)) for path in paths]]
    library = mypycify(settings, multi_file=True, group_name="chancellery", target_dir=WORK)[0]
    for source in library.sources:
        mend(Path(source))
    translated = monotonic()
    print(f"Compiling {len(library.sources)} C files ...", flush=True)
    headers = max([os.path.getmtime(one) for one in (*library.depends, __file__)])  # this file has the settings

    def compiled(source: str) -> str:
        object_: str = cc.object_filenames([source])[0]
        if not os.path.exists(object_) or os.path.getmtime(object_) < max(headers, os.path.getmtime(source)):
            cc.compile([source], include_dirs=library.include_dirs, extra_postargs=FLAGS[cc.compiler_type])
        return object_

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compiled, library.sources))
    MADE.mkdir(parents=True)
    cc.link_shared_object(objects, str(MADE / (LIBRARY + SUFFIX)))
    return translated


def lacking() -> str:
    """What there should be to compile with, and is not; "" if nothing is missing."""
    missing = [name for name in ("setuptools", "mypyc") if find_spec(name) is None]
    return ", ".join(missing) or ("a C compiler" if compiler() is None else "")


def tools() -> str:
    """The SHA-256 of what compiles: this file and the functions in C."""
    return sha256(Path(__file__).read_bytes() + INTS.encode()).hexdigest()


def made_by_this() -> bool:
    """Whether what is there was compiled as it would be now."""
    manifest = json.loads((MADE / MANIFEST).read_text(encoding="utf-8"))
    return bool(manifest.get("tools") == tools())


def main() -> int:
    if what := lacking():
        print(f"fast: {what} is missing: nothing was compiled, everything runs as pure Python", file=sys.stderr)
        return 1
    cc = compiler()
    os.chdir(ROOT)
    if made() is not None and made_by_this():
        print("fast: what was compiled is of just these sources")
        return 0
    start, seen, paths = monotonic(), digests(), sources()
    shutil.rmtree(MADE, ignore_errors=True)
    translated = build(cc, paths)
    names = [".".join(path.relative_to(HERE.parent).with_suffix("").parts) for path in paths]
    manifest = {"suffix": SUFFIX, "modules": names, "sources": seen, "tools": tools()}
    (MADE / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    tried = subprocess.run([sys.executable, "-c", TRY], env={**os.environ, PURE: ""}, check=False)
    if tried.returncode:
        shutil.rmtree(MADE)
        print("fast: what was compiled does not run, so it is gone: everything runs as pure Python", file=sys.stderr)
        return 1
    whole, first = monotonic() - start, translated - start
    print(f"Compiled {len(paths)} modules in {whole:.0f} s, {first:.0f} s of it for the translation into C.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
