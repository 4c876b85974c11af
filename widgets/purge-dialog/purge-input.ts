import * as v from 'valibot'
import type { PurgeOrder } from '#core/api/purge/purge.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import {
  normalizePurgeUrl,
  type PurgeCode,
  splitPurgeKeys,
  validatePurgeKeys,
  validatePurgeUrl,
} from '#core/validation/purge.ts'

/** The form as it stands: what belongs to another mode than the chosen one is kept for the way back. */
export type PurgeInput = v.InferInput<typeof PurgeInput>

const validateText = (validate: (text: string) => PurgeCode | null) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const code = dataset.typed ? validate(dataset.value) : null
      if (code) addIssue({ message: code })
    }),
  )
const KEYS = validateText(text => validatePurgeKeys(splitPurgeKeys(text)))
const URL = validateText(text => validatePurgeUrl(text, [location.host]))

/** Only the chosen mode's own field is checked; its refusals are the widget's own codes. */
export const PurgeInput = v.pipe(
  v.object({
    mode: v.string(),
    /** Divided by spaces. */
    keys: v.string(),
    url: v.string(),
    isSoft: v.boolean(),
  }),
  checkEachBy(({ mode }) => (mode === 'key' ? { keys: KEYS } : mode === 'url' ? { url: URL } : {})),
)

export const startInput = (keys: string): PurgeInput => ({ mode: 'key', keys, url: '', isSoft: true })

export function toOrder({ mode, keys, url, isSoft }: PurgeInput): PurgeOrder {
  if (mode === 'full') return { mode }
  if (mode === 'url') return { mode, url: normalizePurgeUrl(url), isSoft }
  return { mode: 'key', keys: splitPurgeKeys(keys), isSoft }
}
