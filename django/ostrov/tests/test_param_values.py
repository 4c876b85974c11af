from typing import Any
from unittest import TestCase

from ostrov.param_values import Refused, read_value
from ostrov.param_words import describe_limits, explain_refusal
from ostrov.params import describe_value, find_issues

from .site import CODE, ID, LINK, PARAMS, PHONE, describe

NUMBERS = describe(
    'list',
    'a list of at most 2, each a whole number',
    {'type': 'array', 'maxItems': 2, 'items': {'type': 'integer', 'minimum': -9, 'maximum': 9}},
    item={'kind': 'integer', 'isRequired': True},
    max=2,
)
FLAGS = describe(
    'list',
    'a list of at most 9, each true or false',
    {'type': 'array', 'maxItems': 9, 'items': {'type': 'boolean'}},
    item={'kind': 'flag', 'isRequired': True},
    max=9,
)


class ReadValueTest(TestCase):
    def test_a_value_is_read_to_its_own_type(self):
        for description, given, read in [
            (PARAMS['title'], ' Výkup ', ' Výkup '),
            (PARAMS['title'], '😀' * 200, '😀' * 200),
            (PARAMS['title'], 5, '5'),
            (PARAMS['title'], 5.0, '5'),
            (PARAMS['title'], 1.5, '1.5'),
            (ID, ' kod-1 ', 'kod-1'),
            (ID, 17, '17'),
            (CODE, ' podzim-2026 ', 'podzim-2026'),
            (PHONE, '800 123 456', '800 123 456'),
            (PHONE, 800123456, '800123456'),
            (PHONE, '', ''),
            (LINK, '/cz/podminky/', '/cz/podminky/'),
            (PARAMS['product'], ' ', ''),
            (PARAMS['size'], ' 5 ', 5),
            (PARAMS['size'], '005', 5),
            (PARAMS['size'], 5.0, 5),
            (PARAMS['price'], ' 1234.50', '1234.50'),
            (PARAMS['price'], 1234.5, '1234.5'),
            (PARAMS['price'], '-0.5', '-0.5'),
            (PARAMS['isOpen'], 'True', True),
            (PARAMS['isOpen'], ' false ', False),
            (PARAMS['isOpen'], '0', False),
            (PARAMS['isOpen'], 1, True),
            (PARAMS['layout'], 'list', 'list'),
            (PARAMS['photo'], '/media/foto 1.jpg', '/media/foto 1.jpg'),
            (PARAMS['photo'], 'https://cdn.example/a.svg', 'https://cdn.example/a.svg'),
            (PARAMS['photo'], '', ''),
            (PARAMS['tags'], 'a, b,,c ', ['a', 'b', 'c']),
            (PARAMS['tags'], '["a, b"]', ['a, b']),
            (PARAMS['tags'], '', []),
            (NUMBERS, '1, 2', [1, 2]),
            (NUMBERS, '[1, "2"]', [1, 2]),
            (NUMBERS, (1, '2'), [1, 2]),
            (FLAGS, ['1', 0, True], [True, False, True]),
        ]:
            with self.subTest(kind=description['kind'], given=given):
                found = read_value(description, given)
                self.assertEqual((found, repr(found)), (read, repr(read)))

    def test_what_the_islands_refuse_is_refused(self):
        refused: list[tuple[dict, list[Any]]] = [
            (PARAMS['title'], ['x' * 201, True, None, {}, []]),
            (ID, ['', ' ', 'x' * 201, True, {}]),
            (CODE, ['Podzim 2026!', 'léto', 'a b']),
            (PHONE, ['abc', '123', '8' * 41]),
            (LINK, ['javascript:alert(1)', '//jinde.cz', 'kamkoli', ' /x', '', 5]),
            (PARAMS['size'], ['', 'a', '1.5', '1e3', '0x10', '٣', 1.5, True, 0, 101, '9' * 5000, float('inf')]),
            (PARAMS['price'], ['1 234,50', '', '.5', 'zdarma', True, 1e300, 1e-7, '9' * 14]),
            (PARAMS['isOpen'], ['ano', '', 'on', 2, None, {}]),
            (PARAMS['layout'], ['Grid', '', 0, None, ['grid']]),
            (
                PARAMS['photo'],
                ['a.jpg', '//evil.example', '/\\evil.example', '/\ta', '/a\n', 'http://a/b', 'javascript:a', 5],
            ),
            (NUMBERS, [[1, 2, 3], ['a'], 'a,b', {}, 5, [[1]], '[1,2', '[' * 100_000]),
        ]
        for description, values in refused:
            for value in values:
                with self.subTest(kind=description['kind'], value=str(value)[:80]):
                    self.assertRaises(Refused, read_value, description, value)

    def test_a_manifest_of_an_older_build_refuses_nothing(self):
        size = {'kind': 'integer', 'isRequired': True, 'min': 1, 'max': 100}
        self.assertEqual((read_value(size, '500'), describe_limits(size)), (500, ''))


