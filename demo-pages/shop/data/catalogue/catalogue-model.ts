import { type ColorName, isColorName } from '../colors.ts'

export type DevicePicture = 'phone' | 'tablet' | 'watch'

/** A model as both markets know it; each size of storage is a model of its own. */
export interface CatalogueModel {
  picture: DevicePicture
  manufacturer: string
  /** Unique among all models. */
  value: string
  label: string
  year: number
  /** What it cost new, in koruna. */
  newPrice: number
  colors: ColorName[]
}

/** Model, year, price when new, storage sizes in GB (or case sizes in mm), colours. */
export type CatalogueRow = readonly [
  name: string,
  year: number,
  newPrice: number,
  sizes: readonly number[],
  colors: string,
]
export type CatalogueRows = Readonly<Record<string, readonly CatalogueRow[]>>

const SURCHARGE = 0.11

/** One model per size, the larger ones dearer, the newest first. */
export function expandRows(picture: DevicePicture, rows: CatalogueRows): CatalogueModel[] {
  return Object.entries(rows).flatMap(([manufacturer, models]) =>
    [...models]
      .sort((a, b) => b[1] - a[1])
      .flatMap(([name, year, price, sizes, colors]) =>
        sizes.map((size, step) => ({
          picture,
          manufacturer,
          value: toSlug(`${nameMaker(manufacturer, name)} ${name} ${describeSize(picture, size)}`),
          label: `${name} ${describeSize(picture, size)}`.trim(),
          year,
          newPrice: Math.round(price * (1 + step * SURCHARGE)),
          colors: colors.split(' ').filter(isColorName),
        })),
      ),
  )
}

function describeSize(picture: DevicePicture, size: number): string {
  if (size === 0) return ''
  if (picture === 'watch') return `${size} mm`
  return size >= 1024 ? `${size / 1024} TB` : `${size} GB`
}

const nameMaker = (manufacturer: string, name: string): string =>
  name.toLowerCase().startsWith(manufacturer) ? '' : manufacturer

const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replace(/(\d) (gb|tb|mm)\b/g, '$1$2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
