import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { writeParams } from './draft.ts'
import { fitsPage, groupOf } from './group-kinds.ts'
import { addUnchosen, findFaults, markUnchosen } from './judge-draft.ts'
import { KindList, nameGroup } from './kind-list.tsx'
import { tKind } from './kind-messages.ts'
import { leadToFault } from './lead-to-fault.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { AT_END, hasContent, type NewComponent, startNew } from './new-component.ts'
import { ParamFields } from './param-fields.tsx'
import { findNeighbour, isPlaced, listPresent, listSections, slotOf } from './placed.ts'
import { followTitle } from './propose-code.ts'
import { SelectInput } from './select-input.tsx'
import { tellNeeds } from './tell-needs.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

const NO_FAULTS = { params: new Map(), items: new Map(), when: null }

/** Puts a new component onto the page: which one, where, and with what params. */
export function AddComponent({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const started = editor.started.value
  const { widgets = {} } = editor.catalogue.value ?? {}
  const entry = started && Object.hasOwn(widgets, started.component) ? widgets[started.component] : undefined
  if (started && entry) return <NewForm editor={editor} started={started} entry={entry} />
  return (
    <KindList
      editor={editor}
      onChoose={component => {
        editor.started.value = startNew(component)
      }}
    />
  )
}

/** Where the chosen component goes, and with what params. */
function NewForm({
  editor,
  started,
  entry,
}: {
  editor: Editor
  started: NewComponent
  entry: CatalogueEntry
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const heading = useFocusedHeading()
  const { component, draft, isTried, unchosen } = started
  const faults = addUnchosen(findFaults(draft, entry), unchosen)
  const change = (part: Partial<NewComponent>): void => {
    const now = editor.started.peek()
    if (now) editor.started.value = { ...now, ...part }
  }
  /** What was to be done when it was asked first whether what stands in it may go. */
  const [held, hold] = useState<(() => void) | null>(null)
  const asker = useRef<Element | null>(null)
  // Whoever keeps it goes on where the question came from.
  useLayoutEffect(() => {
    if (held === null && asker.current instanceof HTMLElement) asker.current.focus()
  }, [held])
  const giveUp = (then: () => void): void => {
    const goOn = (): void => {
      editor.started.value = null
      then()
    }
    if (!hasContent(started)) {
      goOn()
      return
    }
    asker.current = document.activeElement
    hold(() => goOn)
  }
  return (
    <form
      noValidate
      className="ostrov-form"
      onSubmit={event => {
        event.preventDefault()
        change({ isTried: true })
        if (!leadToFault(faults, id)) void insert(editor, started, entry)
      }}
    >
      <Button kind="quiet" label={tKind('otherKind')} onPress={() => giveUp(() => {})} />
      <h3 ref={heading} tabIndex={-1}>
        {tKind('addOf', { label: entry.label })}
      </h3>
      {entry.help && <p className="ostrov-muted">{entry.help}</p>}
      <Misplaced component={component} />
      <PlaceField
        id={`${id}-place`}
        editor={editor}
        value={started.place}
        onChange={place => change({ place })}
      />
      <ParamFields
        id={id}
        described={entry.params}
        draft={draft}
        faults={isTried ? faults : addUnchosen(NO_FAULTS, unchosen)}
        needs={tellNeeds(editor.catalogue.value, entry.params, name => draft.values.get(name))}
        onChange={next => change(followTitle(started, next, entry))}
        onUnchosen={(name, isLeft) => {
          const now = editor.started.peek()
          if (now) change({ unchosen: markUnchosen(now.unchosen, name, isLeft) })
        }}
        onSettle={() => {}}
      />
      {held && <GiveUpQuestion onGiveUp={held} onKeep={() => hold(null)} />}
      <div className="ostrov-form-actions" hidden={held !== null}>
        <Button isSubmit label={t('insert')} isBusy={editor.structure.isBusy.value} />
        <Button kind="quiet" label={words('cancel')} onPress={() => giveUp(() => editor.leave())} />
      </div>
    </form>
  )
}

/** Asked at the foot, which is in sight however long the form is, in the place of its buttons. */
function GiveUpQuestion({ onGiveUp, onKeep }: { onGiveUp: () => void; onKeep: () => void }): ReactNode {
  const id = useUniqueId()
  const root = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => root.current?.focus(), [])
  return (
    <fieldset
      ref={root}
      tabIndex={-1}
      className="ostrov-form-actions"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <p id={id}>
        <KeyedText as="strong" value={tKind('giveUpSure')} />
      </p>
      <div className="ostrov-editor-row">
        <Button kind="danger" label={tKind('giveUp')} onPress={onGiveUp} />
        <Button kind="secondary" label={tKind('goOn')} onPress={onKeep} />
      </div>
    </fieldset>
  )
}

async function insert(
  { structure, started, chooseElement }: Editor,
  { component, place, draft }: NewComponent,
  { params: described }: CatalogueEntry,
): Promise<void> {
  const [position, target] = pickPlace(place).split(' ') as ['before' | 'after' | 'end', string]
  const params = writeParams(draft, described)
  const form = { component, params, when: null, position, target: target || null }
  const element = await structure.insert(form)
  if (!element) return
  started.value = null
  announce(tKind('inserted'))
  chooseElement(element)
}

/** At the end, where what it was to stand beside is gone meanwhile. */
function pickPlace(place: string): string {
  const [, target] = place.split(' ')
  return !target || isPlaced(target) ? place : AT_END
}

/** Told before it is put where it has nothing to show. */
const Misplaced = ({ component }: { component: string }): ReactNode =>
  fitsPage(component, listPresent()) ? null : (
    <Note kind="warning">{tKind('kindMisplaced', { group: nameGroup(groupOf(component)) })}</Note>
  )

/** Beside any part of the page, or after everything. */
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
  const components = editor.components.value
    .filter(({ element }) => !slotOf(element).parentElement?.closest('[data-component]'))
    .map(editing => {
      const label = nameComponent(editing)
      return { name: editing.pk, slot: slotOf(editing.element), label, end: label }
    })
  const sections = listSections().map(section => ({
    ...section,
    label: tKind('placeSection', { label: section.label }),
    end: tKind('placeSection', { label: section.end }),
  }))
  const parts = [...components, ...sections].sort((a, b) =>
    a.slot.compareDocumentPosition(b.slot) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  // Each place once: by what stands before it where that has a name, else by what stands behind it.
  const places = parts.flatMap(({ name, slot, label, end }, index) => {
    const isNamed = index > 0 && findNeighbour(slot, -1) === parts[index - 1]?.name
    const before = index === 0 ? tKind('placeStart') : tKind('placeBefore', { label })
    return [
      ...(isNamed ? [] : [[`before ${name}`, before] as const]),
      ...(findNeighbour(slot, 1) === null
        ? []
        : [[`after ${name}`, tKind('placeAfter', { label: end })] as const]),
    ]
  })
  return (
    <FieldFrame id={id} label={tKind('place')} error={undefined}>
      {links => (
        <SelectInput
          links={links}
          value={pickPlace(value)}
          options={[[AT_END, tKind('placeEnd')], ...places]}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  )
}
