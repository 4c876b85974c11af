import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { refuseOthers } from '../django/staff.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { formatTime, type Html, NOTHING } from '../site/html.ts'
import { respondNotFound } from '../site/not-found-page.ts'
import { renderAlert, renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { readCountryNames } from './countries.ts'
import { type BuyoutChange, listChanges, moveBuyout } from './move-buyout.ts'
import { CUSTOMER_LABELS, DEVICE_LABELS, listFacts, renderFacts } from './render-facts.ts'
import { renderState } from './render-state.ts'
import { type Buyout, buyouts } from './schema.ts'
import { listNextStates, nameState } from './states.ts'

const LONGEST_NOTE = 500

/** Where a member of staff sees a buy-back. */
export const pathOfBuyout = (id: number | string): string => `/admin/buyouts/${id}/`

/** All that staff need of one buy-back, and the way on from its state. */
export function addBuyoutPage(app: ShopApp, shop: Shop): void {
  app.get(pathOfBuyout(':id'), async c => {
    const refusal = await refuseOthers(c, shop)
    return refusal ?? respondWithBuyout(c, shop, null)
  })
  app.post(pathOfBuyout(':id'), async c => {
    const refusal = await refuseOthers(c, shop)
    if (refusal) return refusal
    return takeForm(c, shop, async form => {
      const visitor = await readVisitor(shop.database, c)
      const buyout = await findById(shop, c)
      if (!buyout || !visitor) return respondNotFound(c, shop)
      const isMoved = await moveBuyout(shop.database, buyout.id, {
        from: form.get('from') ?? '',
        to: form.get('to') ?? '',
        note: (form.get('note') ?? '').trim().slice(0, LONGEST_NOTE),
        userId: visitor.id,
        origin: shop.origin,
      })
      return isMoved
        ? c.redirect(`${pathOfBuyout(buyout.id)}?moved=1`, 302)
        : respondWithBuyout(c, shop, STALE)
    })
  })
}

const STALE =
  'Nothing was changed: the buy-back is no longer in the state that you saw. This is how it stands now.'

async function findById({ database }: Shop, c: ShopContext): Promise<Buyout | null> {
  const id = c.req.param('id') ?? ''
  if (!/^\d{1,9}$/.test(id)) return null
  const [buyout] = await database
    .select()
    .from(buyouts)
    .where(eq(buyouts.id, Number(id)))
  return buyout ?? null
}

async function respondWithBuyout(c: ShopContext, shop: Shop, fault: string | null): Promise<Response> {
  const buyout = await findById(shop, c)
  if (!buyout || !isMarketCode(buyout.market)) return respondNotFound(c, shop)
  const { market, snapshot, customer, pickupAddress, device, createdAt, token } = buyout
  const names = await readCountryNames(shop.database, market, [customer, pickupAddress])
  const changes = await listChanges(shop.database, buyout.id)
  return respondWithTool(c, shop, {
    status: fault ? 409 : 200,
    title: `${snapshot.manufacturer.label} ${snapshot.model.label}`,
    body: html`<p class="tool-back"><a href="/admin/">All buy-backs</a></p>
${renderAlert(fault)}
${renderNotice(!fault && c.req.query('moved') === '1' ? 'Moved on. The customer sees the new state and has been mailed.' : null)}
<section class="tool-panel" aria-label="State">
<p>${renderState(market, buyout.state)} <span class="tool-small">Submitted ${formatTime(createdAt)}, ${market === 'cz' ? 'Czech' : 'Romanian'} market</span></p>
${renderMoves(buyout, market, ensureCsrfToken(c))}
<p><a href="${SITES[market].paths.review}${token}/">What the customer sees</a></p>
</section>
<h2>Device</h2>
${renderFacts(listFacts(device, DEVICE_LABELS), [
  ['Colour', snapshot.color.label],
  ['Grade', buyout.quality],
  ['Price', formatMoney(readDecimal(buyout.price) ?? 0, MARKETS[market])],
  ['Price list', buyout.version],
])}
<h2>Answers</h2>
${renderFacts(listAnswers(buyout))}
<h2>Customer</h2>
${renderFacts(listFacts(customer, CUSTOMER_LABELS, names))}
${pickupAddress ? html`<h2>Pick-up address</h2>${renderFacts(listFacts(pickupAddress, CUSTOMER_LABELS, names))}` : NOTHING}
<h2>History</h2>
${renderHistory(changes, market)}`,
  })
}

/** One button for each state that may follow. */
function renderMoves({ state }: Buyout, market: MarketCode, csrfToken: string): Html {
  const next = listNextStates(state)
  if (next.length === 0) return html`<p>Nothing follows this state.</p>`
  return renderPlainForm({
    csrfToken,
    hidden: { from: state },
    fields: [
      {
        name: 'note',
        label: 'Note for colleagues',
        attributes: { maxlength: LONGEST_NOTE, autocomplete: 'off' },
      },
    ],
    submit: html`<p class="tool-moves">${next.map(
      to =>
        html`<button class="${isEnding(to) ? 'tool-button' : 'shop-button'}" name="to" value="${to}"><span lang="${MARKETS[market].language}">${nameState(market, to)}</span> (${to})</button>`,
    )}</p>`,
  })
}

const isEnding = (state: string): boolean => state === 'rejected' || state === 'cancelled'

const listAnswers = ({ snapshot }: Buyout): [string, string][] =>
  snapshot.conditions.flatMap(({ name, value, choices }) => {
    const label = choices.find(choice => choice.value === value)?.label
    return label ? [[name, label] as [string, string]] : []
  })

function renderHistory(changes: readonly BuyoutChange[], market: MarketCode): Html {
  if (changes.length === 0) return html`<p>As it was submitted.</p>`
  return html`<div class="shop-table" tabindex="0" role="region" aria-label="History"><table aria-label="History">
<thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">From</th><th scope="col">To</th><th scope="col">Note</th></tr></thead>
<tbody>${changes.map(
    ({ changedAt, who, fromState, toState, note }) =>
      html`<tr><td>${formatTime(changedAt)}</td><td>${who ?? '–'}</td><td>${renderState(market, fromState)}</td><td>${renderState(market, toState)}</td><td>${note || '–'}</td></tr>`,
  )}</tbody></table></div>`
}
