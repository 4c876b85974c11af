import type { MouseEvent, ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { pagerMessages } from './pager-messages.ts'

const t = createTranslate(pagerMessages)

/** The way to the pages beside the one that is shown; each is a link, which may as well be opened in another tab. */
export function Pager({
  page,
  pageCount,
  onGoTo,
}: {
  /** The number of the page that is shown; the first is 1. */
  page: number
  /** How many pages there are; with one or none nothing is rendered. */
  pageCount: number
  /** Gets the number of the page that was pressed, from 1. */
  onGoTo: (page: number) => void
}): ReactNode {
  if (pageCount < 2) return null
  return (
    <nav className="ostrov-pager" aria-label={t('pages')}>
      <PageLink label={t('previous')} to={page - 1} pageCount={pageCount} onGoTo={onGoTo} />
      <KeyedText value={t('page', { page, count: pageCount })} />
      <PageLink label={t('next')} to={page + 1} pageCount={pageCount} onGoTo={onGoTo} />
    </nav>
  )
}

/** Before the first page and after the last its place stays empty, so that the others stay where they are. */
function PageLink({
  label,
  to,
  pageCount,
  onGoTo,
}: {
  label: string
  to: number
  pageCount: number
  onGoTo: (page: number) => void
}): ReactNode {
  if (to < 1 || to > pageCount) return <span />
  return (
    <a
      className="ostrov-button"
      data-kind="secondary"
      href={addressOf(to)}
      onClick={event => {
        if (isForAnotherTab(event)) return
        event.preventDefault()
        onGoTo(to)
      }}
    >
      {label}
    </a>
  )
}

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

function addressOf(page: number): string {
  const query = new URLSearchParams(location.search)
  if (page === 1) query.delete('page')
  else query.set('page', String(page))
  return `${location.pathname}${query.size ? `?${query}` : ''}`
}
