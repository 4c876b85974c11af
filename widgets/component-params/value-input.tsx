import type { ReactNode } from 'react'
import type { DescribedValue } from '#core/params/described-value.ts'
import type { FrameLinks } from '#kit/form/field-frame.tsx'
import { t } from './messages.ts'
import { markDefault, SelectInput } from './select-input.tsx'

/** Longer texts than this are written in several lines. */
const ONE_LINE = 200

const INPUT_MODES: Partial<Record<DescribedValue['kind'], 'numeric' | 'decimal' | 'url'>> = {
  integer: 'numeric',
  money: 'decimal',
  link: 'url',
}

interface ValueInputOptions {
  links: FrameLinks
  /** The accessible name, where no label stands beside it. */
  label?: string
  description: DescribedValue & { words?: Readonly<Record<string, string>> | undefined }
  text: string
  /** The default, which holds as long as nothing is typed. */
  placeholder: string
  onChange: (text: string) => void
  onSettle: () => void
}

/** What one value is typed in or chosen from, by its kind. */
export function ValueInput(options: ValueInputOptions): ReactNode {
  const { links, label, description, text, placeholder, onChange, onSettle } = options
  const { kind, max, isRequired } = description
  if (kind === 'choice' || kind === 'flag') return <ChoiceInput {...options} />
  const typed = {
    ...links,
    'aria-label': label,
    className: 'ostrov-input',
    value: text,
    onBlur: onSettle,
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
      inputMode={INPUT_MODES[kind]}
      spellCheck={kind === 'text'}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

function ChoiceInput({
  links,
  label,
  description: { kind, choices = [], words = {}, isRequired },
  text,
  placeholder,
  onChange,
  onSettle,
}: ValueInputOptions): ReactNode {
  const offered: (readonly [string, string])[] =
    kind === 'flag'
      ? [
          ['true', t('on')],
          ['false', t('off')],
        ]
      : choices.map(choice => [choice, words[choice] ?? choice])
  const options = markDefault(offered, placeholder) ?? [['', t('chooseValue')], ...offered]
  const chosen = text === placeholder ? '' : text
  // What was saved once and is offered no more stays until another is chosen.
  if (!options.some(([value]) => value === chosen)) options.push([chosen, chosen])
  return (
    <SelectInput
      links={{ ...links, 'aria-label': label }}
      value={chosen}
      options={options}
      isRequired={isRequired}
      onBlur={onSettle}
      onChange={onChange}
    />
  )
}
