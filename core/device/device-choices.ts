import type { Choice, Choices } from '#core/api/device/choice.ts'
import type { Replayed, Selection } from '#core/api/device/device.ts'
import type { Query } from '#core/http/endpoint.ts'
import type { CallOf } from '#core/http/read.ts'
import { createResource, type Resource } from '#core/state/resource.ts'
import { STEPS, type Step } from './selection.ts'

/** The endpoints that list what each step offers. */
export type ChoiceEndpoints = Readonly<Record<Step, Query<string, typeof Choices>>>

export type DeviceChoices = ReturnType<typeof createDeviceChoices>

/** The lists to choose from, one for each step. */
export function createDeviceChoices(endpoints: ChoiceEndpoints) {
  const lists: Readonly<Record<Step, Resource<Choice[]>>> = {
    type: createResource(),
    manufacturer: createResource(),
    model: createResource(),
    color: createResource(),
  }
  return {
    lists,

    /** Fetches the lists from a step on that the selection leads to, unless they are known, and drops the others behind it. */
    fetch(selection: Selection, from: Step = 'type', known?: Replayed['choices']): void {
      for (const step of STEPS.slice(STEPS.indexOf(from))) {
        const call = findCall(endpoints, step, selection)
        const list = known?.[step]
        if (!call) lists[step].unsubscribe()
        else if (list?.length) lists[step].setData(call, list)
        else void lists[step].fetch(call)
      }
    },

    /** Shows what is at hand of the lists that the selection leads to; false where nothing is. */
    showInitialData(selection: Selection, known?: Replayed['choices']): boolean {
      const shown = STEPS.filter(step => {
        const call = findCall(endpoints, step, selection)
        const list = known?.[step]
        return call && lists[step].showInitialData(call, list?.length ? list : undefined)
      })
      return shown.length > 0
    },

    unsubscribe(): void {
      for (const step of STEPS) lists[step].unsubscribe()
    },
  }
}

/** Where the list of a step comes from; null until the steps before it are answered. */
function findCall(
  endpoints: ChoiceEndpoints,
  step: Step,
  { type, manufacturer, model }: Selection,
): CallOf<Choice[]> | null {
  const endpoint = endpoints[step]
  if (step === 'type') return { endpoint }
  if (step === 'manufacturer' && type) return { endpoint, args: { type } }
  if (step === 'model' && type && manufacturer) return { endpoint, args: { type, manufacturer } }
  if (step === 'color' && model) return { endpoint, args: { model } }
  return null
}
