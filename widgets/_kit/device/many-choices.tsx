import { type ComponentProps, type ReactNode, useState } from 'react'
import { filterChoices, MANY } from '#core/device/filter-choices.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { stepsMessages } from './steps-messages.ts'

const t = createTranslate(stepsMessages)

/** A question with its cards; where they are many, they can be looked for by name. */
export function ManyChoices(question: ComponentProps<typeof ChoiceCards>): ReactNode {
  const id = useUniqueId()
  const [typed, type] = useState('')
  const { choices } = question
  if (choices.length <= MANY) return <ChoiceCards {...question} />
  const found = filterChoices(choices, typed)
  return (
    <ChoiceCards {...question} choices={found}>
      <div className="ostrov-find">
        <label className="ostrov-hidden" htmlFor={id}>
          {t('find')}
        </label>
        <input
          id={id}
          className="ostrov-input"
          type="search"
          autoComplete="off"
          placeholder={t('find')}
          value={typed}
          onInput={({ currentTarget: { value } }) => {
            type(value)
            announce(t('found', { count: filterChoices(choices, value).length }))
          }}
        />
        {found.length === 0 && <KeyedText as="p" value={t('found', { count: 0 })} />}
      </div>
    </ChoiceCards>
  )
}
