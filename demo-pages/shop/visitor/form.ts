import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

export interface SignInFaults {
  email?: string | undefined
  password?: string | undefined
}

interface FormState {
  /** Where to after signing in. */
  next: string
  /** The id of what says that the last try was wrong. */
  faultId?: string | undefined
  /** What is wrong with one field of it. */
  faults?: SignInFaults
  /** What was typed into the last try, but for the password. */
  email?: string
  /** Whether the page has the script that shows the password. */
  canShow?: boolean
  prefix?: string
}

/** E-mail and password, sent as a plain form does to the page that signs in; staff have one of no market. */
export function renderSignInForm(market: MarketCode | null, csrfToken: string, state: FormState): Html {
  const { next, faultId, email = '', faults = {}, canShow = false, prefix = '' } = state
  const texts = SIGN_IN_TEXTS[market ?? 'admin']
  // Whoever was refused goes on where something is missing, else with the password.
  const asked = faults.email ? 'email' : faultId || faults.password ? 'password' : null
  return renderPlainForm({
    action: market ? SITES[market].paths.signIn : '/admin/login/',
    csrfToken,
    prefix,
    isCheckedHere: true,
    hidden: { next },
    fields: [
      {
        name: 'email',
        label: texts.email,
        type: 'email',
        ...(email && { value: email }),
        fault: faults.email,
        attributes: { autocomplete: 'username', ...pointTo(faultId), autofocus: asked === 'email' },
      },
      {
        name: 'password',
        label: texts.password,
        type: 'password',
        fault: faults.password,
        attributes: {
          autocomplete: 'current-password',
          ...pointTo(faultId),
          autofocus: asked === 'password',
        },
      },
    ],
    ...(canShow && { note: renderShowBox(prefix, texts.show) }),
    submit: market
      ? html`<p class="shop-form-end"><button class="shop-button">${texts.submit}</button> <a href="${SITES[market].paths.forgotten}">${texts.forgotten}</a></p>`
      : texts.submit,
  })
}

const pointTo = (id: string | undefined) => (id ? { 'aria-describedby': id } : {})

/** Shows what is typed into the named fields of its form. */
export const renderShowBox = (prefix: string, label: string, fields = 'password'): Html =>
  html`<p class="shop-check" data-show="${fields}"><input id="${prefix}show-password" type="checkbox"><label for="${prefix}show-password">${label}</label></p>`
export const SHOW_SCRIPT = html`<script src="/static/show-password.js" defer></script>`
