import { html } from 'hono/html'
import { DEMO_ACCOUNTS } from '../data/seed-users.ts'
import { adoptCarts } from '../django/cart-owner.ts'
import { CSRF_FIELD, ensureCsrfToken, findCsrfFault } from '../django/csrf.ts'
import { signIn, signOut } from '../django/session.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { SITES } from '../site.ts'
import { respondCsrfFault } from './csrf-fault-page.ts'
import { type Html, NOTHING } from './html.ts'
import { readForm } from './read-form.ts'
import { respondWithPage } from './respond.ts'
import { renderForm } from './sign-in-form.ts'
import { SIGN_IN_TEXTS, type SignInTexts } from './sign-in-texts.ts'

interface SignInDoor {
  market: 'cz' | 'ro' | null
  signIn: string
  signOut: string
  /** Where to after signing in, and out. */
  home: string
  account: (typeof DEMO_ACCOUNTS)['customer' | 'staff']
  texts: SignInTexts
}

const DOORS: readonly SignInDoor[] = [
  ...Object.values(SITES).map(({ market, paths }) => ({
    market,
    signIn: paths.signIn,
    signOut: paths.signOut,
    home: paths.home,
    account: DEMO_ACCOUNTS.customer,
    texts: SIGN_IN_TEXTS[market],
  })),
  {
    market: null,
    signIn: '/admin/login/',
    signOut: '/admin/logout/',
    home: '/admin/',
    account: DEMO_ACCOUNTS.staff,
    texts: SIGN_IN_TEXTS.admin,
  },
]

/** Signing in and out with plain forms: both markets' customers, and staff. */
export function addSignInPages(app: ShopApp, shop: Shop): void {
  for (const door of DOORS) {
    app.get(door.signIn, c =>
      respondWithForm(c, shop, door, { next: c.req.query('next') ?? '', isWrong: false }),
    )
    app.post(door.signIn, async c => {
      const form = await readForm(c)
      const fault = findCsrfFault(c, form.get(CSRF_FIELD))
      if (fault) return respondCsrfFault(c, shop, fault)
      const next = form.get('next') ?? ''
      const visitor = await signIn(shop.database, c, form.get('email') ?? '', form.get('password') ?? '')
      if (!visitor) return respondWithForm(c, shop, door, { next, isWrong: true })
      await adoptCarts(shop.database, c, visitor.id)
      return c.redirect(toOwnPath(next) ?? door.home, 302)
    })
    app.post(door.signOut, async c => {
      const fault = findCsrfFault(c, (await readForm(c)).get(CSRF_FIELD))
      if (fault) return respondCsrfFault(c, shop, fault)
      await signOut(shop.database, c)
      return c.redirect(door.home, 302)
    })
  }
}

/** A path of this site, or null: anything that a browser could take for another site is not followed. */
export function toOwnPath(next: string): string | null {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  return /^\/(?![/\\])[^\\\s]*$/.test(next) && !/\p{Cc}/u.test(next) ? next : null
}

function respondWithForm(
  c: ShopContext,
  shop: Shop,
  { market, signIn: action, texts, account }: SignInDoor,
  { next, isWrong }: { next: string; isWrong: boolean },
): Promise<Response> {
  const token = ensureCsrfToken(c)
  return respondWithPage(c, shop, {
    status: isWrong ? 400 : 200,
    isStorable: false,
    market,
    title: texts.title,
    body: html`${isWrong ? renderFault(texts.wrong) : NOTHING}
${renderForm(action, texts, token, { next, isWrong })}
<p class="shop-note">${texts.demo} <code>${account.email}</code>, <code>${account.password}</code></p>`,
  })
}

const renderFault = (text: string): Html => html`<p class="shop-fault" id="fault" role="alert">${text}</p>`
