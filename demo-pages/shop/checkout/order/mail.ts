import { CART_TEXTS } from '#shop/cart/texts.ts'
import { formatMoney, isCollected, MARKETS, type MarketCode, readDecimal } from '#shop/contract.ts'
import { describeTransfer } from '#shop/orders/describe-order.ts'
import { showDay } from '#shop/orders/local-date.ts'
import { isMoneyAwaited } from '#shop/orders/payment-kinds.ts'
import type { OrderRow } from '#shop/orders/schema.ts'
import { SITES } from '#shop/site/site.ts'
import type { OrderLine } from '../lines.ts'
import { findDelivery } from '../methods.ts'

const FREE = { cz: 'zdarma', ro: 'gratuit' } as const

interface OrderMail {
  order: OrderRow
  lines: readonly OrderLine[]
  /** The page that shows the order. */
  link: string
}

/** The mail that a customer gets as soon as an order is made. */
export function writeOrderMail(market: MarketCode, { order, lines, link }: OrderMail) {
  const show = (decimal: string): string => formatMoney(readDecimal(decimal) ?? 0, MARKETS[market])
  const { phone } = SITES[market]
  const goods = lines
    .map(({ quantity, name, total, kind }) => {
      const sum = formatMoney(kind === 'bonus' ? -total : total, MARKETS[market])
      return `${quantity} × ${name}: ${sum}`
    })
    .join('\n')
  const where = order.placeLines.join(', ')
  const day =
    order.expectedDate && !isMoneyAwaited(order) ? showDay(market, new Date(order.expectedDate)) : ''
  const charge = (decimal: string): string => (readDecimal(decimal) ? show(decimal) : FREE[market])
  const kind = findDelivery(market, order.typeDeliveryCode)?.kind
  const bonus =
    lines.some(line => line.kind === 'bonus') &&
    `${CART_TEXTS[market].bonusTerms} ${new URL(SITES[market].paths.buyback, link)}`
  return market === 'cz'
    ? {
        subject: `Objednávka ${order.number}`,
        body: joinLines(
          'Dobrý den,',
          `děkujeme za objednávku ${order.number}. Jak na tom je, uvidíte kdykoli tady: ${link}`,
          'Odkaz prosím nikomu neposílejte, na stránce jsou vaše údaje.',
          goods,
          bonus,
          sayDiscount('Sleva', order, show),
          `Doprava: ${order.deliveryName}, ${charge(order.deliveryPrice)}\n${where}`,
          day && `${isCollected(kind) ? 'K vyzvednutí od' : 'Předpokládané doručení'}: ${day}`,
          `Platba: ${order.paymentName}, ${charge(order.paymentPrice)}`,
          isMoneyAwaited(order) && sayTransfer(market, order),
          isMoneyAwaited(order) && 'Objednávku začneme chystat, jakmile peníze dorazí na náš účet.',
          `Celkem: ${show(order.total)}`,
          'Smlouva je uzavřená okamžikem, kdy tento e-mail dorazí. Do 14 dnů od převzetí můžete od smlouvy odstoupit bez udání důvodu.',
          `Vaše Laguna, ${phone}`,
        ),
      }
    : {
        subject: `Comanda ${order.number}`,
        body: joinLines(
          'Bună ziua,',
          `vă mulțumim pentru comanda ${order.number}. Stadiul ei îl vedeți oricând aici: ${link}`,
          'Vă rugăm să nu trimiteți linkul nimănui, pagina conține datele dumneavoastră.',
          goods,
          bonus,
          sayDiscount('Reducere', order, show),
          `Livrare: ${order.deliveryName}, ${charge(order.deliveryPrice)}\n${where}`,
          day && `${isCollected(kind) ? 'Se poate ridica începând cu' : 'Livrare estimată'}: ${day}`,
          `Plată: ${order.paymentName}, ${charge(order.paymentPrice)}`,
          isMoneyAwaited(order) && sayTransfer(market, order),
          isMoneyAwaited(order) && 'Începem să pregătim comanda imediat ce banii ajung în contul nostru.',
          `Total: ${show(order.total)}`,
          'Contractul este încheiat în momentul în care primiți acest e-mail. În termen de 14 zile de la primirea produselor vă puteți retrage din contract fără a invoca un motiv.',
          `Echipa Laguna, ${phone}`,
        ),
      }
}

const TRANSFER = {
  cz: {
    holder: 'Příjemce',
    account: 'Číslo účtu',
    symbol: 'Variabilní symbol',
    amount: 'Částka',
    due: 'Zaplaťte do',
  },
  ro: {
    holder: 'Beneficiar',
    account: 'IBAN',
    symbol: 'Detalii plată',
    amount: 'Suma',
    due: 'Plătiți până la',
  },
} as const

/** What the customer fills in at their bank; the order's page has it as a QR code, too. */
function sayTransfer(market: MarketCode, order: OrderRow): string {
  const words = TRANSFER[market]
  const transfer = describeTransfer(market, order)
  const { account, account_holder: holder, variable_symbol: symbol, due_date: due } = transfer
  const amount = formatMoney(readDecimal(order.total) ?? 0, MARKETS[market])
  return [
    `${words.holder}: ${holder}`,
    `${words.account}: ${account}`,
    `${words.symbol}: ${symbol}`,
    `${words.amount}: ${amount}`,
    `${words.due}: ${showDay(market, new Date(due))}`,
  ].join('\n')
}

function sayDiscount(word: string, { discountTotal }: OrderRow, show: (decimal: string) => string): string {
  return readDecimal(discountTotal) ? `${word}: −${show(discountTotal)}` : ''
}

const joinLines = (...lines: (string | false)[]): string => lines.filter(Boolean).join('\n\n')
