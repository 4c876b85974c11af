import type { Minor } from '#core/money/decimal.ts'
import type { AppraisalData, AppraisalResult, Condition, ResultId } from './conditions.ts'

type Row = readonly [value: string, resultId: ResultId | null, correction?: Minor]

export const makeCondition = (
  id: string,
  value: string | null,
  rows: readonly Row[],
  rest: Partial<Condition> = {},
): Condition => ({
  id,
  type: id,
  name: `Question ${id}`,
  disabled: false,
  value,
  choices: rows.map(([text, resultId, correction = 0]) => ({
    value: text,
    label: text,
    resultId,
    correction,
  })),
  ...rest,
})

export const RESULTS: readonly AppraisalResult[] = [
  { id: 1, quality: 'A+', price: 12_000_00, url: '/a-plus/' },
  { id: 2, quality: 'A', price: 10_000_00, url: '/a/' },
  { id: 3, quality: 'B', price: 8_000_00, url: '/b/' },
  { id: 4, quality: 'C', price: 5_000_00, url: '/c/' },
  { id: 5, quality: 'D', price: 2_000_00, url: '/d/' },
]

export const makePriceList = (
  conditions: readonly Condition[],
  rest: Partial<AppraisalData> = {},
): AppraisalData => ({ conditions, results: RESULTS, version: 'v7', minimalPrice: 500_00, ...rest })

/** Every value points to one result. */
export const askDisplay = (value: string | null, rest?: Partial<Condition>): Condition =>
  makeCondition(
    'display',
    value,
    [
      ['perfect', 1],
      ['light', 2],
      ['scratched', 3],
      ['cracked', 4],
      ['broken', 5],
    ],
    rest,
  )

export const askBody = (value: string | null, rest?: Partial<Condition>): Condition =>
  makeCondition(
    'body',
    value,
    [
      ['perfect', 1],
      ['light', 2],
      ['scratched', 3],
      ['bent', 4],
    ],
    rest,
  )

export const askCharger = (value: string | null): Condition =>
  makeCondition('charger', value, [
    ['yes', 1],
    ['no', 5, -300_00],
  ])

export const askBattery = (value: string | null): Condition =>
  makeCondition('battery', value, [
    ['over80', 1],
    ['under80', 5, -1_000_00],
  ])

/** No value points to a result. */
export const askBox = (value: string | null): Condition =>
  makeCondition('box', value, [
    ['yes', null, 200_00],
    ['no', null],
  ])

/** Every value permits a set of grades. */
export const askFrame = (value: string | null): Condition =>
  makeCondition('frame', value, [
    ['fine', 1],
    ['fine', 2],
    ['worn', 2],
    ['worn', 3],
    ['bent', 4],
    ['bent', 5],
  ])

export const askGlass = (value: string | null): Condition =>
  makeCondition('glass', value, [
    ['fine', 1],
    ['fine', 2],
    ['worn', 2],
    ['worn', 3],
    ['bent', 4],
    ['bent', 5],
  ])

export const offerGrades = (...grades: string[]): Condition =>
  makeCondition(
    'quality',
    null,
    grades.map(grade => [grade, null, 9_999_00]),
  )
