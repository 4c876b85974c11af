import { CallError } from '../calls/call-answer.ts'
import type { ShopContext } from '../shop.ts'
import { findCsrfFault } from './csrf.ts'

/** Refuses a call without the right token, as DRF's session authentication does, but for everybody. */
export function checkCsrf(c: ShopContext): void {
  const fault = findCsrfFault(c, c.req.header('x-csrftoken'))
  if (fault) throw new CallError(403, { detail: `CSRF Failed: ${fault}` })
}
