import { formatMoney, MARKETS, type MarketCode, normalizeEmail, validateEmail } from '../contract.ts'
import { mails } from '../data/schema/buyouts.ts'
import { writeDeviceUrl } from '../data/selector-url.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { writePriceMail } from './price-mail.ts'
import { appraiseQuote, type FieldErrors, findQuotedDevice, readQuote, readRequired } from './read-quote.ts'
import { serveCall } from './serve-call.ts'

/** Puts a mail with the price into the outbox. */
export function addSendToEmailCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'send-buyout-to-email', async (c, market) => {
    checkCsrf(c)
    const { text, body } = await readJsonBody(c, market)
    const once = { route: `${market} send-buyout-to-email`, key: c.req.header('idempotency-key'), text }
    return answerOnce(shop.database, once, async tx => {
      const errors: FieldErrors = {}
      const recipient = readEmail(readRequired(body, 'e_mail', market, errors), market, errors)
      const quote = readQuote(body, market, errors)
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
      await tx.insert(mails).values({ market, recipient, ...mail })
      return { status: 204 }
    })
  })
}

function readEmail(text: string, market: MarketCode, errors: FieldErrors): string {
  const email = normalizeEmail(text)
  if (text && validateEmail(email)) errors.e_mail = [DRF_TEXTS[market].email]
  return email
}
