import type { ReactNode } from 'react'
import { toSafePath } from '#core/safe-link.ts'
import { t } from './messages.ts'

/** The way on for who does not find their model, as far as the editor knows one. */
export function MissingModel({ phone, url }: { phone: string; url: string }): ReactNode {
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
