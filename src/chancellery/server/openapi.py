"""`python -m chancellery.server.openapi` prints the schema of the API, with the messages of live tables."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI

from chancellery.server.live_models import CLIENT, SERVER
from chancellery.table.encode import table_types
from chancellery.table.scene import Scene

_REF = "#/components/schemas/{model}"


class Api(FastAPI):
    """FastAPI, except that its schema also has what goes over a WebSocket: OpenAPI has no other place for it."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            found = super().openapi()
            _add_messages(found["components"]["schemas"])
            self.openapi_schema = found
        return self.openapi_schema


def _add_messages(components: dict[str, Any]) -> None:
    client = CLIENT.json_schema(ref_template=_REF, mode="validation")
    server = SERVER.json_schema(ref_template=_REF, mode="serialization")
    for name, made in (("ClientMessage", client), ("ServerMessage", server)):
        for inner, definition in made.pop("$defs").items():
            components.setdefault(inner, definition)
        components[name] = made
    _complete(components)


def _complete(components: dict[str, Any]) -> None:
    """A scene has all its parts; of one that changed those are sent that differ. In a part, what equals its default is
    left out: it may be missing, but it is never null."""
    scene = components["Scene"]
    for type in table_types() - {Scene}:
        made = components.get(type.__name__, {})
        for name, field in made.get("properties", {}).items():
            if name not in made.get("required", ()):
                _never_null(field)
    for field in scene["properties"].values():
        field.pop("default", None)
    components["SceneParts"] = {**scene, "title": "SceneParts", "required": []}
    components["ChangesNews"]["properties"]["parts"] = {"$ref": _REF.format(model="SceneParts")}
    scene["required"] = list(scene["properties"])


def _never_null(field: dict[str, Any]) -> None:
    field.pop("default", None)
    kinds = [kind for kind in field.pop("anyOf", ()) if kind != {"type": "null"}]
    field.update(kinds[0] if len(kinds) == 1 else {"anyOf": kinds} if kinds else {})


def main() -> None:
    from chancellery.server.app import create_app
    from chancellery.server.settings import Settings

    print(json.dumps(create_app(Settings(store="unused.sqlite")).openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
