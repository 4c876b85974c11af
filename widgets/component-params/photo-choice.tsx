import { type ReactNode, useRef, useState } from 'react'
import type { Photo } from '#core/api/content/gallery.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { t } from './messages.ts'

const loadPicker = () => import('./photo-picker.tsx')

/** Opens the shop's gallery beside the field of a picture; what it consists of is loaded then. */
export function PhotoChoice({
  chosen,
  onPick,
}: {
  /** The address of the photo that is set now. */
  chosen: string
  onPick: (photo: Photo) => void
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { part, isMissing, retry } = useLazyModule(loadPicker, isOpen)
  return (
    <div ref={place} className="ostrov-editor-photos">
      <Button
        kind="quiet"
        label={t(isOpen ? 'closeGallery' : 'openGallery')}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && isMissing && (
        <Note kind="error">
          {t('galleryMissing')} <Button kind="quiet" label={words('retry')} onPress={retry} />
        </Note>
      )}
      {isOpen && part && (
        <part.PhotoPicker
          chosen={chosen}
          onPick={photo => {
            // The photo goes with the gallery, the button that opened it stays.
            place.current?.querySelector('button')?.focus()
            setOpen(false)
            onPick(photo)
          }}
        />
      )}
    </div>
  )
}
