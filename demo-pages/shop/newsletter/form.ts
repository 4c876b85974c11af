import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { NEWSLETTER_TEXTS } from './texts.ts'

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
  { prefix = '', sent = NOTHING_SENT }: { prefix?: string; sent?: SentSubscription | undefined } = {},
): Html {
  const texts = NEWSLETTER_TEXTS[market]
  const { paths } = SITES[market]
  return renderPlainForm({
    action: paths.newsletter,
    csrfToken,
    prefix,
    isCheckedHere: true,
    fields: [
      {
        name: 'email',
        label: texts.email,
        type: 'email',
        value: sent.email,
        fault: sent.faults.email,
        attributes: { autocomplete: 'email', required: true },
      },
      {
        name: 'agree',
        label: texts.agree,
        type: 'checkbox',
        value: sent.isAgreed,
        fault: sent.faults.agree,
        attributes: { required: true },
      },
    ],
    note: html`<p><a href="${paths.newsletterTerms}">${texts.terms}</a></p>`,
    submit: texts.submit,
  })
}
