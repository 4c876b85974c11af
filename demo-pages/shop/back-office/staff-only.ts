import { html } from 'hono/html'
import { readVisitor } from '../django/session.ts'
import { respondWithPage } from '../pages/respond.ts'
import type { Shop, ShopContext } from '../shop.ts'

/** Null for staff; for anybody else the answer they get: the sign-in page, or that they may not. */
export async function refuseOthers(c: ShopContext, shop: Shop): Promise<Response | null> {
  const visitor = await readVisitor(shop.database, c)
  if (visitor?.isStaff) return null
  if (!visitor) return c.redirect(`/admin/login/?next=${encodeURIComponent(c.req.path)}`, 302)
  return respondWithPage(c, shop, {
    status: 403,
    isStorable: false,
    market: null,
    title: 'Forbidden (403)',
    body: html`<p class="shop-lead">You do not have permission to access this page.</p><p>Sign out and sign in as a member of staff.</p>`,
  })
}
