import { html } from 'hono/html'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { respondWithPage } from '../site/respond.ts'
import { readStaffLanguage } from './language.ts'
import { respondWithOffice } from './respond-with-office.ts'
import { hasRole } from './roles.ts'
import type { StaffRole } from './schema.ts'

const REFUSALS = {
  cs: {
    title: 'Sem nemáte přístup',
    lead: 'K zobrazení této stránky nemáte oprávnění.',
    help: 'Přihlaste se účtem, který k ní oprávnění má.',
  },
  ro: {
    title: 'Nu aveți acces aici',
    lead: 'Nu aveți permisiunea de a accesa această pagină.',
    help: 'Autentificați-vă cu un cont care are această permisiune.',
  },
  en: {
    title: 'Forbidden (403)',
    lead: 'You do not have permission to access this page.',
    help: 'Sign in with an account that has it.',
  },
} as const

/** Null for staff of the role; for anybody else the answer they get: the sign-in page, or that they may not. */
export async function refuseOthers(c: ShopContext, shop: Shop, role: StaffRole): Promise<Response | null> {
  const visitor = await readVisitor(shop.database, c)
  if (await hasRole(shop.database, visitor, role)) return null
  if (!visitor) return c.redirect(`/admin/login/?next=${encodeURIComponent(c.req.path)}`, 302)
  const language = readStaffLanguage(c)
  const { title, lead, help } = REFUSALS[language]
  const page = {
    status: 403,
    language,
    title,
    body: html`<p class="shop-lead">${lead}</p><p>${help}</p>`,
  } as const
  return visitor.isStaff
    ? respondWithOffice(c, shop, { ...page, here: null })
    : respondWithPage(c, shop, { ...page, isStorable: false, market: null })
}
