import { type MarketCode, normalizeEmail, validateEmail } from '../contract.ts'
import type { Database } from '../data/database.ts'
import { addSubscriber } from '../data/newsletter-store.ts'
import { mails } from '../data/schema/buyouts.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CONFIRM_PATHS } from '../newsletter-paths.ts'
import { NEWSLETTER_TEXTS } from '../pages/newsletter-texts.ts'
import { writeNewsletterMail } from './newsletter-mail.ts'
import { type FieldErrors, readRequired } from './read-quote.ts'

/** The address of somebody who agreed; what is wrong goes into `errors`. */
export function readSubscription(body: JsonObject, market: MarketCode, errors: FieldErrors): string {
  const email = normalizeEmail(readRequired(body, 'e_mail', market, errors))
  if (email && validateEmail(email)) errors.e_mail = [DRF_TEXTS[market].email]
  if (body.agree === undefined) errors.agree = [DRF_TEXTS[market].required]
  else if (body.agree !== true) errors.agree = [NEWSLETTER_TEXTS[market].agreeNeeded]
  return email
}

/** Puts the mail that confirms the address into the outbox, unless it is confirmed or has just got one. */
export async function subscribe(
  database: Database,
  market: MarketCode,
  email: string,
  origin: string,
): Promise<void> {
  const token = await addSubscriber(database, market, email)
  if (!token) return
  const mail = writeNewsletterMail(market, `${origin}${CONFIRM_PATHS[market]}${token}/`)
  await database.insert(mails).values({ market, recipient: email, ...mail })
}
