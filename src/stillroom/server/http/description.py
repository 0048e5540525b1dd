"""How the API describes itself: one OpenAPI document, at ``/api/openapi.json``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import Method

from stillroom.server.http.guards import cookies
from stillroom.server.wire import base, people, tables
from stillroom.server.wire.base import Wire

WIRE = (base, people, tables)
"""The modules with the types of requests and answers."""
TAGS = {
    "People": "Who somebody is, without an account.",
    "Tables": "Opening a table, sitting down, starting, and what remains afterwards.",
    "Words": "Messages, in the language of the reader.",
    "Health": "For whoever runs the server.",
}


class Description(JsonRenderPlugin):
    """The document in JSON, with the types of the wire exactly as msgspec reads and writes them.

    Litestar's own account of them leaves out some limits, and that unknown fields are refused.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        components = {**openapi_schema["components"], "schemas": types_of_the_wire()}
        return self.render_json(request, {**openapi_schema, "components": components})


@cache
def types_of_the_wire() -> dict[str, Any]:
    """The JSON schemas of all types of requests and answers, by name."""
    types = [
        type_
        for module in WIRE
        for type_ in vars(module).values()
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct) and type_ is not Wire
    ]
    _, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return schemas


def description() -> OpenAPIConfig:
    """What the document says, and that there is no other page about the API."""
    return OpenAPIConfig(
        title="Stillroom",
        version=version("stillroom"),
        summary="A digital table for potion games.",
        description="Come as a guest, open a table or sit down at one, play on its socket at"
        " `/api/tables/{table}/live`. Whatever is refused is told as a `Refusal`.",
        path="/api/openapi.json",
        render_plugins=[Description(path="/")],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        components=Components(
            security_schemes={
                "person": SecurityScheme(
                    type="apiKey",
                    name=cookies.NAME,
                    security_scheme_in="cookie",
                    description="The cookie that somebody gets who comes as a guest.",
                ),
                "page": SecurityScheme(
                    type="http",
                    scheme="bearer",
                    description="The token that a page is told whose browser keeps no cookies.",
                ),
            }
        ),
        tags=[Tag(name, about) for name, about in TAGS.items()],
    )


def _operation_id(handler: HTTPRouteHandler, _: Method, __: object) -> str:
    """An operation is called as its handler is."""
    return handler.handler_name.rpartition(".")[2]
