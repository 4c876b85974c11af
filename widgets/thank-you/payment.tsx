import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './messages.ts'

/** What is left to do about the payment. */
export function Payment({
  payment: { name, is_paid, can_pay, account, variable_symbol },
  total,
  page,
}: {
  payment: Order['payment']
  total: number
  page: string
}): ReactNode {
  if (is_paid) return <KeyedText as="p" value={t('paid')} />
  if (account) return <Transfer account={account} symbol={variable_symbol} total={total} />
  if (!can_pay) return <KeyedText as="p" value={t('later', { name })} />
  return (
    <Note kind="warning">
      <KeyedText value={t('unpaid')} />
      {page && (
        <a className="ostrov-button" href={page}>
          {t('payNow')}
        </a>
      )}
    </Note>
  )
}

/** All that a bank's form asks for, each in a line that can be copied. */
const Transfer = ({
  account,
  symbol,
  total,
}: {
  account: string
  symbol: string | null
  total: number
}): ReactNode => (
  <>
    <KeyedText as="p" value={t('transfer', { total: showPrice(total) })} />
    <dl className="ostrov-thank-you-transfer">
      {[
        [t('account'), account],
        [t('symbol'), symbol],
        [t('amount'), showPrice(total)],
      ].map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <KeyedText as="dd" value={value} />
            </div>
          ),
      )}
    </dl>
  </>
)
