import { type Browser, expect, test } from '@playwright/test'
import { ROUTE_NAMES } from '#shop/server/route-table.ts'
import type { Call, Row, Session } from './faults/call.ts'
import { COUNT_ROWS } from './faults/count-rows.ts'
import { LEAST_ROUTES, MATRIX, type Play, rotateRows } from './faults/matrix.ts'
import { expectShown, READ_ROWS } from './faults/play-read.ts'
import { expectSent, WRITE_ROWS } from './faults/play-write.ts'
import { READ_SITUATIONS } from './faults/read-situations.ts'
import { ARTICLE_READS } from './faults/routes/article-reads.ts'
import { ASSIGNMENT_WRITES } from './faults/routes/assignment-writes.ts'
import { BULK_WRITES } from './faults/routes/bulk-writes.ts'
import { BUYBACK_FORMS } from './faults/routes/buyback-forms.ts'
import { BUYBACK_READS } from './faults/routes/buyback-reads.ts'
import { CART_COUNT } from './faults/routes/cart-count.ts'
import { CART_READS } from './faults/routes/cart-reads.ts'
import { CART_WRITES } from './faults/routes/cart-writes.ts'
import { CATEGORY_READS, CATEGORY_WRITES } from './faults/routes/category-calls.ts'
import { CHECKOUT_WRITES } from './faults/routes/checkout-writes.ts'
import { CHOICE_READS } from './faults/routes/choice-reads.ts'
import { COMPANY_READS } from './faults/routes/company-read.ts'
import { DEVICE_READS } from './faults/routes/device-reads.ts'
import { DISCOUNT_READS, DISCOUNT_WRITES } from './faults/routes/discount-calls.ts'
import { EDITOR_WRITES } from './faults/routes/editor-writes.ts'
import { FORMS } from './faults/routes/forms.ts'
import { ORDER_READS, ORDER_WRITES } from './faults/routes/order-calls.ts'
import { PICKING_READS, PICKING_WRITES } from './faults/routes/picking-calls.ts'
import { PREORDER_READS } from './faults/routes/preorder-reads.ts'
import { PREORDER_WRITES } from './faults/routes/preorder-writes.ts'
import { PROFILE_WRITES } from './faults/routes/profile-write.ts'
import { SERVICE_READS } from './faults/routes/service-reads.ts'
import { SITE_READS } from './faults/routes/site-reads.ts'
import { VIEW_READS, VIEW_WRITES } from './faults/routes/view-calls.ts'
import { openSession } from './faults/session.ts'
import { WRITE_SITUATIONS } from './faults/write-situations.ts'

/** A list and a form: on these, every row of their class is played, in all its variants; numbers have one call alone. */
const WHOLE = ['buyout-models', 'sell-buyout-online'] as const

/**
 * Made by islands, and played where they take more than one press in the shop: paying by card in `payment-status.spec.ts`
 * and in core's tests of paying; by a wallet in its own spec and in the tests of the kit's wallets, Twisto in
 * `checkout-faults.spec.ts` and the checkout's own tests. What becomes of a page's draft and of the gallery is shown by the
 * editor's tests and the shop's; DPD's words stand beside its own frame, where the widget's tests read them.
 */
const PLAYED_ELSEWHERE = [
  // Named in the form and looked for by its picker, as in others that are played: `widgets/admin-discount-detail/view.test.tsx`.
  'discount-sets',
  // A file of all codes, and their list: `widgets/admin-discount-detail/view.test.tsx`.
  'discount-codes',
  // Scans wait and are sent again by themselves: `core/picking/scan-queue.test.ts` and the walk of the packing table.
  'order-delivery-scan',
  'order-packing-scan',
  // Ways of one call, of which the others are played; this one by a list of states, the two below by what no order here
  // allows: `widgets/admin-order-delivery-detail/view.test.tsx`.
  'order-delivery-item',
  'order-delivery-add',
  'order-delivery-hand-over',
  // Of a file that is read and looked at first: `widgets/_kit/import/import-model.test.ts`.
  'preorder-stock-import',
  'preorder-stock-import-undo',
  'card-pay',
  'google-pay-echo',
  'google-pay-init',
  'google-pay-process',
  'apple-pay-echo',
  'apple-pay-session',
  'apple-pay-init',
  'apple-pay-process',
  'article-dpd-map',
  'twisto-data',
  'send-twisto-data',
  'page-draft',
  'page-draft-step',
  'page-draft-publish',
  'gallery-fileset',
  'gallery-filesets-by-term',
] as const

/** Calls for the scripts of pages: no island makes them. */
const UNSHOWN = ['package-product', 'units', 'buyout-selector-data']

