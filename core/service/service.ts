import { computed, signal } from '@preact/signals-core'
import type { Selection } from '#core/api/device/device.ts'
import {
  type FoundProduct,
  type Operations,
  type ServiceData,
  serviceColors,
  serviceData,
  serviceManufacturers,
  serviceModels,
  serviceOperations,
  serviceProduct,
  serviceTypes,
} from '#core/api/service/service.ts'
import { DeviceCascade } from '#core/device/device-cascade.ts'
import { STEPS, type Step } from '#core/device/selection.ts'
import { applySelectionUrl } from '#core/state/browser-url.ts'
import { changeQuery } from '#core/state/change-query.ts'
import { createResource } from '#core/state/resource.ts'

/** The service's device of this page, shared by all its islands. */
export class Service {
  /** The colour whose URL is to be shown as the server tells it; until visitors choose something, the URL is their own. */
  #urlFor: string | null = null
  /** The service page of the product that is being brought. */
  #foundUrl: string | null = null
  readonly #found = createResource<ServiceData>({
    gcTime: 0,
    onData: data => {
      this.#cascade.bring(data)
      if (this.#foundUrl) applySelectionUrl(this.#foundUrl, true)
      else changeQuery(isStaleIn(this.selection.peek()))
    },
  })
  readonly #operations = createResource<Operations>({
    onData: ({ url }, { args }) => {
      if (!this.#urlFor || this.#urlFor !== args?.color) return
      this.#urlFor = null
      if (url) applySelectionUrl(url)
    },
  })
  readonly #cascade = new DeviceCascade<ServiceData>({
    lists: {
      type: serviceTypes,
      manufacturer: serviceManufacturers,
      model: serviceModels,
      color: serviceColors,
    },
    replay: serviceData,
    interrupt: () => this.#found.unsubscribe(),
    reset: () => {
      this.#urlFor = null
      this.#operations.unsubscribe()
    },
    take: (data, color) => {
      if (data.operations) this.#operations.setData(callOperations(color), data.operations)
      else this.#fetchOperations(color)
    },
    isComplete: data => data.operations !== null,
    follow: (step, value) => {
      const chosen = this.selection.peek()
      changeQuery(isStaleIn(chosen), chosen)
      if (step !== 'color') return
      this.#urlFor = value
      this.#fetchOperations(value)
    },
  })

  readonly selection = this.#cascade.selection
  readonly choices = this.#cascade.choices
  /** What the service does with the chosen device. */
  readonly operations = this.#operations
  /** Why the device of a URL could not be read; until it is, or another one is chosen. */
  readonly replayFailure = this.#cascade.replayFailure
  /** Whether an island of this page shows the selection. */
  readonly isShown = this.#cascade.isShown
  readonly isLoading = computed(() => this.#cascade.isReplaying.value || this.#operations.isPending.value)
  /** Grows with every wish to be led to the selection. */
  readonly viewWishes = signal(0)

  /** Shows what came with the page, before the first rendering. */
  showInitialData(search: URLSearchParams, code?: string, type?: string): void {
    this.#cascade.showInitialData(search, code, type)
  }

  start(search: URLSearchParams, code?: string, type?: string): Promise<void> {
    return this.#cascade.start(search, code, type)
  }

  choose(step: Step, value: string): void {
    this.#cascade.choose(step, value)
  }

  /** Brings a product that a search found, unless the visitor chooses on meanwhile; throws FailureError, and then what was chosen stays. */
  async findProduct({ id, url }: Pick<FoundProduct, 'id' | 'url'>): Promise<void> {
    this.#cascade.restart()
    this.#foundUrl = url
    await this.#found.fetch({ endpoint: serviceProduct, args: { id } })
    const failed = this.#found.failure.peek()
    if (!failed) return
    // The replay that gave way to this had not come to its lists.
    if (!this.choices.type.data.peek()) this.#cascade.fetchChoices()
    throw failed
  }

  wishView(): void {
    this.viewWishes.value++
  }

  /** Reads anew what may have changed while nobody looked: the operations, or the list that is to be chosen from. */
  refresh(): void {
    if (this.selection.peek().color) void this.#operations.refetch()
    else this.#cascade.refetchOpenStep()
  }

  /** One more island shows the selection; false where there is none to go on with for one that starts with these. */
  enter(code?: string, type?: string): boolean {
    return this.#cascade.enter(
      color => {
        if (color) this.#fetchOperations(color)
      },
      code,
      type,
    )
  }

  leave(): void {
    this.#cascade.leave()
    if (!this.isShown.peek()) this.#operations.unsubscribe()
  }

  /** For tests and stories: as on a new page. */
  forget(): void {
    this.#cascade.forget()
  }

  #fetchOperations(color: string): void {
    void this.#operations.fetch(callOperations(color))
  }
}

const callOperations = (color: string) => ({ endpoint: serviceOperations, args: { color } })

/** What a URL may say of a device and this selection does not. */
const isStaleIn = (selection: Selection) => (name: string, value: string) =>
  name === 'code' || STEPS.some(step => step === name && selection[step] !== value)

export const service = new Service()
