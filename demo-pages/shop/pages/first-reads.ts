import { answerBuyoutDetail } from '../calls/buyout-detail-call.ts'
import { answerSelectorData } from '../calls/selector-data-call.ts'
import { answerServiceData } from '../calls/service-calls.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../data/database.ts'
import { listManufacturers, listTypes } from '../data/devices.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import { SELECTION_STEPS } from '../data/selector-url.ts'

/** What a call would answer that an island makes first. */
export interface FirstAnswer {
  route: string
  args?: Record<string, string>
  query?: Record<string, readonly string[]>
  answer: unknown
}

export interface FirstReading {
  database: Database
  market: MarketCode
  /** Of the page's address. */
  query: URLSearchParams
}

/** A component that the shop renders by itself. */
interface Prerendered {
  /** Null where the island must ask, and tell what is wrong. */
  read: (placeholder: Placeholder, reading: FirstReading) => Promise<FirstAnswer[] | null>
  /** Whether its markup is of use to readers without scripts, so that it needs nothing beside it. */
  isReadable: boolean
}

export const PRERENDERED: Readonly<Record<string, Prerendered>> = {
  'buyback-selector': { read: readDevice('buyout', answerSelectorData), isReadable: false },
  'service-selector': { read: readDevice('service', answerServiceData), isReadable: false },
  'buyback-review': { read: readForReview, isReadable: true },
  // It asks for nothing: all that it shows are its params.
  'marketing-banner': { read: async () => [], isReadable: true },
}

type AnswerData = (database: Database, market: MarketCode, query: URLSearchParams) => Promise<unknown>

/** The device of the address or of the param, else the types to choose from. */
function readDevice(routes: 'buyout' | 'service', answerData: AnswerData): Prerendered['read'] {
  return async (placeholder, { database, market, query }) => {
    const code = readParam(placeholder, 'code')
    if (!code && !SELECTION_STEPS.some(step => query.has(step))) {
      const type = readParam(placeholder, 'type')
      const types = { route: `${routes}-types`, answer: await listTypes(database, market) }
      if (!type) return [types]
      const answer = await listManufacturers(database, market, type)
      return answer.length ? [types, { route: `${routes}-manufacturers`, args: { type }, answer }] : [types]
    }
    const asked = new URLSearchParams(query)
    if (code) asked.set('code', code)
    const names = new Set(asked.keys())
    return [
      {
        route: `${routes}-selector-data`,
        query: Object.fromEntries([...names].map(name => [name, asked.getAll(name)])),
        answer: await answerData(database, market, asked),
      },
    ]
  }
}

async function readForReview(
  placeholder: Placeholder,
  { database, market }: FirstReading,
): Promise<FirstAnswer[] | null> {
  const id = readParam(placeholder, 'id')
  const answer = await answerBuyoutDetail(database, market, id)
  return answer && [{ route: 'buyout-detail', args: { id }, answer }]
}

const readParam = ({ params }: Placeholder, name: string): string =>
  String(params.find(param => param.name === name)?.value ?? '')
