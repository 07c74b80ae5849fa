"""`python -m chancellery.server.openapi` prints the schema of the API, with the messages of live tables."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI

from chancellery.server.live_models import CLIENT, SERVER

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


def main() -> None:
    from chancellery.server.app import create_app
    from chancellery.server.settings import Settings

    print(json.dumps(create_app(Settings(store="unused.sqlite")).openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
