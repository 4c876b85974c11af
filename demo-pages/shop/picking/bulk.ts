import { BulkRequest, sumUpPicking } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { endChange, hold, readRequest } from './change.ts'
import { handOver, setLock } from './edit-delivery.ts'
import { setItem } from './pick.ts'
import { type Delivery, type Desk, findColleague, isPickable, readDelivery } from './read-delivery.ts'
import { PICKING_TEXTS } from './texts.ts'

/** One action for several orders, each by itself: one that is refused keeps none of the others. */
export async function answerBulk(tx: Database, desk: Desk, body: JsonObject) {
  const { action, ids } = readRequest(BulkRequest, body, desk.market)
  const results: { id: string; detail: string | null }[] = []
  for (const id of ids) results.push({ id, detail: await tryOne(tx, desk, action, id) })
  return { status: 200, body: { results } }
}

/** Why it was not done; null where it was. */
async function tryOne(tx: Database, desk: Desk, action: string, id: string): Promise<string | null> {
  try {
    await tx.transaction(inner => runOne(inner, desk, action, id))
    return null
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    return sayWhy(thrown.answer.body)
  }
}

const sayWhy = (body: unknown): string => {
  const [first] = Object.values(body ?? {}).flat()
  return typeof first === 'string' ? first : ''
}

async function runOne(tx: Database, desk: Desk, action: string, id: string): Promise<void> {
  if (action === 'take' || action === 'release') {
    await setLock(tx, desk, { id, body: { action } })
    return
  }
  const delivery = await readDelivery(tx, desk.market, id, true)
  if (action === 'hand-over') await handOver(tx, desk, { id, body: { version: delivery.row.version } })
  else await setAll(tx, desk, delivery, action === 'start')
}

/** Begins to pick an order, or lays it back as if nobody had. */
async function setAll(tx: Database, desk: Desk, delivery: Delivery, isStart: boolean): Promise<void> {
  const { market, visitor } = desk
  const texts = PICKING_TEXTS[market]
  const colleague = findColleague(delivery, desk)
  if (!isPickable(delivery)) throw new CallError(400, { detail: texts.notPickable })
  if (colleague) throw new CallError(400, { detail: texts.lockedBy(colleague) })
  const { order, items } = delivery
  const [from, to] = isStart ? (['waiting', 'in-progress'] as const) : (['in-progress', 'waiting'] as const)
  const changing = items.filter(({ state, picked }) => state === from && picked === 0)
  if (changing.length === 0) throw new CallError(400, { detail: tellUnchanged(delivery, desk, isStart) })
  for (const { id } of changing) await setItem(tx, order.id, id, { state: to, picked: 0 })
  await hold(tx, order.id, isStart ? visitor.id : null)
  await endChange(tx, desk, order.id, { action: isStart ? 'start' : 'stop' })
}

/** Why there is nothing to begin, or nothing to lay back. */
function tellUnchanged({ items }: Delivery, { market }: Desk, isStart: boolean): string {
  const texts = PICKING_TEXTS[market]
  const now = sumUpPicking(items.map(({ state }) => state))
  return now === 'in-progress' && !isStart ? texts.partlyPicked : texts.unchanged[now]
}
