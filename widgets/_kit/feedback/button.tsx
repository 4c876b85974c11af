import type { ReactNode } from 'react'
import { Live } from './keyed-text.tsx'

/** A button that stays focusable while busy, and then answers to nothing. */
export function Button({
  kind = 'primary',
  isBusy = false,
  isSubmit = false,
  label,
  onPress,
  describedBy,
}: {
  kind?: 'primary' | 'secondary' | 'quiet'
  isBusy?: boolean
  isSubmit?: boolean
  label: string
  onPress?: () => void
  describedBy?: string | undefined
}): ReactNode {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className="ostrov-button"
      data-kind={kind}
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={event => {
        if (isBusy) event.preventDefault()
        else onPress?.()
      }}
    >
      <Live value={label} />
    </button>
  )
}
