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
  /** How loud it is: `primary` for the one way on, `secondary` beside it, `quiet` for what is rarely wanted, `danger` for what deletes (needs `danger.css`). */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** What it began is on its way: it is shown in motion, keeps the focus and ignores presses. */
  isBusy?: boolean
  /** It can’t be used now: it keeps the focus and ignores presses; say why in a text and name it by `describedBy`. */
  isUnavailable?: boolean
  /** Sends the form that it stands in, also by Enter in a field; otherwise it only calls `onPress`. */
  isSubmit?: boolean
  /** Its text and its accessible name: the action with its object, such as “Add to cart”. */
  label: string
  /** The whole label as a tooltip, where its place may cut it short. */
  title?: string | undefined
  /** Called by a press, unless it is busy or unavailable. */
  onPress?: () => void
  /** The id of a text on the page that screen readers read after the label, such as why it can’t be used. */
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
