import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showDate } from '#core/intl/show-date.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** The invoice, and what came after it. */
export function Documents({ order }: { order: Order }): ReactNode {
  const {
    invoice,
    credit_note: creditNote,
    withdrawals,
    can_withdraw: canWithdraw,
    withdrawal_url: url,
    withdraw_until: until,
    state,
  } = order
  // None will come for what was called off.
  const hasInvoice = invoice.document !== null || state !== 'cancelled'
  if (!hasInvoice && !creditNote && !withdrawals?.length) return null
  return (
    <Section title={t('documents')} name="documents">
      <ul className="ostrov-order-documents">
        {hasInvoice && (
          <li>
            {/* The link says by itself that the invoice is there. */}
            {invoice.document ? (
              <DocumentLink
                label={t('invoice', { number: invoice.document.number })}
                url={invoice.document.url}
              />
            ) : (
              <KeyedText value={t(`invoice.${invoice.state}`)} />
            )}
          </li>
        )}
        {withdrawals?.map(({ number, created_at: at, refund }) => (
          <li key={number}>
            <KeyedText value={t('withdrawn', { number, date: showDate(at) })} />
            {refund !== null && <KeyedText as="p" value={t('refund', { sum: showPrice(refund) })} />}
          </li>
        ))}
        {creditNote && (
          <li>
            <DocumentLink label={t('creditNote', { number: creditNote.number })} url={creditNote.url} />
          </li>
        )}
      </ul>
      {withdrawals && withdrawals.length > 0 && url !== null && isSafeLink(url) && (
        <p>
          <a href={url}>{t('sendGoods')}</a>
        </p>
      )}
      {canWithdraw && until !== null && (
        <KeyedText as="p" className="ostrov-muted" value={t('withdrawUntil', { date: showDate(until) })} />
      )}
    </Section>
  )
}

const DocumentLink = ({ label, url }: { label: string; url: string }): ReactNode =>
  isSafeLink(url) ? (
    <a key={label} href={url}>
      {label}
    </a>
  ) : (
    <KeyedText value={label} />
  )
