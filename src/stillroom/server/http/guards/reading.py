"""How the body of a request is read: strictly, as the very type that its handler takes."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from stillroom.server.errors import BAD_REQUEST, RefusedRequest

MOST_BYTES = 64 * 1024
"""The largest body of a request."""


class StrictRequest(Request[Any, Any, State]):
    """A request in whose body a number is no text, and an unknown field is an error.

    Litestar would read the body as anything and then convert it, which takes the text "7" for the
    number 7.
    """

    async def body(self) -> bytes:
        """The whole body."""
        try:
            return await super().body()
        except InternalServerException:
            # Whoever sent half a body is gone; that is no failure of ours.
            raise RefusedRequest(BAD_REQUEST, "refused-unreadable") from None

    async def json(self) -> Any:  # noqa: ANN401  # of the type that the handler takes
        """The body as the type of the handler's data."""
        field = self.route_handler.parsed_data_field
        assert field is not None, "only a handler that takes data reads a body"
        return _decoder(field.annotation).decode(await self.body())


@cache
def _decoder(annotation: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401
    return msgspec.json.Decoder(annotation)
