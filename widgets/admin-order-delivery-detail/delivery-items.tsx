import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { DeliveryItem, OrderDelivery } from '#core/api/picking/deliveries.ts'
import { PICKING_STATES, type PickingState } from '#core/api/picking/picking-state.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { PickingStateLabel, tPicking } from '#kit/scanner/picking-state.tsx'
import { t } from './messages.ts'
import type { DeliveryModel } from './model.ts'
import { ProductSearch } from './product-search.tsx'

/** States of an order that may grow; where it may not, it is paid or in instalments. */
const GROWING: readonly string[] = ['new', 'waiting-for-payment', 'in-progress']

/** What was ordered, item by item, and what takes the place of what can't be had. */
export function DeliveryItems({ model, order }: { model: DeliveryModel; order: OrderDelivery }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const place = useFocusInPlace<HTMLElement>({ isShown: true })
  /** The item that is replaced; empty for one that is added. */
  const [searched, setSearched] = useState<string | null>(null)
  const choose = (product: string): void => {
    const change = searched
      ? ({ kind: 'replace', item: searched, product } as const)
      : ({ kind: 'add', product } as const)
    void model.run(change).then(isDone => isDone && setSearched(null))
  }
  return (
    <section ref={place} tabIndex={-1} className="ostrov-delivery-items" aria-labelledby={id}>
      <h3 id={id}>{t('items')}</h3>
      <ul>
        {order.items.map(item => (
          <Item
            key={item.id}
            item={item}
            canPick={order.can_pick}
            model={model}
            onReplace={() => setSearched(item.id)}
          />
        ))}
      </ul>
      {order.can_add_product ? (
        <Button kind="secondary" label={t('add')} onPress={() => setSearched('')} />
      ) : (
        <p className="ostrov-muted">{t(GROWING.includes(order.order_state) ? 'notAddedPaid' : 'notAdded')}</p>
      )}
      {searched !== null && (
        <ProductSearch
          title={
            searched
              ? t('replaceOf', { name: order.items.find(item => item.id === searched)?.name ?? '' })
              : t('add')
          }
          besides={order.items.find(item => item.id === searched)?.code}
          isUnavailable={model.isSending.value || model.isHeld.value}
          onChoose={choose}
          onClose={() => setSearched(null)}
        />
      )}
    </section>
  )
}

function Item({
  item,
  canPick,
  model,
  onReplace,
}: {
  item: DeliveryItem
  canPick: boolean
  model: DeliveryModel
  onReplace: () => void
}): ReactNode {
  useSignals()
  const { name, barcode, quantity, picked, picking_state: state } = item
  // A server that does not tell is asked, and refuses what can't be.
  const ways = item.next_states ?? PICKING_STATES
  const isBusy = model.isSending.value
  return (
    <li data-picked={state === 'picked' || undefined}>
      <span className="ostrov-delivery-name" dir="auto">
        {name}
        <code className="ostrov-muted" dir="ltr">
          {barcode}
        </code>
      </span>
      <KeyedText className="ostrov-delivery-count" value={t('picked', { picked, quantity })} />
      {canPick ? (
        <select
          key={state}
          className="ostrov-input"
          aria-label={t('state', { name })}
          autoComplete="off"
          disabled={isBusy}
          value={state}
          onChange={event =>
            void model.run({
              kind: 'item',
              item: item.id,
              state: event.currentTarget.value as PickingState,
            })
          }
        >
          {PICKING_STATES.filter(one => one === state || ways.includes(one)).map(one => (
            <option key={one} value={one}>
              {tPicking(one)}
            </option>
          ))}
        </select>
      ) : (
        <PickingStateLabel state={state} />
      )}
      {canPick && item.can_replace && (
        <button
          type="button"
          className="ostrov-button"
          data-kind="quiet"
          aria-label={t('replaceOf', { name })}
          onClick={onReplace}
        >
          {t('replace')}
        </button>
      )}
    </li>
  )
}
