"""Editing a page in place: reading and saving params, adding, moving and removing components."""

from __future__ import annotations

import json
import re
from typing import Any

from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from .conf import read_fallback
from .idempotency import ApiError, ApiResponse
from .manifest import read_manifest
from .models import HtmlBlock, Page, PlacedComponent, SavedVersion

_TARGET = re.compile(r'(text-)?([0-9]{1,9})')


def describe_component(placed: PlacedComponent) -> dict[str, Any]:
    """As the contract's ``ComponentParams``: params as a list of name, value and type."""
    last = placed.versions.first()
    return {
        'component': placed.component,
        'version': placed.version,
        'params': [_describe_param(name, value) for name, value in placed.params.items()],
        'when': placed.when or None,
        'saved_by': last.saved_by if last else None,
        'saved_at': last.saved_at.isoformat() if last else None,
    }


def _describe_param(name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, bool):
        return {'name': name, 'value': value, 'type': 'boolean'}
    if isinstance(value, int):
        return {'name': name, 'value': value, 'type': 'integer'}
    if isinstance(value, (str, float)) or value is None:
        return {'name': name, 'value': value, 'type': 'decimal' if isinstance(value, float) else 'string'}
    return {'name': name, 'value': json.dumps(value, separators=(',', ':')), 'type': 'string'}


def save_component(placed: PlacedComponent, sent: dict[str, Any], user: Any) -> ApiResponse:
    """Saves the next version; a conflict where somebody else has saved since the editor opened it."""
    is_newest = PlacedComponent.objects.filter(pk=placed.pk, version=sent['version']).update(
        params=sent['params'], when=sent['when'], version=F('version') + 1
    )
    if not is_newest:
        raise ApiError(409, {'detail': _('Somebody else has saved the component meanwhile.')})
    placed.refresh_from_db()
    _keep_version(placed, user)
    return ApiResponse(200, describe_component(placed))


def record_version(placed: PlacedComponent, user: Any, *, is_new: bool) -> None:
    """Records a save made elsewhere, such as in the admin."""
    if not is_new:
        PlacedComponent.objects.filter(pk=placed.pk).update(version=F('version') + 1)
        placed.refresh_from_db(fields=['version'])
    _keep_version(placed, user)


def _keep_version(placed: PlacedComponent, user: Any) -> None:
    SavedVersion.objects.create(
        component=placed,
        version=placed.version,
        params=placed.params,
        when=placed.when,
        saved_by=(user.get_full_name() or user.get_username())[:200],
    )


def insert_component(page: Page, sent: dict[str, Any]) -> ApiResponse:
    manifest = read_manifest()
    if manifest is not None and sent['component'] not in manifest.widgets:
        raise ApiError(400, {'component': [_('There is no component of this name.')]})
    placed = PlacedComponent.objects.create(
        page=page,
        position=_make_room(page, sent),
        component=sent['component'],
        params=sent['params'],
        when=sent['when'],
        fallback=read_fallback(page.market),
    )
    return ApiResponse(201, {'pk': placed.pk, 'version': placed.version})


def move_component(placed: PlacedComponent, place: dict[str, Any]) -> ApiResponse:
    """Moves it within its page; one that was removed is put back by this."""
    at = _make_room(placed.page, place)
    PlacedComponent.objects.filter(pk=placed.pk).update(position=at, deleted_at=None)
    return ApiResponse(200, {'pk': placed.pk, 'version': placed.version})


def remove_component(placed: PlacedComponent) -> ApiResponse:
    PlacedComponent.objects.filter(pk=placed.pk).update(deleted_at=timezone.now())
    return ApiResponse(204)


def _make_room(page: Page, place: dict[str, Any]) -> int:
    """The position that is free now. Editors of one page wait here for each other, where the database can."""
    Page.objects.select_for_update().get(pk=page.pk)
    at = _find_end(page) if place['position'] == 'end' else _find_beside(page, place)
    for parts in (page.blocks, page.components):
        parts.filter(position__gte=at).update(position=F('position') + 1)
    return at


def _find_end(page: Page) -> int:
    positions = [part.position for part in (*page.blocks.all(), *page.components.all())]
    return max(positions, default=0) + 10


def _find_beside(page: Page, place: dict[str, Any]) -> int:
    """A target is a component by its id, or a block of text as ``text-12``."""
    found = _TARGET.fullmatch(str(place['target']))
    target = None
    if found:
        parts = HtmlBlock.objects if found[1] else PlacedComponent.objects.filter(deleted_at=None)
        target = parts.filter(page=page, pk=int(found[2])).first()
    if target is None:
        raise ApiError(400, {'target': [_('The part that it should stand beside is no longer on the page.')]})
    return target.position + (1 if place['position'] == 'after' else 0)
