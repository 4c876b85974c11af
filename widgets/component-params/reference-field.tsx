import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SearchedReference } from '#core/params/param.ts'
import { FieldError, OptionalMark } from '#kit/form/field-frame.tsx'
import type { Picked } from '#kit/picker/chips.tsx'
import { Picker } from '#kit/picker/picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { describeFault } from './describe-fault.ts'
import type { FieldSetting } from './field-setting.ts'
import { isSearched } from './is-searched.ts'
import { LinkField } from './link-field.tsx'
import { tReference } from './reference-messages.ts'
import { createSource, type ReferenceSource } from './reference-sources.ts'

const LABELS = {
  product: 'findProduct',
  discount: 'findDiscount',
  order: 'findOrder',
  category: 'findCategory',
} as const

const LEFT = {
  product: 'leftProduct',
  discount: 'leftDiscount',
  order: 'leftOrder',
  category: 'leftCategory',
} as const

/** What is found by a part of its name: one chunk has both, as they are made of the same search. */
export function SearchedField(field: FieldSetting): ReactNode {
  const { of } = field.description
  return isSearched(of) ? <ReferenceField {...field} of={of} /> : <LinkField {...field} />
}

/** Something of which the server has too many for a list: it is found by a part of its name, and no code is typed. */
function ReferenceField({ of, ...field }: FieldSetting & { of: SearchedReference }): ReactNode {
  useSignals()
  const { id, description, value, fault, onChange, onSettle } = field
  const { label, help, isRequired } = description
  const code = typeof value === 'string' ? value : ''
  const { source, picked, isUnknown, take } = useReference(of, code)
  const left = useLeftText(source.suggestions.term.value, field.onUnchosen)
  const error =
    (fault === 'unchosen' ? left.isTold && tReference(LEFT[of]) : describeFault(fault, description)) ||
    (isUnknown ? tReference('foundNone', { code }) : undefined)
  const described = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="ostrov-field"
      data-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      onBlur={left.tell}
      // By these keys a form is saved from within the field.
      onKeyDown={event => (event.key === 'Enter' || event.ctrlKey || event.metaKey) && left.tell()}
    >
      <legend>
        {label}
        {!isRequired && <OptionalMark />}
      </legend>
      {help && (
        <p id={`${id}-hint`} className="ostrov-muted">
          {help}
        </p>
      )}
      <Picker
        label={tReference(LABELS[of])}
        suggestions={source.suggestions}
        picked={picked}
        errorId={error ? `${id}-error` : undefined}
        onChange={chosen => {
          onSettle()
          onChange(take(chosen.at(-1)))
        }}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** A text of the search that chose nothing: told of at once, and shown as a fault once the field is left or the form sent. */
function useLeftText(text: string, onUnchosen: FieldSetting['onUnchosen']) {
  const isLeft = text.trim() !== ''
  const [isTold, setTold] = useState(false)
  const latest = useRef(onUnchosen)
  latest.current = onUnchosen
  useEffect(() => {
    latest.current?.(isLeft)
    if (!isLeft) setTold(false)
    return () => latest.current?.(false)
  }, [isLeft])
  return { isTold, tell: () => setTold(isLeft) }
}

/** What is chosen, by its name as soon as that is known. */
function useReference(of: SearchedReference, code: string) {
  const source: ReferenceSource = useModel(() => ({ ...createSource(of), mount: () => () => {} }))
  const [last, setLast] = useState<Picked | null>(null)
  const isTaken = last?.id === code
  useEffect(() => {
    if (code !== '' && !isTaken) source.look(code)
  }, [code, isTaken, source])
  useEffect(() => () => source.stop(), [source])
  const known = source.known.value
  const named = isTaken ? last : known?.id === code ? known : { id: code, name: code }
  return {
    source,
    picked: code === '' || named === null ? [] : [named],
    isUnknown: code !== '' && !isTaken && known === null,
    take(chosen: Picked | undefined): string | undefined {
      setLast(chosen ?? null)
      return chosen?.id ?? ''
    },
  }
}
