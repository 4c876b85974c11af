import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { addMonths, readDay, withinMonth } from './calendar-days.ts'
import { datePickerMessages } from './date-picker-messages.ts'
import { nameDay } from './name-day.ts'

const t = createTranslate(datePickerMessages)

interface Chooser {
  /** ISO, as are the first and the last day that are offered. */
  day: string
  /** The day of the month that was wished. */
  wished: number
  from: string
  to: string
  goTo: (iso: string) => void
}

/** Month and year of a calendar, with steps to its neighbours. */
export function MonthChooser({ day, wished, from, to, goTo }: Chooser): ReactNode {
  const { year, month } = readDay(day)
  const first = readDay(from).year
  return (
    <div className="ostrov-date-picker-head">
      <Step label={t('previousMonth')} sign="‹" onPress={() => goTo(addMonths(day, -1, wished))} />
      <Choice
        label={t('month')}
        value={month}
        options={Array.from({ length: 12 }, (_, i) => [
          i + 1,
          nameDay(withinMonth(year, i + 1, 1), { month: 'long' }),
        ])}
        onChoose={next => goTo(withinMonth(year, next, wished))}
      />
      <Choice
        label={t('year')}
        value={year}
        options={Array.from({ length: readDay(to).year - first + 1 }, (_, i) => [first + i, first + i])}
        onChoose={next => goTo(withinMonth(next, month, wished))}
      />
      <Step label={t('nextMonth')} sign="›" onPress={() => goTo(addMonths(day, 1, wished))} />
    </div>
  )
}

const Choice = ({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: number
  options: readonly (readonly [value: number, label: string | number])[]
  onChoose: (value: number) => void
}): ReactNode => (
  <select
    className="ostrov-input"
    aria-label={label}
    value={value}
    onChange={event => onChoose(Number(event.currentTarget.value))}
  >
    {options.map(([option, name]) => (
      <option key={option} value={option}>
        {name}
      </option>
    ))}
  </select>
)

const Step = ({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }): ReactNode => (
  <button type="button" className="ostrov-icon-button" aria-label={label} onClick={onPress}>
    <span aria-hidden="true">{sign}</span>
  </button>
)
