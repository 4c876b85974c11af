import {
  type Choice,
  readColors,
  readManufacturers,
  readModels,
  readTypes,
  type Selection,
  type SelectorData,
} from '../api/buyback.ts'
import type { CallOptions } from '../api/http.ts'
import { createResource, type Resource } from './resource.ts'
import { STEPS, type Step } from './selection.ts'

/** The lists to choose from, one for each step. */
export interface DeviceChoices {
  lists: Readonly<Record<Step, Resource<Choice[]>>>
  /** Asks for the lists from a step on that the selection leads to, and lets go of the others behind it. */
  ask: (selection: Selection, from?: Step, given?: SelectorData['choices']) => void
  release: () => void
}

interface Source {
  key: string
  load: (options: CallOptions) => Promise<Choice[]>
}

export function createDeviceChoices(): DeviceChoices {
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
        const source = findSource(step, selection)
        const known = given?.[step]
        if (!source) lists[step].release()
        else if (known?.length) lists[step].prime(source.key, source.load, known)
        else lists[step].ask(source.key, source.load)
      }
    },
    release() {
      for (const step of STEPS) lists[step].release()
    },
  }
}

/** Where the list of a step comes from; null until the steps before it are answered. */
function findSource(step: Step, { type, manufacturer, model }: Selection): Source | null {
  if (step === 'type') return { key: 'buyout-types', load: readTypes }
  if (step === 'manufacturer' && type)
    return { key: `buyout-manufacturers ${type}`, load: o => readManufacturers(type, o) }
  if (step === 'model' && type && manufacturer)
    return {
      key: `buyout-models ${type} ${manufacturer}`,
      load: o => readModels(type, manufacturer, o),
    }
  if (step === 'color' && model) return { key: `buyout-colors ${model}`, load: o => readColors(model, o) }
  return null
}
