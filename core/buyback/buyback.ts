import { computed, signal } from '@preact/signals-core'
import {
  buyoutColors,
  buyoutManufacturers,
  buyoutModels,
  buyoutTypes,
  type DeviceQuote,
  type SelectorData,
  selectorData,
  selectorUrl,
  writeSelectionQuery,
} from '#core/api/buyback/selector.ts'
import { replayQuery } from '#core/api/device/device.ts'
import { DeviceCascade } from '#core/device/device-cascade.ts'
import type { Step } from '#core/device/selection.ts'
import { onNextVisitor } from '#core/page.ts'
import { applySelectionUrl } from '#core/state/browser-url.ts'
import { createResource } from '#core/state/resource.ts'
import { createUrlSync } from '#core/state/url-sync.ts'
import { PriceList } from './price-list.ts'
import { isAppraisalLoaded, visibilityOf } from './visibility.ts'

/** How long the browser's URL waits for the next answer, in milliseconds. */
const URL_DELAY = 300

/** The buy-back of this page, shared by all its islands. */
export class Buyback {
  readonly #url = createUrlSync()
  /** What the price list is read for. */
  #reading: 'step' | 'replay' | 'reload' = 'replay'
  readonly #prices = new PriceList(url => {
    // The list's own URL knows nothing of the answers that were given since.
    if (this.#reading === 'reload' && !this.#prices.fault.peek() && this.#prices.listAnswers().length > 0)
      this.#updateUrl()
    else if (url) applySelectionUrl(url, this.#reading === 'step')
  })
  /** The buy-back page of the device that is being brought. */
  #foundUrl = ''
  readonly #found = createResource<SelectorData>({
    gcTime: 0,
    onData: data => {
      this.#cascade.bring(data)
      applySelectionUrl(this.#foundUrl, true)
    },
  })
  readonly #cascade = new DeviceCascade<SelectorData>({
    lists: { type: buyoutTypes, manufacturer: buyoutManufacturers, model: buyoutModels, color: buyoutColors },
    replay: selectorData,
    interrupt: () => {
      this.#url.cancel()
      this.#prices.cancel()
      this.#found.unsubscribe()
    },
    reset: () => {
      this.#prices.reset()
      this.openForm.value = null
      this.formGeneration.value++
    },
    take: (data, color) => {
      const { appraisal, version } = data
      if (appraisal && version !== null) this.#prices.take({ ...data, ...appraisal, version })
      else void this.#load(color)
    },
    isComplete: data => data.appraisal !== null,
    follow: (step, value) => {
      if (step === 'color') void this.#load(value, 'step')
      else this.#updateUrl({ isStep: true })
    },
  })

  readonly selection = this.#cascade.selection
  readonly choices = this.#cascade.choices
  /** Why the device of a URL could not be read; until it is, or another one is chosen. */
  readonly replayFailure = this.#cascade.replayFailure
  /** The price list of the chosen colour with the answers so far. */
  readonly data = this.#prices.data
  readonly validUntil = this.#prices.validUntil
  /** Null until there is a price list, and after a fault. */
  readonly appraisal = this.#prices.appraisal
  readonly fault = this.#prices.fault
  /** Ids of the answers that the last change cleared. */
  readonly cleared = this.#prices.cleared
  readonly isLoading = computed(() => this.#cascade.isReplaying.value || this.#prices.isLoading.value)
  /** Whether an island of this page shows the device. */
  readonly isShown = this.#cascade.isShown
  /** @internal Grows with every wish to be led to the device. */
  readonly viewWishes = signal(0)
  /** Which form is open; choosing another colour closes it. */
  readonly openForm = signal<'email' | 'sell' | null>(null)
  /** @internal Grows with every wish to see a form, also one that is open already. */
  readonly formWishes = signal(0)
  /** @internal Grows when forms must be emptied, so that a view can key them by it. */
  readonly formGeneration = signal(0)
  /** @internal Set by an open form that has steps: its way back and on leaves the device as it is. */
  isInnerStep = (): boolean => false
  /** @internal How many sell forms are up on the page. */
  readonly sellForms = signal(0)
  /** @internal The bit mask of `visibility.ts`: what may be offered now. */
  readonly visibility = computed(() =>
    visibilityOf({ isLoaded: this.#isLoaded.value, appraisal: this.appraisal.value, isReview: false }),
  )
  readonly #isLoaded = computed(() =>
    isAppraisalLoaded({
      color: this.selection.value.color,
      data: this.data.value,
      error: this.fault.value !== null,
    }),
  )

  /** @internal Shows what came with the page, before the first rendering; the start goes on with it and asks nobody. */
  showInitialData(search: URLSearchParams, code?: string, type?: string): void {
    this.#cascade.showInitialData(search, code, type)
  }

  /** Begins with the device of a URL's query, else with a product's code or a type; what it can't read is in `replayFailure`. */
  start(search: URLSearchParams, code?: string, type?: string): Promise<void> {
    return this.#cascade.start(search, code, type)
  }

  /** Begins anew with another device. */
  startOver(): void {
    void this.start(new URLSearchParams())
    this.#updateUrl({ isStep: true })
  }

  choose(step: Step, value: string): void {
    this.#cascade.choose(step, value)
  }

  /** Brings the device of a buy-back URL, unless the visitor chooses on meanwhile; throws FailureError, and then what was chosen stays. */
  async findDevice(url: string): Promise<void> {
    this.#cascade.restart()
    this.#foundUrl = url
    await this.#found.fetch({
      endpoint: selectorData,
      query: replayQuery(new URL(url, location.href).searchParams, undefined),
    })
    const failed = this.#found.failure.peek()
    if (!failed) return
    // The replay that gave way to this had not come to its lists.
    if (!this.choices.type.data.peek()) this.#cascade.fetchChoices()
    throw failed
  }

  wishView(): void {
    this.viewWishes.value++
  }

  /** Answers a question, or takes the answer back (null); the price follows in `appraisal` at once. */
  answer(conditionId: string, value: string | null): void {
    if (this.#prices.change(conditionId, value)) this.#updateUrl({ delay: URL_DELAY })
  }

  /** Reads the price list anew: after an error, or when the server says that prices changed. Answers stay. */
  async reloadAppraisal(): Promise<void> {
    const { color } = this.selection.peek()
    if (!color) return
    this.#cascade.restart()
    await this.#load(color, 'reload')
  }

  /** Reads anew what may have changed while nobody looked: the prices, or the list that is to be chosen from. */
  async refresh(): Promise<void> {
    if (this.selection.peek().color) await this.reloadAppraisal()
    else this.#cascade.refetchOpenStep()
  }

  showForm(form: 'email' | 'sell' | null): void {
    this.openForm.value = form
    if (form) this.formWishes.value++
  }

  /** What both forms send beside their fields; null until a price stands. */
  getQuote(): Omit<DeviceQuote, 'note'> | null {
    const { color } = this.selection.peek()
    const { version } = this.data.peek() ?? {}
    if (!color || !version || !this.appraisal.peek()?.result) return null
    return {
      device_identifier: color,
      appraisal_version: version,
      device_condition_choices: this.#prices.listAnswers(),
    }
  }

  /**
   * @internal One more island shows the device, with all that was chosen; false where there is nothing to go on with for one that
   * an editor has start with this device or type.
   */
  enter(code?: string, type?: string): boolean {
    return this.#cascade.enter(
      color => {
        if (color && !this.data.peek()) void this.#load(color)
        else this.#updateUrl()
      },
      code,
      type,
    )
  }

  /** @internal One island less shows the device; with the last one, reads that are under way end. */
  leave(): void {
    this.#cascade.leave()
  }

  /** For tests and stories: as on a new page, there is nothing to go on with. */
  forget(): void {
    this.#cascade.forget()
  }

  #load(color: string, reading: 'step' | 'replay' | 'reload' = 'replay'): Promise<void> {
    this.#reading = reading
    return this.#prices.load(color)
  }

  #updateUrl(how?: { delay?: number; isStep?: boolean }): void {
    const query = writeSelectionQuery(this.selection.peek(), this.#prices.listAnswers())
    this.#url.update({ endpoint: selectorUrl, query }, how)
  }
}

export const buyback = new Buyback()

// What one visitor typed into the forms of a device is no other's.
onNextVisitor(() => buyback.formGeneration.value++)
