"""Texts about a param for an editor, in the admin's language."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from .manifest import pick_text
from .param_values import Description


#: Characters of an id.
_LONGEST_ID = 200


def explain_refusal(description: Description) -> str:
    """The error beside a field: what the param takes."""
    return _explain(description, description['schema'])


def _explain(description: Description, schema: dict[str, Any]) -> str:
    kind = description['kind']
    said = pick_text(description.get('refusal'), get_language())
    if said:
        return said
    if kind == 'text':
        return _('Expected text of at most %(max)s characters.') % {'max': schema['maxLength']}
    if kind == 'integer':
        if not _has_limits(description):
            return _('Expected a whole number.')
        limits = {'min': schema['minimum'], 'max': schema['maximum']}
        return _('Expected a whole number from %(min)s to %(max)s.') % limits
    if kind == 'choice':
        choices = ', '.join(name_choice(description, choice) for choice in schema['enum'])
        return _('Expected one of: %(choices)s.') % {'choices': choices}
    if kind == 'list':
        limits = {'max': schema['maxItems'], 'item': _explain(description['item'], schema['items'])}
        return _('At most %(max)s items, each on its line. %(item)s') % limits
    if kind == 'reference':
        return _('Expected an id of at most %(max)s characters.') % {'max': _LONGEST_ID}
    return {
        'money': _('Expected an amount such as 1234.50.'),
        'flag': _('Expected yes or no.'),
        'link': _('Expected a path of this site (/…) or an https address.'),
        'image': _('Expected the address of a picture: /… or https://….'),
    }[kind]


def describe_limits(description: Description) -> str:
    """What an editor should know before they type."""
    kind = description['kind']
    if kind == 'list':
        return _('One item on each line, at most %(max)s.') % {'max': description['max']}
    if kind == 'text' and description.get('max') is not None:
        return _('At most %(max)s characters.') % {'max': description['max']}
    schema = description.get('schema')
    if kind == 'integer' and schema and _has_limits(description):
        return _('From %(min)s to %(max)s.') % {'min': schema['minimum'], 'max': schema['maximum']}
    return ''


def _has_limits(description: Description) -> bool:
    """Whether the widget set limits. Every integer's schema has some: what JavaScript holds exactly."""
    return 'min' in description or 'max' in description


def show_default(description: Description) -> str:
    """A default as an editor would write it."""
    default = description.get('default')
    if default is None or default in ('', []):
        return ''
    if isinstance(default, bool):
        return _('Yes') if default else _('No')
    if description['kind'] == 'money':
        return f'{Decimal(default) / 100:.2f}'
    if isinstance(default, list):
        return ', '.join(str(item) for item in default)
    return name_choice(description, str(default))


def name_choice(description: Description, choice: str) -> str:
    """What a choice is called; its own name where nobody has named it."""
    words = description.get('words') or {}
    return pick_text(words.get(choice), get_language()) or choice


def describe_default(description: Description) -> str:
    """The choice that stands for the default."""
    default = show_default(description)
    return _('default: %(default)s') % {'default': default} if default else '---------'
