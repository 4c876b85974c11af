import { setInput } from '@formisch/react'
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
import { useModelForm } from '#kit/form/model-form.ts'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useFormField } from '#kit/form/use-form-field.ts'
import { Picker } from '#kit/picker/picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useStickyFoot } from '#kit/record/use-sticky-foot.ts'
import { createCategoryChoices } from './choices.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { rememberNew } from './deleting.ts'
import { createCategoryForm } from './form-model.ts'
import { History } from './history.tsx'
import { listLabels } from './labels.ts'
import type { CategoryTreeModel } from './model.ts'
import { t as tell } from './news-messages.ts'
import { t } from './panel-messages.ts'
import { PhotoField } from './photo-field.tsx'
import { createSaveEdit } from './save-edit.ts'

const FLAGS = ['for_display', 'filterable', 'for_buyout', 'for_service'] as const

/** The form of the category that is chosen, or of a new one. */
export function CategoryPanel({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  const form = useModel(() => {
    const shown = model.shown.peek()
    const parent = shown?.kind === 'new' ? shown.parent : null
    return createCategoryForm(model.row.peek(), parent, (saved, former) => {
      const what = tell(former ? 'didSave' : 'didAdd', { name: saved.name })
      const news = { text: tell('saved'), what }
      if (former) model.takeSaved(saved, createSaveEdit(model, former, saved), news)
      else void model.takeNew(saved, () => rememberNew(model, saved), news)
    })
  })
  const of = useModelForm(form, { seoName: t('seoName'), photo: t('photo'), boost: t('boost') })
  const { isDirty } = of
  const place = useRef<HTMLDivElement>(null)
  const shown = model.shown.value
  useFirstField(place, shown?.kind === 'new' ? shown : null)
  useWayToHead(place, model)
  useStickyFoot(place)
  const row = model.row.value
  useLayoutEffect(() => {
    // What was done before stands where the buttons are.
    if (isDirty && !model.isDirty.peek()) model.forgetNews()
    model.isDirty.value = isDirty
    // Renamed or moved in the tree meanwhile: nothing is typed, so that nothing is lost.
    if (!isDirty && row && form.version !== row.version) model.renewForm()
  }, [model, isDirty, row, form])
  const failure = form.failure.value
  const conflict = form.conflict.value
  return (
    <div ref={place} className="ostrov-category-panel ostrov-sticky-foot" data-dirty={isDirty || undefined}>
      <div className="ostrov-category-back">
        <Button kind="quiet" label={t('backToTree')} onPress={model.goToTree} />
      </div>
      <PanelHead model={model} isDirty={isDirty} />
      {conflict && (
        <ConflictPanel
          key={conflict.current.version}
          model={form}
          conflict={conflict}
          onSet={(field, value) => setInput(of, { path: [field], input: value })}
        />
      )}
      <FormShell
        of={of}
        model={form}
        labels={listLabels()}
        submitLabel={t(row ? 'save' : 'create')}
        footer={failure && !conflict && <FailureNote failure={failure} lead={tell('saveFailed')} />}
      >
        <Fields of={of} isNew={!row} hasChildren={row?.children === true} />
      </FormShell>
      {row && <History key={`${row.id} ${row.version}`} id={row.id} />}
    </div>
  )
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

function PanelHead({ model, isDirty }: { model: CategoryTreeModel; isDirty: boolean }): ReactNode {
  useSignals()
  const row = model.row.value
  const shown = model.shown.value
  const above = shown?.kind === 'new' ? model.tree.tree.value.rows.get(shown.parent ?? '') : undefined
  return (
    <>
      <div className="ostrov-category-head">
        <KeyedText as="h2" value={row?.name ?? (above ? t('newIn', { name: above.name }) : t('newTitle'))} />
        {isDirty && <span className="ostrov-tree-badge">{t('dirty')}</span>}
      </div>
      {row && <KeyedText as="p" className="ostrov-muted" value={t('url', { path: row.url_path })} />}
    </>
  )
}

function Fields({ of, isNew, hasChildren }: { of: Form; isNew: boolean; hasChildren: boolean }): ReactNode {
  useSignals()
  const choices = useModel(createCategoryChoices)
  const seoName = useFormField(of, 'seo_name')
  const made = useRef('')
  const options = choices.devices.value.map(({ value, label }) => ({ value, label }))
  return (
    <>
      <TextField
        of={of}
        name="name"
        label={t('name')}
        // A new one's address follows its name as that is typed, so that Enter sends both, until somebody writes it themselves.
        onText={name => {
          if (!isNew || seoName.text !== made.current) return
          made.current = makeSeoName(name)
          seoName.change(made.current)
        }}
      />
      <TextField
        of={of}
        name="seo_name"
        label={t('seo_name')}
        hint={t(hasChildren ? 'seoHintSaved' : 'seoHint')}
      />
      {FLAGS.map(flag => (
        <CheckboxField key={flag} of={of} name={flag} label={t(flag)} />
      ))}
      <Manufacturers of={of} suggestions={choices.manufacturers} />
      {choices.failure.value && (
        <FailureNote
          failure={choices.failure.value}
          lead={t('devicesFailed')}
          isBusy={choices.isPending.value}
          onRetry={choices.reload}
        />
      )}
      <SelectField
        of={of}
        name="type_device"
        label={t('type_device')}
        options={options}
        placeholder={t('noDevice')}
        isOptional
      />
      <PhotoField of={of} />
      <TextField
        of={of}
        name="meilisearch_boost"
        label={t('meilisearch_boost')}
        hint={t('boostHint')}
        width="short"
      />
    </>
  )
}

function Manufacturers({
  of,
  suggestions,
}: {
  of: Form
  suggestions: ReturnType<typeof createCategoryChoices>['manufacturers']
}): ReactNode {
  useSignals()
  const { text, change } = useFormField(of, 'manufacturers')
  return (
    <Picker
      label={t('manufacturers')}
      suggestions={suggestions}
      picked={splitLines(text).map(name => ({ id: name, name }))}
      onChange={picked => change(picked.map(({ id }) => id).join('\n'))}
    />
  )
}
