import { html } from 'hono/html'
import { adoptCarts } from '../cart/owner.ts'
import type { MarketCode } from '../contract.ts'
import { CSRF_FIELD, ensureCsrfToken } from '../django/csrf.ts'
import { type KeptNote, redirectWithNote, takeNote } from '../django/kept-note.ts'
import { readVisitor, signIn, signOut, type Visitor } from '../django/session.ts'
import { sayWhen } from '../limits/say-when.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderAlert, renderNotice } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { renderSignInForm, SHOW_SCRIPT } from './form.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

interface SignInDoor {
  market: 'cz' | 'ro' | null
  signIn: string
  signOut: string
  /** Where to after signing out. */
  home: string
}

const DOORS: readonly SignInDoor[] = [
  ...Object.values(SITES).map(({ market, paths }) => ({
    market,
    signIn: paths.signIn,
    signOut: paths.signOut,
    home: paths.home,
  })),
  {
    market: null,
    signIn: '/admin/login/',
    signOut: '/admin/logout/',
    home: '/admin/',
  },
]

const LONGEST_ECHO = 254

/** Signing in and out with plain forms: both markets' customers, and staff. */
export function addSignInPages(app: ShopApp, shop: Shop): void {
  for (const door of DOORS) {
    app.get(door.signIn, c => respondWithForm(c, shop, door))
    app.post(door.signIn, c => takeForm(c, shop, form => takeSignIn(c, shop, door, form)))
    app.post(door.signOut, c =>
      takeForm(c, shop, async () => {
        await signOut(shop.database, c)
        return c.redirect(door.home, 302)
      }),
    )
  }
}

/** Leads on, or back to the form, which then says what was wrong. */
async function takeSignIn(c: ShopContext, shop: Shop, door: SignInDoor, form: SentForm): Promise<Response> {
  const next = toOwnPath(form.get('next') ?? '')
  const email = form.get('email') ?? ''
  const password = form.get('password') ?? ''
  const refuse = (note: KeptNote) =>
    redirectWithNote(shop.database, c, `${door.signIn}${next ? `?next=${encodeURIComponent(next)}` : ''}`, {
      ...note,
      email: email.slice(0, LONGEST_ECHO),
    })
  const missing = [...(email.trim() ? [] : ['emailMissing']), ...(password ? [] : ['passwordMissing'])]
  if (missing.length > 0) return refuse({ words: missing })
  const signedIn = await signIn(shop, c, { email, password })
  if (!('fault' in signedIn)) {
    await adoptCarts(shop.database, c, signedIn.visitor.id)
    return c.redirect(next ?? findLanding(door, signedIn.visitor), 302)
  }
  return signedIn.fault === 'paused'
    ? refuse({ words: ['paused'], until: Date.now() + signedIn.seconds * 1000 })
    : refuse({ words: ['wrong'] })
}

/** Who comes by themselves goes where they have most to do: a customer to what they ordered. */
function findLanding({ market, home }: SignInDoor, { isStaff }: Visitor): string {
  if (market === null) return home
  const { staff, orders } = SITES[market].paths
  return isStaff ? staff : orders
}

/** A path of this site, or null: anything that a browser could take for another site is not followed. */
export function toOwnPath(next: string): string | null {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  return /^\/(?![/\\])[^\\\s]*$/.test(next) && !/\p{Cc}/u.test(next) ? next : null
}

async function respondWithForm(c: ShopContext, shop: Shop, door: SignInDoor): Promise<Response> {
  const { market } = door
  const next = c.req.query('next') ?? ''
  const texts = SIGN_IN_TEXTS[market ?? 'admin']
  const note = await takeNote(shop.database, c)
  const isSaved = note?.words.includes('passwordSaved') ?? false
  // Whoever was just refused tries again, whoever is in.
  const visitor = note && !isSaved ? null : await readVisitor(shop.database, c)
  const token = ensureCsrfToken(c)
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: texts.title,
    head: SHOW_SCRIPT,
    body: html`${visitor ? NOTHING : html`<p class="shop-lead">${texts.lead}</p>`}
${renderNotice(isSaved ? texts.passwordSaved : null)}
${visitor ? renderSignedIn(door, visitor, { token, next }) : renderTry(market, token, next, note)}`,
  })
}

/** The form, with what was wrong with the last try. */
function renderTry(market: MarketCode | null, token: string, next: string, note: KeptNote | null): Html {
  const texts = SIGN_IN_TEXTS[market ?? 'admin']
  const has = (word: string) => note?.words.includes(word) ?? false
  const seconds = Math.ceil(((note?.until ?? 0) - Date.now()) / 1000)
  const paused = has('paused') && seconds > 0 ? texts.paused(sayWhen(market, seconds)) : null
  const fault = has('wrong') ? texts.wrong : paused
  const faultId = fault ? 'fault' : undefined
  const faults = {
    email: has('emailMissing') ? texts.emailMissing : undefined,
    password: has('passwordMissing') ? texts.passwordMissing : undefined,
  }
  return html`${renderAlert(fault, faultId)}
${renderSignInForm(market, token, { next, faultId, faults, email: note?.email ?? '', canShow: true })}
${texts.noAccount ? html`<p class="shop-aside">${texts.noAccount}</p>` : NOTHING}`
}

/** Who is in already goes on, or out. */
function renderSignedIn(
  door: SignInDoor,
  visitor: Visitor,
  { token, next }: { token: string; next: string },
): Html {
  const texts = SIGN_IN_TEXTS[door.market ?? 'admin']
  return html`<div class="shop-signed-in">
<p>${texts.signedIn} <strong>${visitor.name}</strong></p>
<form method="post" action="${door.signOut}"><input type="hidden" name="${CSRF_FIELD}" value="${token}"><a class="shop-button" href="${toOwnPath(next) ?? findLanding(door, visitor)}">${texts.proceed}</a>
<button class="shop-link-button">${texts.signOut}</button></form>
</div>`
}
