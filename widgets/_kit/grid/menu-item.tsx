import type { ReactNode } from 'react'

/** One thing that a menu does; `isChecked` where it stands for a state. */
export function MenuItem({
  label,
  isChecked,
  onPress,
}: {
  label: string
  isChecked?: boolean
  onPress: () => void
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only what stands for a state has one
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      className="ostrov-grid-item"
      onClick={onPress}
    >
      {label}
    </button>
  )
}
