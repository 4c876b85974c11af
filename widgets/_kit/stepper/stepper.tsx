import { type ReactNode, useRef, useState } from 'react'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { t } from './stepper-messages.ts'

interface StepperTexts {
  label: string
  fewer: string
  more: string
}

/**
 * How many of something: a number to be typed between two buttons. What is typed counts once the field is left or Enter
 * is pressed, so that a 12 is never a 1 first.
 */
export function Stepper({
  value,
  most,
  texts,
  onChange,
  onNone,
}: {
  /** A whole number from 1 to `most`. */
  value: number
  /** The highest that can be chosen. */
  most: number
  /** Names of the number and of the buttons beside it. */
  texts: StepperTexts
  /** Gets whole numbers from 1 to `most`, also the one that is there, where it was typed again. */
  onChange: (value: number) => void
  /** A 0 was typed; without it that is refused. */
  onNone?: () => void
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnfit, setUnfit] = useState(false)
  // A field that goes with its product is left by that, before it is drawn anew.
  const isSettled = useRef(true)
  const edit = (text: string | null, hasFailed = false): void => {
    isSettled.current = text === null
    setTyped(text)
    setUnfit(hasFailed)
  }
  const set = (wanted: number): void => {
    edit(null)
    onChange(Math.max(1, Math.min(wanted, most)))
  }
  const settle = (): void => {
    if (isSettled.current || typed === null) return
    // As it is pasted: full-width, or a space before its thousands.
    const wanted = typed
      .normalize('NFKC')
      .trim()
      .replace(/\s(?=\d{3}(?!\d))/g, '')
    if (!/^\d+$/.test(wanted) || (!onNone && +wanted === 0)) edit(null, true)
    else if (+wanted > 0 || !onNone) set(+wanted)
    else {
      edit(null)
      onNone()
    }
  }
  // Whatever is being pressed stays where it is until it has been pressed: a change may move it.
  const leave = (): void => {
    if (document.querySelector(':active')) addEventListener('click', settle, { capture: true, once: true })
    else settle()
  }
  return (
    <div className="ostrov-stepper">
      <Step sign="−" label={texts.fewer} isOff={value <= 1} onPress={() => set(value - 1)} />
      <input
        className="ostrov-input"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.label}
        value={typed ?? String(value)}
        onChange={event => edit(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={event => {
          if (event.key === 'Enter') settle()
          else if (event.key === 'ArrowUp') set(value + 1)
          else if (event.key === 'ArrowDown') set(value - 1)
          else return
          event.preventDefault()
        }}
      />
      <Step sign="+" label={texts.more} isOff={value >= most} onPress={() => set(value + 1)} />
      {isUnfit && (
        <p className="ostrov-stepper-note" role="alert">
          {t('unfit', { most })}
        </p>
      )}
    </div>
  )
}

const Step = ({
  sign,
  label,
  isOff,
  onPress,
}: {
  sign: string
  label: string
  isOff: boolean
  onPress: () => void
}): ReactNode => (
  <button
    type="button"
    className="ostrov-button"
    data-kind="secondary"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    <KeyedText value={sign} />
  </button>
)
