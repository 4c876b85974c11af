import * as v from 'valibot'

/** How far an item, a crate or a whole order is on its way from the shelf to the parcel. */
export const PICKING_STATES = ['waiting', 'in-progress', 'picked', 'not-found', 'needs-replacement'] as const

export const PickingState = v.picklist(PICKING_STATES)
export type PickingState = v.InferOutput<typeof PickingState>
