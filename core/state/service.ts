import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Choice } from '../api/choice.ts'
import type { Selection } from '../api/device.ts'
import type { FailureError } from '../api/failure.ts'
import {
  type FoundProduct,
  type Operations,
  readOperations,
  readServiceData,
  readServiceProduct,
  type ServiceData,
} from '../api/service.ts'
import { applyAddress } from './address.ts'
import { createDeviceCascade } from './device-cascade.ts'
import { leaveOutOfAddress } from './leave-out-of-address.ts'
import { createResource, type Resource } from './resource.ts'
import { STEPS, type Step } from './selection.ts'

/** The service's device of this page, shared by all its islands. */
export interface Service {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, Resource<Choice[]>>>
  /** What the service does with the chosen device. */
  operations: Resource<Operations>
  isLoading: ReadonlySignal<boolean>
  /** Why the device of an address could not be read; until it is, or another one is chosen. */
  replayFailure: ReadonlySignal<FailureError | null>
  /** Whether an island of this page shows the selection. */
  isShown: ReadonlySignal<boolean>
  /** Grows with every wish to be led to the selection. */
  viewWishes: ReadonlySignal<number>
  /** Shows what came with the page, before the first rendering. */
  showGiven: (search: URLSearchParams, code?: string, type?: string) => void
  start: (search: URLSearchParams, code?: string, type?: string) => Promise<void>
  choose: (step: Step, value: string) => void
  /** Brings a product that a search found, unless the visitor chooses on meanwhile; throws FailureError, and then what was chosen stays. */
  findProduct: (product: Pick<FoundProduct, 'id' | 'url'>) => Promise<void>
  wishView: () => void
  /** Reads anew what may have changed while nobody looked: the operations, or the list that is to be chosen from. */
  refresh: () => void
  /** One more island shows the selection; false where there is none to go on with for one that starts with these. */
  enter: (code?: string, type?: string) => boolean
  leave: () => void
  /** For tests and stories: as on a new page. */
  forget: () => void
}

export function createService(): Service {
  const operations = createResource<Operations>()
  const viewWishes = signal(0)
  /** The colour whose address is to be shown once the server tells it. */
  let addressed: string | null = null

  const loadOf = (color: string) => async (options: { signal: AbortSignal }) => {
    const answer = await readOperations(color, options)
    showAddress(color, answer)
    return answer
  }

  /** The page's address is the visitor's own until they choose something. */
  const showAddress = (color: string, { url }: Operations): void => {
    if (addressed !== color || selection.peek().color !== color) return
    addressed = null
    if (url) applyAddress(url)
  }

  const askOperations = (color: string): void => operations.ask(`service-operations ${color}`, loadOf(color))

  const cascade = createDeviceCascade<ServiceData>({
    name: 'service',
    readReplay: readServiceData,
    reset() {
      addressed = null
      operations.release()
    },
    take(answer, color) {
      if (!answer.operations) return askOperations(color)
      operations.prime(`service-operations ${color}`, loadOf(color), answer.operations)
    },
    isWhole: answer => answer.operations !== null,
    follow(step, value) {
      leaveOutOfAddress(listStale(selection.peek()))
      if (step !== 'color') return
      addressed = value
      askOperations(value)
    },
  })
  const { selection } = cascade

  return {
    selection,
    choices: cascade.choices,
    operations,
    isLoading: computed(() => cascade.isReplaying.value || operations.isPending.value),
    replayFailure: cascade.replayFailure,
    isShown: cascade.isShown,
    viewWishes,
    showGiven: cascade.showGiven,
    start: cascade.start,
    choose: cascade.choose,

    async findProduct({ id, url }) {
      const signal = cascade.restart()
      try {
        const answer = await readServiceProduct(id, { signal })
        if (signal.aborted) return
        cascade.bring(answer, signal)
        if (url) applyAddress(url)
        else leaveOutOfAddress(listStale(selection.peek()))
      } catch (thrown) {
        if (signal.aborted) return
        // The replay that gave way to this had not come to its lists.
        if (!cascade.choices.type.data.peek()) cascade.askChoices()
        throw thrown
      }
    },

    wishView() {
      viewWishes.value++
    },

    refresh() {
      if (selection.peek().color) operations.reload()
      else cascade.reloadOpenStep()
    },

    enter: (...wanted) =>
      cascade.enter(
        color => {
          if (color) askOperations(color)
        },
        ...wanted,
      ),

    leave() {
      cascade.leave()
      if (!cascade.isShown.peek()) operations.release()
    },

    forget: cascade.forget,
  }
}

/** What an address may say of a device and this selection does not. */
const listStale = (selection: Selection) => (name: string, value: string) =>
  name === 'code' || STEPS.some(step => step === name && selection[step] !== value)

export const service = createService()
