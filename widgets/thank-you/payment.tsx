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
  hasMore,
}: {
  payment: Order['payment']
  total: number
  page: string
  /** The customer goes for the goods. */
  isCollected: boolean
  /** Something else is left to do, which is told right below. */
  hasMore: boolean
}): ReactNode {
  const { name, is_paid, can_pay, is_on_delivery, account } = payment
  if (is_paid)
    return <KeyedText as="p" value={t(hasMore ? 'paidMore' : isCollected ? 'paidCollect' : 'paid')} />
  if (is_on_delivery)
    return (
      <KeyedText as="p" value={t(isCollected ? 'onCollection' : 'onDelivery', { total: showPrice(total) })} />
    )
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
