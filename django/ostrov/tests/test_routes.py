from django.conf import settings
from django.test import override_settings
from django.urls import NoReverseMatch, reverse

from ostrov.checks import check_manifest, check_needed_routes, check_routes
from ostrov.routes import list_routes, write_path

from .site import WIDGETS, SiteCase, build_market


class RoutesTest(SiteCase):
    def test_arguments_of_every_converter_stand_in_braces(self):
        for name, path in [
            ('plain', '/plain/{pk}/'),
            ('cz:types', '/cz/api/types/'),
            ('cz:models', '/cz/api/{type}/{number}/'),
            ('ro:models', '/ro/{year}/api/{type}/{number}/'),
        ]:
            with self.subTest(name=name):
                self.assertEqual(write_path(name), path)

    def test_a_path_is_written_as_reverse_writes_it(self):
        expected = reverse('cz:spaced', kwargs={'rest': 'REST'}).replace('REST', '{rest}')
        self.assertEqual(write_path('cz:spaced'), expected)
        made = reverse('cz:models', args=('TYPE', 1)).replace('TYPE', '{type}').replace('/1/', '/{number}/')
        self.assertEqual(write_path('cz:models'), made)

    def test_the_name_of_an_app_stands_for_its_first_namespace(self):
        self.assertEqual(write_path('shop:types'), reverse('shop:types'))

    def test_a_url_that_is_missing_is_an_error(self):
        for name in ['nobody', 'xx:types', 'cz:nobody']:
            with self.subTest(name=name):
                self.assertRaises(NoReverseMatch, write_path, name)

    def test_a_missing_route_is_left_out_of_the_table_and_logged(self):
        self.configure(ROUTES={'types': '{market}:types', 'gone': '{market}:gone'})
        with self.assertLogs('ostrov', 'ERROR') as log:
            self.assertEqual(list_routes('cz'), {'types': '/cz/api/types/'})
        self.assertIn('route "gone" of market "cz"', log.output[0])

    @override_settings(FORCE_SCRIPT_NAME='/shop')
    def test_a_site_below_a_path_says_so_in_its_routes(self):
        from django.urls import set_script_prefix

        set_script_prefix('/shop/')
        self.addCleanup(set_script_prefix, '/')
        self.assertEqual(write_path('cz:types'), '/shop/cz/api/types/')


class ChecksTest(SiteCase):
    def list_ids(self, check) -> list:
        return [message.id for message in check(None)]

    def test_a_site_that_is_set_up_passes(self):
        self.configure(ROUTES={'plain': 'plain'})
        self.assertEqual(self.list_ids(check_manifest) + self.list_ids(check_routes), [])

    def test_a_missing_manifest_is_named(self):
        self.manifest.unlink()
        self.assertEqual(self.list_ids(check_manifest), ['ostrov.W001'])
        self.configure(MANIFEST=None)
        self.assertEqual(self.list_ids(check_manifest), ['ostrov.E001'])

    def test_a_market_that_was_not_built_is_named(self):
        self.write_manifest({'cz': build_market('cz')}, {})
        self.assertEqual(self.list_ids(check_manifest), ['ostrov.W002'])

    def test_a_missing_route_is_named_for_each_market(self):
        self.configure(ROUTES={'gone': '{market}:gone'})
        messages = check_routes(None)
        self.assertEqual([message.id for message in messages], ['ostrov.E002', 'ostrov.E002'])
        self.assertIn('Route "gone" of market "ro"', messages[1].msg)

    def test_a_call_without_a_url_is_named_with_the_template_that_needs_it(self):
        needy = {**WIDGETS['every-kind'], 'routes': ['types', 'models']}
        self.write_manifest({'cz': build_market('cz')}, {'every-kind': needy, 'unused': needy})
        (self.folder / 'buyback').mkdir()
        (self.folder / 'buyback/page.html').write_text('{% load ostrov %}{% island "every-kind" pk=1 %}', 'utf-8')
        self.configure(ROUTES={'types': '{market}:types'})
        templates = override_settings(TEMPLATES=[{**settings.TEMPLATES[0], 'DIRS': [self.folder]}])
        templates.enable()
        self.addCleanup(templates.disable)
        (warning,) = check_needed_routes(None)
        self.assertEqual(warning.id, 'ostrov.W004')
        self.assertIn('"every-kind" of ' + str(self.folder / 'buyback/page.html'), warning.msg)
        self.assertIn('may call "models",', warning.msg)
        self.configure(ROUTES={'types': '{market}:types', 'models': '{market}:models'})
        self.assertEqual(check_needed_routes(None), [])
