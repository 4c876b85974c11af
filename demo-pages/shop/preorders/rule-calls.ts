import { and, eq } from 'drizzle-orm'
import { stocks } from '../catalogue/schema.ts'
import { findPayment } from '../checkout/methods.ts'
import { MOST_PIECES, MOST_POINTS } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readLastEditor, recordChange } from '../staff/audit.ts'
import { findRule, lockSetting, readId } from './find-record.ts'
import { refreshScores } from './plan.ts'
import { preorderRules, preorderSettings, type RuleRecord, type SettingRecord } from './schema.ts'
import { readOne } from './setting-reads.ts'
import { AREA } from './setting-writes.ts'
import { PREORDER_TEXTS } from './texts.ts'
import { serveDelete, serveWrite, type Writing } from './write-call.ts'

type RuleValues = Partial<Pick<RuleRecord, 'stockId' | 'quantityFrom' | 'quantityTo' | 'method'>>
type ReadRule = (writing: Writing, errors: FieldErrors) => Promise<RuleValues> | RuleValues

/** The rules of a setting, each made and taken away by itself; those for deliveries have no call. */
export function addRuleCalls(app: ShopApp, shop: Shop): void {
  const readers = { stock: readStock, quantity: readQuantities, payment: readPayment } as const
  for (const set of ['stock', 'quantity', 'payment'] as const) {
    serveWrite(app, shop, `preorder-${set}-rule-create`, writing => createRule(writing, set, readers[set]))
    serveWrite(app, shop, `preorder-${set}-rule-update`, writing => updateRule(writing, set, readers[set]))
    serveDelete(app, shop, `preorder-${set}-rule-delete`, async writing => {
      const rule = await findRule(writing.tx, writing.market, set, writing.c.req.param('pk'))
      const setting = await lockSetting(writing.tx, writing.market, String(rule.settingId))
      await writing.tx.delete(preorderRules).where(eq(preorderRules.id, rule.id))
      return answerChanged(writing, setting, `delete ${set} rule`, { rule: [rule, null] })
    })
  }
  serveWrite(app, shop, 'preorder-default-rule-update', async writing => {
    const { c, market, tx, body } = writing
    const setting = await lockSetting(tx, market, c.req.param('pk'))
    const errors: FieldErrors = {}
    const defaultPoints = readPoints(writing, errors)
    const { allows_other_stocks: allowsOtherStocks } = body
    if (typeof allowsOtherStocks !== 'boolean')
      errors.allows_other_stocks = [PREORDER_TEXTS[market].notAChoice]
    if (Object.keys(errors).length > 0) throw new CallError(400, errors)
    const next = { defaultPoints, allowsOtherStocks: allowsOtherStocks === true }
    await tx.update(preorderSettings).set(next).where(eq(preorderSettings.id, setting.id))
    const { defaultPoints: points, allowsOtherStocks: allows } = setting
    return answerChanged(writing, setting, 'update default rule', {
      default: [{ defaultPoints: points, allowsOtherStocks: allows }, next],
    })
  })
}

async function createRule(
  writing: Writing,
  ruleSet: RuleRecord['ruleSet'],
  read: ReadRule,
): Promise<CallAnswer> {
  const { c, market, tx } = writing
  const setting = await lockSetting(tx, market, c.req.param('pk'))
  const values = await readNewRule(writing, { settingId: setting.id, ruleSet, id: null }, read)
  const rule = { settingId: setting.id, ruleSet, ...values }
  await tx.insert(preorderRules).values(rule)
  return answerChanged(writing, setting, `create ${ruleSet} rule`, { rule: [null, rule] })
}

