import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDecimal, writeDecimal } from '#core/money/decimal.ts'
import { changeAnswer, evaluateAppraisal } from './appraisal.ts'
import { type AppraisalData, findDefaultGrades, listCommonConditions, type ResultId } from './conditions.ts'
import { GRADES } from './grade.ts'

type Money = string | number | null

interface Input {
  minimalBuyoutPrice?: Money
  version?: string | null
  excludedTypes?: string[]
  results: { id: ResultId; quality?: string | null; price?: Money; url?: string | null }[]
  conditions: {
    id: string
    type: string
    name: string
    disabled?: boolean
    value?: string | null
    choices: { value: string; appraisal_result?: ResultId | null; price_correction?: Money }[]
  }[]
}

interface Example {
  id: string
  title: string
  input: Input
  event?: { conditionId: string; value: string | null }
  expected: Record<string, unknown>
}

interface Examples {
  grades: string[]
  excludedTypes: string[]
  cases: Example[]
}

const toData = ({ minimalBuyoutPrice, version = null, results, conditions }: Input): AppraisalData => ({
  version,
  minimalPrice: readDecimal(minimalBuyoutPrice),
  results: results.map(({ id, quality = null, price, url = null }) => ({
    id,
    quality,
    price: readDecimal(price),
    url,
  })),
  conditions: conditions.map(({ disabled = false, value = null, choices, ...condition }) => ({
    ...condition,
    disabled,
    value,
    choices: choices.map(({ value, appraisal_result = null, price_correction }) => ({
      value,
      label: value,
      resultId: appraisal_result,
      correction: readDecimal(price_correction) ?? 0,
    })),
  })),
})

const examples: Examples = JSON.parse(
  readFileSync(new URL('appraisal-examples.json', import.meta.url), 'utf8'),
)

function answer({ input, event }: Example): Record<string, unknown> {
  const options = { excludedTypes: input.excludedTypes ?? examples.excludedTypes }
  const loaded = toData(input)
  const { data, cleared } = event
    ? changeAnswer(loaded, event.conditionId, event.value, options)
    : { data: loaded, cleared: [] }
  const { result, grade, price, via, canBuyOut, reason } = evaluateAppraisal(data, options)
  return {
    quality: grade,
    resultId: result?.id ?? null,
    price: price === null ? null : writeDecimal(price),
    priceMinor: price,
    via,
    canBuyOut,
    reason,
    cleared,
    defaultQualities: findDefaultGrades(data),
    values: Object.fromEntries(listCommonConditions(data).map(({ id, value }) => [id, value])),
  }
}

test.each(examples.cases.map(example => [example.id, example.title, example] as const))(
  '%s: %s',
  (_id, _title, example) => {
    const answered = answer(example)
    expect(answered).toEqual({ ...answered, ...example.expected })
  },
)

test('the file holds examples of these very grades', () => {
  expect(examples.grades).toEqual(GRADES)
  expect(examples.cases.length).toBeGreaterThan(0)
})
