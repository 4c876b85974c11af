import { eq } from 'drizzle-orm'
import {
  formatMoney,
  isAddingPromised,
  MARKETS,
  type MarketCode,
  normalizeEmail,
  readDecimal,
  validateEmail,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeDeviceUrl } from '../devices/selector.ts'
import { findDevice } from '../devices/store.ts'
import { writeOnce } from '../django/answer-once.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { readVisitor } from '../django/session.ts'
import { nameClient } from '../limits/client.ts'
import { sayWhen } from '../limits/say-when.ts'
import { type Limit, takeTurn } from '../limits/turns.ts'
import { mails } from '../outbox/schema.ts'
import { countries } from '../places/schema.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { SITES } from '../site/site.ts'
import { checkSale, isPhoneType, type SaleCountry } from './check-sale.ts'
import { readCountryNames } from './countries.ts'
import { writePriceMail, writeSaleMail } from './mail.ts'
import { appraiseQuote, findQuotedDevice, readQuote } from './quote.ts'
import type { Buyout } from './schema.ts'
import { createBuyout, findBuyout, isUnderWay, nameBuyout } from './store.ts'
import { SHOP_TEXTS } from './texts.ts'
import { expectThanks } from './thanks.ts'
import type { BuyoutSnapshot } from './wire.ts'

/** Selling a device, having its price mailed, and reading a sale. */
export function addSaleCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'sell-buyout-online', async (c, market) => {
    const answer = await writeOnce(c, shop, { route: 'sell-buyout-online', market }, async (tx, body) => {
      const visitor = await readVisitor(tx, c)
      return buy(tx, shop, market, body, visitor?.id ?? null)
    })
    const review = answer.headers?.Location
    if (review) expectThanks(c, review)
    return answer
  })
  serveCall(app, shop, 'send-buyout-to-email', (c, market) =>
    writeOnce(c, shop, { route: 'send-buyout-to-email', market }, async (tx, body) => {
      const errors: FieldErrors = {}
      const recipient = readEmail(readRequired(body, 'e_mail', market, errors), market, errors)
      const quote = readQuote(body, market, errors)
      if (LINK.test(quote.note)) errors.note = [SHOP_TEXTS[market].noLinks]
      if (Object.keys(errors).length) throw new CallError(400, errors)
      const device = await findQuotedDevice(tx, market, quote)
      const { appraisal, grade, price } = await appraiseQuote(tx, market, device, quote)
      const mail = writePriceMail(market, {
        device: `${device.model.label}, ${device.color.label.toLowerCase()}`,
        grade,
        price: formatMoney(price, MARKETS[market]),
        validUntil: appraisal.valid_until,
        note: quote.note,
        link: `${shop.origin}${writeDeviceUrl(market, device, quote.answers)}`,
      })
      await limitMails(tx, market, { client: nameClient(c, shop), recipient })
      await tx.insert(mails).values({ market, recipient, ...mail })
      return { status: 204 }
    }),
  )
  // Whoever has the token of a sale may see it, so the numbers that name a person are masked.
  serveCall(app, shop, 'buyout-detail', async (c, market) => {
    const body = await answerBuyoutDetail(shop.database, market, c.req.param('id') ?? '')
    if (!body) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    return { status: 200, headers: { 'Cache-Control': NEVER_KEPT }, body }
  })
}

/** What mail programs make a link of: the shop's own mail must not carry anybody else's. */
const LINK =
  /:\/\/|\bwww\.|[\w-]\.(?:app|biz|com|cz|de|dev|eu|hu|info|io|link|me|net|online|org|pl|ro|ru|shop|site|sk|top|uk|xyz)\b/i

/** Mails that one address gets, and mails that one visitor has sent. */
const PER_RECIPIENT: Limit = { what: 'price-mail recipient', free: 4, firstPause: 300, longestPause: 3600 }
const PER_CLIENT: Limit = { what: 'price-mail client', free: 12, firstPause: 60, longestPause: 3600 }

async function limitMails(
  tx: Database,
  market: MarketCode,
  { client, recipient }: { client: string; recipient: string },
): Promise<void> {
  // In a demo each test has mails of its own.
  const [scope = ''] = client.split(' ')
  const seconds =
    (await takeTurn(tx, PER_CLIENT, client)) ||
    (await takeTurn(tx, PER_RECIPIENT, `${scope} ${recipient.toLowerCase()}`))
  if (seconds)
    throw new CallError(
      429,
      { detail: SHOP_TEXTS[market].tooManyMails(sayWhen(market, seconds)) },
      { 'Retry-After': String(seconds) },
    )
}

