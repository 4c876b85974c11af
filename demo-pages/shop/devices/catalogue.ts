import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'

export const PICTURES = ['phone', 'tablet', 'watch'] as const
export type DevicePicture = (typeof PICTURES)[number]

const Type = v.strictObject({ picture: v.picklist(PICTURES), value: v.string(), label: v.string() })
const Color = v.strictObject({
  name: v.string(),
  hex: v.pipe(v.string(), v.hexColor()),
  cs: v.string(),
  ro: v.string(),
})
const Words = v.pipe(
  v.string(),
  v.transform(text => text.split(' ')),
)
const Count = v.pipe(v.string(), v.digits(), v.transform(Number))

/** `newPrice` is what a model cost new, in koruna; sizes are storage in GB, or cases in mm. */
const Row = v.strictObject({
  picture: v.picklist(PICTURES),
  manufacturer: v.string(),
  name: v.string(),
  year: Count,
  newPrice: Count,
  sizes: v.pipe(Words, v.array(Count)),
  colors: Words,
})
type Row = v.InferOutput<typeof Row>

/** A model as both markets know it; each size of storage is a model of its own. */
export interface CatalogueModel extends Omit<Row, 'name' | 'sizes'> {
  /** Unique among all models. */
  value: string
  label: string
}

const read = <S extends v.GenericSchema>(file: string, schema: S, market: MarketCode): v.InferOutput<S> =>
  readSeed(new URL(file, import.meta.url), schema, market)

/** What is bought back, in the words of a market. */
export const readTypes = (market: MarketCode) => read('types.json', v.array(Type), market)

export const readManufacturers = (market: MarketCode) =>
  read('manufacturers.json', v.record(v.string(), v.string()), market)

/** The colours devices come in: how they are drawn and what they are called. */
export function readColors(market: MarketCode): Map<string, { hex: string; label: string }> {
  const rows = read('colors.csv', v.array(Color), market)
  return new Map(rows.map(row => [row.name, { hex: row.hex, label: market === 'ro' ? row.ro : row.cs }]))
}

const SURCHARGE = 0.11

/** Every model the shop buys back, in the order it offers them; the larger sizes dearer. */
export const readCatalogue = (market: MarketCode): CatalogueModel[] =>
  read('catalogue.csv', v.array(Row), market).flatMap(({ name, sizes, ...row }) =>
    sizes.map((size, step) => ({
      ...row,
      value: toSlug(`${nameMaker(row.manufacturer, name)} ${name} ${describeSize(row.picture, size)}`),
      label: `${name} ${describeSize(row.picture, size)}`.trim(),
      newPrice: Math.round(row.newPrice * (1 + step * SURCHARGE)),
    })),
  )

function describeSize(picture: DevicePicture, size: number): string {
  if (size === 0) return ''
  if (picture === 'watch') return `${size} mm`
  return size >= 1024 ? `${size / 1024} TB` : `${size} GB`
}

const nameMaker = (manufacturer: string, name: string): string =>
  name.toLowerCase().startsWith(manufacturer) ? '' : manufacturer

export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replace(/(\d) (gb|tb|mm)\b/g, '$1$2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