/** The same rule with other values; whoever knows an older version of the setting is shown its rules first. */
async function updateRule(
  writing: Writing,
  ruleSet: RuleRecord['ruleSet'],
  read: ReadRule,
): Promise<CallAnswer> {
  const { c, market, staff, tx, body } = writing
  const { settingId } = await findRule(tx, market, ruleSet, c.req.param('pk'))
  const setting = await lockSetting(tx, market, String(settingId))
  // As those who waited for the lock find it.
  const rule = await findRule(tx, market, ruleSet, c.req.param('pk'))
  if (typeof body.version !== 'number') throw new CallError(400, { version: [DRF_TEXTS[market].required] })
  if (body.version !== setting.version) {
    const { id, version, rules } = await readOne(tx, market, settingId)
    const editor = await readLastEditor(tx, { market, userId: staff.id, area: AREA, recordId: settingId })
    throw new CallError(409, {
      detail: PREORDER_TEXTS[market].changed,
      current: { id, version, rules },
      ...editor,
    })
  }
  const values = await readNewRule(writing, rule, read)
  await tx.update(preorderRules).set(values).where(eq(preorderRules.id, rule.id))
  return answerChanged(writing, setting, `update ${ruleSet} rule`, { rule: [rule, { ...rule, ...values }] })
}

/** What a rule is to be; no other of its set may be the same. */
async function readNewRule(
  writing: Writing,
  { settingId, ruleSet, id }: Pick<RuleRecord, 'settingId' | 'ruleSet'> & { id: number | null },
  read: ReadRule,
): Promise<RuleValues & Pick<RuleRecord, 'points'>> {
  const { market, tx } = writing
  const errors: FieldErrors = {}
  const points = readPoints(writing, errors)
  const values = await read(writing, errors)
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  const own = await tx.select().from(preorderRules).where(eq(preorderRules.settingId, settingId))
  const isKnown = own.some(
    rule =>
      rule.ruleSet === ruleSet &&
      rule.id !== id &&
      Object.entries(values).every(([key, value]) => rule[key as keyof RuleValues] === value),
  )
  if (isKnown) throw new CallError(400, { non_field_errors: [PREORDER_TEXTS[market].sameRule] })
  return { points, ...values }
}

/** Every change of a rule is one of its setting. */
async function answerChanged(
  { market, staff, tx }: Omit<Writing, 'body'>,
  { id, version }: SettingRecord,
  action: string,
  changes: Record<string, readonly [unknown, unknown]>,
): Promise<CallAnswer> {
  await tx
    .update(preorderSettings)
    .set({ version: version + 1 })
    .where(eq(preorderSettings.id, id))
  await recordChange(tx, { market, userId: staff.id, area: AREA, recordId: id, action, changes })
  await refreshScores(tx, market)
  const setting = await readOne(tx, market, id)
  return { status: 200, body: { id: setting.id, version: setting.version, rules: setting.rules } }
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

function readPoints({ body: { points }, market }: Writing, errors: FieldErrors): number {
  if (isWithin(points, -MOST_POINTS, MOST_POINTS)) return points
  errors.points = [PREORDER_TEXTS[market].noNumber(MOST_POINTS)]
  return 0
}

async function readStock({ tx, market, body }: Writing, errors: FieldErrors): Promise<RuleValues> {
  const stockId = readId(body.stock)
  const found = await tx
    .select({ id: stocks.id })
    .from(stocks)
    .where(and(eq(stocks.market, market), eq(stocks.id, stockId ?? 0)))
  if (found.length === 0) errors.stock = [PREORDER_TEXTS[market].unknown]
  return { stockId }
}

function readQuantities({ market, body }: Writing, errors: FieldErrors): RuleValues {
  const { quantity_from: from, quantity_to: to } = body
  const texts = PREORDER_TEXTS[market]
  if (!isWithin(from, 1, MOST_PIECES)) errors.quantity_from = [texts.noNumber(MOST_PIECES)]
  if (to !== null && !isWithin(to, 1, MOST_PIECES)) errors.quantity_to = [texts.noNumber(MOST_PIECES)]
  else if (to !== null && typeof from === 'number' && to < from) errors.quantity_to = [texts.noRange]
  return { quantityFrom: Number(from), quantityTo: to === null ? null : Number(to) }
}

function readPayment({ market, body }: Writing, errors: FieldErrors): RuleValues {
  const method = findPayment(market, body.payment_type)?.code ?? null
  if (method === null) errors.payment_type = [PREORDER_TEXTS[market].unknown]
  return { method }
}
