import * as v from 'valibot'

const Closing = v.object({ dpdWidget: v.object({ message: v.literal('widgetClose') }) })
const Chosen = v.object({
  dpdWidget: v.object({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(60)),
  }),
})

/** What DPD's map says: the id of the point that was chosen, or that it wants to be closed; null for all else. */
export function readDpdMessage(data: unknown): { kind: 'point'; id: string } | { kind: 'close' } | null {
  if (v.safeParse(Closing, data).success) return { kind: 'close' }
  const chosen = v.safeParse(Chosen, data)
  return chosen.success ? { kind: 'point', id: chosen.output.dpdWidget.id } : null
}
