import type { ReactNode } from 'react'
import { KeyedText } from './keyed-text.tsx'

/** A button that stays focusable while it is busy or not available, and then answers to nothing. */
export function Button({
  kind = 'primary',
  isBusy = false,
  isUnavailable = false,
  isSubmit = false,
  label,
  title,
  onPress,
  describedBy,
}: {
  /** How loud it is: the one that goes on, those beside it, what is rarely wanted, and what deletes (`danger.css`). */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** Something it began is on its way: shown in motion. */
  isBusy?: boolean
  /** Nothing can be done with it now: a press does nothing, and the focus stays. */
  isUnavailable?: boolean
  /** It sends the form that it stands in. */
  isSubmit?: boolean
  /** What it says. */
  label: string
  /** Of a label that may be cut. */
  title?: string | undefined
  /** Called by a press, unless it is busy or unavailable. */
  onPress?: () => void
  /** The id of a text that says more of it. */
  describedBy?: string | undefined
}): ReactNode {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className="ostrov-button"
      data-kind={kind}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || isUnavailable || undefined}
      aria-describedby={describedBy}
      title={title}
      onClick={event => {
        if (isBusy || isUnavailable) event.preventDefault()
        else onPress?.()
      }}
    >
      <KeyedText value={label} />
    </button>
  )
}
