import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

interface FormState {
  /** Where to after signing in. */
  next: string
  /** The id of what says that the last try was wrong. */
  faultId?: string | undefined
  /** What was typed into the last try, but for the password. */
  email?: string
  /** Whether the page has the script that shows the password. */
  canShow?: boolean
  prefix?: string
}

/** E-mail and password, sent as a plain form does to the page that signs in; staff have one of no market. */
export function renderSignInForm(market: MarketCode | null, csrfToken: string, state: FormState): Html {
  const { next, faultId, email, canShow = false, prefix = '' } = state
  const texts = SIGN_IN_TEXTS[market ?? 'admin']
  return renderPlainForm({
    action: market ? SITES[market].paths.signIn : '/admin/login/',
    csrfToken,
    prefix,
    hidden: { next },
    fields: [
      {
        name: 'email',
        label: texts.email,
        type: 'email',
        ...(email && { value: email }),
        attributes: { autocomplete: 'username', required: true, 'aria-describedby': faultId },
      },
      {
        name: 'password',
        label: texts.password,
        type: 'password',
        attributes: { autocomplete: 'current-password', required: true, autofocus: faultId !== undefined },
      },
    ],
    ...(canShow && { note: renderShowBox(prefix, texts.show) }),
    submit: texts.submit,
  })
}

const renderShowBox = (prefix: string, label: string): Html =>
  html`<p class="shop-check" data-show="password"><input id="${prefix}show-password" type="checkbox"><label for="${prefix}show-password">${label}</label></p>`
