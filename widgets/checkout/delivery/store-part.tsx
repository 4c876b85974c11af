import { computed } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import {
  allPlaces,
  type DeliveryPlace,
  type DeliveryPlaces,
  deliveryPlaces,
} from '#core/api/delivery/places.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { storeLastPlace } from '#core/checkout/last-place.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import type { Folding } from '#kit/device/use-folding.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { namePlace } from '#kit/places/describe-place.ts'
import { PlaceCards } from '#kit/places/place-picker.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { ChoicePart, WaitingPart } from '../choice-part.tsx'
import { t } from './delivery-text.ts'

type Places = v.InferOutput<typeof DeliveryPlaces>
type Stores = ReturnType<typeof createStores>

/** In which store the order is picked up: where all of it lies, and on wish where it has to come first. */
export function StorePart({
  checkout,
  delivery,
  folding,
}: {
  checkout: Checkout
  delivery: Delivery
  folding: Folding
}): ReactNode {
  useSignals()
  const stores = useModel(() => createStores(delivery.code))
  const { place } = checkout.choice.value
  return (
    <ChoicePart part="place" name={t('store')} value={place && namePlace(place)} folding={folding}>
      <StoreList
        stores={stores}
        value={place?.id ?? null}
        onChoose={chosen => {
          checkout.choose('place', chosen)
          folding.hold('place')
        }}
        onSettle={({ id }) => {
          storeLastPlace(delivery.code, id)
          folding.settle()
        }}
      />
    </ChoicePart>
  )
}

function StoreList({
  stores: { near, all, places, loadAll },
  ...picking
}: {
  stores: Stores
  value: string | null
  onChoose: (place: DeliveryPlace) => void
  onSettle: (place: DeliveryPlace) => void
}): ReactNode {
  useSignals()
  const failed = (all.failure.value && all) || (near.failure.value && near)
  const shown = places.value
  useLoadingNews(t('store'), !shown && near.isPending.value, shown !== null)
  if (!shown && !failed) return <WaitingPart legend={t('whichStore')} count={3} />
  return (
    <>
      {shown?.length === 0 && (
        <Note kind="info">
          <KeyedText value={t('noStores')} />
        </Note>
      )}
      {shown && shown.length > 0 && <PlaceCards legend={t('whichStore')} places={shown} {...picking} />}
      {failed?.failure.value && (
        <FailureNote
          failure={failed.failure.value}
          lead={t('storesFailed')}
          isBusy={failed.isPending.value}
          onRetry={() => void failed.refetch()}
        />
      )}
      {shown && !all.data.value && !all.failure.value && (
        <div>
          <Button kind="secondary" label={t('otherStores')} isBusy={all.isPending.value} onPress={loadAll} />
        </div>
      )}
    </>
  )
}

function createStores(delivery: string) {
  const near = createResource<Places>()
  const all = createResource<Places>()
  return {
    near,
    all,
    /** Those that have everything come first, in the server's order. */
    places: computed((): DeliveryPlace[] | null => {
      const first = near.data.value?.places
      if (!first) return null
      const isFirst = (id: string): boolean => first.some(one => one.id === id)
      return [...first, ...(all.data.value?.places ?? []).filter(({ id }) => !isFirst(id))]
    }),
    loadAll: (): void => void all.fetch({ endpoint: allPlaces }),
    mount(): () => void {
      void near.fetch({ endpoint: deliveryPlaces, args: { delivery } })
      const stop = onRestored(() => {
        void near.refetch()
        void all.refetch()
      })
      return () => {
        stop()
        near.unsubscribe()
        all.unsubscribe()
      }
    },
  }
}
