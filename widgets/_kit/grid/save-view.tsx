import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { GridViews } from './grid-views.ts'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

/** Saves the grid as it stands under a name; one that is used is asked about first. */
export function SaveView<Row>({ views }: { views: GridViews<Row> }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const save = async (isAgreed: boolean): Promise<void> => {
    setEmpty(name.trim() === '')
    if (name.trim() === '' || !(await views.save(name.trim(), isShared, isAgreed))) return
    setName('')
    // What agreed is gone with the question.
    if (isAgreed) field.current?.focus()
  }
  return (
    <form
      className="ostrov-grid-filter"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save(false)
      }}
    >
      <label htmlFor={id}>{t('viewName')}</label>
      <input
        ref={field}
        id={id}
        className="ostrov-input"
        autoComplete="off"
        maxLength={80}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        value={name}
        onChange={event => {
          views.namesake.value = null
          setName(event.currentTarget.value)
        }}
      />
      {isEmpty && (
        <p id={`${id}-error`} role="alert" className="ostrov-field-error">
          {t('needsName')}
        </p>
      )}
      <label className="ostrov-grid-check">
        <input type="checkbox" checked={isShared} onChange={() => setShared(!isShared)} />
        {t('share')}
      </label>
      <Button isSubmit kind="secondary" isBusy={views.isSaving.value} label={t('saveView')} />
      <Namesake views={views} field={field} onAgree={() => void save(true)} />
    </form>
  )
}

/** Nothing is replaced unseen; who declines goes on with the name. */
function Namesake<Row>({
  views,
  field,
  onAgree,
}: {
  views: GridViews<Row>
  field: RefObject<HTMLInputElement | null>
  onAgree: () => void
}): ReactNode {
  useSignals()
  const met = views.namesake.value
  if (!met) return null
  return (
    <Note kind="warning">
      <KeyedText value={t(met.is_own ? 'nameUsed' : 'nameShared', { name: met.name })} />
      <Button
        kind="secondary"
        isBusy={views.isSaving.value}
        label={t(met.is_own ? 'replaceView' : 'saveBeside')}
        onPress={onAgree}
      />
      <Button
        kind="quiet"
        label={words('cancel')}
        onPress={() => {
          views.namesake.value = null
          field.current?.focus()
        }}
      />
    </Note>
  )
}
