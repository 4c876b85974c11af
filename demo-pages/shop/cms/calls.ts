import { and, eq, isNull } from 'drizzle-orm'
import { ComponentParamsForm, InsertForm, type MarketCode, PlaceForm } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { requireStaff } from '../django/staff.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { readCatalogue } from './built-files.ts'
import { checkParams, readForm, toKept } from './check-component.ts'
import type { Content } from './content.ts'
import { type Placeholder, pages, placeholders } from './schema.ts'
import { findLastSave, makeRoom, savePlaceholder } from './store.ts'
import { COMPONENT_TEXTS } from './texts.ts'

/** What an editor set for a placeholder: reading it, and saving it as its next version. */
export function addComponentParamsCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'component-params', async (c, market) => {
    await requireStaff(shop.database, c, market)
    const placeholder = await findPlaceholder(shop.database, market, c.req.param('pk') ?? '')
    return {
      status: 200,
      headers: { 'Cache-Control': NEVER_KEPT },
      body: await describePlaceholder(shop.database, placeholder),
    }
  })
  serveCall(app, shop, 'component-params-save', async (c, market) => {
    checkCsrf(c)
    const editor = await requireStaff(shop.database, c, market)
    const pk = c.req.param('pk') ?? ''
    const catalogue = await readCatalogue(shop.distDir, market)
    return writeOnce(c, shop, { route: `component-params ${pk}`, market }, async (tx, body) => {
      const placeholder = await findPlaceholder(tx, market, pk)
      const form = readForm(ComponentParamsForm, body, market)
      checkParams(catalogue, placeholder.component, form.params, market)
      const saved = await savePlaceholder(
        tx,
        { id: placeholder.id, version: form.version },
        { params: toKept(form.params), wakesWhen: form.when, userId: editor.id },
      )
      if (!saved) throw new CallError(409, { detail: COMPONENT_TEXTS[market].savedMeanwhile })
      return { status: 200, body: await describePlaceholder(tx, saved) }
    })
  })
}

async function findPlaceholder(database: Database, market: MarketCode, pk: string): Promise<Placeholder> {
  const [row] = /^\d{1,9}$/.test(pk)
    ? await database
        .select({ placeholder: placeholders })
        .from(placeholders)
        .innerJoin(pages, eq(pages.id, placeholders.pageId))
        .where(and(eq(placeholders.id, Number(pk)), eq(pages.market, market), isNull(placeholders.deletedAt)))
    : []
  if (!row) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return row.placeholder
}

async function describePlaceholder(
  database: Database,
  { id, component, version, params, wakesWhen }: Placeholder,
) {
  const last = await findLastSave(database, id)
  return {
    component,
    version,
    params,
    when: wakesWhen,
    saved_by: last?.name ?? null,
    saved_at: last?.savedAt.toISOString() ?? null,
  }
}

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
  return writeOnce(c, shop, { route: `${route} ${c.req.path}`, market }, async (tx, body) => {
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
