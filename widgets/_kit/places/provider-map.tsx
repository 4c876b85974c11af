import { type ReactNode, useEffect, useRef } from 'react'
import { createTranslate, getLanguage } from '#core/intl/translate.ts'
import { getMarket, page } from '#core/page.ts'
import { openPacketa, type PacketaPoint } from '#kit/provider/packeta.ts'
import { ProviderFrame } from '#kit/provider/provider-frame.tsx'
import { placesMessages } from './places-messages.ts'
import { readDpdMessage } from './read-dpd-message.ts'

const t = createTranslate(placesMessages)

const DPD = 'https://api.dpd.cz/widget/latest/index.html'

export type MapProvider = 'packeta' | 'dpd'

export interface MapEvents {
  /** The id of the point that was chosen, as the provider calls it. */
  onPoint: (id: string) => void
  /** The map wants to be closed. */
  onClose: () => void
  /** It did not come, or shows nothing. */
  onMissing: () => void
}

/** A provider's own map of its places. */
export const ProviderMap = ({
  provider,
  ...map
}: MapEvents & { provider: MapProvider; mapKey: string; name: string }): ReactNode =>
  provider === 'packeta' ? <PacketaMap {...map} /> : <DpdMap {...map} />

function PacketaMap({ mapKey, ...events }: MapEvents & { mapKey: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const told = useRef(events)
  told.current = events

  useEffect(() => {
    const { current: element } = place
    if (!element) return
    const closing = new AbortController()
    const { signal } = closing
    const options = { apiKey: mapKey, language: getLanguage(), country: getMarket().code, element, signal }
    void openPacketa(options).then(result => {
      if (signal.aborted) return
      if (result === 'blocked' || result === 'silent') told.current.onMissing()
      else if (result) told.current.onPoint(idOf(result))
      else told.current.onClose()
    })
    return () => closing.abort()
  }, [mapKey])

  return <div ref={place} className="ostrov-places-map" />
}

/** A point of another carrier is known by that carrier's own id. */
const idOf = ({ id, pickupPointType, carrierPickupPointId }: PacketaPoint): string =>
  pickupPointType === 'external' && carrierPickupPointId ? carrierPickupPointId : id

function DpdMap({
  mapKey,
  name,
  onPoint,
  onClose,
  onMissing,
}: MapEvents & { mapKey: string; name: string }): ReactNode {
  const src = writeDpdUrl(mapKey)
  return (
    <div className="ostrov-places-map">
      <ProviderFrame
        src={src}
        origin={new URL(src).origin}
        title={t('mapTitle', { name })}
        onSilent={onMissing}
        onMessage={data => {
          const message = readDpdMessage(data)
          if (message?.kind === 'point') onPoint(message.id)
          else if (message?.kind === 'close') onClose()
        }}
      />
    </div>
  )
}

function writeDpdUrl(mapKey: string): string {
  const url = new URL(page.peek().providers.dpd ?? DPD)
  const { country } = getMarket()
  const options = {
    lang: getLanguage(),
    countries: country,
    enabledCountries: country,
    hideCloseButton: 'true',
  }
  for (const [name, value] of Object.entries({ ...options, ...(mapKey && { key: mapKey }) }))
    url.searchParams.set(name, value)
  return url.href
}
