import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode, Ref } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { Stepper } from '#kit/stepper/stepper.tsx'
import type { ItemChoice } from './item-choice.ts'
import { t } from './messages.ts'

/** Each item of the order that may be returned, and how many of it. */
export function ItemFields({
  choice,
  place,
}: {
  choice: ItemChoice
  place: Ref<HTMLFieldSetElement>
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const isAsked = choice.isAsked.value
  return (
    <fieldset ref={place} aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{t('items')}</legend>
      <p id={`${id}-hint`} className="ostrov-muted">
        {t('itemsHint')}
      </p>
      <ul className="ostrov-withdrawal-items">
        {choice.items.value.map(item => (
          <ItemField key={item.id} choice={choice} item={item} />
        ))}
      </ul>
      <div id={`${id}-error`} className="ostrov-field-error" role={isAsked ? 'alert' : undefined}>
        {isAsked && <KeyedText value={t('chooseItem')} />}
      </div>
    </fieldset>
  )
}

function ItemField({
  choice,
  item,
}: {
  choice: ItemChoice
  item: ItemChoice['items']['value'][number]
}): ReactNode {
  useSignals()
  const { id, returnable, unit_price: price } = item
  const name = keepUnits(item.name)
  const quantity = choice.quantityOf(id)
  const most = returnable ?? 0
  return (
    <li>
      <label className="ostrov-checkbox">
        <input
          type="checkbox"
          checked={quantity > 0}
          onChange={({ currentTarget }) => choice.toggle(item, currentTarget.checked)}
        />
        <span>
          <KeyedText as="strong" value={name} />
          <KeyedText
            as="p"
            className="ostrov-muted"
            value={t('left', { count: most, price: showPrice(price) })}
          />
        </span>
      </label>
      {quantity > 0 && most > 1 && (
        <Stepper
          value={quantity}
          most={most}
          texts={{ label: t('quantity', { name }), fewer: t('fewer', { name }), more: t('more', { name }) }}
          onChange={wanted => choice.set(id, wanted)}
        />
      )}
    </li>
  )
}
