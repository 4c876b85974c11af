import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import type { Trail } from '#core/record/keep-trail.ts'
import { recordNavMessages } from './record-nav-messages.ts'

const t = createTranslate(recordNavMessages)

/** The way back to the list, and to the records before and after this one in it. */
export function RecordNav({
  listHref,
  trail,
  isGone,
  hrefOf,
}: {
  listHref: string
  trail: Trail | null
  /** It was deleted, and has no place among the others. */
  isGone: boolean
  hrefOf: (id: string) => string
}): ReactNode {
  return (
    <nav className="ostrov-record-nav" aria-label={t('neighbours')}>
      <a href={listHref}>{t('list')}</a>
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
