import { type MarketCode, normalizeEmail, validateEmail } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { mails } from '../outbox/schema.ts'
import { SITES } from '../site/site.ts'
import { addSubscriber } from './store.ts'
import { NEWSLETTER_TEXTS } from './texts.ts'

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
  const mail = writeNewsletterMail(market, `${origin}${SITES[market].paths.newsletterConfirm}${token}/`)
  await database.insert(mails).values({ market, recipient: email, ...mail })
}

/** The mail whose link confirms an address. */
export function writeNewsletterMail(market: MarketCode, link: string): { subject: string; body: string } {
  const { phone } = SITES[market]
  return market === 'cz'
    ? {
        subject: 'Potvrďte prosím odběr novinek',
        body: [
          'Dobrý den,',
          'někdo, nejspíš vy, přihlásil tuto adresu k odběru novinek obchodu Laguna. Odběr potvrdíte na této stránce:',
          link,
          'Pokud jste to nebyli vy, nemusíte nic dělat. Bez potvrzení vám novinky posílat nebudeme.',
          `Vaše Laguna, ${phone}`,
        ].join('\n\n'),
      }
    : {
        subject: 'Vă rugăm să confirmați abonarea la noutăți',
        body: [
          'Bună ziua,',
          'cineva, cel mai probabil dumneavoastră, a cerut noutățile magazinului Laguna la această adresă. Confirmați abonarea pe această pagină:',
          link,
          'Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic. Fără confirmare nu vă trimitem noutăți.',
          `Echipa Laguna, ${phone}`,
        ].join('\n\n'),
      }
}
