import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { Catalogue } from '#core/api/cms/component-catalogue.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { type Draft, writeParams } from './draft.ts'
import type { T } from './island.ts'
import { countFaults, findFaults } from './judge-draft.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { ParamFields } from './param-fields.tsx'
import { slotOf } from './placed.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

const EMPTY: Draft = { values: new Map(), others: [], when: '' }
const NO_FAULTS = { params: new Map(), items: new Map(), when: null }
const EDITOR = 'component-params'

/** Puts a new component onto the page: which one, where, and with what params. */
export function AddComponent({ editor, t }: { editor: Editor; t: T }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const heading = useFocusedHeading()
  const widgets = editor.catalogue.value?.widgets ?? {}
  const [component, setComponent] = useState(listKinds(widgets)[0] ?? '')
  const [place, setPlace] = useState('end ')
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const entry = Object.hasOwn(widgets, component) ? widgets[component] : undefined
  if (!entry) return null
  const faults = findFaults(draft, entry)

  const insert = async (): Promise<void> => {
    const [position, target] = place.split(' ') as ['before' | 'after' | 'end', string]
    const params = writeParams(draft, entry.params)
    const form = { component, params, when: null, position, target: target || null }
    const element = await editor.structure.insert(form)
    if (!element) return
    announce(t('inserted'))
    editor.chooseElement(element)
    element.scrollIntoView({ block: 'center' })
  }

  return (
    <form
      noValidate
      className="ostrov-form"
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        const [first] = faults.params.keys()
        if (first === undefined) return void insert()
        announce(words('checkFields', { count: countFaults(faults) }))
        document.getElementById(`${id}-${first}`)?.focus()
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t('add')}
      </h3>
      <KindField
        id={`${id}-kind`}
        widgets={widgets}
        value={component}
        onChange={next => {
          setComponent(next)
          setDraft(EMPTY)
          setTried(false)
        }}
        t={t}
      />
      <PlaceField id={`${id}-place`} editor={editor} value={place} onChange={setPlace} t={t} />
      <ParamFields
        id={id}
        described={entry.params}
        draft={draft}
        faults={isTried ? faults : NO_FAULTS}
        onChange={setDraft}
        onSettle={() => {}}
        t={t}
      />
      <div className="ostrov-form-actions">
        <Button isSubmit label={t('insert')} isBusy={editor.structure.isBusy.value} />
        <Button kind="quiet" label={words('cancel')} onPress={() => editor.leave()} />
      </div>
    </form>
  )
}

function KindField({
  id,
  widgets,
  value,
  onChange,
  t,
}: {
  id: string
  widgets: Catalogue['widgets']
  value: string
  onChange: (component: string) => void
  t: T
}): ReactNode {
  return (
    <FieldFrame id={id} label={t('kind')} hint={widgets[value]?.help || undefined} error={undefined}>
      {links => (
        <select
          {...links}
          className="ostrov-input"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          {listKinds(widgets).map(name => (
            <option key={name} value={name}>
              {widgets[name]?.label ?? name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** All but the editor itself, of which a page needs no second. */
const listKinds = (widgets: Catalogue['widgets']): string[] =>
  Object.keys(widgets).filter(name => name !== EDITOR)

/** Before or after any component of the page, or after everything. */
function PlaceField({
  id,
  editor,
  value,
  onChange,
  t,
}: {
  id: string
  editor: Editor
  value: string
  onChange: (place: string) => void
  t: T
}): ReactNode {
  useSignals()
  // What stands in another component moves with that one.
  const beside = editor.components.value.filter(
    ({ element }) => !slotOf(element).parentElement?.closest('[data-component]'),
  )
  return (
    <FieldFrame id={id} label={t('place')} error={undefined}>
      {links => (
        <select
          {...links}
          className="ostrov-input"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="end ">{t('placeEnd')}</option>
          {beside.flatMap(editing => {
            const label = nameComponent(editing)
            return [
              <option key={`before ${editing.pk}`} value={`before ${editing.pk}`}>
                {t('placeBefore', { label })}
              </option>,
              <option key={`after ${editing.pk}`} value={`after ${editing.pk}`}>
                {t('placeAfter', { label })}
              </option>,
            ]
          })}
        </select>
      )}
    </FieldFrame>
  )
}
