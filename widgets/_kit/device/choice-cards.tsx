import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'

export interface CardChoice {
  value: string
  label: string
  image?: string | null
  image_alt?: string | null
  help?: string | null
}

interface Question {
  legend: string
  hint?: string | null | undefined
  choices: readonly CardChoice[]
  value: string | null
  layout?: 'cards' | 'rows' | 'pictures'
  onChoose: (value: string) => void
  isReadOnly?: boolean
}

/** One question answered by one of several cards; native radio buttons, so the keyboard works as everywhere. */
export function ChoiceCards(question: Question): ReactNode {
  const { legend, hint, choices, value, layout = 'cards', onChoose, isReadOnly = false } = question
  const id = useUniqueId()
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} disabled={isReadOnly}>
      <KeyedText as="legend" value={legend} />
      {hint && (
        <p className="ostrov-muted" id={`${id}-hint`}>
          <KeyedText value={hint} />
        </p>
      )}
      <div className="ostrov-choices" data-layout={layout}>
        {choices.map((choice, place) => (
          <Card
            key={choice.value}
            id={`${id}-${place}`}
            name={id}
            choice={choice}
            isChosen={choice.value === value}
            onChoose={onChoose}
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
}: {
  id: string
  name: string
  choice: CardChoice
  isChosen: boolean
  onChoose: (value: string) => void
}): ReactNode {
  return (
    <label className="ostrov-choice">
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        // Neither what its picture shows nor its help is a part of its name.
        aria-label={choice.help || choice.image_alt ? choice.label : undefined}
        aria-describedby={choice.help ? id : undefined}
        data-replay={choice.value}
        onChange={() => onChoose(choice.value)}
      />
      {choice.image && (
        <img src={choice.image} alt={describePicture(choice)} width="96" height="96" loading="lazy" />
      )}
      <span>
        <KeyedText value={choice.label} />
        {choice.help && <small id={id}>{choice.help}</small>}
      </span>
    </label>
  )
}

/** A picture that says no more than the label beside it is left out, or it would be read twice. */
const describePicture = ({ image_alt, label }: CardChoice): string =>
  image_alt && image_alt !== label ? image_alt : ''
