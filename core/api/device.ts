import * as v from 'valibot'
import { Choices } from './choice.ts'
import { type CallOptions, read } from './http.ts'
import { Id } from './wire.ts'

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

/** The flows that begin with choosing a device; each has calls of its own, alike but for this first word of their names. */
export type Flow = 'buyout' | 'service'

export const readTypes = (flow: Flow, o?: CallOptions) => read(`${flow}-types`, Choices, o)

export const readManufacturers = (flow: Flow, type: string, o?: CallOptions) =>
  read(`${flow}-manufacturers`, Choices, { ...o, args: { type } })

export const readModels = (flow: Flow, type: string, manufacturer: string, o?: CallOptions) =>
  read(`${flow}-models`, Choices, { ...o, args: { type, manufacturer } })

export const readColors = (flow: Flow, model: string, o?: CallOptions) =>
  read(`${flow}-colors`, Choices, { ...o, args: { model } })

/** A page's own query and a device code, as the calls that replay a device are asked. */
export const replayQuery = (
  params: URLSearchParams,
  code: string | undefined,
): Record<string, string | string[]> => ({
  ...Object.fromEntries([...new Set(params.keys())].map(key => [key, params.getAll(key)])),
  ...(code !== undefined && { code }),
})
