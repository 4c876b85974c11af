import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type MarketCode, MOST_PRIORITY } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { compareRecords, readLastEditor, recordChange } from '../staff/audit.ts'
import { lockSetting, readId } from './find-record.ts'
import { isType } from './names.ts'
import { refreshScores } from './plan.ts'
import { preorderSettings, type SettingRecord } from './schema.ts'
import { isProduct, readOne } from './setting-reads.ts'
import { PREORDER_TEXTS } from './texts.ts'
import { serveWrite } from './write-call.ts'

export const AREA = 'preorder-settings'
const LONGEST_NAME = 80

type SettingValues = Pick<
  SettingRecord,
  'name' | 'isActive' | 'priority' | 'typeDevice' | 'masterProductId' | 'productId'
>

/** Making a setting and changing what it is; its rules have calls of their own. */
export function addSettingWrites(app: ShopApp, shop: Shop): void {
  serveWrite(app, shop, 'preorder-setting-create', async ({ market, staff, tx, body }) => {
    const values = await readValues(tx, market, body)
    const [made] = await tx
      .insert(preorderSettings)
      .values({ ...values, market })
      .returning()
    const id = made?.id ?? 0
    await recordChange(tx, { market, userId: staff.id, area: AREA, recordId: id, action: 'create' })
    await refreshScores(tx, market)
    return { status: 201, body: await readOne(tx, market, id) }
  })
  serveWrite(app, shop, 'preorder-setting-update', async ({ c, market, staff, tx, body }) => {
    const before = await lockSetting(tx, market, c.req.param('pk'))
    const values = await readValues(tx, market, body)
    if (!v.is(v.number(), body.version)) throw new CallError(400, { version: [DRF_TEXTS[market].required] })
    if (body.version !== before.version) {
      const current = await readOne(tx, market, before.id)
      const editor = await readLastEditor(tx, { market, userId: staff.id, area: AREA, recordId: before.id })
      throw new CallError(409, { detail: PREORDER_TEXTS[market].changed, current, ...editor })
    }
    await tx
      .update(preorderSettings)
      .set({ ...values, version: before.version + 1 })
      .where(eq(preorderSettings.id, before.id))
    const changes = compareRecords(before, { ...before, ...values })
    await recordChange(tx, {
      market,
      userId: staff.id,
      area: AREA,
      recordId: before.id,
      action: 'update',
      changes,
    })
    await refreshScores(tx, market)
    return { status: 200, body: await readOne(tx, market, before.id) }
  })
}

async function readValues(tx: Database, market: MarketCode, body: JsonObject): Promise<SettingValues> {
  const errors: FieldErrors = {}
  const texts = PREORDER_TEXTS[market]
  const name = readRequired(body, 'name', market, errors).slice(0, LONGEST_NAME)
  const { priority, is_active: isActive } = body
  const isPriority =
    typeof priority === 'number' && Number.isInteger(priority) && priority >= 0 && priority <= MOST_PRIORITY
  if (!isPriority) errors.priority = [texts.noNumber(MOST_PRIORITY)]
  if (typeof isActive !== 'boolean') errors.is_active = [DRF_TEXTS[market].required]
  const reach = await readReach(tx, market, body, errors)
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  return { name, isActive: isActive === true, priority: Number(priority), ...reach }
}

async function readReach(
  tx: Database,
  market: MarketCode,
  body: JsonObject,
  errors: FieldErrors,
): Promise<Pick<SettingValues, 'typeDevice' | 'masterProductId' | 'productId'>> {
  const { type_device: type = null, master_product: master = null, product = null } = body
  const { unknown, twoReaches } = PREORDER_TEXTS[market]
  if ([type, master, product].filter(value => value !== null).length > 1)
    errors.non_field_errors = [twoReaches]
  const typeDevice = typeof type === 'string' && isType(market, type) ? type : null
  if (type !== null && typeDevice === null) errors.type_device = [unknown]
  const find = async (field: string, kind: 'master' | 'variant', value: unknown): Promise<number | null> => {
    if (value === null) return null
    const id = readId(value)
    if (id !== null && (await isProduct(tx, market, kind, id))) return id
    errors[field] = [unknown]
    return null
  }
  return {
    typeDevice,
    masterProductId: await find('master_product', 'master', master),
    productId: await find('product', 'variant', product),
  }
}
