import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { choice, flag, image, integer, list, money, type Param, reference, text } from './vocabulary.ts'

const readBy = (param: Param<unknown>, value: unknown) => {
  const result = v.safeParse(param.schema, value)
  return result.success ? { value: result.output } : { expected: result.issues[0].message }
}

const LAYOUTS = ['grid', 'list'] as const

test.each<[string, Param<unknown>, unknown, unknown]>([
  ['text', text(), 'Výkup', 'Výkup'],
  ['text', text(), '', ''],
  ['text', text(), 5, '5'],
  ['text', text({ max: 3 }), 'abc', 'abc'],
  ['text', text({ max: 3 }), '😀😀😀', '😀😀😀'],
  ['reference', reference(), ' kod-1 ', 'kod-1'],
  ['reference', reference(), 17, '17'],
  ['reference', reference({ default: '' }), ' ', ''],
  ['integer', integer(), 5, 5],
  ['integer', integer(), ' -5 ', -5],
  ['integer', integer({ min: 1, max: 3 }), '3', 3],
  ['money', money(), '1234.50', 1234_50],
  ['money', money(), 1234.5, 1234_50],
  ['money', money(), '-1', -1_00],
  ['flag', flag(), true, true],
  ['flag', flag(), 'True', true],
  ['flag', flag(), ' false ', false],
  ['flag', flag(), 1, true],
  ['flag', flag(), '0', false],
  ['choice', choice(LAYOUTS), 'list', 'list'],
  ['image', image(), '/media/foto 1.jpg', '/media/foto 1.jpg'],
  ['image', image(), 'https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
  ['image', image({ default: '' }), '', ''],
  ['list', list(integer()), [1, '2'], [1, 2]],
  ['list', list(integer()), '[1,2]', [1, 2]],
  ['list', list(text()), 'a, b,,c ', ['a', 'b', 'c']],
  ['list', list(text()), '', []],
  ['list', list(choice(LAYOUTS)), 'grid', ['grid']],
])('a param of the kind %s (%#) takes its value', (kind, param, given, value) => {
  expect(param.describe.kind).toBe(kind)
  expect(readBy(param, given)).toEqual({ value })
})

test.each<[Param<unknown>, string, readonly unknown[]]>([
  [text({ max: 3 }), 'text of at most 3 characters', ['abcd', '😀😀😀😀', true, null, {}, []]],
  [reference(), 'an id', ['', '  ', 'x'.repeat(201), true, {}]],
  [
    integer(),
    'a whole number',
    ['', 'a', '1.5', '1e3', '0x10', 1.5, true, 2 ** 53, '9'.repeat(30), Number.NaN],
  ],
  [integer({ min: 1, max: 3 }), 'a whole number from 1 to 3', [0, 4, '-1']],
  [money(), 'an amount such as 1234.50', ['1 234,50', '', 'zdarma', true, Number.POSITIVE_INFINITY]],
  [flag(), 'true or false', ['ano', '', 2, null, 'on', {}]],
  [choice(LAYOUTS), 'one of grid, list', ['Grid', '', 0, null, ['grid'], 'toString']],
  [
    image(),
    'the address of a picture (/… or https://…)',
    [
      '',
      'a.jpg',
      '//evil.example/a',
      '/\\evil.example',
      '/\t/evil.example',
      'http://a/b',
      'javascript:alert(1)',
      5,
    ],
  ],
  [
    list(integer(), { max: 2 }),
    'a list of at most 2, each a whole number',
    [[1, 2, 3], ['a'], 'a,b', {}, 5, [[1]], '[1,2'],
  ],
])('param %#: what it does not take it refuses with %s', (param, expected, values) => {
  for (const value of values) expect(readBy(param, value), String(value)).toEqual({ expected })
})

test('a param without a default is required, and a list never is', () => {
  expect(
    [text(), reference(), integer(), money(), choice(LAYOUTS), image(), flag({})].map(
      p => p.describe.isRequired,
    ),
  ).toEqual(Array(7).fill(true))
  expect(
    [text({ default: '' }), flag(), integer({ default: 0 }), list(text())].map(p => p.describe.isRequired),
  ).toEqual(Array(4).fill(false))
})

test('a param tells its editor all that it allows', () => {
  expect(integer({ default: 20, min: 1, max: 100 }).describe).toEqual({
    kind: 'integer',
    isRequired: false,
    default: 20,
    min: 1,
    max: 100,
  })
  expect(choice(LAYOUTS, { default: 'grid' }).describe).toMatchObject({ choices: LAYOUTS, default: 'grid' })
  expect(text({ max: 100 }).describe).toMatchObject({ kind: 'text', max: 100 })
  expect(list(reference(), { max: 4 }).describe).toEqual({
    kind: 'list',
    isRequired: false,
    default: [],
    max: 4,
    item: { kind: 'reference', isRequired: true },
  })
})

const EVERY: Record<string, { param: Param<unknown>; isOwn: (value: unknown) => boolean }> = {
  text: { param: text({ max: 5 }), isOwn: v => typeof v === 'string' && v.length <= 5 },
  reference: { param: reference(), isOwn: v => typeof v === 'string' && v.length > 0 && v === v.trim() },
  integer: {
    param: integer({ min: -5, max: 5 }),
    isOwn: v => Number.isInteger(v) && Math.abs(v as number) <= 5,
  },
  money: { param: money(), isOwn: v => Number.isSafeInteger(v) },
  flag: { param: flag(), isOwn: v => typeof v === 'boolean' },
  choice: { param: choice(LAYOUTS), isOwn: v => v === 'grid' || v === 'list' },
  image: { param: image(), isOwn: v => typeof v === 'string' && /^(\/|https:)/.test(v) },
  list: {
    param: list(integer(), { max: 3 }),
    isOwn: v => Array.isArray(v) && v.length <= 3 && v.every(Number.isInteger),
  },
}

test.each(Object.entries(EVERY))(
  'whatever it is given, %s throws nothing and gives its own kind',
  (_, { param, isOwn }) => {
    const likely = fc.oneof(
      fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }),
      fc.json(),
      fc.string(),
      fc.integer(),
      fc.webUrl(),
      fc.constantFrom('true', '1', 'grid', '__proto__', 'constructor', '[1,2]', '1234.50', '/a'),
    )
    fc.assert(
      fc.property(likely, given => {
        const read = readBy(param, given)
        if ('value' in read) expect(isOwn(read.value)).toBe(true)
        else expect(read.expected).not.toBe('')
      }),
    )
  },
)

test('values that JSON can not hold are told by their type', () => {
  const endless: unknown[] = []
  endless.push(endless)
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  for (const [value, received] of [
    [endless, 'object'],
    [deep, 'object'],
    [5n, 'bigint'],
    [undefined, 'undefined'],
  ]) {
    const result = v.safeParse(flag().schema, value)
    expect(result.issues?.[0].received).toBe(received)
  }
})
