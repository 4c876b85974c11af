import { MARKETS, type MarketCode, TIME_ZONES } from '../contract.ts'
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
    timeZone: TIME_ZONES[market],
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

interface SaleMail {
  /** What the customer calls the buy-back by. */
  number: string
  device: string
  grade: string
  price: string
  link: string
}

/** The mail that a customer gets after a sale: its number, where it is seen, and what comes next. */
export function writeSaleMail(market: MarketCode, mail: SaleMail): { subject: string; body: string } {
  const { number, device, grade, price, link } = mail
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
          '1. Zálohujte si fotografie, kontakty a zprávy.\n2. Odhlaste se z iCloudu nebo z účtu Google a vypněte hledání zařízení.\n3. Smažte zařízení a vraťte ho do továrního nastavení.\n4. Vyjměte SIM kartu a paměťovou kartu.',
          'Kurýr se vám ozve nejpozději následující pracovní den. Peníze pošleme na účet do dvou pracovních dnů od kontroly.',
          `Vaše Laguna, ${phone}`,
        ),
      }
    : {
        subject: `Vânzarea ${number}: ${device}`,
        body: joinLines(
          'Bună ziua,',
          `vă mulțumim că ne vindeți ${device}. Vânzarea are numărul ${number} și cumpărăm dispozitivul cu ${price} (starea ${grade}).`,
          `Starea vânzării o vedeți oricând aici: ${link}`,
          'Vă rugăm să nu trimiteți linkul nimănui, pagina conține datele dumneavoastră.',
          'Înainte de a preda dispozitivul curierului:',
          '1. Faceți o copie de rezervă a fotografiilor, contactelor și mesajelor.\n2. Deconectați-vă din iCloud sau din contul Google și dezactivați funcția de găsire a dispozitivului.\n3. Ștergeți dispozitivul și reveniți la setările din fabrică.\n4. Scoateți cartela SIM și cardul de memorie.',
          'Curierul vă contactează cel târziu în următoarea zi lucrătoare. Trimitem banii în cont în cel mult două zile lucrătoare de la verificare.',
          `Echipa Laguna, ${phone}`,
        ),
      }
}

const joinLines = (...lines: string[]): string => lines.filter(Boolean).join('\n\n')
