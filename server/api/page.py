"""The browser's client: one page for every address, and the files it is made of."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from server.api import errors
from server.api.deps import Services, ServicesDep
from server.api.preview import (
    Preview,
    Words,
    invitation,
    puzzles,
    replay,
    tags,
    welcome,
    words_for,
)
from server.service.errors import NotFound, Refused
from server.store.journal import JournalFailed

PAGE = "index.html"

DAY = 86_400
YEAR = 365 * DAY

READ = ["GET", "HEAD"]


def serve_client(app: FastAPI, folder: Path) -> None:
    """Serve the client that was built into a folder."""
    _serve_files(app, folder)

    @app.api_route("/", methods=READ, include_in_schema=False)
    @app.api_route("/history", methods=READ, include_in_schema=False)
    @app.api_route("/standings", methods=READ, include_in_schema=False)
    async def home(request: Request, services: ServicesDep) -> Response:
        preview = welcome(_words(request))
        return await _page(folder, tags(preview, services.address(request)))

    @app.api_route("/puzzles", methods=READ, include_in_schema=False)
    async def for_one(request: Request, services: ServicesDep) -> Response:
        preview = puzzles(_words(request))
        return await _page(folder, tags(preview, services.address(request)))

    @app.api_route("/t/{code}", methods=READ, include_in_schema=False)
    async def table(code: str, request: Request, services: ServicesDep) -> Response:
        preview = await _of_table(request, services, code)
        return await _private(folder, tags(preview, services.address(request)))

    @app.api_route("/m/{id}", methods=READ, include_in_schema=False)
    async def match(id: str, request: Request, services: ServicesDep) -> Response:
        preview = await _of_match(request, services, id)
        return await _private(folder, tags(preview, services.address(request)))

    @app.exception_handler(404)
    async def nowhere(request: Request, _: Exception) -> Response:
        """Whoever reads pages gets one, which says so in their language."""
        reads_pages = "text/html" in request.headers.get("accept", "")
        return await _page(folder, status=404) if reads_pages else errors.answer(NotFound())


# --- the page -----------------------------------------------------------------------------


async def _page(folder: Path, head: str = "", status: int = 200) -> Response:
    page = await asyncio.to_thread((folder / PAGE).read_text)
    return HTMLResponse(
        page.replace("</head>", f"{head}</head>", 1),
        status,
        headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"},
    )


async def _private(folder: Path, head: str) -> Response:
    """Return a page that is for those who were given its link, and for no list of pages."""
    page = await _page(folder, head)
    page.headers["X-Robots-Tag"] = "noindex"
    return page


def _words(request: Request) -> Words:
    return words_for(request.headers.get("accept-language", ""))


async def _of_table(request: Request, services: Services, code: str) -> Preview:
    """Return what a table's link shows; that of the home page where nothing can be told."""
    words = _words(request)
    try:
        record = await services.record(request, code)
    except (Refused, JournalFailed):
        return welcome(words)
    game = services.games.get(record.game)
    return invitation(record, game, words) if game else welcome(words)


async def _of_match(request: Request, services: Services, id: str) -> Preview:
    """Return what a match's link shows; that of the home page where nothing can be told."""
    words = _words(request)
    try:
        record = await services.match(request, id)
    except (Refused, JournalFailed):
        return welcome(words)
    game = services.games.get(record.game)
    return replay(record, game, words) if game else welcome(words)


# --- its files ----------------------------------------------------------------------------


class _Files(StaticFiles):
    """Files that a browser may keep for a while."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._keep = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = f"public, max-age={self._keep}"
        return response


def _serve_files(app: FastAPI, folder: Path) -> None:
    hashed = _Files(folder / "assets", f"{YEAR}, immutable")  # a name holds its content's hash
    app.mount("/assets", hashed)
    plain = _Files(folder, f"{DAY}")

    async def file(request: Request) -> Response:
        return await plain.get_response(request.url.path.removeprefix("/"), request.scope)

    for found in sorted(folder.iterdir()):
        if found.is_file() and found.name != PAGE:
            app.add_route(f"/{found.name}", file, methods=READ, include_in_schema=False)
