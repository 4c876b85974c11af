import { getCookie, setCookie } from 'hono/cookie'
import type { ShopContext } from '../server/shop.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../site/layout-texts.ts'

const COOKIE = 'staff-language'

/** Of what people read, those whose language these pages have no words of read the nearest one. */
const NEAREST: Readonly<Record<string, PageLanguage>> = { sk: 'cs', mo: 'ro' }

const findLanguage = (tag: string | undefined): PageLanguage | undefined => {
  const name = /^[a-z]+/i.exec(tag?.trim() ?? '')?.[0].toLowerCase()
  return PAGE_LANGUAGES.find(known => known === name) ?? (name === undefined ? undefined : NEAREST[name])
}

/** The first language of a browser's list that these pages have; English where there is none. */
export const pickLanguage = (accepted: string): PageLanguage =>
  accepted.split(',').map(findLanguage).find(Boolean) ?? 'en'

/** Staff pages of no market are read in the language that somebody chose there, else in their browser's. */
export function readStaffLanguage(c: ShopContext): PageLanguage {
  const asked = findLanguage(c.req.query('language'))
  if (asked) setCookie(c, COOKIE, asked, { path: '/admin/', httpOnly: true, sameSite: 'Lax' })
  return asked ?? findLanguage(getCookie(c, COOKIE)) ?? pickLanguage(c.req.header('accept-language') ?? '')
}
