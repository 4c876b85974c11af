import { sql } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import type { SeedSetting } from '../server/domain.ts'
import { crates } from './schema.ts'
import { seedManyOrders } from './seed-orders.ts'

const CRATES = 40
/** Pieces of each product that has serial numbers. */
const SERIALS = { few: 60, many: 200 } as const

/** Crates, labels and serial numbers of what is in the store; in a whole demo also orders enough for a warehouse to have work. */
export async function seedPicking(
  database: Database,
  market: MarketCode,
  { now, isDemo, isSmall }: SeedSetting,
): Promise<void> {
  await labelGoods(database, market)
  if (!(await isEmpty(database, crates, market))) return
  await insertRows(
    database,
    crates,
    Array.from({ length: CRATES }, (_, index) => ({
      market,
      name: `${'ABCD'[Math.floor(index / 10)]}-${String((index % 10) + 1).padStart(2, '0')}`,
      code: `CRATE${String(index + 1).padStart(4, '0')}`,
      changedAt: now,
    })),
  )
  await numberPieces(database, market, isSmall ? SERIALS.few : SERIALS.many)
  if (isDemo && !isSmall) await seedManyOrders(database, market, now)
}

/** Also of goods that came with a later release. */
const labelGoods = (database: Database, market: MarketCode) =>
  database.execute(sql`
    insert into goods_labels (goods_id, barcode, has_serials)
    select id, '859' || lpad(id::text, 10, '0'), kind <> 'accessory' from ${goods} where market = ${market}
    on conflict do nothing
  `)

const numberPieces = (database: Database, market: MarketCode, count: number) =>
  database.execute(sql`
    insert into serial_numbers (market, goods_id, serial)
    select market, id, 'SN' || lpad(id::text, 4, '0') || lpad(n::text, 4, '0')
    from ${goods}, generate_series(1, ${count}::int) n
    where market = ${market} and kind <> 'accessory'
    on conflict do nothing
  `)
