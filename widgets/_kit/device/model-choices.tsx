import { type ReactNode, useState } from 'react'
import type { Choice } from '#core/api/device/choice.ts'
import { findGroup, groupModels, type ModelGroup } from '#core/device/model-groups.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FoldedStep } from './folded-step.tsx'
import { ManyChoices } from './many-choices.tsx'
import { stepsMessages } from './steps-messages.ts'

const t = createTranslate(stepsMessages)

/** Which model, and of those that differ in their storage alone, which of these. */
export function ModelChoices({
  legend,
  choices,
  value,
  progress,
  onChoose,
  onSettle,
}: {
  legend: string
  choices: readonly Choice[]
  value: string | null
  /** Stands above the question that is open. */
  progress: ReactNode
  onChoose: (value: string) => void
  /** Leads on: to the sizes of a name, or from the model that was chosen. */
  onSettle: (isDone: boolean) => void
}): ReactNode {
  const [picked, pick] = useState<string | null>(null)
  const [isNamed, setNamed] = useState(false)
  const groups = groupModels(choices)
  const group = findGroup(groups, picked ?? value)
  const hasSizes = isSized(group)
  const isFolded = isNamed && hasSizes
  return (
    <>
      {isFolded && (
        <FoldedStep
          name={legend}
          value={group.label}
          onChange={() => {
            setNamed(false)
            onSettle(false)
          }}
        />
      )}
      {progress}
      {!isFolded && (
        <ManyChoices
          legend={legend}
          layout="rows"
          choices={groups}
          value={group?.value ?? null}
          onChoose={name => {
            pick(name)
            if (!isSized(findGroup(groups, name))) onChoose(name)
          }}
          onSettle={name => {
            setNamed(true)
            onSettle(!isSized(findGroup(groups, name)))
          }}
        />
      )}
      {hasSizes && (
        <ChoiceCards
          legend={t(group.kind)}
          layout="chips"
          choices={group.sizes.map(({ value: size, label }) => ({ value: size, label }))}
          value={value}
          onChoose={onChoose}
          onSettle={() => onSettle(true)}
        />
      )}
    </>
  )
}

const isSized = (group: ModelGroup | undefined): group is ModelGroup => Boolean(group?.sizes[1])
