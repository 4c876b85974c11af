import datetime
import json
from decimal import Decimal
from enum import Enum
from uuid import UUID

from django.template import Context, Template, TemplateSyntaxError
from django.test import RequestFactory, override_settings
from django.utils.safestring import mark_safe
from django.utils.translation import gettext_lazy, override

from ostrov.islands import embed_json, render_island

from .hostile import list_hostile
from .site import Markup, SiteCase, build_market

HAS_DEBUG = override_settings(DEBUG=True)


def render(source: str, **context: object) -> str:
    return Template('{% load ostrov %}' + source).render(Context(context))


def as_sent(text: str) -> str:
    """What a browser makes of the bytes that are sent."""
    return text.encode('utf-8', 'replace').decode('utf-8')


class EscapingTest(SiteCase):
    def test_a_hostile_param_comes_back_as_it_was(self):
        for text in list_hostile():
            with self.subTest(text=text):
                markup = Markup(
                    as_sent(render_island('every-kind', {'title': text, 'tags': [text]}, market='cz'))
                )
                self.assertEqual(markup.list_tags(), ['div', 'script'])
                self.assertEqual(markup.read_params(), {'title': text, 'tags': [text]})

    def test_a_hostile_name_of_a_param_comes_back_as_it_was(self):
        for text in list_hostile():
            with self.subTest(text=text), self.assertLogs('ostrov'):
                markup = Markup(as_sent(render_island('every-kind', {text: 1}, market='cz')))
                self.assertEqual(markup.list_tags(), ['div', 'script'])
                self.assertEqual(markup.read_params(), {text: 1})

    def test_a_hostile_attribute_stays_an_attribute(self):
        for text in list_hostile():
            with self.subTest(text=text), self.assertLogs('ostrov'):
                markup = Markup(as_sent(render_island(text, {}, market='cz', pk=text, when=text)))
                self.assertEqual(markup.list_tags(), ['div', 'script'])
                attrs = markup.elements[0][1]
                self.assertEqual(set(attrs), {'data-component', 'data-component-pk', 'data-when'})
                self.assertEqual(set(attrs.values()), {as_sent(text)})

    def test_a_hostile_text_in_a_template_stays_text(self):
        for text in list_hostile():
            with self.subTest(text=text):
                page = render(
                    '{% island "every-kind" title=text %}<p>{{ text }}</p>{% endisland %}', text=text
                )
                markup = Markup(as_sent(page))
                self.assertEqual(markup.list_tags(), ['div', 'script', 'p'])
                self.assertEqual(markup.read_params(), {'title': text})

    @HAS_DEBUG
    def test_a_noted_mistake_stays_text(self):
        for text in list_hostile():
            with self.subTest(text=text), self.assertLogs('ostrov'):
                markup = Markup(as_sent(render_island(text, {text: text}, market='cz')))
                self.assertEqual(markup.list_tags(), ['p', 'strong', 'div', 'script'])

    def test_json_has_no_character_that_html_knows(self):
        for text in list_hostile():
            written = embed_json({'a': text})
            self.assertFalse(set('<>&\u2028\u2029') & set(written))
            self.assertEqual(json.loads(written), {'a': text})


class ValuesTest(SiteCase):
    def test_values_of_python_become_what_a_page_can_carry(self):
        class Layout(Enum):
            GRID = 'grid'

        for given, carried in [
            (Decimal('1234.50'), '1234.50'),
            (Decimal('1E+3'), '1000'),
            (datetime.date(2026, 3, 5), '2026-03-05'),
            (datetime.datetime(2026, 3, 5, 8, tzinfo=datetime.timezone.utc), '2026-03-05T08:00:00+00:00'),
            (gettext_lazy('Yes'), 'Ano'),
            (mark_safe('<b>x</b>'), '<b>x</b>'),
            (Layout.GRID, 'grid'),
            (UUID(int=1), '00000000-0000-0000-0000-000000000001'),
            (2**53, '9007199254740992'),
            (True, True),
            ((1, Decimal('2.5')), [1, '2.5']),
        ]:
            with self.subTest(given=given), override('cs'):
                markup = Markup(str(render_island('unknown', {'a': given}, market='cz')))
                self.assertEqual(markup.read_params(), {'a': carried})

    def test_none_means_not_set(self):
        self.assertEqual(
            Markup(str(render_island('every-kind', {'title': None}, market='cz'))).read_params(), {}
        )
        page = render('{% island "every-kind" title=missing.thing %}{% endisland %}')
        self.assertEqual(Markup(page).read_params(), {})

    def test_what_no_page_can_carry_is_named_and_left_out(self):
        endless: list = []
        endless.append(endless)
        for value in [object(), float('nan'), Decimal('Infinity'), b'bytes', endless]:
            with self.subTest(value=type(value)), self.assertLogs('ostrov') as log:
                markup = Markup(str(render_island('every-kind', {'title': value, 'size': 5}, market='cz')))
                self.assertEqual(markup.read_params(), {'size': 5})
                self.assertIn('param "title"', log.output[0])


