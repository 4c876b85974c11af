"""The calls of the ``component-params`` island, in the shapes of Django REST framework.

Each takes the market of its path, so that a URL of one market can't reach into another. Django's own middleware
checks the CSRF token of the writes.
"""

from __future__ import annotations

from typing import Any, Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext as _

from .draft_changes import describe_draft
from .drafts import draft_parts, read_draft
from .editing import (
    describe_component,
    insert_component,
    move_component,
    publish_draft,
    remove_component,
    save_component,
    step_draft,
)
from .editing_forms import read_body, read_insert, read_place, read_save, read_step, read_version
from .idempotency import ApiError, ApiResponse, run_once
from .models import Page, PlacedComponent

Change = Callable[[dict[str, Any]], ApiResponse]


def find_refusal(user: Any, permission: str) -> HttpResponse | None:
    """Django REST framework answers 403 to whoever is not signed in, too."""
    if not user.is_authenticated:
        return JsonResponse({'detail': _('Authentication credentials were not provided.')}, status=403)
    if not (user.is_staff and user.has_perm(permission)):
        return JsonResponse({'detail': _('You do not have permission to perform this action.')}, status=403)
    return None


def show_params(request: HttpRequest, market: str, pk: str) -> HttpResponse:
    """``component-params``"""
    refusal = find_refusal(request.user, 'ostrov.change_placedcomponent')
    if refusal:
        return refusal
    try:
        return _respond(ApiResponse(200, describe_component(_find_placed(market, pk))))
    except ApiError as error:
        return _respond(error.response)


def save_params(request: HttpRequest, market: str, pk: str) -> HttpResponse:
    """``component-params-save``"""

    def change(body: dict[str, Any]) -> ApiResponse:
        placed = _find_placed(market, pk)
        return save_component(placed, read_save(body, placed.component), request.user)

    return _change(request, 'ostrov.change_placedcomponent', change)


def insert(request: HttpRequest, market: str, page: str) -> HttpResponse:
    """``page-components``"""

    def change(body: dict[str, Any]) -> ApiResponse:
        return insert_component(_find_page(market, page), read_insert(body), request.user)

    return _change(request, 'ostrov.add_placedcomponent', change)


def move(request: HttpRequest, market: str, page: str, pk: str) -> HttpResponse:
    """``page-component-move``"""

    def change(body: dict[str, Any]) -> ApiResponse:
        return move_component(_find_on_page(market, page, pk), read_place(body), request.user)

    return _change(request, 'ostrov.change_placedcomponent', change)


def remove(request: HttpRequest, market: str, page: str, pk: str) -> HttpResponse:
    """``page-component-delete``"""

    def change(body: dict[str, Any]) -> ApiResponse:
        return remove_component(_find_on_page(market, page, pk), request.user)

    return _change(request, 'ostrov.delete_placedcomponent', change)


def show_draft(request: HttpRequest, market: str, page: str) -> HttpResponse:
    """``page-draft``"""
    refusal = find_refusal(request.user, 'ostrov.change_placedcomponent')
    if refusal:
        return refusal
    try:
        return _respond(ApiResponse(200, describe_draft(read_draft(_find_page(market, page)))))
    except ApiError as error:
        return _respond(error.response)


def step_through_draft(request: HttpRequest, market: str, page: str) -> HttpResponse:
    """``page-draft-step``"""

    def change(body: dict[str, Any]) -> ApiResponse:
        return step_draft(_find_page(market, page), read_step(body), request.user)

    return _change(request, 'ostrov.change_placedcomponent', change)


def publish_page(request: HttpRequest, market: str, page: str) -> HttpResponse:
    """``page-draft-publish``"""

    def change(body: dict[str, Any]) -> ApiResponse:
        return publish_draft(_find_page(market, page), read_version(body), request.user)

    return _change(request, 'ostrov.change_placedcomponent', change)


def _change(request: HttpRequest, permission: str, change: Change) -> HttpResponse:
    """A change by a member of staff, at most once per Idempotency-Key."""
    refusal = find_refusal(request.user, permission)
    if refusal:
        return refusal
    try:
        body = read_body(request)
        route = f'{request.method} {request.path}'[:200]
        key = request.headers.get('Idempotency-Key')
        return _respond(run_once(route, key, request.body, lambda: change(body)))
    except ApiError as error:
        return _respond(error.response)


def _respond(made: ApiResponse) -> HttpResponse:
    if made.body is None:
        response = HttpResponse(status=made.status)
        del response['Content-Type']
    else:
        response = JsonResponse(made.body, status=made.status)
    response['Cache-Control'] = 'no-store'
    return response


def _find_placed(market: str, pk: str) -> PlacedComponent:
    """As the draft of its page has it."""
    placed = _find(PlacedComponent.objects.filter(page__market=market), pk)
    for part in draft_parts(read_draft(placed.page)):
        if isinstance(part, PlacedComponent) and part.pk == placed.pk:
            return part
    raise ApiError(404, {'detail': _('Not found.')})


def _find_page(market: str, pk: str) -> Page:
    return _find(Page.objects.filter(market=market), pk)


def _find_on_page(market: str, page: str, pk: str) -> PlacedComponent:
    """Also one that was taken off: it may be put back."""
    return _find(PlacedComponent.objects.filter(page=_find_page(market, page)), pk)


def _find(rows: Any, pk: str) -> Any:
    row = rows.filter(pk=int(pk)).first() if pk.isascii() and pk.isdigit() and len(pk) < 10 else None
    if row is None:
        raise ApiError(404, {'detail': _('Not found.')})
    return row
