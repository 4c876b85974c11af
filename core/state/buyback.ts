import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import {
  type Choice,
  type DeviceQuote,
  readSelectorData,
  readSelectorUrl,
  type Selection,
  type SelectorData,
} from '../api/buyback.ts'
import { type FailureError, toFailure } from '../api/failure.ts'
import type { Appraisal } from '../pricing/appraisal.ts'
import type { AppraisalData } from '../pricing/conditions.ts'
import { isAppraisalLoaded, visibilityOf } from '../pricing/visibility.ts'
import { report } from '../report.ts'
import { applyAddress } from './address.ts'
import { createAddressSync } from './address-sync.ts'
import { createDeviceChoices } from './device-choices.ts'
import { type AppraisalFault, createPriceList } from './price-list.ts'
import type { Resource } from './resource.ts'
import { chooseStep, NOTHING_CHOSEN, readOffered, STEPS, type Step } from './selection.ts'

export type { AppraisalFault } from './price-list.ts'
export { STEPS, type Step } from './selection.ts'

const ADDRESS_PAUSE = 300

/** The buy-back of this page, shared by all its islands. */
export interface Buyback {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, Resource<Choice[]>>>
  /** The price list of the chosen colour with the answers so far. */
  data: ReadonlySignal<AppraisalData | null>
  validUntil: ReadonlySignal<string | null>
  /** Null until there is a price list, and after a fault. */
  appraisal: ReadonlySignal<Appraisal | null>
  fault: ReadonlySignal<AppraisalFault | null>
  isLoading: ReadonlySignal<boolean>
  /** Why the device of an address could not be read; until it is, or another one is chosen. */
  replayFailure: ReadonlySignal<FailureError | null>
  /** The bit mask of pricing/visibility: what may be offered now. */
  visibility: ReadonlySignal<number>
  /** Which form is open; choosing another colour closes it. */
  openForm: ReadonlySignal<'email' | 'sell' | null>
  /** Grows when forms must be emptied, so that a view can key them by it. */
  formGeneration: ReadonlySignal<number>
  /** Ids of the answers that the last change cleared. */
  cleared: ReadonlySignal<readonly string[]>
  start: (search: URLSearchParams, code?: string, type?: string) => Promise<void>
  choose: (step: Step, value: string) => void
  answer: (conditionId: string, value: string | null) => void
  /** Reads the price list anew: after an error, or when the server says that prices changed. Answers stay. */
  reloadAppraisal: () => Promise<void>
  /** Reads anew what may have changed while nobody looked: the prices, or the list that is to be chosen from. */
  refresh: () => Promise<void>
  showForm: (form: 'email' | 'sell' | null) => void
  /** What both forms send beside their fields; null until a price stands. */
  getQuote: () => Omit<DeviceQuote, 'note'> | null
  stop: () => void
  /** Goes on where it was stopped, with all that was chosen; false where the page has gone elsewhere since. */
  resume: () => boolean
  /** For tests and stories: as on a new page, there is nothing to go on with. */
  forget: () => void
}

