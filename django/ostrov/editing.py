"""Editing a page in place: reading and saving params, adding, moving and removing components."""

from __future__ import annotations

from typing import Any

from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from .conf import read_fallback
from .draft_changes import describe_draft, describe_param
from .drafts import (
    add_step,
    lock_draft,
    place_part,
    publish,
    read_draft,
    take_off_part,
    take_step,
)
from .idempotency import ApiError, ApiResponse
from .manifest import read_manifest
from .models import Page, PageDraft, PlacedComponent, SavedVersion


def describe_component(placed: PlacedComponent) -> dict[str, Any]:
    """As the contract's ``ComponentParams``: params as a list of name, value and type."""
    last = placed.versions.first()
    return {
        'component': placed.component,
        'version': placed.version,
        'params': [describe_param(name, value) for name, value in placed.params.items()],
        'when': placed.when or None,
        'saved_by': last.saved_by if last else None,
        'saved_at': last.saved_at.isoformat() if last else None,
    }


def save_component(placed: PlacedComponent, sent: dict[str, Any], user: Any) -> ApiResponse:
    """Saves the next version into the draft; a conflict where somebody else has saved since the editor opened it."""
    lock_draft(placed.page)
    is_newest = PlacedComponent.objects.filter(pk=placed.pk, version=sent['version']).update(
        version=F('version') + 1
    )
    if not is_newest:
        raise ApiError(409, {'detail': _('Somebody else has saved the component meanwhile.')})
    edit = {'params': sent['params'], 'when': sent['when']}
    add_step(
        placed.page, user, lambda state: {**state, 'edits': {**state['edits'], str(placed.pk): edit}}
    )
    placed.version, placed.params, placed.when = sent['version'] + 1, sent['params'], sent['when']
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


def insert_component(page: Page, sent: dict[str, Any], user: Any) -> ApiResponse:
    manifest = read_manifest()
    if manifest is not None and sent['component'] not in manifest.widgets:
        raise ApiError(400, {'component': [_('There is no component of this name.')]})
    placed = PlacedComponent.objects.create(
        page=page,
        component=sent['component'],
        params=sent['params'],
        when=sent['when'],
        fallback=read_fallback(page.market),
        # Until it is published, it is on no page that visitors see.
        deleted_at=timezone.now(),
    )
    _place(placed, sent, user)
    return ApiResponse(201, {'pk': placed.pk, 'version': placed.version})


def move_component(placed: PlacedComponent, place: dict[str, Any], user: Any) -> ApiResponse:
    """Moves it within its page; one that was removed is put back by this."""
    _place(placed, place, user)
    return ApiResponse(200, {'pk': placed.pk, 'version': placed.version})


def remove_component(placed: PlacedComponent, user: Any) -> ApiResponse:
    add_step(placed.page, user, lambda state: take_off_part(state, str(placed.pk)))
    return ApiResponse(204)


def _place(placed: PlacedComponent, place: dict[str, Any], user: Any) -> None:
    if not add_step(placed.page, user, lambda state: place_part(state, str(placed.pk), place)):
        raise ApiError(400, {'target': [_('The part that it should stand beside is no longer on the page.')]})


def step_draft(page: Page, sent: dict[str, Any], user: Any) -> ApiResponse:
    """One step back or on, or back to what is published."""
    take_step(_lock_looked(page, sent), user, sent['action'])
    return ApiResponse(200, describe_draft(read_draft(page)))


def publish_draft(page: Page, sent: dict[str, Any], user: Any) -> ApiResponse:
    publish(_lock_looked(page, sent), user)
    return ApiResponse(200, describe_draft(read_draft(page)))


def _lock_looked(page: Page, sent: dict[str, Any]) -> PageDraft:
    """The draft that the editor looked at; nobody decides about what somebody else has made of it since."""
    draft = lock_draft(page)
    if draft.version != sent['version']:
        raise ApiError(409, {'detail': _('Somebody else has changed the draft of the page meanwhile.')})
    return draft
