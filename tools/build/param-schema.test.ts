import { Ajv } from 'ajv'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { makeParam } from '#core/params/make-param.ts'
import { PHONE_PATTERN } from '#core/params/phone-pattern.ts'
import {
  choice,
  flag,
  image,
  integer,
  link,
  list,
  money,
  type Param,
  reference,
  text,
} from '#core/params/vocabulary.ts'
import { describeSchema } from './param-schema.ts'

const LAYOUTS = ['grid', 'list'] as const
const ajv = new Ajv()

/** Texts that are hard for at least one kind. */
const TEXTS = [
  ...['', ' ', '\n', 'a', 'abc', 'abcd', 'č', '😀😀', '😀😀😀😀', '\ud83d', 'x'.repeat(200), 'x'.repeat(201)],
  ...[
    '0',
    '-0',
    '+1',
    '00001',
    '1.',
    '.5',
    '1.5',
    '-1234.505',
    '1 234,50',
    '1e3',
    '0x10',
    '٣',
    '9'.repeat(13),
  ],
  ...['grid', 'list', 'Grid', 'toString', '__proto__', 'true', '[1,2]', 'a, b'],
  ...['/', '/media/a 1.jpg', '//evil.example', '/\\evil.example', '/a\nb', '/a\n', '/\ta', '/ž'],
  ...['https://cdn.example/a.svg', 'https://', 'http://a/b', 'HTTPS://A', 'javascript:alert(1)'],
]
const likelyTexts = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary' }),
  fc.webPath(),
  fc.stringMatching(/^[+-]?[0-9]{1,13}(?:\.[0-9]{0,4})?$/),
)
const phones = fc.oneof(likelyTexts, fc.stringMatching(/^[ +(]?[0-9]{1,4}[ ()/.\u00a0-][0-9]{2,8}x?$/))
const integers = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.maxSafeInteger(), fc.double())
const flags = fc.boolean()
const anyJson = fc.oneof(likelyTexts, integers, flags, fc.jsonValue(), fc.array(likelyTexts))

/** Every kind, with values of its own JSON type. */
const CASES: [name: string, Param<unknown>, own: fc.Arbitrary<unknown>][] = [
  ['text', text(), likelyTexts],
  ['a short text', text({ max: 3 }), likelyTexts],
  ['a telephone number', text({ default: '', max: 12, pattern: PHONE_PATTERN }), phones],
  ['reference', reference(), likelyTexts.map(one => one.trim())],
  ['a reference that may be empty', reference({ default: '' }), likelyTexts.map(one => one.trim())],
  ['a code', reference({ pattern: '^[a-z0-9-]+$' }), likelyTexts.map(one => one.trim())],
  ['link', link(), likelyTexts],
  ['a link that may be empty', link({ default: '' }), likelyTexts],
  ['integer', integer(), integers],
  ['an integer with limits', integer({ min: 1, max: 3 }), integers],
  ['money', money(), likelyTexts.map(one => one.trim())],
  ['flag', flag(), flags],
  ['choice', choice(LAYOUTS), likelyTexts],
  ['image', image(), likelyTexts],
  ['an image that may be empty', image({ default: '' }), likelyTexts],
  ['an image with its own default', image({ default: 'a.jpg' }), fc.constantFrom('a.jpg', 'b.jpg', '')],
  ['a list of texts', list(text()), fc.array(likelyTexts)],
  ['a list of two integers', list(integer(), { max: 2 }), fc.array(integers)],
  ['a list of choices', list(choice(LAYOUTS)), fc.array(likelyTexts)],
  ['a list of pictures', list(image()), fc.array(likelyTexts)],
]

describe.each(CASES)('%s', (_, param, own) => {
  const isTaken = (value: unknown): boolean => v.safeParse(makeParam(param.describe).schema, value).success
  const fits = ajv.compile(describeSchema(param))

  test('of its own type, the schema takes what whoever sets it is held to', () => {
    fc.assert(
      fc.property(own, value => {
        expect(fits(value)).toBe(isTaken(value))
      }),
      { numRuns: 500 },
    )
  })

  test('whatever the schema takes, the islands take', () => {
    fc.assert(
      fc.property(anyJson, value => !fits(value) || isTaken(value)),
      { numRuns: 500 },
    )
    expect(TEXTS.filter(one => fits(one) && !isTaken(one))).toEqual([])
  })
})

test.each<[Param<unknown>, unknown]>([
  [text({ max: 3 }), { type: 'string', maxLength: 3, description: 'text of at most 3 characters' }],
  [
    integer({ min: 1, max: 3 }),
    { type: 'integer', minimum: 1, maximum: 3, description: 'a whole number from 1 to 3' },
  ],
  [choice(LAYOUTS), { enum: LAYOUTS, description: 'one of grid, list' }],
  [
    list(flag(), { max: 4 }),
    {
      type: 'array',
      maxItems: 4,
      items: { type: 'boolean' },
      description: 'a list of at most 4, each true or false',
    },
  ],
])('schema %# says what the islands say they expected', (param, schema) => {
  expect(describeSchema(param)).toEqual(schema)
})
