import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { MarketCode } from '../contract.ts'
import type { ShopContext } from '../server/shop.ts'
import { defineTexts } from '../site/site.ts'

/** Says on the page of a sale, and nowhere else, that it was just made; nothing of a person is in it. */
const COOKIE = 'just-sold'
/** In seconds; whoever comes later reads an overview. */
const LASTS = 600

const TEXTS = defineTexts({
  cz: 'Děkujeme, žádost o\u00a0výkup jsme přijali',
  ro: 'Vă mulțumim, am primit cererea de vânzare',
})

/** The first visit to this page, soon after the sale, is to be thanked. */
export function expectThanks(c: ShopContext, path: string): void {
  setCookie(c, COOKIE, '1', { path, maxAge: LASTS, httpOnly: true, sameSite: 'Lax' })
}

/** What the page of a sale is headed with on the first visit after it; null on later ones. */
export function takeThanks(c: ShopContext, market: MarketCode): string | null {
  if (!getCookie(c, COOKIE)) return null
  deleteCookie(c, COOKIE, { path: c.req.path })
  return TEXTS[market]
}
