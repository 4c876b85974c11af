import type { ReactNode } from 'react'
import type { FrameLinks } from '#kit/form/field-frame.tsx'

/** One of a few, as the browser lets people choose. */
export const SelectInput = ({
  links,
  value,
  options,
  isRequired,
  onBlur,
  onChange,
}: {
  links: FrameLinks & { 'aria-label'?: string | undefined }
  value: string
  options: readonly (readonly [value: string, label: string])[]
  isRequired?: boolean
  onBlur?: () => void
  onChange: (value: string) => void
}): ReactNode => (
  <select
    {...links}
    className="ostrov-input"
    value={value}
    required={isRequired}
    onBlur={onBlur}
    onChange={event => onChange(event.currentTarget.value)}
  >
    {options.map(([option, label]) => (
      <option key={option} value={option}>
        {label}
      </option>
    ))}
  </select>
)
