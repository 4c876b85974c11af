import type { ReactNode } from 'react'
import { toggleIn } from '#core/grid/layout.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { Column } from './column.ts'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

/** The value of a filter: typed, chosen of a few, or a day. */
export function FilterValue<Row>({
  id,
  column: { kind, label, choices = [] },
  text,
  error,
  onChange,
}: {
  id: string
  column: Column<Row>
  text: string
  error: boolean
  onChange: (text: string) => void
}): ReactNode {
  if (kind === 'choice') {
    const chosen = text.split(',').filter(Boolean)
    return (
      <fieldset className="ostrov-grid-choices">
        <legend className="ostrov-hidden">{label}</legend>
        {choices.map(choice => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={() => onChange(toggleIn(chosen, choice.value).join(','))}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  }
  if (kind === 'flag')
    return (
      <fieldset className="ostrov-grid-choices">
        <legend className="ostrov-hidden">{label}</legend>
        {(['true', 'false'] as const).map(value => (
          <label key={value}>
            <input type="radio" name={id} checked={text === value} onChange={() => onChange(value)} />
            {words(value === 'true' ? 'yes' : 'no')}
          </label>
        ))}
      </fieldset>
    )
  const isDay = kind === 'date' || kind === 'moment'
  return (
    <input
      id={id}
      className="ostrov-input"
      type={isDay ? 'date' : 'text'}
      inputMode={kind === 'number' || kind === 'money' ? 'decimal' : undefined}
      aria-label={t('value')}
      aria-invalid={error || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      autoComplete="off"
      maxLength={200}
      value={text}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
