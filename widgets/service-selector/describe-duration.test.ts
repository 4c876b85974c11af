import { expect, test } from 'vitest'
import { createTranslate } from '#core/intl/translate.ts'
import { describeDuration } from './describe-duration.ts'
import { messages } from './messages.ts'

test.each([
  [30, 'minutes', 30],
  [60, 'hours', 1],
  [90, 'minutes', 90],
  [120, 'hours', 2],
  [150, 'hours', 3],
  [1439, 'hours', 24],
  [1440, 'days', 1],
  [1441, 'days', 2],
  [4320, 'days', 3],
] as const)('%i minutes are told in %s', (minutes, unit, count) => {
  expect(describeDuration(minutes)).toEqual({ unit, count })
})

test('a time that nobody knows is not told', () => {
  expect(describeDuration(null)).toBeNull()
  expect(describeDuration(0)).toBeNull()
})

test.each([
  ['hours', 1, 'Gata într-o oră'],
  ['hours', 2, 'Gata în 2 ore'],
  ['hours', 20, 'Gata în 20 de ore'],
  ['days', 1, 'Gata într-o zi'],
  ['days', 3, 'Gata în 3 zile'],
  ['days', 20, 'Gata în 20 de zile'],
] as const)('in Romanian %s are counted as one speaks: %i', (unit, count, text) => {
  const say = createTranslate({ ...messages, cs: messages.ro, en: messages.ro })
  expect(say(unit, { count }).replaceAll('\u00a0', ' ')).toBe(text)
})
