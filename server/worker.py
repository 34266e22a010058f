"""A worker process: it is sent functions with their arguments, and answers what they come to.

`python -m server.worker` is started by server/service/workers.py and knows nothing of the server:
it imports what it is sent, and nothing more. Both ways go pickles, each after its length (u32). It
gives way to everyone else on the machine, and is gone as soon as nobody holds the other end.
"""

from __future__ import annotations

import os
import pickle
import sys
import time
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import Any, BinaryIO, NamedTuple

LENGTH = Struct("<I")

NICE = 10
"""By how much it gives way."""


class Answer(NamedTuple):
    """What a function came to, or how it failed."""

    value: Any = None
    failure: str | None = None


def answer_in(
    seconds: float, answer: Callable[[Any, Any, Callable[[], bool]], Any], view: Any, seat: Any
) -> Any:
    """Let an adviser answer, who may ask whether that many seconds are over."""
    end = time.monotonic() + seconds
    return answer(view, seat, lambda: time.monotonic() >= end)


def main() -> None:
    asked, told = _own_pipes()
    os.nice(NICE)
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(asked, requests), daemon=True).start()
    while True:
        answer = _packed(_answer(requests.get()))
        told.write(LENGTH.pack(len(answer)) + answer)
        told.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the ways in and out; what anything prints goes to the log from now on."""
    told = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, told


def _read(asked: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    """Take in what is asked, and end the process with whoever asks, also in mid-thought."""
    while len(length := asked.read(LENGTH.size)) == LENGTH.size:
        requests.put(asked.read(*LENGTH.unpack(length)))
    os._exit(0)


def _answer(request: bytes) -> Answer:
    try:
        function, arguments = pickle.loads(request)
        return Answer(function(*arguments))
    except Exception:
        return Answer(failure=traceback.format_exc())


def _packed(answer: Answer) -> bytes:
    """Return the answer as a tuple that both sides know: there this module has another name."""
    try:
        return pickle.dumps(tuple(answer))
    except Exception:
        return pickle.dumps((None, traceback.format_exc()))


if __name__ == "__main__":
    main()
