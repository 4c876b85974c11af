import { and, eq, isNull } from 'drizzle-orm'
import { ComponentParamsForm, type MarketCode } from '../contract.ts'
import type { Database } from '../data/database.ts'
import { findLastSave, savePlaceholder } from '../data/save-placeholder.ts'
import { type Placeholder, pages, placeholders } from '../data/schema/pages.ts'
import { NEVER_KEPT } from '../delivery.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import { requireStaff } from '../django/require-staff.ts'
import { readCatalogue } from '../pages/read-catalogue.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { checkParams, readForm, toKept } from './check-component.ts'
import { COMPONENT_TEXTS } from './component-texts.ts'
import { serveCall } from './serve-call.ts'

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
    const { text, body } = await readJsonBody(c, market)
    const pk = c.req.param('pk') ?? ''
    const catalogue = await readCatalogue(shop.distDir, market)
    const route = `${market} component-params ${pk}`
    return answerOnce(shop.database, { route, key: c.req.header('idempotency-key'), text }, async tx => {
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
