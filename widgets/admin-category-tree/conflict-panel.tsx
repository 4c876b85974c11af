import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Conflict } from '#core/categories/merge-edits.ts'
import { tellSaver } from '#core/record/read-saver.ts'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { CategoryFormModel, OpenConflict } from './form-model.ts'
import { listLabels } from './labels.ts'
import { t } from './panel-messages.ts'

type Value = string | boolean

/** A colleague saved meanwhile: what both changed is chosen field by field, what only they changed is in the form. */
export function ConflictPanel({
  model,
  conflict: { conflicts, taken, merged, saver },
  onSet,
}: {
  model: CategoryFormModel
  conflict: OpenConflict
  onSet: (field: string, value: Value) => void
}): ReactNode {
  useSignals()
  const labels = listLabels()
  const place = useRef<HTMLDivElement>(null)
  const asked = model.needsChoice.value
  const told = useRef(asked)
  useLayoutEffect(() => {
    for (const field of taken) onSet(field, merged[field] ?? '')
    // Once, as it comes: later the form is typed on.
  }, [])
  useLayoutEffect(() => {
    // It stands above the form, and who saved is at its end; so it is each time a save waits for a choice.
    place.current?.focus()
    if (asked !== told.current) announce(t('undecided'))
    told.current = asked
  }, [asked])
  const names = taken.map(field => labels[field]).join(', ')
  const isUndecided = conflicts.some(({ field }) => !model.choices.value.has(field))
  return (
    <div ref={place} tabIndex={-1}>
      <Note kind="warning">
        <strong>
          {tellSaver(saver, {
            me: t('conflictMine'),
            unknown: t('conflictTitle'),
            colleague: told => t('conflictWho', told),
          })}
        </strong>
        {names && <p>{t('conflictTaken', { names })}</p>}
        {conflicts.length > 0 && <p>{t('conflictText')}</p>}
        {asked > 0 && isUndecided && <p className="ostrov-field-error">{t('undecided')}</p>}
        {conflicts.map(one => (
          <Choice
            key={one.field}
            model={model}
            conflict={one}
            label={labels[one.field] ?? one.field}
            onSet={onSet}
          />
        ))}
      </Note>
    </div>
  )
}

function Choice({
  model,
  conflict: { field, mine, theirs },
  label,
  onSet,
}: {
  model: CategoryFormModel
  conflict: Conflict
  label: string
  onSet: (field: string, value: Value) => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const chosen = model.choices.value.get(field)
  const values = { mine, theirs }
  return (
    <div role="radiogroup" className="ostrov-radios" aria-labelledby={id}>
      <span id={id} className="ostrov-radios-label">
        {label}
      </span>
      {(['mine', 'theirs'] as const).map(whose => (
        <label key={whose} className="ostrov-radio">
          <input
            type="radio"
            name={id}
            checked={chosen === whose}
            onChange={() => {
              model.choose(field, whose)
              onSet(field, values[whose])
            }}
          />
          <KeyedText value={t(whose, { value: showValue(values[whose]) })} />
        </label>
      ))}
    </div>
  )
}

const showValue = (value: Value): string =>
  typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value.split('\n').join(', ') || t('none')
