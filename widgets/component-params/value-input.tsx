import type { ReactNode } from 'react'
import type { DescribedValue } from '#core/params/described-value.ts'
import type { FrameLinks } from '#kit/form/field-frame.tsx'
import type { T } from './island.ts'

/** Longer texts than this are written in several lines. */
const ONE_LINE = 200

/** What one value is typed in or chosen from, by its kind. */
export function ValueInput({
  links,
  label,
  description: { kind, max, choices = [], isRequired },
  text,
  placeholder,
  onChange,
  onSettle,
  t,
}: {
  links: FrameLinks
  /** The accessible name, where no label stands beside it. */
  label?: string
  description: DescribedValue
  text: string
  /** The default, which holds as long as nothing is typed. */
  placeholder: string
  onChange: (text: string) => void
  onSettle: () => void
  t: T
}): ReactNode {
  const shared = { ...links, 'aria-label': label, className: 'ostrov-input', value: text, onBlur: onSettle }
  if (kind === 'choice' || kind === 'flag') {
    const options = kind === 'flag' ? ['true', 'false'] : choices
    const isOffered = text === '' || options.includes(text)
    return (
      <select {...shared} required={isRequired} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{placeholder ? t('default', { value: placeholder }) : t('chooseValue')}</option>
        {options.map(option => (
          <option key={option} value={option}>
            {kind === 'flag' ? t(option === 'true' ? 'on' : 'off') : option}
          </option>
        ))}
        {/* What was saved once and is offered no more; it stays until another is chosen. */}
        {!isOffered && <option value={text}>{text}</option>}
      </select>
    )
  }
  const typed = {
    ...shared,
    autoComplete: 'off',
    required: isRequired,
    placeholder: placeholder ? t('default', { value: placeholder }) : undefined,
  }
  if (kind === 'text' && (max ?? 0) > ONE_LINE && label === undefined)
    return <textarea {...typed} rows={3} onChange={event => onChange(event.currentTarget.value)} />
  return (
    <input
      {...typed}
      type="text"
      inputMode={kind === 'integer' ? 'numeric' : kind === 'money' ? 'decimal' : undefined}
      spellCheck={kind === 'text'}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
