import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { storeLastPlace } from '#core/checkout/last-place.ts'
import type { Folding } from '#kit/device/use-folding.ts'
import { namePlace } from '#kit/places/describe-place.ts'
import { MapWay } from '#kit/places/map-way.tsx'
import { PlacePicker } from '#kit/places/place-picker.tsx'
import { createPlaceSearch } from '#kit/places/place-search.ts'
import { useModel } from '#kit/react/use-model.ts'
import { ChoicePart } from '../choice-part.tsx'
import { t } from './delivery-text.ts'

/** Where a parcel is picked up: a box, or a counter of the carrier. */
export function PlacePart({
  checkout,
  delivery,
  folding,
}: {
  checkout: Checkout
  delivery: Delivery
  folding: Folding
}): ReactNode {
  useSignals()
  const search = useModel(() => createPlaceSearch(delivery.code))
  const { place } = checkout.choice.value
  const map = delivery.provider === 'liftago' ? null : delivery.provider
  const choose = (chosen: DeliveryPlace): void => {
    checkout.choose('place', chosen)
    folding.hold('place')
  }
  const settle = ({ id }: DeliveryPlace): void => {
    storeLastPlace(delivery.code, id)
    folding.settle()
  }
  return (
    <ChoicePart part="place" name={t('place')} value={place && namePlace(place)} folding={folding}>
      <PlacePicker
        legend={t('whichPlace')}
        search={search}
        value={place?.id ?? null}
        onChoose={choose}
        onSettle={settle}
      >
        {map && delivery.map_key !== null && (
          <MapWay
            provider={map}
            name={delivery.name}
            mapKey={delivery.map_key}
            search={search}
            onPlace={chosen => {
              choose(chosen)
              settle(chosen)
            }}
          />
        )}
      </PlacePicker>
    </ChoicePart>
  )
}