export function createBuyback(): Buyback {
  const selection = signal<Selection>(NOTHING_CHOSEN)
  const isReplaying = signal(false)
  const replayFailure = signal<FailureError | null>(null)
  const openForm = signal<'email' | 'sell' | null>(null)
  const formGeneration = signal(0)
  const choices = createDeviceChoices()
  const prices = createPriceList()
  const address = createAddressSync()
  const isLoaded = computed(() =>
    isAppraisalLoaded({
      color: selection.value.color,
      data: prices.data.value,
      error: prices.fault.value !== null,
    }),
  )
  let running = new AbortController()
  /** The page's address when it was stopped. */
  let leftAt: string | null = null

  /** One call at a time speaks for the selection: a newer choice silences all before it. */
  const restart = (): AbortSignal => {
    running.abort()
    running = new AbortController()
    address.cancel()
    isReplaying.value = false
    return running.signal
  }

  const resetAppraisal = (): void => {
    prices.reset()
    openForm.value = null
    formGeneration.value++
  }

  const askAddress = (pause?: number): void =>
    address.ask(options => readSelectorUrl(selection.peek(), prices.listAnswers(), options), pause)

  const loadAppraisal = async (color: string, signal: AbortSignal, isReload = false): Promise<void> => {
    const url = await prices.load(color, signal)
    if (signal.aborted) return
    // The list's own url knows nothing of the answers that were given since.
    if (isReload && !prices.fault.peek() && prices.listAnswers().length > 0) askAddress()
    else if (url) applyAddress(url)
  }

  const replay = (answer: SelectorData, signal: AbortSignal): void => {
    const found = readOffered(answer)
    selection.value = found
    choices.ask(found, 'type', answer.choices)
    if (!found.color) return
    if (answer.appraisal) prices.take({ ...answer, ...answer.appraisal })
    else void loadAppraisal(found.color, signal)
  }

  return {
    selection,
    choices: choices.lists,
    data: prices.data,
    validUntil: prices.validUntil,
    appraisal: prices.appraisal,
    fault: prices.fault,
    isLoading: computed(() => isReplaying.value || prices.isLoading.value),
    replayFailure,
    openForm,
    formGeneration,
    cleared: prices.cleared,
    visibility: computed(() =>
      visibilityOf({ isLoaded: isLoaded.value, appraisal: prices.appraisal.value, isReview: false }),
    ),

    async start(search, code, type) {
      const signal = restart()
      batch(() => {
        resetAppraisal()
        selection.value = { ...NOTHING_CHOSEN, type: type ?? null }
      })
      if (!code && !STEPS.some(step => search.has(step))) {
        replayFailure.value = null
        return choices.ask(selection.peek())
      }
      isReplaying.value = true
      try {
        const answer = await readSelectorData(search, code, { signal })
        if (signal.aborted) return
        batch(() => {
          replayFailure.value = null
          replay(answer, signal)
        })
      } catch (thrown) {
        if (signal.aborted) return
        const failure = toFailure(thrown)
        report(failure.message, failure.cause)
        replayFailure.value = failure
        choices.ask(selection.peek())
      } finally {
        if (!signal.aborted) isReplaying.value = false
      }
    },

    choose(step, value) {
      const next = chooseStep(selection.peek(), step, value)
      if (!next) return
      const signal = restart()
      const after = STEPS[STEPS.indexOf(step) + 1]
      batch(() => {
        resetAppraisal()
        replayFailure.value = null
        selection.value = next
        if (after) choices.ask(next, after)
      })
      if (step === 'color') void loadAppraisal(value, signal)
      else askAddress()
    },

    answer(conditionId, value) {
      if (prices.change(conditionId, value)) askAddress(ADDRESS_PAUSE)
    },

    async reloadAppraisal() {
      const { color } = selection.peek()
      if (color) await loadAppraisal(color, restart(), true)
    },

    async refresh() {
      const { color } = selection.peek()
      const open = STEPS.find(step => selection.peek()[step] === null)
      if (color) await loadAppraisal(color, restart(), true)
      else if (open) choices.lists[open].reload()
    },

    showForm(form) {
      openForm.value = form
    },

    getQuote() {
      const { color } = selection.peek()
      const { version } = prices.data.peek() ?? {}
      if (!color || !version || !prices.appraisal.peek()?.result) return null
      return {
        device_identifier: color,
        appraisal_version: version,
        device_condition_choices: prices.listAnswers(),
      }
    },

    stop() {
      restart()
      choices.release()
      leftAt = globalThis.location?.href ?? null
    },

    resume() {
      const isSamePage = leftAt !== null && leftAt === globalThis.location?.href
      leftAt = null
      const { color } = selection.peek()
      if (!isSamePage || selection.peek().type === null) return false
      const signal = restart()
      choices.ask(selection.peek())
      if (color && !prices.data.peek()) void loadAppraisal(color, signal)
      else askAddress()
      return true
    },

    forget() {
      restart()
      leftAt = null
      batch(() => {
        resetAppraisal()
        replayFailure.value = null
        selection.value = NOTHING_CHOSEN
      })
    },
  }
}

export const buyback = createBuyback()
