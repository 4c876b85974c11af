"""Calls that this site handles itself, with the faults that testers have set at the shop."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable
from urllib.parse import urlencode

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from ostrov import editing_views
from ostrov.contract import Call

from .forward import list_headers, pass_back
from .own_calls import record_call
from .shop_client import request_shop

OWN_VIEWS: dict[str, Callable[..., HttpResponseBase]] = {
    'component-params': editing_views.show_params,
    'component-params-save': editing_views.save_params,
    'page-components': editing_views.insert,
    'page-component-move': editing_views.move,
    'page-component-delete': editing_views.remove,
    'page-draft': editing_views.show_draft,
    'page-draft-step': editing_views.step_through_draft,
    'page-draft-publish': editing_views.publish_page,
}


def respond_locally(
    request: HttpRequest, call: Call, market: str, arguments: dict[str, Any]
) -> HttpResponseBase:
    """The site's own response or a fault that a tester has set. The call is logged as soon as it arrives."""
    entry = record_call(request, call.name)
    respond = partial(OWN_VIEWS[call.name], request, market=market, **arguments)
    fault = request_fault(request, call, market)
    when = fault.headers.get('Ostrov-Spoiled')
    if fault.status_code == 204 and when is None:
        fault.close()
        response = respond()
    else:
        if when == 'after':
            respond()
        response = fault
    entry['status'] = response.status_code
    return response


def request_fault(request: HttpRequest, call: Call, market: str) -> HttpResponseBase:
    """The fault that the shop sends; an empty response where none is set."""
    path = f'/qa/spoil/{market}/{call.name}/?{urlencode({"path": request.path})}'
    headers = {name: value for name, value in list_headers(request).items() if name != 'Content-Type'}
    return pass_back(request, partial(request_shop, 'POST', path, headers=headers))
