import { type ReactNode, useEffect, useState } from 'react'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import type { PlaceSearch } from './place-search.ts'
import { placesMessages } from './places-messages.ts'
import type { MapProvider } from './provider-map.tsx'
import { useMapPoint } from './use-map-point.ts'

const t = createTranslate(placesMessages)
const loadMap = () => import('./map-dialog.tsx')

/** The provider's own map as another way to the places of the list; it is loaded when it is wanted. */
export function MapWay({
  provider,
  name,
  mapKey,
  search,
  onPlace,
}: {
  provider: MapProvider
  /** What customers call the carrier. */
  name: string
  mapKey: string
  search: PlaceSearch
  onPlace: (place: DeliveryPlace) => void
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { part, isMissing } = useLazyModule(loadMap, isOpen)
  const { isChecking, trouble, setTrouble, check } = useMapPoint(search, onPlace)
  const giveUp = (): void => {
    setOpen(false)
    setTrouble(t('mapFailed', { name }))
  }
  useEffect(() => {
    if (isOpen && isMissing) giveUp()
  }, [isMissing])
  return (
    <>
      <Button
        kind="secondary"
        label={t('showMap')}
        isBusy={isChecking || (isOpen && !part)}
        onPress={() => {
          setTrouble(null)
          setOpen(true)
        }}
      />
      {trouble && (
        <Note kind="error">
          <KeyedText value={trouble} />
        </Note>
      )}
      {isOpen && part && (
        <part.MapDialog
          provider={provider}
          mapKey={mapKey}
          name={name}
          onMissing={giveUp}
          onClose={() => setOpen(false)}
          onPoint={id => {
            setOpen(false)
            void check(id)
          }}
        />
      )}
    </>
  )
}
