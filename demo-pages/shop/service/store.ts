import { and, asc, desc, eq, inArray, isNotNull, isNull, like, min, or, type SQL, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { escapeLike, foldText, holdsWord } from '../database/search-text.ts'
import {
  type DeviceColor,
  type DeviceModel,
  deviceColors,
  deviceModels,
  deviceTypes,
  manufacturers,
} from '../devices/schema.ts'
import { writeDeviceUrl, writeSelectorUrl } from '../devices/selector.ts'
import { type Device, pictureOf } from '../devices/store.ts'
import { SITES } from '../site/site.ts'
import { filterNear } from './near-names.ts'
import { type ServiceOperation, serviceOperations, serviceProducts } from './schema.ts'

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

/** What devices are brought for, whatever the device. */
export interface OperationKind {
  label: string
  /** The lowest of its prices, as a decimal; null where none has one. */
  priceFrom: string | null
}

/** What any of the market's devices may be brought for, in the words of its lists. */
export const listOperationKinds = (database: Database, market: MarketCode): Promise<OperationKind[]> =>
  database
    .select({ label: serviceOperations.label, priceFrom: min(serviceOperations.priceFrom) })
    .from(serviceOperations)
    .innerJoin(deviceModels, eq(deviceModels.id, serviceOperations.modelId))
    .where(eq(deviceModels.market, market))
    .groupBy(serviceOperations.label)
    .orderBy(min(serviceOperations.position))

/** What is done with found products, in their order. */
export async function listOperationsOf(
  database: Database,
  market: MarketCode,
  products: readonly WireProduct[],
): Promise<{ product: WireProduct; operation: ServiceOperation }[]> {
  const rows = await database
    .select({ code: serviceProducts.code, operation: serviceOperations })
    .from(serviceProducts)
    .innerJoin(serviceOperations, eq(serviceOperations.modelId, serviceProducts.modelId))
    .where(
      and(
        eq(serviceProducts.market, market),
        inArray(
          serviceProducts.code,
          products.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(serviceOperations.position))
  return products.flatMap(product =>
    rows.filter(({ code }) => code === product.id).map(({ operation }) => ({ product, operation })),
  )
}

export const MOST_FOUND = 20
const SHORTEST_TERM = 2

/** A found product as the contract has it. */
export interface WireProduct {
  id: string
  label: string
  manufacturer: string
  type: string
  image: string
  image_alt: string
  url: string
}

/** Models whose name has all the words; where none has, the colours that do, and then those whose name is near. */
export async function searchService(
  database: Database,
  market: MarketCode,
  term: string,
): Promise<WireProduct[]> {
  const folded = foldText(term)
  if (folded.length < SHORTEST_TERM) return []
  const typed = folded.split(' ')
  const words = typed.map(word => like(serviceProducts.search, `% ${escapeLike(word)}%`))
  const models = await findProducts(
    database,
    market,
    [...words, isNull(serviceProducts.colorId)],
    rankExact(typed),
  )
  if (models.length) return preferWholeNumbers(models, typed)
  const colors = await findProducts(database, market, [...words, isNotNull(serviceProducts.colorId)])
  return colors.length ? colors : findNear(database, market, typed)
}

/** Where a number is somewhere on its own, it is not meant as the beginning of another: 12 is no 128. */
function preferWholeNumbers(models: WireProduct[], words: readonly string[]): WireProduct[] {
  const numbers = words.filter(word => /^\d+$/.test(word))
  const whole = models.filter(({ label }) => numbers.every(number => holdsWord(label, number)))
  return whole.length ? whole : models
}

/** Who types "iPhone 13" means that one before its mini and Pro: right behind such a number stands its memory. */
function rankExact(words: readonly string[]): SQL[] {
  const number = words.findLast(word => /\d$/.test(word))?.replace(/[^a-z0-9]/g, '\\$&')
  return number ? [desc(sql`${serviceProducts.search} ~ ${` ${number} \\d`}`)] : []
}

/** Models that fit a misspelt word, or fit once the words are left out that name none: a repair, say. */
async function findNear(database: Database, market: MarketCode, words: string[]): Promise<WireProduct[]> {
  const rows = await database
    .select({ code: serviceProducts.code, search: serviceProducts.search })
    .from(serviceProducts)
    .where(and(eq(serviceProducts.market, market), isNull(serviceProducts.colorId)))
    .orderBy(asc(serviceProducts.position))
  const codes = filterNear(rows, words, MOST_FOUND).map(({ code }) => code)
  return codes.length
    ? findProducts(database, market, [inArray(serviceProducts.code, codes)], rankExact(words))
    : []
}

/** A whole model is shown in its first colour. */
const isPictured = and(
  eq(deviceColors.modelId, serviceProducts.modelId),
  or(
    eq(deviceColors.id, serviceProducts.colorId),
    and(isNull(serviceProducts.colorId), eq(deviceColors.position, 0)),
  ),
)

async function findProducts(
  database: Database,
  market: MarketCode,
  conditions: SQL[],
  rank: SQL[] = [],
): Promise<WireProduct[]> {
  const rows = await database
    .select({
      product: serviceProducts,
      model: deviceModels,
      color: deviceColors,
      maker: manufacturers.label,
      type: deviceTypes.label,
    })
    .from(serviceProducts)
    .innerJoin(deviceModels, eq(deviceModels.id, serviceProducts.modelId))
    .innerJoin(deviceColors, isPictured)
    .innerJoin(
      manufacturers,
      and(eq(manufacturers.market, market), eq(manufacturers.value, deviceModels.manufacturer)),
    )
    .innerJoin(deviceTypes, and(eq(deviceTypes.market, market), eq(deviceTypes.value, deviceModels.type)))
    .where(and(eq(serviceProducts.market, market), ...conditions))
    .orderBy(...rank, asc(serviceProducts.position), asc(deviceColors.position))
    .limit(MOST_FOUND)
  return rows.map(({ product, model, color, maker, type }) => {
    const isWhole = product.colorId === null
    return {
      id: product.code,
      label: isWhole ? model.label : `${model.label}, ${color.label.toLowerCase()}`,
      manufacturer: maker,
      type,
      image: pictureOf(color.code),
      image_alt: isWhole ? model.label : color.imageAlt,
      url: writeModelUrl(market, model, isWhole ? null : color),
    }
  })
}

function writeModelUrl(market: MarketCode, model: DeviceModel, color: DeviceColor | null): string {
  const query = new URLSearchParams({
    type: model.type,
    manufacturer: model.manufacturer,
    model: model.value,
    ...(color && { color: color.code }),
  })
  return writeSelectorUrl(market, query, 'service')
}

/** What an address would say of a found product; null where the market has none of this id. */
export async function readProductQuery(
  database: Database,
  market: MarketCode,
  id: string,
): Promise<URLSearchParams | null> {
  const [row] = await findProducts(database, market, [eq(serviceProducts.code, id)])
  return row ? new URL(row.url, 'http://localhost').searchParams : null
}
