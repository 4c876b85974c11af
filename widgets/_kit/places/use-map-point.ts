import { useEffect, useRef, useState } from 'react'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import type { LookedUp } from '#core/checkout/look-up-place.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { PlaceSearch } from './place-search.ts'
import { placesMessages } from './places-messages.ts'

const t = createTranslate(placesMessages)

/** Checks a point of a map like a place of the list, the latest one alone; what is wrong with it is said in words. */
export function useMapPoint({ lookUp }: PlaceSearch, onPlace: (place: DeliveryPlace) => void) {
  const [isChecking, setChecking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current = -1
    },
    [],
  )
  const check = async (id: string): Promise<void> => {
    const mine = ++latest.current
    setChecking(true)
    setTrouble(null)
    const found = await lookUp(id)
    if (mine !== latest.current) return
    setChecking(false)
    setTrouble(describeTrouble(found))
    if (found.kind === 'found' && found.place.is_available) onPlace(found.place)
  }
  return { isChecking, trouble, setTrouble, check }
}

function describeTrouble(found: LookedUp): string | null {
  if (found.kind === 'failed') return `${t('pointFailed')} ${describeFailure(found.failure)}`
  if (found.kind === 'found' && found.place.is_available) return null
  return [t('pointGone'), found.kind === 'found' ? found.place.reason : ''].filter(Boolean).join(' ')
}
