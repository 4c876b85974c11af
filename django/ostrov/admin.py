"""The admin in which an editor composes a page."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from .conf import read_setting
from .editing import record_version
from .manifest import pick_text, read_manifest
from .models import HtmlBlock, Page, PlacedComponent
from .params_field import ParamsField


def list_components(current: str = '') -> list[tuple[str, str]]:
    """The components of the build by their labels; one that is placed but gone is still named."""
    manifest = read_manifest()
    widgets = manifest.widgets if manifest else {}
    language = get_language()
    choices = sorted(
        (
            (name, f'{pick_text(widget.get("label"), language) or name} ({name})')
            for name, widget in widgets.items()
        ),
        key=lambda choice: choice[1],
    )
    if current and current not in widgets:
        choices.insert(0, (current, str(_('%(name)s (not in this build)') % {'name': current})))
    return [('', '---------'), *choices]


class PlacedComponentForm(forms.ModelForm):
    component = forms.ChoiceField(label=_('Component'))
    params = ParamsField(label=_('Params'))

    class Meta:
        model = PlacedComponent
        fields = ['position', 'component', 'when', 'params', 'fallback']
        widgets = {'fallback': forms.Textarea(attrs={'rows': 3, 'cols': 80})}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        current = self.instance.component
        chosen = self.data.get(self.add_prefix('component'), current) if self.is_bound else current
        self.fields['component'].choices = list_components(current)
        self.fields['component'].help_text = self._describe(chosen)
        self.fields['params'].choose_component(chosen or '')

    @staticmethod
    def _describe(component: str) -> str:
        manifest = read_manifest()
        widget = manifest.widgets.get(component) if manifest else None
        return pick_text(widget.get('help'), get_language()) if widget else ''


class PlacedComponentInline(admin.StackedInline):
    model = PlacedComponent
    form = PlacedComponentForm
    extra = 1
    fields = ['position', 'component', 'when', 'params', 'fallback']

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).filter(deleted_at=None)


class HtmlBlockInline(admin.StackedInline):
    model = HtmlBlock
    extra = 1
    fields = ['position', 'html']


class PageForm(forms.ModelForm):
    market = forms.ChoiceField(label=_('Market'))

    class Meta:
        model = Page
        fields = ['market', 'path', 'title', 'description']

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if 'market' in self.fields:
            self.fields['market'].choices = [(market, market) for market in read_setting('MARKETS')]


@admin.register(Page)
class PageAdmin(admin.ModelAdmin):
    form = PageForm
    list_display = ['path', 'market', 'title', 'count_components']
    list_filter = ['market']
    search_fields = ['path', 'title']
    fields = ['market', 'path', 'title', 'description', 'show_order']
    readonly_fields = ['show_order']
    inlines = [PlacedComponentInline, HtmlBlockInline]
    change_form_template = 'ostrov/admin/change_page.html'

    @admin.display(description=_('components'))
    def count_components(self, page: Page) -> int:
        return page.components.filter(deleted_at=None).count()

    @admin.display(description=_('order of the parts'))
    def show_order(self, page: Page) -> str:
        """Texts and components are edited in two lists; this is how they follow one another."""
        if not page.pk:
            return '–'
        parts = ((part.position, part._meta.verbose_name, part) for part in page.list_parts())
        return format_html('<ol>{}</ol>', format_html_join('', '<li>{}: {} “{}”</li>', parts))

    def save_formset(self, request: HttpRequest, form: Any, formset: Any, change: bool) -> None:
        super().save_formset(request, form, formset, change)
        if formset.model is PlacedComponent:
            for component in [
                *formset.new_objects,
                *(changed for changed, _fields in formset.changed_objects),
            ]:
                record_version(component, request.user, is_new=component in formset.new_objects)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        form.instance.renumber_parts()
