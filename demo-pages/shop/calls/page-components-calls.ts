import { and, eq } from 'drizzle-orm'
import { InsertForm, type MarketCode, PlaceForm } from '../contract.ts'
import type { Content } from '../data/content.ts'
import type { Database } from '../data/database.ts'
import { makeRoom } from '../data/place-component.ts'
import { type Placeholder, pages, placeholders } from '../data/schema/pages.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { requireStaff } from '../django/require-staff.ts'
import { readCatalogue } from '../pages/read-catalogue.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { type CallAnswer, CallError } from './call-answer.ts'
import { checkParams, readForm, toKept } from './check-component.ts'
import { COMPONENT_TEXTS } from './component-texts.ts'
import type { RouteName } from './route-table.ts'
import { serveCall } from './serve-call.ts'

/** Which components a page holds, and in what order. */
export function addPageComponentsCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'page-components', async (c, market) => {
    const catalogue = await readCatalogue(shop.distDir, market)
    return change(c, shop, market, 'page-components', async (tx, pageId, body) => {
      const { target, position, component, params, when } = readForm(InsertForm, body, market)
      checkParams(catalogue, component, params, market)
      const at = await takePlace(tx, pageId, { target, position }, market)
      const row = { pageId, position: at, component, params: toKept(params), wakesWhen: when }
      const [made] = await tx
        .insert(placeholders)
        .values({ ...row, fallback: FALLBACK[market] })
        .returning()
      return { status: 201, body: { pk: made?.id, version: made?.version } }
    })
  })
  serveCall(app, shop, 'page-component-move', async (c, market) =>
    change(c, shop, market, 'page-component-move', async (tx, pageId, body) => {
      const placeholder = await findOnPage(tx, pageId, c.req.param('pk') ?? '', market)
      const at = await takePlace(tx, pageId, readForm(PlaceForm, body, market), market)
      // One that was taken off the page is put back by this.
      await tx
        .update(placeholders)
        .set({ position: at, deletedAt: null })
        .where(eq(placeholders.id, placeholder.id))
      return { status: 200, body: { pk: placeholder.id, version: placeholder.version } }
    }),
  )
  serveCall(app, shop, 'page-component-delete', async (c, market) =>
    change(c, shop, market, 'page-component-delete', async (tx, pageId) => {
      const { id } = await findOnPage(tx, pageId, c.req.param('pk') ?? '', market)
      await tx.update(placeholders).set({ deletedAt: new Date() }).where(eq(placeholders.id, id))
      return { status: 204 }
    }),
  )
}

const FALLBACK: Readonly<Record<MarketCode, Content[]>> = {
  cz: [{ kind: 'phone', text: 'Rádi vám poradíme i po telefonu:' }],
  ro: [{ kind: 'phone', text: 'Vă ajutăm cu plăcere și la telefon:' }],
}

/** A change of a page by a member of staff, at most once per Idempotency-Key. */
async function change(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  route: RouteName,
  run: (tx: Database, pageId: number, body: JsonObject) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  checkCsrf(c)
  await requireStaff(shop.database, c, market)
  const { text, body } = await readJsonBody(c, market)
  const once = { route: `${route} ${c.req.path}`, key: c.req.header('idempotency-key'), text }
  return answerOnce(shop.database, once, async tx => {
    const id = Number(/^\d{1,9}$/.exec(c.req.param('page') ?? '')?.[0] ?? 0)
    const [page] = await tx
      .select()
      .from(pages)
      .where(and(eq(pages.id, id), eq(pages.market, market)))
    if (!page) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    return run(tx, page.id, body)
  })
}

async function findOnPage(
  tx: Database,
  pageId: number,
  pk: string,
  market: MarketCode,
): Promise<Placeholder> {
  const id = Number(/^\d{1,9}$/.exec(pk)?.[0] ?? 0)
  const [row] = await tx
    .select()
    .from(placeholders)
    .where(and(eq(placeholders.id, id), eq(placeholders.pageId, pageId)))
  if (!row) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return row
}

async function takePlace(
  tx: Database,
  pageId: number,
  place: PlaceForm,
  market: MarketCode,
): Promise<number> {
  const at = await makeRoom(tx, pageId, place)
  if (at === null) throw new CallError(400, { target: [COMPONENT_TEXTS[market].notOnPage] })
  return at
}
