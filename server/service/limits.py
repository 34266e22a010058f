"""How much one sender may ask for: token buckets, with time as an argument."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil

from server.service.errors import Refused, TooMany


def refuse_for(seconds: float) -> None:
    """Raise Refused(TooMany) when there are seconds to wait."""
    if seconds:
        raise Refused(TooMany(ms=ceil(seconds * 1000)))


class Bucket:
    """Holds up to `size` tokens and regains `rate` a second."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._left = size
        self._then = now

    def wait(self, now: float) -> float:
        """Return the seconds until there is a token to take: 0 when there is one."""
        self._left = min(self._size, self._left + (now - self._then) * self._rate)
        self._then = now
        return max(0.0, (1 - self._left) / self._rate)

    def take(self, now: float) -> float:
        """Take a token and return 0, or take none and return the seconds until there is one."""
        wait = self.wait(now)
        if not wait:
            self._left -= 1
        return wait


class Buckets:
    """A bucket for each of many senders; the longest idle are forgotten beyond `most`."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, sender: str, now: float) -> float:
        """As `Bucket.wait`, for the sender's own."""
        bucket = self._buckets.get(sender)
        return bucket.wait(now) if bucket else 0.0

    def take(self, sender: str, now: float) -> float:
        """As `Bucket.take`, from the sender's own."""
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = Bucket(self._size, self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(sender)
        return bucket.take(now)
