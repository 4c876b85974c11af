import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type AppraisalForm, type ConditionAnswer, readAppraisal } from '../api/buyback.ts'
import { toFailure } from '../api/failure.ts'
import { type Appraisal, changeAnswer, evaluateAppraisal } from '../pricing/appraisal.ts'
import { type AppraisalData, type Condition, listAskedConditions } from '../pricing/conditions.ts'
import { findUnknownQualities } from '../pricing/default-grades.ts'
import { report } from '../report.ts'
import { toAppraisalData } from './appraisal-data.ts'

/** Why no price can be told: the server's own word, or null for the default text. */
export interface AppraisalFault {
  message: string | null
}

/** The price list of one colour and the answers that were given to its questions. */
export interface PriceList {
  data: ReadonlySignal<AppraisalData | null>
  validUntil: ReadonlySignal<string | null>
  /** Null until there is a price list, and after a fault. */
  appraisal: ReadonlySignal<Appraisal | null>
  fault: ReadonlySignal<AppraisalFault | null>
  isLoading: ReadonlySignal<boolean>
  /** Ids of the answers that the last change cleared. */
  cleared: ReadonlySignal<readonly string[]>
  /** Takes over a price list; answers that its questions still offer stay. */
  take: (form: AppraisalForm) => void
  /** Reads the price list of a colour; answers the address that the server gives with it, or with its refusal. */
  load: (color: string, signal: AbortSignal) => Promise<string | null>
  /** Gives an answer; false where there is nothing to answer. */
  change: (conditionId: string, value: string | null) => boolean
  /** The answers that count: given, and of questions that are asked. */
  listAnswers: () => ConditionAnswer[]
  reset: () => void
}

export function createPriceList(): PriceList {
  const data = signal<AppraisalData | null>(null)
  const validUntil = signal<string | null>(null)
  const fault = signal<AppraisalFault | null>(null)
  const isLoading = signal(false)
  const cleared = signal<readonly string[]>([])
  let newest = 0

  const listAnswers = (): ConditionAnswer[] =>
    (data.peek() ? listAskedConditions(data.peek() as AppraisalData) : []).flatMap(({ id, value }) =>
      value === null ? [] : [{ id, value }],
    )

  const take = (form: AppraisalForm): void => {
    const kept = new Map(listAnswers().map(({ id, value }) => [id, value]))
    const next = toAppraisalData(form)
    reportUnknownGrades(next)
    batch(() => {
      data.value = {
        ...next,
        conditions: next.conditions.map(c => ({ ...c, value: pickOffered(c, c.value, kept.get(c.id)) })),
      }
      validUntil.value = form.valid_until
      fault.value = null
    })
  }

  const fail = (thrown: unknown): string | null => {
    const { failure, message, cause } = toFailure(thrown)
    report(message, cause)
    const isTold = failure.kind === 'invalid'
    fault.value = { message: isTold ? failure.message : null }
    return isTold ? failure.url : null
  }

  return {
    data,
    validUntil,
    fault,
    isLoading,
    cleared,
    appraisal: computed(() => (data.value && !fault.value ? evaluateAppraisal(data.value) : null)),
    take,
    listAnswers,
    async load(color, signal) {
      const mine = ++newest
      isLoading.value = true
      try {
        const { url, appraisal } = await readAppraisal(color, { signal })
        if (signal.aborted) return null
        take(appraisal)
        return url
      } catch (thrown) {
        return signal.aborted ? null : fail(thrown)
      } finally {
        if (mine === newest) isLoading.value = false
      }
    },
    change(conditionId, value) {
      const current = data.peek()
      if (!current) return false
      const change = changeAnswer(current, conditionId, value)
      batch(() => {
        data.value = change.data
        cleared.value = change.cleared
      })
      return true
    },
    reset() {
      newest++
      batch(() => {
        data.value = null
        validUntil.value = null
        fault.value = null
        isLoading.value = false
        cleared.value = []
      })
    },
  }
}

/** The first of the values that the question offers. */
const pickOffered = ({ choices }: Condition, ...values: (string | null | undefined)[]): string | null =>
  values.find(value => choices.some(choice => choice.value === value)) ?? null

function reportUnknownGrades(data: AppraisalData): void {
  const unknown = findUnknownQualities(data)
  if (unknown.length > 0) report(`The price list ${data.version} has unknown grades: ${unknown.join(', ')}.`)
}
