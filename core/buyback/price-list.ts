import { batch, computed, signal } from '@preact/signals-core'
import {
  type AppraisalForm,
  type AppraisalResponse,
  buyoutAppraisal,
  type ConditionAnswer,
} from '#core/api/buyback/selector.ts'
import type { FailureError } from '#core/http/failure.ts'
import { report } from '#core/report.ts'
import { createResource } from '#core/state/resource.ts'
import { changeAnswer, evaluateAppraisal } from './appraisal.ts'
import { toAppraisalData } from './appraisal-data.ts'
import {
  type AppraisalData,
  type Condition,
  findUnknownQualities,
  listAskedConditions,
} from './conditions.ts'

/** Why no price can be told: the server's own word, or null for the default text. */
export interface AppraisalFault {
  message: string | null
}

/** The price list of one colour and the answers that were given to its questions. */
export class PriceList {
  /** Called after each read, with the URL that the server gives with the price list or with its refusal. */
  readonly #onLoaded: (url: string | null) => void
  readonly #form = createResource<AppraisalResponse>({
    // A price list of before is never shown.
    gcTime: 0,
    onData: ({ url, appraisal }) => {
      this.take(appraisal)
      this.#onLoaded(url)
    },
    onFailure: ({ failure }) => this.#onLoaded(failure.kind === 'invalid' ? failure.url : null),
  })

  constructor(onLoaded: (url: string | null) => void) {
    this.#onLoaded = onLoaded
  }

  readonly data = signal<AppraisalData | null>(null)
  readonly validUntil = signal<string | null>(null)
  /** Ids of the answers that the last change cleared. */
  readonly cleared = signal<readonly string[]>([])
  readonly isLoading = this.#form.isPending
  readonly fault = computed(() => describeFault(this.#form.failure.value))
  /** Null until there is a price list, and after a fault. */
  readonly appraisal = computed(() =>
    this.data.value && !this.fault.value ? evaluateAppraisal(this.data.value) : null,
  )

  /** Reads the price list of a colour. */
  load(color: string): Promise<void> {
    this.cancel()
    return this.#form.fetch({ endpoint: buyoutAppraisal, args: { color } })
  }

  /** Stops a read that is under way. */
  cancel(): void {
    if (this.isLoading.peek()) this.#form.unsubscribe()
  }

  /** Takes over a price list; answers that its questions still offer stay. */
  take(form: AppraisalForm): void {
    const kept = new Map(this.listAnswers().map(({ id, value }) => [id, value]))
    const next = toAppraisalData(form)
    reportUnknownGrades(next)
    batch(() => {
      this.data.value = {
        ...next,
        conditions: next.conditions.map(c => ({ ...c, value: pickOffered(c, c.value, kept.get(c.id)) })),
      }
      this.validUntil.value = form.valid_until
    })
  }

  /** Gives an answer; false where there is nothing to answer. */
  change(conditionId: string, value: string | null): boolean {
    const current = this.data.peek()
    if (!current) return false
    const change = changeAnswer(current, conditionId, value)
    batch(() => {
      this.data.value = change.data
      this.cleared.value = change.cleared
    })
    return true
  }

  /** The answers that count: given, and of questions that are asked. */
  listAnswers(): ConditionAnswer[] {
    const data = this.data.peek()
    const asked = data ? listAskedConditions(data) : []
    return asked.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]))
  }

  reset(): void {
    batch(() => {
      this.#form.unsubscribe()
      this.data.value = null
      this.validUntil.value = null
      this.cleared.value = []
    })
  }
}

function describeFault(failed: FailureError | null): AppraisalFault | null {
  if (!failed) return null
  const { failure } = failed
  return { message: failure.kind === 'invalid' ? failure.message : null }
}

/** The first of the values that the question offers. */
const pickOffered = ({ choices }: Condition, ...values: (string | null | undefined)[]): string | null =>
  values.find(value => choices.some(choice => choice.value === value)) ?? null

function reportUnknownGrades(data: AppraisalData): void {
  const unknown = findUnknownQualities(data)
  if (unknown.length > 0) report(`The price list ${data.version} has unknown grades: ${unknown.join(', ')}.`)
}
