import { randomUUID } from 'node:crypto'
import { setCookie } from 'hono/cookie'
import { isSecure } from '../django/csrf.ts'
import { narrowAudience } from '../server/delivery.ts'
import type { ShopContext } from '../server/shop.ts'

const MONTH = 30 * 24 * 3600

/** What names this browser, so that what its tester sets up touches nobody else; made where it has none. */
export function ensureScope(c: ShopContext): string {
  narrowAudience(c, 'browser')
  const known = c.get('scope')
  if (known) return known
  const scope = randomUUID()
  c.set('scope', scope)
  setCookie(c, 'ostrov-qa', scope, {
    maxAge: MONTH,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(c),
  })
  return scope
}
