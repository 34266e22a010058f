"""Why the service says no: each its own code, typed details, a sentence, and an HTTP status."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from server.games.game import Seat
from server.service.refusal import Refused as Refused  # whoever asks for them asks here
from server.service.refusal import ServiceRefusal as ServiceRefusal
from server.service.refusal import paths as paths


class NotSignedIn(ServiceRefusal):
    status: ClassVar[int] = 401
    code: Literal["not_signed_in"] = "not_signed_in"

    @property
    def text(self) -> str:
        return "Say your name first."


class BadName(ServiceRefusal):
    status: ClassVar[int] = 422
    code: Literal["bad_name"] = "bad_name"
    longest: int

    @property
    def text(self) -> str:
        return f"A name has 1 to {self.longest} visible characters."


class UnknownTable(ServiceRefusal):
    status: ClassVar[int] = 404
    code: Literal["unknown_table"] = "unknown_table"

    @property
    def text(self) -> str:
        return "There is no table with this code."


class UnknownRecovery(ServiceRefusal):
    """Not a code that makes a device somebody's; or one that was used, or is over."""

    status: ClassVar[int] = 404
    code: Literal["unknown_recovery"] = "unknown_recovery"

    @property
    def text(self) -> str:
        return "This code is not valid, or not any more."


class UnknownGame(ServiceRefusal):
    status: ClassVar[int] = 422
    code: Literal["unknown_game"] = "unknown_game"
    game: str

    @property
    def text(self) -> str:
        return "We do not have that game."


class BadOptions(ServiceRefusal):
    """An option or a choice the game does not know."""

    status: ClassVar[int] = 422
    code: Literal["bad_options"] = "bad_options"
    fields: list[str]

    @property
    def text(self) -> str:
        return "The game does not take these options: " + ", ".join(self.fields) + "."


class UnknownBot(ServiceRefusal):
    status: ClassVar[int] = 422
    code: Literal["unknown_bot"] = "unknown_bot"
    bot: str
    levels: list[str]

    @property
    def text(self) -> str:
        return "This game has these bots: " + ", ".join(self.levels) + "."


class UnknownSeat(ServiceRefusal):
    status: ClassVar[int] = 404
    code: Literal["unknown_seat"] = "unknown_seat"
    seats: int

    @property
    def text(self) -> str:
        return f"The table has seats 0 to {self.seats - 1}."


class UnknownPlayer(ServiceRefusal):
    status: ClassVar[int] = 404
    code: Literal["unknown_player"] = "unknown_player"

    @property
    def text(self) -> str:
        return "That player is not at this table."


class TableFull(ServiceRefusal):
    code: Literal["table_full"] = "table_full"
    seats: int

    @property
    def text(self) -> str:
        return f"All {self.seats} seats are taken. You can watch."


class TableLocked(ServiceRefusal):
    status: ClassVar[int] = 403
    code: Literal["table_locked"] = "table_locked"

    @property
    def text(self) -> str:
        return "The host has locked this table."


class Kicked(ServiceRefusal):
    status: ClassVar[int] = 403
    code: Literal["kicked"] = "kicked"

    @property
    def text(self) -> str:
        return "The host has asked you to leave this table."


class SeatTaken(ServiceRefusal):
    code: Literal["seat_taken"] = "seat_taken"
    seat: Seat
    name: str

    @property
    def text(self) -> str:
        return f"{self.name} sits there."


class NotHost(ServiceRefusal):
    status: ClassVar[int] = 403
    code: Literal["not_host"] = "not_host"

    @property
    def text(self) -> str:
        return "Only the host can do that."


class NotYourSeat(ServiceRefusal):
    status: ClassVar[int] = 403
    code: Literal["not_your_seat"] = "not_your_seat"

    @property
    def text(self) -> str:
        return "That is not your seat."


class NotSeated(ServiceRefusal):
    status: ClassVar[int] = 403
    code: Literal["not_seated"] = "not_seated"

    @property
    def text(self) -> str:
        return "You are watching: take a seat first."


class NotReady(ServiceRefusal):
    """The start waits for `waiting`; the host's word is enough in `seconds`."""

    code: Literal["not_ready"] = "not_ready"
    waiting: list[str]
    seconds: int

    @property
    def text(self) -> str:
        return (
            f"Waiting for {', '.join(self.waiting)}. The host can start in {self.seconds} seconds."
        )


class WrongNumber(ServiceRefusal):
    code: Literal["wrong_number"] = "wrong_number"
    seated: int
    fewest: int
    most: int

    @property
    def text(self) -> str:
        return f"This game is for {self.fewest} to {self.most} players; {self.seated} sit here."


