import { html } from 'hono/html'
import { adoptCarts } from '../cart/owner.ts'
import { CSRF_FIELD, ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor, type SignIn, signIn, signOut, type Visitor } from '../django/session.ts'
import { sayWhen } from '../limits/say-when.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import type { Html } from '../site/html.ts'
import { renderAlert } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { renderSignInForm } from './form.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

interface SignInDoor {
  market: 'cz' | 'ro' | null
  signIn: string
  signOut: string
  /** Where to after signing in, and out. */
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

/** Signing in and out with plain forms: both markets' customers, and staff. */
export function addSignInPages(app: ShopApp, shop: Shop): void {
  for (const door of DOORS) {
    app.get(door.signIn, c => respondWithForm(c, shop, door, { next: c.req.query('next') ?? '' }))
    app.post(door.signIn, c =>
      takeForm(c, shop, async form => {
        const next = form.get('next') ?? ''
        const email = form.get('email') ?? ''
        const signedIn = await signIn(shop, c, { email, password: form.get('password') ?? '' })
        if ('fault' in signedIn) return respondWithForm(c, shop, door, { next, email, refused: signedIn })
        await adoptCarts(shop.database, c, signedIn.visitor.id)
        return c.redirect(toOwnPath(next) ?? door.home, 302)
      }),
    )
    app.post(door.signOut, c =>
      takeForm(c, shop, async () => {
        await signOut(shop.database, c)
        return c.redirect(door.home, 302)
      }),
    )
  }
}

/** A path of this site, or null: anything that a browser could take for another site is not followed. */
export function toOwnPath(next: string): string | null {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  return /^\/(?![/\\])[^\\\s]*$/.test(next) && !/\p{Cc}/u.test(next) ? next : null
}

async function respondWithForm(
  c: ShopContext,
  shop: Shop,
  door: SignInDoor,
  {
    next,
    email = '',
    refused,
  }: { next: string; email?: string; refused?: Exclude<SignIn, { visitor: Visitor }> },
): Promise<Response> {
  const { market } = door
  const texts = SIGN_IN_TEXTS[market ?? 'admin']
  const faultId = refused ? 'fault' : undefined
  const isPaused = refused?.fault === 'paused'
  if (isPaused) c.header('Retry-After', String(refused.seconds))
  const fault = isPaused ? texts.paused(sayWhen(market, refused.seconds)) : texts.wrong
  const visitor = refused ? null : await readVisitor(shop.database, c)
  const token = ensureCsrfToken(c)
  return respondWithPage(c, shop, {
    status: isPaused ? 429 : refused ? 400 : 200,
    isStorable: false,
    market,
    title: texts.title,
    head: html`<script src="/static/show-password.js" defer></script>`,
    body: visitor
      ? renderSignedIn(door, visitor, { token, next })
      : html`<p class="shop-lead">${texts.lead}</p>
${renderAlert(refused ? fault : null, faultId)}
${renderSignInForm(market, token, { next, faultId, email, canShow: true })}`,
  })
}

/** Who is in already goes on, or out. */
function renderSignedIn(
  { market, home, signOut: action }: SignInDoor,
  { name }: Visitor,
  { token, next }: { token: string; next: string },
): Html {
  const texts = SIGN_IN_TEXTS[market ?? 'admin']
  return html`<div class="shop-signed-in">
<p>${texts.signedIn} <strong>${name}</strong></p>
<form method="post" action="${action}"><input type="hidden" name="${CSRF_FIELD}" value="${token}"><a class="shop-button" href="${toOwnPath(next) ?? home}">${texts.proceed}</a>
<button class="shop-link-button">${texts.signOut}</button></form>
</div>`
}
