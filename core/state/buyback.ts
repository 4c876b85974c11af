import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import {
  type AppraisalForm,
  type Choice,
  type ConditionAnswer,
  type DeviceQuote,
  readAppraisal,
  readColors,
  readManufacturers,
  readModels,
  readSelectorData,
  readSelectorUrl,
  readTypes,
  type Selection,
  type SelectorData,
} from '../api/buyback.ts'
import { isAborted, toFailure } from '../api/failure.ts'
import { type Appraisal, changeAnswer, evaluateAppraisal } from '../pricing/appraisal.ts'
import { type AppraisalData, listAskedConditions } from '../pricing/conditions.ts'
import { findUnknownQualities } from '../pricing/default-grades.ts'
import { isAppraisalLoaded, visibilityOf } from '../pricing/visibility.ts'
import { report } from '../report.ts'
import { applyAddress } from './address.ts'
import { toAppraisalData } from './appraisal-data.ts'
import { createResource, type Resource } from './resource.ts'

/** The steps of choosing a device, in their order. */
export const STEPS = ['type', 'manufacturer', 'model', 'color'] as const
export type Step = (typeof STEPS)[number]

/** Why no price can be told: the server's own word, or null for the default text. */
export interface AppraisalFault {
  message: string | null
}

const NOTHING: Selection = { type: null, manufacturer: null, model: null, color: null }
const ADDRESS_PAUSE = 300

/** The buy-back of this page, shared by all its islands. */
export interface Buyback {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, Resource<Choice[]>>>
  /** The price list of the chosen colour with the answers so far. */
  data: ReadonlySignal<AppraisalData | null>
  validUntil: ReadonlySignal<string | null>
  appraisal: ReadonlySignal<Appraisal | null>
  fault: ReadonlySignal<AppraisalFault | null>
  isLoading: ReadonlySignal<boolean>
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
  showForm: (form: 'email' | 'sell' | null) => void
  /** What both forms send beside their fields; null until a price stands. */
  getQuote: () => Omit<DeviceQuote, 'note'> | null
  stop: () => void
}

