import type { ComponentProps, ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { placesMessages } from './places-messages.ts'
import { ProviderMap } from './provider-map.tsx'

const t = createTranslate(placesMessages)

/** A provider's map over the page. */
export function MapDialog(map: ComponentProps<typeof ProviderMap>): ReactNode {
  return (
    <Dialog title={t('mapTitle', { name: map.name })} startsAt="title" onClose={map.onClose}>
      <ProviderMap {...map} />
    </Dialog>
  )
}
