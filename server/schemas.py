"""Writes the schemas of everything that crosses the wire, from which the browser's types are made.

`python -m server.schemas` prints one JSON object: each generated file below web/src, with its
JSON Schema and the constants it exports. A property of the schema that is null in Python is
absent on the wire, and so it is optional here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from pydantic import TypeAdapter

from server import wire
from server.api.addresses import Addresses
from server.api.friends import Friend, FriendsStandings
from server.api.history import MatchList
from server.api.lobby import Changes, Created, GameInfo, TableCard
from server.api.matches import CheckResult, Log, Match
from server.api.puzzles import Puzzles
from server.api.session import Recovery, Session
from server.games import GAMES, AnyGame
from server.games.game import Json
from server.service.errors import TableRefusal

Vocabulary: TypeAlias = dict[str, tuple[TypeAdapter[Any], Literal["serialization", "validation"]]]
"""The types one file declares. `validation` leaves fields with a default optional."""


def main() -> None:
    json.dump(files(), sys.stdout, indent=1)


def files() -> Json:
    """Return every generated file, by its path below web/src."""
    house = {"net/wire.gen.ts": _wire(), "net/rest.gen.ts": _rest()}
    return house | _games()


def _wire() -> Json:
    schema = _schema(
        "Wire",
        {
            "FromClient": (wire.from_client, "serialization"),
            "FromServer": (wire.from_server, "serialization"),
            "CloseCode": (TypeAdapter(wire.CloseCode), "serialization"),
            "TableRefusal": (TypeAdapter(TableRefusal), "serialization"),
        },
    )
    return {
        "schema": schema,
        "constants": {
            "PROTOCOL": wire.PROTOCOL,
            "MAX_TEXT": wire.MAX_TEXT,
            "EMOTES": [emote.value for emote in wire.Emote],
            "REFUSAL_CODES": _codes(schema, "TableRefusal"),
        },
    }


def _rest() -> Json:
    models = (
        Session,
        GameInfo,
        TableCard,
        Created,
        Changes,
        Addresses,
        Puzzles,
        Match,
        Log,
        MatchList,
        Recovery,
        Friend,
        FriendsStandings,
    )
    vocabulary: Vocabulary = {
        model.__name__: (TypeAdapter(model), "serialization") for model in models
    }
    vocabulary["CheckResult"] = (TypeAdapter(CheckResult), "serialization")
    return {"schema": _schema("Rest", vocabulary), "constants": {}}


def _games() -> Json:
    """Return the files of all games; those that speak one vocabulary share one file."""
    speakers: dict[type[AnyGame], list[type[AnyGame]]] = {}
    for game in GAMES.values():
        speakers.setdefault(_declaring(game), []).append(game)
    return {_path(kind): _game(kind, games) for kind, games in speakers.items()}


def _declaring(game: type[AnyGame]) -> type[AnyGame]:
    """Return the class that declares what a game's messages are: itself, or one it inherits."""
    return next(kind for kind in game.__mro__ if "commands" in vars(kind))


def _game(kind: type[AnyGame], games: Sequence[type[AnyGame]]) -> Json:
    name = kind.__name__
    vocabulary: Vocabulary = {
        f"{name}Command": (kind.commands, "serialization"),
        f"{name}Event": (kind.events, "serialization"),
        f"{name}View": (kind.views, "validation"),
        f"{name}Refusal": (kind.refusals, "serialization"),
    }
    for game in games:
        vocabulary[f"{game.__name__}Options"] = (TypeAdapter(game.Options), "serialization")
        vocabulary[f"{game.__name__}Choice"] = (TypeAdapter(game.Choice), "serialization")
    schema = _schema(f"{name}Messages", vocabulary)
    return {"schema": schema, "constants": {"REFUSAL_CODES": _codes(schema, f"{name}Refusal")}}


def _path(kind: type[AnyGame]) -> str:
    """Return where the types of a vocabulary live: the folders of its module, under games/."""
    folders = kind.__module__.split(".")[1:-1]
    return "/".join([*folders, "messages.gen.ts"])


def _schema(title: str, vocabulary: Vocabulary) -> Json:
    """Return one schema that defines every type of the vocabulary under its own name."""
    inputs = [(name, mode, adapter) for name, (adapter, mode) in vocabulary.items()]
    types, definitions = TypeAdapter.json_schemas(inputs)
    defs = definitions.get("$defs", {})
    for (name, _), schema in types.items():
        if name not in defs:
            defs[name] = schema
    return {
        "title": title,
        "type": "object",
        "additionalProperties": False,
        "required": list(vocabulary),
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in vocabulary},
        "$defs": {name: _without_null(schema) for name, schema in defs.items()},
    }


def _without_null(schema: Any) -> Any:
    """Return the schema with nullable properties made optional, and without inner titles."""
    if isinstance(schema, list):
        return [_without_null(item) for item in schema]
    if not isinstance(schema, dict):
        return schema

    plain = {key: _without_null(value) for key, value in schema.items() if key != "title"}
    if isinstance(properties := schema.get("properties"), dict):
        plain["properties"] = {name: _without_null(value) for name, value in properties.items()}
        nullable = {name for name, value in properties.items() if _is_nullable(value)}
        plain["required"] = [name for name in schema.get("required", []) if name not in nullable]
    if _is_nullable(schema):
        choices = [choice for choice in plain.pop("anyOf") if choice != {"type": "null"}]
        plain.pop("default", None)
        plain |= choices[0] if len(choices) == 1 else {"anyOf": choices}
    return plain


def _is_nullable(schema: Any) -> bool:
    return isinstance(schema, dict) and {"type": "null"} in schema.get("anyOf", [])


def _codes(schema: Json, union: str) -> list[str]:
    """Return the code of every refusal in a union, in order."""
    defs = schema["$defs"]
    if union not in defs:
        return []
    members = defs[union].get("oneOf", [defs[union]])
    resolved = [
        defs[member["$ref"].rpartition("/")[2]] if "$ref" in member else member
        for member in members
    ]
    return [member["properties"]["code"]["const"] for member in resolved]


if __name__ == "__main__":
    main()