export function createBuyback(): Buyback {
  const selection = signal<Selection>(NOTHING)
  const choices: Record<Step, Resource<Choice[]>> = {
    type: createResource(),
    manufacturer: createResource(),
    model: createResource(),
    color: createResource(),
  }
  const data = signal<AppraisalData | null>(null)
  const validUntil = signal<string | null>(null)
  const fault = signal<AppraisalFault | null>(null)
  const isLoading = signal(false)
  const openForm = signal<'email' | 'sell' | null>(null)
  const formGeneration = signal(0)
  const cleared = signal<readonly string[]>([])
  const appraisal = computed(() => (data.value ? evaluateAppraisal(data.value) : null))
  const isLoaded = computed(() =>
    isAppraisalLoaded({ color: selection.value.color, data: data.value, error: fault.value !== null }),
  )
  let running = new AbortController()
  let addressTimer: ReturnType<typeof setTimeout> | undefined

  /** One call at a time speaks for the selection: a newer choice silences all before it. */
  const restart = (): AbortSignal => {
    running.abort()
    running = new AbortController()
    clearTimeout(addressTimer)
    return running.signal
  }

  const resetAppraisal = (): void => {
    data.value = null
    validUntil.value = null
    fault.value = null
    isLoading.value = false
    cleared.value = []
    openForm.value = null
    formGeneration.value++
  }

  const askNext = ({ type, manufacturer, model }: Selection): void => {
    choices.type.ask('buyout-types', readTypes)
    if (type) choices.manufacturer.ask(`buyout-manufacturers ${type}`, o => readManufacturers(type, o))
    else choices.manufacturer.release()
    if (type && manufacturer)
      choices.model.ask(`buyout-models ${type} ${manufacturer}`, o => readModels(type, manufacturer, o))
    else choices.model.release()
    if (model) choices.color.ask(`buyout-colors ${model}`, o => readColors(model, o))
    else choices.color.release()
  }

  const syncAddress = (signal: AbortSignal, pause = 0): void => {
    clearTimeout(addressTimer)
    addressTimer = setTimeout(async () => {
      try {
        const { url } = await readSelectorUrl(selection.peek(), listAnswers(data.peek()), { signal })
        if (!signal.aborted) applyAddress(url)
      } catch (thrown) {
        if (!isAborted(thrown)) report(toFailure(thrown).message)
      }
    }, pause)
  }

  const takeAppraisal = (form: AppraisalForm): void => {
    const kept = new Map(listAnswers(data.peek()).map(a => [a.id, a.value]))
    const next = toAppraisalData(form)
    const unknown = findUnknownQualities(next)
    if (unknown.length > 0)
      report(`The price list ${next.version} has unknown grades: ${unknown.join(', ')}.`)
    data.value = {
      ...next,
      conditions: next.conditions.map(c => ({ ...c, value: c.value ?? kept.get(c.id) ?? null })),
    }
    validUntil.value = form.valid_until
  }

  const loadAppraisal = async (color: string, signal: AbortSignal): Promise<void> => {
    isLoading.value = true
    try {
      const { url, appraisal } = await readAppraisal(color, { signal })
      if (signal.aborted) return
      batch(() => {
        fault.value = null
        takeAppraisal(appraisal)
      })
      if (url) applyAddress(url)
    } catch (thrown) {
      if (isAborted(thrown) || signal.aborted) return
      const { failure, message } = toFailure(thrown)
      report(message)
      const isTold = failure.kind === 'invalid'
      fault.value = { message: isTold ? failure.message : null }
      if (isTold && failure.url) applyAddress(failure.url)
    } finally {
      if (!signal.aborted) isLoading.value = false
    }
  }

  const replay = (answer: SelectorData): void => {
    const found = stopAtFirstGap(answer)
    selection.value = found
    askPrimed(choices, answer, found)
    if (!found.color || !answer.appraisal) return
    takeAppraisal({ ...answer, ...answer.appraisal })
  }

  return {
    selection,
    choices,
    data,
    validUntil,
    appraisal,
    fault,
    isLoading,
    openForm,
    formGeneration,
    cleared,
    visibility: computed(() =>
      visibilityOf({ isLoaded: isLoaded.value, appraisal: appraisal.value, isReview: false }),
    ),

    async start(search, code, type) {
      const signal = restart()
      batch(() => {
        resetAppraisal()
        selection.value = { ...NOTHING, type: type ?? null }
      })
      const isNamed = code || STEPS.some(step => search.has(step))
      if (!isNamed) return askNext(selection.peek())
      isLoading.value = true
      try {
        const answer = await readSelectorData(search, code, { signal })
        if (!signal.aborted) batch(() => replay(answer))
      } catch (thrown) {
        if (isAborted(thrown) || signal.aborted) return
        report(toFailure(thrown).message)
        askNext(selection.peek())
      } finally {
        if (!signal.aborted) isLoading.value = false
      }
    },

    choose(step, value) {
      const current = selection.peek()
      if (current[step] === value) return
      const position = STEPS.indexOf(step)
      const next = Object.fromEntries(
        STEPS.map((s, i) => [s, i < position ? current[s] : i === position ? value : null]),
      )
      const signal = restart()
      batch(() => {
        resetAppraisal()
        selection.value = next as Selection
        askNext(next as Selection)
      })
      if (step === 'color') void loadAppraisal(value, signal)
      else syncAddress(signal)
    },

    answer(conditionId, value) {
      const current = data.peek()
      if (!current) return
      const change = changeAnswer(current, conditionId, value)
      batch(() => {
        data.value = change.data
        cleared.value = change.cleared
      })
      syncAddress(running.signal, ADDRESS_PAUSE)
    },

    async reloadAppraisal() {
      const { color } = selection.peek()
      if (color) await loadAppraisal(color, restart())
    },

    showForm(form) {
      openForm.value = form
    },

    getQuote() {
      const { color } = selection.peek()
      const { version } = data.peek() ?? {}
      if (!color || !version || !appraisal.peek()?.result) return null
      return {
        device_identifier: color,
        appraisal_version: version,
        device_condition_choices: listAnswers(data.peek()),
      }
    },

    stop() {
      restart()
      for (const step of STEPS) choices[step].release()
    },
  }
}

/** Restores a selection as far as its values are still offered. */
function stopAtFirstGap({ selected_choices: selected, choices }: SelectorData): Selection {
  const found = { ...NOTHING }
  for (const step of STEPS) {
    const value = selected[step]
    if (!value || !choices[step]?.some(choice => choice.value === value)) break
    found[step] = value
  }
  return found
}

function askPrimed(
  choices: Buyback['choices'],
  answer: SelectorData,
  { type, manufacturer, model }: Selection,
): void {
  const given = answer.choices
  if (given.type?.length) choices.type.prime('buyout-types', readTypes, given.type)
  else choices.type.ask('buyout-types', readTypes)
  if (type)
    choices.manufacturer.prime(
      `buyout-manufacturers ${type}`,
      o => readManufacturers(type, o),
      given.manufacturer ?? [],
    )
  if (type && manufacturer) {
    choices.model.prime(
      `buyout-models ${type} ${manufacturer}`,
      o => readModels(type, manufacturer, o),
      given.model ?? [],
    )
  }
  if (model) choices.color.prime(`buyout-colors ${model}`, o => readColors(model, o), given.color ?? [])
}

/** The answers that count: given, and of questions that are asked. */
function listAnswers(data: AppraisalData | null): ConditionAnswer[] {
  return (data ? listAskedConditions(data) : []).flatMap(({ id, value }) =>
    value === null ? [] : [{ id, value }],
  )
}

export const buyback = createBuyback()
