import type { ReactNode } from 'react'
import type { PackedItem, PackedOrder } from '#core/api/picking/packing.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { writeKilograms, writeSize } from '#kit/scanner/write-measures.ts'
import { t } from './messages.ts'

/** What is in the order and what of it is packed, and the parcel as it was measured. */
export function PackedItems({ order }: { order: PackedOrder }): ReactNode {
  const id = useUniqueId()
  const { size, weight, label, delivery_name: delivery } = order
  const facts = [
    [t('delivery'), delivery],
    [t('size'), size ? writeSize(size) : t('notYet')],
    [t('weight'), weight === null ? t('notYet') : writeKilograms(weight)],
    ...(label ? [[t('label'), label] as const] : []),
  ] as const
  return (
    <div className="ostrov-packing-content">
      <section aria-labelledby={`${id}-items`}>
        <h3 id={`${id}-items`}>{t('items')}</h3>
        <ul className="ostrov-packing-items">
          {order.items.map(item => (
            <Item
              key={item.id}
              item={item}
              isExpected={item.id === order.expected_item}
              isOwed={order.owed_items.includes(item.id)}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-parcel`}>
        <h3 id={`${id}-parcel`}>{t('parcel')}</h3>
        <dl className="ostrov-packing-parcel">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <KeyedText as="dd" value={value} />
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Item({
  item,
  isExpected,
  isOwed,
}: {
  item: PackedItem
  isExpected: boolean
  isOwed: boolean
}): ReactNode {
  const { name, barcode, quantity, scanned, has_serials: hasSerials } = item
  const isPacked = scanned.length >= quantity
  return (
    <li data-packed={isPacked || undefined} data-expected={isExpected || undefined}>
      <span className="ostrov-packing-name" dir="auto">
        {name}
        <code className="ostrov-muted" dir="ltr">
          {barcode}
        </code>
      </span>
      <span className="ostrov-packing-count">
        <KeyedText as="strong" value={t('count', { scanned: scanned.length, quantity })} />
        {isPacked && <KeyedText value={t('packed')} />}
        {isOwed && (
          <span className="ostrov-packing-owed">
            <KeyedText value={t('owed')} />
          </span>
        )}
      </span>
      {hasSerials && scanned.length > 0 && (
        <span className="ostrov-packing-serials">
          {scanned.map(serial => (
            <code key={serial} dir="ltr">
              {serial}
            </code>
          ))}
        </span>
      )}
    </li>
  )
}
