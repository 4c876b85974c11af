import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { type Condition, listAskedConditions } from '#core/buyback/conditions.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { FoldedStep, Progress } from '#kit/device/folded-step.tsx'
import type { Folding } from '#kit/device/use-folding.ts'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { t } from './messages.ts'
import type { SelectorModel } from './model.ts'

interface Questions {
  model: SelectorModel
  folding: Folding
}

/** The questions on the device's condition, one after another; those that are disabled or ask nothing are left out. */
export function Conditions({ model, folding }: Questions): ReactNode {
  useSignals()
  const { buyback } = model
  const data = buyback.data.value
  const isWaiting = !data && buyback.isLoading.value && buyback.selection.value.color !== null
  useLoadingNews(t('conditions'), isWaiting, data !== null)
  if (!data) return isWaiting && <WaitingQuestions />
  const asked = listAskedConditions(data)
  // What can bring no price any more is not asked for.
  const next = model.isBeyondPrice.value ? undefined : asked.find(({ value }) => value === null)
  if (!next && asked.every(({ value }) => value === null)) return null
  return (
    <section className="ostrov-selector-conditions">
      <h3>{t('conditions')}</h3>
      {buyback.cleared.value.length > 0 && <Note kind="warning">{t('cleared')}</Note>}
      {asked.map(
        (condition, place) =>
          (condition.value !== null || condition === next) && (
            <Question
              key={condition.id}
              condition={condition}
              progress={[place + 1, asked.length]}
              model={model}
              folding={folding}
            />
          ),
      )}
    </section>
  )
}

function Question({
  condition: { id, name, help, value, choices },
  progress: [at, count],
  model: { buyback },
  folding,
}: Questions & { condition: Condition; progress: readonly [at: number, count: number] }): ReactNode {
  const step = `condition ${id}`
  const isHeld = folding.held === step
  const answer = choices.find(choice => choice.value === value)
  if (answer && !isHeld)
    return (
      <div className="ostrov-step">
        <FoldedStep name={name} value={answer.label} onChange={() => folding.reopen(step)} />
      </div>
    )
  return (
    <div tabIndex={-1} className="ostrov-step" data-open data-held={isHeld || undefined}>
      <Progress text={t('question', { at, count })} at={at} count={count} />
      <ChoiceCards
        legend={name}
        hint={help}
        layout="rows"
        choices={uniqueByValue(choices)}
        value={value}
        onChoose={chosen => {
          buyback.answer(id, chosen)
          folding.hold(step)
        }}
        onSettle={() => folding.settle()}
      />
    </div>
  )
}

const WaitingQuestions = (): ReactNode => (
  <div tabIndex={-1} className="ostrov-step" data-open>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who goes on by Tab waits here for the questions */}
    <fieldset aria-busy="true" aria-label={t('conditions')} tabIndex={0}>
      <h3>{t('conditions')}</h3>
      <SkeletonCards count={4} layout="rows" />
    </fieldset>
  </div>
)

/** A value may stand on several rows of the price list; it is one answer. */
function uniqueByValue<T extends { value: string }>(choices: readonly T[]): T[] {
  return [...new Map(choices.map(choice => [choice.value, choice])).values()]
}
