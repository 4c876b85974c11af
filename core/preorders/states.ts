import type { PreorderState } from '#core/api/preorders/orders.ts'

/** Steps that are made by hand; allocating, and taking back what was allocated, have calls of their own. */
const STEPS: Readonly<Record<PreorderState, readonly PreorderState[]>> = {
  interested: ['interested_sent', 'rejected', 'not_available'],
  interested_sent: ['waiting_for_response', 'interested_confirmed', 'rejected', 'not_available'],
  waiting_for_response: ['interested_sent', 'interested_confirmed', 'rejected', 'not_available'],
  interested_confirmed: ['confirmed', 'rejected', 'not_available'],
  confirmed: ['rejected', 'not_available'],
  rejected: ['interested'],
  not_available: ['interested', 'rejected'],
  allocated: [],
  not_allocated: ['confirmed', 'rejected', 'not_available'],
  back_to_main_stock: ['interested', 'rejected'],
}

/** The customer has said yes, or had pieces once: it may be given pieces. */
const READY: ReadonlySet<PreorderState> = new Set(['interested_confirmed', 'confirmed', 'not_allocated'])
const NOT_INTERESTED: ReadonlySet<PreorderState> = new Set([
  'rejected',
  'not_available',
  'back_to_main_stock',
])

export const listNextStates = (state: PreorderState): readonly PreorderState[] => STEPS[state]

export const canMove = (from: PreorderState, to: PreorderState): boolean => STEPS[from].includes(to)

export const canAllocate = (state: PreorderState): boolean => READY.has(state)

/** Why one that can’t be given pieces is given none, for its line and for who asks for it. */
export type NotReady = 'unconfirmed' | 'rejected' | 'not-available' | 'in-main-stock'

const NOT_READY: Partial<Record<PreorderState, NotReady>> = {
  rejected: 'rejected',
  not_available: 'not-available',
  back_to_main_stock: 'in-main-stock',
}

export const tellNotReady = (state: PreorderState): NotReady => NOT_READY[state] ?? 'unconfirmed'

/** Whether the customer still wants it, as far as is known. */
export const isInterested = (state: PreorderState): boolean => !NOT_INTERESTED.has(state)
