import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { type Draft, writeParams } from './draft.ts'
import { fitsPage, groupOf } from './group-kinds.ts'
import { findFaults } from './judge-draft.ts'
import { KindList, nameGroup } from './kind-list.tsx'
import { tKind } from './kind-messages.ts'
import { leadToFault } from './lead-to-fault.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { ParamFields } from './param-fields.tsx'
import { listPresent, slotOf } from './placed.ts'
import { SelectInput } from './select-input.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'

const EMPTY: Draft = { values: new Map(), others: [], when: '' }
const NO_FAULTS = { params: new Map(), items: new Map(), when: null }

/** Puts a new component onto the page: which one, where, and with what params. */
export function AddComponent({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const [component, setComponent] = useState('')
  const { widgets = {} } = editor.catalogue.value ?? {}
  const entry = Object.hasOwn(widgets, component) ? widgets[component] : undefined
  if (!entry) return <KindList editor={editor} onChoose={setComponent} />
  return <NewComponent editor={editor} component={component} entry={entry} onBack={() => setComponent('')} />
}

/** Where the chosen component goes, and with what params. */
function NewComponent({
  editor,
  component,
  entry,
  onBack,
}: {
  editor: Editor
  component: string
  entry: CatalogueEntry
  onBack: () => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const heading = useFocusedHeading()
  const { place, draft, ...made } = useNewComponent(editor, component)
  const faults = findFaults(draft, entry)
  return (
    <form
      noValidate
      className="ostrov-form"
      onSubmit={event => {
        event.preventDefault()
        made.setTried(true)
        if (!leadToFault(faults, id)) void made.insert(entry)
      }}
    >
      <Button kind="quiet" label={tKind('otherKind')} onPress={onBack} />
      <h3 ref={heading} tabIndex={-1}>
        {tKind('addOf', { label: entry.label })}
      </h3>
      {entry.help && <p className="ostrov-muted">{entry.help}</p>}
      <Misplaced component={component} />
      <PlaceField id={`${id}-place`} editor={editor} value={place} onChange={made.setPlace} />
      <ParamFields
        id={id}
        described={entry.params}
        draft={draft}
        faults={made.isTried ? faults : NO_FAULTS}
        onChange={made.setDraft}
        onSettle={() => {}}
      />
      <div className="ostrov-form-actions">
        <Button isSubmit label={t('insert')} isBusy={editor.structure.isBusy.value} />
        <Button kind="quiet" label={words('cancel')} onPress={editor.leave} />
      </div>
    </form>
  )
}

/** Told before it is put where it has nothing to show. */
const Misplaced = ({ component }: { component: string }): ReactNode =>
  fitsPage(component, listPresent()) ? null : (
    <Note kind="warning">{tKind('kindMisplaced', { group: nameGroup(groupOf(component)) })}</Note>
  )

/** What is put together so far. */
function useNewComponent(editor: Editor, component: string) {
  const [place, setPlace] = useState('end ')
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  return {
    place,
    setPlace,
    draft,
    setDraft,
    isTried,
    setTried,
    async insert({ params: described }: CatalogueEntry): Promise<void> {
      const [position, target] = place.split(' ') as ['before' | 'after' | 'end', string]
      const params = writeParams(draft, described)
      const form = { component, params, when: null, position, target: target || null }
      const element = await editor.structure.insert(form)
      if (!element) return
      announce(tKind('inserted'))
      editor.chooseElement(element)
    },
  }
}

/** Before or after any component of the page, or after everything. */
function PlaceField({
  id,
  editor,
  value,
  onChange,
}: {
  id: string
  editor: Editor
  value: string
  onChange: (place: string) => void
}): ReactNode {
  useSignals()
  // What stands in another component moves with that one.
  const beside = editor.components.value.filter(
    ({ element }) => !slotOf(element).parentElement?.closest('[data-component]'),
  )
  const places = beside.flatMap(editing => {
    const label = nameComponent(editing)
    return [
      [`before ${editing.pk}`, tKind('placeBefore', { label })] as const,
      [`after ${editing.pk}`, tKind('placeAfter', { label })] as const,
    ]
  })
  return (
    <FieldFrame id={id} label={tKind('place')} error={undefined}>
      {links => (
        <SelectInput
          links={links}
          value={value}
          options={[['end ', tKind('placeEnd')], ...places]}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  )
}
