import type { CartDiscount } from '#core/api/checkout/checkout-cart.ts'
import type { Instalment } from '#core/api/payments/instalments.ts'
import type { Payment } from '#core/api/payments/payments.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { formatters } from '#core/intl/intl.ts'
import { listWords } from '#core/intl/list-words.ts'
import { createTranslate, getLanguage } from '#core/intl/translate.ts'
import type { CardChoice, CardLine } from '#kit/device/choice-cards.tsx'
import { walletText } from '#kit/wallets/wallet-messages.ts'
import { paymentMessages } from './payment-messages.ts'
import { isWallet, type WalletState } from './wallet-states.ts'

export const t = createTranslate(paymentMessages)

/** Without a fee it is free, but never what is lent: its cost is told where its terms are. */
const showFee = ({ price, kind }: Payment): string => {
  if (price !== 0) return showPrice(price)
  return kind === 'instalment' || kind === 'lease' ? '' : t('free')
}

/** A payment as a card: its fee, what happens then, what it takes away, or why it can't be had. */
export function describePayment(
  payment: Payment,
  discounts: readonly CartDiscount[],
  wallet: WalletState,
): CardChoice {
  const { description } = payment
  const fee = showFee(payment)
  const isUsable = !isWallet(payment.kind) || wallet === 'ready'
  const lines = payment.is_available
    ? [...describeWallet(payment, wallet), ...(isUsable ? listTerms(payment, discounts) : [])]
    : [{ text: payment.reason ?? t('unavailable'), tone: 'warning' as const }]
  return {
    value: payment.code,
    label: payment.name,
    ...(payment.is_available && fee && { aside: fee }),
    lines: [...(description ? [{ text: description }] : []), ...lines],
    isDisabled: !payment.is_available || !isUsable,
  }
}

function describeWallet({ kind }: Payment, wallet: WalletState): CardLine[] {
  if (!isWallet(kind) || wallet === 'ready') return []
  if (wallet === 'unknown') return [{ text: t('probing') }]
  return [{ text: walletText(`${kind}.unavailable`), tone: 'warning' }]
}

function listTerms({ kind, is_exclusive }: Payment, discounts: readonly CartDiscount[]): CardLine[] {
  if (kind === 'card') return [{ text: t('afterCard') }]
  if (kind === 'twisto') return [{ text: t('afterTwisto') }]
  return is_exclusive ? listTaken(discounts) : []
}

/** What an exclusive payment takes the place of: vouchers are a payment too. */
function listTaken(discounts: readonly CartDiscount[]): CardLine[] {
  const names = discounts.filter(isVoucher).map(({ name }) => name)
  const list = listWords(names)
  return [
    { text: t('exclusive') },
    ...(names.length > 0 ? [{ text: t('takesAway', { names: list }), tone: 'warning' as const }] : []),
  ]
}

const isVoucher = ({ kind, is_automatic, is_valid }: CartDiscount): boolean =>
  is_valid && !is_automatic && (kind === 'absolute' || kind === 'fixed')

const join = (texts: readonly (string | false)[], by: string): string => texts.filter(Boolean).join(by)

export const namePayment = (payment: Payment): string => join([payment.name, showFee(payment)], ', ')

/** A way to pay in instalments as a card: how often, how much a month at its end, and what it comes to. */
export function describeInstalment(instalment: Instalment) {
  const { id, month_count: count, monthly, deposit, total, annual_rate, interest } = instalment
  const rates = [
    annual_rate !== null && t('rate', { rate: showRate(annual_rate) }),
    interest !== null && t('interest', { rate: showRate(interest) }),
  ]
  const lines = [
    t('total', { total: showPrice(total) }) + (deposit ? t('deposit', { deposit: showPrice(deposit) }) : ''),
    join([join(rates, ', '), describeArranging(instalment)], '. '),
  ]
  return {
    value: id,
    label: t('count', { count }),
    aside: t('monthly', { price: showPrice(monthly) }),
    lines: lines.map(text => ({ text })),
  }
}

/** One that was chosen, with what it costs. */
export function sumUpInstalment(instalment: Instalment): string {
  const { label, aside, lines } = describeInstalment(instalment)
  return `${label}, ${aside}. ${lines.map(({ text }) => text).join(' ')}`
}

function describeArranging({ installment_arrange_types: types }: Instalment): string {
  const [isOnline, isOnStore] = [types.includes('online'), types.includes('on-store')]
  if (isOnline && isOnStore) return t('both')
  return isOnline ? t('online') : isOnStore ? t('onStore') : ''
}

const showRate = (rate: number): string =>
  formatters.getNumberFormat(getLanguage(), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100)