const reads = rotateRows(
  [
    ...DEVICE_READS,
    ...BUYBACK_READS,
    ...SERVICE_READS,
    ...SITE_READS,
    ...CART_READS,
    ...CHOICE_READS,
    ...COMPANY_READS,
    ...ORDER_READS,
    ...CATEGORY_READS,
    ...DISCOUNT_READS,
    ...VIEW_READS,
    ...PICKING_READS,
    ...PREORDER_READS,
    ...ARTICLE_READS,
  ],
  [...READ_ROWS, ...READ_SITUATIONS],
  WHOLE,
)
const counts = rotateRows([CART_COUNT], COUNT_ROWS, ['cart-count'])
const writes = rotateRows(
  [
    ...BUYBACK_FORMS,
    ...FORMS,
    ...EDITOR_WRITES,
    ...CART_WRITES,
    ...CHECKOUT_WRITES,
    ...ORDER_WRITES,
    ...CATEGORY_WRITES,
    ...ASSIGNMENT_WRITES,
    ...DISCOUNT_WRITES,
    ...VIEW_WRITES,
    ...PICKING_WRITES,
    ...PREORDER_WRITES,
    ...BULK_WRITES,
    ...PROFILE_WRITES,
  ],
  [...WRITE_ROWS, ...WRITE_SITUATIONS],
  WHOLE,
)

test.describe.configure({ mode: 'parallel' })

for (const { call, plays } of [...reads, ...counts])
  testCall(call, plays, 'in the end it is read', expectShown)

// Those who change the same page, or the same stock, stand in each other's way.
const isShared = ({ call }: { call: Call }) =>
  /^(page-)?component|^preorder-stock-(delete|update)$/.test(call.route)
for (const { call, plays } of writes.filter(one => !isShared(one)))
  testCall(call, plays, 'in the end it is sent', expectSent)
test.describe('on one page or one stock, one after the other', () => {
  test.describe.configure({ mode: 'default' })
  for (const { call, plays } of writes.filter(isShared))
    testCall(call, plays, 'in the end it is sent', expectSent)
})

/** What rows share a page is played there in turn, and then mended; each of the others has a page of its own. */
function testCall<C extends Call>(
  call: C,
  plays: readonly Play<C>[],
  ending: string,
  mend: (session: Session<C>) => Promise<void>,
): void {
  const isAlone = ({ row }: Play<C>): boolean => row.isAlone === true || call.cases?.[row.id] !== undefined
  const playAlone = async (browser: Browser, baseURL: string, { row, turn }: Play<C>): Promise<void> => {
    const session = await openSession(browser, baseURL, call, { isAlone: true })
    try {
      await (call.cases?.[row.id]?.(session) ?? row.play(session, turn))
    } finally {
      await session.close()
    }
  }
  const shared = plays.filter(one => !isAlone(one))
  test.describe(call.route, () => {
    // A page for one row alone comes to its good end by itself.
    if (shared.length > 0 || plays.length === 0)
      test.describe(() => {
        test.describe.configure({ mode: 'default' })
        let session: Session<C>
        test.beforeAll(async ({ browser, baseURL }) => {
          session = await openSession(browser, baseURL ?? '', call)
        })
        test.afterAll(() => session.close())
        for (const play of shared) test(titleOf(play.row), () => play.row.play(session, play.turn))
        test(ending, () => mend(session))
      })
    for (const play of plays.filter(isAlone))
      test(titleOf(play.row), ({ browser, baseURL }) => playAlone(browser, baseURL ?? '', play))
  })
}

function titleOf({ id }: Pick<Row<Call>, 'id'>): string {
  const { fault = '', required = '' } = MATRIX.find(row => row.id === id) ?? {}
  return `${id} ${fault}: ${required}`
}

test('every row of the matrix is played, on three routes at least, those of numbers on the one that counts, and one on each call', () => {
  const played = [...reads, ...counts, ...writes].map(({ call, plays }) => ({
    route: call.route,
    ids: plays.map(({ row }) => row.id),
  }))
  expect(played.filter(({ ids }) => ids.length === 0)).toEqual([])
  const countRoutes = (id: string): number => played.filter(({ ids }) => ids.includes(id)).length
  expect([...new Set(played.flatMap(({ ids }) => ids))].sort()).toEqual(MATRIX.map(({ id }) => id).sort())
  const countWanted = (id: string): number => (id.endsWith('C') ? 1 : LEAST_ROUTES)
  expect(MATRIX.filter(({ id }) => countRoutes(id) < countWanted(id)).map(({ id }) => id)).toEqual([])
})

test('every call of the shop is played, unless no island makes it', () => {
  const own = [...reads, ...counts, ...writes].map(({ call }) => call.route)
  expect([...own, ...UNSHOWN, ...PLAYED_ELSEWHERE].sort()).toEqual([...ROUTE_NAMES].sort())
})
