/** Whether a delivery begins before it ends, as ISO moments; one without either says nothing yet. */
export const isDeliveryWindow = (from: string | null, to: string | null): boolean =>
  from === null || to === null ? from === to : Date.parse(from) < Date.parse(to)
