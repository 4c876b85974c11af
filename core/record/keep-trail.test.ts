import { expect, test } from 'vitest'
import { findInTrail } from './keep-trail.ts'

test.each([
  ['3', { previous: null, next: '1', position: 1, count: 3 }],
  ['1', { previous: '3', next: '2', position: 2, count: 3 }],
  ['2', { previous: '1', next: null, position: 3, count: 3 }],
  ['9', null],
])('the neighbours of %s in the order of its list', (id, trail) =>
  expect(findInTrail('["3","1","2"]', id)).toEqual(trail),
)

test.each(['', 'null', '{}', '["1",2]', '["1","//evil"]', '["1","a b"]'])('%j is no list', text =>
  expect(findInTrail(text, '1')).toBeNull(),
)
