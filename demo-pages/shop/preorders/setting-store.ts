import { and, asc, eq, inArray } from 'drizzle-orm'
import { masterProducts, productVariants, stocks } from '../catalogue/schema.ts'
import type { MarketCode, PreorderSetting, RuleSets } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { nameDelivery, namePayment, nameType, variantName } from './names.ts'
import { preorderRules, preorderSettings, type RuleRecord, type SettingRecord } from './schema.ts'

/** All settings of a market with their rules, or one of them. */
export async function readSettings(
  database: Database,
  market: MarketCode,
  id?: number,
): Promise<PreorderSetting[]> {
  const own = eq(preorderSettings.market, market)
  const rows = await database
    .select({
      setting: preorderSettings,
      master: { id: masterProducts.id, name: masterProducts.name },
      productMasterId: productVariants.masterProductId,
    })
    .from(preorderSettings)
    .leftJoin(productVariants, eq(productVariants.id, preorderSettings.productId))
    .leftJoin(masterProducts, eq(masterProducts.id, preorderSettings.masterProductId))
    .where(id === undefined ? own : and(own, eq(preorderSettings.id, id)))
    .orderBy(asc(preorderSettings.id))
  const products = await nameVariants(
    database,
    rows.flatMap(({ setting }) => setting.productId ?? []),
  )
  const rules = await readRules(
    database,
    rows.map(({ setting }) => setting.id),
  )
  return rows.map(({ setting, master }) => ({
    id: String(setting.id),
    version: setting.version,
    name: setting.name,
    is_active: setting.isActive,
    priority: setting.priority,
    type_device: setting.typeDevice === null ? null : nameType(market, setting.typeDevice),
    master_product: master && { id: String(master.id), name: master.name },
    product: setting.productId === null ? null : (products.get(setting.productId) ?? null),
    rules: gatherRules(market, setting, rules),
  }))
}

async function nameVariants(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: string; name: string }>()
  const rows = await database
    .select({ id: productVariants.id, name: variantName })
    .from(productVariants)
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .where(inArray(productVariants.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, { id: String(id), name }]))
}

type NamedRule = RuleRecord & { stock: string | null }

async function readRules(database: Database, settingIds: readonly number[]): Promise<NamedRule[]> {
  if (settingIds.length === 0) return []
  const rows = await database
    .select({ rule: preorderRules, stock: stocks.name })
    .from(preorderRules)
    .leftJoin(stocks, eq(stocks.id, preorderRules.stockId))
    .where(inArray(preorderRules.settingId, [...settingIds]))
    .orderBy(asc(preorderRules.id))
  return rows.map(({ rule, stock }) => ({ ...rule, stock }))
}

function gatherRules(market: MarketCode, setting: SettingRecord, all: readonly NamedRule[]): RuleSets {
  const listOf = (set: RuleRecord['ruleSet']) =>
    all.filter(rule => rule.settingId === setting.id && rule.ruleSet === set)
  const base = ({ id, points }: NamedRule) => ({ id: String(id), points })
  return {
    stock: listOf('stock').map(rule => ({
      ...base(rule),
      stock: { id: String(rule.stockId), name: rule.stock ?? '' },
    })),
    quantity: listOf('quantity').map(rule => ({
      ...base(rule),
      quantity_from: rule.quantityFrom ?? 1,
      quantity_to: rule.quantityTo,
    })),
    payment: listOf('payment').map(rule => ({
      ...base(rule),
      payment_type: namePayment(market, rule.method ?? ''),
    })),
    delivery: listOf('delivery').map(rule => ({
      ...base(rule),
      delivery_type: nameDelivery(market, rule.method ?? ''),
    })),
    default: { points: setting.defaultPoints, allows_other_stocks: setting.allowsOtherStocks },
  }
}
