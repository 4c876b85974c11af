import { createContext, type ReactNode, useContext, useRef } from 'react'
import { keepUnits } from '#core/intl/keep-units.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'

export interface CardChoice {
  /** What the answer is, once the card is chosen. */
  value: string
  /** The text of the card and its name. */
  label: string
  /** The address of a picture. */
  image?: string | null
  /** What the picture shows, where the label doesn’t say it. */
  image_alt?: string | null
  /** Before the label: a sign that says no more than it does. */
  icon?: ReactNode
  /** Below the label: what helps to choose. */
  help?: string | null
  /** At the card's end, a part of its name: a price. */
  aside?: string | null
  /** What is to be known of it, a line each. */
  lines?: readonly CardLine[]
  /** It is shown and can’t be chosen. */
  isDisabled?: boolean
}

export interface CardLine {
  /** What is to be known. */
  text: string
  /** Its colour; without it that of a hint. */
  tone?: 'good' | 'warning'
}

interface Question {
  /** The question that the cards answer; the legend of their group. */
  legend: string
  /** Below the question: what helps to answer it. */
  hint?: string | null | undefined
  /** The cards in their order; `value` is what the answer is. */
  choices: readonly CardChoice[]
  /** The `value` of the chosen card; null while there is none. */
  value: string | null
  /** How the cards stand: `cards` and `pictures` in columns, `rows` one below the other, `chips` for answers of a word or two, `offers` for a name with lines and a price. */
  layout?: CardLayout
  /** Gets the `value` of each card that is chosen, also of one that an arrow passes. */
  onChoose: (value: string) => void
  /** The choice is made: by a press, Space or Enter, not by an arrow that passes it. */
  onSettle?: (value: string) => void
  /** The answer is shown and can’t be changed. */
  isReadOnly?: boolean
  /** Stands between the question and its cards. */
  children?: ReactNode
}

/** The id of the text that asks for an answer where there is none yet; empty as long as nothing is asked. */
export const AnswerAsked = createContext('')

export type CardLayout = 'cards' | 'rows' | 'pictures' | 'chips' | 'offers'

/** One question answered by one of several cards; native radio buttons, so the keyboard works as everywhere. */
export function ChoiceCards(question: Question): ReactNode {
  const { legend, hint, choices, value, layout = 'cards', onChoose, onSettle, isReadOnly = false } = question
  const id = useUniqueId()
  const isPassing = useRef(false)
  const asked = useContext(AnswerAsked)
  const isOwed = asked !== '' && value === null
  const settle = (chosen: string): void => {
    if (!isPassing.current) onSettle?.(chosen)
  }
  return (
    <fieldset
      // A mere group is never invalid.
      role={isOwed ? 'radiogroup' : undefined}
      aria-invalid={isOwed || undefined}
      aria-describedby={[isOwed && asked, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      disabled={isReadOnly}
      onKeyDown={({ key, repeat, target }) => {
        isPassing.current = key.startsWith('Arrow')
        if (key === 'Enter' && !repeat && isRadio(target)) target.click()
      }}
      onKeyUp={event => {
        isPassing.current = false
        // Browsers let it pass where the card is chosen already.
        if (event.key !== ' ' || !isRadio(event.target) || !event.target.checked) return
        event.preventDefault()
        event.target.click()
      }}
    >
      <KeyedText as="legend" value={legend} />
      {hint && (
        <p className="ostrov-muted" id={`${id}-hint`}>
          <KeyedText value={hint} />
        </p>
      )}
      {question.children}
      <div className="ostrov-choices" data-layout={layout}>
        {choices.map((choice, place) => (
          <Card
            key={choice.value}
            id={`${id}-${place}`}
            name={id}
            choice={choice}
            isChosen={choice.value === value}
            onChoose={() => {
              onChoose(choice.value)
              settle(choice.value)
            }}
            onConfirm={() => settle(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Card({
  id,
  name,
  choice,
  isChosen,
  onChoose,
  onConfirm,
}: {
  id: string
  name: string
  choice: CardChoice
  isChosen: boolean
  onChoose: () => void
  /** The card that is chosen already is pressed. */
  onConfirm: () => void
}): ReactNode {
  const { aside, lines = [] } = choice
  const isDescribed = Boolean(choice.help) || lines.length > 0
  return (
    <label className="ostrov-choice" data-disabled={choice.isDisabled || undefined}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        disabled={choice.isDisabled}
        // Neither what its picture shows nor its help is a part of its name.
        aria-label={isDescribed || choice.image_alt || aside ? nameCard(choice) : undefined}
        aria-describedby={isDescribed ? id : undefined}
        data-replay={choice.value}
        onChange={onChoose}
        onClick={isChosen ? onConfirm : undefined}
      />
      {choice.image && (
        <img src={choice.image} alt={describePicture(choice)} width="96" height="96" loading="lazy" />
      )}
      {choice.icon}
      <span>
        <KeyedText value={keepUnits(choice.label)} />
        {choice.help && <small id={id}>{keepUnits(choice.help)}</small>}
        <Lines id={id} lines={lines} />
      </span>
      {aside && <KeyedText as="strong" className="ostrov-choice-aside" value={aside} />}
    </label>
  )
}

const nameCard = ({ label, aside }: CardChoice): string => [label, aside].filter(Boolean).join(', ')

const Lines = ({ id, lines }: { id: string; lines: readonly CardLine[] }): ReactNode =>
  lines.length > 0 && (
    <span id={id} className="ostrov-choice-lines">
      {lines.map(({ text, tone }) => (
        <small key={text} data-tone={tone}>
          {keepUnits(text)}{' '}
        </small>
      ))}
    </span>
  )

/** A picture that says no more than the label beside it is left out, or it would be read twice. */
const describePicture = ({ image_alt, label }: CardChoice): string =>
  image_alt && image_alt !== label ? image_alt : ''

const isRadio = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio'
