import type { ReactNode } from 'react'
import type { FrameLinks } from '#kit/form/field-frame.tsx'
import { t } from './messages.ts'

export type SelectOption = readonly [value: string, label: string]

/** The default at its place among the others, empty as a value that is not set; null where it is none of them. */
export const markDefault = (options: readonly SelectOption[], own: string): SelectOption[] | null =>
  options.some(([value]) => value === own)
    ? options.map(([value, label]) =>
        value === own ? ['', t('defaultChoice', { value: label })] : [value, label],
      )
    : null

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
  options: readonly SelectOption[]
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
