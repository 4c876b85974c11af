import { sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import type { SeedSetting } from '../server/domain.ts'
import { masterProducts, stocks } from './schema.ts'

const STOCKS = {
  cz: ['Hlavní sklad', 'Prodejna Praha', 'Prodejna Brno', 'Prodejna Ostrava', 'Sklad výkupu'],
  ro: ['Depozit central', 'Magazin București', 'Magazin Cluj', 'Magazin Timișoara', 'Depozit vânzări'],
} as const
const CODES = ['main', 'capital', 'second', 'third', 'buyback'] as const

/** How many products a shop has: a whole one as many as a real one, so that lists of it take what lists take. */
const COUNTS = { cz: 20_000, ro: 2000 } as const
const FEW = 300

/** Fills a new shop's stocks and its range of products, the same in each shop. */
export async function seedCatalogue(
  database: Database,
  market: MarketCode,
  { isSmall }: SeedSetting,
): Promise<void> {
  if (!(await isEmpty(database, masterProducts, market))) return
  await insertRows(
    database,
    stocks,
    CODES.map((code, position) => ({ market, code, name: STOCKS[market][position] ?? code, position })),
  )
  await insertProducts(database, market, isSmall ? FEW : COUNTS[market])
  await insertVariants(database, market)
}

const SERIES = {
  phone: ['Apple iPhone', 'Samsung Galaxy S', 'Xiaomi Redmi Note', 'Google Pixel', 'Motorola Edge'],
  tablet: ['Apple iPad', 'Samsung Galaxy Tab', 'Lenovo Tab', 'Xiaomi Pad', 'OnePlus Pad'],
  watch: ['Apple Watch', 'Samsung Galaxy Watch', 'Garmin Forerunner', 'Amazfit GTR', 'Xiaomi Watch'],
  accessory: ['Anker PowerPort', 'Belkin BoostCharge', 'Spigen Liquid Air', 'UAG Monarch', 'Samsung Buds'],
} as const
const KINDS = ['phone', 'tablet', 'watch', 'accessory'] as const
const SUFFIXES = ['', ' Pro', ' Plus', ' Max', ' Lite'] as const

/** One statement, whose rows differ by their number alone. */
async function insertProducts(database: Database, market: MarketCode, count: number): Promise<void> {
  const names = KINDS.flatMap(kind => SERIES[kind].map(name => ({ kind, name })))
  const base = market === 'cz' ? 990 : 199
  await database.execute(sql`
    insert into master_products (market, code, name, manufacturer, type_device, price, is_active, created_at)
    select ${market}::text,
      'M' || lpad(n::text, 6, '0'),
      (one ->> 'name') || ' ' || (1 + n / 100) || (${JSON.stringify(SUFFIXES)}::jsonb ->> ((n / 20) % 5)),
      split_part(one ->> 'name', ' ', 1),
      one ->> 'kind',
      (${base}::int + (n * 7919) % 30011)::numeric(12, 2),
      n % 17 <> 0,
      timestamptz '2024-01-01 08:00:00+00' + n * interval '37 minutes'
    from generate_series(1, ${count}::int) n,
      lateral (select ${JSON.stringify(names)}::jsonb -> (n % ${names.length}::int) as one) chosen
  `)
}

async function insertVariants(database: Database, market: MarketCode): Promise<void> {
  const colors = market === 'cz' ? ['černá', 'bílá'] : ['negru', 'alb']
  await database.execute(sql`
    insert into product_variants (market, master_product_id, code, color, quality, price, pieces)
    select market, id, code || '-' || (k + 1), (${JSON.stringify(colors)}::jsonb ->> k),
      case when (id + k) % 3 = 0 then 'used' else 'new' end,
      case when (id + k) % 3 = 0 then round(price * 0.7, 2) else price end,
      (id * 13 + k * 5) % 40
    from master_products, generate_series(0, 1) k
    where market = ${market}
  `)
}
