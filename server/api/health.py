"""Whether the server is up, for whatever watches over it."""

from __future__ import annotations

from fastapi import APIRouter, Response

from server.api.deps import ServicesDep

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


@router.get("/readyz")
async def ready(services: ServicesDep, response: Response) -> dict[str, str]:
    """The process can play: its database answers."""
    if await services.database.answers():
        return {"status": "ready"}
    response.status_code = 503
    return {"status": "waiting"}
