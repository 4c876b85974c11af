"""Parses what the on-page editor sends. Errors are named by field, and those of params by param."""

from __future__ import annotations

import json
import re
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _

from .idempotency import ApiError
from .islands import WHEN
from .manifest import read_manifest
from .param_values import is_number
from .params import REFUSED_NAMES, find_issues

_NAME = re.compile(r'[A-Za-z][A-Za-z0-9_-]{0,63}')
_COMPONENT = re.compile(r'[a-z][a-z0-9]*(?:-[a-z0-9]+)*')


def read_body(request: HttpRequest) -> dict[str, Any]:
    """The JSON object of a write; anything else is the error that Django REST framework would send."""
    if request.content_type != 'application/json':
        raise ApiError(415, {'detail': f'Unsupported media type "{request.content_type}" in request.'})
    try:
        body = json.loads(request.body)
    except (ValueError, RecursionError):
        # The parser's own message would repeat a piece of what was sent.
        raise ApiError(
            400, {'detail': 'JSON parse error - Expecting value: line 1 column 1 (char 0)'}
        ) from None
    if not isinstance(body, dict):
        kind = type(body).__name__
        raise ApiError(400, {'non_field_errors': [f'Invalid data. Expected a dictionary, but got {kind}.']})
    return body


def read_save(body: dict[str, Any], component: str) -> dict[str, Any]:
    return {**read_version(body), **_read_settings(body, component)}


def read_version(body: dict[str, Any]) -> dict[str, Any]:
    version = body.get('version')
    if isinstance(version, bool) or not isinstance(version, int):
        raise ApiError(400, {'version': [_say_missing_or_wrong(body, 'version')]})
    return {'version': version}


def read_step(body: dict[str, Any]) -> dict[str, Any]:
    if body.get('action') not in ('undo', 'redo', 'discard'):
        raise ApiError(400, {'action': [_say_missing_or_wrong(body, 'action')]})
    return {**read_version(body), 'action': body['action']}


def read_insert(body: dict[str, Any]) -> dict[str, Any]:
    component = body.get('component')
    if not isinstance(component, str) or not _COMPONENT.fullmatch(component):
        raise ApiError(400, {'component': [_say_missing_or_wrong(body, 'component')]})
    return {'component': component, **read_place(body), **_read_settings(body, component)}


def read_place(body: dict[str, Any]) -> dict[str, Any]:
    if body.get('position') not in ('before', 'after', 'end'):
        raise ApiError(400, {'position': [_say_missing_or_wrong(body, 'position')]})
    return {'position': body['position'], 'target': body.get('target')}


def _read_settings(body: dict[str, Any], component: str) -> dict[str, Any]:
    params = _read_param_list(body)
    when = body.get('when')
    if when is not None and not (isinstance(when, str) and WHEN.fullmatch(when)):
        raise ApiError(400, {'when': [_('There is no such moment to wake.')]})
    _check_params(params, component)
    return {'params': params, 'when': when or ''}


def _read_param_list(body: dict[str, Any]) -> dict[str, Any]:
    given = body.get('params')
    if not isinstance(given, list):
        raise ApiError(400, {'params': [_say_missing_or_wrong(body, 'params')]})
    params: dict[str, Any] = {}
    for entry in given:
        name = entry.get('name') if isinstance(entry, dict) else None
        if not isinstance(name, str) or 'value' not in entry or name in params:
            raise ApiError(400, {'params': [_say_wrong()]})
        if not _NAME.fullmatch(name) or name in REFUSED_NAMES:
            raise ApiError(400, {'params': {name[:64]: [_('A param can’t have such a name.')]}})
        if not (
            entry['value'] is None or isinstance(entry['value'], (str, bool)) or is_number(entry['value'])
        ):
            raise ApiError(400, {'params': {name: [_say_wrong()]}})
        params[name] = entry['value']
    return {name: value for name, value in params.items() if value is not None}


def _check_params(params: dict[str, Any], component: str) -> None:
    """Refuses what the component would refuse on the page; without a manifest nothing is known of it."""
    manifest = read_manifest()
    widget = manifest.widgets.get(component) if manifest else None
    wrong = [issue for issue in find_issues(widget['params'], params) if issue.is_fatal] if widget else []
    if wrong:
        errors = {i.param: [_say_required() if i.found == 'nothing' else _say_wrong()] for i in wrong}
        raise ApiError(400, {'params': errors})


def _say_missing_or_wrong(body: dict[str, Any], field: str) -> str:
    return _say_wrong() if field in body else _say_required()


def _say_required() -> str:
    return _('This field is required.')


def _say_wrong() -> str:
    return _('The param does not take this value.')
