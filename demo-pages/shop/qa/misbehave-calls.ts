import { getDotPath, safeParse } from 'valibot'
import { clearCalls, listCalls } from '../misbehave/call-log.ts'
import { addMisbehaviour, clearMisbehaviours } from '../misbehave/keep-misbehaviours.ts'
import { MisbehaviourRequest, readScope } from '../misbehave/misbehaviour-request.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'

/** What tests ask of the shop: to go wrong, to be good again, and what reached it. */
export function addMisbehaveCalls(app: ShopApp, shop: Shop): void {
  app.post('/qa/misbehave/', async (c, next) => {
    // The form of the panel comes by another content type.
    if (!c.req.header('content-type')?.startsWith('application/json')) return next()
    const request = safeParse(MisbehaviourRequest, await c.req.json().catch(() => null))
    if (!request.success) {
      const errors = request.issues.map(issue => [getDotPath(issue) ?? 'non_field_errors', [issue.message]])
      return c.json(Object.fromEntries(errors), 400)
    }
    const rule = await addMisbehaviour(shop.database, request.output, c.get('scope'))
    return c.json(rule, 201)
  })
  app.delete('/qa/misbehave/', async c => {
    await clearMisbehaviours(shop.database, pickScope(c))
    return c.body(null, 204)
  })
  app.get('/qa/calls/', async c => c.json(await listCalls(shop.database, pickScope(c))))
  app.delete('/qa/calls/', async c => {
    await clearCalls(shop.database, pickScope(c))
    return c.body(null, 204)
  })
}

/** The scope named in the address, else that of the request; without either, everything. */
const pickScope = (c: ShopContext): string | null => readScope(c.req.query('scope')) ?? c.get('scope')
