import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { listWeeks, readDay } from './calendar-days.ts'
import { moveDay } from './move-day.ts'
import { nameDay } from './name-day.ts'

interface Grid {
  /** The day that the arrow keys stand on, ISO as all days here. */
  day: string
  /** The day of the month that was wished; another one may be shorter. */
  wished: number
  value: string | null
  today: string
  isOffered: (iso: string) => boolean
  goTo: (iso: string) => void
  pick: (iso: string) => void
}

/** The weeks of one month; one of its days is in the order of Tab. */
export function MonthGrid(grid: Grid): ReactNode {
  const id = useUniqueId()
  const { year, month } = readDay(grid.day)
  const weeks = listWeeks(year, month)
  return (
    <>
      <p id={id} className="ostrov-hidden" aria-live="polite">
        <KeyedText value={nameDay(grid.day, { month: 'long', year: 'numeric' })} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the ARIA practices make it of a table */}
      <table role="grid" aria-labelledby={id}>
        <thead>
          <tr>
            {weeks[0]?.map(iso => (
              <th key={iso} scope="col" abbr={nameDay(iso, { weekday: 'long' })}>
                {nameDay(iso, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(iso => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which may be selected
                <td key={iso} aria-selected={iso === grid.value}>
                  {readDay(iso).month === month && grid.isOffered(iso) && <Day iso={iso} {...grid} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Day({ iso, day, wished, today, goTo, pick }: Grid & { iso: string }): ReactNode {
  return (
    <button
      type="button"
      data-day={iso}
      tabIndex={iso === day ? 0 : -1}
      aria-current={iso === today ? 'date' : undefined}
      aria-label={nameDay(iso, { dateStyle: 'full' })}
      onClick={() => pick(iso)}
      onKeyDown={event => {
        const next = moveDay(iso, event.key, event.shiftKey, wished)
        if (!next || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        goTo(next)
      }}
    >
      {readDay(iso).day}
    </button>
  )
}
