from django.contrib.auth import get_user_model
from django.test import TestCase
from django.urls import reverse

from ostrov.models import HtmlBlock, Page, PlacedComponent
from ostrov.params_field import ParamsWidget, SubmittedParams
from ostrov.params_form import make_params_form

from .hostile import list_hostile
from .site import Markup, SiteCase


class AdminCase(TestCase, SiteCase):
    def setUp(self) -> None:
        super().setUp()
        self.configure(ROUTES={})
        editor = get_user_model().objects.create_superuser('editor', 'editor@example.cz', 'x')
        self.client.force_login(editor)
        self.page = Page.objects.create(market='cz', path='/cz/vykup/', title='Výkup')

    def place(self, **fields: object) -> PlacedComponent:
        return PlacedComponent.objects.create(
            page=self.page, **{'component': 'every-kind', 'position': 10, **fields}
        )

    @property
    def url(self) -> str:
        return reverse('admin:ostrov_page_change', args=[self.page.pk])

    def save(self, *components: dict, blocks: tuple = (), language: str = 'en') -> Markup | None:
        """Sends the page's form as a browser would; the form again where it was refused."""
        data = {'market': 'cz', 'path': self.page.path, 'title': 'Výkup', 'description': ''}
        existing = PlacedComponent.objects.filter(page=self.page).count()
        for prefix, rows, initial in [('components', components, existing), ('blocks', blocks, 0)]:
            data[f'{prefix}-TOTAL_FORMS'], data[f'{prefix}-INITIAL_FORMS'] = (
                len(rows),
                min(initial, len(rows)),
            )
            for number, row in enumerate(rows):
                data.update({f'{prefix}-{number}-{key}': value for key, value in row.items()})
                data[f'{prefix}-{number}-page'] = self.page.pk
        response = self.client.post(self.url, data, HTTP_ACCEPT_LANGUAGE=language)
        if response.status_code == 302:
            return None
        return Markup(response.content.decode())

    def open(self, language: str = 'en') -> Markup:
        return Markup(self.client.get(self.url, HTTP_ACCEPT_LANGUAGE=language).content.decode())


def row_of(component: PlacedComponent, **params: str) -> dict:
    """The row of a component whose fields were shown."""
    return {
        'id': component.pk,
        'position': component.position,
        'component': component.component,
        'when': component.when,
        'fallback': component.fallback,
        'params-component': component.component,
        **{f'params-{name}': value for name, value in params.items()},
    }


class PlacingTest(AdminCase):
    def test_an_editor_places_a_component_and_text(self):
        refused = self.save(
            {'position': 20, 'component': 'every-kind', 'when': 'visible', 'fallback': '<p>…</p>'},
            blocks=({'position': 5, 'html': '<p>Text</p>'},),
        )
        self.assertIsNone(refused)
        block, placed = self.page.list_parts()
        self.assertIsInstance(block, HtmlBlock)
        self.assertEqual((placed.component, placed.params, placed.when), ('every-kind', {}, 'visible'))
        self.assertEqual((block.position, placed.position), (10, 20))

    def test_a_component_that_needs_a_param_shows_its_fields_and_the_error(self):
        refused = self.save({'position': 10, 'component': 'needs-id', 'when': '', 'fallback': ''})
        self.assertIsNotNone(refused)
        ((field, _),) = refused.find('input', name='components-0-params-id')
        self.assertEqual(field['aria-invalid'], 'true')
        for described in field['aria-describedby'].split():
            self.assertEqual(len(refused.find('div', id=described)), 1)
        said = [text for _, text in refused.find('li') if 'In English' in text or 'required' in text]
        self.assertEqual(said, ['Correct what is said below of: In English', 'This field is required.'])
        self.assertEqual(PlacedComponent.objects.count(), 0)
        self.assertIsNone(
            self.save(
                {
                    'position': 10,
                    'component': 'needs-id',
                    'when': '',
                    'fallback': '',
                    'params-component': 'needs-id',
                    'params-id': ' x ',
                }
            )
        )
        self.assertEqual(PlacedComponent.objects.get().params, {'id': 'x'})

    def test_another_component_starts_with_its_own_defaults(self):
        placed = self.place(component='needs-id', params={'id': 'x'})
        row = row_of(placed, id='x')
        self.assertIsNone(self.save({**row, 'component': 'every-kind'}))
        placed.refresh_from_db()
        self.assertEqual((placed.component, placed.params), ('every-kind', {}))

    def test_what_the_server_fills_in_is_asked_of_no_editor(self):
        self.assertEqual(list(make_params_form('on-touch').base_fields), [])
        self.assertEqual(list(make_params_form('needs-id').base_fields), ['id'])

    def test_a_component_is_taken_off_the_page(self):
        placed = self.place()
        self.assertIsNone(self.save({**row_of(placed), 'DELETE': 'on'}))
        self.assertEqual(PlacedComponent.objects.count(), 0)

    def test_the_order_of_all_parts_is_shown(self):
        self.place(position=20)
        HtmlBlock.objects.create(page=self.page, position=10, html='<p>First of <b>all</b></p>')
        shown = [text for _, text in self.open().find('li')]
        self.assertIn('10: text “First of all”', shown)
        self.assertTrue(any(text.startswith('20: component “every-kind') for text in shown))


