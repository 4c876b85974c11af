"""The form of a component's params, made from the manifest."""

from __future__ import annotations

from typing import Any, Mapping

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from .manifest import pick_text, read_manifest
from .param_values import Description, Refused, read_value, split_list, to_own_type
from .param_words import (
    describe_default,
    describe_limits,
    explain_refusal,
    name_choice,
    show_default,
)

_LONG_TEXT = 500
_YES, _NO = 'true', 'false'


class ParamField(forms.Field):
    """One param. An empty field stands for the default, and nothing is stored."""

    def __init__(self, description: Description, **kwargs: Any) -> None:
        self.description = description
        super().__init__(required=description['isRequired'], **kwargs)

    def prepare_value(self, value: Any) -> Any:
        """A stored value as its widget shows it, also where it was stored as text."""
        kind = self.description['kind']
        if kind == 'flag' and value not in (None, ''):
            own = to_own_type(self.description, value)
            return (_YES if own else _NO) if isinstance(own, bool) else value
        if kind == 'list':
            items = split_list(value) if isinstance(value, str) and '\n' not in value else value
            return '\n'.join(str(item) for item in items) if isinstance(items, (list, tuple)) else value
        return value

    def clean(self, value: Any) -> Any:
        """The value as it is stored and stands in the page, or None."""
        text = (value or '').replace('\r\n', '\n')
        if not text.strip():
            self.validate('')
            return None
        kind = self.description['kind']
        given = [line.strip() for line in text.split('\n') if line.strip()] if kind == 'list' else text
        try:
            return read_value(self.description, given)
        except Refused:
            raise ValidationError(explain_refusal(self.description)) from None


class ParamsForm(forms.Form):
    """All params of one component; ``read_params`` gives what to store."""

    def read_params(self) -> dict[str, Any]:
        return {name: value for name, value in self.cleaned_data.items() if value is not None}


def make_params_form(component: str, language: str | None = None) -> type[ParamsForm]:
    """A form class with a field for each param but those that the server fills in, labelled in the language; without any for an unknown component."""
    manifest = read_manifest()
    widget = (manifest.widgets.get(component) if manifest else None) or {'params': {}}
    language = language or get_language()
    fields = {
        name: _make_field(name, description, language)
        for name, description in widget['params'].items()
        if not description.get('filledBy')
    }
    return type('ComponentParamsForm', (ParamsForm,), fields)


def _make_field(name: str, description: Description, language: str | None) -> ParamField:
    label = pick_text(description.get('label'), language) or name
    limits = describe_limits(description)
    return ParamField(
        description,
        label=label,
        help_text=' '.join(text for text in (pick_text(description.get('help'), language), limits) if text),
        widget=_make_widget(description),
    )


def _make_widget(description: Description) -> forms.Widget:
    kind = description['kind']
    default = show_default(description)
    attrs = {'placeholder': default} if default else {}
    if kind == 'flag':
        return forms.Select(choices=[('', describe_default(description)), (_YES, _('Yes')), (_NO, _('No'))])
    if kind == 'choice':
        return forms.Select(
            choices=[
                ('', describe_default(description)),
                *((choice, name_choice(description, choice)) for choice in description['choices']),
            ]
        )
    if kind == 'list' or (kind == 'text' and description.get('max', 0) > _LONG_TEXT):
        return forms.Textarea(attrs={**attrs, 'rows': 4, 'cols': 60})
    if kind == 'integer':
        limits = {key: description[key] for key in ('min', 'max') if description.get(key) is not None}
        return forms.NumberInput(attrs={**attrs, **limits, 'step': 1})
    if kind == 'money':
        return forms.TextInput(attrs={**attrs, 'inputmode': 'decimal'})
    return forms.TextInput(attrs={**attrs, 'size': 60})


def to_initial(params: Mapping[str, Any], form: type[ParamsForm]) -> dict[str, Any]:
    return {name: params[name] for name in form.base_fields if name in params}
