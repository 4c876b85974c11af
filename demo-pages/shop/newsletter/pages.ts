import { html } from 'hono/html'
import { makeParam } from '../cms/content.ts'
import type { PlacedIsland } from '../cms/island.ts'
import { placeIsland } from '../cms/place-island.ts'
import type { MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { NOTHING } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { MARKET_CODES, SITES } from '../site/site.ts'
import { renderNewsletterForm, type SentSubscription } from './form.ts'
import { confirmSubscriber, hasSubscriber } from './store.ts'
import { readSubscription, subscribe } from './subscribe.ts'
import { NEWSLETTER_TEXTS } from './texts.ts'

/** The newsletter for who has no scripts, and where the link of the mail leads. */
export function addNewsletterPages(app: ShopApp, shop: Shop): void {
  for (const market of MARKET_CODES) {
    app.get(SITES[market].paths.newsletter, c => respondWithForm(c, shop, market))
    app.post(SITES[market].paths.newsletter, c =>
      takeForm(c, shop, async form => {
        const sent = readSent(form, market)
        if (Object.keys(sent.faults).length) return respondWithForm(c, shop, market, sent)
        await shop.database.transaction(tx => subscribe(tx, market, sent.email, shop.origin))
        return respondWithWord(c, shop, market, 'done')
      }),
    )
    const confirm = `${SITES[market].paths.newsletterConfirm}:token/` as const
    // What looks at the links of a mail before its reader does must not confirm in their name.
    app.get(confirm, async c => {
      const isKnown = await hasSubscriber(shop.database, market, c.req.param('token') ?? '')
      return isKnown ? askToConfirm(c, shop, market) : respondWithWord(c, shop, market, 'unknown')
    })
    app.post(confirm, c =>
      takeForm(c, shop, async () => {
        const isKnown = await confirmSubscriber(shop.database, market, c.req.param('token') ?? '')
        return respondWithWord(c, shop, market, isKnown ? 'confirmed' : 'unknown')
      }),
    )
  }
}

/** The form in the words of the call, so that both are judged alike. */
function readSent(form: SentForm, market: MarketCode): SentSubscription {
  const isAgreed = form.get('agree') === '1'
  const errors: FieldErrors = {}
  const typed = form.get('email') ?? ''
  const email = readSubscription({ e_mail: typed, agree: isAgreed }, market, errors)
  return {
    email: errors.e_mail ? typed : email,
    isAgreed,
    faults: {
      ...(errors.e_mail ? { email: String(errors.e_mail) } : {}),
      ...(errors.agree ? { agree: String(errors.agree) } : {}),
    },
  }
}

const ISLAND: PlacedIsland = { component: 'newsletter-subscriber', wakesWhen: null }

/** The island takes the place of the plain form, unless that was refused. */
async function respondWithForm(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  sent?: SentSubscription,
): Promise<Response> {
  const { title, lead, where } = NEWSLETTER_TEXTS[market]
  const plain = renderNewsletterForm(market, ensureCsrfToken(c), { sent })
  const params = [makeParam('heading', where), makeParam('termsUrl', SITES[market].paths.newsletterTerms)]
  return respondWithPage(c, shop, {
    status: sent ? 400 : 200,
    isStorable: false,
    market,
    title,
    description: lead,
    islands: sent ? [] : [ISLAND],
    body: html`<p class="shop-lead">${lead}</p>
${sent ? plain : await placeIsland(c, shop, market, { ...ISLAND, params }, plain)}`,
  })
}

function askToConfirm(c: ShopContext, shop: Shop, market: MarketCode): Promise<Response> {
  const { confirmTitle, confirm, confirmSubmit } = NEWSLETTER_TEXTS[market]
  c.header('X-Robots-Tag', 'noindex')
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: confirmTitle,
    body: html`<p class="shop-lead">${confirm}</p>
${renderPlainForm({ csrfToken: ensureCsrfToken(c), submit: confirmSubmit })}`,
  })
}

/** What happened, and where to go from there. */
function respondWithWord(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  word: 'done' | 'confirmed' | 'unknown',
): Promise<Response> {
  const texts = NEWSLETTER_TEXTS[market]
  const isUnknown = word === 'unknown'
  if (word !== 'done') c.header('X-Robots-Tag', 'noindex')
  return respondWithPage(c, shop, {
    status: isUnknown ? 404 : 200,
    isStorable: false,
    market,
    title: texts[`${word}Title`],
    body: html`<p class="shop-lead">${texts[word]}</p>
${isUnknown ? html`<p><a href="${SITES[market].paths.newsletter}">${texts.subscribe}</a></p>` : NOTHING}<p><a href="${SITES[market].paths.home}">${texts.home}</a></p>`,
  })
}
