/** Whether a delivery of this kind ends in a store or at a dispensing place, where the customer comes for it. */
export const isCollected = (kind: string | null | undefined): kind is 'store' | 'dispensing-place' =>
  kind === 'store' || kind === 'dispensing-place'