class FindIssuesTest(TestCase):
    fields = {'id': ID, 'size': PARAMS['size'], 'layout': PARAMS['layout'], 'tags': PARAMS['tags']}

    def test_each_issue_names_the_param_what_it_takes_and_what_was_found(self):
        for given, told in [
            ({'id': 'x'}, []),
            ({'id': 'x', 'size': '', 'tags': '', 'layout': None}, []),
            ({}, ['param "id" expected reference, found nothing.']),
            (
                {'id': ' ', 'size': 500, 'layout': ['grid'], 'tags': {}},
                [
                    'param "id" expected an id, found " ".',
                    'param "size" expected a whole number from 1 to 100, found 500.',
                    'param "layout" expected one of grid, list, found ["grid"].',
                    'param "tags" expected a list of at most 300, each text of at most 2000 characters, found {}.',
                ],
            ),
        ]:
            with self.subTest(given=given):
                issues = find_issues(self.fields, given)
                self.assertEqual([str(issue) for issue in issues], told)
                self.assertTrue(all(issue.is_fatal for issue in issues))

    def test_an_unknown_name_is_no_reason_to_refuse_the_others(self):
        issues = find_issues(self.fields, {'id': 'x', 'pagesize': 5, 'constructor': 1, 'toString': 'x'})
        self.assertEqual(
            [(issue.param, issue.expected, issue.is_fatal) for issue in issues],
            [
                ('pagesize', 'one of id, size, layout, tags', False),
                ('constructor', 'another name: this one is refused', False),
                ('toString', 'one of id, size, layout, tags', False),
            ],
        )


class WordsTest(TestCase):
    def test_every_kind_says_in_words_what_it_takes(self):
        for description, words in [
            (PARAMS['title'], 'Expected text of at most 200 characters.'),
            (PARAMS['size'], 'Expected a whole number from 1 to 100.'),
            (PARAMS['price'], 'Expected an amount such as 1234.50.'),
            (PARAMS['isOpen'], 'Expected yes or no.'),
            (PARAMS['layout'], 'Expected one of: grid, list.'),
            (ID, 'Expected an id of at most 200 characters.'),
            (PARAMS['photo'], 'Expected the address of a picture: /… or https://….'),
            (LINK, 'Expected a path of this site (/…) or an https address.'),
            (CODE, 'A code has no spaces.'),
            (PHONE, 'Enter a telephone number.'),
            (NUMBERS, 'At most 2 items, each on its line. Expected a whole number.'),
        ]:
            with self.subTest(kind=description['kind']):
                self.assertEqual(explain_refusal(description), words)

    def test_a_value_is_told_as_its_editor_knows_it(self):
        endless: list = []
        endless.append(endless)
        for value, told in [
            ('ž"', '"ž\\""'),
            ([1, {'a': True}], '[1,{"a":true}]'),
            ('x' * 100, '"' + 'x' * 79),
            ('\ud83d', '"\\ud83d"'),
            (endless, 'list'),
            (object(), 'object'),
        ]:
            with self.subTest(told=told):
                self.assertEqual(describe_value(value), told)
