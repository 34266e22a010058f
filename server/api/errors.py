"""Every error leaves as {"code", "text", "details"}; none carries an exception's own words."""

from __future__ import annotations

import json

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from server.games.game import Json, Refusal
from server.service.errors import (
    Failed,
    Malformed,
    NotAllowed,
    NotFound,
    Refused,
    ServiceRefusal,
)

log = structlog.get_logger()


class RefusalResponse(JSONResponse):
    """Escapes whatever it quotes of the sender's, which may be no text that can be encoded."""

    def render(self, content: Json) -> bytes:
        return json.dumps(content, allow_nan=False).encode()


def refusal_body(refusal: Refusal) -> Json:
    """Return a refusal as clients get it."""
    return {"code": refusal.code, "text": refusal.text, "details": refusal.details}


def answer(refusal: ServiceRefusal, status: int | None = None) -> RefusalResponse:
    return RefusalResponse(refusal_body(refusal), status or refusal.status)


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    refusal = error.refusal
    status = refusal.status if isinstance(refusal, ServiceRefusal) else 409
    return RefusalResponse(refusal_body(refusal), status)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = [problem for problem in error.errors()[:8] if problem["type"] != "json_invalid"]
    fields = [".".join(str(part) for part in problem["loc"][1:]) for problem in problems]
    return answer(Malformed(fields=[field[:60] for field in fields if field]))


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer(NotFound())
    if error.status_code == 400:  # a body that cannot even be parsed
        return answer(Malformed(fields=[]))
    return answer(NotAllowed(), error.status_code)


async def _failed(request: Request, error: Exception) -> JSONResponse:
    log.error("request_failed", path=request.url.path, exc_info=error)
    return answer(Failed())


def install(app: FastAPI) -> None:
    """Answer every kind of error in our one form."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
