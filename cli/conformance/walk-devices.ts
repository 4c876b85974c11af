import * as v from 'valibot'
import { Choices } from '../../core/api/choice.ts'
import type { RouteArguments } from '../../core/api/routes.ts'
import { type Backend, send } from './backend.ts'
import { judgeGood } from './judge-good.ts'

type Choice = v.InferOutput<typeof Choices>[number]

/** A way from a type to a colour, which names a device. */
export interface DevicePath {
  type: Choice
  manufacturer: Choice
  model: Choice
  color: Choice
}

export type Flow = 'buyout' | 'service'

const STEPS = ['type', 'manufacturer', 'model', 'color'] as const
const ROUTES = { type: 'types', manufacturer: 'manufacturers', model: 'models', color: 'colors' } as const
/** Of each list so many are followed. */
const WIDTH = 3
const MOST_DEVICES = 12

/** Walks the lists of a flow from the types down; each device that is come to, the nearest first. */
export async function* walkDevices(backend: Backend, flow: Flow): AsyncGenerator<DevicePath> {
  let left = MOST_DEVICES
  for await (const path of walk(backend, flow, {})) {
    yield path
    if (--left === 0) return
  }
}

async function* walk(backend: Backend, flow: Flow, path: Partial<DevicePath>): AsyncGenerator<DevicePath> {
  const step = STEPS[Object.keys(path).length]
  if (!step) return yield path as DevicePath
  const choices = await readStep(backend, flow, step, path)
  for (const choice of choices.slice(0, WIDTH)) yield* walk(backend, flow, { ...path, [step]: choice })
}

async function readStep(
  backend: Backend,
  flow: Flow,
  step: (typeof STEPS)[number],
  path: Partial<DevicePath>,
): Promise<Choice[]> {
  const route = `${flow}-${ROUTES[step]}`
  const way = Object.values(path)
    .map(choice => choice.value)
    .join(', ')
  const answer = await send(backend, route, { args: listArguments(step, path) })
  if (answer?.status === 404 && way) {
    backend.book.tell(
      route,
      'list-leads-nowhere',
      `Behind ${way}, which the list before offers, there is a 404.`,
    )
    return []
  }
  if (!answer || !judgeGood(backend, route, answer)) return []
  const choices = v.parse(Choices, answer.body)
  if (choices.length === 0 && way)
    backend.book.tell(route, 'list-leads-nowhere', `The list behind ${way} is empty.`)
  else if (choices.length === 0) backend.book.tell(route, 'list-empty', 'There are no types.')
  judgeChoices(backend, route, step, choices)
  return choices
}

/** Models are asked for by type and manufacturer, colours by the model alone. */
function listArguments(step: string, { type, manufacturer, model }: Partial<DevicePath>): RouteArguments {
  if (step === 'manufacturer') return { type: type?.value ?? '' }
  if (step === 'model') return { type: type?.value ?? '', manufacturer: manufacturer?.value ?? '' }
  return step === 'color' ? { model: model?.value ?? '' } : {}
}

function judgeChoices({ book }: Backend, route: string, step: string, choices: readonly Choice[]): void {
  const values = choices.map(({ value }) => value)
  for (const value of new Set(values.filter((value, i) => values.indexOf(value) !== i)))
    book.tell(route, 'list-repeated', `The value "${value}" stands in the list more than once.`)
  for (const { image, image_alt, value } of step === 'color' ? choices : [])
    if (!image || image_alt === null)
      book.tell(route, 'image-missing', `The colour "${value}" has no ${image ? 'image_alt' : 'image'}.`)
}
