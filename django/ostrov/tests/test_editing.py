import json

from django.contrib.auth import get_user_model
from django.test import Client, TestCase, override_settings
from django.urls import path

from ostrov import editing_views as views
from ostrov.draft_changes import list_changes
from ostrov.drafts import draft_parts, read_draft
from ostrov.models import HtmlBlock, Page, PlacedComponent

from .site import SiteCase

urlpatterns = [
    path('<market>/params/<pk>/', views.show_params),
    path('<market>/save/<pk>/', views.save_params),
    path('<market>/insert/<page>/', views.insert),
    path('<market>/move/<page>/<pk>/', views.move),
    path('<market>/remove/<page>/<pk>/', views.remove),
    path('<market>/draft/<page>/', views.show_draft),
    path('<market>/step/<page>/', views.step_through_draft),
    path('<market>/publish/<page>/', views.publish_page),
]


class EditingTest(TestCase, SiteCase):
    def setUp(self) -> None:
        super().setUp()
        override = override_settings(ROOT_URLCONF=__name__)
        override.enable()
        self.addCleanup(override.disable)
        users = get_user_model().objects
        editor = users.create_superuser(
            'editor', 'e@example.cz', 'x', first_name='Eva', last_name='Editorová'
        )
        self.client.force_login(editor)
        self.page = Page.objects.create(market='cz', path='/cz/', title='x')
        self.block = HtmlBlock.objects.create(page=self.page, position=10, html='<p>x</p>')
        self.placed = PlacedComponent.objects.create(
            page=self.page,
            position=20,
            component='every-kind',
            params={'size': 5, 'tags': ['a'], 'isOpen': True},
        )

    def send(self, url: str, body: object, **headers: str) -> tuple:
        data = body if isinstance(body, str) else json.dumps(body)
        response = self.client.post(f'/cz/{url}', data, content_type='application/json', **headers)
        return response.status_code, response.json() if response.content else None

    def save(self, **body: object) -> tuple:
        return self.send(f'save/{self.placed.pk}/', {'version': 1, 'params': [], 'when': None, **body})

    def order(self) -> list:
        return self.name(draft_parts(read_draft(self.page)))

    def name(self, parts: list) -> list:
        return [str(part) if isinstance(part, HtmlBlock) else part.pk for part in parts]

    def read_draft(self) -> dict:
        return self.client.get(f'/cz/draft/{self.page.pk}/').json()

    def step(self, action: str) -> tuple:
        body = {'version': self.read_draft()['version'], 'action': action}
        return self.send(f'step/{self.page.pk}/', body)

    def publish(self) -> tuple:
        return self.send(f'publish/{self.page.pk}/', {'version': self.read_draft()['version']})

    def test_what_was_set_is_told_as_the_contract_says(self):
        response = self.client.get(f'/cz/params/{self.placed.pk}/')
        self.assertEqual(response['Cache-Control'], 'no-store')
        self.assertEqual(
            response.json(),
            {
                'component': 'every-kind',
                'version': 1,
                'params': [
                    {'name': 'size', 'value': 5, 'type': 'integer'},
                    {'name': 'tags', 'value': '["a"]', 'type': 'string'},
                    {'name': 'isOpen', 'value': True, 'type': 'boolean'},
                ],
                'when': None,
                'saved_by': None,
                'saved_at': None,
            },
        )

    def test_a_save_is_the_next_version_with_who_made_it(self):
        status, saved = self.save(params=[{'name': 'size', 'value': 7, 'type': 'integer'}], when='idle')
        self.assertEqual(
            (status, saved['version'], saved['saved_by'], saved['when']), (200, 2, 'Eva Editorová', 'idle')
        )
        self.placed.refresh_from_db()
        self.assertEqual((self.placed.params['size'], self.placed.when), (5, ''))
        self.assertEqual(self.placed.versions.get().params, {'size': 7})
        self.assertEqual(self.publish()[0], 200)
        self.placed.refresh_from_db()
        self.assertEqual((self.placed.params, self.placed.when), ({'size': 7}, 'idle'))

    def test_of_two_editors_who_began_alike_the_second_is_told(self):
        self.save(params=[{'name': 'size', 'value': 7, 'type': 'integer'}])
        status, told = self.save(params=[{'name': 'size', 'value': 8, 'type': 'integer'}])
        self.assertEqual((status, told), (409, {'detail': 'Komponentu mezitím uložil někdo jiný.'}))
        params = self.client.get(f'/cz/params/{self.placed.pk}/').json()['params']
        self.assertEqual(params, [{'name': 'size', 'value': 7, 'type': 'integer'}])

    def test_a_save_repeated_under_its_key_is_done_once(self):
        first = self.save(params=[{'name': 'size', 'value': 7, 'type': 'integer'}])
        self.placed.refresh_from_db()
        self.assertEqual(self.placed.version, 2)
        body = {'version': 2, 'params': [], 'when': None}
        url = f'save/{self.placed.pk}/'
        once = self.send(url, body, HTTP_IDEMPOTENCY_KEY='k')
        self.assertEqual(self.send(url, body, HTTP_IDEMPOTENCY_KEY='k'), once)
        self.assertEqual(self.send(url, {**body, 'version': 3}, HTTP_IDEMPOTENCY_KEY='k')[0], 422)
        self.assertEqual(self.send(url, body, HTTP_IDEMPOTENCY_KEY='')[0], 400)
        self.placed.refresh_from_db()
        self.assertEqual((first[0], once[0], self.placed.version), (200, 200, 3))

    def test_a_refused_save_leaves_its_key_free(self):
        url = f'save/{self.placed.pk}/'
        wrong = {'version': 1, 'params': [{'name': 'size', 'value': 500, 'type': 'integer'}]}
        self.assertEqual(self.send(url, wrong, HTTP_IDEMPOTENCY_KEY='k')[0], 400)
        mended = {'version': 1, 'params': []}
        self.assertEqual(self.send(url, mended, HTTP_IDEMPOTENCY_KEY='k')[0], 200)

    def test_what_a_component_would_refuse_is_refused_by_its_param(self):
        misnamed = ['Parametr nemůže mít takový název.']
        wrong, required = ['Tuto hodnotu parametr nepřijímá.'], ['Toto pole je vyžadováno.']
        size = {'name': 'size', 'value': 1, 'type': 'integer'}
        for sent, told in [
            ({'params': [{**size, 'value': 500}]}, {'params': {'size': wrong}}),
            ({'params': [{**size, 'value': {'a': 1}}]}, {'params': {'size': wrong}}),
            ({'params': [{**size, 'name': '__proto__x'}]}, {'params': {'__proto__x': misnamed}}),
            ({'params': [size, size]}, {'params': wrong}),
            ({'params': [5]}, {'params': wrong}),
            ({'params': None}, {'params': wrong}),
            ({'when': 'soon'}, {'when': ['Takový okamžik spuštění neexistuje.']}),
            ({'version': None}, {'version': wrong}),
            ({'version': True}, {'version': wrong}),
        ]:
            with self.subTest(sent=sent):
                self.assertEqual(self.save(**sent), (400, told))
        self.assertEqual(self.send(f'save/{self.placed.pk}/', {'version': 1}), (400, {'params': required}))

    def test_what_is_no_json_object_is_refused(self):
        url = f'save/{self.placed.pk}/'
        for text, status, key in [
            ('{', 400, 'detail'),
            ('[' * 100_000, 400, 'detail'),
            ('[]', 400, 'non_field_errors'),
        ]:
            with self.subTest(text=text[:5]):
                answered, told = self.send(url, text)
                self.assertEqual((answered, list(told)), (status, [key]))
        self.assertEqual(self.client.post(f'/cz/{url}', {'a': 'b'}).status_code, 415)

    def test_only_staff_with_the_permission_read_and_save(self):
        customer = get_user_model().objects.create_user('customer', 'c@example.cz', 'x')
        clerk = get_user_model().objects.create_user('clerk', 'd@example.cz', 'x', is_staff=True)
        for user, detail in [
            (None, 'Nebyly zadány přihlašovací údaje.'),
            (customer, 'K této akci nemáte oprávnění.'),
            (clerk, 'K této akci nemáte oprávnění.'),
        ]:
            self.client = Client()
            if user:
                self.client.force_login(user)
            with self.subTest(user=user):
                self.assertEqual(self.client.get(f'/cz/params/{self.placed.pk}/').json(), {'detail': detail})
                self.assertEqual(self.save(), (403, {'detail': detail}))
                self.assertEqual(self.send(f'insert/{self.page.pk}/', {})[0], 403)

    def test_a_write_without_its_token_is_refused_by_django(self):
        client = Client(enforce_csrf_checks=True)
        client.force_login(get_user_model().objects.get(username='editor'))
        response = client.post(f'/cz/save/{self.placed.pk}/', '{}', content_type='application/json')
        self.assertEqual(response.status_code, 403)

    def test_what_is_not_there_is_not_found_also_under_another_market(self):
        for url in [
            f'ro/params/{self.placed.pk}/',
            *(f'cz/params/{pk}/' for pk in ('99999', 'x', '٣', '9' * 30)),
        ]:
            with self.subTest(url=url):
                response = self.client.get(f'/{url}')
                self.assertEqual((response.status_code, list(response.json())), (404, ['detail']))

    def test_a_component_is_put_on_the_page_moved_taken_off_and_put_back(self):
        place = {'target': self.placed.pk, 'position': 'before', 'component': 'needs-id'}
        params = [{'name': 'id', 'value': 'x', 'type': 'string'}]
        status, made = self.send(f'insert/{self.page.pk}/', {**place, 'params': params})
        pk = made['pk']
        self.assertEqual((status, made), (201, {'pk': pk, 'version': 1}))
        self.assertEqual(self.order(), ['x', pk, self.placed.pk])
        move = f'move/{self.page.pk}/{pk}/'
        self.assertEqual(self.send(move, {'target': f'text-{self.block.pk}', 'position': 'before'})[0], 200)
        self.assertEqual(self.order(), [pk, 'x', self.placed.pk])
        self.assertEqual(self.send(f'remove/{self.page.pk}/{pk}/', {}), (204, None))
        self.assertEqual(self.order(), ['x', self.placed.pk])
        self.assertEqual(self.client.get(f'/cz/params/{pk}/').status_code, 404)
        self.assertEqual(self.send(move, {'target': None, 'position': 'end'})[0], 200)
        self.assertEqual(self.order(), ['x', self.placed.pk, pk])
        self.assertEqual(self.client.get(f'/cz/params/{pk}/').json()['params'], params)

    def test_a_component_that_can_not_work_there_is_not_put_on_the_page(self):
        good = {'component': 'every-kind', 'position': 'end', 'params': []}
        for wrong, field in [
            ({'component': 'nobody'}, 'component'),
            ({'component': '<b>'}, 'component'),
            ({'component': 'needs-id'}, 'params'),
            ({'position': 'beside'}, 'position'),
            ({'position': 'after', 'target': '99999'}, 'target'),
            ({'position': 'after', 'target': None}, 'target'),
        ]:
            with self.subTest(wrong=wrong):
                status, told = self.send(f'insert/{self.page.pk}/', {**good, **wrong})
                self.assertEqual((status, list(told)), (400, [field]))
        self.assertEqual(len(self.order()), 2)

    def test_nothing_is_public_before_it_is_published(self):
        before = self.name(self.page.list_parts())
        size = {'name': 'size', 'value': 7, 'type': 'integer'}
        self.save(params=[size])
        place = {'target': self.placed.pk, 'position': 'before', 'component': 'on-touch', 'params': []}
        pk = self.send(f'insert/{self.page.pk}/', place)[1]['pk']
        self.send(f'move/{self.page.pk}/{self.placed.pk}/', {'target': pk, 'position': 'before'})
        self.assertEqual(self.name(self.page.list_parts()), before)
        draft = self.read_draft()
        told = [(change['kind'], change['pk']) for change in draft['changes']]
        self.assertEqual(told, [('changed', self.placed.pk), ('added', pk)])
        self.assertIn({'name': 'size', 'before': 5, 'after': 7}, draft['changes'][0]['params'])
        self.assertEqual([part['name'] for part in draft['parts']][1:], [str(self.placed.pk), str(pk)])
        status, published = self.publish()
        self.assertEqual((status, published['changes'], published['can_undo']), (200, [], True))
        self.assertEqual(self.name(self.page.list_parts()), ['x', self.placed.pk, pk])
        self.send(f'remove/{self.page.pk}/{pk}/', {})
        (removed,) = self.read_draft()['changes']
        self.assertEqual((removed['kind'], removed['number']), ('removed', None))
        self.assertEqual([param['after'] for param in removed['params']], [None] * len(removed['params']))
        self.publish()
        self.assertEqual(self.name(self.page.list_parts()), ['x', self.placed.pk])

    def test_a_param_that_is_left_empty_is_none_that_changes(self):
        make = lambda **params: PlacedComponent(pk=7, component='every-kind', params=params)  # noqa: E731
        tell = lambda *states: [change['params'] for change in list_changes(*([one] for one in states))]  # noqa: E731
        self.assertEqual(tell(make(alt=''), make()), [])
        self.assertEqual(tell(make(), make(alt='')), [])
        told = {'name': 'alt', 'before': 'a', 'after': ''}
        self.assertEqual(tell(make(alt='a', size=0), make(alt='', size=0)), [[told]])

    def test_a_page_that_was_published_goes_back_to_what_it_was(self):
        placed = lambda: [(part.pk, part.params) for part in self.page.list_parts()[1:]]  # noqa: E731
        before = placed()
        self.save(params=[{'name': 'size', 'value': 7, 'type': 'integer'}])
        place = {'target': self.placed.pk, 'position': 'before', 'component': 'on-touch', 'params': []}
        pk = self.send(f'insert/{self.page.pk}/', place)[1]['pk']
        self.publish()
        after = placed()
        self.assertEqual(len(after), 2)
        undone = self.step('undo')[1]
        self.assertEqual([change['kind'] for change in undone['changes']], ['changed', 'removed'])
        self.assertEqual((undone['can_undo'], undone['can_redo']), (False, True))
        self.assertEqual(placed(), after)
        self.assertEqual(self.publish()[0], 200)
        self.assertEqual(placed(), before)
        # And on again: what was published is one step back from what it was.
        self.step('undo')
        self.save(version=self.client.get(f'/cz/params/{self.placed.pk}/').json()['version'],
                  params=[{'name': 'size', 'value': 9, 'type': 'integer'}])
        self.assertEqual([change['kind'] for change in self.read_draft()['changes']], ['added', 'changed'])
        self.step('undo')
        self.publish()
        self.assertEqual(placed(), after)
        self.assertIn(pk, dict(after))

    def test_steps_are_undone_and_done_again_also_all_at_once(self):
        url = f'/cz/params/{self.placed.pk}/'
        self.save(params=[{'name': 'size', 'value': 7, 'type': 'integer'}])
        self.save(version=2, params=[{'name': 'size', 'value': 8, 'type': 'integer'}])
        read = lambda: self.client.get(url).json()['params'][0]['value']  # noqa: E731
        self.assertEqual(self.step('undo')[1]['can_redo'], True)
        self.assertEqual((read(), self.client.get(url).json()['version']), (7, 4))
        self.step('redo')
        self.assertEqual(read(), 8)
        discarded = self.step('discard')[1]
        self.assertEqual((discarded['changes'], discarded['can_undo'], read()), ([], False, 5))
        self.step('redo')
        self.assertEqual(read(), 7)
        self.assertEqual(self.step('forget'), (400, {'action': ['Tuto hodnotu parametr nepřijímá.']}))

    def test_a_move_is_told_of_the_component_that_left_its_place(self):
        self.send(f'move/{self.page.pk}/{self.placed.pk}/', {'target': f'text-{self.block.pk}', 'position': 'before'})
        changes = self.read_draft()['changes']
        self.assertEqual([(change['kind'], change['pk']) for change in changes], [('moved', self.placed.pk)])

    def test_nobody_publishes_what_somebody_else_has_made_of_the_draft_since_they_looked(self):
        version = self.read_draft()['version']
        self.save()
        told = (409, {'detail': 'Koncept stránky mezitím změnil někdo jiný.'})
        self.assertEqual(self.send(f'publish/{self.page.pk}/', {'version': version}), told)
        self.assertEqual(self.send(f'step/{self.page.pk}/', {'version': version, 'action': 'undo'}), told)
        self.assertEqual(self.read_draft()['changed_by'], 'Eva Editorová')

    def test_what_the_admin_puts_onto_the_page_is_in_the_draft_too(self):
        self.send(f'move/{self.page.pk}/{self.placed.pk}/', {'target': f'text-{self.block.pk}', 'position': 'before'})
        late = PlacedComponent.objects.create(page=self.page, position=30, component='on-touch')
        self.assertEqual(self.order(), [self.placed.pk, late.pk, 'x'])
