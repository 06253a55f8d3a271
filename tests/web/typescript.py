"""The messages of the web table as TypeScript: the client's types are written from ours."""

from __future__ import annotations

from types import UnionType
from typing import get_args

import msgspec
from msgspec import inspect

HEAD = """\
// What goes over the socket and through the API, written from oyabun.web.messages: change it there,
// then `./dev golden tests/web`.

import type { Op } from "./ops.ts";
"""
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def typescript(unions: dict[str, UnionType], *more: type[msgspec.Struct]) -> str:
    """Return declarations of all structures in the unions, and of some more."""
    declared: dict[str, str] = {}
    members = {name: get_args(union) for name, union in unions.items()}
    for kind in (*(one for union in members.values() for one in union), *more):
        _declare(inspect.type_info(kind), declared)
    lines = [
        f"export type {name} =\n" + "\n".join(f"  | {one.__name__}" for one in union) + ";\n"
        for name, union in members.items()
    ]
    return "\n".join((HEAD, *declared.values(), *lines))


def _declare(struct: inspect.Type, declared: dict[str, str]) -> None:
    assert isinstance(struct, inspect.StructType)
    name = struct.cls.__name__
    if name in declared:
        return
    fields = [] if struct.tag is None else [f'  type: "{struct.tag}";']
    for field in struct.fields:
        optional = "?" if struct.forbid_unknown_fields and not field.required else ""
        fields.append(f"  {field.name}{optional}: {_type(field.type, declared)};")
    declared[name] = f"export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _type(kind: inspect.Type, declared: dict[str, str]) -> str:
    match kind:
        case inspect.StructType():
            _declare(kind, declared)
            return kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(_type(one, declared) for one in kind.types)
        case inspect.Metadata(extra_json_schema={"title": title}):
            return str(title)  # what is written elsewhere, and only passed on
        case inspect.VarTupleType() | inspect.ListType():
            return f"{_type(kind.item_type, declared)}[]"
        case _:
            return PLAIN[type(kind)]
