import { and, eq, inArray, sql } from 'drizzle-orm'
import { masterProducts } from '../catalogue/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { filesetPhotos } from '../gallery/schema.ts'
import { typeCategories, typeDevices } from '../lists/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { isLive } from './read-categories.ts'
import { CATEGORY_TEXTS } from './texts.ts'

export type CategoryValues = Partial<typeof typeCategories.$inferInsert>

const LONGEST = 100
const FLAGS = {
  for_display: 'forDisplay',
  filterable: 'filterable',
  for_buyout: 'forBuyout',
  for_service: 'forService',
} as const

interface Setting {
  market: MarketCode
  /** Null for one that is being made. */
  id: number | null
  parentId: number | null
}

/** What a body sets of a category; all that is wrong with it is told at once, by field. */
export async function checkCategory(
  tx: Database,
  body: JsonObject,
  setting: Setting,
): Promise<CategoryValues> {
  const errors: FieldErrors = {}
  const values: CategoryValues = {
    ...(await checkNames(tx, body, setting, errors)),
    ...checkFlags(body, setting.market, errors),
    ...checkBoost(body, setting.market, errors),
    ...(await checkLinks(tx, body, setting.market, errors)),
    ...(await checkManufacturers(tx, body, setting.market, errors)),
  }
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  return values
}

async function checkNames(
  tx: Database,
  body: JsonObject,
  setting: Setting,
  errors: FieldErrors,
): Promise<CategoryValues> {
  const { market, id } = setting
  const texts = CATEGORY_TEXTS[market]
  const name = readText(body, 'name', setting, errors)
  const seoName = readText(body, 'seo_name', setting, errors)
  if (name !== undefined && !errors.name && (await isNameTaken(tx, { ...setting, name })))
    errors.name = [texts.sameName(name)]
  if (seoName !== undefined && !errors.seo_name) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(seoName)) errors.seo_name = [texts.badSeoName]
    else if (await isSeoNameTaken(tx, market, id, seoName)) errors.seo_name = [texts.sameSeoName]
  }
  return { ...(name !== undefined && { name }), ...(seoName !== undefined && { seoName }) }
}

function readText(
  body: JsonObject,
  field: string,
  { market, id }: Setting,
  errors: FieldErrors,
): string | undefined {
  const value = body[field]
  if (value === undefined && id !== null) return undefined
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') errors[field] = [DRF_TEXTS[market].required]
  else if (text.length > LONGEST) errors[field] = [CATEGORY_TEXTS[market].tooLong(LONGEST)]
  return text
}

/** Whether another category of the same parent is called the same. */
export async function isNameTaken(
  tx: Database,
  { market, id, parentId, name }: Setting & { name: string },
): Promise<boolean> {
  const [taken] = await tx
    .select({ id: typeCategories.id })
    .from(typeCategories)
    .where(
      and(
        isLive(market),
        sql`${typeCategories.parentId} is not distinct from ${parentId}`,
        sql`fold_text(${typeCategories.name}) = fold_text(${name})`,
        sql`${typeCategories.id} is distinct from ${id}`,
      ),
    )
    .limit(1)
  return taken !== undefined
}

async function isSeoNameTaken(tx: Database, market: MarketCode, id: number | null, seoName: string) {
  const [taken] = await tx
    .select({ id: typeCategories.id })
    .from(typeCategories)
    .where(
      and(
        isLive(market),
        eq(typeCategories.seoName, seoName),
        sql`${typeCategories.id} is distinct from ${id}`,
      ),
    )
    .limit(1)
  return taken !== undefined
}

function checkFlags(body: JsonObject, market: MarketCode, errors: FieldErrors): CategoryValues {
  const values: CategoryValues = {}
  for (const [field, column] of Object.entries(FLAGS) as [
    keyof typeof FLAGS,
    (typeof FLAGS)[keyof typeof FLAGS],
  ][]) {
    const value = body[field]
    if (value === undefined) continue
    if (typeof value === 'boolean') values[column] = value
    else errors[field] = [CATEGORY_TEXTS[market].badBoolean]
  }
  return values
}

/** A decimal with a point: whoever types a comma sends a point. */
function checkBoost(body: JsonObject, market: MarketCode, errors: FieldErrors): CategoryValues {
  const { meilisearch_boost: boost } = body
  if (boost === undefined) return {}
  if (typeof boost === 'string' && /^\d{1,6}(?:\.\d{1,4})?$/.test(boost)) return { meilisearchBoost: boost }
  errors.meilisearch_boost = [CATEGORY_TEXTS[market].badBoost]
  return {}
}

async function checkLinks(
  tx: Database,
  body: JsonObject,
  market: MarketCode,
  errors: FieldErrors,
): Promise<CategoryValues> {
  const { photo_id: photo, type_device: device } = body
  const values: CategoryValues = {}
  if (photo === null) values.photoId = null
  else if (photo !== undefined) {
    const isId = typeof photo === 'number' && Number.isInteger(photo) && photo > 0 && photo < 1e9
    const found = isId
      ? await tx.select({ id: filesetPhotos.id }).from(filesetPhotos).where(eq(filesetPhotos.id, photo))
      : []
    if (found.length === 0) errors.photo_id = [CATEGORY_TEXTS[market].unknownPhoto]
    else values.photoId = photo as number
  }
  if (device === null || device === '') values.typeDevice = null
  else if (device !== undefined) {
    const found = await tx
      .select({ value: typeDevices.value })
      .from(typeDevices)
      .where(and(eq(typeDevices.market, market), eq(typeDevices.value, String(device))))
    if (found.length === 0) errors.type_device = [CATEGORY_TEXTS[market].unknownDevice]
    else values.typeDevice = String(device)
  }
  return values
}

async function checkManufacturers(
  tx: Database,
  body: JsonObject,
  market: MarketCode,
  errors: FieldErrors,
): Promise<CategoryValues> {
  const { manufacturers: sent } = body
  if (sent === undefined) return {}
  if (!Array.isArray(sent) || sent.length > 200 || sent.some(name => typeof name !== 'string')) {
    errors.manufacturers = [CATEGORY_TEXTS[market].badValue]
    return {}
  }
  const names = [...new Set(sent as string[])]
  const known = names.length === 0 ? [] : await listManufacturers(tx, market, names)
  const stranger = names.find(name => !known.includes(name))
  if (stranger !== undefined) errors.manufacturers = [CATEGORY_TEXTS[market].unknownManufacturer(stranger)]
  return { manufacturers: names }
}

/** Manufacturers of the shop's products, all or those of these names. */
export async function listManufacturers(
  database: Database,
  market: MarketCode,
  names?: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ name: masterProducts.manufacturer })
    .from(masterProducts)
    .where(and(eq(masterProducts.market, market), names && inArray(masterProducts.manufacturer, [...names])))
    .orderBy(masterProducts.manufacturer)
  return rows.map(({ name }) => name)
}
