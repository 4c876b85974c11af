import type { ReactNode } from 'react'
import { formatters } from '#core/intl/intl.ts'
import { getLanguage } from '#core/intl/translate.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { describeRow } from './describe-purge.ts'
import { t } from './messages.ts'
import type { Purged } from './purge-panel-model.ts'

/** What was purged since the page was opened: when, by whom, what and how. */
export function History({ rows }: { rows: readonly Purged[] }): ReactNode {
  const id = useUniqueId()
  if (rows.length === 0) return null
  return (
    <section className="ostrov-purge-history" aria-labelledby={id}>
      <h3 id={id}>{t('history')}</h3>
      <ol>
        {rows.map(({ id: row, at, who, order }) => {
          const { what, how } = describeRow(order)
          return (
            <li key={row}>
              <p className="ostrov-muted">
                <time dateTime={new Date(at).toISOString()}>{nameTime(at)}</time>
                {` · ${who ?? t('you')}`}
              </p>
              <p dir="auto">{what}</p>
              <p className="ostrov-muted">{how}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const nameTime = (at: number): string =>
  formatters.getDateTimeFormat(getLanguage(), { timeStyle: 'short' }).format(at)
