"""What an editor is told of a param, in the admin's language."""

from __future__ import annotations

from decimal import Decimal

from django.utils.translation import gettext as _

from .vocabulary import MAX_LIST, MAX_REFERENCE, MAX_TEXT, Description, read_limits


def explain_refusal(description: Description) -> str:
    """What would have been taken."""
    kind = description['kind']
    if kind == 'text':
        return _('Expected text of at most %(max)s characters.') % {'max': description.get('max', MAX_TEXT)}
    if kind == 'integer':
        if description.get('min') is None and description.get('max') is None:
            return _('Expected a whole number.')
        low, high = read_limits(description)
        return _('Expected a whole number from %(min)s to %(max)s.') % {'min': low, 'max': high}
    if kind == 'choice':
        return _('Expected one of: %(choices)s.') % {'choices': ', '.join(description['choices'])}
    if kind == 'list':
        limits = {'max': description.get('max', MAX_LIST), 'item': explain_refusal(description['item'])}
        return _('At most %(max)s items, each on its line. %(item)s') % limits
    return {
        'reference': _('Expected an id of at most %(max)s characters.') % {'max': MAX_REFERENCE},
        'money': _('Expected an amount such as 1234.50.'),
        'flag': _('Expected yes or no.'),
        'image': _('Expected the address of a picture: /… or https://….'),
    }[kind]


def describe_limits(description: Description) -> str:
    """What an editor should know before they type."""
    kind = description['kind']
    if kind == 'list':
        return _('One item on each line, at most %(max)s.') % {'max': description.get('max', MAX_LIST)}
    if kind == 'text' and description.get('max') is not None:
        return _('At most %(max)s characters.') % {'max': description['max']}
    if kind == 'integer' and (description.get('min') is not None or description.get('max') is not None):
        low, high = read_limits(description)
        return _('From %(min)s to %(max)s.') % {'min': low, 'max': high}
    return ''


def show_default(description: Description) -> str:
    """A default as an editor would write it."""
    default = description.get('default')
    if default is None or default in ('', []):
        return ''
    if isinstance(default, bool):
        return _('Yes') if default else _('No')
    if description['kind'] == 'money':
        return f'{Decimal(default) / 100:.2f}'
    return ', '.join(str(item) for item in default) if isinstance(default, list) else str(default)


def describe_default(description: Description) -> str:
    """The choice that stands for the default."""
    default = show_default(description)
    return _('default: %(default)s') % {'default': default} if default else '---------'
