import { sql } from 'drizzle-orm'
import { addDays, addWorkingDays } from '../checkout/calendar.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { NAMES } from '../orders/test-order-names.ts'

const COUNTS = { cz: 4000, ro: 1000 } as const
/** How long after one the next was made. */
const MINUTES = 11
/** Numbers of their own, so that they meet no order that is made later. */
const FIRST_NUMBERS = { cz: 100_000, ro: 500_000 } as const

const PEOPLE = {
  cz: {
    first: ['Jana', 'Petr', 'Eva', 'Tomáš', 'Lucie', 'Martin', 'Alžběta', 'Jiří', 'Žaneta', 'Ondřej'],
    // These are the same for women and men.
    last: ['Krejčí', 'Martinů', 'Janů', 'Petrů', 'Kočí', 'Kubů', 'Dolejší', 'Pavlů', 'Řehořů'],
    city: ['Brno', 'Praha', 'Ostrava', 'Plzeň', 'Olomouc'],
    postcode: '60200',
    street: 'Veveří',
  },
  ro: {
    first: ['Ioana', 'Andrei', 'Maria', 'Ștefan', 'Elena', 'Mihai', 'Ana', 'Radu', 'Țuța', 'Vlad'],
    last: ['Popescu', 'Ionescu', 'Dumitrescu', 'Stan', 'Șerban', 'Gheorghe', 'Marin', 'Tudor', 'Lungu'],
    city: ['Cluj-Napoca', 'București', 'Timișoara', 'Iași', 'Brașov'],
    postcode: '400001',
    street: 'Strada Lungă',
  },
} as const

/** How often each state comes among twenty orders; what is being prepared is what a warehouse looks at. */
const STATES = [
  ...Array(6).fill('in-progress'),
  ...Array(6).fill('delivered'),
  ...Array(2).fill('sent'),
  'new',
  'waiting-for-payment',
  'ready-for-pickup',
  'ready-for-pickup',
  'cancelled',
  'returned',
]

/** Thousands of orders in every state by a few statements; of those that are prepared every other one has been begun. */
export async function seedManyOrders(database: Database, market: MarketCode, now: Date): Promise<void> {
  await insertOrders(database, market, now)
  await insertItems(database, market)
  await database.execute(sql`
    insert into order_events (order_id, at, state)
    select o.id, o.created_at, 'new' from orders o where ${isSeeded(market)}
    union all
    select o.id, o.created_at + interval '5 minutes', o.state from orders o
    where ${isSeeded(market)} and o.state <> 'new'
  `)
  await beginSome(database, market, now)
}

const isSeeded = (market: MarketCode) =>
  sql`o.market = ${market} and o.number between ${writeNumber(market, 1)} and ${writeNumber(market, COUNTS[market])}`

const writeNumber = (market: MarketCode, n: number): string => `2025${FIRST_NUMBERS[market] + n}`

/** When an order of each of the last days comes: three working days later; ISO dates. */
function listArrivals(market: MarketCode, now: Date): Record<string, string> {
  const today = now.toISOString().slice(0, 10)
  const span = Math.ceil((COUNTS[market] * MINUTES) / (24 * 60))
  const days = Array.from({ length: span + 3 }, (_, back) => addDays(today, 1 - back))
  return Object.fromEntries(days.map(day => [day, addWorkingDays(market, day, 3)]))
}

