import * as v from 'valibot'
import type { PurgeOrder } from '../../core/api/purge.ts'
import {
  normalizePurgeUrl,
  type PurgeCode,
  splitPurgeKeys,
  validatePurgeKeys,
  validatePurgeUrl,
} from '../../core/validation/purge.ts'

/** The form as it stands: what belongs to another mode than the chosen one is kept for the way back. */
export interface PurgeInput {
  mode: string
  /** Divided by spaces. */
  keys: string
  url: string
  isSoft: boolean
}

export const startInput = (keys: string): PurgeInput => ({ mode: 'key', keys, url: '', isSoft: true })

/** The rules of the form: only the chosen mode's own field is judged. `say` puts a refusal in words. */
export function makePurgeSchema(getMode: () => string, say: (code: PurgeCode) => string) {
  const field = (mode: string, judge: (text: string) => PurgeCode | null) =>
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const code = dataset.typed && getMode() === mode ? judge(dataset.value) : null
        if (code) addIssue({ message: say(code) })
      }),
    )
  return v.object({
    mode: v.string(),
    keys: field('key', text => validatePurgeKeys(splitPurgeKeys(text))),
    url: field('url', text => validatePurgeUrl(text, [location.host])),
    isSoft: v.boolean(),
  })
}
export type PurgeSchema = ReturnType<typeof makePurgeSchema>

export function toOrder({ mode, keys, url, isSoft }: PurgeInput): PurgeOrder {
  if (mode === 'full') return { mode }
  if (mode === 'url') return { mode, url: normalizePurgeUrl(url), isSoft }
  return { mode: 'key', keys: splitPurgeKeys(keys), isSoft }
}
