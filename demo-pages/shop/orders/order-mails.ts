import { formatMoney, MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { mails } from '../outbox/schema.ts'
import { defineTexts, SITES } from '../site/site.ts'
import type { OrderRow } from './schema.ts'
import type { OrderState } from './states.ts'

type Told = Exclude<OrderState, 'new'>

interface Said {
  subject: string
  body: string
}

const TEXTS = defineTexts<{
  hello: string
  /** With the order's number in the place of `{number}`. */
  said: Readonly<Record<Told, Said>>
  paidBack: string
  details: string
  regards: string
}>({
  cz: {
    hello: 'Dobrý den,',
    said: {
      'waiting-for-payment': {
        subject: 'Objednávka {number} čeká na platbu',
        body: 'objednávku {number} máme a čekáme na platbu. Zaplatit můžete na stránce objednávky.',
      },
      'in-progress': {
        subject: 'Objednávku {number} připravujeme',
        body: 'objednávku {number} právě připravujeme.',
      },
      'ready-for-pickup': {
        subject: 'Objednávka {number} na vás čeká',
        body: 'objednávka {number} je připravená k vyzvednutí. Stačí říct její číslo.',
      },
      sent: {
        subject: 'Objednávka {number} je na cestě',
        body: 'objednávku {number} jsme předali dopravci.',
      },
      delivered: {
        subject: 'Objednávka {number} je doručená',
        body: 'objednávka {number} je u vás. Když vám zboží nebude vyhovovat, můžete ho do 14 dnů vrátit bez udání důvodu.',
      },
      cancelled: {
        subject: 'Objednávka {number} je zrušená',
        body: 'objednávku {number} jsme zrušili.',
      },
      returned: {
        subject: 'Zboží z objednávky {number} se k nám vrátilo',
        body: 'zboží z objednávky {number} se k nám vrátilo. Peníze pošleme nejpozději do 14 dnů.',
      },
    },
    paidBack: 'Zaplacenou částku vám vrátíme stejnou cestou, jakou přišla.',
    details: 'Podrobnosti najdete tady:',
    regards: 'Vaše Laguna',
  },
  ro: {
    hello: 'Bună ziua,',
    said: {
      'waiting-for-payment': {
        subject: 'Comanda {number} așteaptă plata',
        body: 'am primit comanda {number} și așteptăm plata. Puteți plăti pe pagina comenzii.',
      },
      'in-progress': { subject: 'Pregătim comanda {number}', body: 'pregătim comanda {number}.' },
      'ready-for-pickup': {
        subject: 'Comanda {number} vă așteaptă',
        body: 'comanda {number} este gata de ridicare. Este de ajuns să spuneți numărul ei.',
      },
      sent: { subject: 'Comanda {number} este pe drum', body: 'am predat curierului comanda {number}.' },
      delivered: {
        subject: 'Comanda {number} a fost livrată',
        body: 'comanda {number} a ajuns la dumneavoastră. Dacă nu vi se potrivește, o puteți returna în 14 zile, fără explicații.',
      },
      cancelled: { subject: 'Comanda {number} a fost anulată', body: 'am anulat comanda {number}.' },
      returned: {
        subject: 'Produsele din comanda {number} s-au întors la noi',
        body: 'produsele din comanda {number} s-au întors la noi. Trimitem banii în cel mult 14 zile.',
      },
    },
    paidBack: 'Vă returnăm suma prin aceeași metodă de plată.',
    details: 'Detaliile le găsiți aici:',
    regards: 'Echipa Laguna',
  },
})

/** Where the customer sees an order. */
export const pathOfOrder = (market: MarketCode, token: string): string =>
  `${SITES[market].paths.order}${token}/`

/** Tells the customer of an order's new state, beside the link to it. */
export async function mailState(
  tx: Database,
  market: MarketCode,
  order: OrderRow,
  { state, origin }: { state: Told; origin: string },
): Promise<void> {
  const { hello, said, paidBack, details, regards } = TEXTS[market]
  const name = (text: string): string => text.replace('{number}', order.number)
  const [subject, body] = [name(said[state].subject), name(said[state].body)]
  await sendMail(tx, market, order.billing.email, subject, [
    hello,
    state === 'cancelled' && order.isPaid ? `${body} ${paidBack}` : body,
    `${details} ${origin}${pathOfOrder(market, order.token)}`,
    `${regards}, ${SITES[market].phone}`,
  ])
}

const WITHDRAWAL = defineTexts({
  cz: {
    subject: (number: string) => `Odstoupení od smlouvy ${number}`,
    body: (order: string) =>
      `potvrzujeme, že jsme přijali vaše odstoupení od smlouvy. Týká se objednávky ${order}:`,
    refund: (sum: string) =>
      `Vrátíme vám ${sum}, a to do 14 dnů od odstoupení; počkat smíme jen do chvíle, kdy zboží dostaneme nebo kdy doložíte, že jste ho odeslali.`,
    send: 'Zboží nám prosím pošlete nejpozději do 14 dnů na adresu Laguna, Vodní 7, 602 00 Brno, nebo ho přineste do kterékoli naší prodejny.',
  },
  ro: {
    subject: (number: string) => `Retragerea din contract ${number}`,
    body: (order: string) =>
      `confirmăm că am primit retragerea dumneavoastră din contract. Se referă la comanda ${order}:`,
    refund: (sum: string) =>
      `Vă returnăm ${sum} în 14 zile de la retragere; putem aștepta doar până când primim produsele sau până când dovediți că le-ați trimis.`,
    send: 'Vă rugăm să ne trimiteți produsele în cel mult 14 zile la adresa Laguna, Strada Apei 7, 400001 Cluj-Napoca, sau să le aduceți în oricare dintre magazinele noastre.',
  },
})

/** The confirmation that the law wants on a durable medium, without delay. */
export async function mailWithdrawal(
  tx: Database,
  market: MarketCode,
  order: OrderRow,
  told: { number: string; recipient: string; items: readonly string[]; refund: number; origin: string },
): Promise<void> {
  const { hello, details, regards } = TEXTS[market]
  const texts = WITHDRAWAL[market]
  await sendMail(tx, market, told.recipient, texts.subject(told.number), [
    hello,
    texts.body(order.number),
    told.items.map(item => `– ${item}`).join('\n'),
    texts.refund(formatMoney(told.refund, MARKETS[market])),
    texts.send,
    `${details} ${told.origin}${pathOfOrder(market, order.token)}`,
    `${regards}, ${SITES[market].phone}`,
  ])
}

async function sendMail(
  tx: Database,
  market: MarketCode,
  recipient: string,
  subject: string,
  parts: readonly string[],
): Promise<void> {
  await tx.insert(mails).values({ market, recipient, subject, body: parts.join('\n\n') })
}
