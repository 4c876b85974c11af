import { createHash } from 'node:crypto'
import { type ImportOutcome, type MarketCode, MOST_FILE } from '../contract.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { recordChange } from '../staff/audit.ts'
import { requireRole } from '../staff/roles.ts'
import { planImport, writeImport } from './import-stock.ts'
import { readStockFile } from './read-stock-file.ts'
import { STOCK_AREA } from './stock-calls.ts'
import { lockStock } from './stock-store.ts'
import { PREORDER_TEXTS } from './texts.ts'
import { undoImport } from './undo-import.ts'
import { serveWrite } from './write-call.ts'

interface Sent {
  bytes: Uint8Array
  name: string
  isPreview: boolean
  skipsErrors: boolean
}

/** Takes quantities from a file: all of it in one transaction, or nothing. */
export function addImportCall(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'preorder-stock-import', async (c, market) => {
    const staff = await requireRole(database, c, market, 'preorders')
    checkCsrf(c)
    const sent = await readParts(c, market)
    const once = {
      route: `${market} preorder-stock-import`,
      owner: `user ${staff.id}`,
      key: c.req.header('idempotency-key'),
      text: `${sent.isPreview} ${sent.skipsErrors} ${createHash('sha256').update(sent.bytes).digest('hex')}`,
    }
    return answerOnce(database, once, async tx => {
      const file = readStockFile(sent.bytes, market)
      if (!sent.isPreview) await lockStock(tx, market)
      const plan = await planImport(tx, market, file)
      const { faults, rows, changes, created, updated, unchanged } = plan
      if (!sent.isPreview && faults.length > 0 && !sent.skipsErrors)
        throw new CallError(400, { lines: faults })
      const id = sent.isPreview ? null : await writeImport(tx, market, rows)
      const body: ImportOutcome = {
        id,
        is_applied: !sent.isPreview,
        created,
        updated,
        unchanged,
        errors: faults,
        changes,
      }
      if (!sent.isPreview) {
        const counts = {
          created: [null, created],
          updated: [null, updated],
          left_out: [null, faults.length],
        } as const
        await recordChange(tx, {
          market,
          userId: staff.id,
          area: STOCK_AREA,
          recordId: id === null ? 'import' : `import ${id}`,
          action: 'import',
          changes: counts,
        })
      }
      return { status: 200, body }
    })
  })
}

/** Takes such a file back, as far as nobody has gone on from it. */
export function addImportUndoCall(app: ShopApp, shop: Shop): void {
  serveWrite(app, shop, 'preorder-stock-import-undo', async ({ c, market, staff, tx }) => {
    await lockStock(tx, market)
    const pk = c.req.param('pk')
    const body = await undoImport(tx, market, pk)
    await recordChange(tx, {
      market,
      userId: staff.id,
      area: STOCK_AREA,
      recordId: `import ${pk}`,
      action: 'undo import',
      changes: { undone: [null, body.undone], left: [null, body.left.length] },
    })
    return { status: 200, body }
  })
}

async function readParts(c: ShopContext, market: MarketCode): Promise<Sent> {
  const { file: texts } = PREORDER_TEXTS[market]
  const isForm = (c.req.header('content-type') ?? '').startsWith('multipart/form-data')
  const form = isForm ? await c.req.formData().catch(() => null) : null
  const file = form?.get('file')
  if (!form || !(file instanceof File)) throw new CallError(400, { file: [texts.missing] })
  if (file.size > MOST_FILE) throw new CallError(413, { file: [texts.notCsv] })
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file.name,
    isPreview: form.get('preview') === 'true',
    skipsErrors: form.get('skip_errors') === 'true',
  }
}
