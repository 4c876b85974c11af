import { expect, test } from 'vitest'
import { DEFAULT_PURGE_KEYS } from '#core/api/purge/purge.ts'
import { params } from './params.ts'

test('PG-007 the form begins with the keys that the call takes for granted', () => {
  expect(params.fields.keys.describe.default).toBe(DEFAULT_PURGE_KEYS)
})
