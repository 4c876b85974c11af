import { html } from 'hono/html'
import { type MarketCode, normalizeEmail, validateEmail } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { type KeptNote, redirectWithNote, takeNote } from '../django/kept-note.ts'
import { nameClient } from '../limits/client.ts'
import { sayWhen } from '../limits/say-when.ts'
import { type Limit, takeTurn } from '../limits/turns.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderAlert, renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { mailPasswordLink } from './password-links.ts'
import { FORGOTTEN_TEXTS } from './password-texts.ts'

/** Mails to one address, whether or not it has an account, and of one client to many. */
const PER_ADDRESS: Limit = { what: 'password link', free: 3, firstPause: 300, longestPause: 3600 }
const PER_CLIENT: Limit = { what: 'password links', free: 20, firstPause: 60, longestPause: 900 }
const LONGEST_ECHO = 254

/** Where who forgot their password asks for the link to a new one. */
export function addForgottenPage(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(paths.forgotten, c => respond(c, shop, market))
    app.post(paths.forgotten, c =>
      takeForm(c, shop, async form => {
        const note = await askForLink(c, shop, market, form.get('email') ?? '')
        return redirectWithNote(shop.database, c, paths.forgotten, note)
      }),
    )
  }
}

/** The same for an address that has an account and for one that has none. */
async function askForLink(c: ShopContext, shop: Shop, market: MarketCode, typed: string): Promise<KeptNote> {
  const { database, origin } = shop
  const email = normalizeEmail(typed)
  const echo = typed.slice(0, LONGEST_ECHO)
  if (!email) return { words: ['missing'] }
  if (validateEmail(typed)) return { words: ['format'], email: echo }
  const address = `${c.get('scope') ?? ''} ${email.toLowerCase()}`
  const seconds =
    (await takeTurn(database, PER_CLIENT, nameClient(c, shop))) ||
    (await takeTurn(database, PER_ADDRESS, address))
  if (seconds) return { words: ['paused'], email, until: Date.now() + seconds * 1000 }
  const texts = FORGOTTEN_TEXTS[market]
  const { paths, phone } = SITES[market]
  await mailPasswordLink(database, email, token => ({
    market,
    subject: texts.subject,
    body: [...texts.mail(`${origin}${paths.newPassword}${token}/`), texts.sign(phone)].join('\n\n'),
  }))
  return { words: ['sent'], email }
}

async function respond(c: ShopContext, shop: Shop, market: MarketCode): Promise<Response> {
  const texts = FORGOTTEN_TEXTS[market]
  const note = await takeNote(shop.database, c)
  const isSent = note?.words.includes('sent')
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: isSent ? texts.sentTitle : texts.title,
    body: isSent
      ? renderSent(market, note?.email ?? '')
      : html`<p class="shop-lead">${texts.lead}</p>
${renderForm(market, ensureCsrfToken(c), note)}`,
  })
}

function renderForm(market: MarketCode, csrfToken: string, note: KeptNote | null): Html {
  const texts = FORGOTTEN_TEXTS[market]
  const word = note?.words[0]
  const seconds = Math.ceil(((note?.until ?? 0) - Date.now()) / 1000)
  const isPaused = word === 'paused' && seconds > 0
  return html`${isPaused ? renderAlert(texts.paused(sayWhen(market, seconds))) : NOTHING}
${renderPlainForm({
  csrfToken,
  isCheckedHere: true,
  fields: [
    {
      name: 'email',
      label: texts.email,
      type: 'email',
      value: note?.email ?? '',
      fault: word === 'missing' || word === 'format' ? texts[word] : undefined,
      attributes: { autocomplete: 'username' },
    },
  ],
  submit: html`<p class="shop-form-end"><button class="shop-button">${texts.submit}</button> <a href="${SITES[market].paths.signIn}">${texts.back}</a></p>`,
})}`
}

function renderSent(market: MarketCode, email: string): Html {
  const texts = FORGOTTEN_TEXTS[market]
  const { paths } = SITES[market]
  return html`<p class="shop-lead" role="status">${texts.sent(email)}</p>
<p>${texts.notCome}</p>
<p class="shop-form-end"><a class="shop-button" href="${paths.signIn}">${texts.back}</a> <a href="${paths.forgotten}">${texts.again}</a></p>`
}
