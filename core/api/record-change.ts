import * as v from 'valibot'
import { Id, listOf, optionalText } from './wire.ts'

/** One change of a record, as a history tells it. */
export const Change = v.object({
  id: Id,
  at: v.string(),
  /** Who did it; null once the account is gone. */
  who: optionalText,
  action: v.string(),
  /** What was changed, by its name on the wire. */
  changes: listOf(
    v.object({
      field: v.string(),
      before: v.nullish(v.unknown(), null),
      after: v.nullish(v.unknown(), null),
    }),
  ),
})
export type Change = v.InferOutput<typeof Change>
