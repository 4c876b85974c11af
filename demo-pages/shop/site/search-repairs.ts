import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { listOperationLabels, listOperationsOf, searchService, type WireProduct } from '../service/store.ts'
import { hasWord, isIgnored, isRepairWord, listWords, namesOperation } from './search-words.ts'

/** More of them nobody reads here; the page of the device has all. */
const MOST_OPERATIONS = 8

export type FoundOperation = Awaited<ReturnType<typeof listOperationsOf>>[number]

interface FoundRepairs {
  /** Whether a repair is asked for in general, by its own words, or not. */
  isAsked: 'surely' | 'maybe' | false
  operations: FoundOperation[]
  devices: WireProduct[]
}

/** The devices that are named, and what is done with them if a repair is asked for, in general or by its own words. */
export async function searchRepairs(
  database: Database,
  market: MarketCode,
  words: readonly string[],
): Promise<FoundRepairs> {
  const labels = await listOperationLabels(database, market)
  const others = words.filter(word => !isRepairWord(market, word))
  const named = others.filter(word => namesOperation(market, labels, word))
  const isAsked = others.length < words.length ? 'surely' : named.length > 0 && 'maybe'
  const device = others.filter(word => !named.includes(word))
  const devices = await findDevices(database, market, device)
  if (!isAsked || devices.length === 0) return { isAsked, operations: [], devices }
  const operations = (await listOperationsOf(database, market, devices)).filter(({ operation }) => {
    const label = listWords(operation.label)
    return named.every(word => hasWord(market, label, word, 'near'))
  })
  return { isAsked, operations: operations.slice(0, MOST_OPERATIONS), devices }
}

/** By all of the words; where none has them all, without those by which nothing is looked for. */
async function findDevices(
  database: Database,
  market: MarketCode,
  words: readonly string[],
): Promise<WireProduct[]> {
  const found = await searchService(database, market, words.join(' '))
  const telling = words.filter(word => !isIgnored(market, word))
  return found.length || telling.length === words.length
    ? found
    : searchService(database, market, telling.join(' '))
}
