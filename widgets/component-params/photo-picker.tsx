import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  type Fileset,
  type FoundFileset,
  fileset,
  filesetsByTerm,
  type Photo,
} from '#core/api/content/gallery.ts'
import { createResource } from '#core/state/resource.ts'
import { SuggestField } from '#kit/combobox/suggest-field.tsx'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { tPhoto } from './photo-messages.ts'

function createGallery() {
  const suggestions = createSuggestions<FoundFileset>(term => ({ endpoint: filesetsByTerm, query: { term } }))
  const newest = createResource<{ result: FoundFileset[] }>()
  const chosen = createResource<Fileset>()
  return {
    suggestions,
    newest,
    chosen,
    choose({ id, name }: FoundFileset): void {
      suggestions.settle(name)
      void chosen.fetch({ endpoint: fileset, args: { id } })
    },
    mount(): () => void {
      void newest.fetch({ endpoint: filesetsByTerm, query: { term: '' } })
      return () => {
        suggestions.stop()
        newest.unsubscribe()
        chosen.unsubscribe()
      }
    },
  }
}

/** The shop's photos: a gallery is searched by its name, and one of its photos taken. */
export function PhotoPicker({
  chosen: address,
  onPick,
}: {
  /** The address of the photo that is set now. */
  chosen: string
  onPick: (photo: Photo) => void
}): ReactNode {
  useSignals()
  const { suggestions, newest, chosen, choose } = useModel(createGallery)
  const { data, failure } = chosen
  const place = useRef<HTMLDivElement>(null)
  // Whoever opens the gallery types next.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place} className="ostrov-editor-gallery">
      <SuggestField
        suggestions={suggestions}
        label={tPhoto('findGallery')}
        hint={tPhoto('findGalleryHint')}
        nameItem={({ name }) => name}
        onChoose={choose}
      />
      {!data.value && !failure.value && <Newest filesets={newest.data.value?.result} onChoose={choose} />}
      {failure.value && <FailureNote failure={failure.value} onRetry={() => void chosen.refetch()} />}
      {data.value && (
        <>
          <h4>
            <KeyedText value={data.value.name} />
          </h4>
          <ul className="ostrov-editor-photo-list" aria-label={data.value.name}>
            {data.value.photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                name={photo.alt || tPhoto('photo', { number: index + 1 })}
                isChosen={photo.image === address}
                onPick={onPick}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const PhotoTile = ({
  photo,
  name,
  isChosen,
  onPick,
}: {
  photo: Photo
  name: string
  isChosen: boolean
  onPick: (photo: Photo) => void
}): ReactNode => (
  <li>
    <button
      type="button"
      aria-label={tPhoto('takePhoto', { name })}
      aria-current={isChosen || undefined}
      onClick={() => onPick(photo)}
    >
      <img src={photo.image} alt="" width={photo.width} height={photo.height} loading="lazy" />
      <KeyedText value={name} />
      {isChosen && <KeyedText as="strong" value={tPhoto('chosenPhoto')} />}
    </button>
  </li>
)

/** Who has not searched yet sees what was put into the gallery last. */
const Newest = ({
  filesets = [],
  onChoose,
}: {
  filesets: readonly FoundFileset[] | undefined
  onChoose: (fileset: FoundFileset) => void
}): ReactNode =>
  filesets.length > 0 && (
    <ul className="ostrov-editor-photo-list" aria-label={tPhoto('newestGalleries')}>
      {filesets.map(found => (
        <li key={found.id}>
          <button type="button" onClick={() => onChoose(found)}>
            {found.image && <img src={found.image} alt="" loading="lazy" />}
            <KeyedText value={found.name} />{' '}
            <span className="ostrov-muted">
              {found.photo_count !== undefined && (
                <KeyedText value={tPhoto('photoCount', { count: found.photo_count })} />
              )}
              <span aria-hidden="true"> ›</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
