import { MARKETS, type MarketCode } from '../contract.ts'
import { SITES } from '../site/site.ts'

interface PriceMail {
  device: string
  grade: string
  price: string
  /** ISO. */
  validUntil: string
  note: string
  link: string
}

/** The mail that a customer gets with an informative price. */
export function writePriceMail(market: MarketCode, mail: PriceMail): { subject: string; body: string } {
  const { device, grade, price, link, note } = mail
  const day = new Intl.DateTimeFormat(MARKETS[market].language, {
    dateStyle: 'long',
    timeZone: market === 'cz' ? 'Europe/Prague' : 'Europe/Bucharest',
  }).format(new Date(mail.validUntil))
  const { phone } = SITES[market]
  return market === 'cz'
    ? {
        subject: `Výkupní cena: ${device}`,
        body: joinLines(
          'Dobrý den,',
          `za zařízení ${device} vám nabízíme ${price} (stav ${grade}).`,
          `Cena platí do ${day}.`,
          note && `Vaše poznámka: ${note}`,
          `Zařízení prodáte tady: ${link}`,
          `Vaše Laguna, ${phone}`,
        ),
      }
    : {
        subject: `Prețul de cumpărare: ${device}`,
        body: joinLines(
          'Bună ziua,',
          `pentru ${device} vă oferim ${price} (starea ${grade}).`,
          `Prețul este valabil până la ${day}.`,
          note && `Nota dumneavoastră: ${note}`,
          `Vindeți dispozitivul aici: ${link}`,
          `Echipa Laguna, ${phone}`,
        ),
      }
}

const joinLines = (...lines: string[]): string => lines.filter(Boolean).join('\n\n')
