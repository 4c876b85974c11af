import { expect, test } from 'vitest'
import { takeKeys } from './parse-keys.ts'

const many = (count: number) => Array.from({ length: count }, (_, i) => `product-${i}`)

test('words become keys, each once, in the order they came in', () => {
  expect(takeKeys(['html'], ' a\tb\n a html ')).toEqual({
    keys: ['html', 'a', 'b'],
    added: ['a', 'b'],
    known: ['html'],
    rest: [],
  })
})

test('what goes beyond the limits stays where it was typed, and the list is never longer than 256', () => {
  const { keys, rest } = takeKeys(many(255), 'x y z')
  expect(keys).toHaveLength(256)
  expect(rest).toEqual(['y', 'z'])
  expect(takeKeys(['html'], `ok ${'k'.repeat(1025)}`)).toMatchObject({
    keys: ['html', 'ok'],
    rest: ['k'.repeat(1025)],
  })
})

test('a key the list has already is no reason to refuse it at its limit', () => {
  expect(takeKeys(many(256), 'product-3')).toMatchObject({ known: ['product-3'], rest: [] })
})
