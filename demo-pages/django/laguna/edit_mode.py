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
    'cz': {
        'edit': 'Upravit stránku',
        'leave': 'Ukončit úpravy',
        'preview': 'Náhled konceptu. Návštěvníci tuto podobu stránky zatím nevidí.',
    },
    'ro': {
        'edit': 'Editați pagina',
        'leave': 'Încheiați editarea',
        'preview': 'Previzualizarea ciornei. Vizitatorii nu văd încă această formă a paginii.',
    },
}


def may_edit(request: HttpRequest) -> bool:
    user = request.user
    return bool(user.is_staff and user.has_perm('ostrov.change_placedcomponent'))


def is_editor(part: Any) -> bool:
    return isinstance(part, PlacedComponent) and part.component == EDITOR


def is_previewed(request: HttpRequest) -> bool:
    """``?preview``: the draft as visitors are going to see it."""
    return 'preview' in request.GET and may_edit(request)


def is_edited(request: HttpRequest, parts: list[Any]) -> bool:
    """``?edit``, or an editor among the page's own components: the draft is shown, with an editor."""
    is_asked = 'edit' in request.GET or any(is_editor(part) for part in parts)
    return is_asked and may_edit(request) and not is_previewed(request)


def make_edit_link(request: HttpRequest, market: str) -> dict[str, str]:
    """The link that starts or ends editing; the rest of the URL stays."""
    query = request.GET.copy()
    query.pop('preview', None)
    is_on = query.pop('edit', None) is not None
    search = '&'.join(part for part in (query.urlencode(), '' if is_on else 'edit') if part)
    return {
        'href': request.path + (f'?{search}' if search else ''),
        'label': TEXTS[market]['leave' if is_on else 'edit'],
        'note': TEXTS[market]['preview'] if is_previewed(request) else '',
    }


def add_editor(page: Page, parts: list[Any]) -> list[Any]:
    """The parts and, unless the page has one, an editor. It is no content, so it is not stored."""
    if any(is_editor(part) for part in parts):
        return parts
    return [*parts, PlacedComponent(page=page, component=EDITOR, params={'page': PAGE_SLOT})]


def name_slot(part: Any) -> str:
    """What an editor may put something beside, by the name that the calls take for its target."""
    if not isinstance(part, PlacedComponent):
        return f'text-{part.pk}'
    return '' if part.component == EDITOR else str(part.pk)
