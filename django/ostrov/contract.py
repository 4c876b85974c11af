"""Reads the calls of the islands from the ``openapi.json`` of the build, for a site to make its URLs of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from django.core.exceptions import ImproperlyConfigured


class Call(NamedTuple):
    #: The route name by which islands know it.
    name: str
    method: str
    #: The path behind the market's prefix, with its arguments in braces.
    path: str
    args: tuple[str, ...]
    #: Who may make it: anyone, signed-in or staff.
    access: str


def read_contract(path: Path) -> list[Call]:
    try:
        paths = json.loads(path.read_text('utf-8'))['paths']
    except FileNotFoundError:
        raise ImproperlyConfigured(f'There is no contract at {path}. Build the islands.') from None
    return [
        _read_operation(call_path, method, operation)
        for call_path, operations in paths.items()
        for method, operation in operations.items()
    ]


def _read_operation(path: str, method: str, operation: dict[str, Any]) -> Call:
    # What many calls share, such as the CSRF token, is a reference and no argument.
    args = (one['name'] for one in operation.get('parameters', []) if one.get('in') == 'path')
    return Call(operation['operationId'], method.upper(), path, tuple(args), _read_access(operation))


def _read_access(operation: dict[str, Any]) -> str:
    """OpenAPI 3.1 names the roles that a call is for in its security; without security it is for anyone."""
    security = operation.get('security')
    if not security:
        return 'anyone'
    return 'staff' if any('staff' in roles for roles in security[0].values()) else 'signed-in'
