import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { Transfer } from '#kit/transfer/transfer.tsx'
import { t } from './messages.ts'

/** What is left to do about the payment. */
export function Payment({
  payment,
  total,
  page,
  isCollected,
}: {
  payment: Order['payment']
  total: number
  page: string
  /** The customer goes for the goods. */
  isCollected: boolean
}): ReactNode {
  const { name, is_paid, can_pay, account } = payment
  if (is_paid) return <KeyedText as="p" value={t(isCollected ? 'paidCollect' : 'paid')} />
  if (account)
    return (
      <>
        <KeyedText as="p" value={t('transfer', { total: showPrice(total) })} />
        <Transfer payment={payment} total={total} />
      </>
    )
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
