import { and, asc, eq, isNotNull, isNull, like, or, type SQL } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from './database.ts'
import { pictureOf } from './devices.ts'
import { escapeLike } from './escape-like.ts'
import { foldText } from './places/fold-text.ts'
import { deviceColors, deviceModels, deviceTypes, manufacturers } from './schema/products.ts'
import { serviceProducts } from './schema/service.ts'
import { writeSelectorUrl } from './selector-url.ts'

const MOST_FOUND = 20
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

/** Models whose name has all the words; where none has, the colours that do. */
export async function searchService(
  database: Database,
  market: MarketCode,
  term: string,
): Promise<WireProduct[]> {
  const folded = foldText(term)
  if (folded.length < SHORTEST_TERM) return []
  const words = folded.split(' ').map(word => like(serviceProducts.search, `%${escapeLike(word)}%`))
  const models = await findProducts(database, market, [...words, isNull(serviceProducts.colorId)])
  return models.length
    ? models
    : findProducts(database, market, [...words, isNotNull(serviceProducts.colorId)])
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
    .orderBy(asc(serviceProducts.position), asc(deviceColors.position))
    .limit(MOST_FOUND)
  return rows.map(({ product, model, color, maker, type }) => ({
    id: product.code,
    label: product.colorId === null ? model.label : `${model.label}, ${color.label.toLowerCase()}`,
    manufacturer: maker,
    type,
    image: pictureOf(color.code),
    image_alt: product.colorId === null ? model.label : color.imageAlt,
    url: writeSelectorUrl(
      market,
      new URLSearchParams({
        type: model.type,
        manufacturer: model.manufacturer,
        model: model.value,
        ...(product.colorId !== null && { color: color.code }),
      }),
      'service',
    ),
  }))
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
