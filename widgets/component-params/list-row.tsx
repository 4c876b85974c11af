import type { ReactNode } from 'react'
import type { DescribedValue } from '#core/params/described-value.ts'
import { FieldError } from '#kit/form/field-frame.tsx'
import { describeFault } from './describe-fault.ts'
import { tField } from './field-messages.ts'
import type { FieldSetting } from './field-setting.ts'
import { isPicture, Picture } from './picture.tsx'
import { ValueInput } from './value-input.tsx'

interface ListRowOptions {
  field: FieldSetting
  item: DescribedValue
  text: string
  index: number
  count: number
  onText: (text: string) => void
  onMove: (way: -1 | 1) => void
  onRemove: () => void
}

/** One item of a list, with the buttons that put it in order. */
export function ListRow(options: ListRowOptions): ReactNode {
  const { field, item, text, index, onText } = options
  const { id, description, listItemFault, onSettle } = field
  const rowId = `${id}-${index}`
  const error = describeFault(listItemFault(index), item)
  return (
    <li>
      <ValueInput
        links={{
          id: rowId,
          'aria-describedby': error ? `${rowId}-error` : undefined,
          'aria-invalid': error ? true : undefined,
        }}
        label={tField('item', { label: description.label, number: index + 1 })}
        description={item}
        text={text}
        placeholder=""
        onChange={onText}
        onSettle={onSettle}
      />
      <RowButtons {...options} />
      {item.kind === 'image' && !error && isPicture(text) && <Picture address={text} />}
      {error && <FieldError id={rowId} error={error} />}
    </li>
  )
}

function RowButtons({ index, count, onMove, onRemove }: ListRowOptions): ReactNode {
  const number = index + 1
  return (
    <>
      <RowButton
        label={tField('itemUp', { number })}
        sign="↑"
        way={-1}
        isOff={index === 0}
        onPress={() => onMove(-1)}
      />
      <RowButton
        label={tField('itemDown', { number })}
        sign="↓"
        way={1}
        isOff={number === count}
        onPress={() => onMove(1)}
      />
      <RowButton label={tField('removeItem', { number })} sign="×" way={0} onPress={onRemove} />
    </>
  )
}

const RowButton = ({
  label,
  sign,
  isOff = false,
  way,
  onPress,
}: {
  label: string
  sign: string
  isOff?: boolean
  /** Where it sends the item; 0 takes it away. */
  way: -1 | 0 | 1
  onPress: () => void
}): ReactNode => (
  <button
    type="button"
    className="ostrov-icon-button"
    aria-disabled={isOff || undefined}
    data-way={way}
    onClick={() => isOff || onPress()}
  >
    <span aria-hidden="true">{sign}</span>
    <span className="ostrov-hidden">{label}</span>
  </button>
)
