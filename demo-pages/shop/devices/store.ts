import { and, asc, eq, exists } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import {
  type DeviceColor,
  type DeviceModel,
  deviceColors,
  deviceModels,
  deviceTypes,
  manufacturers,
} from './schema.ts'

export interface WireChoice {
  value: string
  label: string
  image: string | null
  image_alt: string | null
}

export const pictureOf = (code: string): string => `/media/devices/${code}.svg`

export async function listTypes(database: Database, market: MarketCode): Promise<WireChoice[]> {
  const rows = await database
    .select()
    .from(deviceTypes)
    .where(eq(deviceTypes.market, market))
    .orderBy(asc(deviceTypes.position))
  return rows.map(({ value, label, picture }) => ({
    value,
    label,
    image: `/media/types/${picture}.svg`,
    image_alt: label,
  }))
}

export async function listManufacturers(
  database: Database,
  market: MarketCode,
  type: string,
): Promise<WireChoice[]> {
  const ofType = database
    .select({ id: deviceModels.id })
    .from(deviceModels)
    .where(
      and(
        eq(deviceModels.market, market),
        eq(deviceModels.type, type),
        eq(deviceModels.manufacturer, manufacturers.value),
      ),
    )
  const rows = await database
    .select()
    .from(manufacturers)
    .where(and(eq(manufacturers.market, market), exists(ofType)))
    .orderBy(asc(manufacturers.position))
  return rows.map(({ value, label }) => ({ value, label, image: null, image_alt: null }))
}

export async function listModels(
  database: Database,
  market: MarketCode,
  type: string,
  manufacturer: string,
): Promise<WireChoice[]> {
  const rows = await database
    .select({ value: deviceModels.value, label: deviceModels.label, code: deviceColors.code })
    .from(deviceModels)
    .innerJoin(deviceColors, and(eq(deviceColors.modelId, deviceModels.id), eq(deviceColors.position, 0)))
    .where(
      and(
        eq(deviceModels.market, market),
        eq(deviceModels.type, type),
        eq(deviceModels.manufacturer, manufacturer),
      ),
    )
    .orderBy(asc(deviceModels.position))
  return rows.map(({ value, label, code }) => ({ value, label, image: pictureOf(code), image_alt: label }))
}

export async function listColors(
  database: Database,
  market: MarketCode,
  model: string,
): Promise<WireChoice[]> {
  const rows = await database
    .select({ color: deviceColors })
    .from(deviceColors)
    .innerJoin(deviceModels, eq(deviceColors.modelId, deviceModels.id))
    .where(and(eq(deviceModels.market, market), eq(deviceModels.value, model)))
    .orderBy(asc(deviceColors.position))
  return rows.map(({ color }) => toColorChoice(color))
}

export const toColorChoice = ({ code, label, imageAlt }: DeviceColor): WireChoice => ({
  value: code,
  label,
  image: pictureOf(code),
  image_alt: imageAlt,
})

export interface Device {
  model: DeviceModel
  color: DeviceColor
}

/** The device of an identifier, or null where the market has none. */
export async function findDevice(
  database: Database,
  market: MarketCode,
  code: string,
): Promise<Device | null> {
  const [row] = await database
    .select({ color: deviceColors, model: deviceModels })
    .from(deviceColors)
    .innerJoin(deviceModels, eq(deviceColors.modelId, deviceModels.id))
    .where(and(eq(deviceColors.market, market), eq(deviceColors.code, code)))
  return row ?? null
}
