import * as v from 'valibot'
import { report } from '#core/report.ts'
import { TrackedItem } from './tracked-item.ts'

export type Picked = Record<string, unknown>

/**
 * The listed fields of what was given, each as its rule reads it; null when a required one is missing or unfit.
 * What is left out is reported by its field's name alone: its value may be a person's.
 */
export function pickFields(event: string, fields: v.ObjectEntries, given: object): Picked | null {
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key))
      report(`Tracking: ${event} has no field ${nameField(key)}; it was left out.`)
  }
  const picked: Picked = {}
  for (const [key, field] of Object.entries(fields)) {
    const value: unknown = (given as Picked)[key]
    if (value === undefined && field.type === 'optional') continue
    const output = key === 'items' ? pickItems(event, value) : readField(field, value)
    if (output !== undefined) picked[key] = output
    else {
      report(`Tracking: ${key} of ${event} is not fit to be sent.`)
      if (field.type !== 'optional') return null
    }
  }
  return picked
}

function readField(field: v.ObjectEntries[string], value: unknown): unknown {
  const result = v.safeParse(field as v.GenericSchema, value)
  return result.success ? result.output : undefined
}

function pickItems(event: string, value: unknown): Picked[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.flatMap((item: unknown): Picked[] => {
    const picked =
      item && typeof item === 'object' ? pickFields(`${event} items`, TrackedItem.entries, item) : null
    return picked ? [picked] : []
  })
  return items.length > 0 ? items : undefined
}

/** A key that is no word of a program may be a person's too. */
const nameField = (key: string): string => (/^[a-z]\w{0,40}$/i.test(key) ? key : '(unnamed)')
