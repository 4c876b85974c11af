"""Pages that editors compose of text and components."""

from __future__ import annotations

import re
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from .conf import read_setting
from .islands import EXPECTED_WHEN, WHEN
from .manifest import read_manifest
from .params import find_issues

_PATH = re.compile(r'/(?:[^\s/\\?#]+/)*')


def validate_path(path: str) -> None:
    if not _PATH.fullmatch(path):
        raise ValidationError(_('A path starts and ends with a slash, without spaces, such as /cz/vykup/.'))


def validate_when(when: str) -> None:
    if not WHEN.fullmatch(when):
        raise ValidationError(_('Expected %(expected)s.') % {'expected': EXPECTED_WHEN})


class Page(models.Model):
    market = models.CharField(_('market'), max_length=8)
    path = models.CharField(_('path'), max_length=255, validators=[validate_path])
    title = models.CharField(_('title'), max_length=200)
    description = models.TextField(_('description'), blank=True)

    class Meta:
        ordering = ['market', 'path']
        unique_together = [('market', 'path')]
        verbose_name = _('page')
        verbose_name_plural = _('pages')

    def __str__(self) -> str:
        return self.path

    def clean(self) -> None:
        if self.market not in read_setting('MARKETS'):
            raise ValidationError({'market': _('There is no market “%(market)s”.') % {'market': self.market}})

    def get_absolute_url(self) -> str:
        return self.path

    def list_parts(self) -> list[Part]:
        """Blocks and components in the one order they share."""
        placed = (component for component in self.components.all() if component.deleted_at is None)
        parts = [*self.blocks.all(), *placed]
        return sorted(parts, key=lambda part: (part.position, isinstance(part, PlacedComponent), part.pk))

    def renumber_parts(self) -> None:
        """Leaves room between the parts, so that the next one can be put anywhere."""
        for number, part in enumerate(self.list_parts(), start=1):
            if part.position != number * 10:
                part.position = number * 10
                part.save(update_fields=['position'])


class Part(models.Model):
    position = models.PositiveIntegerField(
        _('position'),
        default=9999,
        help_text=_('The parts of a page stand in this order; after saving they are numbered by tens.'),
    )

    class Meta:
        abstract = True
        ordering = ['position', 'pk']


class HtmlBlock(Part):
    """Text that an editor wrote as HTML; it is put into the page as it is."""

    page = models.ForeignKey(Page, models.CASCADE, related_name='blocks', verbose_name=_('page'))
    html = models.TextField(_('HTML'))

    class Meta(Part.Meta):
        verbose_name = _('text')
        verbose_name_plural = _('texts')

    def __str__(self) -> str:
        text = ' '.join(re.sub(r'<[^>]*>', ' ', self.html).split())
        return text if len(text) <= 60 else f'{text[:60]}…'


class PlacedComponent(Part):
    """Where an editor put a component; its id is what the page carries as ``data-component-pk``."""

    page = models.ForeignKey(Page, models.CASCADE, related_name='components', verbose_name=_('page'))
    component = models.CharField(_('component'), max_length=100)
    params = models.JSONField(_('params'), default=dict, blank=True)
    when = models.CharField(
        _('wakes when'),
        max_length=220,
        blank=True,
        validators=[validate_when],
        help_text=_('load, idle, visible, interaction or media(…); empty means the component’s own default.'),
    )
    fallback = models.TextField(
        _('fallback'),
        blank=True,
        help_text=_('HTML that a visitor sees until the component is up, and if it never is.'),
    )
    #: Counts the saves, so that two editors at once are noticed.
    version = models.PositiveIntegerField(default=1, editable=False)
    #: Set while it is removed from its page; an editor may put it back.
    deleted_at = models.DateTimeField(null=True, editable=False)

    class Meta(Part.Meta):
        verbose_name = _('component')
        verbose_name_plural = _('components')

    def __str__(self) -> str:
        return f'{self.component} {self.pk or ""}'.strip()

    def clean_fields(self, exclude: Any = None) -> None:
        """A form excludes the fields whose errors it already shows."""
        super().clean_fields(exclude=exclude)
        errors = find_errors(self.component, self.params)
        shown = {field: texts for field, texts in errors.items() if field not in (exclude or ())}
        if shown:
            raise ValidationError(shown)


class SavedVersion(models.Model):
    """What was saved of a component, when and by whom."""

    component = models.ForeignKey(PlacedComponent, models.CASCADE, related_name='versions')
    version = models.PositiveIntegerField()
    params = models.JSONField(default=dict)
    when = models.CharField(max_length=220, blank=True)
    saved_by = models.CharField(max_length=200, blank=True)
    saved_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ['-version']
        unique_together = [('component', 'version')]


class PageDraft(models.Model):
    """What editors make of a page before they publish it: at which of its steps they are."""

    page = models.OneToOneField(Page, models.CASCADE, related_name='draft')
    #: Grows with whatever happens to the draft.
    version = models.PositiveIntegerField(default=0)
    #: The step that holds: 0 is what is published, -1 the page as it was before; those after it can be done again.
    step = models.IntegerField(default=0)
    changed_by = models.CharField(max_length=200, blank=True)
    changed_at = models.DateTimeField(null=True)


class DraftStep(models.Model):
    """The draft after one of its steps: ``parts``, ``removed`` and ``edits``."""

    page = models.ForeignKey(Page, models.CASCADE, related_name='draft_steps')
    number = models.IntegerField()
    state = models.JSONField()

    class Meta:
        unique_together = [('page', 'number')]


class AnsweredCall(models.Model):
    """The response to a write under an Idempotency-Key, sent again when the request is repeated."""

    route = models.CharField(max_length=200)
    key = models.CharField(max_length=200)
    request_hash = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField()
    body = models.JSONField(null=True)
    answered_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        unique_together = [('route', 'key')]


def find_errors(component: str, params: Any) -> dict[str, list[str]]:
    """An editor's mistakes by field; none without a manifest to check against."""
    if not isinstance(params, dict):
        return {'params': [str(_('Expected an object of params.'))]}
    manifest = read_manifest()
    if manifest is None:
        return {}
    widget = manifest.widgets.get(component)
    if widget is None:
        return {'component': [str(_('There is no component of this name.')) + manifest.suggest(component)]}
    issues = find_issues(widget['params'], params)
    return {'params': [str(issue) for issue in issues]} if issues else {}
