import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showDate } from '#core/intl/show-date.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { isCollected } from '#core/orders/is-collected.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { PaidState } from '#kit/order/order-state.tsx'
import { Transfer } from '#kit/transfer/transfer.tsx'
import { t } from './messages.ts'
import { Facts, Section, toFact } from './section.tsx'

interface Part {
  order: Order
}

/** Once it lies ready, or is there, nobody waits for the day. */
const isExpected = (state: Order['state']): boolean =>
  state === 'new' || state === 'waiting-for-payment' || state === 'in-progress' || state === 'sent'

export function Delivery({ order: { delivery, payment, state } }: Part): ReactNode {
  const { kind, name, number, status, tracking_url: url, address, expected_date: expected } = delivery
  return (
    <Section title={t('delivery')} name="delivery">
      <Facts
        facts={[
          toFact(t('deliveryWay'), name),
          { term: t('deliveryTo'), value: <Lines lines={address} /> },
          toFact(t('deliveryStatus'), status),
          number === null ? null : { term: t('parcel'), value: <Parcel number={number} url={url} /> },
          // Nobody knows when a transfer comes.
          toFact(
            t(isCollected(kind) ? 'expectedThere' : 'expected'),
            expected && isExpected(state) && (payment.is_paid || !payment.account)
              ? showDate(expected)
              : null,
          ),
        ]}
      />
    </Section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }): ReactNode => (
  <>
    {lines.map(line => (
      <KeyedText as="p" key={line} value={line} />
    ))}
  </>
)

/** The carrier's page opens apart; a link that is none stays a number. */
const Parcel = ({ number, url }: { number: string; url: string | null }): ReactNode =>
  url !== null && isSafeLink(url) ? (
    <a key={number} href={url} target="_blank" rel="noopener noreferrer" aria-label={t('track', { number })}>
      {number}
    </a>
  ) : (
    <KeyedText value={number} />
  )

export function Payment({ order: { payment, total, state } }: Part): ReactNode {
  const { name, is_paid: isPaid, is_on_delivery: isOnDelivery, paid_at: paidAt, account } = payment
  const isAwaited = !isPaid && account !== null && state !== 'cancelled'
  return (
    <Section title={t('payment')} name="payment">
      <Facts
        facts={[
          toFact(t('paymentWay'), name),
          // Nobody pays what is cancelled.
          isPaid || state !== 'cancelled'
            ? {
                term: t('paymentState'),
                value: <PaidState isPaid={isPaid} isOnDelivery={isOnDelivery} state={state} />,
              }
            : null,
          toFact(t('paidAt'), paidAt && showMoment(paidAt)),
        ]}
      />
      {isAwaited && (
        <>
          <Transfer payment={payment} total={total} />
          <p className="ostrov-muted">{t('transfer')}</p>
        </>
      )}
    </Section>
  )
}

export const Customer = ({ order: { customer } }: Part): ReactNode => (
  <Section title={t('customer')} name="customer">
    <Facts
      facts={[
        toFact(t('name'), customer.name),
        toFact(t('company'), customer.company),
        toFact(t('tin'), customer.tin),
        toFact(t('vatn'), customer.vatn),
      ]}
    />
  </Section>
)
