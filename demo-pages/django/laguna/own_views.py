"""Calls that this site answers by itself, with the misbehaviour that testers ask of the shop."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable
from urllib.parse import urlencode

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from ostrov import editing_views

from .calls import Call
from .forward import list_headers, pass_back
from .own_calls import note_call
from .shop_client import ask_shop

OWN_VIEWS: dict[str, Callable[..., HttpResponseBase]] = {
    'component-params': editing_views.show_params,
    'component-params-save': editing_views.save_params,
    'page-components': editing_views.insert,
    'page-component-move': editing_views.move,
    'page-component-delete': editing_views.remove,
}


def answer_by_ourselves(
    request: HttpRequest, call: Call, market: str, arguments: dict[str, Any]
) -> HttpResponseBase:
    """The site's own answer, or a spoiled one in its place; the call is noted as soon as it has come."""
    noted = note_call(request, call.name)
    answer = partial(OWN_VIEWS[call.name], request, market=market, **arguments)
    spoiled = ask_for_spoiling(request, call, market)
    when = spoiled.headers.get('Ostrov-Spoiled')
    if spoiled.status_code == 204 and when is None:
        spoiled.close()
        response = answer()
    else:
        if when == 'after':
            answer()
        response = spoiled
    noted['status'] = response.status_code
    return response


def ask_for_spoiling(request: HttpRequest, call: Call, market: str) -> HttpResponseBase:
    """An empty answer where the call may go well."""
    path = f'/qa/spoil/{market}/{call.name}/?{urlencode({"path": request.path})}'
    headers = {name: value for name, value in list_headers(request).items() if name != 'Content-Type'}
    return pass_back(request, partial(ask_shop, 'POST', path, headers=headers))
