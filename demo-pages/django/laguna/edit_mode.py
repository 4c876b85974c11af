"""Editing a page in place: staff open it with ``?edit`` and find the editor's island on it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest

from ostrov.models import Page, PlacedComponent

#: The component by which staff edit the others, in the page.
EDITOR = 'component-params'
#: Stands in the params of a page's own editor for the id of the page.
PAGE_SLOT = '{page}'
TEXTS = {
    'cz': {'edit': 'Upravit stránku', 'leave': 'Ukončit úpravy'},
    'ro': {'edit': 'Editați pagina', 'leave': 'Încheiați editarea'},
}


def may_edit(request: HttpRequest) -> bool:
    user = request.user
    return bool(user.is_staff and user.has_perm('ostrov.change_placedcomponent'))


def is_edited(request: HttpRequest) -> bool:
    return 'edit' in request.GET and may_edit(request)


def make_edit_link(request: HttpRequest, market: str) -> dict[str, str]:
    """The link that starts or ends editing; the rest of the URL stays."""
    query = request.GET.copy()
    is_on = query.pop('edit', None) is not None
    search = '&'.join(part for part in (query.urlencode(), '' if is_on else 'edit') if part)
    return {
        'href': request.path + (f'?{search}' if search else ''),
        'label': TEXTS[market]['leave' if is_on else 'edit'],
    }


def add_editor(page: Page, parts: list[Any]) -> list[Any]:
    """The parts and, unless the page has one, an editor. It is no content, so it is not stored."""
    if any(isinstance(part, PlacedComponent) and part.component == EDITOR for part in parts):
        return parts
    return [*parts, PlacedComponent(page=page, component=EDITOR, params={'page': PAGE_SLOT})]


def name_slot(part: Any) -> str:
    """What an editor may put something beside, by the name that the calls take for its target."""
    if not isinstance(part, PlacedComponent):
        return f'text-{part.pk}'
    return '' if part.component == EDITOR else str(part.pk)
