"""What of a page visitors will see otherwise once its draft is published."""

from __future__ import annotations

import json
from typing import Any

from .drafts import draft_parts, find_ends, name_part
from .models import PageDraft, PlacedComponent


def describe_draft(draft: PageDraft) -> dict[str, Any]:
    """As the contract's ``PageDraft``."""
    # Parts of the draft carry what is set in it, so those of the page are read anew.
    drafted, published = draft_parts(draft), draft.page.list_parts()
    first, last = find_ends(draft)
    return {
        'version': draft.version,
        'can_undo': draft.step > first,
        'can_redo': draft.step < last,
        'changes': list_changes(published, drafted),
        'parts': [_describe_part(part) for part in drafted],
        'changed_by': draft.changed_by or None,
        'changed_at': draft.changed_at.isoformat() if draft.changed_at else None,
    }


def _describe_part(part: Any) -> dict[str, Any]:
    if not isinstance(part, PlacedComponent):
        return {'name': name_part(part)}
    return {
        'name': name_part(part),
        'component': part.component,
        'version': part.version,
        'params': [describe_param(name, value) for name, value in part.params.items()],
        'when': part.when or None,
    }


def describe_param(name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, bool):
        return {'name': name, 'value': value, 'type': 'boolean'}
    if isinstance(value, int):
        return {'name': name, 'value': value, 'type': 'integer'}
    if isinstance(value, (str, float)) or value is None:
        return {'name': name, 'value': value, 'type': 'decimal' if isinstance(value, float) else 'string'}
    return {'name': name, 'value': json.dumps(value, separators=(',', ':')), 'type': 'string'}


def list_changes(published: list[Any], drafted: list[Any]) -> list[dict[str, Any]]:
    """In the order of the page; what goes comes last."""
    before = {part.pk: part for part in published if isinstance(part, PlacedComponent)}
    after = {part.pk: part for part in drafted if isinstance(part, PlacedComponent)}
    moved = _list_moved([name_part(part) for part in published], [name_part(part) for part in drafted])
    changes: list[dict[str, Any]] = []
    for pk, placed in after.items():
        settings = _compare(before.get(pk), placed)
        if pk not in before:
            changes.append({**_describe('added', placed), **settings})
            continue
        if str(pk) in moved:
            changes.append(_describe('moved', placed))
        if settings['params'] or settings['when']:
            changes.append({**_describe('changed', placed), **settings})
    return changes + [
        _describe_removed(placed, list(before.values())) for pk, placed in before.items() if pk not in after
    ]


def _describe(kind: str, placed: PlacedComponent) -> dict[str, Any]:
    return {'kind': kind, 'pk': placed.pk, 'component': placed.component, 'params': [], 'when': None}


def _describe_removed(placed: PlacedComponent, published: list[PlacedComponent]) -> dict[str, Any]:
    """With what was set of it, and its place among those of its kind, from 1; the only one has none."""
    alike = [other.pk for other in published if other.component == placed.component]
    return {
        **_describe('removed', placed),
        'number': alike.index(placed.pk) + 1 if len(alike) > 1 else None,
        'params': [{'name': name, 'before': _spell(name, placed.params), 'after': None} for name in placed.params],
    }


def _compare(former: PlacedComponent | None, latter: PlacedComponent) -> dict[str, Any]:
    before, after = (former.params if former else {}), latter.params
    params = [
        {'name': name, 'before': _spell(name, before), 'after': _spell(name, after)}
        for name in {**before, **after}
        # An empty text says no more than a param that is not there.
        if _read(name, before) != _read(name, after)
    ]
    when = {'before': (former.when or None) if former else None, 'after': latter.when or None}
    return {'params': params, 'when': when if when['before'] != when['after'] else None}


def _read(name: str, params: dict[str, Any]) -> Any:
    value = params.get(name)
    return None if value == '' else value


def _spell(name: str, params: dict[str, Any]) -> Any:
    return describe_param(name, params[name])['value'] if name in params else None


def _list_moved(before: list[str], after: list[str]) -> set[str]:
    """Components that left their place among what stays; texts never move."""
    common = [name for name in after if name in before]
    best: list[tuple[int, list[str]]] = []
    for index, name in enumerate(common):
        chains = [chain for chain in best[:index] if before.index(chain[1][-1]) < before.index(name)]
        weight, names = max(chains, key=lambda chain: chain[0], default=(0, []))
        best.append((weight + (len(before) if name.startswith('text-') else 1), [*names, name]))
    still = max(best, key=lambda chain: chain[0], default=(0, []))[1]
    return {name for name in common if name not in still}
