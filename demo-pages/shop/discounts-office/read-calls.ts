import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Discount, discountCodes, discountSets, discounts } from '../checkout/discounts/schema.ts'
import { isDiscountCode, type MarketCode } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { describeChanges } from '../staff/audit.ts'
import { answerList, type ListRules } from '../staff/list-query.ts'
import { requireRole } from '../staff/roles.ts'
import { AREA } from './change-discount.ts'
import { describeCode } from './codes.ts'
import { findIntersections } from './find-intersections.ts'
import {
  codeCount,
  countDiscounts,
  countImpact,
  describeDiscount,
  describeSet,
  discountState,
  findDiscount,
  listDiscounts,
  usedCodeCount,
} from './store.ts'
import { OFFICE_TEXTS } from './texts.ts'

export const DISCOUNTS: ListRules = {
  columns: {
    id: { column: discounts.id, kind: 'number' },
    name: { column: discounts.name, kind: 'text' },
    type: { column: discounts.kind, kind: 'text' },
    value: { column: discounts.value, kind: 'number' },
    state: { column: discountState, kind: 'text' },
    minimal_sum: { column: discounts.minimalSum, kind: 'number' },
    valid_from: { column: discounts.validFrom, kind: 'moment' },
    valid_to: { column: discounts.validTo, kind: 'moment' },
    is_active: { column: discounts.isActive, kind: 'flag' },
    is_public: { column: discounts.isPublic, kind: 'flag' },
    is_combinable: { column: discounts.isCombinable, kind: 'flag' },
    is_automatic: { column: discounts.isAutomatic, kind: 'flag' },
    is_cumulative_bonus: { column: discounts.isCumulative, kind: 'flag' },
    code_count: { column: codeCount, kind: 'number' },
    used_code_count: { column: usedCodeCount, kind: 'number' },
    deleted_at: { column: discounts.deletedAt, kind: 'moment' },
  },
  searched: [discounts.name],
  isMeant: hasCode,
  last: discounts.id,
  ordering: '-id',
}

const SETS: ListRules = {
  columns: { name: { column: discountSets.name, kind: 'text' } },
  searched: [discountSets.name],
  last: discountSets.id,
  ordering: 'name',
}

const CODES: ListRules = {
  columns: {
    id: { column: discountCodes.id, kind: 'number' },
    code: { column: discountCodes.code, kind: 'text' },
    used_at: { column: discountCodes.usedAt, kind: 'moment' },
    is_single_use: { column: discountCodes.isSingleUse, kind: 'flag' },
  },
  searched: [discountCodes.code],
  last: discountCodes.id,
  ordering: 'id',
}

/** The discount of a whole code, in letters of either case, as customers read it out. */
function hasCode(search: string, market: MarketCode): SQL | undefined {
  if (!isDiscountCode(search)) return
  return sql`${discounts.id} in (select ${discountCodes.discountId} from ${discountCodes} where ${discountCodes.market} = ${market} and lower(${discountCodes.code}) = ${search.toLowerCase()})`
}

/** What the back office reads of discounts. */
export function addDiscountReads(app: ShopApp, shop: Shop): void {
  const { database } = shop
  const forRole =
    (handler: (c: ShopContext, market: MarketCode) => Promise<CallAnswer>) =>
    async (c: ShopContext, market: MarketCode): Promise<CallAnswer> => {
      await requireRole(database, c, market, 'discounts')
      return handler(c, market)
    }
  serveCall(
    app,
    shop,
    'discounts',
    forRole((c, market) => {
      const kept = { market, isDeleted: c.req.query('is_deleted') === 'true' }
      return answerList(c, shop, market, DISCOUNTS, {
        count: where => countDiscounts(database, kept, where),
        list: (query, slice) => listDiscounts(database, kept, query, slice),
      })
    }),
  )
  serveCall(
    app,
    shop,
    'discount-sets',
    forRole((c, market) =>
      answerList(c, shop, market, SETS, {
        count: where => database.$count(discountSets, and(eq(discountSets.market, market), where)),
        list: async ({ where, orderBy }, { limit, offset }) => {
          const isOf = and(eq(discountSets.market, market), where)
          const rows = database.select().from(discountSets).where(isOf)
          return (
            await rows
              .orderBy(...orderBy)
              .limit(limit)
              .offset(offset)
          ).map(describeSet)
        },
      }),
    ),
  )
  serveCall(
    app,
    shop,
    'discount-intersections',
    forRole(async (c, market) => answer(await findIntersections(database, market, readAsked(c, market)))),
  )
  serveCall(
    app,
    shop,
    'discount',
    forRole(async (c, market) => answer(await describeDiscount(database, await need(c, shop, market)))),
  )
  serveCall(
    app,
    shop,
    'discount-impact',
    forRole(async (c, market) => answer(await countImpact(database, await need(c, shop, market)))),
  )
  serveCall(
    app,
    shop,
    'discount-codes',
    forRole((c, market) => answerCodes(c, shop, market)),
  )
  serveCall(
    app,
    shop,
    'discount-history',
    forRole(async (c, market) => {
      const { id } = await need(c, shop, market)
      return answer(await describeChanges(database, market, AREA, id))
    }),
  )
}

const answer = (body: unknown): CallAnswer => ({
  status: 200,
  headers: { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' },
  body,
})

async function need(c: ShopContext, { database }: Shop, market: MarketCode): Promise<Discount> {
  const found = await findDiscount(database, market, c.req.param('id') ?? '')
  if (!found) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return found
}

async function answerCodes(c: ShopContext, shop: Shop, market: MarketCode): Promise<CallAnswer> {
  const { id } = await need(c, shop, market)
  const isOf = eq(discountCodes.discountId, id)
  return answerList(c, shop, market, CODES, {
    count: where => shop.database.$count(discountCodes, and(isOf, where)),
    list: async ({ where, orderBy }, { limit, offset }) => {
      const rows = shop.database.select().from(discountCodes).where(and(isOf, where))
      return (
        await rows
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset)
      ).map(describeCode)
    },
  })
}

function readAsked(c: ShopContext, market: MarketCode) {
  const read = (name: string): string => c.req.query(name) ?? ''
  const errors: Record<string, string[]> = {}
  const readMoment = (name: string): string | null => {
    const text = read(name)
    if (text && Number.isNaN(Date.parse(text))) errors[name] = [OFFICE_TEXTS[market].bad]
    return text || null
  }
  const asked = {
    id: /^\d{1,9}$/.test(read('id')) ? Number(read('id')) : null,
    setIds: read('sets')
      .split(',')
      .filter(id => /^\d{1,9}$/.test(id))
      .map(Number),
    validFrom: readMoment('valid_from'),
    validTo: readMoment('valid_to'),
    isCombinable: read('is_combinable') !== 'false',
    isAutomatic: read('is_automatic') === 'true',
  }
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  return asked
}
