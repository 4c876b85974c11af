import type { ReactNode } from 'react'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'

/** A group of fields under its name; what goes from it leaves the focus to its first field. */
export function Section({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  const place = useFocusInPlace<HTMLFieldSetElement>()
  return (
    <fieldset ref={place} tabIndex={-1} className="ostrov-checkout-section">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
