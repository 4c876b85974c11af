import { useSignals } from '@preact/signals-react/runtime'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useRef, useState } from 'react'
import { spellDate } from '#core/intl/show-date.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { getToday } from '#core/page.ts'
import { parseDate, type YearKind } from '#core/validation/date/date.ts'
import { FieldFrame, type FrameTexts } from '#kit/form/field-frame.tsx'
import type { Form } from '#kit/form/form.ts'
import { useFormField } from '#kit/form/use-form-field.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { dateFieldMessages } from './date-field-messages.ts'

const t = createTranslate(dateFieldMessages)
const loadPicker = () => import('./date-picker.tsx')

interface Day extends FrameTexts {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
  /** To which century a year of two digits belongs: `past` for a birth, `future` for a validity, `window` for either, from 80 years back to 19 ahead. */
  kind: YearKind
  /** How many years before this one the calendar offers; where not told, as many as `DatePicker` does. */
  yearsBack?: number
  /** What a browser may fill in, as in HTML. */
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A day as text, DD.MM.YYYY, beside a button that opens a calendar. Once left, it is written out in full. */
export function DateField({ of, name, kind, yearsBack, autoComplete = 'off', ...frame }: Day): ReactNode {
  useSignals()
  const { id, text, error, change, leave, props } = useFormField(of, name)
  const place = useRef<HTMLDivElement>(null)
  const { iso } = parseDate(text, { format: 'DD.MM.YYYY', kind, today: getToday() })

  // Its calendar is a part of it, too.
  const leaveFor = (next: EventTarget | null): void => {
    if (next instanceof Node && place.current?.contains(next)) return
    if (iso && text !== spellDate(iso)) change(spellDate(iso))
    leave()
  }
  const pick = (day: string): void => {
    change(spellDate(day))
    leave()
  }
  return (
    <FieldFrame {...frame} id={id} error={error}>
      {links => (
        <div ref={place} className="ostrov-date">
          <input
            {...props}
            {...links}
            className="ostrov-input"
            type="text"
            inputMode="numeric"
            value={text}
            autoComplete={autoComplete}
            required={!frame.isOptional}
            onBlur={event => leaveFor(event.relatedTarget)}
          />
          <Calendar
            label={frame.label}
            iso={iso}
            years={yearsBack === undefined ? {} : { yearsBack }}
            onPick={pick}
            onLeave={leaveFor}
          />
        </div>
      )}
    </FieldFrame>
  )
}

interface DayChoice {
  label: string
  iso: string | null
  years: { yearsBack?: number }
  onPick: (day: string) => void
  onLeave: (next: EventTarget | null) => void
}

/** The button that opens the calendar, which is fetched then. */
function Calendar({ label, iso, years, onPick, onLeave }: DayChoice): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { part: picker, isMissing, retry } = useLazyModule(loadPicker, isOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const open = (): void => {
    setOpen(true)
    if (isMissing) retry()
  }
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="ostrov-icon-button"
        aria-haspopup="dialog"
        aria-label={iso ? t('changeDay', { day: spellDate(iso) }) : t('openCalendar')}
        onClick={open}
        onBlur={event => onLeave(event.relatedTarget)}
      >
        <CalendarSign />
      </button>
      {isOpen && picker && (
        <picker.DatePicker
          {...years}
          label={label}
          value={iso}
          today={getToday()}
          onPick={onPick}
          onClose={close}
        />
      )}
    </>
  )
}

const CalendarSign = (): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" strokeWidth="1.5" strokeLinejoin="round" />
  </svg>
)
