import { sql } from 'drizzle-orm'
import { listDeliveryMethods, listPaymentMethods } from '../checkout/methods.ts'
import { allocate, type MarketCode, PREORDER_STATES } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import type { SeedSetting } from '../server/domain.ts'
import { readPlan, refreshScores } from './plan.ts'
import { preorderRules, preorderSettings } from './schema.ts'
import { SEED_TEXTS } from './seed-texts.ts'

/** Products that are pre-ordered, and how many wait for each. */
const COUNTS = { whole: { products: 200, preorders: 900 }, small: { products: 40, preorders: 240 } } as const

/** Fills a new shop with stocks of ninety days, settings, and pre-orders in every state. */
export async function seedPreorders(
  database: Database,
  market: MarketCode,
  { isSmall }: SeedSetting,
): Promise<void> {
  if (!(await isEmpty(database, preorderSettings, market))) return
  const counts = isSmall ? COUNTS.small : COUNTS.whole
  await insertStock(database, market, counts.products)
  await insertMovements(database, market)
  await insertSettings(database, market)
  await insertPreorders(database, market, counts)
  await allocateSeeded(database, market)
  await refreshScores(database, market)
}

/** The first variants lie on three of the stocks. */
async function insertStock(database: Database, market: MarketCode, products: number): Promise<void> {
  await database.execute(sql`
    insert into preorder_stock (market, product_id, stock_id, quantity, boss_quantity)
    select ${market}::text, variant.id, stocks.id,
      (variant.id * 7 + stocks.position * 3) % 9,
      case when (variant.id + stocks.position) % 6 = 0 then ((variant.id * 7 + stocks.position * 3) % 9) / 3 else 0 end
    from (
      select id from product_variants where market = ${market} order by id limit ${products}
    ) variant, stocks
    where stocks.market = ${market} and stocks.position < 3
  `)
}

/** Each row has sales and purchases that differ from window to window, the last of them ninety days ago and more. */
async function insertMovements(database: Database, market: MarketCode): Promise<void> {
  await database.execute(sql`
    insert into stock_movements (market, product_id, stock_id, kind, pieces, moved_on)
    select market, product_id, stock_id,
      case when (n + id) % 3 = 0 then 'purchase' else 'sale' end,
      1 + (id * 3 + n) % 4,
      current_date - ((n * 8 + id % 5) % 110)
    from preorder_stock, generate_series(0, 13) n
    where market = ${market} and (id + n) % 2 = 0
  `)
}

async function insertSettings(database: Database, market: MarketCode): Promise<void> {
  const texts = SEED_TEXTS[market]
  const [everything, phones] = await database
    .insert(preorderSettings)
    .values([
      { market, name: texts.everything, priority: 1 },
      { market, name: texts.phones, priority: 5, typeDevice: 'phone', defaultPoints: -5 },
    ])
    .returning({ id: preorderSettings.id })
  if (!everything || !phones) return
  const payments = listPaymentMethods(market).slice(0, 2)
  const deliveries = listDeliveryMethods(market).slice(0, 4)
  const quantity = { ruleSet: 'quantity', quantityFrom: 1, quantityTo: 1, points: 10 } as const
  await insertRows(database, preorderRules, [
    { ...quantity, settingId: everything.id },
    { ...quantity, settingId: phones.id, points: 20 },
    { settingId: phones.id, ruleSet: 'quantity', quantityFrom: 2, quantityTo: null, points: 5 },
    ...payments.map(({ code }, at) => ({
      settingId: phones.id,
      ruleSet: 'payment' as const,
      method: code,
      points: 30 - at * 10,
    })),
    ...deliveries.slice(-1).map(({ code }) => ({
      settingId: phones.id,
      ruleSet: 'delivery' as const,
      method: code,
      points: 15,
    })),
  ])
}

async function insertPreorders(
  database: Database,
  market: MarketCode,
  { products, preorders }: { products: number; preorders: number },
): Promise<void> {
  const codesOf = (methods: readonly { code: string }[]): string =>
    JSON.stringify(methods.map(({ code }) => code))
  const payments = codesOf(listPaymentMethods(market))
  const deliveries = codesOf(listDeliveryMethods(market))
  const states = JSON.stringify(PREORDER_STATES.map(state => (state === 'allocated' ? 'confirmed' : state)))
  await database.execute(sql`
    insert into preorders (market, order_number, created_at, product_id, quantity, payment_type, delivery_type, state)
    select ${market}::text, 'P' || lpad((260000 + n)::text, 7, '0'),
      now() - n * interval '97 minutes', variant.id, 1 + (n * 5) % 3,
      ${payments}::jsonb ->> (n % jsonb_array_length(${payments}::jsonb)),
      ${deliveries}::jsonb ->> ((n / 3) % jsonb_array_length(${deliveries}::jsonb)),
      ${states}::jsonb ->> (n % jsonb_array_length(${states}::jsonb))
    from generate_series(1, ${preorders}::int) n
    join (
      select id, row_number() over (order by id) - 1 as place from product_variants
      where market = ${market} order by id limit ${products}
    ) variant on variant.place = (n * 7) % ${products}::int
  `)
}

/** A part of what could be given is given, as the rules have it. */
async function allocateSeeded(database: Database, market: MarketCode): Promise<void> {
  const given = allocate(await readPlan(database, market))
    .filter(({ explanation }) => explanation.outcome === 'allocated')
    .filter((_, at) => at % 3 === 0)
    .map(({ candidate, explanation }) => ({
      id: Number(candidate.id),
      product_id: Number(candidate.product),
      stock_id: Number(explanation.stock?.id),
      quantity: candidate.quantity,
      score: explanation.score,
      explanation,
    }))
  const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id integer, product_id integer, stock_id integer, quantity integer, score integer, explanation jsonb)`
  await database.execute(sql`
    update preorders set state = 'allocated', stock_id = given.stock_id, score = given.score,
      explanation = given.explanation, allocated_at = now()
    from ${rows} where preorders.id = given.id
  `)
  await database.execute(sql`
    update preorder_stock set allocated = taken.quantity
    from (select product_id, stock_id, sum(quantity) as quantity from ${rows} group by product_id, stock_id) taken
    where preorder_stock.product_id = taken.product_id and preorder_stock.stock_id = taken.stock_id
  `)
}
