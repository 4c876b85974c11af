import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { type Fileset, type FoundFileset, fileset, filesetsByTerm } from '#core/api/content/gallery.ts'
import { createResource } from '#core/state/resource.ts'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import type { Form } from '#kit/form/form.ts'
import { useFormField } from '#kit/form/use-form-field.ts'
import { Picker } from '#kit/picker/picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './panel-messages.ts'

function createPhotos() {
  const shown = createResource<Fileset>()
  return {
    suggestions: createSuggestions<FoundFileset>(term => ({ endpoint: filesetsByTerm, query: { term } }), {
      least: 1,
    }),
    shown,
    show(id: string): void {
      if (id) void shown.fetch({ endpoint: fileset, args: { id } })
    },
    mount: () => shown.unsubscribe,
  }
}

/** The gallery whose first photo stands for the category: found by its name, and shown. */
export function PhotoField({ of }: { of: Form }): ReactNode {
  useSignals()
  const { text, change } = useFormField(of, 'photo_id')
  const { suggestions, shown, show } = useModel(createPhotos)
  // Its name is known before its photos are, and also where they do not come.
  const [chosen, choose] = useState<FoundFileset | null>(null)
  useEffect(() => show(text), [show, text])
  const found = shown.data.value?.id === text ? shown.data.value : null
  const failure = text ? shown.failure.value : null
  const photo = found?.photos[0]
  const name = found?.name ?? (chosen?.id === text ? chosen.name : null)
  return (
    <div className="ostrov-category-photo">
      <Picker
        label={t('photo_id')}
        isOptional
        suggestions={suggestions}
        picked={text ? [{ id: text, name: name ?? text, image: null, image_alt: null }] : []}
        onChange={picked => {
          choose(picked.at(-1) ?? null)
          change(picked.at(-1)?.id ?? '')
        }}
      />
      {failure && <FailureNote failure={failure} lead={t('photoFailed')} onRetry={() => show(text)} />}
      {photo && (
        <img
          key={photo.id}
          src={photo.image}
          alt={photo.alt ?? ''}
          width={photo.width}
          height={photo.height}
          loading="lazy"
        />
      )}
    </div>
  )
}
