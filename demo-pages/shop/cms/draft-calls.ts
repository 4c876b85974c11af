import { DraftStepForm, type MarketCode, PublishForm } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'
import { changePage, findPage } from './change-page.ts'
import { readForm } from './check-component.ts'
import { listChanges, namePart } from './draft.ts'
import { type Draft, lockPage, publishDraft, readDraft, stepDraft } from './draft-store.ts'
import type { PagePart } from './store.ts'
import { COMPONENT_TEXTS } from './texts.ts'

/** What editors have changed of a page: reading it, going back and on in it, and showing it to visitors. */
export function addDraftCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'page-draft', async (c, market) => {
    await requireRole(shop.database, c, market, 'content')
    const page = await findPage(shop.database, market, c.req.param('page') ?? '')
    const body = describeDraft(await readDraft(shop.database, page.id))
    return { status: 200, headers: { 'Cache-Control': NEVER_KEPT }, body }
  })
  serveCall(app, shop, 'page-draft-step', (c, market) =>
    changePage(c, shop, market, 'page-draft-step', async (tx, { pageId, userId, body }) => {
      const { version, action } = readForm(DraftStepForm, body, market)
      const draft = await readLooked(tx, pageId, version, market)
      await stepDraft(tx, pageId, userId, draft, action)
      return respondWithDraft(tx, pageId)
    }),
  )
  serveCall(app, shop, 'page-draft-publish', (c, market) =>
    changePage(c, shop, market, 'page-draft-publish', async (tx, { pageId, userId, body }) => {
      const { version } = readForm(PublishForm, body, market)
      await publishDraft(tx, pageId, userId, await readLooked(tx, pageId, version, market))
      return respondWithDraft(tx, pageId)
    }),
  )
}

/** The draft that the editor looked at; nobody decides about what somebody else has made of it since. */
async function readLooked(tx: Database, pageId: number, version: number, market: MarketCode): Promise<Draft> {
  await lockPage(tx, pageId)
  const draft = await readDraft(tx, pageId)
  if (draft.version !== version)
    throw new CallError(409, { detail: COMPONENT_TEXTS[market].changedMeanwhile })
  return draft
}

const respondWithDraft = async (tx: Database, pageId: number): Promise<CallAnswer> => ({
  status: 200,
  body: describeDraft(await readDraft(tx, pageId)),
})

const describeDraft = ({ version, step, first, last, changedBy, changedAt, published, drafted }: Draft) => ({
  version,
  can_undo: step > first,
  can_redo: step < last,
  changes: listChanges(published, drafted),
  parts: drafted.map(describePart),
  changed_by: changedBy,
  changed_at: changedAt?.toISOString() ?? null,
})

function describePart(part: PagePart) {
  if ('content' in part) return { name: namePart(part) }
  const { component, version, params, wakesWhen } = part.placeholder
  return { name: namePart(part), component, version, params, when: wakesWhen }
}
