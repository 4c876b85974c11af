import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { respondWithPage } from '../site/respond.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { checkCsrf } from './csrf.ts'
import { DRF_TEXTS } from './drf-texts.ts'
import { readVisitor, type Visitor } from './session.ts'

const REFUSALS = {
  cs: {
    title: 'Sem nemáte přístup',
    lead: 'K zobrazení této stránky nemáte oprávnění.',
    help: 'Odhlaste se a přihlaste se účtem obsluhy.',
  },
  ro: {
    title: 'Nu aveți acces aici',
    lead: 'Nu aveți permisiunea de a accesa această pagină.',
    help: 'Deconectați-vă și autentificați-vă cu un cont de personal.',
  },
  en: {
    title: 'Forbidden (403)',
    lead: 'You do not have permission to access this page.',
    help: 'Sign out and sign in as a member of staff.',
  },
} as const

/** Null for staff; for anybody else the answer they get: the sign-in page, or that they may not. */
export async function refuseOthers(c: ShopContext, shop: Shop): Promise<Response | null> {
  const visitor = await readVisitor(shop.database, c)
  if (visitor?.isStaff) return null
  if (!visitor) return c.redirect(`/admin/login/?next=${encodeURIComponent(c.req.path)}`, 302)
  const language = readStaffLanguage(c)
  const { title, lead, help } = REFUSALS[language]
  return respondWithPage(c, shop, {
    status: 403,
    isStorable: false,
    market: null,
    language,
    title,
    body: html`<p class="shop-lead">${lead}</p><p>${help}</p>`,
  })
}

/** The member of staff who calls; anybody else is refused as DRF's `IsAdminUser` refuses them. */
export async function requireStaff(database: Database, c: ShopContext, market: MarketCode): Promise<Visitor> {
  const visitor = await readVisitor(database, c)
  if (!visitor) throw new CallError(403, { detail: DRF_TEXTS[market].notSignedIn })
  // As REST framework's session does it: who is signed in needs the token before anybody asks what they may.
  if (c.req.method !== 'GET') checkCsrf(c)
  if (!visitor.isStaff) throw new CallError(403, { detail: DRF_TEXTS[market].denied })
  return visitor
}
