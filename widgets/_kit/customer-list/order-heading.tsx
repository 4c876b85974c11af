import type { ReactNode } from 'react'
import { keepUnits } from '#core/intl/keep-units.ts'
import { showDate } from '#core/intl/show-date.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'

interface Row {
  created_at: string
  names: readonly string[]
  item_count: number
  url: string | null
}

/** An order in a list: its number, which leads to it, its day, and what to know it by. */
export const OrderHeading = ({
  row: { created_at: createdAt, names, item_count: count, url },
  label,
  more,
}: {
  row: Row
  label: string
  /** Says how many pieces there are beside those that are named. */
  more: (count: number) => string
}): ReactNode => (
  <div className="ostrov-customer-name">
    <h3>
      <a key={label} href={url !== null && isSafeLink(url) ? url : undefined}>
        {label}
      </a>
    </h3>
    <KeyedText as="p" className="ostrov-muted" value={showDate(createdAt)} />
    <KeyedText
      as="p"
      value={[names.map(keepUnits).join(', '), count > names.length && more(count - names.length)]
        .filter(Boolean)
        .join(' ')}
    />
  </div>
)
