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
  kind?: 'primary' | 'secondary' | 'quiet'
  /** Something it began is on its way: shown in motion. */
  isBusy?: boolean
  isUnavailable?: boolean
  isSubmit?: boolean
  label: string
  /** Of a label that may be cut. */
  title?: string | undefined
  onPress?: () => void
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
