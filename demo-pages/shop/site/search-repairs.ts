import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import {
  listOperationKinds,
  listOperationsOf,
  type OperationKind,
  searchService,
  type WireProduct,
} from '../service/store.ts'
import { hasWord, isIgnored, isRepairWord, listWords, namesOperation } from './search-words.ts'

/** More of them nobody reads here; the page of the device has all. */
const MOST_OPERATIONS = 8

export type FoundOperation = Awaited<ReturnType<typeof listOperationsOf>>[number]

interface FoundRepairs {
  /** Whether a repair is asked for in general, by its own words, or not. */
  isAsked: 'surely' | 'maybe' | false
  operations: FoundOperation[]
  /** What is asked for where no device is. */
  kinds: OperationKind[]
  devices: WireProduct[]
}

/** The devices that are named, and what is done with them if a repair is asked for, in general or by its own words. */
export async function searchRepairs(
  database: Database,
  market: MarketCode,
  words: readonly string[],
): Promise<FoundRepairs> {
  const all = await listOperationKinds(database, market)
  const labels = all.map(({ label }) => label)
  const others = words.filter(word => !isRepairWord(market, word))
  const named = others.filter(word => namesOperation(market, labels, word))
  const isAsked = others.length < words.length ? 'surely' : named.length > 0 && 'maybe'
  const device = others.filter(word => !named.includes(word))
  const devices = await findDevices(database, market, device)
  const isMeant = ({ label }: { label: string }): boolean =>
    named.every(word => hasWord(market, listWords(label), word, 'near'))
  if (!isAsked || devices.length === 0)
    return { isAsked, operations: [], kinds: named.length ? all.filter(isMeant) : [], devices }
  const operations = await listOperationsOf(database, market, devices)
  const meant = operations.filter(({ operation }) => isMeant(operation))
  return { isAsked, operations: meant.slice(0, MOST_OPERATIONS), kinds: [], devices }
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
