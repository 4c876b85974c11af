import { asc, eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'
import type { Database } from './database.ts'
import type { Device } from './devices.ts'
import { serviceOperations } from './schema/service.ts'
import { writeDeviceUrl } from './selector-url.ts'

/** One operation as the contract has it. */
export interface WireOperation {
  value: string
  label: string
  description: string | null
  price_from: string | null
  duration: number | null
  is_same_day: boolean
  store_availability: number | null
  url: string
}

export interface WireOperations {
  url: string
  choices: WireOperation[]
}

/** What the service does with a device, and the address that brings it. */
export async function readOperations(
  database: Database,
  market: MarketCode,
  device: Device,
): Promise<WireOperations> {
  const rows = await database
    .select()
    .from(serviceOperations)
    .where(eq(serviceOperations.modelId, device.model.id))
    .orderBy(asc(serviceOperations.position))
  return {
    url: writeDeviceUrl(market, device, [], 'service'),
    choices: rows.map(row => ({
      value: row.code,
      label: row.label,
      description: row.description,
      price_from: row.priceFrom,
      duration: row.minutes,
      is_same_day: row.isSameDay,
      store_availability: row.stores,
      url: writeOrderUrl(market, device.color.code, row.code),
    })),
  }
}

export const writeOrderUrl = (market: MarketCode, device: string, operation: string): string =>
  `${SITES[market].paths.serviceOrder}?${new URLSearchParams({ device, operation })}`
