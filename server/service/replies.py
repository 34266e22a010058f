"""What whoever asked something of a table hears: that it is done, or why it is not."""

from __future__ import annotations

from server.games.game import Refusal
from server.service.errors import Busy, Failed, Refused
from server.service.inbox import Asked, Item, Joined, Sent
from server.service.presence import Connection
from server.wire import CloseCode, Command, FromClient, Rejected, encoded


def reply(item: Item, refusal: Refusal | None) -> None:
    """Tell the asker that it is done, or refused."""
    match item:
        case Asked(answer=answer) if not answer.done():
            if refusal is None:
                answer.set_result(None)
            else:
                answer.set_exception(Refused(refusal))
        case Sent(connection, message) if refusal is not None:
            reject(connection, message, refusal)
        case Joined(connection) if refusal is not None:
            connection.outbox.post(encoded(Rejected.of(refusal)))
            failed = isinstance(refusal, Failed)
            connection.outbox.close(CloseCode.RESTARTING if failed else CloseCode.NOT_ALLOWED)


def reject(connection: Connection, message: FromClient, refusal: Refusal) -> None:
    ref = message.ref if isinstance(message, Command) else None
    connection.outbox.post(encoded(Rejected.of(refusal, ref)))


def dismiss(item: Item, code: CloseCode) -> None:
    """Tell the asker that the table is put away, if there is anything to tell."""
    match item:
        case Joined(connection):
            connection.outbox.close(code)
        case Asked(answer=answer) if not answer.done():
            answer.set_exception(Refused(Busy()))
