import { PICKING_STATES, type PickingState } from '#core/api/picking/picking-state.ts'

/** Pairs between which an item goes both ways, so that whatever was done can be undone. */
const PAIRS: readonly (readonly [PickingState, PickingState])[] = [
  ['waiting', 'in-progress'],
  ['waiting', 'picked'],
  ['waiting', 'not-found'],
  ['in-progress', 'picked'],
  ['in-progress', 'not-found'],
  ['in-progress', 'needs-replacement'],
  ['picked', 'not-found'],
  ['picked', 'needs-replacement'],
  ['not-found', 'needs-replacement'],
]

/** Where an item may go from a state: nobody asks for a replacement of what was not looked for. */
export const listNextPickingStates = (state: PickingState): readonly PickingState[] =>
  PICKING_STATES.filter(to => PAIRS.some(pair => pair.includes(state) && pair.includes(to) && to !== state))

/** Whoever looks at an order first needs to know what stops it. */
const STOPPERS = ['needs-replacement', 'not-found'] as const

/** The state of an order by those of its items; one without items has nothing to pick. */
export function sumUpPicking(states: readonly PickingState[]): PickingState {
  const stopper = STOPPERS.find(one => states.includes(one))
  if (stopper) return stopper
  if (states.every(state => state === 'picked')) return 'picked'
  return states.every(state => state === 'waiting') ? 'waiting' : 'in-progress'
}

/** Longer than this, in minutes, nobody should wait: a reservation is ready in half an hour. */
export const OLD_AFTER = 30
