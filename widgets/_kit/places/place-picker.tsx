import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import { describeOpening, isOpen, toLocalMoment } from '#core/checkout/opening-hours.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { getMarket, getServerNow } from '#core/page.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { describePlace } from './describe-place.ts'
import type { PlaceSearch } from './place-search.ts'
import { placesMessages } from './places-messages.ts'

const t = createTranslate(placesMessages)

interface Picking {
  legend: string
  value: string | null
  onChoose: (place: DeliveryPlace) => void
  /** The place is chosen by a press, not passed by an arrow. */
  onSettle?: (place: DeliveryPlace) => void
}

/** The dispensing places of a delivery: a search, and what it found as cards to choose from. */
export function PlacePicker({
  legend,
  search,
  children,
  ...picking
}: Picking & {
  search: PlaceSearch
  /** Another way to the same places: a map. */
  children?: ReactNode
}): ReactNode {
  useSignals()
  const [isOpenOnly, setOpenOnly] = useState(false)
  const places = listPlaces(search, isOpenOnly)
  useFoundNews(search)
  const place = useFocusInPlace<HTMLDivElement>()
  return (
    <fieldset className="ostrov-places">
      <legend>{legend}</legend>
      <SearchField search={search} />
      <div className="ostrov-places-bar">
        <OpenOnly
          isOn={isOpenOnly}
          onTurn={isOn => {
            setOpenOnly(isOn)
            search.widen(isOn)
          }}
        />
        {children}
      </div>
      <div ref={place} tabIndex={-1} className="ostrov-places-found" aria-busy={search.isPending.value}>
        <Found search={search} places={places} isOpenOnly={isOpenOnly} {...picking} />
      </div>
    </fieldset>
  )
}

/** The text stays with the browser's own input, so that no key is lost however fast it comes. */
function SearchField({ search }: { search: PlaceSearch }): ReactNode {
  const id = useUniqueId()
  return (
    <div className="ostrov-field">
      <label htmlFor={id}>{t('search')}</label>
      <input
        id={id}
        className="ostrov-input"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget: { value } }) => search.type(value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // A search must not send the form around it.
          event.preventDefault()
          search.submit()
        }}
      />
    </div>
  )
}

const OpenOnly = ({ isOn, onTurn }: { isOn: boolean; onTurn: (isOn: boolean) => void }): ReactNode => (
  <label className="ostrov-checkbox">
    <input type="checkbox" checked={isOn} onChange={event => onTurn(event.currentTarget.checked)} />
    <span>{t('openNow')}</span>
  </label>
)

function Found({
  search,
  places,
  isOpenOnly,
  ...picking
}: Omit<Picking, 'legend'> & {
  search: PlaceSearch
  places: readonly DeliveryPlace[] | null
  isOpenOnly: boolean
}): ReactNode {
  useSignals()
  const failure = search.failure.value
  if (failure)
    return (
      <FailureNote
        failure={failure}
        lead={t('failed')}
        isBusy={search.isPending.value}
        onRetry={search.retry}
      />
    )
  if (!places) return <SkeletonCards count={6} layout="offers" />
  const isNoneOpen = isOpenOnly && search.count.value > 0
  if (places.length === 0) return <KeyedText as="p" value={t(isNoneOpen ? 'nothingOpen' : 'nothing')} />
  const meant = search.meant.value
  return (
    <>
      {meant && <KeyedText as="p" value={t('meant', { meant })} />}
      <PlaceCards
        legend={nameFound(search, places, isOpenOnly)}
        places={places}
        last={search.last.value?.id}
        {...picking}
      />
      {search.hasMore.value && (
        <Button
          kind="secondary"
          label={t('more')}
          isBusy={search.isPending.value}
          onPress={search.showMore}
        />
      )}
    </>
  )
}

/** Of what was found only a part may be shown. */
const nameFound = ({ count }: PlaceSearch, places: readonly DeliveryPlace[], isOpenOnly: boolean): string =>
  t('found', { count: isOpenOnly ? places.length : Math.max(count.value, places.length) })

/** Places as cards to choose from. */
export function PlaceCards({
  legend,
  places,
  last,
  value,
  onChoose,
  onSettle,
}: Picking & {
  places: readonly DeliveryPlace[]
  /** The id of the one that was chosen the last time. */
  last?: string | undefined
}): ReactNode {
  const now = toLocalMoment(getServerNow(), getMarket().code)
  const tell = (id: string, listen: ((place: DeliveryPlace) => void) | undefined): void => {
    const place = places.find(one => one.id === id)
    if (place) listen?.(place)
  }
  return (
    <ChoiceCards
      legend={legend}
      layout="offers"
      choices={places.map(place => describePlace(place, now, place.id === last))}
      value={value}
      onChoose={id => tell(id, onChoose)}
      onSettle={id => tell(id, onSettle)}
    />
  )
}

/** What is offered: the last one first, and where it is asked for, only what is open now. */
function listPlaces({ places, last }: PlaceSearch, isOpenOnly: boolean): readonly DeliveryPlace[] | null {
  const found = places.value
  if (!found) return null
  const all = [...new Map([last.value, ...found].flatMap(one => (one ? [[one.id, one]] : []))).values()]
  if (!isOpenOnly) return all
  const now = toLocalMoment(getServerNow(), getMarket().code)
  return all.filter(place => isOpen(describeOpening(place, now)))
}

/** Tells how many there are when a search is answered; those that come first stand there by themselves. */
function useFoundNews({ places, count }: PlaceSearch): void {
  const found = places.value
  const told = useRef(found)
  const total = count.value
  useEffect(() => {
    if (told.current && found !== told.current) announce(t('found', { count: total }))
    told.current = found
  }, [found, total])
}
