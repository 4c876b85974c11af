import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { formatters } from '#core/intl/intl.ts'
import { createTranslate, getLanguage } from '#core/intl/translate.ts'
import { isOnline } from '#core/state/connection.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { PAGE_SIZES } from '#core/state/list-query.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { gridMessages } from './grid-messages.ts'

const t = createTranslate(gridMessages)

/** As the numbers of the sentence beside it. */
const write = (number: number): string => formatters.getNumberFormat(getLanguage()).format(number)

interface PagerOptions<Row> {
  list: ListModel<Row>
  label: string
  /** It is made before the first rows are here, unseen, so that these alone are drawn once they come. */
  isWaiting: boolean
}

/** Which rows these are of how many, the way to the other pages, and how many a page holds; nothing where there are none. */
export function GridPager<Row>({ list, label, isWaiting }: PagerOptions<Row>): ReactNode {
  useSignals()
  const { page } = list.query.value
  const shown = list.shownPage?.value ?? page
  const pageCount = list.pageCount.value
  const { from, to, count } = list.range.value
  if (count === 0 && page === 1 && !isWaiting) return null
  return (
    <nav
      className="ostrov-grid-pager"
      aria-label={t('pagesOf', { label })}
      data-waiting={isWaiting || undefined}
    >
      <KeyedText
        value={[
          count > 0 && t('range', { from, to, count }),
          shown !== page && !isOnline.value && t('waitsForPage', { page: write(page) }),
        ]
          .filter(Boolean)
          .join(', ')}
      />
      {!list.isWhole && (
        <>
          <PageSize list={list} />
          <div className="ostrov-grid-turn">
            <Turn label={t('first')} sign="«" to={1} isUnavailable={page <= 1} list={list} />
            <Turn label={t('previous')} sign="‹" to={page - 1} isUnavailable={page <= 1} list={list} />
            <KeyedText value={`${write(shown)} / ${write(pageCount)}`} />
            <Turn label={t('next')} sign="›" to={page + 1} isUnavailable={page >= pageCount} list={list} />
            <Turn label={t('last')} sign="»" to={pageCount} isUnavailable={page >= pageCount} list={list} />
          </div>
        </>
      )}
    </nav>
  )
}

function Turn<Row>({
  label,
  sign,
  to,
  isUnavailable,
  list,
}: {
  label: string
  sign: string
  to: number
  isUnavailable: boolean
  list: ListModel<Row>
}): ReactNode {
  return (
    <button
      type="button"
      className="ostrov-grid-tool"
      aria-label={label}
      aria-disabled={isUnavailable || undefined}
      onClick={() => {
        if (!isUnavailable) list.setPage(to)
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

function PageSize<Row>({ list }: { list: ListModel<Row> }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const { pageSize } = list.query.value
  const sizes = PAGE_SIZES.some(size => size === pageSize) ? PAGE_SIZES : [pageSize, ...PAGE_SIZES]
  return (
    <div className="ostrov-grid-size">
      <label htmlFor={id}>{t('pageSize')}</label>
      <select
        id={id}
        className="ostrov-input"
        value={pageSize}
        onChange={event => list.setPageSize(Number(event.currentTarget.value))}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  )
}