class ParamsTest(AdminCase):
    def test_every_kind_of_param_is_stored_as_the_page_carries_it(self):
        placed = self.place()
        sent = {
            'title': 'Výkup',
            'size': '5',
            'price': '12.50',
            'isOpen': 'false',
            'layout': 'list',
            'product': ' kod-1 ',
            'photo': '/media/a.jpg',
            'tags': 'a, b\r\n\r\nc',
        }
        self.assertIsNone(self.save(row_of(placed, **sent)))
        placed.refresh_from_db()
        self.assertEqual(
            placed.params,
            {
                'title': 'Výkup',
                'size': 5,
                'price': '12.50',
                'isOpen': False,
                'layout': 'list',
                'product': 'kod-1',
                'photo': '/media/a.jpg',
                'tags': ['a, b', 'c'],
            },
        )
        self.assertEqual(placed.version, 2)
        form = self.open()
        for name, value in [('title', 'Výkup'), ('size', '5'), ('price', '12.50'), ('product', 'kod-1')]:
            self.assertEqual(form.find('input', name=f'components-0-params-{name}')[0][0]['value'], value)
        self.assertEqual(form.find('textarea', name='components-0-params-tags')[0][1].strip(), 'a, b\nc')
        (flag,) = [text for attrs, text in form.find('option', value='false') if 'selected' in attrs]
        self.assertEqual(flag, 'No')
        self.assertIsNone(self.save(row_of(placed, **sent)))
        placed.refresh_from_db()
        self.assertEqual(placed.version, 2, 'nothing has changed')

    def test_an_emptied_field_means_the_default(self):
        placed = self.place(params={'title': 'x', 'size': 5, 'isOpen': False})
        self.assertIsNone(self.save(row_of(placed, title='', size='', isOpen='')))
        placed.refresh_from_db()
        self.assertEqual(placed.params, {})

    def test_a_mistake_is_an_error_beside_its_field_and_what_was_typed_stays(self):
        placed = self.place(params={'size': 5})
        refused = self.save(row_of(placed, size='500', title='kept'))
        self.assertIsNotNone(refused)
        for name, value, state in [('size', '500', 'true'), ('title', 'kept', None)]:
            ((field, _),) = refused.find('input', name=f'components-0-params-{name}')
            self.assertEqual((field['value'], field.get('aria-invalid')), (value, state))
        self.assertIn('Expected a whole number from 1 to 100.', [text for _, text in refused.find('li')])
        self.assertIn('Correct what is said below of: In English', [text for _, text in refused.find('li')])
        placed.refresh_from_db()
        self.assertEqual(placed.params, {'size': 5})

    def test_fields_speak_the_language_of_the_admin(self):
        self.place()
        for language, label, default in [
            ('cs', 'Česky:', 'výchozí: Ano'),
            ('ro', 'Românește:', 'implicit: Da'),
        ]:
            with self.subTest(language=language):
                form = self.open(language)
                self.assertIn(label, [text for _, text in form.find('label')])
                self.assertIn(default, [text for _, text in form.find('option', value='')])

    def test_a_field_says_its_default_and_its_limits(self):
        self.place()
        ((size, _),) = self.open().find('input', name='components-0-params-size')
        self.assertEqual((size['placeholder'], size['min'], size['max']), ('20', '1', '100'))
        ((price, _),) = self.open().find('input', name='components-0-params-price')
        self.assertEqual(price['placeholder'], '12.50')

    def test_a_hostile_value_stays_text(self):
        widget = ParamsWidget()
        widget.component = 'every-kind'
        for text in list_hostile():
            for value in ({'title': text, 'unknown': text}, SubmittedParams(title=text, size=text)):
                with self.subTest(text=text, kind=type(value)):
                    form = Markup(str(widget.render('params', value)).encode('utf-8', 'replace').decode())
                    ((field, _),) = form.find('input', name='params-title')
                    self.assertEqual(field['value'], text.encode('utf-8', 'replace').decode())
                    self.assertFalse({'img', 'script'} & set(form.list_tags()))

    def test_what_the_component_no_longer_knows_is_said_before_it_goes(self):
        placed = self.place(params={'gone': 1})
        self.assertIn(
            'Unknown to this component, and gone after saving: gone = 1',
            [t for _, t in self.open().find('li')],
        )
        self.assertIsNone(self.save(row_of(placed, title='x')))
        placed.refresh_from_db()
        self.assertEqual(placed.params, {'title': 'x'})

    def test_a_component_that_is_not_in_the_build_is_kept_and_named(self):
        self.place(component='former')
        self.assertIn(
            'former (not in this build)', [text for _, text in self.open().find('option', value='former')]
        )

    def test_beside_the_button_stands_that_saving_publishes_at_once(self):
        for language, said, link in [
            ('en', 'Saving here publishes at once.', 'Open the page'),
            ('cs', 'Uložením se změny hned zveřejní.', 'Otevřít stránku'),
            ('ro', 'Salvarea publică modificările imediat.', 'Deschideți pagina'),
        ]:
            with self.subTest(language=language):
                markup = self.open(language)
                ((_, text),) = markup.find('p', id='ostrov-publishes')
                self.assertTrue(text.startswith(said), text)
                self.assertIn(link, [text for _, text in markup.find('a', href=self.page.path)])
