import { and, eq } from 'drizzle-orm'
import { ComponentParamsForm, InsertForm, type MarketCode, PlaceForm } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'
import { readCatalogue } from './built-files.ts'
import { changePage } from './change-page.ts'
import { checkParams, checkReferences, readForm, toKept } from './check-component.ts'
import type { Content } from './content.ts'
import { listPlaceholders, placePart, takeOffPart } from './draft.ts'
import { addStep, readDraft, saveToDraft } from './draft-store.ts'
import { KEEPS_CONTENT } from './island.ts'
import { type Placeholder, pages, placeholders } from './schema.ts'
import { findLastSave } from './store.ts'
import { COMPONENT_TEXTS } from './texts.ts'

/** What an editor set for a placeholder: reading it, and saving it into the draft of its page as its next version. */
export function addComponentParamsCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'component-params', async (c, market) => {
    await requireRole(shop.database, c, market, 'content')
    const placeholder = await findPlaceholder(shop.database, market, c.req.param('pk') ?? '')
    return {
      status: 200,
      headers: { 'Cache-Control': NEVER_KEPT },
      body: await describePlaceholder(shop.database, placeholder),
    }
  })
  serveCall(app, shop, 'component-params-save', async (c, market) => {
    checkCsrf(c)
    const editor = await requireRole(shop.database, c, market, 'content')
    const pk = c.req.param('pk') ?? ''
    const catalogue = await readCatalogue(shop.distDir, market)
    return writeOnce(c, shop, { route: `component-params ${pk}`, market }, async (tx, body) => {
      const placeholder = await findPlaceholder(tx, market, pk)
      const form = readForm(ComponentParamsForm, body, market)
      checkParams(catalogue, placeholder.component, form.params, market)
      await checkReferences(tx, catalogue, placeholder.component, form.params, market)
      const isSaved = await saveToDraft(
        tx,
        { ...placeholder, version: form.version },
        { params: toKept(form.params), wakesWhen: form.when, userId: editor.id },
      )
      if (!isSaved) throw new CallError(409, { detail: COMPONENT_TEXTS[market].savedMeanwhile })
      return { status: 200, body: await describePlaceholder(tx, await findPlaceholder(tx, market, pk)) }
    })
  })
}

/** A placeholder as the draft of its page has it. */
async function findPlaceholder(database: Database, market: MarketCode, pk: string): Promise<Placeholder> {
  const [row] = /^\d{1,9}$/.test(pk)
    ? await database
        .select({ pageId: placeholders.pageId })
        .from(placeholders)
        .innerJoin(pages, eq(pages.id, placeholders.pageId))
        .where(and(eq(placeholders.id, Number(pk)), eq(pages.market, market)))
    : []
  const drafted = row ? (await readDraft(database, row.pageId)).drafted : []
  const found = listPlaceholders(drafted).find(({ id }) => id === Number(pk))
  if (!found) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return found
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

/** Which components a page's draft holds, and in what order. */
export function addPageComponentsCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'page-components', async (c, market) => {
    const catalogue = await readCatalogue(shop.distDir, market)
    return changePage(c, shop, market, 'page-components', async (tx, { pageId, userId, body }) => {
      const { target, position, component, params, when } = readForm(InsertForm, body, market)
      checkParams(catalogue, component, params, market)
      await checkReferences(tx, catalogue, component, params, market)
      const row = { pageId, position: 0, component, params: toKept(params), wakesWhen: when }
      // Until it is published, it is on no page that visitors see.
      const [made] = await tx
        .insert(placeholders)
        .values({
          ...row,
          fallback: KEEPS_CONTENT.has(component) ? [] : FALLBACK[market],
          deletedAt: new Date(),
        })
        .returning()
      if (!made) throw new Error('the new placeholder was not kept')
      await place(tx, { pageId, userId, market, pk: made.id }, { target, position })
      return { status: 201, body: { pk: made.id, version: made.version } }
    })
  })
  serveCall(app, shop, 'page-component-move', async (c, market) =>
    changePage(c, shop, market, 'page-component-move', async (tx, { pageId, userId, body }) => {
      const { id, version } = await findOnPage(tx, pageId, c.req.param('pk') ?? '', market)
      // One that was taken off the page is put back by this.
      await place(tx, { pageId, userId, market, pk: id }, readForm(PlaceForm, body, market))
      return { status: 200, body: { pk: id, version } }
    }),
  )
  serveCall(app, shop, 'page-component-delete', async (c, market) =>
    changePage(c, shop, market, 'page-component-delete', async (tx, { pageId, userId }) => {
      const { id } = await findOnPage(tx, pageId, c.req.param('pk') ?? '', market)
      await addStep(tx, pageId, userId, state => takeOffPart(state, String(id)))
      return { status: 204 }
    }),
  )
}

async function place(
  tx: Database,
  { pageId, userId, market, pk }: { pageId: number; userId: number; market: MarketCode; pk: number },
  where: PlaceForm,
): Promise<void> {
  const isPlaced = await addStep(tx, pageId, userId, state => placePart(state, String(pk), where))
  if (!isPlaced) throw new CallError(400, { target: [COMPONENT_TEXTS[market].notOnPage] })
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

const FALLBACK: Readonly<Record<MarketCode, Content[]>> = {
  cz: [{ kind: 'phone', text: 'Rádi vám poradíme i po telefonu:' }],
  ro: [{ kind: 'phone', text: 'Vă ajutăm cu plăcere și la telefon:' }],
}
