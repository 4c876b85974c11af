import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { makeSeoName, splitLines } from '#core/categories/category-form.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFirstField } from '#kit/focus/use-first-field.ts'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useFormField } from '#kit/form/use-form-field.ts'
import { Picker } from '#kit/picker/picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { ChangedField } from '#kit/record/changed-field.tsx'
import type { RecordField } from '#kit/record/record.ts'
import { RecordConflict } from '#kit/record/record-conflict.tsx'
import { UnsavedChanges } from '#kit/record/unsaved-changes.tsx'
import { useRecordForm } from '#kit/record/use-record-form.ts'
import { useStickyFoot } from '#kit/record/use-sticky-foot.ts'
import { t as tTree } from '#kit/tree/tree-words.ts'
import { type CategoryChoices, createCategoryChoices } from './choices.ts'
import { rememberNew } from './deleting.ts'
import { type CategoryFormModel, createCategoryForm } from './form-model.ts'
import { History } from './history.tsx'
import { listFields, listLabels } from './labels.ts'
import type { CategoryTreeModel } from './model.ts'
import { t as tell } from './news-messages.ts'
import { t } from './panel-messages.ts'
import { PhotoField } from './photo-field.tsx'
import { createSaveEdit } from './save-edit.ts'

/** The form of the category that is chosen, or of a new one. */
export function CategoryPanel({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  const form = useModel(() => openForm(model))
  const of = useRecordForm(form, {
    'name.required': tTree('nameMissing'),
    seoName: t('seoName'),
    photo: t('photo'),
    boost: t('boost'),
  })
  const isDirty = form.dirty.value.length > 0
  const place = useRef<HTMLDivElement>(null)
  const shown = model.shown.value
  useFirstField(place, shown?.kind === 'new' ? shown : null)
  useWayToHead(place, model)
  useStickyFoot(place)
  const choices = useModel(createCategoryChoices)
  const fields = listFields(choices.devices.value)
  const row = model.row.value
  useLayoutEffect(() => {
    // What was done before stands where the buttons are.
    if (isDirty && !model.isDirty.peek()) model.forgetNews()
    model.isDirty.value = isDirty
    // Renamed or moved in the tree meanwhile: nothing is typed, so that nothing is lost.
    if (!isDirty && row && form.record.peek()?.version !== row.version) model.renewForm()
  }, [model, isDirty, row, form])
  const failure = form.failure.value
  return (
    <div ref={place} className="ostrov-category-panel ostrov-sticky-foot" data-dirty={isDirty || undefined}>
      <div className="ostrov-category-back">
        <Button kind="quiet" label={t('backToTree')} onPress={model.goToTree} />
      </div>
      <PanelHead model={model} />
      <RecordConflict model={form} fields={fields} />
      <FormShell
        of={of}
        model={form}
        labels={listLabels()}
        submitLabel={t(row ? 'save' : 'create')}
        footer={
          <>
            <UnsavedChanges model={form} />
            {failure && !form.conflict.value && <FailureNote failure={failure} lead={tell('saveFailed')} />}
          </>
        }
      >
        <Fields of={of} model={form} fields={fields} choices={choices} hasChildren={row?.children === true} />
      </FormShell>
      {row && <History key={`${row.id} ${row.version}`} id={row.id} />}
    </div>
  )
}

function openForm(model: CategoryTreeModel): CategoryFormModel {
  const shown = model.shown.peek()
  const parent = shown?.kind === 'new' ? shown.parent : null
  return createCategoryForm(model.row.peek(), parent, {
    onSaved(saved, former) {
      const what = tell(former ? 'didSave' : 'didAdd', { name: saved.name })
      const news = { text: tell('saved'), what }
      if (former) model.takeSaved(saved, createSaveEdit(model, former, saved), news)
      else void model.takeNew(saved, () => rememberNew(model, saved), news)
    },
    onKept(met) {
      const text = met ? t(met.saver === 'me' ? 'keptMine' : 'keptTheirs') : t('unchanged')
      model.news.value = { text, kind: 'info' }
    },
    // Its row and its heading tell what is saved.
    onMet: model.tree.putRow,
  })
}

/** Where the form stands below the tree, whoever opened it from its row is led to its heading, which opens no keyboard. */
function useWayToHead(place: RefObject<HTMLElement | null>, { led, shown }: CategoryTreeModel): void {
  useSignals()
  const wish = led.value
  const isOpen = wish !== null && wish === shown.value
  useEffect(() => {
    if (!isOpen) return
    led.value = null
    const back = place.current?.firstElementChild
    // Who does something else by the time the form is there, such as renaming, goes on with it.
    if (!back?.checkVisibility() || !document.activeElement?.matches('body, [role=treeitem]')) return
    const heading = place.current?.querySelector('h2')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    back.scrollIntoView({ block: 'start' })
  }, [place, led, isOpen])
}

function PanelHead({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  const row = model.row.value
  const shown = model.shown.value
  const above = shown?.kind === 'new' ? model.tree.tree.value.rows.get(shown.parent ?? '') : undefined
  return (
    <>
      <KeyedText as="h2" value={row?.name ?? (above ? t('newIn', { name: above.name }) : t('newTitle'))} />
      {row && <KeyedText as="p" className="ostrov-muted" value={t('url', { path: row.url_path })} />}
    </>
  )
}

function Fields({
  of,
  model,
  fields,
  choices,
  hasChildren,
}: {
  of: Form
  model: CategoryFormModel
  fields: readonly RecordField[]
  choices: CategoryChoices
  hasChildren: boolean
}): ReactNode {
  useSignals()
  const seoName = useFormField(of, 'seo_name')
  const made = useRef('')
  const render: Record<string, (frame: { of: Form; name: string; label: string }) => ReactNode> = {
    name: frame => (
      <TextField
        {...frame}
        // A new one's address follows its name as that is typed, so that Enter sends both, until somebody writes it themselves.
        onText={name => {
          if (model.record.peek() || seoName.text !== made.current) return
          made.current = makeSeoName(name)
          seoName.change(made.current)
        }}
      />
    ),
    seo_name: frame => <TextField {...frame} hint={t(hasChildren ? 'seoHintSaved' : 'seoHint')} />,
    manufacturers: () => <Manufacturers of={of} suggestions={choices.manufacturers} />,
    type_device: frame => <Devices {...frame} choices={choices} />,
    photo_id: () => <PhotoField of={of} />,
    meilisearch_boost: frame => <TextField {...frame} hint={t('boostHint')} width="short" />,
  }
  return (
    <>
      {fields.map(({ name, label, kind }) => (
        <ChangedField key={name} name={name} label={label} kind={kind} model={model}>
          {render[name]?.({ of, name, label }) ?? <CheckboxField of={of} name={name} label={label} />}
        </ChangedField>
      ))}
    </>
  )
}

function Devices({
  choices,
  ...frame
}: {
  of: Form
  name: string
  label: string
  choices: CategoryChoices
}): ReactNode {
  useSignals()
  return (
    <>
      {choices.failure.value && (
        <FailureNote
          failure={choices.failure.value}
          lead={t('devicesFailed')}
          isBusy={choices.isPending.value}
          onRetry={choices.reload}
        />
      )}
      <SelectField {...frame} options={choices.devices.value} placeholder={t('noDevice')} isOptional />
    </>
  )
}

function Manufacturers({
  of,
  suggestions,
}: {
  of: Form
  suggestions: CategoryChoices['manufacturers']
}): ReactNode {
  useSignals()
  const { text, change } = useFormField(of, 'manufacturers')
  return (
    <Picker
      label={t('manufacturers')}
      isOptional
      suggestions={suggestions}
      picked={splitLines(text).map(name => ({ id: name, name }))}
      onChange={picked => change(picked.map(({ id }) => id).join('\n'))}
    />
  )
}
