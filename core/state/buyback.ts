import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type DeviceQuote, readSelectorData, readSelectorUrl, type SelectorData } from '../api/buyback.ts'
import type { Choice } from '../api/choice.ts'
import type { Selection } from '../api/device.ts'
import type { FailureError } from '../api/failure.ts'
import type { Appraisal } from '../pricing/appraisal.ts'
import type { AppraisalData } from '../pricing/conditions.ts'
import { isAppraisalLoaded, visibilityOf } from '../pricing/visibility.ts'
import { applyAddress } from './address.ts'
import { createAddressSync } from './address-sync.ts'
import { createDeviceCascade } from './device-cascade.ts'
import { type AppraisalFault, createPriceList } from './price-list.ts'
import type { Resource } from './resource.ts'
import type { Step } from './selection.ts'

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
  /** Grows with every wish to see a form, also one that is open already. */
  formWishes: ReadonlySignal<number>
  /** Grows when forms must be emptied, so that a view can key them by it. */
  formGeneration: ReadonlySignal<number>
  /** Ids of the answers that the last change cleared. */
  cleared: ReadonlySignal<readonly string[]>
  /** Shows what came with the page, before the first rendering; the start goes on with it and asks nobody. */
  showGiven: (search: URLSearchParams, code?: string, type?: string) => void
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
  /**
   * One more island shows the device, with all that was chosen; false where there is nothing to go on with for one that
   * an editor has start with this device or type.
   */
  enter: (code?: string, type?: string) => boolean
  leave: () => void
  /** For tests and stories: as on a new page, there is nothing to go on with. */
  forget: () => void
}

export function createBuyback(): Buyback {
  const openForm = signal<'email' | 'sell' | null>(null)
  const formWishes = signal(0)
  const formGeneration = signal(0)
  const prices = createPriceList()
  const address = createAddressSync()

  const askAddress = (pause?: number): void =>
    address.ask(options => readSelectorUrl(selection.peek(), prices.listAnswers(), options), pause)

  const loadAppraisal = async (color: string, signal: AbortSignal, isReload = false): Promise<void> => {
    const url = await prices.load(color, signal)
    if (signal.aborted) return
    // The list's own url knows nothing of the answers that were given since.
    if (isReload && !prices.fault.peek() && prices.listAnswers().length > 0) askAddress()
    else if (url) applyAddress(url)
  }

  const cascade = createDeviceCascade<SelectorData>({
    name: 'buyout',
    readReplay: readSelectorData,
    interrupt: address.cancel,
    reset() {
      prices.reset()
      openForm.value = null
      formGeneration.value++
    },
    take(answer, color, signal) {
      if (answer.appraisal) prices.take({ ...answer, ...answer.appraisal })
      else void loadAppraisal(color, signal)
    },
    isWhole: answer => answer.appraisal !== null,
    follow(step, value, signal) {
      if (step === 'color') void loadAppraisal(value, signal)
      else askAddress()
    },
  })
  const { selection } = cascade

  const isLoaded = computed(() =>
    isAppraisalLoaded({
      color: selection.value.color,
      data: prices.data.value,
      error: prices.fault.value !== null,
    }),
  )

  const reloadAppraisal = async (): Promise<void> => {
    const { color } = selection.peek()
    if (color) await loadAppraisal(color, cascade.restart(), true)
  }

  return {
    selection,
    choices: cascade.choices,
    data: prices.data,
    validUntil: prices.validUntil,
    appraisal: prices.appraisal,
    fault: prices.fault,
    isLoading: computed(() => cascade.isReplaying.value || prices.isLoading.value),
    replayFailure: cascade.replayFailure,
    openForm,
    formWishes,
    formGeneration,
    cleared: prices.cleared,
    visibility: computed(() =>
      visibilityOf({ isLoaded: isLoaded.value, appraisal: prices.appraisal.value, isReview: false }),
    ),
    showGiven: cascade.showGiven,
    start: cascade.start,
    choose: cascade.choose,
    leave: cascade.leave,
    forget: cascade.forget,
    reloadAppraisal,

    answer(conditionId, value) {
      if (prices.change(conditionId, value)) askAddress(ADDRESS_PAUSE)
    },

    async refresh() {
      if (selection.peek().color) await reloadAppraisal()
      else cascade.reloadOpenStep()
    },

    showForm(form) {
      openForm.value = form
      if (form) formWishes.value++
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

    enter: (...wanted) =>
      cascade.enter(
        (color, signal) => {
          if (color && !prices.data.peek()) void loadAppraisal(color, signal)
          else askAddress()
        },
        ...wanted,
      ),
  }
}

export const buyback = createBuyback()
