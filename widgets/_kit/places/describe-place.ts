import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import {
  describeOpening,
  isOpen,
  type LocalMoment,
  listExceptions,
  type Opening,
} from '#core/checkout/opening-hours.ts'
import { showDay } from '#core/intl/show-day.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { getMarket } from '#core/page.ts'
import type { CardChoice, CardLine } from '#kit/device/choice-cards.tsx'
import { placesMessages } from './places-messages.ts'

const t = createTranslate(placesMessages)

/** A place as one of the cards: what tells it from others, whether it helps to go there now, and why not. */
export function describePlace(place: DeliveryPlace, now: LocalMoment, isLast = false): CardChoice {
  const lines: (CardLine | null)[] = [
    { text: writeAddress(place) },
    isLast ? { text: t('last') } : null,
    ...(place.is_available ? describeWelcome(place, now) : [refuse(place)]),
  ]
  return {
    value: place.id,
    label: place.name,
    lines: lines.filter(line => line !== null),
    isDisabled: !place.is_available,
  }
}

export function writeAddress({ street, city, postcode }: DeliveryPlace): string {
  const code = postcode.replace(/^(\d{3})(\d\d)$/, '$1\u00a0$2')
  return [street, [code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** A place in one line, once it is chosen. */
export function namePlace(place: DeliveryPlace): string {
  // Boxes are named by the street that they stand in.
  const isNamedByStreet = place.name.includes(place.street)
  return `${place.name}, ${writeAddress(isNamedByStreet ? { ...place, street: '' } : place)}`
}

function describeWelcome(place: DeliveryPlace, now: LocalMoment): (CardLine | null)[] {
  const opening = describeOpening(place, now)
  const ready = findReadyOpening(place, opening, now)
  return [
    ready ? { text: t('readyOn', { day: nameMoment(ready, now) }), tone: 'good' } : describeReady(place, now),
    ready && !isOpen(opening) ? { text: t('closed') } : describeHours(opening, now),
    ...listExceptions(place, now.date).map(({ date, from, to }) => {
      const day = showDay(date, now.date)
      const text = from && to ? `${day}: ${showClock(from)}–${showClock(to)}` : t('exceptionClosed', { day })
      return { text, tone: 'warning' as const }
    }),
    place.is_almost_full ? { text: t('almostFull'), tone: 'warning' } : null,
    { text: describeCounter(place) },
  ]
}

/** When a place opens that is closed now or once the goods are ready in it; null where nobody waits for that. */
function findReadyOpening(place: DeliveryPlace, opening: Opening, { date, minutes }: LocalMoment) {
  if (place.ready_in === null) return null
  const then = isOpen(opening) ? describeOpening(place, { date, minutes: minutes + place.ready_in }) : opening
  return then.kind === 'closed' ? then.opens : null
}

const nameMoment = ({ date, from }: { date: string; from: string }, now: LocalMoment): string =>
  t('moment', { day: showDay(date, now.date), time: showClock(from) })

function describeReady({ ready_in, ready_date }: DeliveryPlace, now: LocalMoment): CardLine | null {
  if (ready_in !== null) return { text: t('ready', { minutes: ready_in }), tone: 'good' }
  return ready_date ? { text: t('readyOn', { day: showDay(ready_date, now.date) }) } : null
}

function describeHours(opening: Opening, now: LocalMoment): CardLine | null {
  switch (opening.kind) {
    case 'unknown':
      return null
    case 'nonstop':
      return { text: t('nonstop'), tone: 'good' }
    case 'open':
      return { text: t('open', { time: showClock(opening.until) }), tone: 'good' }
    case 'closed': {
      if (!opening.opens) return { text: t('closed') }
      const { date, from } = opening.opens
      return { text: t('opens', { day: showDay(date, now.date), time: showClock(from) }) }
    }
  }
}

/** Romanian writes an hour in two digits. */
const showClock = (time: string): string => (getMarket().country === 'RO' ? time.padStart(5, '0') : time)

/** What kind of place it is, unless it is the shop's own, which is seen by its name; and how one pays there. */
function describeCounter(place: DeliveryPlace): string {
  const paying = describePaying(place)
  return place.kind === 'store' ? paying : `${t(place.kind)}. ${paying}`
}

function describePaying({ takes_cards, takes_cash }: DeliveryPlace): string {
  if (takes_cards && takes_cash) return t('cardsAndCash')
  return t(takes_cards ? 'cards' : takes_cash ? 'cash' : 'prepaid')
}

const refuse = ({ reason }: DeliveryPlace): CardLine => ({
  text: reason ?? t('unavailable'),
  tone: 'warning',
})
