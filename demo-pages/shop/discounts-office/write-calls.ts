import {
  BulkDiscounts,
  ChangedDiscount,
  CodesRange,
  CodesRequest,
  type MarketCode,
  NewDiscount,
  VersionedDiscount,
} from '../contract.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'
import {
  activateDiscount,
  createDiscount,
  deleteDiscount,
  type Editor,
  restoreDiscount,
  updateDiscount,
} from './change-discount.ts'
import { readBody } from './check-discount.ts'
import { addCodes, removeCodes } from './codes.ts'
import { findDiscount } from './store.ts'
import { OFFICE_TEXTS } from './texts.ts'

type Write = (editor: Editor, body: JsonObject, id: string) => Promise<CallAnswer>

/** What the back office changes of discounts. */
export function addDiscountWrites(app: ShopApp, shop: Shop): void {
  const serve = (route: RouteName, write: Write): void =>
    serveCall(app, shop, route, async (c, market) => {
      const { id: userId } = await requireRole(shop.database, c, market, 'discounts')
      checkCsrf(c)
      const id = c.req.param('id') ?? ''
      return writeOnce(c, shop, { route: `${route} ${id}`, market }, (tx, body) =>
        write({ tx, market, userId }, body, id),
      )
    })
  serve('create-discount', async (editor, body) => ({
    status: 201,
    body: await createDiscount(editor, readBody(NewDiscount, body, editor.market)),
  }))
  serve('change-discounts', async (editor, body) => ({
    status: 200,
    body: { results: await changeAll(editor, readBody(BulkDiscounts, body, editor.market)) },
  }))
  serve('update-discount', async (editor, body, id) => ({
    status: 200,
    body: await updateDiscount(editor, id, readBody(ChangedDiscount, body, editor.market)),
  }))
  serve('delete-discount', async (editor, body, id) => ({
    status: 200,
    body: await deleteDiscount(editor, id, readBody(VersionedDiscount, body, editor.market).version),
  }))
  serve('restore-discount', async (editor, _, id) => ({
    status: 200,
    body: await restoreDiscount(editor, id),
  }))
  serve('add-discount-codes', async (editor, body, id) => ({
    status: 201,
    body: await addCodes(editor, await lockDiscount(editor, id), readCodesBody(editor.market, body)),
  }))
  serve('remove-discount-codes', async (editor, body, id) => ({
    status: 200,
    body: await removeCodes(
      editor,
      await lockDiscount(editor, id),
      readBody(CodesRange, body, editor.market),
    ),
  }))
}

/** The codes of one discount are changed one after the other, so that those of one call stand together. */
async function lockDiscount({ tx, market }: Editor, id: string): Promise<number> {
  const found = await findDiscount(tx, market, id, { isLocked: true })
  if (!found) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return found.id
}

function readCodesBody(market: MarketCode, body: JsonObject): CodesRequest {
  const texts = OFFICE_TEXTS[market]
  try {
    return readBody(CodesRequest, body, market)
  } catch {
    throw new CallError(400, 'codes' in body ? { codes: [texts.onlyCodes] } : { count: [texts.onlyCount] })
  }
}

interface Done {
  error: string | null
  is_changed: boolean
}

/** Each for itself: what one refuses keeps no other from being changed. */
async function changeAll(editor: Editor, { action, ids }: BulkDiscounts) {
  const results: (Done & { id: string })[] = []
  for (const id of new Set(ids)) {
    const done = await editor.tx.transaction(tx => changeOne({ ...editor, tx }, action, id))
    results.push({ id, ...done })
  }
  return results
}

async function changeOne(editor: Editor, action: BulkDiscounts['action'], id: string): Promise<Done> {
  const { tx, market } = editor
  const found = await findDiscount(tx, market, id, { isDeleted: action === 'restore', isLocked: true })
  if (!found) return { error: OFFICE_TEXTS[market].gone, is_changed: false }
  if (action === 'restore') return catchRefusal(() => restoreDiscount(editor, id))
  if (action === 'delete') return catchRefusal(() => deleteDiscount(editor, id, found.version))
  return { error: null, is_changed: await activateDiscount(editor, found, action === 'activate') }
}

async function catchRefusal(change: () => Promise<unknown>): Promise<Done> {
  try {
    await change()
    return { error: null, is_changed: true }
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const error = Object.values(thrown.answer.body as Record<string, string[]>).flat()[0] ?? ''
    return { error, is_changed: false }
  }
}
