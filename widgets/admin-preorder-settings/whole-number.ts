import * as v from 'valibot'
import { writeRefusal } from '#core/validation/refusal.ts'

/** A whole number as people type it, with either sign for less than nothing. */
export const readWhole = (text: string): number => Number(text.trim().replace('−', '-'))

/** The text of a whole number between two limits. */
export const wholeText = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const message = findFault(dataset.value, least, most)
      if (message) addIssue({ message })
    }),
  )

function findFault(text: string, least: number, most: number): string | null {
  if (!text.trim()) return 'required'
  if (!/^[-−]?\d{1,6}$/.test(text.trim())) return 'number'
  if (readWhole(text) < least) return writeRefusal({ code: 'minValue', limit: least })
  return readWhole(text) > most ? writeRefusal({ code: 'maxValue', limit: most }) : null
}
