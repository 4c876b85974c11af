import type { Choice } from '../api/choice.ts'
import {
  type Flow,
  type Replayed,
  readColors,
  readManufacturers,
  readModels,
  readTypes,
  type Selection,
} from '../api/device.ts'
import type { CallOptions } from '../api/http.ts'
import { createResource, type Resource } from './resource.ts'
import { STEPS, type Step } from './selection.ts'

/** The lists to choose from, one for each step. */
export interface DeviceChoices {
  lists: Readonly<Record<Step, Resource<Choice[]>>>
  /** Asks for the lists from a step on that the selection leads to, and lets go of the others behind it. */
  ask: (selection: Selection, from?: Step, given?: Replayed['choices']) => void
  /** Shows what is at hand of the lists that the selection leads to; false where nothing is. */
  show: (selection: Selection, given?: Replayed['choices']) => boolean
  release: () => void
}

interface Source {
  key: string
  load: (options: CallOptions) => Promise<Choice[]>
}

export function createDeviceChoices(flow: Flow): DeviceChoices {
  const lists: Record<Step, Resource<Choice[]>> = {
    type: createResource(),
    manufacturer: createResource(),
    model: createResource(),
    color: createResource(),
  }
  return {
    lists,
    ask(selection, from = 'type', given) {
      for (const step of STEPS.slice(STEPS.indexOf(from))) {
        const source = findSource(flow, step, selection)
        const known = given?.[step]
        if (!source) lists[step].release()
        else if (known?.length) lists[step].prime(source.key, source.load, known)
        else lists[step].ask(source.key, source.load)
      }
    },
    show(selection, given) {
      const shown = STEPS.filter(step => {
        const source = findSource(flow, step, selection)
        const known = given?.[step]
        return source && lists[step].show(source.key, source.load, known?.length ? known : undefined)
      })
      return shown.length > 0
    },
    release() {
      for (const step of STEPS) lists[step].release()
    },
  }
}

/** Where the list of a step comes from; null until the steps before it are answered. */
function findSource(flow: Flow, step: Step, { type, manufacturer, model }: Selection): Source | null {
  if (step === 'type') return { key: `${flow}-types`, load: o => readTypes(flow, o) }
  if (step === 'manufacturer' && type)
    return { key: `${flow}-manufacturers ${type}`, load: o => readManufacturers(flow, type, o) }
  if (step === 'model' && type && manufacturer)
    return {
      key: `${flow}-models ${type} ${manufacturer}`,
      load: o => readModels(flow, type, manufacturer, o),
    }
  if (step === 'color' && model)
    return { key: `${flow}-colors ${model}`, load: o => readColors(flow, model, o) }
  return null
}
