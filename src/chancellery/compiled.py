"""Compiled modules: used where `make fast` made them of just these sources; otherwise the sources themselves run.

All of them are in one library, as they know one another's classes: one source that differs, and none is used.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Collection, Sequence
from hashlib import sha256
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
FOLDER = os.environ.get("CHANCELLERY_FAST") or "_fast"  # of the library and its manifest, beside this file
MANIFEST = "manifest.json"
LIBRARY = "chancellery__mypyc"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
READ = ("kernel", "table", "games", "bots", "locale", "rules")  # what the compiler saw: constants, too, are compiled in
PURE = "CHANCELLERY_PURE"  # a variable of the environment: the sources run in any case

mode = "pure"  # or "compiled"


def digests(here: Path = HERE) -> dict[str, str]:
    """The SHA-256 of each source that the compiler sees."""
    found = sorted(path for part in READ for path in (here / part).rglob("*.py"))
    return {path.relative_to(here).as_posix(): _digest(str(path)) for path in found}


def _digest(path: str) -> str:
    try:
        with open(path, "rb", buffering=0) as file:
            return sha256(file.read()).hexdigest()
    except FileNotFoundError:
        return ""


def made(here: Path = HERE) -> list[str] | None:
    """The modules that were compiled of just these sources by this Python; None if others were, or nothing."""
    try:
        with open(here / FOLDER / MANIFEST, encoding="utf-8") as file:
            manifest: dict[str, Any] = json.load(file)
    except FileNotFoundError:
        return None
    root, modules = str(here), manifest["modules"]
    if manifest["suffix"] != SUFFIX:
        return None
    for name, digest in manifest["sources"].items():
        if _digest(f"{root}/{name}") != digest:
            print(f"chancellery: {name} is not as it was compiled: pure Python runs; see `make fast`", file=sys.stderr)
            return None
    return list(modules)


class Compiled(MetaPathFinder, Loader):
    """Finds modules in the library and begins them."""

    def __init__(self, here: Path, modules: Collection[str]) -> None:
        self.here = here
        self.modules = frozenset(modules)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        return ModuleSpec(name, self, origin=str(self.here.parent.joinpath(*name.split(".")).with_suffix(".py")))

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """A compiled module runs while it is made: the library has a function for each."""
        from ctypes import PYFUNCTYPE, c_char_p, c_void_p, py_object, pythonapi

        pointer = pythonapi.PyCapsule_GetPointer
        pointer.argtypes, pointer.restype = (py_object, c_char_p), c_void_p
        name = f"init_{spec.name.replace('.', '___')}"
        begin = PYFUNCTYPE(py_object)(pointer(getattr(self.library(), name), f"{LIBRARY}.{name}".encode()))
        module: ModuleType = begin()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It ran when it was made."""

    def library(self) -> ModuleType:
        found = sys.modules.get(LIBRARY)
        if found is None:
            path = str(self.here / FOLDER / (LIBRARY + SUFFIX))
            spec = spec_from_file_location(LIBRARY, path, loader=ExtensionFileLoader(LIBRARY, path))
            assert spec is not None
            found = sys.modules[LIBRARY] = module_from_spec(spec)
        return found


def use() -> None:
    """Puts the compiled modules before the sources, if they are of the same."""
    global mode
    modules = None if os.environ.get(PURE) else made()
    if modules is not None:
        sys.meta_path.insert(0, Compiled(HERE, modules))
        mode = "compiled"
