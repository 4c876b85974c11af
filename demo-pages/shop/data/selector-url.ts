import type { ConditionAnswer, MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'
import type { Device } from './devices.ts'

export const SELECTION_STEPS = ['type', 'manufacturer', 'model', 'color'] as const

/** The pages that begin with choosing a device. */
export type DevicePage = 'buyback' | 'service'

/** The address of a page of the market that replays these query parameters, and no others. */
export function writeSelectorUrl(
  market: MarketCode,
  given: URLSearchParams,
  page: DevicePage = 'buyback',
): string {
  const query = new URLSearchParams()
  for (const step of SELECTION_STEPS) {
    const value = given.get(step)
    if (value) query.set(step, value)
  }
  for (const condition of given.getAll('condition')) query.append('condition', condition)
  // A colon is legal in a query and far easier to read.
  const search = query.toString().replaceAll('%3A', ':')
  return `${SITES[market].paths[page]}${search ? `?${search}` : ''}`
}

export function writeDeviceUrl(
  market: MarketCode,
  { model, color }: Device,
  answers: readonly ConditionAnswer[] = [],
  page: DevicePage = 'buyback',
): string {
  const query = new URLSearchParams({
    type: model.type,
    manufacturer: model.manufacturer,
    model: model.value,
    color: color.code,
  })
  for (const { id, value } of answers) query.append('condition', `${id}:${value}`)
  return writeSelectorUrl(market, query, page)
}
