import type { ReactNode } from 'react'
import type { OrderRow } from '#core/api/orders/orders.ts'
import { showPrice } from '#core/intl/format-money.ts'
import type { Island } from '#core/widget.ts'
import { CustomerList } from '#kit/customer-list/customer-list.tsx'
import { OrderHeading } from '#kit/customer-list/order-heading.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { OrderState, PaidState } from '#kit/order/order-state.tsx'
import { t } from './messages.ts'
import { createOrdersOverview } from './model.ts'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

/** The orders of whoever is signed in, each with the way to it. */
export const View = ({ params: { goodsUrl } }: OwnIsland): ReactNode => (
  <CustomerList<OrderRow>
    create={createOrdersOverview}
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
          <OrderState state={row.state} kind={row.delivery_kind} />
        </div>
        <p className="ostrov-customer-sum">
          <PaidState isPaid={row.is_paid} isOnDelivery={row.is_on_delivery} state={row.state} />
          <KeyedText as="strong" value={showPrice(row.total)} />
        </p>
      </>
    )}
  </CustomerList>
)
