import * as v from 'valibot'
import { Id } from '../wire.ts'
import { Choices } from './choice.ts'

export const Selection = v.object({
  type: v.nullish(Id, null),
  manufacturer: v.nullish(Id, null),
  model: v.nullish(Id, null),
  color: v.nullish(Id, null),
})
export type Selection = v.InferOutput<typeof Selection>

/** What replays a device in every flow: how far it was chosen, with the lists of its steps. */
export const REPLAYED = {
  selected_choices: Selection,
  choices: v.object({
    type: v.nullish(Choices, []),
    manufacturer: v.nullish(Choices, []),
    model: v.nullish(Choices, []),
    color: v.nullish(Choices, []),
  }),
}
const Replayed = v.object(REPLAYED)
export type Replayed = v.InferOutput<typeof Replayed>

/** What the query of a call that replays a device may name. */
export const SELECTION_KEYS = {
  type: { doc: 'the chosen type' },
  manufacturer: { doc: 'the chosen manufacturer' },
  model: { doc: 'the chosen model' },
  color: { doc: 'the chosen colour, which names the device' },
  code: { doc: 'a device code, which stands for a whole selection' },
}

/** A page's own query and a device code, as the calls that replay a device are asked. */
export const replayQuery = (
  params: URLSearchParams,
  code: string | undefined,
): Record<string, string | string[]> => ({
  ...Object.fromEntries([...new Set(params.keys())].map(key => [key, params.getAll(key)])),
  ...(code !== undefined && { code }),
})
