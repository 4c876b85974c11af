import { html } from 'hono/html'
import { formatMoney, MARKETS, readDecimal } from '../contract.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { CARD_NAMES, groupDigits, TEST_CARDS } from './cards.ts'
import type { GatewaySession } from './gateway-session.ts'
import { GATEWAY_TEXTS } from './gateway-texts.ts'

type Field = 'number' | 'expiry' | 'code'

/** What was typed, but for the code, and what is wrong with it. */
export interface CardForm {
  number: string
  expiry: string
  faults: Partial<Record<Field, string>>
}

export const EMPTY_CARD: CardForm = { number: '', expiry: '', faults: {} }

const languageOf = ({ market }: GatewaySession) => MARKETS[market].language
const sumOf = ({ market, amount }: GatewaySession): string =>
  formatMoney(readDecimal(amount) ?? 0, MARKETS[market])

export function renderCardPage(session: GatewaySession, { number, expiry, faults }: CardForm) {
  const texts = GATEWAY_TEXTS[session.market]
  const isWrong = Object.keys(faults).length > 0
  return {
    language: languageOf(session),
    title: texts.title,
    ...(isWrong && { status: 400 as const }),
    body: html`${renderHead(session, texts.title)}
<form method="post" novalidate>
${renderField('number', texts.number, { value: groupDigits(number), fault: faults.number, autocomplete: 'cc-number' })}
<div class="row">${renderField('expiry', texts.expiry, { value: expiry, fault: faults.expiry, autocomplete: 'cc-exp' })}
${renderField('code', texts.code, { value: '', fault: faults.code, autocomplete: 'cc-csc' })}</div>
<button name="pay" value="1">${texts.pay(sumOf(session))}</button>
<button class="quiet" name="cancel" value="1">${texts.cancel}</button>
</form>
<section><h2>${texts.cards}</h2>
<ul>${CARD_NAMES.map(name => html`<li><code>${groupDigits(TEST_CARDS[name].number)}</code> ${texts.card[name]}</li>`)}</ul>
<p>${texts.anyDate}</p></section>`,
  }
}

export function renderSecurePage(session: GatewaySession, fault?: string) {
  const texts = GATEWAY_TEXTS[session.market]
  return {
    language: languageOf(session),
    title: texts.secureTitle,
    ...(fault && { status: 400 as const }),
    body: html`${renderHead(session, texts.secureTitle)}
<p>${texts.secureLead}</p>
<form method="post" novalidate>
${renderField('code', texts.smsCode, { value: '', fault, autocomplete: 'one-time-code' })}
<button name="confirm" value="1">${texts.confirm}</button>
<button class="quiet" name="refuse" value="1">${texts.refuse}</button>
</form>`,
  }
}

export function renderExpired(session: GatewaySession) {
  const texts = GATEWAY_TEXTS[session.market]
  return {
    language: languageOf(session),
    title: texts.title,
    status: 410 as const,
    body: html`<h1>${texts.title}</h1><p>${texts.expired}</p><p><a href="${session.returnUrl}">${texts.back}</a></p>`,
  }
}

function renderHead(session: GatewaySession, title: string): Html {
  const texts = GATEWAY_TEXTS[session.market]
  return html`<p class="company">${texts.company}</p>
<h1>${title}</h1>
<dl><div><dt>${texts.order(session.orderNumber)}</dt><dd>${texts.sum} <strong>${sumOf(session)}</strong></dd></div></dl>
<p>${texts.lead}</p>`
}

interface Shown {
  value: string
  fault?: string | undefined
  autocomplete: string
}

const renderField = (name: Field, label: string, { value, fault, autocomplete }: Shown): Html =>
  html`<p><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}"${fault ? html` aria-invalid="true" aria-describedby="${name}-fault"` : NOTHING}>
${fault ? html`<span class="fault" id="${name}-fault">${fault}</span>` : NOTHING}</p>`