class MistakesTest(SiteCase):
    def tell(self, name: str, params: dict, **options: object) -> str:
        with self.assertLogs('ostrov', 'ERROR') as log:
            self.markup = str(
                render_island(name, params, market='cz', fallback=mark_safe('<p>fallback</p>'), **options)
            )
        return log.output[0]

    def test_right_params_are_said_nothing_of(self):
        params = {
            'title': 'x',
            'size': '5',
            'price': '12.50',
            'isOpen': False,
            'layout': 'list',
            'tags': 'a,b',
        }
        with HAS_DEBUG:
            self.assertNotIn(
                'ostrov-mistake', render_island('every-kind', params, market='cz', when='media(print)')
            )

    def test_each_mistake_is_logged_with_what_was_expected_and_found(self):
        self.assertIn(
            'expected a whole number from 1 to 100, found 500.', self.tell('every-kind', {'size': 500})
        )
        self.assertIn('param "id" expected reference, found nothing.', self.tell('needs-id', {}))
        self.assertIn('param "titel" expected one of title, size', self.tell('every-kind', {'titel': 'x'}))
        self.assertIn('Did you mean "needs-id"?', self.tell('need-id', {}))
        self.assertIn('when expected load, idle', self.tell('every-kind', {}, when='soon'))
        self.assertIn('at most 65536 are read', self.tell('every-kind', {'tags': ['<' * 2000] * 6}))

    def test_in_production_a_mistake_leaves_the_page_as_it_is(self):
        self.tell('every-kind', {'size': 500})
        self.assertNotIn('ostrov-mistake', self.markup)
        self.assertIn('<p>fallback</p>', self.markup)

    def test_while_developing_a_mistake_is_noted_at_its_place(self):
        with HAS_DEBUG:
            self.tell('every-kind', {'size': '<b>'}, pk=17)
        ((_, text),) = Markup(self.markup).find('p', **{'class': 'ostrov-mistake'})
        self.assertIn('param "size" expected a whole number from 1 to 100, found "<b>".', text)
        self.assertIn('(17)', Markup(self.markup).find('strong')[0][1])
        self.assertIn('<p>fallback</p>', self.markup)

    def test_without_a_manifest_nothing_is_checked(self):
        self.manifest.unlink()
        with HAS_DEBUG:
            self.assertNotIn('ostrov-mistake', render_island('anything', {'x': 1}, market='cz'))

    def test_a_manifest_half_written_leaves_the_former_one_in_force(self):
        render_island('every-kind', {}, market='cz')
        self.manifest.write_text('{"markets":', 'utf-8')
        with HAS_DEBUG, self.assertLogs('ostrov') as log:
            markup = render_island('nobody', {}, market='cz')
        self.assertIn('ostrov-mistake', markup)
        self.assertIn('cannot be read', log.output[0])


class TagTest(SiteCase):
    def test_a_placeholder_has_its_attributes_in_an_order_that_the_head_understands(self):
        page = render('{% island "needs-id" pk=17 id="x" when="idle" %}<p>…</p>{% endisland %}')
        self.assertTrue(
            page.startswith('<div data-component="needs-id" data-component-pk="17" data-when="idle">')
        )

    def test_params_come_from_a_dict_and_one_by_one(self):
        page = render(
            '{% island "every-kind" params=shared size=5 %}{% endisland %}', shared={'size': 1, 'title': 'x'}
        )
        self.assertEqual(Markup(page).read_params(), {'size': 5, 'title': 'x'})

    def test_the_name_may_be_a_variable(self):
        self.assertIn(
            'data-component="on-touch"', render('{% island name %}{% endisland %}', name='on-touch')
        )

    def test_a_skeleton_of_the_right_size_stands_before_the_fallback(self):
        source = '{% island "needs-id" id="x" %}<p>fallback</p>{% endisland %}'
        for hint, size in [('?1', 'small'), ('?0', 'large')]:
            page = render(source, market='cz', request=RequestFactory(HTTP_SEC_CH_UA_MOBILE=hint).get('/'))
            self.assertEqual(len(Markup(page).find('div', **{'class': f'{size}-bone'})), 1)
            self.assertLess(page.index('bone'), page.index('<p>fallback'))
            self.assertEqual(page.count('bone'), 1)
        self.assertIn('large-bone', render(source, market='cz'))

    def test_there_is_no_skeleton_where_none_was_made_or_nothing_comes_by_itself(self):
        for source, market in [
            ('{% island "needs-id" id="x" %}{% endisland %}', 'ro'),
            ('{% island "needs-id" id="x" when="interaction" %}{% endisland %}', 'cz'),
            ('{% island "on-touch" %}{% endisland %}', 'cz'),
            ('{% island "every-kind" %}{% endisland %}', 'cz'),
        ]:
            with self.subTest(source=source):
                self.assertNotIn('bone', render(source, market=market))

    def test_a_wrong_tag_is_told_when_the_template_is_read(self):
        for source in [
            '{% island %}{% endisland %}',
            '{% island "a" "b" %}{% endisland %}',
            '{% island "a" %}',
        ]:
            with self.subTest(source=source):
                self.assertRaises(TemplateSyntaxError, render, source)

    def test_a_new_build_is_noticed(self):
        render_island('every-kind', {}, market='cz')
        self.write_manifest({'cz': build_market('cz')}, {})
        with self.assertLogs('ostrov'):
            render_island('every-kind', {}, market='cz')
