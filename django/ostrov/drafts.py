"""The draft of a page: what its editors have changed and visitors do not see until it is published.

A draft is a list of steps. Each holds the names of the page's parts in their order (a component by its id, a block of
text as ``text-12``), those that were taken off, and what is set anew of components. So a step is undone by going back
to the one before it, also after a reload and by another editor.
"""

from __future__ import annotations

from typing import Any, Callable

from django.db.models import F, Max, Min
from django.utils import timezone

from .models import DraftStep, HtmlBlock, Page, PageDraft, PlacedComponent

State = dict[str, Any]


def name_part(part: Any) -> str:
    return str(part.pk) if isinstance(part, PlacedComponent) else f'text-{part.pk}'


def read_draft(page: Page) -> PageDraft:
    return PageDraft.objects.filter(page=page).first() or PageDraft(page=page)


def lock_draft(page: Page) -> PageDraft:
    """The draft, to be changed. Editors of one page wait here for each other, where the database can."""
    Page.objects.select_for_update().get(pk=page.pk)
    return PageDraft.objects.get_or_create(page=page)[0]


def read_state(draft: PageDraft) -> State:
    """What holds now, brought up to what the page has; before the first step the page as it is."""
    parts = [name_part(part) for part in draft_parts(draft)]
    return {'removed': [], 'edits': {}, **(_read_step(draft, draft.step) or {}), 'parts': parts}


def _read_step(draft: PageDraft, number: int) -> State | None:
    step = DraftStep.objects.filter(page_id=draft.page_id, number=number).first()
    return step.state if step else None


def draft_parts(draft: PageDraft) -> list[Any]:
    """The parts of the page as its editors see them, with what they have set. They are not to be saved so."""
    published = draft.page.list_parts()
    state = _read_step(draft, draft.step)
    if state is None:
        return published
    known = {str(placed.pk): placed for placed in PlacedComponent.objects.filter(page_id=draft.page_id)}
    known |= {name_part(part): part for part in published}
    names = [name for name in state['parts'] if name in known]
    before = None
    for part in published:
        name = name_part(part)
        # What came onto the page past the draft stays behind what it stands behind.
        if name not in names and name not in state['removed']:
            names.insert(names.index(before) + 1 if before in names else 0, name)
        before = name
    for name, edit in state['edits'].items():
        if name in known:
            known[name].params, known[name].when = edit['params'], edit['when']
    return [known[name] for name in names]


def add_step(page: Page, user: Any, change: Callable[[State], State | None]) -> bool:
    """Adds a step; False where the change can't be made. What was undone before is gone with it."""
    draft = lock_draft(page)
    state = change(read_state(draft))
    if state is None:
        return False
    DraftStep.objects.filter(page=page, number__gt=draft.step).delete()
    # Who goes on from a former page has it as their first step: 0 stays what is published.
    states = [read_state(draft), state] if draft.step < 0 else [state]
    first = max(0, draft.step) + 1
    for number, one in enumerate(states, start=first):
        DraftStep.objects.create(page=page, number=number, state=one)
    _go_to(draft, first + len(states) - 1, user)
    return True


def place_part(state: State, name: str, place: dict[str, Any]) -> State | None:
    """The part put where the editor wants it; None where it should stand beside what is not there."""
    parts = [other for other in state['parts'] if other != name]
    target = str(place['target'])
    if place['position'] != 'end' and target not in parts:
        return None
    at = len(parts) if place['position'] == 'end' else parts.index(target) + (place['position'] == 'after')
    parts.insert(at, name)
    return {**state, 'parts': parts, 'removed': [other for other in state['removed'] if other != name]}


def take_off_part(state: State, name: str) -> State:
    parts = [other for other in state['parts'] if other != name]
    return {**state, 'parts': parts, 'removed': [*state['removed'], name]}


def find_ends(draft: PageDraft) -> tuple[int, int]:
    """The first and the last step there is; the first is below 0 where the page was published before."""
    ends = DraftStep.objects.filter(page_id=draft.page_id).aggregate(first=Min('number'), last=Max('number'))
    return min(0, ends['first'] or 0), max(0, ends['last'] or 0)


def take_step(draft: PageDraft, user: Any, action: str) -> None:
    """Goes back or on among the steps; what is set otherwise by that counts as saved."""
    first, last = find_ends(draft)
    wanted = {'undo': draft.step - 1, 'redo': draft.step + 1, 'discard': 0}[action]
    if not first <= wanted <= last or wanted == draft.step:
        return
    edits, others = ((_read_step(draft, number) or {}).get('edits', {}) for number in (draft.step, wanted))
    changed = [int(pk) for pk in {*edits, *others} if edits.get(pk) != others.get(pk)]
    PlacedComponent.objects.filter(pk__in=changed).update(version=F('version') + 1)
    _go_to(draft, wanted, user)


def publish(draft: PageDraft, user: Any) -> None:
    """Makes the draft the page that visitors see; one step back from it is the page that they saw before."""
    parts = draft_parts(draft)
    former = _go_back(parts, draft.page.list_parts())
    for position, part in enumerate(parts, start=1):
        if isinstance(part, HtmlBlock):
            HtmlBlock.objects.filter(pk=part.pk).update(position=position * 10)
        else:
            PlacedComponent.objects.filter(pk=part.pk).update(
                position=position * 10, params=part.params, when=part.when, deleted_at=None
            )
    stay = [part.pk for part in parts if isinstance(part, PlacedComponent)]
    gone = PlacedComponent.objects.filter(page_id=draft.page_id, deleted_at=None).exclude(pk__in=stay)
    gone.update(deleted_at=timezone.now())
    steps = DraftStep.objects.filter(page_id=draft.page_id)
    if former is None:
        steps.filter(number__gt=0).delete()
    else:
        steps.delete()
        DraftStep.objects.create(page_id=draft.page_id, number=-1, state=former)
    _go_to(draft, 0, user)


def _go_back(latter: list[Any], former: list[Any]) -> State | None:
    """The draft that makes the former page of the latter one; None where both are the same."""
    names, before = [name_part(part) for part in latter], [name_part(part) for part in former]
    edits, settings = _list_settings(former), _list_settings(latter)
    if names == before and edits == settings:
        return None
    return {'parts': before, 'removed': [name for name in names if name not in before], 'edits': edits}


def _list_settings(parts: list[Any]) -> dict[str, Any]:
    return {
        str(part.pk): {'params': part.params, 'when': part.when}
        for part in parts
        if isinstance(part, PlacedComponent)
    }


def _go_to(draft: PageDraft, step: int, user: Any) -> None:
    draft.step = step
    draft.version += 1
    draft.changed_by = (user.get_full_name() or user.get_username())[:200]
    draft.changed_at = timezone.now()
    draft.save()