class MatchRunning(ServiceRefusal):
    code: Literal["match_running"] = "match_running"

    @property
    def text(self) -> str:
        return "Not while a match is being played."


class UnknownMatch(ServiceRefusal):
    status: ClassVar[int] = 404
    code: Literal["unknown_match"] = "unknown_match"

    @property
    def text(self) -> str:
        return "There is no such match."


class MatchNotOver(ServiceRefusal):
    """A match is told of once it is over; until then it is watched at its table."""

    code: Literal["match_not_over"] = "match_not_over"

    @property
    def text(self) -> str:
        return "This match is still being played."


class DayNotOver(ServiceRefusal):
    """A seed that all matches of a day share is told when nobody can begin one any more."""

    code: Literal["day_not_over"] = "day_not_over"
    day: str
    seconds: int
    """Until it is over."""

    @property
    def text(self) -> str:
        return f"The record of a match of {self.day} can be had when that day is over (UTC)."


class MatchNotRunning(ServiceRefusal):
    code: Literal["match_not_running"] = "match_not_running"

    @property
    def text(self) -> str:
        return "No match is being played."


class OtherMatch(ServiceRefusal):
    code: Literal["other_match"] = "other_match"

    @property
    def text(self) -> str:
        return "That was meant for an earlier match."


class Stale(ServiceRefusal):
    """The command's number is lower than one already answered."""

    code: Literal["stale"] = "stale"

    @property
    def text(self) -> str:
        return "A newer command of yours came first; this one was not carried out."


class NotAway(ServiceRefusal):
    """A bot may step in only for a player who has been away for a while."""

    code: Literal["not_away"] = "not_away"
    seconds: int

    @property
    def text(self) -> str:
        return f"A bot may play when they have been away for {self.seconds} seconds."


class UnknownCommand(ServiceRefusal):
    status: ClassVar[int] = 422
    code: Literal["unknown_command"] = "unknown_command"
    fields: list[str]

    @property
    def text(self) -> str:
        return "The game does not understand that command."


class Malformed(ServiceRefusal):
    status: ClassVar[int] = 422
    code: Literal["malformed"] = "malformed"
    fields: list[str]
    """What could not be understood, as paths; empty when it was not JSON at all."""

    @property
    def text(self) -> str:
        return "That message could not be understood."


class Oversized(ServiceRefusal):
    status: ClassVar[int] = 413
    code: Literal["oversized"] = "oversized"
    most: int

    @property
    def text(self) -> str:
        return f"A message has at most {self.most} bytes."


class TooMany(ServiceRefusal):
    status: ClassVar[int] = 429
    code: Literal["too_many"] = "too_many"
    ms: int

    @property
    def text(self) -> str:
        return f"Too many messages. Try again in {self.ms / 1000:.1f} seconds."


class Busy(ServiceRefusal):
    """The table cannot take more requests just now."""

    status: ClassVar[int] = 503
    code: Literal["busy"] = "busy"

    @property
    def text(self) -> str:
        return "The table is very busy. Try again in a moment."


class Failed(ServiceRefusal):
    """Something went wrong on our side; the table went back to its last record."""

    status: ClassVar[int] = 500
    code: Literal["failed"] = "failed"

    @property
    def text(self) -> str:
        return "Something went wrong on our side. Nothing was changed."


class NotFound(ServiceRefusal):
    status: ClassVar[int] = 404
    code: Literal["not_found"] = "not_found"

    @property
    def text(self) -> str:
        return "There is nothing here."


class NotAllowed(ServiceRefusal):
    """The address exists, but not for this method or this origin."""

    status: ClassVar[int] = 403
    code: Literal["not_allowed"] = "not_allowed"

    @property
    def text(self) -> str:
        return "That is not possible from here."


TableRefusal: TypeAlias = Annotated[
    NotSignedIn
    | BadName
    | UnknownTable
    | UnknownRecovery
    | UnknownGame
    | BadOptions
    | UnknownBot
    | UnknownSeat
    | UnknownPlayer
    | TableFull
    | TableLocked
    | Kicked
    | SeatTaken
    | NotHost
    | NotYourSeat
    | NotSeated
    | NotReady
    | WrongNumber
    | MatchRunning
    | UnknownMatch
    | MatchNotOver
    | DayNotOver
    | MatchNotRunning
    | OtherMatch
    | Stale
    | NotAway
    | UnknownCommand
    | Malformed
    | Oversized
    | TooMany
    | Busy
    | Failed
    | NotFound
    | NotAllowed,
    Field(discriminator="code"),
]
"""Every refusal of the service."""
