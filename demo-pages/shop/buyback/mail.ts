import type { MarketCode } from '../contract.ts'
import { showDay } from '../orders/local-date.ts'
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
  const day = showDay(market, new Date(mail.validUntil))
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
        subject: `Oferta noastră pentru ${device}`,
        body: joinLines(
          'Bună ziua,',
          `pentru ${device} vă oferim ${price} (starea ${grade}).`,
          `Prețul este valabil până la ${day}.`,
          note && `Observațiile dumneavoastră: ${note}`,
          `Vindeți dispozitivul aici: ${link}`,
          `Echipa Laguna, ${phone}`,
        ),
      }
}

interface SaleMail {
  /** What the customer calls the buy-back by. */
  number: string
  device: string
  grade: string
  price: string
  link: string
  /** Whether something comes with the device. */
  isMorePromised: boolean
}

/** The mail that a customer gets after a sale: its number, where it is seen, and what comes next. */
export function writeSaleMail(market: MarketCode, mail: SaleMail): { subject: string; body: string } {
  const { number, device, grade, price, link, isMorePromised } = mail
  const { phone } = SITES[market]
  return market === 'cz'
    ? {
        subject: `Výkup ${number}: ${device}`,
        body: joinLines(
          'Dobrý den,',
          `děkujeme, že nám prodáváte zařízení ${device}. Číslo výkupu je ${number} a za zařízení dostanete ${price} (stav ${grade}).`,
          `Jak na tom výkup je, uvidíte kdykoli tady: ${link}`,
          'Odkaz prosím nikomu neposílejte, na stránce jsou vaše údaje.',
          'Než zařízení předáte kurýrovi:',
          listSteps(
            'Zálohujte si fotografie, kontakty a zprávy.',
            'Odhlaste se z iCloudu nebo z účtu Google a vypněte hledání zařízení.',
            'Obnovte tovární nastavení; vymažou se tím všechna data.',
            'Vyjměte SIM kartu a paměťovou kartu.',
            isMorePromised && 'Přibalte i to, co k zařízení přidáváte. Cena s tím počítá.',
          ),
          'Kurýr se vám ozve nejpozději následující pracovní den. Peníze pošleme na účet do dvou pracovních dnů od kontroly.',
          `Vaše Laguna, ${phone}`,
        ),
      }
    : {
        subject: `Vânzarea ${number}: ${device}`,
        body: joinLines(
          'Bună ziua,',
          `vă mulțumim că ne vindeți ${device}. Vânzarea are numărul ${number} și cumpărăm dispozitivul cu ${price} (starea ${grade}).`,
          `Stadiul vânzării îl vedeți oricând aici: ${link}`,
          'Vă rugăm să nu trimiteți linkul nimănui, pagina conține datele dumneavoastră.',
          'Înainte de a preda dispozitivul curierului:',
          listSteps(
            'Faceți o copie de rezervă a fotografiilor, contactelor și mesajelor.',
            'Deconectați-vă din iCloud sau din contul Google și dezactivați funcția de găsire a dispozitivului.',
            'Reveniți la setările din fabrică; astfel se șterg toate datele.',
            'Scoateți cartela SIM și cardul de memorie.',
            isMorePromised && 'Puneți în colet și accesoriile declarate. Prețul ține cont de ele.',
          ),
          'Curierul vă contactează cel târziu în ziua lucrătoare următoare. Trimitem banii în cont în cel mult două zile lucrătoare de la verificare.',
          `Echipa Laguna, ${phone}`,
        ),
      }
}

const listSteps = (...steps: readonly (string | false)[]): string =>
  steps
    .filter(step => step !== false)
    .map((step, at) => `${at + 1}. ${step}`)
    .join('\n')

const joinLines = (...lines: string[]): string => lines.filter(Boolean).join('\n\n')
