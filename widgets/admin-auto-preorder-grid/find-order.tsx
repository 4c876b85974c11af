import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Preorder } from '#core/api/preorders/orders.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { nameState } from './columns.ts'
import { describeOutcome, describeScore, describeStock } from './describe-why.ts'
import { t } from './messages.ts'
import type { AutoPreorders } from './preorders-model.ts'

/** The pre-orders of one order, wherever they stand, each with its reasons; its field stands beside the title of what is below. */
export function FindOrder({ model, children }: { model: AutoPreorders; children: ReactNode }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const place = useRef<HTMLDivElement>(null)
  const { found, number, typed, isLed } = model
  const isBusy = found.isPending.value
  const failure = number.value ? found.failure.value : null
  const rows = number.value ? found.data.value?.result : undefined
  const isUnknown = failure?.failure.kind === 'not-found'
  useEffect(() => {
    if (!isLed.peek() || isBusy || !(rows || failure)) return
    isLed.value = false
    place.current?.focus()
  }, [isLed, isBusy, rows, failure])
  return (
    <div ref={place} tabIndex={-1} className="ostrov-preorder-find">
      {children}
      <form
        onSubmit={event => {
          event.preventDefault()
          model.find(typed.peek())
        }}
      >
        <div className="ostrov-field">
          <label htmlFor={id}>{t('findLabel')}</label>
          <input
            id={id}
            className="ostrov-input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={typed.value}
            onChange={event => {
              typed.value = event.currentTarget.value
            }}
          />
        </div>
        <Button isSubmit kind="secondary" isBusy={isBusy} label={t('find')} />
        <div role="status">
          {isUnknown && <KeyedText as="p" value={t('findNothing', { number: number.value })} />}
        </div>
      </form>
      {failure && !isUnknown && (
        <FailureNote
          failure={failure}
          lead={t('findFailed')}
          isBusy={isBusy}
          onRetry={() => model.find(number.peek())}
        />
      )}
      {rows && (
        <ul>
          {rows.map(row => (
            <li key={row.id}>
              <Found row={row} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Found = ({ row }: { row: Preorder }): ReactNode => (
  <>
    <KeyedText as="strong" value={`${row.order_number}, ${row.product.name}: ${nameState(row.state)}`} />
    <KeyedText as="p" value={row.stock ? describeStock(row) : describeOutcome(row)} />
    <KeyedText as="p" className="ostrov-muted" value={describeScore(row)} />
  </>
)
