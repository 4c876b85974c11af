import type { ReactNode } from 'react'

/** A group of fields under its name. */
export const Section = ({ legend, children }: { legend: string; children: ReactNode }): ReactNode => (
  <fieldset className="ostrov-sell-section">
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

/** More to read for who wants to. */
export const More = ({ summary, text }: { summary: string; text: string }): ReactNode => (
  <details className="ostrov-more">
    <summary>{summary}</summary>
    <p>{text}</p>
  </details>
)
