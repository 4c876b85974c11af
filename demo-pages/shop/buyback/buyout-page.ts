import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import {
  formatMoney,
  keepTogether,
  MARKETS,
  type MarketCode,
  readDecimal,
  showIban,
  showPhone,
} from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { takeForm } from '../site/forms.ts'
import { formatTime, formatTypedDay, type Html, NOTHING, renderTime } from '../site/html.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { respondNotFound } from '../site/not-found-page.ts'
import { renderAlert, renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { showPostcode } from '../site/show-postcode.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { refuseOthers } from '../staff/refuse-others.ts'
import { respondWithOffice } from '../staff/respond-with-office.ts'
import { readCountryNames } from './countries.ts'
import { askToEnd, isEnding, LONGEST_NOTE, readWish } from './end-buyout.ts'
import { type BuyoutChange, listChanges, moveBuyout } from './move-buyout.ts'
import { OFFICE_TEXTS, type OfficeTexts } from './office-texts.ts'
import { listFacts, renderFacts } from './render-facts.ts'
import { renderState } from './render-state.ts'
import { type Buyout, buyouts } from './schema.ts'
import { listNextStates } from './states.ts'

/** Where a member of staff sees a buy-back. */
export const pathOfBuyout = (id: number | string): string => `/admin/buyouts/${id}/`

/** All that staff need of one buy-back, and the way on from its state. */
export function addBuyoutPage(app: ShopApp, shop: Shop): void {
  app.get(pathOfBuyout(':id'), async c => {
    const refusal = await refuseOthers(c, shop, 'buyouts')
    return refusal ?? respondWithBuyout(c, shop, false)
  })
  app.post(pathOfBuyout(':id'), async c => {
    const refusal = await refuseOthers(c, shop, 'buyouts')
    if (refusal) return refusal
    return takeForm(c, shop, async form => {
      const visitor = await readVisitor(shop.database, c)
      const buyout = await findById(shop, c)
      if (!buyout || !visitor) return respondNotFound(c, shop)
      const wish = readWish(form)
      // What was seen is told of first where it is no longer so.
      const isOpen = wish.from === buyout.state && listNextStates(wish.from).some(to => to === wish.to)
      if (isOpen && isEnding(wish.to) && !wish.reason)
        return askToEnd(c, shop, buyout, { ...wish, to: wish.to, action: pathOfBuyout(buyout.id) })
      const isMoved = await moveBuyout(shop.database, buyout.id, {
        ...wish,
        userId: visitor.id,
        origin: shop.origin,
      })
      return isMoved
        ? c.redirect(`${pathOfBuyout(buyout.id)}?moved=1`, 302)
        : respondWithBuyout(c, shop, true)
    })
  })
}

async function findById({ database }: Shop, c: ShopContext): Promise<Buyout | null> {
  const id = c.req.param('id') ?? ''
  if (!/^\d{1,9}$/.test(id)) return null
  const [buyout] = await database
    .select()
    .from(buyouts)
    .where(eq(buyouts.id, Number(id)))
  return buyout ?? null
}

async function respondWithBuyout(c: ShopContext, shop: Shop, isStale: boolean): Promise<Response> {
  const buyout = await findById(shop, c)
  if (!buyout || !isMarketCode(buyout.market)) return respondNotFound(c, shop)
  const { market, snapshot, customer, pickupAddress, device } = buyout
  const language = readStaffLanguage(c)
  const texts = OFFICE_TEXTS[language]
  const names = await readCountryNames(shop.database, market, language, [customer, pickupAddress])
  const changes = await listChanges(shop.database, buyout.id)
  return respondWithOffice(c, shop, {
    status: isStale ? 409 : 200,
    language,
    here: { page: 'buyouts', isRecord: true },
    title: keepTogether(`${snapshot.manufacturer.label} ${snapshot.model.label}`, MARKETS[market].language),
    body: html`<p class="tool-back"><a href="/admin/">${texts.back}</a></p>
${renderAlert(isStale ? texts.stale : null)}
${renderNotice(!isStale && c.req.query('moved') === '1' ? texts.moved : null)}
${renderProgress(buyout, market, language, ensureCsrfToken(c))}
<h2>${texts.device}</h2>
${renderFacts(listFacts(device, texts.deviceFields), [
  [texts.colour, snapshot.color.label],
  [texts.grade, buyout.quality],
  [texts.price, formatMoney(readDecimal(buyout.price) ?? 0, MARKETS[market])],
  [texts.priceList, buyout.version],
])}
<h2>${texts.answers}</h2>
${renderFacts(listAnswers(buyout))}
<h2>${texts.customer}</h2>
${renderFacts(listFacts(showFields(nameGender(customer, texts), language), texts.customerFields, names))}
${pickupAddress ? html`<h2>${texts.pickUp}</h2>${renderFacts(listFacts(showFields(pickupAddress, language), texts.customerFields, names))}` : NOTHING}
<h2>${texts.history}</h2>
${renderHistory(changes, language)}`,
  })
}

type Fields = Readonly<Record<string, string>>

function nameGender(customer: Fields, { genders }: OfficeTexts): Fields {
  const { gender } = customer
  return gender === 'female' || gender === 'male' ? { ...customer, gender: genders[gender] } : customer
}

/** Numbers as they are read out, and days as others stand on the page. */
const showFields = (fields: Fields, language: PageLanguage): Fields => ({
  ...fields,
  ...(fields.phone_number && { phone_number: showPhone(fields.phone_number) }),
  ...(fields.bank_account_full_number && {
    bank_account_full_number: showAccount(fields.bank_account_full_number),
  }),
  ...(fields.postcode && { postcode: showPostcode('cz', fields.postcode) }),
  ...(fields.identity_valid_to && {
    identity_valid_to: formatTypedDay(fields.identity_valid_to, language),
  }),
})

/** A Czech number is short enough as it is. */
const showAccount = (account: string): string => (/^[A-Z]{2}\d/.test(account) ? showIban(account) : account)

/** Its state, the states that may follow, and what the customer sees of it. */
function renderProgress(buyout: Buyout, market: MarketCode, language: PageLanguage, csrfToken: string): Html {
  const texts = OFFICE_TEXTS[language]
  const time = formatTime(buyout.createdAt, language)
  const where = texts.markets[market]
  // Its state says already that it was submitted.
  const since = buyout.state === 'submitted' ? `${time}, ${where}` : texts.submitted(time, where)
  return html`<section class="tool-panel" aria-label="${texts.state}">
<p>${renderState(language, buyout.state)} <span class="tool-small">${since}</span></p>
${renderMoves(buyout, language, csrfToken)}
<p><a href="${SITES[market].paths.review}${buyout.token}/">${texts.seen}</a></p>
</section>`
}

/** One button for each state that may follow. */
function renderMoves({ state }: Buyout, language: PageLanguage, csrfToken: string): Html {
  const { last, note, moves } = OFFICE_TEXTS[language]
  const next = listNextStates(state)
  if (next.length === 0) return html`<p>${last}</p>`
  return renderPlainForm({
    csrfToken,
    hidden: { from: state },
    fields: [{ name: 'note', label: note, attributes: { maxlength: LONGEST_NOTE, autocomplete: 'off' } }],
    submit: html`<p class="tool-moves">${next.map(
      to =>
        html`<button class="${isEnding(to) ? 'tool-button' : 'shop-button'}" name="to" value="${to}">${moves[to]}</button>`,
    )}</p>`,
  })
}

const listAnswers = ({ snapshot }: Buyout): [string, string][] =>
  snapshot.conditions.flatMap(({ name, value, choices }) => {
    const label = choices.find(choice => choice.value === value)?.label
    return label ? [[name, label] as [string, string]] : []
  })

function renderHistory(rows: readonly BuyoutChange[], language: PageLanguage): Html {
  const { unmoved, history, changes } = OFFICE_TEXTS[language]
  if (rows.length === 0) return html`<p>${unmoved}</p>`
  return renderCardTable({
    label: history,
    heads: changes,
    rows: rows.map(({ changedAt, who, fromState, toState, note }) => [
      renderTime(changedAt, language),
      who ?? '–',
      renderState(language, fromState),
      renderState(language, toState),
      note || '–',
    ]),
  })
}
