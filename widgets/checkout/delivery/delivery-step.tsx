import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { allDeliveries, type Delivery } from '#core/api/delivery/deliveries.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { type Folding, useFolding } from '#kit/device/use-folding.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { ChoicePart, WaitingPart } from '../choice-part.tsx'
import { KindIcon } from '../kind-icon.tsx'
import { AtcPart } from './atc-part.tsx'
import { describeDelivery, findSharedLeft, nameDelivery, t } from './delivery-text.ts'
import { PlacePart } from './place-part.tsx'
import { StorePart } from './store-part.tsx'
import { useNamedPlace } from './use-named-place.ts'

/** How the goods are delivered, and where, or when, where that is to be chosen too. */
export function DeliveryStep({ checkout }: { checkout: Checkout }): ReactNode {
  useSignals()
  const root = useRef<HTMLDivElement>(null)
  const folding = useFolding(root)
  useNamedPlace(checkout)
  const { delivery } = checkout.choice.value
  return (
    <div ref={root}>
      <ChoicePart
        part="delivery"
        name={t('delivery')}
        value={delivery && nameDelivery(delivery)}
        folding={folding}
      >
        <Deliveries checkout={checkout} folding={folding} />
      </ChoicePart>
      {delivery && <More key={delivery.code} checkout={checkout} delivery={delivery} folding={folding} />}
    </div>
  )
}

/** What a delivery needs to know beside itself. */
function More(props: { checkout: Checkout; delivery: Delivery; folding: Folding }): ReactNode {
  switch (props.delivery.kind) {
    case 'dispensing-place':
      return <PlacePart {...props} />
    case 'store':
      return <StorePart {...props} />
    case 'express':
      return <LazyExpressPart {...props} />
    case 'atc':
      return <AtcPart {...props} />
    case 'courier':
      return null
  }
}

const loadExpressPart = () => import('./express-part.tsx')

/** Its fields are loaded by who chooses it. */
function LazyExpressPart(props: { checkout: Checkout; delivery: Delivery; folding: Folding }): ReactNode {
  const { part, isMissing, retry } = useLazyModule(loadExpressPart, true)
  if (part) return <part.ExpressPart {...props} />
  if (!isMissing) return <WaitingPart legend={nameDelivery(props.delivery)} count={2} />
  return (
    <Note kind="error">
      <KeyedText value={t('failed')} />
      <Button kind="secondary" label={words('retry')} onPress={retry} />
    </Note>
  )
}

function Deliveries({ checkout, folding }: { checkout: Checkout; folding: Folding }): ReactNode {
  useSignals()
  const { data, failure, isPending, refetch } = checkout.deliveries
  const offered = data.value?.deliveries
  useLoadingNews(t('delivery'), !offered && isPending.value, offered !== undefined)
  if (!offered && failure.value)
    return (
      <FailureNote
        failure={failure.value}
        lead={t('failed')}
        isBusy={isPending.value}
        onRetry={() => void refetch()}
      />
    )
  if (!offered) return <WaitingPart legend={t('legend')} count={5} />
  return <Offered checkout={checkout} folding={folding} offered={offered} />
}

function Offered({
  checkout,
  folding,
  offered,
}: {
  checkout: Checkout
  folding: Folding
  offered: readonly Delivery[]
}): ReactNode {
  useSignals()
  const others = useModel(createOthers)
  const isHere = (code: string): boolean => offered.some(one => one.code === code)
  const shown = [...offered, ...others.list().filter(({ code }) => !isHere(code))]
  const totals = checkout.cart.value?.totals
  const left = findSharedLeft(shown, totals)
  return (
    <>
      {!shown.some(({ is_available }) => is_available) && (
        <Note kind="warning">
          <KeyedText value={t('none')} />
        </Note>
      )}
      <ChoiceCards
        legend={t('legend')}
        hint={left === null ? null : t('leftToFree', { amount: showPrice(left) })}
        layout="offers"
        choices={shown.map(delivery => ({
          ...describeDelivery(delivery, totals, left !== null),
          icon: <KindIcon kind={delivery.kind} />,
        }))}
        value={checkout.choice.value.delivery?.code ?? null}
        onChoose={code => {
          checkout.choose('delivery', shown.find(delivery => delivery.code === code) ?? null)
          folding.hold('delivery')
        }}
        onSettle={() => folding.settle()}
      />
      {checkout.deliveries.data.value?.has_others && <Others others={others} />}
    </>
  )
}

function Others({ others }: { others: ReturnType<typeof createOthers> }): ReactNode {
  useSignals()
  const { data, failure, isPending, load } = others
  if (data.value) return null
  if (failure.value)
    return (
      <FailureNote failure={failure.value} lead={t('othersFailed')} isBusy={isPending.value} onRetry={load} />
    )
  return (
    <div>
      <Button kind="quiet" label={t('others')} isBusy={isPending.value} onPress={load} />
    </div>
  )
}

/** The deliveries that this cart can't have, for who looks for theirs. */
function createOthers() {
  const all = createResource<{ deliveries: Delivery[] }>()
  return {
    data: all.data,
    failure: all.failure,
    isPending: all.isPending,
    list: (): readonly Delivery[] => all.data.value?.deliveries ?? [],
    load: (): void => void all.fetch({ endpoint: allDeliveries }),
    mount(): () => void {
      const stop = onRestored(() => void all.refetch())
      return () => {
        stop()
        all.unsubscribe()
      }
    },
  }
}
