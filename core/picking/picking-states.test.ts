import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICKING_STATES, type PickingState } from '#core/api/picking/picking-state.ts'
import { listNextPickingStates, sumUpPicking } from './picking-states.ts'

const state = fc.constantFrom(...PICKING_STATES)

test.each<[PickingState, PickingState[]]>([
  ['waiting', ['in-progress', 'picked', 'not-found']],
  ['in-progress', ['waiting', 'picked', 'not-found', 'needs-replacement']],
  ['picked', ['waiting', 'in-progress', 'not-found', 'needs-replacement']],
  ['not-found', ['waiting', 'in-progress', 'picked', 'needs-replacement']],
  ['needs-replacement', ['in-progress', 'picked', 'not-found']],
])('from %s an item goes to %j', (from, to) => expect(listNextPickingStates(from)).toEqual(to))

test('every step can be undone, and none leads to where it began', () =>
  fc.assert(
    fc.property(state, from => {
      const ways = listNextPickingStates(from)
      expect(ways).not.toContain(from)
      for (const to of ways) expect(listNextPickingStates(to)).toContain(from)
    }),
  ))

test.each<[PickingState[], PickingState]>([
  [[], 'picked'],
  [['waiting', 'waiting'], 'waiting'],
  [['waiting', 'picked'], 'in-progress'],
  [['in-progress'], 'in-progress'],
  [['picked', 'picked'], 'picked'],
  [['picked', 'not-found'], 'not-found'],
  [['not-found', 'needs-replacement', 'waiting'], 'needs-replacement'],
])('items that are %j make an order %s', (items, sum) => expect(sumUpPicking(items)).toBe(sum))

test('the order of items does not matter, and an order is picked only when all of it is', () =>
  fc.assert(
    fc.property(fc.array(state, { minLength: 1 }), items => {
      expect(sumUpPicking(items.toReversed())).toBe(sumUpPicking(items))
      expect(sumUpPicking(items) === 'picked').toBe(items.every(one => one === 'picked'))
    }),
  ))
