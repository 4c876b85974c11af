import * as v from 'valibot'
import { Id, listOf, optionalText } from '../wire.ts'

/** One answer that the server offers to choose from. */
export const Choice = v.object({
  value: Id,
  label: v.string(),
  image: optionalText,
  image_alt: optionalText,
})
export type Choice = v.InferOutput<typeof Choice>
export const Choices = listOf(Choice)
