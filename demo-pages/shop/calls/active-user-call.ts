import { ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { serveCall } from './serve-call.ts'

/** Who is signed in; it also gives the visitor a CSRF cookie, which a cached page can't. */
export function addActiveUserCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'active-user', async c => {
    ensureCsrfToken(c)
    const visitor = await readVisitor(shop.database, c)
    return {
      status: 200,
      headers: { 'Cache-Control': 'no-store', Vary: 'Cookie' },
      body: {
        authenticated: visitor !== null,
        staff: visitor?.isStaff ?? false,
        shop_account: visitor?.isShopAccount ?? false,
      },
    }
  })
}
