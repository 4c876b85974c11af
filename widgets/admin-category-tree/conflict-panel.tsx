import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Conflict } from '#core/categories/merge-edits.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { OpenConflict } from './form-model.ts'
import { listLabels } from './labels.ts'
import { t } from './panel-messages.ts'

type Value = string | boolean

/** A colleague saved meanwhile: what both changed is chosen field by field, what only they changed is in the form. */
export function ConflictPanel({
  conflict: { conflicts, taken, merged },
  onSet,
}: {
  conflict: OpenConflict
  onSet: (field: string, value: Value) => void
}): ReactNode {
  const labels = listLabels()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const field of taken) onSet(field, merged[field] ?? '')
    // It stands above the form, and who saved is at its end.
    place.current?.focus()
    // Once, as it comes: later the form is typed on.
  }, [])
  const names = taken.map(field => labels[field]).join(', ')
  return (
    <div ref={place} tabIndex={-1}>
      <Note kind="warning">
        <strong>{t('conflictTitle')}</strong>
        {names && <p>{t('conflictTaken', { names })}</p>}
        {conflicts.length > 0 && <p>{t('conflictText')}</p>}
        {conflicts.map(one => (
          <Choice key={one.field} conflict={one} label={labels[one.field] ?? one.field} onSet={onSet} />
        ))}
      </Note>
    </div>
  )
}

function Choice({
  conflict: { field, mine, theirs },
  label,
  onSet,
}: {
  conflict: Conflict
  label: string
  onSet: (field: string, value: Value) => void
}): ReactNode {
  const id = useUniqueId()
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine')
  const values = { mine, theirs }
  return (
    <div role="radiogroup" className="ostrov-radios" aria-labelledby={id}>
      <span id={id} className="ostrov-radios-label">
        {label}
      </span>
      {(['mine', 'theirs'] as const).map(who => (
        <label key={who} className="ostrov-radio">
          <input
            type="radio"
            name={id}
            checked={chosen === who}
            onChange={() => {
              setChosen(who)
              onSet(field, values[who])
            }}
          />
          <KeyedText value={t(who, { value: showValue(values[who]) })} />
        </label>
      ))}
    </div>
  )
}

const showValue = (value: Value): string =>
  typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value.split('\n').join(', ') || t('none')
