import { eq } from 'drizzle-orm'
import { buyouts } from '../buyback/schema.ts'
import { canAllocate, type MarketCode, OLD_AFTER, PREORDER_STATES } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DISCOUNTS } from '../discounts-office/read-calls.ts'
import { countDiscounts } from '../discounts-office/store.ts'
import { countDeliveries } from '../picking/list-deliveries.ts'
import { countPreorders, PREORDER_LIST } from '../preorders/order-store.ts'
import { readListQuery } from './list-query.ts'
import type { OfficeRole } from './schema.ts'
import { STAFF_TEXTS } from './texts.ts'

/** How many there are of something that is to be done, with the list that shows just these. */
export interface Task {
  component: 'admin-order-delivery-grid' | 'admin-auto-preorder-grid' | 'admin-discount-grid'
  text: string
  count: number
  /** Of the list's address. */
  query: string
}

type Filters = Readonly<Record<string, string>>

/** What the grid of deliveries shows at first. */
const TO_PICK: Filters = {
  order_state: 'in-progress',
  picking_state__in: 'waiting,in-progress,not-found,needs-replacement',
}
const OLD: Filters = { older_than: String(OLD_AFTER) }
const NOT_FOUND: Filters = { picking_state__in: 'not-found' }
const WAITING: Filters = { state__in: PREORDER_STATES.filter(canAllocate).join(',') }

const DAY = 86_400_000
/** How far ahead a discount's end is told, in days. */
const AHEAD = 7

const writeQuery = (list: string, filters: Filters): string =>
  String(new URLSearchParams(Object.entries(filters).map(([key, value]) => [`${list}.${key}`, value])))

/** What waits in the parts of a role, one count of the database each. */
export async function countTasks(database: Database, market: MarketCode, role: OfficeRole): Promise<Task[]> {
  const texts = STAFF_TEXTS[market].tasks
  if (role === 'orders') {
    const count = async (name: 'toPick' | 'old' | 'notFound', more: Filters): Promise<Task> => {
      const found = await countDeliveries(database, market, { ...TO_PICK, ...more })
      return {
        component: 'admin-order-delivery-grid',
        text: texts[name](found),
        count: found,
        query: writeQuery('deliveries', more),
      }
    }
    return Promise.all([count('toPick', {}), count('old', OLD), count('notFound', NOT_FOUND)])
  }
  if (role === 'preorders') {
    const { where } = readListQuery(WAITING, market, PREORDER_LIST)
    const count = await countPreorders(database, market, 'available', where)
    const query = writeQuery('waiting', WAITING)
    return [{ component: 'admin-auto-preorder-grid', text: texts.preorders(count), count, query }]
  }
  if (role === 'discounts') {
    const now = Date.now()
    const ending = {
      is_active: 'true',
      valid_to__gte: new Date(now).toISOString(),
      valid_to__lte: new Date(now + AHEAD * DAY).toISOString(),
    }
    const { where } = readListQuery(ending, market, DISCOUNTS)
    const count = await countDiscounts(database, { market, isDeleted: false }, where)
    const query = writeQuery('discounts', ending)
    return [{ component: 'admin-discount-grid', text: texts.ending(count), count, query }]
  }
  return []
}

/** Sent buy-backs that nobody has judged yet, of both markets, as their list has them. */
export const countBuyoutsToJudge = (database: Database): Promise<number> =>
  database.$count(buyouts, eq(buyouts.state, 'submitted'))
