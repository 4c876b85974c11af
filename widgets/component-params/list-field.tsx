import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { DescribedValue } from '#core/params/described-value.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FieldError, OptionalMark } from '#kit/form/field-frame.tsx'
import { describeFault, describeLimits } from './describe-fault.ts'
import { isEmptyDefault } from './draft.ts'
import { tField } from './field-messages.ts'
import type { FieldSetting } from './field-setting.ts'
import { listItems, moveItem } from './list-items.ts'
import { ListRow } from './list-row.tsx'
import { ResetButton } from './reset-button.tsx'

const ANY_TEXT: DescribedValue = { kind: 'text', isRequired: true }

/** Several values of one kind: each in its row, put in order by buttons. */
export function ListField(field: FieldSetting): ReactNode {
  const { id, description, fault } = field
  const { label, help, max = 100 } = description
  const place = useRef<HTMLFieldSetElement>(null)
  const { items, change } = useItems(field, place)
  const hint = [help, describeLimits(description)].filter(Boolean).join(' ')
  const error = describeFault(fault, description)
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      id={id}
      className="ostrov-field"
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend>
        {label}
        <OptionalMark />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="ostrov-muted">
          {hint}
        </p>
      )}
      <Rows field={field} items={items} onChange={change} />
      <FieldError id={id} error={error} />
      <div className="ostrov-editor-row">
        {items.length < max && (
          <Button
            kind="secondary"
            label={tField('addItem')}
            onPress={() => change([...items, ''], `li:nth-child(${items.length + 1}) .ostrov-input`)}
          />
        )}
        <ResetButton {...field} />
      </div>
    </fieldset>
  )
}

/** The items, and how they become others: who added one goes on in it, who moved one goes with it. */
function useItems(
  { description, value, onChange, onSettle }: FieldSetting,
  place: RefObject<HTMLElement | null>,
) {
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const found = place.current?.querySelector<HTMLElement>(wanted.current) ?? place.current
    found?.focus()
    wanted.current = null
  })
  return {
    items: listItems(value, description),
    change(next: readonly string[], focus: string): void {
      wanted.current = focus
      onSettle()
      onChange(isEmptyDefault(next, description) ? undefined : next)
    },
  }
}

function Rows({
  field,
  items,
  onChange,
}: {
  field: FieldSetting
  items: readonly string[]
  /** Told of other items, and what takes the focus then. */
  onChange: (items: readonly string[], focus: string) => void
}): ReactNode {
  return (
    <ol className="ostrov-editor-items">
      {items.map((text, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
          key={index}
          field={field}
          item={field.description.item ?? ANY_TEXT}
          text={text}
          index={index}
          count={items.length}
          onText={next => field.onChange(items.map((other, at) => (at === index ? next : other)))}
          onMove={way => {
            const to = index + way
            onChange(moveItem(items, index, to), `li:nth-child(${to + 1}) [data-way="${way}"]`)
            announce(tField('itemMoved', { number: to + 1 }))
          }}
          onRemove={() => {
            const rest = items.filter((_, at) => at !== index)
            onChange(rest, `li:nth-child(${Math.min(index + 1, rest.length)}) [data-way="0"]`)
            announce(tField('itemRemoved'))
          }}
        />
      ))}
    </ol>
  )
}
