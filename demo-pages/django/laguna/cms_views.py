"""The pages that editors compose, with the parts that depend on the requested URL."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.html import format_html

from ostrov.drafts import draft_parts, read_draft
from ostrov.models import Page, PlacedComponent

from .edit_mode import (
    PAGE_SLOT,
    add_editor,
    is_edited,
    is_editor,
    is_previewed,
    make_edit_link,
    may_edit,
    name_slot,
)
from .fragments import fill_fragments
from .markets import SITES
from .pages import render_page
from .shop_client import read_shop_json

#: Placeholder in a page's path and params for the token of the buy-back that is shown.
TOKEN_SLOT = '{token}'
#: Components that show the markup in their placeholder, so nothing may wrap it.
KEEPS_CONTENT = frozenset(['tabs'])


def show_page(request: HttpRequest, market: str, path: str = '') -> HttpResponse:
    return _respond(request, _find_page(market, f'/{market}/{path}'))


def show_review(request: HttpRequest, market: str, token: str) -> HttpResponse:
    """The page of one submitted buy-back, for whoever has its token."""
    site = SITES[market]
    page = _find_page(market, f'{site.review}{TOKEN_SLOT}/')
    if read_shop_json(f'{site.buyback}api/buyouts/{token}/') is None:
        raise Http404
    response = _respond(request, page, token=token, is_storable=False)
    response['X-Robots-Tag'] = 'noindex'
    return response


def _find_page(market: str, path: str) -> Page:
    page = (
        Page.objects.prefetch_related('blocks', 'components__page').filter(market=market, path=path).first()
    )
    if page is None:
        raise Http404
    return page


def _respond(request: HttpRequest, page: Page, *, token: str = '', is_storable: bool = True) -> HttpResponse:
    parts = page.list_parts()
    editing, previewing = is_edited(request, parts), is_previewed(request)
    if editing or previewing:
        parts = draft_parts(read_draft(page))
    if editing:
        parts = add_editor(page, parts)
    elif previewing:
        parts = [part for part in parts if not is_editor(part)]
    values = {TOKEN_SLOT: token, PAGE_SLOT: str(page.pk)} if token else {PAGE_SLOT: str(page.pk)}
    return render_page(
        request,
        'cms-page',
        title=page.title,
        is_storable=is_storable and not (editing or previewing),
        page=page,
        is_home=page.path == SITES[page.market].home,
        parts=[{**_make_part(request, page.market, part, values), 'slot': name_slot(part)} for part in parts],
        is_edited=editing,
        edit_link=make_edit_link(request, page.market) if may_edit(request) else None,
        # An editor at work is not tracked as a visitor.
        config={'consent': 'refused'} if editing or previewing else {},
    )


def _make_part(request: HttpRequest, market: str, part: Any, values: dict[str, str]) -> dict[str, Any]:
    if not isinstance(part, PlacedComponent):
        return {'html': fill_fragments(request, market, part.html)}
    part.params = {name: values.get(str(value), value) for name, value in part.params.items()}
    markup = fill_fragments(request, market, part.fallback)
    if markup and part.component not in KEEPS_CONTENT:
        markup = format_html('<div class="shop-fallback">{}</div>', markup)
    return {'component': part, 'fallback': markup}
