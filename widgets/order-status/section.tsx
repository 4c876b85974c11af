import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'

/** A part of the order under its heading. */
export function Section({
  title,
  name,
  children,
}: {
  title: string
  name: string
  children: ReactNode
}): ReactNode {
  const id = useUniqueId()
  return (
    <section className="ostrov-order-section" data-part={name} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

export interface Fact {
  term: string
  value: ReactNode
}

/** What is known, each beside its name; what the server sends is text of any direction. */
export const Facts = ({ facts }: { facts: readonly (Fact | null)[] }): ReactNode => (
  <dl className="ostrov-order-rows">
    {facts
      .filter(fact => fact !== null)
      .map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir="auto">{typeof value === 'string' ? <KeyedText value={value} /> : value}</dd>
        </div>
      ))}
  </dl>
)

/** A fact, where there is a value for it. */
export const toFact = (term: string, value: string | null): Fact | null =>
  value === null || value === '' ? null : { term, value }
