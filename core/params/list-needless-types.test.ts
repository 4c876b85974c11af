import { expect, test } from 'vitest'
import { listNeedlessTypes } from './list-needless-types.ts'

const PARAMS = {
  type: { of: 'buyback-type' },
  code: { of: 'buyback-device' },
  other: { of: 'service-type' },
  title: {},
} as const

test.each([
  [{ type: 'watches', code: 'apple-iphone-13' }, ['type']],
  [{ type: 'watches', code: '' }, []],
  [{ type: '', code: 'apple-iphone-13' }, []],
  [{ code: 'apple-iphone-13', other: 'watches', title: 'x' }, []],
])('of %j these types are said for nothing: %j', (values, found) => {
  expect(listNeedlessTypes(PARAMS, new Map(Object.entries(values)))).toEqual(found)
})
