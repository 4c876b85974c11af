import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { CSRF_FIELD } from '../django/csrf.ts'
import { SITES } from '../site.ts'
import { type Html, NOTHING } from './html.ts'
import { SIGN_IN_TEXTS, type SignInTexts } from './sign-in-texts.ts'

interface FormState {
  /** Where to after signing in. */
  next: string
  isWrong?: boolean
  /** Tells the fields of one form of a page from those of another. */
  prefix?: string
}

/** E-mail and password, sent as a plain form does; `action` is the page that signs in. */
export const renderForm = (
  action: string,
  texts: SignInTexts,
  csrfToken: string,
  { next, isWrong = false, prefix = '' }: FormState,
): Html =>
  html`<form class="shop-form" method="post" action="${action}">
<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">
<input type="hidden" name="next" value="${next}">
<p><label for="${prefix}email">${texts.email}</label><input id="${prefix}email" name="email" type="email" autocomplete="username" required${isWrong ? html` aria-describedby="fault"` : NOTHING}></p>
<p><label for="${prefix}password">${texts.password}</label><input id="${prefix}password" name="password" type="password" autocomplete="current-password" required></p>
<p><button class="shop-button">${texts.submit}</button></p>
</form>`

/** The form for signing in inside a page that is about something else. */
export const renderSignInForm = (market: MarketCode, csrfToken: string, state: FormState): Html =>
  renderForm(SITES[market].paths.signIn, SIGN_IN_TEXTS[market], csrfToken, state)
