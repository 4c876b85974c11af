import { html } from 'hono/html'
import { MARKETS } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import type { SentForm } from '../site/forms.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode } from '../site/site.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { respondWithOffice } from '../staff/respond-with-office.ts'
import { nameSoldDevice } from './move-buyout.ts'
import { OFFICE_TEXTS } from './office-texts.ts'
import type { Buyout } from './schema.ts'

export const LONGEST_NOTE = 500

/** A sale that comes to nothing. */
export type Ending = 'rejected' | 'cancelled'
export const isEnding = (state: string): state is Ending => state === 'rejected' || state === 'cancelled'

export interface Wish {
  from: string
  to: string
  note: string
  reason: string
  /** Whether the reason has been asked for. */
  isAsked: boolean
}

export function readWish(form: SentForm): Wish {
  const read = (name: string): string => (form.get(name) ?? '').trim().slice(0, LONGEST_NOTE)
  const [from, to, note, reason] = ['from', 'to', 'note', 'reason'].map(read) as [
    string,
    string,
    string,
    string,
  ]
  return { from, to, note, reason, isAsked: form.get('sure') === '1' }
}

/** What ends a buy-back is done once it is known why: the customer is told of it. */
export function askToEnd(
  c: ShopContext,
  shop: Shop,
  buyout: Buyout,
  { from, to, note, reason, isAsked, action }: Wish & { to: Ending; action: string },
): Promise<Response> {
  const language = readStaffLanguage(c)
  const texts = OFFICE_TEXTS[language]
  const market = isMarketCode(buyout.market) ? buyout.market : 'cz'
  return respondWithOffice(c, shop, {
    status: isAsked ? 400 : 200,
    language,
    here: { page: 'buyouts', isRecord: true },
    title: texts.ending[to],
    body: html`<p class="shop-lead"><b>${nameSoldDevice(buyout)}</b>, ${buyout.customer.first_name} ${buyout.customer.last_name}</p>
<p>${texts.endingHelp}</p>
${renderPlainForm({
  action,
  csrfToken: ensureCsrfToken(c),
  isCheckedHere: true,
  hidden: { from, to, note, sure: '1' },
  fields: [
    {
      name: 'reason',
      label: texts.reason,
      type: 'textarea',
      value: reason,
      hint: texts.reasonHelp(texts.inLanguage[market]),
      fault: isAsked ? texts.reasonMissing : undefined,
      attributes: { rows: 3, maxlength: LONGEST_NOTE, required: true, lang: MARKETS[market].language },
    },
  ],
  submit: html`<p class="tool-moves"><button class="shop-button tool-danger">${texts.endingDo[to]}</button> <a href="${action}">${texts.endingNot}</a></p>`,
})}`,
  })
}