async function insertOrders(database: Database, market: MarketCode, now: Date): Promise<void> {
  const { deliveries, payments, places } = NAMES[market]
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const pick = (list: unknown, n: ReturnType<typeof sql>) => sql`(${json(list)} ->> (${n}))`
  const { first, last, city, postcode, street } = PEOPLE[market]
  const delivery = sql`(array['courier', 'packeta', 'store'])[1 + n % 3]`
  const payment = sql`(array['card', 'cash', 'transfer'])[1 + n % 3]`
  const state = pick(STATES, sql`n % ${STATES.length}::int`)
  const isPaid = sql`n % 3 <> 1 and ${state} not in ('new', 'waiting-for-payment', 'cancelled')`
  await database.execute(sql`
    insert into orders (market, number, token, created_at, state, type_delivery_code, delivery_name, delivery_price,
      place_lines, expected_date, type_payment, payment_name, payment_price, is_paid, goods_total, discount_total,
      total, billing, info)
    select ${market}::text, '2025' || (${FIRST_NUMBERS[market]}::int + n),
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      ${now.toISOString()}::timestamptz - n * interval '${sql.raw(String(MINUTES))} minutes', ${state},
      ${delivery}, ${json(deliveries)} -> ${delivery} ->> 'name',
      (${json(deliveries)} -> ${delivery} ->> 'price')::numeric,
      coalesce(${json(places)} -> ${delivery}, '[]'::jsonb),
      (${json(listArrivals(market, now))} ->> (${now.toISOString()}::timestamptz - n * interval '${sql.raw(String(MINUTES))} minutes')::date::text)::date,
      ${payment}, ${json(payments)} -> ${payment} ->> 'name',
      (${json(payments)} -> ${payment} ->> 'price')::numeric, ${isPaid}, 0, 0, 0,
      jsonb_build_object('first_name', ${pick(first, sql`n % ${first.length}::int`)},
        'last_name', ${pick(last, sql`(n / 7) % ${last.length}::int`)},
        'email', 'zakaznik' || n || '@ukazka.example', 'phone', ${market === 'cz' ? '+420602123456' : '+40721234567'}::text,
        'address', ${street}::text || ' ' || (1 + n % 90), 'city', ${pick(city, sql`n % ${city.length}::int`)},
        'district', '', 'postcode', ${postcode}::text, 'invoice_on_company', false, 'company', '', 'tin', '', 'vatn', ''),
      jsonb_build_object('consent_to_terms_of_service', true, 'consent_marketing', false,
        'consent_heureka_review', false, 'create_account', false, 'birth_date', null, 'note', '',
        'subscribe_promotions_info', false, 'internal_order_number', '')
    from generate_series(1, ${COUNTS[market]}::int) n
  `)
}

/** One to three lines of what the shop sells, and the sums that follow from them. */
async function insertItems(database: Database, market: MarketCode): Promise<void> {
  await database.execute(sql`
    insert into order_items (order_id, goods_id, kind, code, name, quantity, unit_price, final_price)
    select o.id, g.id, 'product', g.seo_name, g.name, q, g.price, q * g.price
    from orders o
    cross join lateral generate_series(0, (o.id % 3)) line
    cross join lateral (select 1 + (o.id + line) % 2 as q) quantity
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total
      from goods where market = ${market} and is_sold) g
      on g.place = (o.id * 7 + line * 3) % g.total
    where ${isSeeded(market)}
  `)
  await database.execute(sql`
    update orders o set (goods_total, total) = (
      select sum(final_price), sum(final_price) + o.delivery_price + o.payment_price
      from order_items where order_id = o.id
    )
    where ${isSeeded(market)}
  `)
}

/** In each of the states that picking has, some in a crate. */
async function beginSome(database: Database, market: MarketCode, now: Date): Promise<void> {
  const state = sql`(array['waiting', 'in-progress', 'picked', 'not-found', 'needs-replacement'])[1 + (o.id / 2) % 5]`
  const isBegun = sql`${isSeeded(market)} and o.state = 'in-progress' and o.id % 2 = 0`
  await database.execute(sql`
    insert into order_deliveries (order_id, picking_state, delivery_from, delivery_to, version)
    select o.id, ${state},
      date_trunc('hour', ${now.toISOString()}::timestamptz) + (o.id % 48) * interval '1 hour',
      date_trunc('hour', ${now.toISOString()}::timestamptz) + (o.id % 48 + 2) * interval '1 hour', 1
    from orders o where ${isBegun}
  `)
  await database.execute(sql`
    insert into picking_items (item_id, order_id, state, picked)
    select i.id, o.id, ${state}, case when ${state} = 'picked' then i.quantity else 0 end
    from orders o join order_items i on i.order_id = o.id where ${isBegun}
  `)
  await database.execute(sql`
    update crates set order_id = chosen.id
    from (select o.id, row_number() over (order by o.id) as place from orders o
      join order_deliveries d on d.order_id = o.id
      where ${isBegun} and d.picking_state <> 'waiting') chosen
    where crates.market = ${market} and crates.code = 'CRATE' || lpad((chosen.place + 20)::text, 4, '0')
  `)
}
