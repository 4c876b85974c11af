import * as v from 'valibot'
import { GridViewRequest } from '../contract.ts'
import { writeOnce } from '../django/answer-once.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { requireStaff } from '../django/staff.ts'
import { CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { deleteView, describeView, listViews, saveView } from './store.ts'

/** Saved views of the back office's grids. */
export function addViewCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'grid-views', async (c, market) => {
    const { id: userId } = await requireStaff(shop.database, c, market)
    const grid = c.req.query('grid')
    if (!grid) throw new CallError(400, { grid: [DRF_TEXTS[market].required] })
    const rows = await listViews(shop.database, { market, userId }, grid)
    const body = rows.map(row => describeView(row, { market, userId }))
    return { status: 200, headers: { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }, body }
  })

  serveCall(app, shop, 'save-grid-view', async (c, market) => {
    const { id: userId } = await requireStaff(shop.database, c, market)
    return writeOnce(c, shop, { route: 'save-grid-view', market }, async (tx, body) => {
      const request = v.safeParse(GridViewRequest, body)
      if (!request.success) throw new CallError(400, v.flatten(request.issues).nested ?? {})
      const { grid, name, is_shared: isShared, state } = request.output
      const row = await saveView(tx, { market, userId }, { grid, name, isShared, state })
      return { status: 201, body: describeView(row, { market, userId }) }
    })
  })

  serveCall(app, shop, 'delete-grid-view', async (c, market) => {
    const { id: userId } = await requireStaff(shop.database, c, market)
    const id = Number(c.req.param('id'))
    return writeOnce(c, shop, { route: `delete-grid-view ${id}`, market }, async tx => {
      const isGone = Number.isSafeInteger(id) && (await deleteView(tx, { market, userId }, id))
      if (!isGone) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
      return { status: 204 }
    })
  })
}
