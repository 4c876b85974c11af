import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { OrderDelivery } from '#core/api/picking/deliveries.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { OrderState } from '#kit/order/order-state.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { PickingStateLabel } from '#kit/scanner/picking-state.tsx'
import { writeKilograms, writeSize } from '#kit/scanner/write-measures.ts'
import { linkToStaffPage } from '#kit/staff/staff-link.ts'
import { t } from './messages.ts'
import type { DeliveryModel } from './model.ts'
import { tell } from './tell.ts'

/** Which order it is and how far. */
export const DeliveryHead = ({ order }: { order: OrderDelivery }): ReactNode => (
  <header className="ostrov-delivery-head">
    <KeyedText as="h2" value={t('order', { number: order.number })} />
    <OrderState state={order.order_state} />
    <PickingStateLabel state={order.picking_state} />
  </header>
)

/** Whose order it is and where it goes, and what can be done with all of it. */
export function DeliveryFacts({ model, order }: { model: DeliveryModel; order: OrderDelivery }): ReactNode {
  const { parcel } = order
  const facts = [
    [t('ordered'), showMoment(order.created_at)],
    [t('customer'), order.customer],
    [t('delivery'), order.delivery_name],
    ...(order.payment_name ? [[t('payment'), order.payment_name] as const] : []),
    [t('address'), order.address.join(', ')],
    [t('crate'), order.crate?.name ?? t('noCrate')],
    ...(parcel ? [[t('parcel'), writeParcel(parcel)] as const] : []),
    ...(parcel?.label ? [[t('label'), parcel.label] as const] : []),
  ] as const
  return (
    <section className="ostrov-delivery-facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <KeyedText as="dd" value={value} />
          </div>
        ))}
      </dl>
      <Lock model={model} order={order} />
    </section>
  )
}

/** Why it can't be handed over yet. */
const tellMissing = (order: OrderDelivery): string =>
  tell(order, order.picking_state === 'picked' ? 'notPacked' : 'notPicked')

const writeParcel = (parcel: NonNullable<OrderDelivery['parcel']>): string =>
  `${writeSize(parcel)}, ${writeKilograms(parcel.weight)}`

function Lock({ model, order }: { model: DeliveryModel; order: OrderDelivery }): ReactNode {
  useSignals()
  const { locked_by: name, is_locked_by_me: isMine } = order
  const mail = order.can_mail ? linkToStaffPage('custom-order-email', order.id) : null
  const isBusy = model.isSending.value || model.isHeld.value
  const id = useUniqueId()
  const reason = order.can_hand_over || !order.can_pick ? null : tellMissing(order)
  return (
    <div className="ostrov-delivery-actions">
      {name && <KeyedText value={isMine ? t('mine') : t('locked', { name })} />}
      {order.can_pick && (
        <Button
          kind="secondary"
          isUnavailable={isBusy}
          label={t(isMine ? 'release' : 'take')}
          onPress={() => void model.run({ kind: 'lock', action: isMine ? 'release' : 'take' })}
        />
      )}
      {mail && (
        <a className="ostrov-button" data-kind="secondary" href={mail}>
          {t('mail')}
        </a>
      )}
      {/* Of one that is over its head says so, and nothing is left to do. */}
      {(order.can_pick || order.can_hand_over) && (
        <Button
          isUnavailable={!order.can_hand_over || isBusy}
          label={tell(order, 'handOver')}
          describedBy={reason ? id : undefined}
          onPress={() => void model.run({ kind: 'hand-over' })}
        />
      )}
      {reason && (
        <span id={id} className="ostrov-muted">
          <KeyedText value={reason} />
        </span>
      )}
    </div>
  )
}
