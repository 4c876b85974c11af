import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { DescribedValue } from '#core/params/described-value.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FieldError, OptionalMark } from '#kit/form/field-frame.tsx'
import { describeFault, describeLimits } from './describe-fault.ts'
import { isEmptyDefault } from './draft.ts'
import type { FieldSetting } from './field-setting.ts'
import { listItems, moveItem } from './list-items.ts'
import { ListRow } from './list-row.tsx'
import { ResetButton } from './reset-button.tsx'

const ANY_TEXT: DescribedValue = { kind: 'text', isRequired: true }

/** Several values of one kind: each in its row, put in order by buttons. */
export function ListField(field: FieldSetting): ReactNode {
  const { id, description, value, fault, onChange, onSettle, t } = field
  const { label, help, item = ANY_TEXT, max = 100 } = description
  const place = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string | null>(null)
  const items = listItems(value, description)
  const change = (next: readonly string[], focus: string): void => {
    wanted.current = focus
    onSettle()
    onChange(isEmptyDefault(next, description) ? undefined : next)
  }
  useLayoutEffect(() => {
    // Who added an item goes on in it, who moved one goes with it, who took one away is at the one in its place.
    if (wanted.current === null) return
    const found = place.current?.querySelector<HTMLElement>(wanted.current) ?? place.current
    found?.focus()
    wanted.current = null
  })
  const limits = describeLimits(description, t)
  const error = describeFault(fault, description, t)
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      id={id}
      className="ostrov-field"
      aria-describedby={[help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend>
        {label}
        <OptionalMark />
      </legend>
      {(help || limits) && (
        <p id={`${id}-hint`} className="ostrov-muted">
          {[help, limits].filter(Boolean).join(' ')}
        </p>
      )}
      <ol className="ostrov-editor-items">
        {items.map((text, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
            key={index}
            field={field}
            item={item}
            text={text}
            index={index}
            count={items.length}
            onText={next => onChange(items.map((other, at) => (at === index ? next : other)))}
            onMove={way => {
              const to = index + way
              change(moveItem(items, index, to), `li:nth-child(${to + 1}) [data-way="${way}"]`)
              announce(t('itemMoved', { number: to + 1 }))
            }}
            onRemove={() => {
              const next = Math.min(index + 1, items.length - 1)
              change(
                items.filter((_, at) => at !== index),
                `li:nth-child(${next}) [data-way="0"]`,
              )
              announce(t('itemRemoved'))
            }}
          />
        ))}
      </ol>
      <FieldError id={id} error={error} />
      <div className="ostrov-editor-row">
        {items.length < max && (
          <button
            type="button"
            className="ostrov-button"
            data-kind="secondary"
            onClick={() => change([...items, ''], `li:nth-child(${items.length + 1}) .ostrov-input`)}
          >
            {t('addItem')}
          </button>
        )}
        <ResetButton {...field} />
      </div>
    </fieldset>
  )
}
