"""Takes what `make fast` compiled into the wheel, which then is for this platform and Python; else it is pure."""

from __future__ import annotations

import os
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        package = Path(self.root) / "src" / "chancellery"
        compiled = run_path(str(package / "compiled.py"))  # alone: what the package needs may not be installed here
        if version == "editable" or os.environ.get(compiled["PURE"]) or compiled["made"](package) is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        folder = compiled["FOLDER"]
        for name in (compiled["MANIFEST"], compiled["LIBRARY"] + compiled["SUFFIX"]):
            build_data["force_include"][str(package / folder / name)] = f"chancellery/{folder}/{name}"
