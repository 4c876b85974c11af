import { type ReactNode, useEffect } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { findListAddress, markOpened, type Trail } from '#core/record/keep-trail.ts'
import { recordNavMessages } from './record-nav-messages.ts'

const t = createTranslate(recordNavMessages)

/** The way back to the list, and to the records before and after this one in it. */
export function RecordNav({
  name,
  id,
  listHref,
  trail,
  isGone,
  hrefOf,
}: {
  /** Of the list's trail. */
  name: string
  /** Of the record that is shown; empty where there is none yet. */
  id: string
  /** The list as it begins; who comes from a later page of it goes back there. */
  listHref: string
  trail: Trail | null
  /** It was deleted, and has no place among the others. */
  isGone: boolean
  hrefOf: (id: string) => string
}): ReactNode {
  useEffect(() => {
    if (id) markOpened(name, id)
  }, [name, id])
  return (
    <nav className="ostrov-record-nav" aria-label={t('neighbours')}>
      <a href={findListAddress(name, listHref)}>{t('list')}</a>
      {trail && (
        <span>
          {trail.previous !== null && (
            <a rel="prev" href={hrefOf(trail.previous)}>
              {t('previous')}
            </a>
          )}
          {!isGone && (
            <span className="ostrov-muted">
              {t('position', { position: trail.position, count: trail.count })}
            </span>
          )}
          {trail.next !== null && (
            <a rel="next" href={hrefOf(trail.next)}>
              {t('next')}
            </a>
          )}
        </span>
      )}
    </nav>
  )
}
