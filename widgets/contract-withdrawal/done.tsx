import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { getServerNow } from '#core/page.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import type { Outcome } from './form-model.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'
import { Recap } from './recap.tsx'
import { sayReturnDay } from './say-return-day.ts'

/** What was received, under which number, and what comes next. */
export function Done({
  outcome: { number, email, returned, refund },
  order,
  params: { returnAddress, orderUrl },
}: {
  outcome: Outcome
  /** The id of the order. */
  order: string
  params: ParamValues<typeof params>
}): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="ostrov-withdrawal-done">
      <Note kind="success">
        <KeyedText as="strong" value={t('done', { number })} />
        <Recap returned={returned} />
        {refund !== null && (
          <KeyedText
            as="p"
            value={t('refund', { sum: showPrice(refund), day: sayReturnDay(getServerNow()) ?? '' })}
          />
        )}
        <KeyedText as="p" value={t('doneMore', { email })} />
        {returnAddress && <KeyedText as="p" value={t('sendTo', { address: returnAddress })} />}
        {isSafeLink(orderUrl) && (
          <a
            className="ostrov-button"
            data-kind="secondary"
            href={`${orderUrl}${encodeURIComponent(order)}/`}
          >
            {t('toOrder')}
          </a>
        )}
      </Note>
    </div>
  )
}
