import type { MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'

/** The mail whose link confirms an address. */
export function writeNewsletterMail(market: MarketCode, link: string): { subject: string; body: string } {
  const { phone } = SITES[market]
  return market === 'cz'
    ? {
        subject: 'Potvrďte prosím odběr novinek',
        body: [
          'Dobrý den,',
          'někdo, nejspíš vy, na tuto adresu objednal novinky obchodu Laguna. Odběr potvrdíte otevřením odkazu:',
          link,
          'Pokud jste to nebyli vy, nemusíte nic dělat. Bez potvrzení vám novinky posílat nebudeme.',
          `Vaše Laguna, ${phone}`,
        ].join('\n\n'),
      }
    : {
        subject: 'Vă rugăm să confirmați abonarea la noutăți',
        body: [
          'Bună ziua,',
          'cineva, cel mai probabil dumneavoastră, a cerut noutățile magazinului Laguna la această adresă. Confirmați abonarea deschizând linkul:',
          link,
          'Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic. Fără confirmare nu vă trimitem noutăți.',
          `Echipa Laguna, ${phone}`,
        ].join('\n\n'),
      }
}
