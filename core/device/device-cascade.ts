import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type * as v from 'valibot'
import { type Replayed, replayQuery, type Selection } from '#core/api/device/device.ts'
import type { Query } from '#core/http/endpoint.ts'
import { getInitialData, takeInitialData } from '#core/http/initial-data.ts'
import type { CallOf } from '#core/http/read.ts'
import { createResource } from '#core/state/resource.ts'
import { type ChoiceEndpoints, createDeviceChoices } from './device-choices.ts'
import { chooseStep, NOTHING_CHOSEN, readOffered, STEPS, type Step } from './selection.ts'

/** What a flow does with the device that is being chosen. */
export interface DeviceFlow<A extends Replayed> {
  lists: ChoiceEndpoints
  /** Replays a URL or a device code. */
  replay: Query<never, v.GenericSchema<unknown, A>>
  /** Lets go of all that hung on the former device. */
  reset: () => void
  /** Stops what else speaks for the former device. */
  interrupt: () => void
  /** Goes on with a colour that was brought with this data. */
  take: (data: A, color: string) => void
  /** Whether data brings all that goes on with its colour; where it does not, nothing is shown ahead of the start. */
  isComplete: (data: A) => boolean
  /** Goes on with a step that the visitor chose. */
  follow: (step: Step, value: string) => void
}

/** Choosing a device step by step: what the buy-back and the service have in common. */
export class DeviceCascade<A extends Replayed> {
  readonly #flow: DeviceFlow<A>
  readonly #lists: ReturnType<typeof createDeviceChoices>
  readonly #selection = signal<Selection>(NOTHING_CHOSEN)
  /** How many islands of the page show the selection. */
  readonly #islands = signal(0)
  readonly #replay = createResource<A>({
    gcTime: 0,
    onData: data => this.#apply(data),
    onFailure: () => this.fetchChoices(),
  })
  /** The browser's URL when the last island left. */
  #leftAt: string | null = null
  /** What an editor had the last start begin with. */
  #startedWith = writeKey(undefined, undefined)
  #isStarted = false
  /** What was shown of the page's initial data, until something else is asked for. */
  #shownAhead: string | null = null

  constructor(flow: DeviceFlow<A>) {
    this.#flow = flow
    this.#lists = createDeviceChoices(flow.lists)
  }

  readonly selection: ReadonlySignal<Selection> = this.#selection
  readonly isReplaying = this.#replay.isPending
  /** Why the device of a URL could not be read; until it is, or another one is chosen. */
  readonly replayFailure = this.#replay.failure
  /** Whether an island of this page shows the selection. */
  readonly isShown = computed(() => this.#islands.value > 0)

  get choices() {
    return this.#lists.lists
  }

  /** Silences all that was asked for before: one call at a time speaks for the selection. */
  restart(): void {
    this.#replay.unsubscribe()
    this.#flow.interrupt()
    this.#shownAhead = null
    this.#isStarted = true
  }

  /** Shows what came with the page, before the first rendering; the start goes on with it and asks nobody. */
  showInitialData(search: URLSearchParams, code?: string, type?: string): void {
    if (!getInitialData() || this.#isStarted) return
    const replayed = this.#findReplay(search, code)
    const data = replayed && takeInitialData(replayed)
    const found = data ? readOffered(data) : { ...NOTHING_CHOSEN, type: type ?? null }
    if (replayed && !(data && (!found.color || this.#flow.isComplete(data)))) return
    if (!this.#lists.showInitialData(found, data?.choices)) return
    batch(() => {
      this.#flow.reset()
      this.#selection.value = found
      if (data && found.color) this.#flow.take(data, found.color)
    })
    this.#shownAhead = writeKey(search.toString(), code, type)
  }

  /** Replays a URL's device, else that of a code; without either it starts with a type, or from the types. */
  async start(search: URLSearchParams, code?: string, type?: string): Promise<void> {
    const isShown = this.#shownAhead === writeKey(search.toString(), code, type)
    this.restart()
    this.#startedWith = writeKey(code, type)
    if (isShown) return this.fetchChoices()
    batch(() => {
      this.#flow.reset()
      this.#selection.value = { ...NOTHING_CHOSEN, type: (!namesDevice(search) && type) || null }
    })
    const replayed = this.#findReplay(search, code)
    if (!replayed) return this.fetchChoices()
    await this.#replay.fetch(replayed)
  }

  choose(step: Step, value: string): void {
    const next = chooseStep(this.#selection.peek(), step, value)
    if (!next) return
    const after = STEPS[STEPS.indexOf(step) + 1]
    batch(() => {
      this.restart()
      this.#flow.reset()
      this.#selection.value = next
      if (after) this.#lists.fetch(next, after)
    })
    this.#flow.follow(step, value)
  }

  /** Turns to the device of data that was read. */
  bring(data: A): void {
    batch(() => {
      this.#flow.reset()
      this.#apply(data)
    })
  }

  #apply(data: A): void {
    batch(() => {
      const found = readOffered(data)
      this.#selection.value = found
      this.#lists.fetch(found, 'type', data.choices)
      if (found.color) this.#flow.take(data, found.color)
    })
  }

  /** Fetches the lists that the selection leads to. */
  fetchChoices(): void {
    this.#lists.fetch(this.#selection.peek())
  }

  /** Reads anew the list that is to be chosen from. */
  refetchOpenStep(): void {
    const open = STEPS.find(step => this.#selection.peek()[step] === null)
    if (open) void this.choices[open].refetch()
  }

  /**
   * One more island shows the selection: it joins the others, or goes on where the last one left, with all that was
   * chosen. False where there is nothing to go on with: the page has gone elsewhere since, or this island is to start
   * with another device or type.
   */
  enter(resume: (color: string | null) => void, code?: string, type?: string): boolean {
    this.#islands.value++
    if (this.#islands.peek() > 1) return true
    const isSamePage = this.#leftAt !== null && this.#leftAt === globalThis.location?.href
    this.#leftAt = null
    const { type: chosen, color } = this.#selection.peek()
    if (!isSamePage || this.#startedWith !== writeKey(code, type) || chosen === null) return false
    this.restart()
    this.fetchChoices()
    resume(color)
    return true
  }

  /** One island less; with the last one all that is under way stops. */
  leave(): void {
    this.#islands.value = Math.max(this.#islands.peek() - 1, 0)
    if (this.#islands.peek() > 0) return
    this.restart()
    this.#lists.unsubscribe()
    this.#isStarted = false
    this.#leftAt = globalThis.location?.href ?? null
  }

  /** For tests and stories: as on a new page, there is nothing to go on with. */
  forget(): void {
    batch(() => {
      this.restart()
      this.#islands.value = 0
      this.#isStarted = false
      this.#leftAt = null
      this.#flow.reset()
      this.#selection.value = NOTHING_CHOSEN
    })
  }

  /** What a visitor chose, or was sent, goes before what an editor has the page begin with; null where neither is. */
  #findReplay(search: URLSearchParams, code: string | undefined): CallOf<A> | null {
    const isNamed = namesDevice(search)
    if (!isNamed && !code) return null
    return { endpoint: this.#flow.replay, query: replayQuery(search, isNamed ? undefined : code) }
  }
}

/** Whether an address names a device, as far as it goes. */
export const namesDevice = (search: URLSearchParams): boolean => STEPS.some(step => search.get(step))

const writeKey = (...parts: (string | undefined)[]): string => JSON.stringify(parts)
