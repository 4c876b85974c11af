"""A form field that holds a whole form: the params of the component that was chosen beside it.

Admin inlines lay out the same fields for every row, while each row may hold another component. One field with a form
of its own inside needs no template of the admin to be replaced and works in any ModelForm.
"""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _

from .params import describe_value
from .params_form import ParamsForm, make_params_form, to_initial


class SubmittedParams(dict):
    """The texts as they were typed, to be shown again beside their errors."""


class ParamsWidget(forms.Widget):
    component = ''

    class Media:
        css = {'all': ['ostrov_admin/params.css']}

    def make_form(self) -> type[ParamsForm]:
        return make_params_form(self.component)

    def value_from_datadict(self, data: Any, files: Any, name: str) -> SubmittedParams:
        # A component that was just chosen had no fields in the form yet, so all its params are defaults.
        if data.get(f'{name}-component') != self.component:
            return SubmittedParams()
        fields = self.make_form().base_fields
        return SubmittedParams(
            {p: f.widget.value_from_datadict(data, files, f'{name}-{p}') for p, f in fields.items()}
        )

    def value_omitted_from_data(self, data: Any, files: Any, name: str) -> bool:
        return False

    def use_required_attribute(self, initial: Any) -> bool:
        return False

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        form_class = self.make_form()
        given = value if isinstance(value, dict) else {}
        if isinstance(value, SubmittedParams):
            form = form_class(data={f'{name}-{key}': text for key, text in value.items()}, prefix=name)
        else:
            form = form_class(initial=to_initial(given, form_class), prefix=name)
        form.use_required_attribute = False
        return format_html(
            '<div class="ostrov-params"><input type="hidden" name="{}-component" value="{}">{}{}{}</div>',
            name,
            self.component,
            _list_unknown(given, form_class),
            '' if form.fields else self._say_nothing_to_set(),
            format_html_join('\n', '{}', ((_render_row(field),) for field in form)),
        )

    def _say_nothing_to_set(self) -> SafeString:
        text = (
            _('This component has nothing to set.') if self.component else _('Choose a component and save.')
        )
        return format_html('<p class="help">{}</p>', text)


def _list_unknown(given: dict, form_class: type[ParamsForm]) -> SafeString:
    if isinstance(given, SubmittedParams):
        return mark_safe('')
    unknown = [
        f'{name} = {describe_value(value)}'
        for name, value in given.items()
        if name not in form_class.base_fields
    ]
    if not unknown:
        return mark_safe('')
    text = _('Unknown to this component, and gone after saving: %(params)s') % {'params': ', '.join(unknown)}
    return format_html('<ul class="errorlist"><li>{}</li></ul>', text)


def _render_row(field: forms.BoundField) -> SafeString:
    """One param as the admin's own rows look, its error and help tied to it."""
    error_id, help_id = f'{field.auto_id}-error', f'{field.auto_id}-help'
    described = ' '.join([*([error_id] if field.errors else []), *([help_id] if field.help_text else [])])
    attrs = {'aria-describedby': described} if described else {}
    return format_html(
        '<div class="form-row field-{}{}">{}<div>{}{}{}</div></div>',
        field.name,
        ' errors' if field.errors else '',
        format_html('<div id="{}">{}</div>', error_id, field.errors) if field.errors else '',
        field.label_tag(attrs={'class': 'required'} if field.field.required else None),
        field.as_widget(attrs={**attrs, **({'aria-invalid': 'true'} if field.errors else {})}),
        format_html('<div class="help" id="{}">{}</div>', help_id, field.help_text)
        if field.help_text
        else '',
    )


class ParamsField(forms.Field):
    widget = ParamsWidget

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(required=False, **kwargs)

    def choose_component(self, component: str) -> None:
        self.widget.component = component

    def clean(self, value: Any) -> dict[str, Any]:
        form = self.widget.make_form()(data=dict(value or {}))
        if form.is_valid():
            return form.read_params()
        labels = ', '.join(str(form[name].label) for name in form.errors if name in form.fields)
        raise ValidationError(_('Correct what is said below of: %(labels)s') % {'labels': labels})

    def has_changed(self, initial: Any, data: Any) -> bool:
        try:
            return self.clean(data) != (initial or {})
        except ValidationError:
            return True
