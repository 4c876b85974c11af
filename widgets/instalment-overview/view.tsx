import type { ReactNode } from 'react'
import type { OrderInstalments } from '#core/api/orders/instalments.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showPercent } from '#core/intl/show-percent.ts'
import type { Island } from '#core/widget.ts'
import { CustomerList } from '#kit/customer-list/customer-list.tsx'
import { OrderHeading } from '#kit/customer-list/order-heading.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { StateLabel } from '#kit/order/order-state.tsx'
import { t } from './messages.ts'
import { createInstalmentOverview } from './model.ts'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

const TONES = { waiting: 'waiting', approved: 'good', cancelled: 'ended' } as const

/** What whoever is signed in pays in instalments, and how. */
export const View = ({ params: { goodsUrl } }: OwnIsland): ReactNode => (
  <CustomerList<OrderInstalments>
    create={createInstalmentOverview}
    goodsUrl={goodsUrl}
    texts={{
      heading: t('heading'),
      signedOut: t('signedOut'),
      empty: t('empty'),
      toGoods: t('toGoods'),
      failed: t('failed'),
    }}
  >
    {row => (
      <>
        <OrderHeading
          row={row}
          label={t('order', { number: row.number })}
          more={count => t('more', { count })}
        />
        <div className="ostrov-customer-side">
          <StateLabel tone={TONES[row.state]} text={t(row.state)} />
        </div>
        <Terms row={row} />
      </>
    )}
  </CustomerList>
)

/** The most that one instalment is rounded by, in minor units: a crown or a leu. */
const UNIT = 100

function Terms({ row }: { row: OrderInstalments }): ReactNode {
  const { company, month_count: months, monthly, deposit, total, annual_rate: rate } = row
  /** Deposit and all instalments come to the total: where these are equal but for a rounding, the last one is the rest. */
  const last = total - deposit - monthly * (months - 1)
  const isRounded = last !== monthly && last > 0 && Math.abs(last - monthly) < months * UNIT
  const facts: (readonly [term: string, value: string | number])[] = [
    [t('company'), company],
    [t('monthly'), showPrice(monthly)],
    [t('months'), months],
    ...(isRounded ? [[t('last'), showPrice(last)] as const] : []),
    ...(deposit > 0 ? [[t('deposit'), showPrice(deposit)] as const] : []),
    [t('total'), showPrice(total)],
    ...(rate === null ? [] : [[t('rate'), showPercent(rate)] as const]),
  ]
  return (
    <dl className="ostrov-customer-terms">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <KeyedText as="dd" value={value} />
        </div>
      ))}
    </dl>
  )
}
