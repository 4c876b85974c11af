import type { ReactNode } from 'react'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { useUniqueId } from '../react/use-unique-id.ts'

/** One of a few, as chips in a row; a third text names an option to those who hear it. */
export function Few({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string
  options: readonly (readonly [value: string, label: string, name?: string])[]
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const name = useUniqueId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="ostrov-choices" data-layout="chips">
        {options.map(([option, label, spoken]) => (
          <label key={option} className="ostrov-choice">
            <input
              type="radio"
              name={name}
              value={option}
              aria-label={spoken}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <KeyedText value={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
