import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Operation } from '#core/api/service/service.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { toSafePath } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { describeDuration } from './describe-duration.ts'
import { t } from './messages.ts'
import type { ServiceModel } from './model.ts'

interface List {
  model: ServiceModel
  /** How many stand there before the list is expanded. */
  limit: number
}

/** The operations with a button that shows the rest of them; it leads to the first that is new. */
export function OperationList({ model, limit }: List): ReactNode {
  useSignals()
  const id = useUniqueId()
  const isExpanded = model.isExpanded.value
  const { list, toggle, wish } = useFirstNew(isExpanded, limit)
  const count = model.count.value
  const operations = model.visible.value ?? []
  return (
    <>
      <ul ref={list} id={id}>
        {operations.map((operation, place) => (
          <OperationRow key={operation.value} operation={operation} isGoal={place === limit} />
        ))}
      </ul>
      {count > limit && (
        <button
          ref={toggle}
          type="button"
          className="ostrov-button"
          data-kind="secondary"
          aria-controls={id}
          onClick={() => {
            wish(!isExpanded)
            model.toggle()
          }}
        >
          <KeyedText value={isExpanded ? t('showFewer') : t('showAll', { count })} />
        </button>
      )}
    </>
  )
}

/** Once the list is as its button was pressed for, the first new row has the focus, or the button is in sight. */
function useFirstNew(isExpanded: boolean, limit: number) {
  const list = useRef<HTMLUListElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const wished = useRef<boolean | null>(null)

  useEffect(() => {
    if (wished.current !== isExpanded) return
    wished.current = null
    const added = list.current?.children[limit]
    if (isExpanded && added instanceof HTMLElement) added.focus({ preventScroll: true })
    else toggle.current?.scrollIntoView({ block: 'nearest' })
  }, [isExpanded, limit])

  const wish = (isWished: boolean): void => {
    wished.current = isWished
  }
  return { list, toggle, wish }
}

function OperationRow({
  operation,
  isGoal,
}: {
  operation: Operation
  /** Takes the focus when the list grows by it. */
  isGoal: boolean
}): ReactNode {
  const { label, description, url } = operation
  const order = toSafePath(url)
  return (
    <li className="ostrov-operation" tabIndex={isGoal ? -1 : undefined}>
      <div className="ostrov-operation-what">
        <KeyedText as="strong" value={label} />
        {description && (
          <p className="ostrov-muted">
            <KeyedText value={description} />
          </p>
        )}
        <Circumstances operation={operation} />
      </div>
      <KeyedText as="p" className="ostrov-operation-price" value={describePrice(operation)} />
      {order && (
        <a className="ostrov-button" data-kind="secondary" href={order}>
          {t('order')} <KeyedText className="ostrov-hidden" value={label} />
        </a>
      )}
    </li>
  )
}

/** How long it takes, and where the part is. */
function Circumstances({ operation }: { operation: Operation }): ReactNode {
  const { is_same_day: isSameDay, store_availability: stores } = operation
  const duration = describeDuration(operation.duration)
  const part = stores === null ? null : stores === 0 ? t('partOrdered') : t('partReady', { count: stores })
  if (!isSameDay && !duration && !part) return null
  return (
    <p className="ostrov-operation-facts">
      {isSameDay && <Fact className="ostrov-operation-badge" text={t('sameDay')} />}
      {duration && <Fact text={t(duration.unit, { count: duration.count })} />}
      {part && <Fact text={part} />}
    </p>
  )
}

/** Facts stand apart for the eye; for the ear each ends with a full stop. */
const Fact = ({ text, className = '' }: { text: string; className?: string }): ReactNode => (
  <span className={className}>
    <KeyedText value={text} />
    <span className="ostrov-hidden">. </span>
  </span>
)

function describePrice({ price_from: price }: Operation): string {
  if (price === null) return t('priceLater')
  return price === 0 ? t('free') : t('priceFrom', { price: showPrice(price) })
}
