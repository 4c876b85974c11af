import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { tellSaver } from '#core/record/read-saver.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { RecordField, RecordSource } from './record.ts'
import { recordMessages } from './record-messages.ts'
import { showValue } from './show-value.ts'

const t = createTranslate(recordMessages)

type ConflictSource = Pick<RecordSource, 'conflict' | 'needsChoice' | 'choose'>

/** What a colleague saved meanwhile, field by field: what both changed is chosen, what they alone did can be put back. */
export function RecordConflict({
  model,
  fields,
}: {
  model: ConflictSource
  fields: readonly RecordField[]
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const place = useConflictFocus(model)
  const met = model.conflict.value
  if (!met) return null
  const taken = fields.filter(({ name }) => met.taken.includes(name))
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="ostrov-note ostrov-record-conflict"
      data-kind="warning"
    >
      <h2 id={id}>
        {tellSaver(met.saver, {
          me: t('conflictMine'),
          unknown: t('conflict'),
          colleague: told => t('conflictWho', told),
        })}
      </h2>
      <KeyedText as="p" value={t(met.clashes.size > 0 ? 'conflictLead' : 'conflictMerged')} />
      {model.needsChoice.value > 0 && [...met.clashes.values()].includes(null) && (
        <p className="ostrov-field-error">{t('undecided')}</p>
      )}
      {fields
        .filter(({ name }) => met.clashes.has(name))
        .map(field => (
          <Clash key={field.name} model={model} field={field} met={met} />
        ))}
      {taken.length > 0 && <p>{t('takenLead')}</p>}
      {taken.map(field => (
        <p key={field.name} className="ostrov-record-taken">
          <KeyedText
            value={t('taken', { name: field.label, value: showValue(field, met.theirs[field.name]) })}
          />
          <Button
            kind="quiet"
            label={t('putBack', { value: showValue(field, met.mine[field.name]) })}
            onPress={() => model.choose(field.name, 'mine')}
          />
        </p>
      ))}
    </section>
  )
}

type Met = NonNullable<RecordSource['conflict']['value']>

/** Two values of one field, of which one is chosen. */
function Clash({ model, field, met }: { model: ConflictSource; field: RecordField; met: Met }): ReactNode {
  const { name, label } = field
  const group = useUniqueId()
  return (
    <fieldset className="ostrov-record-clash">
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map(whose => (
        <label key={whose} className="ostrov-checkbox">
          <input
            type="radio"
            name={group}
            checked={met.clashes.get(name) === whose}
            onChange={() => model.choose(name, whose)}
          />
          <KeyedText
            value={t(whose === 'mine' ? 'keepMine' : 'takeTheirs', {
              value: showValue(field, met[whose][name]),
            })}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** It has the focus as it comes, and each time a save waits for a choice. */
function useConflictFocus(model: ConflictSource) {
  const place = useRef<HTMLElement>(null)
  const isMet = model.conflict.value !== null
  const asked = model.needsChoice.value
  const told = useRef(asked)
  useEffect(() => {
    if (!isMet) return
    place.current?.focus()
    if (asked !== told.current) announce(t('undecided'))
    told.current = asked
  }, [isMet, asked])
  return place
}
