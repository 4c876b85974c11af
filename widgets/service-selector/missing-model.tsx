import type { ReactNode } from 'react'
import { toSafePath } from '../../core/state/address.ts'
import type { ServiceIsland } from './island.ts'

/** The way on for who does not find their model, as far as the editor knows one. */
export function MissingModel({
  phone,
  url,
  t,
}: {
  phone: string
  url: string
  t: ServiceIsland['t']
}): ReactNode {
  const number = phone.replace(/[^+\d]/g, '')
  const address = toSafePath(url)
  if (!number && !address) return null
  return (
    <p className="ostrov-service-missing">
      {t('missing')} {number && <a href={`tel:${number}`}>{phone}</a>}
      {number && address && ' · '}
      {address && <a href={address}>{t('write')}</a>}
    </p>
  )
}
