import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { clampDay, readDay, withinMonth } from './calendar-days.ts'
import { datePickerMessages } from './date-picker-messages.ts'
import { MonthChooser } from './month-chooser.tsx'
import { MonthGrid } from './month-grid.tsx'

const t = createTranslate(datePickerMessages)

export const YEARS_BACK = 100
export const YEARS_AHEAD = 52

interface Picker {
  /** What the day is for; the name of the dialog for screen readers: “Valid until”. */
  label: string
  /** The day chosen so far, ISO; the calendar opens on it, or on today. */
  value: string | null
  /** Today, as YYYY-MM-DD: the calendar marks it, and counts its years from it. */
  today: string
  /** How many years before this one can be chosen. */
  yearsBack?: number
  /** How many years after this one can be chosen. */
  yearsAhead?: number
  /** Gets the day that was chosen, as YYYY-MM-DD. */
  onPick: (iso: string) => void
  /** The dialog is closed, after a pick too. */
  onClose: () => void
}

/** A month of days in a dialog, by the keyboard table of the ARIA practices' date picker dialog. */
export function DatePicker(picker: Picker): ReactNode {
  const { label, value, today, onPick, onClose } = picker
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    announce(t('keys'))
  }, [])
  const { grid, day, wished, from, to, goTo } = useCalendar(picker)

  const pick = (iso: string): void => {
    onPick(iso)
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className="ostrov-date-picker"
      aria-label={label}
      onClose={onClose}
      onKeyDown={keepTabInside}
    >
      <MonthChooser day={day} wished={wished} from={from} to={to} goTo={goTo} />
      <div ref={grid} className="ostrov-date-picker-days">
        <MonthGrid
          day={day}
          wished={wished}
          value={value}
          today={today}
          isOffered={iso => iso >= from && iso <= to}
          goTo={next => goTo(next, true)}
          pick={pick}
        />
      </div>
      <div className="ostrov-form-actions">
        <Button kind="secondary" label={words('cancel')} onPress={() => dialog.current?.close()} />
        <Button label={t('choose')} onPress={() => pick(day)} />
      </div>
    </dialog>
  )
}

/** The day that the calendar stands on, among those that are offered; one that was gone to in the grid has the focus. */
function useCalendar({ value, today, yearsBack = YEARS_BACK, yearsAhead = YEARS_AHEAD }: Picker) {
  const thisYear = readDay(today).year
  const from = `${thisYear - yearsBack}-01-01`
  const to = `${thisYear + yearsAhead}-12-31`
  const [day, setDay] = useState(() => clampDay(value ?? today, from, to))
  const wished = useRef(readDay(day).day)
  const grid = useRef<HTMLDivElement>(null)
  const isGridFollowed = useRef(true)

  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (isGridFollowed.current) cell?.focus()
    isGridFollowed.current = false
  }, [day])

  const goTo = (next: string, isByGrid = false): void => {
    isGridFollowed.current = isByGrid
    const { year, month, day: date } = readDay(next)
    // The wish outlasts months that are too short for it.
    if (withinMonth(year, month, wished.current) !== next) wished.current = date
    setDay(clampDay(next, from, to))
  }
  return { grid, day, wished: wished.current, from, to, goTo }
}

/** The browser's own Tab would leave a modal dialog for the address bar; the practices' goes round. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')].filter(
    stop => stop.tabIndex >= 0,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  if (event.target !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}
