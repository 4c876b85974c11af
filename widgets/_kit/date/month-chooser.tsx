import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { addMonths, readDay, withinMonth } from './calendar-days.ts'
import { datePickerMessages } from './date-picker-messages.ts'
import { nameDay } from './name-day.ts'

const t = createTranslate(datePickerMessages)

/** Month and year of a calendar, with steps to its neighbours. */
export function MonthChooser({
  day,
  from,
  to,
  goTo,
}: {
  /** ISO, as are the first and the last day that are offered. */
  day: string
  from: string
  to: string
  goTo: (iso: string) => void
}): ReactNode {
  const { year, month, day: date } = readDay(day)
  const first = readDay(from).year
  return (
    <div className="ostrov-date-picker-head">
      <Step label={t('previousMonth')} sign="‹" onPress={() => goTo(addMonths(day, -1))} />
      <select
        className="ostrov-input"
        aria-label={t('month')}
        value={month}
        onChange={event => goTo(withinMonth(year, Number(event.currentTarget.value), date))}
      >
        {Array.from({ length: 12 }, (_, i) => (
          <option key={String(i)} value={i + 1}>
            {nameDay(withinMonth(year, i + 1, 1), { month: 'long' })}
          </option>
        ))}
      </select>
      <select
        className="ostrov-input"
        aria-label={t('year')}
        value={year}
        onChange={event => goTo(withinMonth(Number(event.currentTarget.value), month, date))}
      >
        {Array.from({ length: readDay(to).year - first + 1 }, (_, i) => (
          <option key={String(i)} value={first + i}>
            {first + i}
          </option>
        ))}
      </select>
      <Step label={t('nextMonth')} sign="›" onPress={() => goTo(addMonths(day, 1))} />
    </div>
  )
}

const Step = ({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }): ReactNode => (
  <button type="button" className="ostrov-icon-button" aria-label={label} onClick={onPress}>
    <span aria-hidden="true">{sign}</span>
  </button>
)
