import * as v from 'valibot'
import { type Choice, Choices } from '#core/api/device/choice.ts'
import type { Replayed } from '#core/api/device/device.ts'
import { FoundProducts, ServiceData } from '#core/api/service/service.ts'
import { type Backend, type Made, type Probes, remember, type Sample, sampleFrom, send } from './backend.ts'
import { isGood } from './expect-good.ts'

const STEPS = ['type', 'manufacturer', 'model', 'color'] as const
type Step = (typeof STEPS)[number]
/** The first word of the names of a flow's calls. */
type Flow = 'buyout' | 'service'
/** A way from a type to a colour, which names a device. */
export type DevicePath = Record<Step, Choice>

/** Of each list so many choices are followed. */
const WIDTH = 3
const MOST_DEVICES = 12
/** Models are asked for by type and manufacturer, colours by the model alone. */
const ARGUMENTS: Readonly<Record<Step, readonly Step[]>> = {
  type: [],
  manufacturer: ['type'],
  model: ['type', 'manufacturer'],
  color: ['model'],
}

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
  for (const choice of await readStep(backend, flow, step, path))
    yield* walk(backend, flow, { ...path, [step]: choice })
}

/** The first choices of a step; one that the list before offers has to have some. */
async function readStep(
  backend: Backend,
  flow: Flow,
  step: Step,
  path: Partial<DevicePath>,
): Promise<Choice[]> {
  const route = `${flow}-${step}s`
  const way = Object.values(path).map(({ value }) => value)
  const response = await send(backend, route, { args: toArguments(step, path) })
  const problem = `Behind ${way.join(', ')}, which the list before offers, there is`
  const add = (found: string) => backend.report.add(route, 'list-leads-nowhere', `${problem} ${found}.`)
  if (response?.status === 404 && way.length > 0) add('a 404')
  else if (response && isEmptyList(response.body) && way.length > 0) add('an empty list')
  else if (response && isGood(backend, route, response))
    return v.parse(Choices, response.body).slice(0, WIDTH)
  return []
}

const isEmptyList = (body: unknown): boolean => Array.isArray(body) && body.length === 0

const toArguments = (step: Step, path: Partial<DevicePath>): Record<string, string> =>
  Object.fromEntries(ARGUMENTS[step].map(name => [name, path[name]?.value ?? '']))

export const toSelection = (path: DevicePath): Record<Step, string> => ({
  type: path.type.value,
  manufacturer: path.manufacturer.value,
  model: path.model.value,
  color: path.color.value,
})

/** The lists of a flow, tried on the way to one of its devices. */
export function makeListProbes(
  flow: Flow,
  findPath: (backend: Backend) => Promise<DevicePath | null>,
): Probes {
  const find = (step: Step) => sampleFrom(findPath, NO_DEVICE, path => ({ args: toArguments(step, path) }))
  return {
    [`${flow}-manufacturers`]: { find: find('manufacturer') },
    [`${flow}-models`]: { find: find('model') },
    [`${flow}-colors`]: { find: find('color'), check: checkImages },
  }
}

const NO_DEVICE = 'no device was found among the first ones of each list'

function checkImages({ add, response }: Made): void {
  for (const { image, image_alt, value } of v.parse(Choices, response.body))
    if (!image || image_alt === null)
      add('image-missing', `The colour "${value}" has no ${image ? 'image_alt' : 'image'}.`)
}

/** What was asked for is selected, and stands in the list of its step. */
export function checkSelection(
  { choices, selected_choices: selected }: Replayed,
  path: DevicePath,
  add: Made['add'],
): void {
  for (const step of STEPS) {
    const { value } = path[step]
    if (selected[step] !== value)
      add('replay', `With ${step}=${value} selected_choices.${step} is ${JSON.stringify(selected[step])}.`)
    else if (!choices[step]?.some(choice => choice.value === value))
      add('replay', `choices.${step} lacks the selected "${value}".`)
  }
}

const findServed = remember(async (backend: Backend): Promise<DevicePath | null> => {
  for await (const path of walkDevices(backend, 'service')) return path
  return null
})

const find = (toSample: (path: DevicePath) => Sample) => sampleFrom(findServed, NO_DEVICE, toSample)

export const SERVICE_PROBES: Probes = {
  ...makeListProbes('service', findServed),
  'service-operations': { find: find(({ color }) => ({ args: { color: color.value } })) },
  'service-selector-data': {
    find: find(path => ({ query: toSelection(path) })),
    async check({ add, backend, response }) {
      const data = v.parse(ServiceData, response.body)
      const path = await findServed(backend)
      if (path) checkSelection(data, path, add)
      if (!data.operations) add('replay', 'A whole selection comes without its operations.')
    },
  },
  'service-smart-search': { find: find(({ model }) => ({ query: { term: model.label } })) },
  'service-product': {
    async find(backend) {
      const search = await backend.tryCall('service-smart-search')
      const [first] = search ? v.parse(FoundProducts, search.response.body).result : []
      return first ? { args: { id: first.id } } : 'the search by the name of a model finds nothing'
    },
  },
}
