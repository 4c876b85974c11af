import { expect, test } from 'vitest'
import { params } from './params.ts'

test('an editor is asked for what visitors see first, and for the codes of statistics last', () => {
  const names = Object.keys(params.fields)
  expect(names[0]).toBe('title')
  expect(names.slice(-4)).toEqual(['id', 'name', 'creative', 'slot'])
})