async function buy(
  tx: Database,
  { origin }: Shop,
  market: MarketCode,
  body: JsonObject,
  userId: number | null,
): Promise<CallAnswer> {
  const errors: FieldErrors = {}
  const quote = readQuote(body, market, errors)
  const known = await findDevice(tx, market, quote.deviceIdentifier)
  const isPhone = isPhoneType(market, known?.model.type)
  const sale = checkSale(body, { market, isPhone, countries: await readCountries(tx, market) }, errors)
  if (Object.keys(errors).length) throw new CallError(400, errors)
  const device = await findQuotedDevice(tx, market, quote)
  const { appraisal } = await appraiseQuote(tx, market, device, quote)
  const { imei } = sale.identifiers
  if (imei && (await isUnderWay(tx, market, imei)))
    throw new CallError(400, { buyout_device: { imei: [SHOP_TEXTS[market].underWay(SITES[market].phone)] } })
  const buyout = await createBuyout(tx, {
    market,
    device,
    appraisal,
    answers: quote.answers,
    ...sale,
    userId,
  })
  if (!buyout) throw new CallError(400, { non_field_errors: [SHOP_TEXTS[market].noQuality] })
  const review = `${SITES[market].paths.review}${buyout.token}/`
  await mailSale(tx, market, buyout, `${origin}${review}`)
  return { status: 201, body: { id: buyout.token }, headers: { Location: review } }
}

/** The customer has in hand what they sold, and how to see it again. */
async function mailSale(tx: Database, market: MarketCode, buyout: Buyout, link: string): Promise<void> {
  const { snapshot, quality, price, customer } = buyout
  const mail = writeSaleMail(market, {
    number: nameBuyout(buyout),
    device: `${snapshot.model.label}, ${snapshot.color.label.toLowerCase()}`,
    grade: quality,
    price: formatMoney(readDecimal(price) ?? 0, MARKETS[market]),
    link,
    isMorePromised: isAddingPromised(snapshot.conditions.map(readCorrections)),
  })
  await tx.insert(mails).values({ market, recipient: customer.e_mail ?? '', ...mail })
}

const readCorrections = (condition: BuyoutSnapshot['conditions'][number]) => ({
  ...condition,
  choices: condition.choices.map(({ value, price_correction }) => ({
    value,
    price_correction: readDecimal(price_correction),
  })),
})

async function readCountries(tx: Database, market: MarketCode): Promise<SaleCountry[]> {
  const rows = await tx.select().from(countries).where(eq(countries.market, market))
  return rows.map(({ id, name, code }) => ({ id: String(id), name, code }))
}

function readEmail(text: string, market: MarketCode, errors: FieldErrors): string {
  const email = normalizeEmail(text)
  if (text && validateEmail(email)) errors.e_mail = [DRF_TEXTS[market].email]
  return email
}

/** Null where the market has no such buy-back. */
export async function answerBuyoutDetail(
  database: Database,
  market: MarketCode,
  token: string,
): Promise<object | null> {
  const buyout = await findBuyout(database, market, token)
  if (!buyout) return null
  const { language } = MARKETS[market]
  const names = await readCountryNames(database, market, language, [buyout.customer, buyout.pickupAddress])
  return describeBuyout(buyout, id => names.get(id) ?? id)
}

const MASKED = ['personal_identification_number', 'identity_card_number', 'bank_account_full_number']
const COUNTRIES = ['country', 'nationality']

function describeBuyout(buyout: Buyout, nameCountry: (id: string) => string) {
  const { snapshot, token, state, createdAt, version, price, customer, pickupAddress, device } = buyout
  const show = (fields: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if (MASKED.includes(name)) return [name, maskText(value)]
        return [name, COUNTRIES.includes(name) ? nameCountry(value) : value]
      }),
    )
  return {
    id: token,
    number: nameBuyout(buyout),
    state,
    created: createdAt.toISOString(),
    product_type_choice: snapshot.type,
    manufacturer_choice: snapshot.manufacturer,
    product_model_choice: snapshot.model,
    product_color_choice: snapshot.color,
    appraisal_result: snapshot.result,
    device_conditions: snapshot.conditions,
    conditions_appraisal_result: snapshot.qualities,
    version,
    minimal_buyout_price: snapshot.minimalPrice,
    price,
    customer_data: show(customer),
    pickup_address: pickupAddress && show(pickupAddress),
    buyout_device: Object.fromEntries(Object.entries(device).map(([name, value]) => [name, maskText(value)])),
  }
}

const SHOWN = 4
const DOT = '•'

/** A number of which only the last four characters are shown. */
export const maskText = (text: string): string =>
  text.length <= SHOWN ? DOT.repeat(text.length) : DOT.repeat(text.length - SHOWN) + text.slice(-SHOWN)
