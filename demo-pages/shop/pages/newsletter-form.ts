import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { CSRF_FIELD } from '../django/csrf.ts'
import { NEWSLETTER_PATHS, NEWSLETTER_TERMS_PATHS } from '../newsletter-paths.ts'
import { type Html, NOTHING } from './html.ts'
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts'

/** What was sent, to show it again, and what is wrong with it. */
export interface SentSubscription {
  email: string
  isAgreed: boolean
  faults: Partial<Record<'email' | 'agree', string>>
}

const NOTHING_SENT: SentSubscription = { email: '', isAgreed: false, faults: {} }

/** Address and consent as a plain form; `prefix` tells its fields from those of another form of the page. */
export function renderNewsletterForm(
  market: MarketCode,
  csrfToken: string,
  { prefix = '', sent = NOTHING_SENT }: { prefix?: string; sent?: SentSubscription } = {},
): Html {
  const texts = NEWSLETTER_TEXTS[market]
  const { email, isAgreed, faults } = sent
  const [first] = Object.keys(faults)
  const tie = (name: 'email' | 'agree') =>
    faults[name]
      ? html` aria-invalid="true" aria-describedby="${prefix}${name}-fault"${name === first ? html` autofocus` : NOTHING}`
      : NOTHING
  return html`<form class="shop-form" method="post" action="${NEWSLETTER_PATHS[market]}">
<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">
<p><label for="${prefix}email">${texts.email}</label><input id="${prefix}email" name="email" type="email" autocomplete="email" required value="${email}"${tie('email')}>${renderFault(`${prefix}email-fault`, faults.email)}</p>
<p class="shop-check"><input id="${prefix}agree" name="agree" type="checkbox" value="1" required${isAgreed ? html` checked` : NOTHING}${tie('agree')}><label for="${prefix}agree">${texts.agree}</label></p>
${renderFault(`${prefix}agree-fault`, faults.agree)}<p><a href="${NEWSLETTER_TERMS_PATHS[market]}">${texts.terms}</a></p>
<p><button class="shop-button">${texts.submit}</button></p>
</form>`
}

const renderFault = (id: string, fault: string | undefined): Html =>
  fault ? html`<span class="shop-fault" id="${id}">${fault}</span>` : NOTHING
