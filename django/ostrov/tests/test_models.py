from django.core.exceptions import ValidationError
from django.test import TestCase

from ostrov.checks import check_placed
from ostrov.models import Page, PlacedComponent

from .site import WIDGETS, SiteCase, build_market


class ModelTest(TestCase, SiteCase):
    def setUp(self) -> None:
        super().setUp()
        self.page = Page.objects.create(market='cz', path='/cz/vykup/', title='Výkup')

    def place(self, **fields: object) -> PlacedComponent:
        return PlacedComponent.objects.create(page=self.page, position=10, **fields)

    def test_mistakes_are_found_without_the_admin_too(self):
        for fields, field in [
            ({'component': 'nobody'}, 'component'),
            ({'params': {'size': 500}}, 'params'),
            ({'params': {'unknown': 1}}, 'params'),
            ({'params': ['x']}, 'params'),
            ({'component': 'needs-id'}, 'params'),
            ({'when': 'soon'}, 'when'),
        ]:
            with self.subTest(fields=fields), self.assertRaises(ValidationError) as raised:
                PlacedComponent(page=self.page, **{'component': 'every-kind', **fields}).full_clean()
            self.assertEqual(list(raised.exception.message_dict), [field])

    def test_a_page_has_a_path_and_a_market_of_the_site(self):
        for market, path, field in [
            ('cz', 'vykup', 'path'),
            ('cz', '/a b/', 'path'),
            ('sk', '/sk/', 'market'),
        ]:
            with self.subTest(path=path), self.assertRaises(ValidationError) as raised:
                Page(market=market, path=path, title='x').full_clean()
            self.assertEqual(list(raised.exception.message_dict), [field])

    def test_what_no_longer_fits_is_named_by_the_checks(self):
        self.place(component='every-kind', params={'size': 500})
        self.place(component='every-kind')
        (warning,) = check_placed(None, databases=['default'])
        self.assertEqual(warning.id, 'ostrov.W003')
        self.assertIn('/cz/vykup/: param "size" expected', warning.msg)
        self.assertEqual(check_placed(None), [])

    def test_calls_that_what_is_placed_needs_are_named_once(self):
        needy = {**WIDGETS['every-kind'], 'routes': ['types']}
        self.write_manifest({'cz': build_market('cz')}, {'every-kind': needy})
        for _ in range(2):
            self.place(component='every-kind')
        self.configure(ROUTES={})
        (warning,) = check_placed(None, databases=['default'])
        self.assertEqual(warning.id, 'ostrov.W004')
        self.assertIn('/cz/vykup/ may call "types"', warning.msg)
