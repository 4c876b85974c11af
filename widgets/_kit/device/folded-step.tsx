import type { ReactNode } from 'react'
import { keepUnits } from '#core/intl/keep-units.ts'
import { words } from '#core/intl/words.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'

/** A question that is answered: a line that says how, and opens it again. */
export function FoldedStep({
  name,
  value,
  onChange,
}: {
  name: string
  value: string
  onChange: () => void
}): ReactNode {
  const change = words('change')
  return (
    <button
      type="button"
      className="ostrov-folded"
      aria-label={`${name}: ${value}, ${change.toLowerCase()}`}
      onClick={onChange}
    >
      <KeyedText className="ostrov-muted" value={name} />
      <KeyedText as="strong" value={keepUnits(value)} />
      <span className="ostrov-folded-change">{change}</span>
    </button>
  )
}

/** How far one has come: which of the questions this is. */
export function Progress({ text, at, count }: { text: string; at: number; count: number }): ReactNode {
  return (
    <p className="ostrov-progress ostrov-muted">
      <KeyedText value={text} />
      {Array.from({ length: count }, (_, i) => (
        <i key={String(i)} data-done={i < at || undefined} />
      ))}
    </p>
  )
}
