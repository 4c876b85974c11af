import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readFileset, searchFilesets } from './store.ts'

/** Filesets and their photos, for everyone. */
export function addGalleryCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'gallery-fileset', async (c, market) => {
    const fileset = await readFileset(database, market, c.req.param('id') ?? '')
    if (!fileset) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    return { status: 200, body: fileset }
  })
  serveCall(app, shop, 'gallery-filesets-by-term', async (c, market) => ({
    status: 200,
    body: { result: await searchFilesets(database, market, c.req.query('term') ?? '') },
  }))
}
